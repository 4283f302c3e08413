import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { HAS_HAN, HAS_HANGUL, splitWords } from './fold.ts';
import { toInitials, splitSyllables } from './hangul.ts';
import type { Space } from './keys.ts';
import { toSound } from './sound.ts';

/** One way to understand what was typed. */
export interface QueryReading {
  readonly space: Space;
  /** Without the gaps between words. */
  readonly text: string;
  /** What it costs to be found in full by this reading, and otherwise, as `doubt` of the domain's Match. */
  readonly doubt: { readonly exact: number; readonly other: number };
  /** Whether words that are nearly this may be meant; not where the reading itself is a guess. */
  readonly forgiving: boolean;
}

const SURE = { exact: 0, other: 0 };
const BY_SOUND = { exact: 0.4, other: 1 };
const OTHER_KEYBOARD = { exact: 0.5, other: 1 };
const FIRST_CONSONANTS = { exact: 0.2, other: 0.5 };
/** A sound of fewer signs says too little. */
const MIN_SOUND = 3;
/** A text of more words is searched for by its first ones. */
const MAX_WORDS = 8;

/** Whether a text has consonants outside of syllables, as in a query of initial consonants. */
const hasLooseConsonants = (text: string): boolean => /[ㄱ-ㅎ]/.test(text);

const inHangul = (words: readonly string[], doubt: QueryReading['doubt'], forgiving: boolean): readonly QueryReading[] => {
  const text = words.flatMap(splitSyllables).join('');
  const initials = words.flatMap(toInitials).join('');
  const loose = hasLooseConsonants(words.join('')) && initials.length > 1;
  return [
    { space: 'jamo', text, doubt, forgiving },
    ...(loose
      ? [
          {
            space: 'initials' as const,
            text: initials,
            doubt: { exact: FIRST_CONSONANTS.exact + doubt.exact / 2, other: Math.max(FIRST_CONSONANTS.other, doubt.other) },
            forgiving: false,
          },
        ]
      : []),
  ];
};

const inLatin = (words: readonly string[]): readonly QueryReading[] => {
  const sounds = [...new Set([words.map(toSound).join(''), toSound(words.join(''))])].filter(
    (sound) => sound.length >= MIN_SOUND,
  );
  return [
    { space: 'latin', text: words.join(''), doubt: SURE, forgiving: true },
    ...sounds.map((text): QueryReading => ({ space: 'sound', text, doubt: BY_SOUND, forgiving: true })),
  ];
};

/** English typed on a Korean keyboard: ㅡㅐㅐㅜ is moon. */
export const asTypedInLatin = (text: string): string => convertHangulToQwerty(text).toLowerCase();

/** es-hangul 2.4.0 throws where two vowels end in a consonant, as in “nlt”; that is no Korean. */
const onHangulKeyboard = (text: string): string | null => {
  try {
    return convertQwertyToHangul(text);
  } catch {
    return null;
  }
};

/** Korean typed on an English keyboard: ekf is 달. Null for what is no Korean then either; the last syllable may be unfinished. */
export const asTypedInHangul = (text: string): string | null => {
  if (!/^[A-Za-z0-9 ]+$/.test(text)) return null;
  const isShouted = text.length > 2 && text === text.toUpperCase();
  const typed = onHangulKeyboard(isShouted ? text.toLowerCase() : text);
  if (typed === null) return null;
  const onlyInitials = /^[ㄱ-ㅎ ]+$/.test(typed);
  return onlyInitials || /^[가-힣0-9 ]*[가-힣][0-9 ]*[ㄱ-ㅎ]?$/.test(typed) ? typed : null;
};

/** How a whole text, or one word of it, may have been meant: as it stands, by its sound, on the other keyboard. */
export const listReadings = (typed: string): readonly QueryReading[] => {
  const words = splitWords(typed);
  const text = words.join('');
  if (text === '') return [];
  if (HAS_HANGUL.test(text)) {
    const latin = splitWords(asTypedInLatin(typed)).join('');
    return [...inHangul(words, SURE, true), { space: 'latin', text: latin, doubt: OTHER_KEYBOARD, forgiving: false }];
  }
  if (HAS_HAN.test(text)) return [{ space: 'han', text, doubt: SURE, forgiving: true }];
  const hangul = asTypedInHangul(typed);
  return [...inLatin(words), ...(hangul === null ? [] : inHangul(splitWords(hangul), OTHER_KEYBOARD, false))];
};

/** The words of a text as they were typed, each to be found by itself. */
export const typedWords = (typed: string): readonly string[] =>
  typed.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((word) => splitWords(word).length > 0);

/** The words to look for one by one; a single letter or consonant says nothing beside others. */
export const splitQuery = (q: string): readonly string[] => {
  const words = typedWords(q);
  const telling = words.filter((word) => !/^[a-zㄱ-ㅎ]$/.test(splitWords(word).join('')));
  return telling.slice(0, MAX_WORDS);
};
