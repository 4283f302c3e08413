import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWithoutYielding } from '../../background/yield-to-event-loop.ts';
import { lowerBound, Growing, sortSuffixes } from './suffix-array.ts';

/** Names as an index holds them: one after the other, each ended by a 0, every character a place. */
const shelve = (names: readonly string[]) => {
  const joined = names.map((name) => `${name}\u0000`).join('');
  const text = Uint16Array.from(joined, (character) => character.charCodeAt(0));
  const places = Uint32Array.from([...joined].flatMap((character, place) => (character === '\u0000' ? [] : [place])));
  const restAt = (place: number): string => joined.slice(place, joined.indexOf('\u0000', place));
  return { text, places, restAt };
};
const anyNames = fc.array(fc.string({ unit: fc.constantFrom(...'abc달ㄱ'), minLength: 1, maxLength: 20 }), { maxLength: 60 });
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

test('places are sorted by what stands there, and what lies beside them goes with them', () => {
  fc.assert(
    fc.property(anyNames, (names) => {
      const { text, places, restAt } = shelve(names);
      const expected = Array.from(places, restAt).sort(inOrder);
      const beside = places.slice();
      for (const turn of sortSuffixes(text, places, beside)) expect(turn).toBeUndefined();
      expect(Array.from(places, restAt)).toEqual(expected);
      expect(beside).toEqual(places);
    }),
  );
});

test('many places are sorted in many turns', () => {
  const names = Array.from({ length: 4000 }, (_, index) => `name${(index * 7919) % 4000}`);
  const { text, places } = shelve(names);
  expect([...sortSuffixes(text, places, places.slice())].length).toBeGreaterThan(10);
});

test('what begins with a text lies between two borders', () => {
  fc.assert(
    fc.property(anyNames, fc.string({ unit: fc.constantFrom(...'abc달ㄱz'), minLength: 1, maxLength: 4 }), (names, wanted) => {
      const { text, places, restAt } = shelve(names);
      for (const turn of sortSuffixes(text, places, places.slice())) expect(turn).toBeUndefined();
      const [from, to] = [lowerBound(text, places, wanted, false), lowerBound(text, places, wanted, true)];
      const found = Array.from(places.subarray(from, to), restAt);
      expect(found.every((rest) => rest.startsWith(wanted))).toBe(true);
      expect(found.length).toBe(Array.from(places, restAt).filter((rest) => rest.startsWith(wanted)).length);
    }),
  );
});

test('an array grows with what is put in, and ends no larger', () => {
  const growing = new Growing((length) => new Uint32Array(length));
  for (let item = 0; item < 5000; item += 1) growing.push(item);
  expect(growing.length).toBe(5000);
  expect(runWithoutYielding(growing.done())).toEqual(Uint32Array.from({ length: 5000 }, (_, item) => item));
});
