import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATINGS, type Rating } from '../catalog/vocabulary.ts';
import { mayWatch, VIEWING_AGES, type ViewingAge } from '../profiles/viewing-age.ts';
import { fitsAudience, skippableAfter } from './ad.ts';

const everywhere = (rating: Rating) => ({ rating, countries: null });
const audience = (viewingAge: ViewingAge, contentRating: Rating, signedIn = true) => ({
  signedIn,
  viewingAge,
  contentRating,
  country: 'US',
});

/** Profile, film, ad, and whether they go together. */
test.each([
  ['family', 'ALL', 'ALL', true],
  ['family', '7', '12', false],
  ['teen', '15', '15', true],
  ['teen', '15', '19', false],
  ['teen', 'ALL', '12', false],
  ['adult', '19', '19', true],
  ['adult', '15', '19', false],
  ['adult', '12', '15', true],
  ['adult', 'ALL', '19', false],
  ['adult', '7', '7', true],
] as const)('on a %s profile, beside a film for %s, an ad for %s is shown: %s', (age, film, ad, shown) => {
  expect(fitsAudience(everywhere(ad), audience(age, film))).toBe(shown);
});

test('an ad for adults is not shown to anonymous visitors', () => {
  expect(fitsAudience(everywhere('19'), audience('adult', '19', false))).toBe(false);
  expect(fitsAudience(everywhere('15'), audience('adult', '19', false))).toBe(true);
});

test('an ad stays in its countries', () => {
  const local = { rating: 'ALL', countries: ['BR', 'PT'] } as const;
  expect(fitsAudience(local, { ...audience('adult', 'ALL'), country: 'BR' })).toBe(true);
  expect(fitsAudience(local, audience('adult', 'ALL'))).toBe(false);
});

test('an ad is never rated above what its viewer may watch as a film', () => {
  const anybody = fc.record({
    signedIn: fc.boolean(),
    viewingAge: fc.constantFrom(...VIEWING_AGES),
    contentRating: fc.constantFrom(...RATINGS),
    country: fc.constant('US'),
  });
  fc.assert(
    fc.property(anybody, fc.constantFrom(...RATINGS), (who, rating) => {
      if (fitsAudience(everywhere(rating), who)) expect(mayWatch(who.viewingAge, rating)).toBe(true);
    }),
  );
});

test.each([
  [20, true, 5],
  [15, true, null],
  [16, true, 5],
  [20, false, null],
])('an ad of %s seconds that may be skipped (%s) can be left after %s', (durationSeconds, skippable, after) => {
  expect(skippableAfter({ durationSeconds, skippable })).toBe(after);
});
