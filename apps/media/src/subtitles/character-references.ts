import { characterEntities } from 'character-entities';

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][\da-z]*));?/gi;

/** Names that HTML also reads where the semicolon is missing; of these, those that subtitles have. */
const WITHOUT_SEMICOLON = new Set(['amp', 'lt', 'gt', 'quot', 'nbsp']);

const ofCode = (code: number) => {
  // HTML reads these as Windows-1252: `&#146;` is an apostrophe in files older than Unicode.
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
};

/** A text with the character references of HTML as the characters that they stand for. What is none stays as written. */
export const decodeReferences = (text: string) =>
  text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return ofCode(Number.parseInt(hex, 16));
    if (decimal !== undefined) return ofCode(Number(decimal));
    const known = Object.hasOwn(characterEntities, name) ? characterEntities[name] : undefined;
    if (known !== undefined && (whole.endsWith(';') || WITHOUT_SEMICOLON.has(name))) return known;
    // `&AMP;` and `&NBSP` of programs that write all tags in capitals.
    const small = name.toLowerCase();
    return WITHOUT_SEMICOLON.has(small) ? (characterEntities[small] ?? whole) : whole;
  });
