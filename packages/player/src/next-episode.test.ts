import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextEpisodeCountdown, nextEpisodeOfferedAt } from './next-episode.ts';

test.each([
  ['at the credits mark', 3600, 3500, 3500, 10],
  ['40 s before the end from 50 minutes on', 3000, undefined, 2960, 10],
  ['35 s before the end from 40 minutes on', 2999, undefined, 2964, 10],
  ['35 s before the end at 40 minutes', 2400, undefined, 2365, 10],
  ['30 s before the end of shorter films', 2399, undefined, 2369, 10],
  ['30 s before the end of a clip', 150, undefined, 120, 10],
  ['in the last fifth of a film of a minute', 60, undefined, 48, 10],
  ['as without a mark where the mark is the end', 150, 150, 120, 10],
  ['at the credits mark of a film of 72 s, with a countdown as long as the credits', 72, 66.4, 66.4, 5],
  ['5 s before the end where the credits of a film of 48 s are shorter', 48, 43.8, 43, 5],
  ['5 s before the end where the credits of an hour are a second', 3600, 3599, 3595, 5],
  ['8 s before the end with a countdown of 8 s', 60, 52, 52, 8],
  ['in the second half of a film of 8 s', 8, undefined, 4, 4],
  ['at 0 before the length is known', 0, undefined, 0, 1],
])('the next episode is offered %s [PL-33]', (_where, durationSeconds, creditsAtSeconds, offeredAt, countdown) => {
  expect(nextEpisodeOfferedAt(durationSeconds, creditsAtSeconds)).toBeCloseTo(offeredAt, 9);
  expect(nextEpisodeCountdown(durationSeconds, creditsAtSeconds)).toBe(countdown);
});

const films = [fc.integer({ min: 1, max: 20_000 }), fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined })] as const;

test('the offer is never after the end and, without a mark, never before four fifths of a film of half a minute or more', () => {
  fc.assert(
    fc.property(...films, (duration, mark) => {
      const at = nextEpisodeOfferedAt(duration, mark);
      const earliest = mark !== undefined && mark < duration ? mark : 0.8 * duration;
      expect(at).toBeLessThan(duration);
      expect(at).toBeGreaterThanOrEqual(Math.min(earliest, duration - 5, duration / 2) - 1e-9);
      if (duration >= 30 && mark === undefined) expect(at).toBeGreaterThanOrEqual(0.8 * duration - 1e-9);
    }),
  );
});

test('the countdown of a film of two seconds or more is over before the film is', () => {
  fc.assert(
    fc.property(...films, (duration, mark) => {
      fc.pre(duration >= 2);
      expect(nextEpisodeOfferedAt(duration, mark) + nextEpisodeCountdown(duration, mark)).toBeLessThanOrEqual(duration);
    }),
  );
});
