import { expect, test } from 'vitest';
import { measureBandwidth } from './bandwidth.ts';

test('the peak is the largest segment, and a short rest does not count there', () => {
  const segments = [4000, 4000, 500].map((durationMs, at) => ({ durationMs, bytes: at === 1 ? 100_000 : 50_000 }));
  expect(measureBandwidth(segments)).toEqual({ averageBandwidth: Math.ceil((200_000 * 8) / 8.5), peakBandwidth: 200_000 });
});

test('the peak is never below the average', () => {
  const segments = [
    { durationMs: 4000, bytes: 1000 },
    { durationMs: 400, bytes: 9000 },
  ];
  const { averageBandwidth, peakBandwidth } = measureBandwidth(segments);
  expect(peakBandwidth).toBe(averageBandwidth);
});
