import type { CommonPrefix } from '@madang/database/search/search-entries.repository.ts';
import { scoreMatch } from '@madang/domain/search/rank.ts';
import type { Entry, EntryKey } from './entries.ts';
import { beginningGram } from './grams.ts';
import type { Space } from './keys.ts';

/** Prefixes up to this length may match very many names. A Chinese character says more. */
const LISTED: Readonly<Record<Space, number>> = { latin: 3, sound: 3, jamo: 4, initials: 3, han: 1 };
/** Size of the precomputed lists of the best matches of a short prefix: titles, and people and tags. */
const KEPT = { titles: 300, leaders: 100 };

/** The gram under which a list may be kept for a text. */
export const listedGram = (space: Space, text: string): number | null =>
  text.length <= LISTED[space] ? beginningGram(space, text) : null;

/** The best of many by score; what came first among equals. */
class Best {
  readonly #most: number;
  #kept: { readonly number: number; readonly score: number }[] = [];
  #least = 0;
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(number: number, score: number): void {
    this.count += 1;
    if (score <= this.#least) return;
    this.#kept.push({ number, score });
    if (this.#kept.length >= 2 * this.#most) this.#prune();
  }

  #prune(): void {
    this.#kept = this.#kept.sort((a, b) => b.score - a.score).slice(0, this.#most);
    if (this.#kept.length === this.#most) this.#least = this.#kept.at(-1)?.score ?? 0;
  }

  get numbers(): readonly number[] {
    this.#prune();
    return this.#kept.map(({ number }) => number);
  }
}

/** How well each beginning of a name answers by itself. */
function* scoresOf({ space, text, starts, words }: EntryKey): Generator<readonly [gram: number, score: number]> {
  for (const start of starts) {
    const isWord = words.includes(start);
    for (let end = start + 1; end <= Math.min(start + LISTED[space], text.length); end += 1) {
      const isExact = start === 0 && end === text.length;
      const kind = isExact ? 'exact' : start === 0 ? 'prefix' : isWord ? 'word' : 'inside';
      const whole = isWord && (end === text.length || words.includes(end));
      const share = (end - start) / text.length;
      yield [beginningGram(space, text.slice(start, end)), scoreMatch({ kind, share, whole, own: true, doubt: 0 })];
    }
  }
}

/** Finds the beginnings that very many names share, and the best of those names for each. */
export class Beginnings {
  readonly #titles = new Map<number, Best>();
  readonly #leaders = new Map<number, Best>();

  /** Entries come in their order. */
  add({ kind, keys }: Entry, number: number): void {
    const scores = new Map<number, number>();
    for (const key of keys)
      for (const [gram, score] of scoresOf(key)) if (score > (scores.get(gram) ?? 0)) scores.set(gram, score);
    const [bests, most] = kind === 'title' ? [this.#titles, KEPT.titles] : [this.#leaders, KEPT.leaders];
    for (const [gram, score] of scores) {
      let best = bests.get(gram);
      if (!best) bests.set(gram, (best = new Best(most)));
      best.add(number, score);
    }
  }

  *shared(): Generator<CommonPrefix> {
    for (const gram of new Set([...this.#titles.keys(), ...this.#leaders.keys()])) {
      const [titles, leaders] = [this.#titles.get(gram), this.#leaders.get(gram)];
      if ((titles?.count ?? 0) <= KEPT.titles && (leaders?.count ?? 0) <= KEPT.leaders) continue;
      yield { gram, entries: [...(titles?.numbers ?? []), ...(leaders?.numbers ?? [])] };
    }
  }
}
