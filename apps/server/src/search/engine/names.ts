import { editsAllowed, type MatchKind } from '@madang/domain/search/rank.ts';
import type { Entry } from './entries.ts';
import { type Space, SPACES } from './keys.ts';
import type { QueryReading } from './query-readings.ts';
import type { NameIndex, NameIndexBuilder, Visit, SearchTarget } from './name-index.ts';

/** Shortest typed word that is searched inside of other words. */
export const MIN_INFIX = 3;
const MAX_INFIXES = 200;
/** Maximum number of corrections looked up per word. */
const MAX_GUESSES = 24;
/** Cost estimate: reading the names of one entry takes as long as visiting this many places. */
const PLACES_PER_ENTRY = 40;
/** Letters of Hangul are typed two or three to a syllable; Chinese characters say more each. */
const LETTERS_IN: Readonly<Record<Space, (length: number) => number>> = {
  latin: (length) => length,
  sound: (length) => length - 1,
  jamo: (length) => length - 1,
  han: (length) => length + 1,
  initials: () => 0,
};

/** Edit distance that is forgiven in a reading of the typed text. */
export const maxEdits = ({ space, text, forgiving }: QueryReading): 0 | 1 | 2 =>
  forgiving ? editsAllowed(LETTERS_IN[space](text.length)) : 0;

/** The names of one kind of entries, space by space. */
export class Names {
  readonly #indexes = new Map<Space, NameIndex>();
  readonly #builders: Map<Space, NameIndexBuilder>;

  constructor(newNameIndex: () => NameIndexBuilder) {
    this.#builders = new Map(SPACES.map((space) => [space, newNameIndex()]));
  }

  add(entry: Entry, number: number): void {
    for (const key of entry.keys) this.#builders.get(key.space)?.add(key, number);
  }

  *build(): Generator<void> {
    for (const [space, builder] of this.#builders) {
      this.#indexes.set(space, yield* builder.done());
      this.#builders.delete(space);
    }
  }

  get sizes(): readonly NameIndex['size'][] {
    return [...this.#indexes.values()].map(({ size }) => size);
  }

  /** Names that match a reading exactly as typed, or those of the entries in `only` where that is cheaper. */
  visitAsRead(
    { space, text, doubt }: QueryReading,
    reader: number,
    only: readonly number[] | null,
    visit: Visit,
    kind?: MatchKind,
  ): void {
    const index = this.#indexes.get(space);
    if (!index) return;
    const wanted: SearchTarget = kind ? { text, reader, doubt, kind } : { text, reader, doubt };
    if (only === null || PLACES_PER_ENTRY * only.length > index.count(text)) index.visit(wanted, visit);
    else for (const entry of only) index.visitNamesOf(entry, wanted, visit);
  }

  /** Number of places that match a reading exactly as typed. */
  count({ space, text }: QueryReading): number {
    return this.#indexes.get(space)?.count(text) ?? 0;
  }

  /** Names with a word that holds the text somewhere. */
  visitInfixes({ space, text }: QueryReading, reader: number, visit: Visit): void {
    const index = this.#indexes.get(space);
    if (!index || space !== 'latin' || text.length < MIN_INFIX) return;
    for (const word of index.near.containing(text, MAX_INFIXES)) {
      const doubt = (1 - text.length / word.length) / 2;
      index.visit({ text: word, reader, kind: 'inside', doubt: { exact: doubt, other: doubt } }, visit);
    }
  }

  /** Names with a word that may have been meant; false where there is none. */
  visitGuesses(reading: QueryReading, reader: number, visit: Visit): boolean {
    const { space, text, doubt } = reading;
    const index = this.#indexes.get(space);
    const most = maxEdits(reading);
    if (!index || most === 0) return false;
    const soundPenalty = doubt.other > 0 ? 0.15 : 0;
    const guess = (word: string, unsure: number) =>
      index.visit({ text: word, reader, kind: 'guess', doubt: { exact: Math.max(0, unsure - 0.2), other: unsure } }, visit);
    const near = index.near.near(text, most, false).slice(0, MAX_GUESSES);
    for (const { word, edits } of near) guess(word, edits * 0.3 + soundPenalty);
    // An unfinished word may have typing errors too. A match by sound is too weak evidence then.
    if (near.length > 0 || soundPenalty > 0) return near.length > 0;
    const begun = index.near.near(text, most, true).slice(0, MAX_GUESSES);
    for (const { word, edits } of begun) guess(word, edits * 0.3 + 0.2);
    return begun.length > 0;
  }
}
