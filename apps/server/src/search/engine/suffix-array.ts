/** Items copied at once: about a millisecond. */
const PIECE = 250_000;

/** An array of numbers that grows by doubling. */
export class Growing<T extends Uint16Array | Uint32Array> {
  #items: T;
  #length = 0;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#items = make(1024);
  }

  get length(): number {
    return this.#length;
  }

  push(item: number): void {
    if (this.#length === this.#items.length) {
      const larger = this.#make(2 * this.#length);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#length] = item;
    this.#length += 1;
  }

  /** The items so far, no larger than they are; copied in pieces, for tens of megabytes take their time. */
  *done(): Generator<void, T> {
    const items = this.#make(this.#length);
    for (let from = 0; from < this.#length; from += PIECE) {
      items.set(this.#items.subarray(from, Math.min(from + PIECE, this.#length)), from);
      yield;
    }
    return items;
  }
}

/** Elements handled before the loop yields to the event loop: well below a millisecond of work. */
const TURN = 20_000;
const FEW = 12;

/**
 * Sorts the suffixes of a text that begin at these places, in pieces between which others may work (three-way quicksort by character, after Bentley
 * and Sedgewick). Every place must be followed by a 0 somewhere. `beside` is rearranged in the same way.
 */
export function* sortSuffixes(text: Uint16Array, places: Uint32Array, beside: Uint32Array): Generator<void> {
  const at = (index: number, depth: number): number => text[(places[index] ?? 0) + depth] ?? 0;
  const swap = (a: number, b: number): void => {
    const [place, other] = [places[a] ?? 0, beside[a] ?? 0];
    places[a] = places[b] ?? 0;
    beside[a] = beside[b] ?? 0;
    places[b] = place;
    beside[b] = other;
  };
  const isAfter = (a: number, b: number, depth: number): boolean => {
    for (let here = depth; ; here += 1) {
      const [left, right] = [at(a, here), at(b, here)];
      if (left !== right) return left > right;
      if (left === 0) return false;
    }
  };
  const work: number[] = [0, places.length, 0];
  let handled = 0;
  while (work.length > 0) {
    const depth = work.pop() ?? 0;
    const to = work.pop() ?? 0;
    const from = work.pop() ?? 0;
    if (to - from <= FEW) {
      if ((handled += 5 * FEW) > TURN) {
        handled = 0;
        yield;
      }
      for (let index = from + 1; index < to; index += 1)
        for (let back = index; back > from && isAfter(back - 1, back, depth); back -= 1) swap(back - 1, back);
      continue;
    }
    const pivot = at(from + ((to - from) >> 1), depth);
    let [less, here, more] = [from, from, to];
    while (here < more) {
      if ((handled += 1) > TURN) {
        handled = 0;
        yield;
      }
      const character = at(here, depth);
      if (character < pivot) {
        swap(less, here);
        less += 1;
        here += 1;
      } else if (character > pivot) {
        more -= 1;
        swap(here, more);
      } else here += 1;
    }
    work.push(from, less, depth, more, to, depth);
    if (pivot !== 0) work.push(less, more, depth + 1);
  }
}

/** The first index from which on the places begin with `wanted`, or with what comes after all that begin with it. */
export const lowerBound = (text: Uint16Array, places: Uint32Array, wanted: string, after: boolean): number => {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const place = places[middle] ?? 0;
    let difference = 0;
    for (let index = 0; index < wanted.length && difference === 0; index += 1)
      difference = (text[place + index] ?? 0) - wanted.charCodeAt(index);
    // A place shorter than what is wanted ends in 0 and so comes before it.
    if (difference < 0 || (after && difference === 0)) from = middle + 1;
    else to = middle;
  }
  return from;
};
