import { createDecipheriv } from 'node:crypto';
import { readBoxes, getBox, uint32s, writeBox } from '../boxes.ts';
import type { TrackKey } from './cbcs.ts';

const BASE_IS_MOOF = 0x020000;
const OFFSET_AND_SIZES = 0x000201;

/** A fragment as packagers write it: one track, one run, sizes of every sample. */
const writeFragment = (samples: readonly Buffer[]): Buffer => {
  const moof = (offset: number) =>
    writeBox(
      'moof',
      writeBox('mfhd', uint32s(0, 1)),
      writeBox(
        'traf',
        writeBox('tfhd', uint32s(BASE_IS_MOOF, 1)),
        writeBox('tfdt', uint32s(0, 0)),
        writeBox('trun', uint32s(OFFSET_AND_SIZES, samples.length, offset, ...samples.map(({ length }) => length))),
      ),
    );
  return Buffer.concat([moof(moof(0).length + 8), writeBox('mdat', ...samples)]);
};

export const writeSegment = (fragments: readonly (readonly Buffer[])[]): Buffer => Buffer.concat(fragments.map(writeFragment));

/** A unit behind its length, as pictures hold them. */
export const withLength = (unit: Buffer): Buffer => Buffer.concat([uint32s(unit.length), unit]);

const decryptRange = (range: Buffer, { key, iv }: TrackKey, encrypted: number, clear: number): Buffer => {
  const plain = Buffer.from(range);
  const decipher = createDecipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
  for (let block = 0; (block + 1) * 16 <= range.length; block += 1) {
    if (clear > 0 && block % (encrypted + clear) >= encrypted) continue;
    decipher.update(range.subarray(block * 16, (block + 1) * 16)).copy(plain, block * 16);
  }
  return plain;
};

interface Subsample {
  readonly clear: number;
  readonly encrypted: number;
}

/** What the auxiliary information of a fragment says of its samples, found by its own offsets; undefined where there is none. */
const readAuxiliary = (fragment: Buffer): readonly (readonly Subsample[])[] | undefined => {
  const traf = getBox(fragment, 'moof/traf');
  const types = [...readBoxes(fragment, traf.content, traf.end)].map(({ type }) => type);
  if (!types.includes('senc')) return undefined;
  const saiz = getBox(fragment, 'moof/traf/saiz').content;
  const count = fragment.readUInt32BE(saiz + 5);
  let at = fragment.readUInt32BE(getBox(fragment, 'moof/traf/saio').content + 8);
  return Array.from({ length: count }, (_, sample) => {
    const entry = fragment.subarray(at, (at += fragment.readUInt8(saiz + 9 + sample)));
    return Array.from({ length: entry.readUInt16BE(0) }, (__, part) => ({
      clear: entry.readUInt16BE(2 + part * 6),
      encrypted: entry.readUInt32BE(4 + part * 6),
    }));
  });
};

/** The samples of an encrypted segment as a device with the key has them, read with nothing but what the segment says. */
export const decryptSegment = (segment: Buffer, key: TrackKey): readonly (readonly Buffer[])[] => {
  const boxes = [...readBoxes(segment)];
  return boxes.flatMap((moof, place) => {
    const mdat = boxes[place + 1];
    if (moof.type !== 'moof' || !mdat) return [];
    const fragment = segment.subarray(moof.start, mdat.end);
    const trun = getBox(fragment, 'moof/traf/trun').content;
    const auxiliary = readAuxiliary(fragment);
    let at = fragment.readUInt32BE(trun + 8);
    const samples = Array.from({ length: fragment.readUInt32BE(trun + 4) }, (_, sample) => {
      const bytes = fragment.subarray(at, (at += fragment.readUInt32BE(trun + 12 + sample * 4)));
      const parts = auxiliary?.[sample];
      if (!parts) return decryptRange(bytes, key, 0, 0);
      let from = 0;
      const plain = parts.flatMap(({ clear, encrypted }) => {
        const head = bytes.subarray(from, from + clear);
        const body = bytes.subarray(from + clear, (from += clear + encrypted));
        return [head, decryptRange(body, key, 1, 9)];
      });
      return Buffer.concat(plain);
    });
    return [samples];
  });
};
