/** Letters that decomposition does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ħ: 'h',
}; // prettier-ignore
const APOSTROPHES = /['’‘ʼ`´]/g;

export const HAS_HANGUL = /[\u3131-\u318e가-힣]/;
export const HAS_HAN = /\p{Script=Han}/u;

const foldCharacter = (character: string): string => {
  // Compatibility forms of Hangul letters would be taken for the parts of a syllable.
  if (HAS_HANGUL.test(character)) return character;
  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return /^[\p{L}\p{N}]+$/u.test(plain) ? Array.from(plain, (letter) => LETTERS[letter] ?? letter).join('') : ' ';
};

/** Folding a letter takes far longer than looking it up. */
const folded = new Map<string, string>();
const MAX_KNOWN = 20_000;
const fold = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const made = foldCharacter(character);
  if (folded.size < MAX_KNOWN) folded.set(character, made);
  return made;
};

const PLAIN = /^[\x20-\x7e]*$/;

/** The words of a text in small letters without accents; "Let’s" is one word, "Seo-yul" two. */
export const splitWords = (text: string): readonly string[] => {
  if (PLAIN.test(text))
    return (
      text
        .toLowerCase()
        .replaceAll(APOSTROPHES, '')
        .match(/[a-z0-9]+/g) ?? []
    );
  const plain = Array.from(text.normalize('NFC').toLowerCase().replaceAll(APOSTROPHES, ''), fold).join('');
  return plain.split(' ').filter((word) => word !== '');
};
