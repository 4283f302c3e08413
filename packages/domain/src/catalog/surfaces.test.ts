import { expect, test } from 'vitest';
import { VIEWING_AGES } from '../profiles/viewing-age.ts';
import { ratedAsPart, type Surface, shownOn, SURFACES } from './surfaces.ts';
import { RATINGS } from './vocabulary.ts';

const ALLOWED = { family: ['ALL', '7'], teen: ['ALL', '7', '12', '15'], adult: ['ALL', '7', '12', '15', '19'] } as const;

test.each(Object.entries(SURFACES) as [Surface, string][])(
  'on %s a title above the profile is shown as “%s”, and any other whole',
  (surface, expected) => {
    for (const age of VIEWING_AGES)
      for (const rating of RATINGS)
        for (const parent of [null, ...RATINGS]) {
          const allowed: readonly string[] = ALLOWED[age];
          const isAllowed = allowed.includes(rating) && (parent === null || allowed.includes(parent));
          const shown = shownOn(surface, age, { rating }, parent && { rating: parent });
          expect(shown, `${age} ${rating} of ${parent}`).toBe(isAllowed ? 'whole' : expected);
        }
  },
);

test('a part of a series is rated at least as its series is', () => {
  for (const [index, rating] of RATINGS.entries())
    for (const [above, parent] of RATINGS.entries())
      expect(ratedAsPart({ rating }, { rating: parent }).rating).toBe(RATINGS[Math.max(index, above)]);
});
