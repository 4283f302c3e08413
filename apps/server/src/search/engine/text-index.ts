import { isNamed, isNamedInFull, kindByWords, scoreMatch } from '@madang/domain/search/rank.ts';
import { type Language, LANGUAGES } from '@madang/domain/shared/language.ts';
import type { SearchHit } from '../../ports/search.ts';
import { type Entry, isCharacter } from './entries.ts';
import { Names } from './names.ts';
import { type QueryReading, listReadings, splitQuery } from './query-readings.ts';
import { type NameIndex, type NameIndexBuilder, SuffixArrayBuilder, type Visit } from './name-index.ts';
import { Growing } from './suffix-array.ts';

/** Titles that a person or tag leads to are worth so much of how well its name was found. */
const LED_TO = 0.6;
/** What is found for one text, entry by entry. */
interface Found {
  readonly scores: Float32Array;
  readonly entries: number[];
}

export interface TextIndex {
  find(q: string, language: Language, most: number): readonly SearchHit[];
  /** Whether something is called what was typed, letter by letter: what else might have been meant is not asked then. */
  isNamed(q: string, language: Language): boolean;
  /** How much it holds. */
  readonly size: { readonly entries: number; readonly keys: number; readonly places: number; readonly bytes: number };
}

const isSure = ({ doubt }: QueryReading): boolean => doubt.other === 0;

/** Entries have numbers below this; those with the lower ones come first among equals. */
const MAX_ENTRIES = 2 ** 22;
const FINENESS = 2 ** 20;

/** The best entries that are titles or people. One number says both score and place: numbers alone are sorted quickly. */
const inOrder = (
  { scores, entries }: Found,
  kinds: readonly Entry['kind'][],
  most: number,
): readonly { readonly entry: number; readonly score: number }[] => {
  const shown = entries.filter((entry) => kinds[entry] !== 'tag');
  const order = Float64Array.from(
    shown,
    (entry) => Math.floor((scores[entry] ?? 0) * FINENESS) * MAX_ENTRIES + (MAX_ENTRIES - 1 - entry),
  );
  const bestLast = order.sort();
  return Array.from(bestLast.subarray(Math.max(0, bestLast.length - most)).reverse(), (number) => {
    const entry = MAX_ENTRIES - 1 - (number % MAX_ENTRIES);
    return { entry, score: Math.floor(number / MAX_ENTRIES) / FINENESS };
  });
};

const noteIn =
  ({ scores, entries }: Found): Visit =>
  (entry, score) => {
    const known = scores[entry] ?? 0;
    if (known === 0) entries.push(entry);
    if (score > known) scores[entry] = score;
  };
const forget = ({ scores, entries }: Found): void => {
  for (const entry of entries) scores[entry] = 0;
};
const best = ({ scores, entries }: Found): number => entries.reduce((most, entry) => Math.max(most, scores[entry] ?? 0), 0);

/** Of several words one may name a title by chance that another describes: misspelled names are looked for as well then. */
const isFound = (q: string, found: Found): boolean => (splitQuery(q).length > 1 ? isNamedInFull : isNamed)(best(found));

/** From people and tags to their titles. */
interface Leads {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

function* leadsOf(
  leading: readonly { readonly number: number; readonly titles: readonly string[] }[],
  numbers: ReadonlyMap<string, number>,
  entries: number,
): Generator<void, Leads> {
  const from = new Uint32Array(entries + 1);
  const to = new Growing((length) => new Uint32Array(length));
  for (const { number, titles } of leading) {
    from[number] = to.length;
    for (const title of titles) {
      const known = numbers.get(title);
      if (known !== undefined) to.push(known);
    }
    from[number + 1] = to.length;
    yield;
  }
  return { from, to: yield* to.done() };
}

/**
 * Builds an index of entries, titles first (null is none yet), in steps between which other work may run. Names are held in suffix arrays,
 * unless another kind of name index is given.
 */
export function* textIndex(
  all: Iterable<Entry | null>,
  newNameIndex: () => NameIndexBuilder = () => new SuffixArrayBuilder(),
): Generator<void, TextIndex> {
  // People and tags stand apart: they are few, and lead to many.
  const [titles, leaders] = [new Names(newNameIndex), new Names(newNameIndex)];
  const ids: string[] = [];
  const kinds: Entry['kind'][] = [];
  const leading: { readonly number: number; readonly titles: readonly string[] }[] = [];
  const numbers = new Map<string, number>();
  for (const entry of all) {
    yield;
    if (entry === null) continue;
    const number = ids.length;
    ids.push(entry.id);
    kinds.push(entry.kind);
    if (entry.kind === 'title') numbers.set(entry.id, number);
    else leading.push({ number, titles: entry.titles });
    (entry.kind === 'title' ? titles : leaders).add(entry, number);
  }
  const leads = yield* leadsOf(leading, numbers, ids.length);
  yield* titles.build();
  yield* leaders.build();

  // One search at a time uses these: it never waits.
  const scores = () => new Float32Array(ids.length);
  const [forText, forWord, sums, weakest, strongest] = [scores(), scores(), scores(), scores(), scores()];
  const counts = new Uint8Array(ids.length);

  /**
   * Goes on from people and tags to their titles: what they are about is the weakest way to find them, but for a character whose whole name
   * was typed. Otherwise names that only sound like it come first.
   */
  const follow = (found: Found): void => {
    const note = noteIn(found);
    for (const entry of found.entries.slice()) {
      if (kinds[entry] === 'title') continue;
      const score = found.scores[entry] ?? 0;
      const doubt = (1 - LED_TO * score) / 2;
      const kind = isCharacter(ids[entry]) && isNamedInFull(score) ? 'words' : 'keyword';
      const worth = scoreMatch({ kind, share: score, whole: kinds[entry] === 'person', own: false, doubt });
      const to = leads.from[entry + 1] ?? 0;
      for (let at = leads.from[entry] ?? 0; at < to; at += 1) note(leads.to[at] ?? 0, worth);
    }
  };

  /** Looks for what may have been meant, by one reading after the other until something is found. */
  const guess = (readings: readonly QueryReading[], reader: number, visit: Visit): void => {
    for (const reading of readings) {
      const [isTitle, isLeader] = [titles.visitGuesses(reading, reader, visit), leaders.visitGuesses(reading, reader, visit)];
      if (isTitle || isLeader) return;
    }
  };

  /** Entries that hold every word in any order; where that is forgiven, with typing errors, and all but one of at least three. */
  const visitByWords = (words: readonly string[], reader: number, forgive: boolean, visit: Visit): void => {
    const least = forgive && words.length > 2 ? words.length - 1 : words.length;
    const wanted = words
      .map((word) => {
        const readings = listReadings(word);
        return { readings, places: readings.reduce((sum, reading) => sum + titles.count(reading), 0) };
      })
      .toSorted((a, b) => a.places - b.places);
    const touched: number[] = [];
    for (const [index, { readings }] of wanted.entries()) {
      const found: Found = { scores: forWord, entries: [] };
      const note = noteIn(found);
      // An entry that has none of the rarest words cannot have enough of them.
      const only = index > words.length - least ? touched : null;
      for (const reading of readings) {
        // One short word sounds like many others: beside a word that is spelled out, its sound is a guess like a typing error.
        const kind = isSure(reading) ? undefined : 'guess';
        titles.visitAsRead(reading, reader, only, note, kind);
        leaders.visitAsRead(reading, reader, null, note, kind);
        if (forgive) for (const names of [titles, leaders]) names.visitInfixes(reading, reader, note);
      }
      if (forgive) guess(readings, reader, note);
      follow(found);
      for (const entry of found.entries) {
        const score = forWord[entry] ?? 0;
        const count = counts[entry] ?? 0;
        if (count === 0) {
          if (only) continue;
          touched.push(entry);
          weakest[entry] = 1;
          strongest[entry] = 0;
        }
        counts[entry] = count + 1;
        sums[entry] = (sums[entry] ?? 0) + score;
        weakest[entry] = Math.min(weakest[entry] ?? 1, score);
        strongest[entry] = Math.max(strongest[entry] ?? 0, score);
      }
      forget(found);
    }
    for (const entry of touched) {
      const count = counts[entry] ?? 0;
      if (count >= least) {
        const share = (sums[entry] ?? 0) / words.length;
        const scored = { weakest: weakest[entry] ?? 0, best: strongest[entry] ?? 0 };
        const kind = count < words.length ? 'guess' : kindByWords(scored);
        const doubt = kind === 'words' ? (1 - scored.weakest) / 2 : 0.5;
        visit(entry, scoreMatch({ kind, share, whole: count === words.length, own: false, doubt }));
      }
      counts[entry] = 0;
      sums[entry] = 0;
    }
  };

  const asRead = (readings: readonly QueryReading[], reader: number, visit: Visit): void => {
    for (const reading of readings) for (const names of [titles, leaders]) names.visitAsRead(reading, reader, null, visit);
  };
  /** Whatever is called what was typed, letter by letter. */
  const visitSure = (q: string, readings: readonly QueryReading[], reader: number, visit: Visit): void => {
    asRead(readings.filter(isSure), reader, visit);
    for (const reading of readings) for (const names of [titles, leaders]) names.visitInfixes(reading, reader, visit);
    const words = splitQuery(q);
    if (words.length > 1) visitByWords(words, reader, false, visit);
  };

  return {
    isNamed(q, language) {
      const found: Found = { scores: forText, entries: [] };
      visitSure(q, listReadings(q), LANGUAGES.indexOf(language), noteIn(found));
      const known = isFound(q, found);
      forget(found);
      return known;
    },
    find(q, language, most) {
      const reader = LANGUAGES.indexOf(language);
      const found: Found = { scores: forText, entries: [] };
      const note = noteIn(found);
      const readings = listReadings(q);
      visitSure(q, readings, reader, note);
      asRead(
        readings.filter((reading) => !isSure(reading)),
        reader,
        note,
      );
      if (!isFound(q, found)) {
        guess(readings, reader, note);
        const words = splitQuery(q);
        if (words.length > 1) visitByWords(words, reader, true, note);
      }
      follow(found);
      const hits = inOrder(found, kinds, most);
      forget(found);
      return hits.map(({ entry, score }) => ({
        kind: kinds[entry] === 'person' ? 'person' : 'title',
        id: ids[entry] ?? '',
        score,
      }));
    },
    size: sizeOf([...titles.sizes, ...leaders.sizes], ids.length, leads),
  };
}

/** Beside the name indexes: four bytes for each of five scores and one for the count of each entry. */
const PER_ENTRY = 21;
const sizeOf = (indexes: readonly NameIndex['size'][], entries: number, { from, to }: Leads): TextIndex['size'] => ({
  entries,
  keys: indexes.reduce((sum, { keys }) => sum + keys, 0),
  places: indexes.reduce((sum, { places }) => sum + places, 0),
  bytes: indexes.reduce((sum, { bytes }) => sum + bytes, from.byteLength + to.byteLength + PER_ENTRY * entries),
});
