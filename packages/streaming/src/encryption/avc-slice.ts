import type { AvcParameters, PictureParameters, SequenceParameters } from './avc-parameters.ts';
import { bitReader, type BitReader } from './bit-reader.ts';

const SLICE = 1;
const KEY_SLICE = 5;

/** Slice types (ITU-T H.264, table 7-6). Each has two numbers. */
const [P, B, I, SP, SI] = [0, 1, 2, 3, 4];
const SLICE_TYPES = 5;

/** Whether a NAL unit is a slice. Other units stay clear, because players read them without a key. */
export const isSlice = (header: number): boolean => [SLICE, KEY_SLICE].includes(header & 0x1f);

/** Skips reference list modifications (ITU-T H.264, 7.3.3.1). */
const skipReordering = (reader: BitReader) => {
  if (!reader.flag()) return;
  while (reader.number() !== 3) reader.number();
};

/** Skips prediction weights (ITU-T H.264, 7.3.3.2). */
const skipWeights = (reader: BitReader, { chromaFormat, separatePlanes }: SequenceParameters, counts: readonly number[]) => {
  const hasChroma = chromaFormat !== 0 && !separatePlanes;
  const skipPairs = (pairs: number) => {
    if (!reader.flag()) return;
    for (let number = 0; number < pairs * 2; number += 1) reader.signed();
  };
  reader.number();
  if (hasChroma) reader.number();
  for (const count of counts) {
    for (let reference = 0; reference < count; reference += 1) {
      skipPairs(1);
      if (hasChroma) skipPairs(2);
    }
  }
};

/** Skips reference picture marking (ITU-T H.264, 7.3.3.3). */
const skipMarking = (reader: BitReader, isKey: boolean) => {
  if (isKey) {
    reader.bits(2);
    return;
  }
  if (!reader.flag()) return;
  for (let operation = reader.number(); operation !== 0; operation = reader.number()) {
    if (operation !== 5) reader.number();
    if (operation === 3) reader.number();
  }
};

/** Skips the fields of the picture order count. */
const skipOrder = (
  reader: BitReader,
  { pictureOrder }: SequenceParameters,
  { bottomFieldOrder }: PictureParameters,
  isField: boolean,
) => {
  if (pictureOrder.kind === 'none') return;
  if (pictureOrder.kind === 'deltas') reader.signed();
  else reader.bits(pictureOrder.bits);
  if (bottomFieldOrder && !isField) reader.signed();
};

/** Reference counts of both lists: from the parameter set, unless the slice overrides them. */
const readReferences = (reader: BitReader, type: number, { references }: PictureParameters): readonly number[] => {
  if (type === I || type === SI) return [];
  const isOwn = reader.flag();
  const lists = type === B ? references : references.slice(0, 1);
  return isOwn ? lists.map(() => reader.number() + 1) : lists;
};

const isWeighted = (type: number, { weightedPrediction, weightedBiprediction }: PictureParameters) =>
  type === B ? weightedBiprediction === 1 : weightedPrediction && (type === P || type === SP);

/** Bytes of the NAL unit header and the slice header (ITU-T H.264, 7.3.3), the last one perhaps only in part. */
export const sliceHeaderBytes = (unit: Uint8Array, { sequences, pictures }: AvcParameters): number => {
  const [header = 0] = unit;
  const isKey = (header & 0x1f) === KEY_SLICE;
  const reader = bitReader(unit);
  reader.number();
  const type = reader.number() % SLICE_TYPES;
  const picture = pictures.get(reader.number());
  const sequence = picture && sequences.get(picture.sequenceId);
  if (!sequence) throw new RangeError('A slice names parameters that the track does not have.');
  if (sequence.separatePlanes) reader.bits(2);
  reader.bits(sequence.frameNumberBits);
  const isField = !sequence.framesOnly && reader.flag();
  if (isField) reader.flag();
  if (isKey) reader.number();
  skipOrder(reader, sequence, picture, isField);
  if (picture.redundantPictures) reader.number();
  if (type === B) reader.flag();
  const references = readReferences(reader, type, picture);
  for (const _list of references) skipReordering(reader);
  if (isWeighted(type, picture)) skipWeights(reader, sequence, references);
  if ((header & 0x60) !== 0) skipMarking(reader, isKey);
  if (picture.arithmeticCoding && type !== I && type !== SI) reader.number();
  reader.signed();
  if (type === SP) reader.flag();
  if (type === SP || type === SI) reader.signed();
  if (picture.deblockingControl && reader.number() !== 1) {
    reader.signed();
    reader.signed();
  }
  return reader.bytesRead();
};
