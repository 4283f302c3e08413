import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCharacters, isLongerThan } from './text-length.ts';

test.each([
  ['Mina', 4],
  ['नमस्ते', 3],
  ['👨‍👩‍👧‍👦🇧🇷', 2],
  ['한국', 2],
  ['한국'.normalize('NFD'), 2],
  ['e\u0301', 1],
  ['\r\n', 1],
])('%j has %i characters', (text, length) => {
  expect(splitCharacters(text)).toHaveLength(length);
  expect([isLongerThan(text, length), isLongerThan(text, length - 1)]).toEqual([false, true]);
});

test('marks piled on one letter do not make a text of any length short', () => {
  expect(isLongerThan(`a${'\u0301'.repeat(1000)}`, 20)).toBe(true);
});

test('a text is cut nowhere inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(splitCharacters(text).join('')).toBe(text);
      expect(splitCharacters(text).length).toBeLessThanOrEqual([...text].length);
    }),
  );
});
