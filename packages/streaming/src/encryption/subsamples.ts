import type { AvcParameters } from './avc-parameters.ts';
import { isSlice, sliceHeaderBytes } from './avc-slice.ts';

/** Subsample of a picture: clear bytes, then encrypted bytes. */
export type Subsample = Readonly<{ clear: number; encrypted: number }>;

/** BytesOfClearData has 16 bits. */
const MAX_CLEAR = 0xffff;

/** Lengths, headers and everything that is no slice stay: players cut pictures out and decide by them, without a key. */
export const listSubsamples = (picture: Buffer, parameters: AvcParameters): readonly Subsample[] => {
  const { lengthBytes } = parameters;
  const parts: Subsample[] = [];
  let clear = 0;
  const end = (encrypted: number) => {
    for (; clear > MAX_CLEAR; clear -= MAX_CLEAR) parts.push({ clear: MAX_CLEAR, encrypted: 0 });
    if (clear + encrypted > 0) parts.push({ clear, encrypted });
    clear = 0;
  };
  for (let at = 0; at < picture.length;) {
    const length = picture.readUIntBE(at, lengthBytes);
    const unit = picture.subarray(at + lengthBytes, at + lengthBytes + length);
    if (unit.length < length) throw new RangeError('A picture ends within one of its units.');
    const header = isSlice(unit[0] ?? 0) ? sliceHeaderBytes(unit, parameters) : length;
    clear += lengthBytes + header;
    if (header < length) end(length - header);
    at += lengthBytes + length;
  }
  end(0);
  return parts;
};
