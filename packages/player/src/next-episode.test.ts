import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextEpisodeOfferedAt } from './next-episode.ts';

test.each([
  ['at the credits mark', 3600, 3500, 3500],
  ['40 s before the end from 50 minutes on', 3000, undefined, 2960],
  ['35 s before the end from 40 minutes on', 2999, undefined, 2964],
  ['35 s before the end at 40 minutes', 2400, undefined, 2365],
  ['30 s before the end of shorter films', 2399, undefined, 2369],
  ['30 s before the end of a clip', 150, undefined, 120],
  ['in the last fifth of a film of a minute', 60, undefined, 48],
  ['as without a mark where the mark is the end', 150, 150, 120],
  ['at 0 before the length is known', 0, undefined, 0],
])('the next episode is offered %s [PL-33]', (_where, durationSeconds, creditsAtSeconds, expected) => {
  expect(nextEpisodeOfferedAt(durationSeconds, creditsAtSeconds)).toBeCloseTo(expected, 9);
});

test('the offer is never after the end and, without a mark, never before four fifths of the film', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
      (duration, mark) => {
        const at = nextEpisodeOfferedAt(duration, mark);
        expect(at).toBeLessThan(duration);
        expect(at).toBeGreaterThanOrEqual(mark !== undefined && mark < duration ? mark : 0.8 * duration - 1e-9);
      },
    ),
  );
});
