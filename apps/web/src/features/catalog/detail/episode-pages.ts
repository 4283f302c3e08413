import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';

/** Episodes of a page (PL-05). */
export const EPISODES_AT_A_TIME = PAGE_SIZES.rail;

/** The pages of a series with `total` episodes, each by the numbers of its first and last one. */
export const listEpisodePages = (total: number): readonly { readonly first: number; readonly last: number }[] =>
  Array.from({ length: Math.ceil(total / EPISODES_AT_A_TIME) }, (_, page) => ({
    first: page * EPISODES_AT_A_TIME + 1,
    last: Math.min(total, (page + 1) * EPISODES_AT_A_TIME),
  }));
