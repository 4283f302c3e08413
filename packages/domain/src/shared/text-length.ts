/** Created lazily: construction is more expensive than use. */
let segmenter: Intl.Segmenter | null = null;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Splits a text into user-perceived characters: extended grapheme clusters (UAX #29). */
export const splitCharacters = (text: string): readonly string[] => {
  if (isAscii(text)) return [...text];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Code points per character: a Devanagari syllable takes six, a family of emoji ten. Stacked marks are unlimited. */
const MAX_CODE_POINTS = 12;

/** Whether a text has more than `most` characters, or stacked combining marks that exceed their space. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > 2 * MAX_CODE_POINTS * most || [...text].length > MAX_CODE_POINTS * most || splitCharacters(text).length > most;
