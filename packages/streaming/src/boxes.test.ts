import { expect, test } from 'vitest';
import { readBoxes, findBox, getBox, uint32s, writeBox } from './boxes.ts';

const trak = writeBox('trak', writeBox('tkhd', uint32s(7)));
const file = Buffer.concat([writeBox('ftyp', Buffer.from('iso6')), writeBox('moov', writeBox('mvhd', uint32s(1)), trak)]);

test('boxes that are written are found again', () => {
  expect([...readBoxes(file)].map(({ type }) => type)).toEqual(['ftyp', 'moov']);
  expect(file.readUInt32BE(getBox(file, 'moov/trak/tkhd').content)).toBe(7);
  expect(findBox(file, 'moov/udta')).toBeUndefined();
});

test('a box that claims more than there is does not lead astray', () => {
  const cut = file.subarray(0, file.length - 4);
  expect(() => [...readBoxes(cut)]).toThrow(RangeError);
  expect(() => getBox(file, 'moov/trak/mdia')).toThrow('no moov/trak/mdia box');
});
