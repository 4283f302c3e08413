import { expect, test } from 'vitest';
import { CommonPrefixes } from './write-search-entries.ts';
import { commonPrefixGram, prefixGram } from './grams.ts';
import { type Entry, ANY_LANGUAGE } from './entries.ts';
import { keysOfName } from './keys.ts';

const entry = (kind: Entry['kind'], name: string): Entry => ({
  kind,
  id: name,
  keys: keysOfName(name).map((key) => ({ ...key, reader: ANY_LANGUAGE })),
  titles: [],
});

test('what more than three hundred titles begin with has a list of the best, what fewer do has none', () => {
  const prefixes = new CommonPrefixes();
  for (let number = 1; number <= 1000; number += 1) prefixes.add(entry('title', `A Moon ${'x'.repeat(number % 50)}`), number);
  for (let number = 2001; number <= 2300; number += 1) prefixes.add(entry('title', `Rain ${number}`), number);
  prefixes.add(entry('title', 'Moo'), 3000);
  const lists = new Map([...prefixes.shared()].map(({ gram, entries }) => [gram, entries]));
  const moon = lists.get(prefixGram('latin', 'moo')) ?? [];
  expect([moon.length, moon[0]]).toEqual([300, 3000]);
  expect(new Set(moon).size).toBe(300);
  expect(lists.has(prefixGram('latin', 'rai'))).toBe(false);
});

test('people and tags have a place of their own in it', () => {
  const prefixes = new CommonPrefixes();
  for (let number = 1; number <= 400; number += 1) prefixes.add(entry('title', 'Kimchi'), number);
  for (let number = 501; number <= 620; number += 1) prefixes.add(entry('person', 'Kim Minseo'), number);
  const [list] = [...prefixes.shared()].filter(({ gram }) => gram === prefixGram('latin', 'kim'));
  expect(list?.entries.filter((number) => number > 500)).toHaveLength(100);
  expect(list?.entries.filter((number) => number <= 500)).toHaveLength(300);
});

test('a list is kept for short texts only', () => {
  expect(commonPrefixGram('latin', 'moo')).toBe(prefixGram('latin', 'moo'));
  expect([commonPrefixGram('latin', 'moon'), commonPrefixGram('han', '下月')]).toEqual([null, null]);
});
