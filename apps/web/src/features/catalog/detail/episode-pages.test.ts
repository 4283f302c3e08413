import { expect, test } from 'vitest';
import { listEpisodePages } from './episode-pages.ts';

test('a series of 46 episodes has three pages of at most twenty [PL-05]', () => {
  expect(listEpisodePages(46)).toEqual([
    { first: 1, last: 20 },
    { first: 21, last: 40 },
    { first: 41, last: 46 },
  ]);
});

test('twenty episodes are one page, none are none', () => {
  expect(listEpisodePages(20)).toEqual([{ first: 1, last: 20 }]);
  expect(listEpisodePages(0)).toEqual([]);
});
