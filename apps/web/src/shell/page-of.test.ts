import { expect, test } from 'vitest';
import { findPage } from './page-of.ts';

test.each([
  ['/en_us/main', 'home'],
  ['/en_us/search/', 'search'],
  ['/en_us/mypage/favorite', 'favorites'],
  ['/en_us/catalog/30', 'catalog'],
  ['/en_us/catalog/drama/30', 'catalogOld'],
  ['/en_us/account/profile/edit', 'accountEdit'],
  ['/en_us/season/s1/moonlit-eaves', 'season'],
  ['/en_us/MyPage/Favorite', 'favorites'],
  ['/en_us/main.data', null],
  ['/en_us/main/more', null],
  ['/en_us/zzz', null],
  ['/en_us', null],
  ['/', null],
])('%s is %s', (pathname, name) => {
  expect(findPage(pathname)).toBe(name);
});
