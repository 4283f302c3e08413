import { bitReader, type BitReader } from './bit-reader.ts';

/** Fields of a sequence parameter set that decide the length of slice headers (ITU-T H.264, 7.3.2.1). */
export type SequenceParameters = Readonly<{
  id: number;
  chromaFormat: number;
  separatePlanes: boolean;
  frameNumberBits: number;
  pictureOrder: Readonly<{ kind: 'least bits'; bits: number }> | Readonly<{ kind: 'deltas' }> | Readonly<{ kind: 'none' }>;
  framesOnly: boolean;
}>;

/** Fields of a picture parameter set that decide the length of slice headers (ITU-T H.264, 7.3.2.2). */
export type PictureParameters = Readonly<{
  id: number;
  sequenceId: number;
  arithmeticCoding: boolean;
  bottomFieldOrder: boolean;
  references: readonly [number, number];
  weightedPrediction: boolean;
  weightedBiprediction: number;
  deblockingControl: boolean;
  redundantPictures: boolean;
}>;

export type AvcParameters = Readonly<{
  lengthBytes: number;
  sequences: ReadonlyMap<number, SequenceParameters>;
  pictures: ReadonlyMap<number, PictureParameters>;
}>;

/** Profiles whose parameter sets contain a chroma format (ITU-T H.264, 7.3.2.1.1). */
const HIGH_PROFILES = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135];
const EVERY_COLOUR = 3;
const FLAT = 8;

/** Skips a scaling list (ITU-T H.264, 7.3.2.1.1.1). */
const skipScalingList = (reader: BitReader, size: number) => {
  let last = FLAT;
  let next = FLAT;
  for (let at = 0; at < size; at += 1) {
    if (next !== 0) next = (last + reader.signed() + 256) % 256;
    if (next !== 0) last = next;
  }
};

const readColours = (reader: BitReader) => {
  const chromaFormat = reader.number();
  const separatePlanes = chromaFormat === EVERY_COLOUR && reader.flag();
  reader.number();
  reader.number();
  reader.flag();
  if (reader.flag()) {
    const lists = chromaFormat === EVERY_COLOUR ? 12 : 8;
    for (let list = 0; list < lists; list += 1) if (reader.flag()) skipScalingList(reader, list < 6 ? 16 : 64);
  }
  return { chromaFormat, separatePlanes };
};

const readPictureOrder = (reader: BitReader): SequenceParameters['pictureOrder'] => {
  const type = reader.number();
  if (type === 0) return { kind: 'least bits', bits: reader.number() + 4 };
  if (type === 2) return { kind: 'none' };
  const isAlwaysZero = reader.flag();
  reader.signed();
  reader.signed();
  const frames = reader.number();
  for (let frame = 0; frame < frames; frame += 1) reader.signed();
  return isAlwaysZero ? { kind: 'none' } : { kind: 'deltas' };
};

export const readSequenceParameters = (unit: Uint8Array): SequenceParameters => {
  const reader = bitReader(unit);
  const profile = reader.bits(8);
  reader.bits(16);
  const id = reader.number();
  const colours = HIGH_PROFILES.includes(profile) ? readColours(reader) : { chromaFormat: 1, separatePlanes: false };
  const frameNumberBits = reader.number() + 4;
  const pictureOrder = readPictureOrder(reader);
  reader.number();
  reader.flag();
  reader.number();
  reader.number();
  return { id, ...colours, frameNumberBits, pictureOrder, framesOnly: reader.flag() };
};

export const readPictureParameters = (unit: Uint8Array): PictureParameters => {
  const reader = bitReader(unit);
  const id = reader.number();
  const sequenceId = reader.number();
  const arithmeticCoding = reader.flag();
  const bottomFieldOrder = reader.flag();
  if (reader.number() > 0) throw new RangeError('Pictures in slice groups are not encrypted: no encoder of ours writes them.');
  const references = [reader.number() + 1, reader.number() + 1] as const;
  const weightedPrediction = reader.flag();
  const weightedBiprediction = reader.bits(2);
  reader.signed();
  reader.signed();
  reader.signed();
  const deblockingControl = reader.flag();
  reader.flag();
  const redundantPictures = reader.flag();
  return {
    id,
    sequenceId,
    arithmeticCoding,
    bottomFieldOrder,
    references,
    weightedPrediction,
    weightedBiprediction,
    deblockingControl,
    redundantPictures,
  };
};

/** Reads a count and length-prefixed NAL units. Returns them and their end offset. */
const readUnits = (record: Buffer, from: number, count: number) => {
  const units: Buffer[] = [];
  let at = from;
  for (let unit = 0; unit < count; unit += 1) {
    const length = record.readUInt16BE(at);
    units.push(record.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return { units, end: at };
};

/** The content of an `avcC` box (ISO/IEC 14496-15 section 5.3.3.1). */
export const readAvcParameters = (record: Buffer): AvcParameters => {
  const sequences = readUnits(record, 6, record.readUInt8(5) & 0x1f);
  const pictures = readUnits(record, sequences.end + 1, record.readUInt8(sequences.end));
  return {
    lengthBytes: (record.readUInt8(4) & 3) + 1,
    sequences: new Map(sequences.units.map(readSequenceParameters).map((set) => [set.id, set])),
    pictures: new Map(pictures.units.map(readPictureParameters).map((set) => [set.id, set])),
  };
};
