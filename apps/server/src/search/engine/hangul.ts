import { disassemble, getChoseong, romanize } from 'es-hangul';

const SYLLABLE = /[가-힣]/;

const remembered = (make: (character: string) => string): ((character: string) => string) => {
  const known = new Map<string, string>();
  return (character) => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const made = make(character);
    known.set(character, made);
    return made;
  };
};
/** The letters of one syllable in the order of typing: 값 is ㄱㅏㅂㅅ. What is not Hangul stays. */
const lettersOf = remembered((character) => disassemble(character));
const initialOf = remembered((character) => (SYLLABLE.test(character) ? getChoseong(character) : disassemble(character)));
const spelled = remembered((syllable) => (SYLLABLE.test(syllable) ? romanize(syllable) : syllable));

const isHangul = (character: string): boolean => /[\u3131-\u318e가-힣]/.test(character);
/** Only Hangul is worth remembering: there are some 11,000 syllables, and no end of other characters. */
const each =
  (make: (character: string) => string) =>
  (text: string): readonly string[] =>
    Array.from(text, (character) => (isHangul(character) ? make(character) : character));

/** The letters of a word, syllable by syllable. */
export const splitSyllables = each(lettersOf);
/** The first consonants of a word, one for each syllable: 달빛 is ㄷ, ㅂ. */
export const toInitials = each(initialOf);

/** es-hangul takes tens of microseconds for a word, and titles are made of the same words again and again. */
const spokenForms = new Map<string, string>();
const MAX_SPOKEN = 20_000;
const asSpoken = (word: string): string => {
  const known = spokenForms.get(word);
  if (known !== undefined) return known;
  const made = romanize(word);
  if (spokenForms.size < MAX_SPOKEN) spokenForms.set(word, made);
  return made;
};

/** A Korean word in Latin letters as it is spoken, and as it is written letter by letter. */
export const listRomanizations = (word: string): readonly string[] => {
  const written = Array.from(word, (character) => (isHangul(character) ? spelled(character) : character)).join('');
  return [...new Set([asSpoken(word), written])];
};
