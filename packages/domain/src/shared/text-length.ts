/** Made by the first text that needs it: it takes longer to make than to use. */
let segmenter: Intl.Segmenter | null = null;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The characters of a text as its reader counts them: extended grapheme clusters (UAX #29). */
export const charactersOf = (text: string): readonly string[] => {
  if (isAscii(text)) return [...text];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Code points that one character may take: a Devanagari syllable takes six, a family of emoji ten, and marks piled on one letter any number. */
const MAX_CODE_POINTS = 12;

/** Whether a text has more characters than `most`, or stacks combining marks so that it takes the room of more. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > 2 * MAX_CODE_POINTS * most || [...text].length > MAX_CODE_POINTS * most || charactersOf(text).length > most;
