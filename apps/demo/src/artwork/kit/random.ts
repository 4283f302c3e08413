/** A repeatable stream of numbers in [0, 1): the same seed gives the same picture (mulberry32). */
export type Random = () => number;

export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** FNV-1a over the text: a seed from a name or an id. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
};

export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const smooth = (part: number): number => {
  const t = clamp(part);
  return t * t * (3 - 2 * t);
};

/** The list is never empty where this is used: palettes, props and cameras are literals. */
export const pick = <T>(random: Random, list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
