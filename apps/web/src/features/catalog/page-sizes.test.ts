import { afterEach, expect, test, vi } from 'vitest';

const TABLE = '@madang/domain/shared/page-sizes.ts';

afterEach(() => {
  vi.doUnmock(TABLE);
  vi.resetModules();
});

/** What the contract takes for granted, and what the screens ask for, as the modules say that are loaded now. */
const sizes = async () => {
  const { api } = await import('@madang/contract/api.ts');
  const usual = (
    name: 'listCollection' | 'listWatching' | 'listFavorites' | 'listLikes' | 'listContinueWatching' | 'listGroups',
  ) => api[name].input.shape.limit.parse(undefined);
  const { PAGE_SIZE } = await import('./list-query.ts');
  const { RAIL_LENGTH } = await import('./rail-view.ts');
  const { HISTORY_PAGE } = await import('../watch-history/index.ts');
  const { SHELF_PAGE } = await import('../accounts/index.ts');
  const { EPISODES_AT_A_TIME } = await import('./detail/episode-pages.ts');
  return {
    list: [usual('listCollection'), PAGE_SIZE],
    watchingHistory: [usual('listWatching'), HISTORY_PAGE],
    myPage: [usual('listFavorites'), SHELF_PAGE],
    rail: [usual('listGroups'), EPISODES_AT_A_TIME],
    homeRail: [RAIL_LENGTH],
    likeList: [usual('listLikes')],
    continueWatching: [usual('listContinueWatching')],
  };
};

test('every page size has its number [ST-33] [ST-35] [ST-36] [ST-39] [ST-50]', async () => {
  expect(await sizes()).toEqual({
    list: [24, 24],
    watchingHistory: [24, 24],
    myPage: [30, 30],
    rail: [20, 20],
    homeRail: [24],
    likeList: [100],
    continueWatching: [24],
  });
});

test('a number that is changed in the one table is changed in the contract and on the screens', async () => {
  const { PAGE_SIZES } = await vi.importActual<{ readonly PAGE_SIZES: Record<string, number> }>(TABLE);
  vi.resetModules();
  const changed = Object.fromEntries(Object.entries(PAGE_SIZES).map(([name, size]) => [name, size - 1]));
  vi.doMock(TABLE, () => ({ PAGE_SIZES: changed }));
  expect(await sizes()).toEqual({
    list: [23, 23],
    watchingHistory: [23, 23],
    myPage: [29, 29],
    rail: [19, 19],
    homeRail: [23],
    likeList: [99],
    continueWatching: [23],
  });
});
