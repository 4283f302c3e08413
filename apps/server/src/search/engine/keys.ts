import { HAS_HAN, HAS_HANGUL, splitWords } from './fold.ts';
import { toInitials, listRomanizations, splitSyllables } from './hangul.ts';
import { toSound } from './sound.ts';

/** The ways in which a name is written down to be found: letters, letters of Hangul, first consonants, Chinese characters, sound. */
export const SPACES = ['latin', 'jamo', 'initials', 'han', 'sound'] as const;
export type Space = (typeof SPACES)[number];

/** A name in one space, without the gaps between its words. */
export interface Key {
  readonly space: Space;
  readonly text: string;
  /** Where in the text a search may begin: at words, and in Korean and Chinese at every syllable or character. */
  readonly starts: readonly number[];
  /** Which of the starts are words. */
  readonly words: readonly number[];
}

type Part = readonly string[];

/** Joins words that are made of parts; a word begins at its first part. */
const keyOf = (space: Space, words: readonly Part[]): Key => {
  const starts: number[] = [];
  const begins: number[] = [];
  let text = '';
  for (const parts of words) {
    begins.push(text.length);
    for (const part of parts) {
      if (part === '') continue;
      starts.push(text.length);
      text += part;
    }
  }
  return { space, text, starts, words: begins };
};

const whole = (word: string): Part => [word];

const soundKeys = (spellings: readonly (readonly string[])[]): readonly Key[] => {
  const bySound = new Map<string, Key>();
  for (const words of spellings) {
    const apart = keyOf('sound', words.map(toSound).filter(Boolean).map(whole));
    const together = keyOf('sound', [[toSound(words.join(''))]]);
    for (const key of [apart, together]) if (key.text !== '' && !bySound.has(key.text)) bySound.set(key.text, key);
  }
  return [...bySound.values()];
};

const hangulKeys = (words: readonly string[]): readonly Key[] => {
  const romanized = words.map(listRomanizations);
  const spellings = [0, 1].map((way) => romanized.map((ways) => ways[way] ?? ways[0] ?? ''));
  return [
    keyOf('jamo', words.map(splitSyllables)),
    keyOf('initials', words.map(toInitials)),
    ...soundKeys(spellings.map((each) => each.flatMap(splitWords))),
  ];
};

/** Every Chinese character may begin what is looked for; other letters among them are words. */
const hanParts = (word: string): readonly Part[] =>
  (word.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []).map((run) => (HAS_HAN.test(run) ? Array.from(run) : [run]));

/** The keys under which a name is found. */
export const keysOfName = (name: string): readonly Key[] => {
  const words = splitWords(name);
  if (words.length === 0) return [];
  if (words.some((word) => HAS_HANGUL.test(word))) return hangulKeys(words);
  if (words.some((word) => HAS_HAN.test(word))) return [keyOf('han', words.flatMap(hanParts))];
  return [keyOf('latin', words.map(whole))];
};

/** The keys of a Korean name in Latin letters: as it is spelled, and as it sounds. */
export const keysOfRomanized = (name: string): readonly Key[] => {
  const words = splitWords(name);
  return words.length === 0 ? [] : [keyOf('latin', words.map(whole)), ...soundKeys([words])];
};
