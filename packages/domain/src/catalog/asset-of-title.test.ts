import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachFault, playing } from './asset-of-title.ts';
import { contentWith } from './content.fixture.ts';
import { RATINGS } from './vocabulary.ts';

const title = contentWith({ id: 'moon', rating: 'ALL' });
const grown = contentWith({ id: 'neon', rating: '15' });
const child = contentWith({ id: 'fox', rating: '7' });
const adult = contentWith({ id: 'night', rating: '19' });

test.each([
  ['a family title with an asset that no title plays', title, [], null],
  ['a family title with the asset that it plays already', title, [title], null],
  ['a family title with the asset of another family title', title, [child], 'ASSET_OF_ANOTHER_TITLE'],
  ['a family title with the asset of a title for adults', title, [adult], 'ASSET_OF_ANOTHER_TITLE'],
  ['a family title with its own asset that others play too', title, [title, adult], 'ASSET_OF_ANOTHER_TITLE'],
  ['a title for teenagers with an asset that no title plays', grown, [], null],
  ['a title for teenagers with the asset of a title for adults', grown, [adult], null],
  ['a title for teenagers with the asset of a family title', grown, [adult, child], 'ASSET_OF_A_FAMILY_TITLE'],
  ['a series, whose episodes play', contentWith({ type: 'season', detailType: 'season' }), [], 'TITLE_PLAYS_NOTHING'],
  ['a webtoon, which is read', contentWith({ detailType: 'webtoon' }), [], 'TITLE_PLAYS_NOTHING'],
] as const)('%s', (_, one, holders, fault) => {
  expect(attachFault(one, holders)).toBe(fault);
});

test('a family title never shares its asset, however assets are attached', () => {
  const wish = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), asset: fc.constantFrom('one', 'two') });
  const ratings = fc.record({
    a: fc.constantFrom(...RATINGS),
    b: fc.constantFrom(...RATINGS),
    c: fc.constantFrom(...RATINGS),
    d: fc.constantFrom(...RATINGS),
  });
  fc.assert(
    fc.property(ratings, fc.array(wish, { maxLength: 20 }), (rated, wishes) => {
      const plays = new Map<keyof typeof rated, string>();
      const titleOf = (id: string) => contentWith({ id, rating: rated[id as keyof typeof rated] });
      const holdersOf = (asset: string) => [...plays].filter(([, played]) => played === asset).map(([id]) => titleOf(id));
      for (const { id, asset } of wishes) {
        if (attachFault(titleOf(id), holdersOf(asset)) === null) plays.set(id as keyof typeof rated, asset);
      }
      return ['one', 'two'].every((asset) => {
        const holders = holdersOf(asset);
        return holders.length < 2 || holders.every(({ rating }) => rating !== 'ALL' && rating !== '7');
      });
    }),
  );
});

const marks = { introStart: 10, introEnd: 40, creditsAt: 3000 };

test('a title is as long as what it plays, and keeps the marks that lie in it', () => {
  const long = playing({ marks }, { id: 'moon', durationMs: 3_600_900 });
  expect(long).toEqual({ asset: 'moon', durationSeconds: 3600, marks });
  expect(playing({ marks }, { id: 'moon', durationMs: 2_999_000 })).toMatchObject({ durationSeconds: 2999, marks: null });
  expect(playing({ marks: null }, { id: 'moon', durationMs: 400 })).toEqual({ asset: 'moon', durationSeconds: 1, marks: null });
});
