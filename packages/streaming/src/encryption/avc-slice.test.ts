import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAvcParameters } from './avc-parameters.ts';
import { slices } from './avc.fixture.ts';
import { isSlice, sliceHeaderBytes } from './avc-slice.ts';

test('whatever a slice header holds, its end is found, and not a byte of the picture taken for it', () => {
  fc.assert(
    fc.property(slices, ({ avc, unit, headerBytes }) => {
      expect(sliceHeaderBytes(unit, avc)).toBe(headerBytes);
    }),
    { numRuns: 500 },
  );
});

test('only slices carry pictures; parameters, captions and borders do not', () => {
  expect([0x61, 0x65, 0x01, 0x05].every(isSlice)).toBe(true);
  expect([0x67, 0x68, 0x06, 0x09].some(isSlice)).toBe(false);
});

test('a slice that ends within its header, or refers to unknown parameter sets, is refused', () => {
  fc.assert(
    fc.property(slices, ({ avc, unit, headerBytes }) => {
      expect(() => sliceHeaderBytes(unit.subarray(0, headerBytes - 1), avc)).toThrow(RangeError);
      expect(() => sliceHeaderBytes(unit, { ...avc, pictures: new Map() })).toThrow(RangeError);
    }),
  );
});

test('parameters are read of the record that x264 writes', () => {
  // High profile of 1280 × 720 with weighted prediction, as the demo's films have it.
  const record = Buffer.from(
    '0164001fffe1001c6764001facd9805005bb016a020202800000030080000018078c18cd01000568e97b2c8bfdf8f800',
    'hex',
  );
  const { lengthBytes, sequences, pictures } = readAvcParameters(record);
  expect(lengthBytes).toBe(4);
  expect(sequences.get(0)).toMatchObject({ chromaFormat: 1, framesOnly: true, pictureOrder: { kind: 'least bits' } });
  expect(pictures.get(0)).toMatchObject({ arithmeticCoding: true, weightedPrediction: true, deblockingControl: true });
});
