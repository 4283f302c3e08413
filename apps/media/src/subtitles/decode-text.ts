import iconv from 'iconv-lite';
import { primaryLanguage } from './language-choice.ts';

const CENTRAL_EUROPEAN = ['windows-1250', 'iso-8859-2'];
const BALTIC = ['windows-1257'];

/** Encodings in which subtitles of a language were written before UTF-8, the likeliest first. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  ko: ['cp949'],
  zh: ['gb18030', 'big5'],
  ja: ['shift_jis', 'euc-jp'],
  vi: ['windows-1258'],
  th: ['windows-874'],
  tr: ['windows-1254'],
  az: ['windows-1254'],
  ...Object.fromEntries(['cs', 'sk', 'pl', 'hu', 'ro', 'hr', 'sl', 'bs', 'sq'].map((one) => [one, CENTRAL_EUROPEAN])),
  ...Object.fromEntries(['lt', 'lv', 'et'].map((one) => [one, BALTIC])),
  ru: ['windows-1251', 'koi8-r'],
  uk: ['windows-1251', 'koi8-u'],
  ...Object.fromEntries(['bg', 'be', 'mk', 'sr', 'mn', 'kk'].map((one) => [one, ['windows-1251']])),
  el: ['windows-1253'],
  he: ['windows-1255'],
  ...Object.fromEntries(['ar', 'fa', 'ur'].map((one) => [one, ['windows-1256']])),
};

/** Languages whose letters Windows-1252 has. Of any other one that is not above nothing is assumed. */
const WESTERN = new Set('en es pt fr de it nl sv da nb nn no fi is fo ca gl eu ga gd id ms tl fil af sw lb'.split(' '));

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
  if (!iconv.encodingExists(encoding)) return null;
  const text = iconv.decode(bytes, encoding);
  return text.includes('\uFFFD') ? null : text;
};

/** Share of zero bytes from which a file counts as UTF-16: digits, spaces and signs of a timing have one each. */
const LEAST_ZEROS_OF_UTF16 = 0.1;

/** A text file has hardly a zero byte, one in UTF-16 has one in every Latin letter, digit, space and line end. */
const utf16WithoutMark = (bytes: Uint8Array): string | null => {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < bytes.length * LEAST_ZEROS_OF_UTF16) return null;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : null;
};

/** A program that fails now and then leaves a zero byte; what has more of them is not a text. */
const MAX_ZEROS = 0.05;
const isBinary = (bytes: Uint8Array) => bytes.reduce((zeros, byte) => zeros + (byte === 0 ? 1 : 0), 0) > bytes.length * MAX_ZEROS;

/** What words of any language are made of, and the signs of East Asian character sets, which their subtitles are full of. */
const READABLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\s]/u;
/** Signs of Windows code pages that come out of other encodings far more often than they are written. */
const ODD_SIGN = /[¦§¨±¶¸¤¬¯µ‡†‰ƒ˜]/u;

const LETTER = /\p{L}/u;
/** A handful of dashes and quotation marks may stand in a text without a single accent. */
const FEW = 20;

const count = (text: string, pattern: RegExp) => text.match(new RegExp(pattern.source, 'gu'))?.length ?? 0;

const isPlausible = (text: string): boolean => {
  const foreign = [...text].filter((character) => character > '\u007F');
  if (!foreign.every((character) => READABLE.test(character))) return false;
  return foreign.length < FEW || foreign.some((character) => LETTER.test(character));
};

/** Letters with a case change it at the start of a word: within one, they are those of another encoding. */
const MAX_CASE_CHANGES = 0.02;
const mixesCases = (text: string) =>
  count(text, /[^\P{Ll}\p{ASCII}]\p{Lu}/u) > Math.max(1, count(text, LETTER) * MAX_CASE_CHANGES);

const isPlausibleInOneByte = (text: string) => isPlausible(text) && !ODD_SIGN.test(text) && !mixesCases(text);

/** Accents stand alone among plain letters: several signs in a row, where accents are meant, are another encoding's. */
const SEVERAL_SIGNS = /[^\p{ASCII}]{4}/u;
/** Letters of Icelandic and Faroese, in whose places Windows-1254 has those of Turkish. */
const NORSE = /[ÐÞÝðþý]/;
/** Languages that write accents in borrowed words only. */
const WITHOUT_ACCENTS = new Set(['en', 'id', 'ms', 'tl', 'fil', 'sw']);
const MAX_ACCENTS = 0.03;

const isPlausibleWestern = (text: string, primary: string): boolean => {
  if (!isPlausible(text) || ODD_SIGN.test(text) || SEVERAL_SIGNS.test(text)) return false;
  if (primary !== 'is' && primary !== 'fo' && NORSE.test(text)) return false;
  const accents = count(text, /[^\P{L}\p{ASCII}]/u);
  return !WITHOUT_ACCENTS.has(primary) || accents < FEW || accents < count(text, LETTER) * MAX_ACCENTS;
};

/** Signs that are in every text of a language, and hardly in what another encoding makes of it. */
const FREQUENT: Readonly<Record<string, RegExp>> = {
  zh: /[的一是不我了在人有他这這个個们們来來到说說要以时時会會对對没沒你她能好可，。？！]/u,
  ja: /[\p{Script=Hiragana}、。]/u,
};

const MANY_BYTES = new Set(['ko', 'zh', 'ja']);

const readOlder = (bytes: Uint8Array, encodings: readonly string[], primary: string): string | null => {
  const isRight = MANY_BYTES.has(primary) ? isPlausible : isPlausibleInOneByte;
  const texts = encodings.flatMap((encoding) => decodeOlder(bytes, encoding) ?? []).filter(isRight);
  const frequent = FREQUENT[primary];
  const weigh = (text: string) => (frequent ? count(text, frequent) : 0);
  return texts.reduce<string | null>((best, text) => (best === null || weigh(text) > weigh(best) ? text : best), null);
};

/** Whether an encoding of that name can be read. */
export const isEncoding = (name: string) => iconv.encodingExists(name);

const readAs = (bytes: Uint8Array, language: string): string | null => {
  const primary = primaryLanguage(language);
  const older = Object.hasOwn(OLDER, primary) ? OLDER[primary] : undefined;
  if (older) return readOlder(bytes, older, primary);
  const western = WESTERN.has(primary) ? decodeOlder(bytes, 'windows-1252') : null;
  return western !== null && isPlausibleWestern(western, primary) ? western : null;
};

/**
 * The text of a file in the encoding named, or in UTF-8, in UTF-16, or in the encoding that was usual for one of the
 * languages (BCP 47 tags); null when it is none of these, so that no viewer reads signs instead of words.
 */
export const decodeText = (bytes: Uint8Array, languages: readonly string[], encoding?: string): string | null => {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return decode(bytes, marked.encoding);
  if (encoding !== undefined) return decodeOlder(bytes, encoding);
  const wide = utf16WithoutMark(bytes);
  if (wide) return decode(bytes, wide);
  if (isBinary(bytes)) return null;
  const plain = decode(bytes, 'utf-8');
  return plain ?? languages.map((language) => readAs(bytes, language)).find((text) => text !== null) ?? null;
};
