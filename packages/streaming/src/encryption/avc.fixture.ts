import fc from 'fast-check';
import type { AvcParameters, PictureParameters, SequenceParameters } from './avc-parameters.ts';

/** Writes the fields of a NAL unit, as `bitReader` reads them. */
const bitWriter = () => {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at -= 1) bits.push(Math.floor(value / 2 ** at) % 2);
  };
  const number = (value: number) => {
    const length = Math.floor(Math.log2(value + 1));
    put(0, length);
    put(value + 1, length + 1);
  };
  return {
    put,
    flag: (value: boolean) => put(value ? 1 : 0, 1),
    number,
    signed: (value: number) => number(value > 0 ? value * 2 - 1 : -value * 2),
    /** Filled up with ones, as the pictures of arithmetic coding are. */
    bytes: () => {
      const filled = [...bits, ...Array.from({ length: (8 - (bits.length % 8)) % 8 }, () => 1)];
      return Array.from({ length: filled.length / 8 }, (_, at) =>
        filled.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
      );
    },
  };
};

/** Inserts emulation prevention bytes: 00 00 before a byte up to 03 becomes 00 00 03 (ITU-T H.264, 7.4.1). */
const escape = (bytes: readonly number[]): Buffer => {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(escaped);
};

const parameters = fc.record({
  sequence: fc.record<SequenceParameters>({
    id: fc.constant(0),
    chromaFormat: fc.constantFrom(0, 1, 2, 3),
    separatePlanes: fc.constant(false),
    frameNumberBits: fc.integer({ min: 4, max: 16 }),
    pictureOrder: fc.oneof(
      fc.record({ kind: fc.constant('least bits' as const), bits: fc.integer({ min: 4, max: 16 }) }),
      fc.constant({ kind: 'deltas' as const }),
      fc.constant({ kind: 'none' as const }),
    ),
    framesOnly: fc.boolean(),
  }),
  picture: fc.record<PictureParameters>({
    id: fc.constant(0),
    sequenceId: fc.constant(0),
    arithmeticCoding: fc.boolean(),
    bottomFieldOrder: fc.boolean(),
    references: fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })),
    weightedPrediction: fc.boolean(),
    weightedBiprediction: fc.constantFrom(0, 1, 2),
    deblockingControl: fc.boolean(),
    redundantPictures: fc.boolean(),
  }),
});

/** Where a header is not about what stands elsewhere, chance says what is in it. */
interface Chance {
  readonly flag: () => boolean;
  readonly upTo: (most: number) => number;
}

const chance = fc.gen().map((draw): Chance => ({
  flag: () => draw(fc.boolean),
  upTo: (most) => draw(fc.integer, { min: 0, max: most }),
}));

const writeSlice = (
  type: number,
  isKey: boolean,
  isReference: boolean,
  { sequence, picture }: { readonly sequence: SequenceParameters; readonly picture: PictureParameters },
  { flag, upTo }: Chance,
) => {
  const out = bitWriter();
  out.put(isReference ? 0x60 + (isKey ? 5 : 1) : isKey ? 5 : 1, 8);
  const some = (value: boolean) => {
    out.flag(value);
    return value;
  };
  out.number(upTo(3000));
  out.number(type + (flag() ? 5 : 0));
  out.number(0);
  out.put(upTo(2 ** sequence.frameNumberBits - 1), sequence.frameNumberBits);
  const isField = !sequence.framesOnly && some(flag());
  if (isField) out.flag(flag());
  if (isKey) out.number(upTo(65_535));
  if (sequence.pictureOrder.kind === 'least bits') {
    out.put(upTo(2 ** sequence.pictureOrder.bits - 1), sequence.pictureOrder.bits);
  } else if (sequence.pictureOrder.kind === 'deltas') out.signed(upTo(400) - 200);
  if (sequence.pictureOrder.kind !== 'none' && picture.bottomFieldOrder && !isField) out.signed(upTo(400) - 200);
  if (picture.redundantPictures) out.number(upTo(127));
  if (type === 1) out.flag(flag());
  const lists = type === 2 ? 0 : type === 1 ? 2 : 1;
  const counts: number[] = picture.references.slice(0, lists);
  if (lists > 0 && some(flag())) {
    for (const list of counts.keys()) {
      counts[list] = upTo(31) + 1;
      out.number((counts[list] ?? 1) - 1);
    }
  }
  for (const _list of counts) {
    if (!some(flag())) continue;
    for (let left = upTo(4); left > 0; left -= 1) {
      out.number(upTo(2));
      out.number(upTo(500));
    }
    out.number(3);
  }
  if (type === 1 ? picture.weightedBiprediction === 1 : type === 0 && picture.weightedPrediction) {
    out.number(upTo(7));
    if (sequence.chromaFormat !== 0) out.number(upTo(7));
    for (const count of counts) {
      for (let reference = 0; reference < count; reference += 1) {
        if (some(flag())) for (let pair = 0; pair < 2; pair += 1) out.signed(upTo(254) - 127);
        if (sequence.chromaFormat !== 0 && some(flag())) for (let four = 0; four < 4; four += 1) out.signed(upTo(254) - 127);
      }
    }
  }
  if (isReference && isKey) out.put(upTo(3), 2);
  if (isReference && !isKey && some(flag())) {
    for (let left = upTo(3); left > 0; left -= 1) {
      const operation = upTo(5) + 1;
      out.number(operation);
      if (operation !== 5) out.number(upTo(60));
      if (operation === 3) out.number(upTo(60));
    }
    out.number(0);
  }
  if (picture.arithmeticCoding && type !== 2) out.number(upTo(2));
  out.signed(upTo(52) - 26);
  if (picture.deblockingControl) {
    const idc = upTo(2);
    out.number(idc);
    if (idc !== 1) {
      out.signed(upTo(12) - 6);
      out.signed(upTo(12) - 6);
    }
  }
  return out.bytes();
};

/** Any slice that the syntax allows, with what its header takes of it: pictures of one kind of reference, predicted, or both ways. */
export const slices = fc
  .record({
    parameters,
    type: fc.constantFrom(0, 1, 2),
    isKey: fc.boolean(),
    isReference: fc.boolean(),
    chance,
    data: fc.uint8Array({ maxLength: 700 }),
  })
  .map(({ parameters: sets, type, isKey, isReference, chance: drawn, data }) => {
    const header = writeSlice(isKey ? 2 : type, isKey, isReference || isKey, sets, drawn);
    const avc: AvcParameters = {
      lengthBytes: 4,
      sequences: new Map([[0, sets.sequence]]),
      pictures: new Map([[0, sets.picture]]),
    };
    return { avc, unit: escape([...header, 0x80, ...data]), headerBytes: escape(header).length };
  });
