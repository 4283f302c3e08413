import { editsBetween } from '@madang/domain/search/rank.ts';

export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

/** Number of hash buckets for pairs of letters. Collisions are resolved when words are compared. */
const BUCKETS = 16_384;
const BEGIN = 1;
const bucketOf = (before: number, code: number): number => (before * 131 + code * 31) % BUCKETS;
/** Words indexed before the loop yields to the event loop. */
const TURN = 500;
/** Maximum number of words compared letter by letter: those that share most pairs. */
const MAX_COMPARED = 400;
/** More shared pairs than this make no difference. */
const MAX_SHARED = 15;

const bucketsOf = (word: string): number[] => {
  const buckets: number[] = [];
  let before = BEGIN;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    buckets.push(bucketOf(before, code));
    before = code;
  }
  return buckets;
};

export interface NearWordIndex {
  /** Words that differ from what was typed by one to `most` edits; as a prefix, words that would go on. The nearest first. */
  near(typed: string, most: number, asPrefix: boolean): readonly NearWord[];
  /** At most `most` words that hold what was typed somewhere, but do not begin with it. */
  containing(typed: string, most: number): readonly string[];
  readonly bytes: number;
}

/** Finds words that are nearly, or partly, what was typed: those that share enough pairs of letters are compared. */
export function* nearWordIndex(all: ReadonlySet<string>): Generator<void, NearWordIndex> {
  const words: string[] = [];
  const from = new Uint32Array(BUCKETS + 1);
  for (const word of all) {
    words.push(word);
    let before = BEGIN;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      const bucket = bucketOf(before, code) + 1;
      from[bucket] = (from[bucket] ?? 0) + 1;
      before = code;
    }
    if (words.length % TURN === 0) yield;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) from[bucket + 1] = (from[bucket + 1] ?? 0) + (from[bucket] ?? 0);
  const next = from.slice();
  const filed = new Uint32Array(from[BUCKETS] ?? 0);
  const lengths = new Uint8Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    lengths[index] = Math.min(word.length, 255);
    let before = BEGIN;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      const bucket = bucketOf(before, code);
      filed[next[bucket] ?? 0] = index;
      next[bucket] = (next[bucket] ?? 0) + 1;
      before = code;
    }
    if (index % TURN === 0) yield;
  }
  const sharedBy = new Uint8Array(words.length);

  const sizeOfBucket = (bucket: number): number => (from[bucket + 1] ?? 0) - (from[bucket] ?? 0);
  const rarest = (buckets: readonly number[], count: number): readonly number[] =>
    [...new Set(buckets)].sort((a, b) => sizeOfBucket(a) - sizeOfBucket(b)).slice(0, count);

  /** Words of this length range in at least one of these buckets, those in most buckets first. */
  const sharing = (buckets: readonly number[], shortest: number, longest: number): readonly number[] => {
    const seen: number[] = [];
    for (const bucket of buckets) {
      const to = from[bucket + 1] ?? 0;
      for (let at = from[bucket] ?? 0; at < to; at += 1) {
        const index = filed[at] ?? 0;
        const length = lengths[index] ?? 0;
        if (length < shortest || length > longest) continue;
        const count = sharedBy[index] ?? 0;
        if (count === 0) seen.push(index);
        sharedBy[index] = Math.min(count + 1, MAX_SHARED);
      }
    }
    const byCount: number[][] = Array.from({ length: MAX_SHARED + 1 }, () => []);
    for (const index of seen) {
      byCount[MAX_SHARED - (sharedBy[index] ?? 0)]?.push(index);
      sharedBy[index] = 0;
    }
    return byCount.flat();
  };

  return {
    near(typed, most, asPrefix) {
      // One edit (a swap of two letters) breaks at most three pairs, so of 3 * most + 1 pairs at least one is intact.
      const telling = rarest(bucketsOf(typed), 3 * most + 1);
      const longest = asPrefix ? Infinity : typed.length + most;
      const found: NearWord[] = [];
      for (const index of sharing(telling, typed.length - most, longest).slice(0, MAX_COMPARED)) {
        const word = words[index] ?? '';
        const edits = editsBetween(typed, word, most, asPrefix);
        if (edits > 0 && edits <= most) found.push({ word, edits });
      }
      return found.sort((a, b) => a.edits - b.edits || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
    },
    containing(typed, most) {
      const [rare = 0] = rarest(bucketsOf(typed).slice(1), 1);
      const found: string[] = [];
      const to = from[rare + 1] ?? 0;
      for (let at = from[rare] ?? 0; at < to && found.length < most; at += 1) {
        const word = words[filed[at] ?? 0] ?? '';
        // A word is filed twice where it has a pair twice.
        if (word.indexOf(typed, 1) > 0 && found.at(-1) !== word) found.push(word);
      }
      return found;
    },
    bytes: from.byteLength + filed.byteLength + sharedBy.byteLength + lengths.byteLength,
  };
}
