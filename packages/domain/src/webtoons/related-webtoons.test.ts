import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from '../catalog/content.fixture.ts';
import type { Genre } from '../catalog/vocabulary.ts';
import { relatedWebtoons } from './related-webtoons.ts';

const webtoon = (id: string, different: Parameters<typeof contentWith>[0] = {}) =>
  contentWith({ id, type: 'webtoon', detailType: 'webtoon', genres: [], keywords: [], ...different });
const idsOf = (...given: Parameters<typeof relatedWebtoons>) => relatedWebtoons(...given).map(({ id }) => id);

test('the webtoons that a title names come first, then the nearest by genre and keyword', () => {
  const title = contentWith({ id: '40', genres: ['romance', 'horror'], keywords: ['rain'], relatedIds: ['50', '4', '3'] });
  const webtoons = [
    webtoon('1', { genres: ['romance'] }),
    webtoon('2', { genres: ['horror'], keywords: ['rain'] }),
    webtoon('3'),
    webtoon('4'),
    webtoon('5', { genres: ['talk'], keywords: ['snow'] }),
  ];
  expect(idsOf(title, webtoons)).toEqual(['4', '3', '2', '1']);
});

test('no webtoon is related to itself, comes twice, or comes without a reason', () => {
  const some = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4', '5', '9'));
  const genres = fc.subarray<Genre>(['romance', 'horror', 'talk']);
  fc.assert(
    fc.property(fc.tuple(genres, genres, genres, genres), some, genres, (of, relatedIds, own) => {
      const webtoons = of.map((each, index) => webtoon(String(index + 1), { genres: each }));
      const title = webtoon('1', { genres: own, relatedIds });
      const ids = idsOf(title, webtoons);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('1');
      for (const id of ['2', '3', '4']) {
        const shares = webtoons[Number(id) - 1]?.genres.some((genre) => own.includes(genre)) ?? false;
        expect(ids.includes(id)).toBe(shares || relatedIds.includes(id));
      }
    }),
  );
});
