/** Priority class of a password hash: a known device or proven account, or an unknown caller. */
export type HashClass = 'known' | 'unknown';
export type Waiting = Readonly<Record<HashClass, number>>;

/** Queue limit per class. Two cores work off a full queue of one class in about a second. */
export const MAX_WAITING_HASHES: Waiting = { known: 64, unknown: 64 };

export const mayWait = (of: HashClass, waiting: Waiting): boolean => waiting[of] < MAX_WAITING_HASHES[of];

/** Class that the next free core serves: they alternate, so that strangers never take more than half of the hashing. */
export const nextClass = (waiting: Waiting, last: HashClass): HashClass | null => {
  const other = last === 'known' ? 'unknown' : 'known';
  if (waiting[other] > 0) return other;
  return waiting[last] > 0 ? last : null;
};
