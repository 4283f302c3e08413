import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith, makeEpisode } from '../catalog/content.fixture.ts';
import { CONTENT_TYPES, POLICY_RANGES, RATINGS } from '../catalog/vocabulary.ts';
import { mayWatch, VIEWING_AGES } from '../profiles/viewing-age.ts';
import type { Viewer } from './access.ts';
import { findPreview } from './preview.ts';

const VISITOR: Viewer = {
  signedIn: false,
  viewingAge: 'adult',
  entitlement: null,
  partnerBilled: false,
  country: 'US',
  today: '2026-11-22',
};
const SERIES = contentWith({ id: '40', type: 'season', detailType: 'season', range: 'SVOD', rating: '15', asset: null });
const clip = (type: 'trailer' | 'teaser' | 'interview', different: object = {}) =>
  makeEpisode('40', 1, { id: `40${type}`, type, rating: '15', ...different });
const TRAILER = clip('trailer');
const TEASER = clip('teaser');

test('a card previews the trailer, and the teaser where there is no trailer', () => {
  expect(findPreview(SERIES, [makeEpisode('40', 1), TEASER, TRAILER], VISITOR)).toBe(TRAILER);
  expect(findPreview(SERIES, [TEASER], VISITOR)).toBe(TEASER);
  expect(findPreview(SERIES, [makeEpisode('40', 1), clip('interview')], VISITOR)).toBeNull();
  expect(findPreview(SERIES, [], VISITOR)).toBeNull();
});

test('a trailer that is not free, not packaged, not out or has left is not previewed', () => {
  for (const different of [
    { range: 'AVOD-A' },
    { range: 'SVOD' },
    { asset: null },
    { startDate: '2026-11-23' },
    { endDate: '2026-11-21' },
    { state: 'preparing' },
  ])
    expect(findPreview(SERIES, [clip('trailer', different), TEASER], VISITOR)).toBe(TEASER);
});

test('a title that is announced has a preview as soon as its trailer is out', () => {
  const announced = { ...SERIES, startDate: '2027-01-14' };
  expect(findPreview(announced, [clip('trailer', { startDate: '2026-11-22' })], VISITOR)?.id).toBe('40trailer');
});

test('where the title or the trailer is not offered there is no preview', () => {
  expect(findPreview({ ...SERIES, countries: ['BR'] }, [TRAILER], VISITOR)).toBeNull();
  expect(findPreview(SERIES, [clip('trailer', { countries: ['BR'] })], VISITOR)).toBeNull();
  expect(findPreview({ ...SERIES, countries: ['BR'] }, [TRAILER], { ...VISITOR, country: 'BR' })).toBe(TRAILER);
});

test('a title for adults has no preview, for an adult profile either', () => {
  expect(findPreview({ ...SERIES, rating: '19' }, [clip('trailer', { rating: 'ALL' })], VISITOR)).toBeNull();
  expect(findPreview(SERIES, [clip('trailer', { rating: '19' })], VISITOR)).toBeNull();
});

test('whatever is previewed is a free trailer or teaser rated for the profile [CA-81]', () => {
  const parts = fc.array(
    fc.record({
      type: fc.constantFrom(...CONTENT_TYPES),
      range: fc.constantFrom(...POLICY_RANGES),
      rating: fc.constantFrom(...RATINGS),
      asset: fc.constantFrom('film-a', null),
    }),
  );
  fc.assert(
    fc.property(parts, fc.constantFrom(...VIEWING_AGES), (some, viewingAge) => {
      const all = some.map((part, index) => makeEpisode('40', index + 1, part));
      const found = findPreview(SERIES, all, { ...VISITOR, viewingAge });
      const isAllowed = ({ type, range, rating, asset }: (typeof all)[number]) =>
        ['trailer', 'teaser'].includes(type) &&
        range === 'FREE' &&
        rating !== '19' &&
        asset !== null &&
        mayWatch(viewingAge, rating);
      if (found) expect(isAllowed(found)).toBe(true);
      else expect(all.some(isAllowed)).toBe(false);
    }),
  );
});
