import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBoxes } from '../boxes.ts';
import { slices } from './avc.fixture.ts';
import { encryptSegment } from './encrypt-segment.ts';
import { decryptSegment, withLength, writeSegment } from './segment.fixture.ts';

const KEY = { keyId: Buffer.alloc(16, 1), key: Buffer.alloc(16, 2), iv: Buffer.alloc(16, 3) };

const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((array) => Buffer.from(array));
const sounds = fc.array(fc.array(bytes, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 });

/** What stands before pictures and is none: captions, parameters, borders; now and then longer than 16 bits can say. */
const asides = fc.oneof(
  { weight: 20, arbitrary: fc.constant([]) },
  { weight: 8, arbitrary: bytes.map((rest) => [Buffer.concat([Buffer.from([6]), rest])]) },
  { weight: 1, arbitrary: fc.constant([Buffer.concat([Buffer.from([6]), Buffer.alloc(140_000, 0xab)])]) },
);

/** A segment of pictures with the parameters of one of its slices, of which all are copies with other asides. */
const pictures = fc
  .tuple(
    slices,
    fc.array(fc.array(fc.tuple(asides, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([{ avc, unit, headerBytes }, fragments]) => ({
    avc,
    unit,
    headerBytes,
    samples: fragments.map((fragment) =>
      fragment.map(([before, copies]) =>
        Buffer.concat([...before, ...Array.from({ length: copies }, () => unit)].map(withLength)),
      ),
    ),
  }));

test('sound comes back as it was, and takes no more room', () => {
  fc.assert(
    fc.property(sounds, (samples) => {
      const clear = writeSegment(samples);
      const { data, headGrowth } = encryptSegment(clear, KEY, null);
      expect(decryptSegment(data, KEY)).toEqual(samples);
      expect([data.length, headGrowth]).toEqual([clear.length, 0]);
      if (samples.flat().some(({ length }) => length >= 16)) expect(data.equals(clear)).toBe(false);
    }),
  );
});

test('pictures of any kind come back as they were, by nothing but what the segment says', () => {
  fc.assert(
    fc.property(pictures, ({ avc, samples }) => {
      const { data } = encryptSegment(writeSegment(samples), KEY, avc);
      expect(decryptSegment(data, KEY)).toEqual(samples);
    }),
    { numRuns: 200 },
  );
});

test('the head of the first fragment says by how much it has grown, and nothing else moves', () => {
  fc.assert(
    fc.property(pictures, ({ avc, samples }) => {
      const clear = writeSegment(samples);
      const { data, headGrowth } = encryptSegment(clear, KEY, avc);
      const [before, after] = [[...readBoxes(clear)], [...readBoxes(data)]];
      expect(after.map(({ type }) => type)).toEqual(before.map(({ type }) => type));
      expect((after[0]?.end ?? 0) - (before[0]?.end ?? 0)).toBe(headGrowth);
      for (const [at, { type, start, end }] of before.entries()) {
        if (type === 'mdat') expect((after[at]?.end ?? 0) - (after[at]?.start ?? 0)).toBe(end - start);
      }
    }),
    { numRuns: 50 },
  );
});

test('the headers of slices and all that is no slice can be read without the key', () => {
  fc.assert(
    fc.property(slices, ({ avc, unit, headerBytes }) => {
      const aside = withLength(Buffer.from([6, 1, 2, 3]));
      const { data } = encryptSegment(writeSegment([[Buffer.concat([aside, withLength(unit)])]]), KEY, avc);
      const mdat = [...readBoxes(data)].find(({ type }) => type === 'mdat')?.content ?? 0;
      const sample = data.subarray(mdat, mdat + aside.length + 4 + unit.length);
      expect(sample.subarray(0, aside.length)).toEqual(aside);
      const slice = sample.subarray(aside.length + 4);
      expect(slice.subarray(0, headerBytes)).toEqual(unit.subarray(0, headerBytes));
      // The first whole block behind the header is encrypted, the nine behind it are not.
      const body = (from: number, to: number) => [slice, unit].map((each) => each.subarray(headerBytes + from, headerBytes + to));
      if (unit.length - headerBytes >= 16) expect(Buffer.compare(...(body(0, 16) as [Buffer, Buffer]))).not.toBe(0);
      const [coded, plain] = body(16, 160);
      expect(coded).toEqual(plain);
    }),
  );
});

test('the same key gives the same bytes, another one others', () => {
  const sound = writeSegment([[Buffer.alloc(64, 7)]]);
  const encrypted = encryptSegment(sound, KEY, null).data;
  expect(encryptSegment(sound, KEY, null).data).toEqual(encrypted);
  expect(encryptSegment(sound, { ...KEY, key: Buffer.alloc(16, 9) }, null).data).not.toEqual(encrypted);
  expect(encryptSegment(sound, { ...KEY, iv: Buffer.alloc(16, 9) }, null).data).not.toEqual(encrypted);
});

test('a segment that says nothing of where its samples lie is refused rather than half encrypted', () => {
  const broken = writeSegment([[Buffer.alloc(64, 7)]]);
  const trun = broken.indexOf('trun', 0, 'latin1') + 4;
  broken.writeUIntBE(0x000200, trun + 1, 3);
  expect(() => encryptSegment(broken, KEY, null)).toThrow(RangeError);
});
