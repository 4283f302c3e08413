import type * as Constants from '@madang/domain/shared/constants.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { afterEach, expect, test, vi } from 'vitest';

const TABLE = '@madang/domain/shared/constants.ts';

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
  const { LIST_PAGE_SIZE: PAGE_SIZE } = await import('./list-query.ts');
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
  const actual = await vi.importActual<{ readonly PAGE_SIZES: Record<string, number> }>(TABLE);
  vi.resetModules();
  const changed = Object.fromEntries(Object.entries(actual.PAGE_SIZES).map(([name, size]) => [name, size - 1]));
  vi.doMock(TABLE, () => ({ ...actual, PAGE_SIZES: changed }));
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

/** What the contract takes, and what the screens allow, with one limit changed. */
const limitsWith = async (changes: Partial<Record<keyof typeof Constants, unknown>>) => {
  const actual = await vi.importActual<Record<string, unknown>>(TABLE);
  vi.resetModules();
  vi.doMock(TABLE, () => ({ ...actual, ...changes }));
  const { api } = await import('@madang/contract/api.ts');
  const { faultOfProfileName } = await import('@madang/domain/profiles/profile-name.ts');
  const { isSearchable } = await import('@madang/domain/search/query.ts');
  const { maxStreams: streamsOf } = await import('@madang/domain/playback/lease.ts');
  const { faultOfPassword } = await import('@madang/domain/accounts/credentials.ts');
  return {
    name: [19, 20, 21].map((length) => faultOfProfileName('n'.repeat(length)) === null),
    rail: api.listEpisodes.input.safeParse({ id: '40', limit: 20 }).success,
    query: isSearchable('ab'),
    streams: streamsOf({ plan: 'Premium', period: 'monthly', until: 1 }),
    password: faultOfPassword('q7-q7-'),
  };
};

test('a limit that is changed there is changed in rules, contract and screens alike [ST-53]', async () => {
  const usual = await limitsWith({});
  expect(usual).toEqual({ name: [true, true, false], rail: true, query: true, streams: 4, password: null });
  const changed = await limitsWith({
    MAX_PROFILE_NAME_LENGTH: 19,
    MIN_QUERY_LENGTH: 3,
    PAGE_SIZES: { ...PAGE_SIZES, rail: 19 },
    PREMIUM_DEVICES: 5,
    MIN_PASSWORD_LENGTH: 7,
  });
  expect(changed).toEqual({ name: [true, false, false], rail: false, query: false, streams: 5, password: 'too_short' });
});
