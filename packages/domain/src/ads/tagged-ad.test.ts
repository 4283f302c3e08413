import { expect, test } from 'vitest';
import { fitsAudience } from './ad.ts';
import { fillTag, ratedTaggedAd } from './tagged-ad.ts';

const PLACE = { contentId: '1002', contentRating: '15', country: 'BR', breakId: 'mid-1', chance: 42 } as const;

test.each([
  ['https://a.example/?c=[CONTENTID]&p=[BREAKPOSITION]&x=[CACHEBUSTING]', 'https://a.example/?c=1002&p=2&x=00000042'],
  ['https://a.example/?r=%5BRATING%5D&c=%5BCOUNTRY%5D', 'https://a.example/?r=15&c=BR'],
  ['https://a.example/?n=[NOBODY]', 'https://a.example/?n=%5BNOBODY%5D'],
  ['https://a.example/', 'https://a.example/'],
])('the tag %s is asked for as %s', (tag, filled) => {
  expect(fillTag(tag, PLACE)).toBe(filled);
});

test('a pre-roll fills BREAKPOSITION with 1', () => {
  expect(fillTag('[BREAKPOSITION]', { ...PLACE, breakId: 'pre' })).toBe('1');
});

test('an unrated ad from a tag is not shown to families', () => {
  const ad = ratedTaggedAd({
    id: 'a',
    advertiser: 'A',
    durationSeconds: 20,
    skippable: false,
    media: { url: 'https://a.example/a.mp4', type: 'video/mp4' },
    click: null,
    trackers: {},
  });
  const beside = (viewingAge: 'family' | 'adult', contentRating: '7' | '15') =>
    fitsAudience(ad, { signedIn: true, viewingAge, contentRating, country: 'US' });
  expect([beside('adult', '15'), beside('adult', '7'), beside('family', '7')]).toEqual([true, false, false]);
});
