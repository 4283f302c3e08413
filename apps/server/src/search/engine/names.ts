import { editsAllowed, type MatchKind } from '@madang/domain/search/rank.ts';
import type { Entry } from './entries.ts';
import { type Space, SPACES } from './keys.ts';
import type { QueryReading } from './query-readings.ts';
import type { NameShelf, ShelfBuilder, Visit, SearchTarget } from './shelf.ts';

/** Shortest typed word that is searched inside of other words. */
export const MIN_INSIDE = 3;
const MAX_INSIDE = 200;
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

/** How many typing errors are forgiven in what was typed, read so. */
export const slipsAllowed = ({ space, text, forgiving }: QueryReading): 0 | 1 | 2 =>
  forgiving ? editsAllowed(LETTERS_IN[space](text.length)) : 0;

/** The names of one kind of entries, space by space. */
export class Names {
  readonly #shelves = new Map<Space, NameShelf>();
  readonly #builders: Map<Space, ShelfBuilder>;

  constructor(newShelf: () => ShelfBuilder) {
    this.#builders = new Map(SPACES.map((space) => [space, newShelf()]));
  }

  add(entry: Entry, number: number): void {
    for (const key of entry.keys) this.#builders.get(key.space)?.add(key, number);
  }

  *build(): Generator<void> {
    for (const [space, builder] of this.#builders) {
      this.#shelves.set(space, yield* builder.done());
      this.#builders.delete(space);
    }
  }

  get sizes(): readonly NameShelf['size'][] {
    return [...this.#shelves.values()].map(({ size }) => size);
  }

  /** Names that match a reading exactly as typed, or those of the entries in `only` where that is cheaper. */
  visitAsRead(
    { space, text, doubt }: QueryReading,
    reader: number,
    only: readonly number[] | null,
    visit: Visit,
    kind?: MatchKind,
  ): void {
    const shelf = this.#shelves.get(space);
    if (!shelf) return;
    const wanted: SearchTarget = kind ? { text, reader, doubt, kind } : { text, reader, doubt };
    if (only === null || PLACES_PER_ENTRY * only.length > shelf.count(text)) shelf.visit(wanted, visit);
    else for (const entry of only) shelf.visitNamesOf(entry, wanted, visit);
  }

  /** Number of places that match a reading exactly as typed. */
  count({ space, text }: QueryReading): number {
    return this.#shelves.get(space)?.count(text) ?? 0;
  }

  /** Names with a word that holds the text somewhere. */
  visitInside({ space, text }: QueryReading, reader: number, visit: Visit): void {
    const shelf = this.#shelves.get(space);
    if (!shelf || space !== 'latin' || text.length < MIN_INSIDE) return;
    for (const word of shelf.near.holding(text, MAX_INSIDE)) {
      const doubt = (1 - text.length / word.length) / 2;
      shelf.visit({ text: word, reader, kind: 'inside', doubt: { exact: doubt, other: doubt } }, visit);
    }
  }

  /** Names with a word that may have been meant; false where there is none. */
  visitGuesses(reading: QueryReading, reader: number, visit: Visit): boolean {
    const { space, text, doubt } = reading;
    const shelf = this.#shelves.get(space);
    const most = slipsAllowed(reading);
    if (!shelf || most === 0) return false;
    const soundPenalty = doubt.other > 0 ? 0.15 : 0;
    const guess = (word: string, unsure: number) =>
      shelf.visit({ text: word, reader, kind: 'guess', doubt: { exact: Math.max(0, unsure - 0.2), other: unsure } }, visit);
    const near = shelf.near.near(text, most, false).slice(0, MAX_GUESSES);
    for (const { word, edits } of near) guess(word, edits * 0.3 + soundPenalty);
    // What is still being typed may have slips too; what is only heard says too little then.
    if (near.length > 0 || soundPenalty > 0) return near.length > 0;
    const begun = shelf.near.near(text, most, true).slice(0, MAX_GUESSES);
    for (const { word, edits } of begun) guess(word, edits * 0.3 + 0.2);
    return begun.length > 0;
  }
}
