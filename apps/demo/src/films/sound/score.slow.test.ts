import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PROGRAMME } from '../programme.ts';
import { SAMPLE_RATE } from './mixer.ts';
import type { Sound } from './mixer.ts';
import { performScore } from './score.ts';
import { encodeWave } from './wave.ts';

const SECONDS = 20;
const loudness = (channel: Float32Array) => Math.sqrt(channel.reduce((sum, sample) => sum + sample * sample, 0) / channel.length);
const peak = (channel: Float32Array) => channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const fingerprint = ({ left, right }: Sound) => createHash('sha256').update(left).update(right).digest('hex');
const channels = ({ left, right }: Sound) => [left, right];

const first = new Map(PROGRAMME.map(({ score }) => [score, performScore(score, SECONDS, 'ko')]));

describe.each(PROGRAMME)('the music of $film.name', ({ score }) => {
  const korean = first.get(score) ?? { left: new Float32Array(), right: new Float32Array() };
  const english = performScore(score, SECONDS, 'en');

  test('has channels of equal length that are neither silent nor clipped', () => {
    for (const channel of [...channels(korean), ...channels(english)]) {
      expect(channel).toHaveLength(SECONDS * SAMPLE_RATE);
      expect(loudness(channel)).toBeGreaterThan(0.01);
      expect(peak(channel)).toBeLessThan(1);
    }
  });

  test('has another leading instrument in the other language', () => {
    expect(fingerprint(english)).not.toBe(fingerprint(korean));
  });
});

test('music sounds the same every time', () => {
  const [[score, sound] = []] = first;
  expect(score && fingerprint(performScore(score, SECONDS, 'ko'))).toBe(sound && fingerprint(sound));
  expect(sound?.left).toHaveLength(SECONDS * SAMPLE_RATE);
});

test('a wave file says two channels, 48 kHz, 16 bits, and holds every sample', () => {
  const file = encodeWave({ left: new Float32Array([0, 0.5]), right: new Float32Array([0, -0.5]) });
  expect(file.subarray(0, 4).toString()).toBe('RIFF');
  expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34), file.readUInt32LE(40)]).toEqual([
    2, 48_000, 16, 8,
  ]);
  expect([file.readInt16LE(48), file.readInt16LE(50)]).toEqual([16_000, -16_000]);
});
