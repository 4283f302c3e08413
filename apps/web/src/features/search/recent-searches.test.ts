import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecent, withoutSearch, withSearch } from './recent-searches.ts';

test('the latest search comes first, and once', () => {
  expect(withSearch(['moon', 'Kim'], 'kim')).toEqual(['kim', 'moon']);
  expect(withoutSearch(['kim', 'moon'], 'MOON')).toEqual(['kim']);
});

test('at most ten searches are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (texts) => {
      const recent = texts.reduce<readonly string[]>(withSearch, []);
      expect(recent.length).toBeLessThanOrEqual(10);
      expect(new Set(recent.map((text) => text.toLowerCase())).size).toBe(recent.length);
      expect(recent[0]).toBe(texts.at(-1));
      expect(readRecent(JSON.parse(JSON.stringify(recent)))).toEqual(recent);
    }),
  );
});

test.each([null, 'moon', { 0: 'moon' }, [1, '', null]])('storage with %j has no searches', (stored) => {
  expect(readRecent(stored)).toEqual([]);
});

test('a search typed in decomposed letters replaces its composed spelling', () => {
  expect(withSearch(['ma\u00f1ana'], 'Man\u0303ana')).toEqual(['Man\u0303ana']);
});
