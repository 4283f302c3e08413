import { editsBetween } from '@madang/domain/search/rank.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY_LANGUAGE } from './entries.ts';
import {
  gramsToIndex,
  infixGrams,
  deletionsOfStem,
  deletionsOfQuery,
  prefixGrams,
  STEM,
  listStems,
  wholeGrams,
} from './grams.ts';
import { keysOfName, type Space } from './keys.ts';

const keysOf = (name: string) => keysOfName(name).map((key) => ({ ...key, reader: ANY_LANGUAGE }));
const isIn = (grams: readonly number[], name: string): boolean => {
  const all = gramsToIndex(keysOf(name));
  return grams.every((gram) => all.has(gram));
};

describe('a name has all grams of what it is found by', () => {
  test.each<[string, Space, string]>([
    ['Moonlight Under the Eaves', 'latin', 'moonlightunder'],
    ['Moonlight Under the Eaves', 'latin', 'un'],
    ['Moonlight Under the Eaves', 'latin', 'eaves'],
    ['처마 밑 달빛', 'jamo', 'ㄷㅏㄹㅂ'],
    ['처마 밑 달빛', 'initials', 'ㅊㅁㅁㄷㅂ'],
    ['檐下月', 'han', '下月'],
    ['檐下月', 'han', '月'],
    ['Кириллица', 'latin', 'кирилл'],
  ])('%s: %s %s', (name, space, text) => {
    expect(isIn(prefixGrams(space, text), name)).toBe(true);
    expect(prefixGrams(space, text).length).toBeGreaterThan(0);
  });

  test('what begins inside of a word is no beginning, but is inside', () => {
    expect(isIn(prefixGrams('latin', 'light'), 'Moonlight')).toBe(false);
    expect(isIn(infixGrams('latin', 'light'), 'Moonlight')).toBe(true);
  });

  test('only the whole name is the whole name', () => {
    expect(isIn(wholeGrams('latin', 'moonlight'), 'Moonlight')).toBe(true);
    expect(isIn(wholeGrams('latin', 'moon'), 'Moonlight')).toBe(false);
  });

  test('of a long text some grams are enough', () => {
    expect(prefixGrams('latin', 'abcdefghij'.repeat(20)).length).toBeLessThan(20);
    expect(isIn(prefixGrams('latin', 'moonlightundertheeaves'), 'Moonlight Under the Eaves')).toBe(true);
  });
});

describe('slips', () => {
  const letter = fc.constantFrom('a', 'b', 'c', 'd', 'ㄱ');
  const word = fc.string({ unit: letter, minLength: 4, maxLength: 12 });
  const slip = fc.record({
    kind: fc.constantFrom('add', 'leave out', 'change', 'swap'),
    place: fc.double({ min: 0, max: 0.99, noNaN: true }),
    letter,
  });
  const withSlip = (text: string, { kind, place, letter: put }: { kind: string; place: number; letter: string }): string => {
    const at = Math.floor(place * text.length);
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    if (kind === 'add') return before + put + here + after;
    if (kind === 'leave out') return before + after;
    return kind === 'change' ? before + put + after : before + after.slice(0, 1) + here + after.slice(1);
  };
  const share = (one: readonly number[], other: readonly number[]): boolean => one.some((slip) => other.includes(slip));

  test('words that differ by so few letters have a slip in common, whole or as far as they are typed', () => {
    fc.assert(
      fc.property(word, fc.nat({ max: 12 }), fc.array(slip, { minLength: 1, maxLength: 2 }), (name, typedLetters, slips) => {
        const typed = slips.reduce(withSlip, name.slice(0, Math.max(4, typedLetters)));
        const most = typed.length >= 8 ? 2 : 1;
        fc.pre(typed.length >= 4 && editsBetween(typed, name, most, true) <= most);
        expect(share(deletionsOfQuery('latin', typed, most), deletionsOfStem('latin', name.slice(0, STEM)))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('spaces stay apart, and what is quite different has nothing in common', () => {
    expect(share(deletionsOfQuery('latin', 'moon', 1), deletionsOfStem('sound', 'moon'))).toBe(false);
    expect(share(deletionsOfQuery('latin', 'moon', 1), deletionsOfStem('latin', 'rain'))).toBe(false);
  });

  test('words have stems, first consonants have none', () => {
    const stems = keysOf('처마 달빛').flatMap((key) => listStems(key).map((stem) => `${key.space} ${stem}`));
    expect(stems).toContain('jamo ㅊㅓㅁㅏ');
    expect(stems).toContain('jamo ㅊㅓㅁㅏㄷㅏㄹ');
    expect(stems.some((stem) => stem.startsWith('initials'))).toBe(false);
    expect(keysOf('Moonlight Rain').flatMap(listStems)).toEqual(['moonlig', 'rain']);
  });
});
