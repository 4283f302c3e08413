import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWithoutYielding } from '../../background/yield-to-event-loop.ts';
import { ANY_LANGUAGE } from './entries.ts';
import { keysOfName } from './keys.ts';
import { LinearNameIndex } from './candidates.ts';
import { type NameIndex, type NameIndexBuilder, SuffixArrayBuilder } from './name-index.ts';

const NAMES = [
  'Rain',
  'Rainy Day',
  'The Rain Season',
  'Brainstorm',
  'Moonlight Rain',
  'Rain Rain Rain',
  'Train to the Moon',
  'Moon',
];
const indexOf = (builder: NameIndexBuilder): NameIndex => {
  for (const [entry, name] of NAMES.entries())
    for (const key of keysOfName(name)) builder.add({ ...key, reader: entry % 2 === 0 ? ANY_LANGUAGE : 1 }, entry);
  return runWithoutYielding(builder.done());
};
const listed = indexOf(new LinearNameIndex());
const sorted = indexOf(new SuffixArrayBuilder());
const wanted = (text: string) => ({ text, reader: 0, doubt: { exact: 0.1, other: 0.3 } });

const visited = (visit: (note: (entry: number, score: number) => void) => void): readonly string[] => {
  const all: string[] = [];
  visit((entry, score) => all.push(`${entry} ${score.toFixed(6)}`));
  return all.toSorted();
};
const typed = fc.oneof(
  fc.constantFrom('rain', 'rainy', 'moon', 'the', 'season', 'rainrain', 'rianstorm', 'moonligth', 'a', 'xyz'),
  fc.string({ unit: fc.constantFrom('r', 'a', 'i', 'n', 'm', 'o'), minLength: 1, maxLength: 6 }),
);

test('names that are listed are found just as those that are sorted, with the same scores', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(listed.count(text)).toBe(sorted.count(text));
      expect(visited((note) => listed.visit(wanted(text), note))).toEqual(visited((note) => sorted.visit(wanted(text), note)));
      for (const entry of NAMES.keys())
        expect(visited((note) => listed.visitNamesOf(entry, wanted(text), note))).toEqual(
          visited((note) => sorted.visitNamesOf(entry, wanted(text), note)),
        );
    }),
  );
});

test('words that are nearly what was typed, or hold it, are the same too', () => {
  for (const text of ['rian', 'raini', 'moonligth', 'seasn', 'brainstrom']) {
    expect(listed.near.near(text, 1, false), text).toEqual(sorted.near.near(text, 1, false));
    expect(listed.near.near(text, 1, true), text).toEqual(sorted.near.near(text, 1, true));
  }
  expect(listed.near.containing('ain', 9).toSorted()).toEqual(sorted.near.containing('ain', 9).toSorted());
  expect(listed.near.containing('ain', 1)).toHaveLength(1);
});

test('it knows how much it holds', () => {
  expect(listed.size).toMatchObject({ keys: sorted.size.keys, places: sorted.size.places });
});
