/** How a name was found, weakest first: by what it is about, by a guess, inside a word, by its words in any order … in full. */
export const MATCH_KINDS = ['keyword', 'guess', 'inside', 'words', 'word', 'prefix', 'exact'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface NameMatch {
  readonly kind: MatchKind;
  /** How much of the name was typed, from 0 to 1. */
  readonly share: number;
  /** Whether what was typed ends where a word of the name ends. */
  readonly whole: boolean;
  /** Whether the name is the one the viewer reads: in their language, or in Korean. */
  readonly own: boolean;
  /** How unsure it is that this was meant: from 0, letter by letter, to 1. */
  readonly doubt: number;
}

/** Steps are further apart than all that counts within one. */
const STEPS: Readonly<Record<MatchKind, number>> = { keyword: 1, guess: 2.5, inside: 4, words: 5, word: 6, prefix: 7, exact: 8 };
const MAX_SCORES = 9;
/** Guesses lie in a band of their own: nothing else is doubted as much or as little as to fall into it. */
const GUESSES = { from: 1.98, to: 3.46 };

/** How well a match answers, between 0 and 1. Without doubt a better kind always wins; then what is nearer to the whole name. */
export const scoreMatch = ({ kind, share, whole, own, doubt }: NameMatch): number =>
  (STEPS[kind] + 0.6 * share + (whole ? 0.3 : 0) + (own ? 0.05 : 0) - doubt * (kind === 'guess' ? 0.5 : 1)) / MAX_SCORES;

/** Whether nothing is called what was typed, and this was only taken for what was meant. */
export const isGuess = (score: number): boolean => score * MAX_SCORES >= GUESSES.from && score * MAX_SCORES < GUESSES.to;
/** Whether a name was found, as opposed to guessed or to what a title is about. */
export const isNamed = (score: number): boolean => score * MAX_SCORES >= GUESSES.to;

/** Whether one name has all that was typed, as opposed to a word of it, or to a word that only describes the title. */
export const isNamedInFull = (score: number): boolean => score * MAX_SCORES >= STEPS.words - 0.5;

/**
 * How a name was found word by word, by the scores of its words: its weakest word decides. What one word names and another only
 * describes (“moonlight romance”) is found as inside.
 */
export const kindByWords = (scores: { readonly weakest: number; readonly best: number }): MatchKind =>
  isNamed(scores.weakest) ? 'words' : isGuess(scores.weakest) ? 'guess' : isNamed(scores.best) ? 'inside' : 'keyword';

/** Best first; what is equally good in the order of the catalogue (`place` counts from 0, the best known first). */
export const compareHits = (
  a: { readonly score: number; readonly place: number },
  b: { readonly score: number; readonly place: number },
): number => b.score - a.score || a.place - b.place;

/** Maximum edit distance for a word of `letters` letters. */
export const editsAllowed = (letters: number): 0 | 1 | 2 => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

/**
 * The least number of letters to add, leave out, change or swap with their neighbour between two words; `most` + 1 where it is more
 * than `most`. As a prefix, what follows in `word` is still to be typed and costs nothing.
 */
export const editsBetween = (typed: string, word: string, most: number, asPrefix: boolean): number => {
  const width = Math.min(word.length, typed.length + most);
  if (typed.length - width > most || (!asPrefix && word.length > width)) return most + 1;
  let twoBack: number[] = [];
  let before = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (twoBack[column - 2] ?? 0) + 1);
      now.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    twoBack = before;
    before = now;
  }
  const edits = asPrefix ? Math.min(...before) : (before[width] ?? most + 1);
  return Math.min(edits, most + 1);
};
