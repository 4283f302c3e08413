import { splitSyllables } from '../engine/hangul.ts';
import { type LexiconConcept, type Tongue, TONGUES } from './lexicon/entry.ts';
import { chineseWords, isParticle, neat, toStem, type Word, listWords } from './words.ts';

/** A concept that a text names. */
export interface ConceptMatch {
  /** Its place in the lexicon. */
  readonly concept: number;
  readonly tongue: Tongue;
  /** Where in the neat text it is named. */
  readonly from: number;
  readonly to: number;
  /** Named within the name of something longer, as the family in a rich family. */
  readonly nested: boolean;
  /** Found inside a longer Korean word. */
  readonly inner: boolean;
}

/** A concept whose name begins as a text ends. */
export interface Completion {
  readonly concept: number;
  readonly tongue: Tongue;
  /** How much of the name is there, from 0 to 1. */
  readonly share: number;
  /** How many characters of the text it takes. */
  readonly length: number;
}

interface Name {
  readonly concept: number;
  readonly tongue: Tongue;
  readonly words: readonly Word[];
}

const LATIN: readonly Tongue[] = ['en', 'pt', 'es', 'vi'];
const isLatin = (words: readonly Word[]): boolean => words.every(({ script }) => script === 'latin');
const squeezed = (words: readonly Word[]): string => words.map(({ text }) => text).join('');
const stemmed = (words: readonly Word[], tongue: Tongue): string => words.map(({ plain }) => toStem(plain, tongue)).join(' ');

/** Words this short mean something else without their accent, or with another. */
const SHORT = 3;

/**
 * Whether accents let a word of a text stand for a word of a name in a language; `own` where the text is most likely in it, `alone`
 * where there is no other word in the text.
 */
const accentsAllow = (typed: Word, named: Word, tongue: Tongue, own: boolean, alone: boolean): boolean => {
  if (typed.text === named.text) return true;
  const [typedHas, namedHas] = [typed.text !== typed.plain, named.text !== named.plain];
  if (tongue === 'vi') return !typedHas && (!namedHas || own || named.plain.length > SHORT + 1);
  if (named.plain.length > SHORT || typedHas === namedHas) return true;
  return namedHas && own && alone;
};

/**
 * What a name begins with, as it is compared: accents and the spaces of Korean and Chinese do not count, and Hangul is the letters
 * that were typed, because on the way to 복수극 there is 복숙.
 */
const beginningOf = (words: readonly Word[]): string =>
  isLatin(words) ? words.map(({ plain }) => plain).join(' ') : splitSyllables(squeezed(words)).join('');

const isNumber = ({ text }: Word): boolean => /^\p{N}+$/u.test(text);
/** Words of Hangul or of Chinese that follow each other, with the numbers among them. */
const compactRuns = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const runs: Word[][] = [];
  let script: Word['script'] | null = null;
  let run: Word[] = [];
  const end = () => {
    if (script !== null) runs.push(run);
    [script, run] = [null, []];
  };
  for (const word of words) {
    const other = !isNumber(word) && (word.script === 'latin' || (script !== null && word.script !== script));
    if (other) end();
    if (!isNumber(word) && word.script === 'latin') continue;
    run.push(word);
    if (!isNumber(word)) script = word.script;
  }
  end();
  return runs;
};

/** More words than this are in no name. */
const MAX_WORDS = 7;
/** Fewer letters, or pressed keys of Hangul, begin too many names. A Chinese character is enough. */
const MIN_BEGINNING = 2;
const MAX_COMPLETIONS = 80;

/** Finds the names of concepts in texts of any of the six languages. */
export const phraseIndex = (lexicon: readonly LexiconConcept[]) => {
  const latin = new Map<Tongue, Map<string, Name[]>>(LATIN.map((tongue) => [tongue, new Map<string, Name[]>()]));
  const compact = new Map<string, Name[]>();
  const beginnings: { readonly key: string; readonly name: Name }[] = [];
  let longest = 0;
  for (const [concept, { synonyms }] of lexicon.entries()) {
    for (const tongue of TONGUES) {
      for (const synonym of synonyms[tongue]) {
        const name: Name = { concept, tongue, words: listWords(neat(synonym)) };
        beginnings.push({ key: beginningOf(name.words), name });
        const table = isLatin(name.words) ? latin.get(tongue === 'ko' || tongue === 'zh' ? 'en' : tongue) : compact;
        const key = isLatin(name.words) ? stemmed(name.words, tongue) : squeezed(name.words);
        if (!isLatin(name.words)) longest = Math.max(longest, key.length);
        const names = table?.get(key);
        if (names) names.push(name);
        else table?.set(key, [name]);
      }
    }
  }
  beginnings.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.name.concept - b.name.concept));

  type Found = Omit<ConceptMatch, 'nested'>;

  const latinMatches = (words: readonly Word[], tongue: Tongue, own: boolean): Found[] => {
    const table = latin.get(tongue);
    const stems = words.map((word) => (word.script === 'latin' ? toStem(word.plain, tongue) : null));
    const found: Found[] = [];
    for (let first = 0; first < words.length; first += 1) {
      let key = '';
      for (let last = first; last < Math.min(words.length, first + MAX_WORDS); last += 1) {
        const stem = stems[last];
        if (stem === null || stem === undefined) break;
        key = last === first ? stem : `${key} ${stem}`;
        for (const name of table?.get(key) ?? []) {
          const allowed = name.words.every((named, index) => {
            const typed = words[first + index];
            return typed !== undefined && accentsAllow(typed, named, tongue, own, words.length === name.words.length);
          });
          const [from, to] = [words[first]?.from ?? 0, words[last]?.to ?? 0];
          if (allowed) found.push({ concept: name.concept, tongue: name.tongue, from, to, inner: false });
        }
      }
    }
    return found;
  };

  /** Korean and Chinese names in words of one script, and numbers, that follow each other: spaces are as people please. */
  const compactMatches = (run: readonly Word[], tongues: ReadonlySet<Tongue>): Found[] => {
    const text = squeezed(run);
    const places: number[] = [];
    const starts = new Set<number>();
    const ends = new Map<number, number>();
    for (const word of run) {
      const start = places.length;
      starts.add(start);
      for (let index = 0; index < word.text.length; index += 1) {
        places.push(word.from + index);
        ends.set(start + index, start + word.text.length);
      }
    }
    const isHan = run.some(({ script }) => script === 'han');
    const single = new Set<number>();
    if (isHan) {
      let at = 0;
      for (const word of chineseWords(text)) {
        if (word.length === 1) single.add(at);
        at += word.length;
      }
    }
    const found: Found[] = [];
    for (let from = 0; from < text.length; from += 1) {
      for (let to = from + 1; to <= Math.min(text.length, from + longest); to += 1) {
        const names = compact.get(text.slice(from, to));
        if (!names) continue;
        const begins = isHan || starts.has(from);
        const end = ends.get(to - 1) ?? to;
        if (to - from === 1 && !(isHan ? single.has(from) : begins && isParticle(text.slice(to, end)))) continue;
        if (!begins && to > (ends.get(from) ?? to)) continue;
        for (const { concept, tongue } of names) {
          if (tongues.has(tongue))
            found.push({ concept, tongue, from: places[from] ?? 0, to: (places[to - 1] ?? 0) + 1, inner: !begins });
        }
      }
    }
    return found;
  };

  return {
    /** Every concept that a text names, in some of the languages; `own` is the one in which the text most likely is. */
    matches(text: string, tongues: readonly Tongue[], own: Tongue): readonly ConceptMatch[] {
      const words = listWords(neat(text));
      const found = tongues
        .filter((tongue) => LATIN.includes(tongue))
        .flatMap((tongue) => latinMatches(words, tongue, tongue === own));
      const wanted = new Set(tongues);
      for (const run of compactRuns(words)) found.push(...compactMatches(run, wanted));
      return found.map((match) => ({
        ...match,
        nested: found.some(
          (other) => other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from,
        ),
      }));
    },

    /** Concepts whose names begin with the last words of a text, while the last of them is being typed. */
    completions(text: string): readonly Completion[] {
      const whole = neat(text);
      const words = listWords(whole);
      const last = words.at(-1);
      if (!last || last.to !== whole.length) return [];
      const found: Completion[] = [];
      for (let count = 1; count <= Math.min(words.length, MAX_WORDS); count += 1) {
        const some = words.slice(-count);
        if (some.some(({ script }) => script !== last.script)) break;
        const key = beginningOf(some);
        if (key.length < MIN_BEGINNING && last.script !== 'han') continue;
        let low = 0;
        for (let high = beginnings.length; low < high;) {
          const middle = (low + high) >> 1;
          if ((beginnings[middle]?.key ?? '') < key) low = middle + 1;
          else high = middle;
        }
        for (let at = low; at < Math.min(beginnings.length, low + MAX_COMPLETIONS); at += 1) {
          const beginning = beginnings[at];
          if (!beginning?.key.startsWith(key)) break;
          const { concept, tongue } = beginning.name;
          found.push({ concept, tongue, share: key.length / beginning.key.length, length: last.to - (some[0]?.from ?? 0) });
        }
      }
      return found;
    },
  };
};
export type PhraseIndex = ReturnType<typeof phraseIndex>;
