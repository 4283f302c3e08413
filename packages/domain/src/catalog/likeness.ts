/** Weights of implicit feedback signals between a profile and a title. The strongest counts. */
export const SIGNS = { begun: 1, favorite: 2, finished: 3, liked: 4 } as const;
export type Sign = keyof typeof SIGNS;

/** Strongest signal of one profile for one title (a series, not its episodes). */
export interface Taste {
  readonly profileId: string;
  readonly titleId: string;
  readonly sign: Sign;
}

/** Title with its features, as tokens ("genre romance", "keyword rain", "person 5012"). */
export interface Featured {
  readonly id: string;
  readonly features: readonly string[];
}

export interface Neighbour {
  readonly id: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** Features shared by more titles are ignored: they do not discriminate, and their cost grows with the square. */
const COMMONEST = 2000;
/** Maximum signals per profile, strongest first: a profile that likes everything says little. */
const MAX_SIGNS_OF_ONE = 200;
/** Number of viewers in common at which viewing weighs as much as content. */
const HALF_TRUSTED = 5;

/** Titles or signals processed between two yields to the event loop: a millisecond or two. */
const TURN = 1000;

/** Sparse accumulator by title index. A reset touches only the indexes in use. */
class Tally {
  readonly touched: number[] = [];
  readonly #sums: Float64Array;

  constructor(titles: number) {
    this.#sums = new Float64Array(titles);
  }

  of(index: number): number {
    return this.#sums[index] ?? 0;
  }

  /** What is added is above 0. */
  add(index: number, value: number): void {
    const sum = this.#sums[index] ?? 0;
    if (sum === 0) this.touched.push(index);
    this.#sums[index] = sum + value;
  }

  clear(): void {
    for (const index of this.touched) this.#sums[index] = 0;
    this.touched.length = 0;
  }
}

/** Cosine similarity of the titles' features, weighted by inverse document frequency. */
function* contentLikeness(
  titles: readonly Featured[],
): Generator<null, (index: number, tally: Tally) => (other: number) => number> {
  const numbers = new Map<string, number>();
  const postings: number[][] = [];
  const featuresOf: (readonly number[])[] = [];
  for (const [index, { features }] of titles.entries()) {
    const own = Array.from(new Set(features), (feature) => {
      const number = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, number);
      (postings[number] ??= []).push(index);
      return number;
    });
    featuresOf.push(own);
    if (index % TURN === 0) yield null;
  }
  const rarities = postings.map(({ length }) => Math.log(1 + titles.length / length));
  const lengths = new Float64Array(titles.length);
  for (const [index, own] of featuresOf.entries()) {
    lengths[index] = Math.hypot(...own.map((feature) => rarities[feature] ?? 0));
    if (index % TURN === 0) yield null;
  }
  return (index, tally) => {
    for (const feature of featuresOf[index] ?? []) {
      const sharing = postings[feature] ?? [];
      if (sharing.length > COMMONEST) continue;
      const weight = (rarities[feature] ?? 0) ** 2;
      for (const other of sharing) if (other !== index) tally.add(other, weight);
    }
    return (other) => tally.of(other) / ((lengths[index] ?? 1) * (lengths[other] ?? 1) || 1);
  };
}

/** Cosine similarity of the titles' viewers. `viewers` receives how many viewers two titles share. */
function* viewingLikeness(
  titles: readonly Featured[],
  tastes: readonly Taste[],
): Generator<null, (index: number, tally: Tally, viewers: Tally) => (other: number) => number> {
  const indexOf = new Map(titles.map(({ id }, index) => [id, index]));
  const byProfile = new Map<string, Map<number, number>>();
  for (const [place, { profileId, titleId, sign }] of tastes.entries()) {
    if (place % TURN === 0) yield null;
    const index = indexOf.get(titleId);
    if (index === undefined) continue;
    const own = byProfile.get(profileId) ?? new Map<number, number>();
    own.set(index, Math.max(own.get(index) ?? 0, SIGNS[sign]));
    byProfile.set(profileId, own);
  }
  const audiences = new Map<number, [profile: ReadonlyMap<number, number>, strength: number][]>();
  let handled = 0;
  for (const own of byProfile.values()) {
    const strongest = [...own].sort(([a, one], [b, other]) => other - one || a - b).slice(0, MAX_SIGNS_OF_ONE);
    const profile = new Map(strongest);
    for (const [index, strength] of strongest) {
      const audience = audiences.get(index);
      if (audience) audience.push([profile, strength]);
      else audiences.set(index, [[profile, strength]]);
    }
    if ((handled += own.size) < TURN) continue;
    handled = 0;
    yield null;
  }
  const lengths = new Map<number, number>();
  for (const [index, audience] of audiences)
    lengths.set(index, Math.sqrt(audience.reduce((sum, [, strength]) => sum + strength ** 2, 0)));
  return (index, tally, viewers) => {
    for (const [profile, strength] of audiences.get(index) ?? []) {
      for (const [other, theirs] of profile) {
        if (other === index) continue;
        tally.add(other, strength * theirs);
        viewers.add(other, 1);
      }
    }
    return (other) => tally.of(other) / ((lengths.get(index) ?? 1) * (lengths.get(other) ?? 1));
  };
}

const compareNeighbours = (a: Neighbour, b: Neighbour): number => b.score - a.score || a.id.localeCompare(b.id);

/** Top-k selection without sorting the rest. */
class Best {
  readonly list: Neighbour[] = [];
  readonly #most: number;
  /** Lowest score in a full selection. */
  #least = -1;

  constructor(most: number) {
    this.#most = most;
  }

  offer(id: string, score: number): void {
    // Fast path: nearly all candidates end here.
    if (score < this.#least) return;
    const one = { id, score };
    let [from, to] = [0, this.list.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareNeighbours(this.list[middle] ?? one, one) < 0) from = middle + 1;
      else to = middle;
    }
    this.list.splice(from, 0, one);
    if (this.list.length > this.#most) this.list.pop();
    if (this.list.length === this.#most) this.#least = this.list.at(-1)?.score ?? -1;
  }
}

/**
 * Yields for each title its `most` nearest neighbors, best first: by shared features and, the more viewers two titles
 * have in common, by item-to-item collaborative filtering (CA-48). Ties by id, so that the result is deterministic. A
 * generator that yields null in between, so that a large catalog does not block the event loop.
 */
export function* likeness(
  titles: readonly Featured[],
  tastes: readonly Taste[],
  most: number,
): Generator<readonly [id: string, neighbours: readonly Neighbour[]] | null> {
  const byContent = yield* contentLikeness(titles);
  const byViewing = yield* viewingLikeness(titles, tastes);
  const [content, viewing, viewers] = [new Tally(titles.length), new Tally(titles.length), new Tally(titles.length)];
  for (const [index, { id }] of titles.entries()) {
    const contentWith = byContent(index, content);
    const viewingWith = byViewing(index, viewing, viewers);
    const best = new Best(most);
    const offer = (other: number) => {
      const common = viewers.of(other);
      const trust = common / (common + HALF_TRUSTED);
      const score = (1 - trust) * contentWith(other) + trust * viewingWith(other);
      best.offer(titles[other]?.id ?? '', Math.min(1, score));
    };
    for (const other of content.touched) offer(other);
    for (const other of viewing.touched) if (content.of(other) === 0) offer(other);
    for (const tally of [content, viewing, viewers]) tally.clear();
    yield [id, best.list];
  }
}
