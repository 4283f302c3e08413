import iconv from 'iconv-lite';

/** Encodings in which subtitles of a language were written before UTF-8, the likeliest first. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  ko: ['cp949'],
  zh: ['gb18030', 'big5'],
  ja: ['shift_jis', 'euc-jp'],
  vi: ['windows-1258'],
  ru: ['windows-1251'],
  th: ['windows-874'],
};
const WESTERN = ['windows-1252'];

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Node's own decoder knows less than half of the syllables of CP949. */
const decodeOlder = (bytes: Uint8Array, encoding: string): string | null => {
  const text = iconv.decode(bytes, encoding);
  return text.includes('\uFFFD') ? null : text;
};

/** A text file has no zero bytes, one in UTF-16 has one in nearly every Latin letter, digit, space and line end. */
const utf16WithoutMark = (bytes: Uint8Array): string | null => {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : null;
};

/** What words of any language are made of. A wrong encoding gives controls, private characters and odd signs instead. */
const READABLE = /[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Sc}\s♪♫♬~+=<>|°^`´¨²³½¼©®™№→←○●◇◆□■★☆]/u;
/** A handful of dashes and quotation marks may stand in a text without a single accent. */
const FEW = 20;
const FOREIGN_LETTER = /\p{L}/u;

/** Accents stand alone among plain letters: several signs in a row, where accents are meant, are another encoding's. */
const SEVERAL_SIGNS = /[^\p{ASCII}]{4}/u;

/** In a text of the right encoding what is not ASCII can be read, and some of it is letters. */
const isPlausible = (text: string, isWestern: boolean): boolean => {
  const foreign = [...text].filter((character) => character > '\u007F');
  if (!foreign.every((character) => READABLE.test(character))) return false;
  if (isWestern && SEVERAL_SIGNS.test(text)) return false;
  return foreign.length < FEW || foreign.some((character) => FOREIGN_LETTER.test(character));
};

/**
 * The text of a file in UTF-8, in UTF-16, or in the encoding that was usual for its language (a BCP 47 tag); null when it is
 * none of these, so that nobody reads signs instead of words.
 */
export const decodeText = (bytes: Uint8Array, language: string): string | null => {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const told = marked?.encoding ?? utf16WithoutMark(bytes);
  if (told) return decode(bytes, told);
  if (bytes.includes(0)) return null;
  const plain = decode(bytes, 'utf-8');
  if (plain !== null) return plain;
  const [primary = ''] = language.toLowerCase().split('-', 1);
  const older = OLDER[primary];
  for (const encoding of older ?? WESTERN) {
    const text = decodeOlder(bytes, encoding);
    if (text !== null && isPlausible(text, older === undefined)) return text;
  }
  return null;
};
