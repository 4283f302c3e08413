import { expect, test } from 'vitest';
import { sortChosen, withSortChosen } from './sort-choice.ts';

test('an order is kept by profile, then by list [CA-45] [ST-11]', () => {
  const first = withSortChosen(null, 'sora', '30', 'a-z');
  const cookie = withSortChosen(first, 'duri', '31', 'newest');
  expect(JSON.parse(cookie ?? '')).toEqual({ sora: { 30: 'a-z' }, duri: { 31: 'newest' } });
  expect(sortChosen(cookie, 'sora', '30')).toBe('a-z');
  expect(sortChosen(cookie, 'duri', '30')).toBeNull();
  expect(sortChosen(cookie, 'sora', '31')).toBeNull();
});

test('a later choice replaces an earlier one', () => {
  const cookie = withSortChosen(withSortChosen(null, 'sora', '30', 'a-z'), 'sora', '30', 'newest');
  expect(sortChosen(cookie, 'sora', '30')).toBe('newest');
});

test.each([
  [null, '30', 'a-z'],
  ['sora', null, 'a-z'],
  ['sora', '30', null],
  ['', '30', 'a-z'],
] as const)('without profile %s, list %s or order %s nothing is saved [CA-46]', (profile, list, sort) =>
  expect(withSortChosen('{"sora":{"31":"a-z"}}', profile, list, sort)).toBeNull(),
);

test('an anonymous visitor has no order of their own [CA-46]', () => {
  expect(sortChosen('{"null":{"30":"a-z"}}', null, '30')).toBeNull();
});

test.each(['', 'x', '[]', '"a"', '{"sora":1}', '{"sora":{"30":"sideways"}}', '{"sora":{"__proto__":"a-z"}}'])(
  'a cookie with unknown content (%s) gives no order',
  (cookie) => expect(sortChosen(cookie, 'sora', '30')).toBeNull(),
);

test("a cookie never exceeds the browser's size limit", () => {
  let cookie: string | null = null;
  for (let list = 0; list < 300; list++) cookie = withSortChosen(cookie, 'sora', `collection-${list}`, 'a-z');
  expect(cookie?.length).toBeLessThan(2000);
  expect(sortChosen(cookie, 'sora', 'collection-299')).toBe('a-z');
});
