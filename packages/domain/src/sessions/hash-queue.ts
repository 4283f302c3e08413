/** Whose password is hashed: one on a known device or with proof of the account, or one of which nothing is known. */
export type HashClass = 'known' | 'unknown';
export type Waiting = Readonly<Record<HashClass, number>>;

/** Hashes of each class that may wait. Two cores work through a full queue of one class in about a second. */
export const MAX_WAITING_HASHES: Waiting = { known: 64, unknown: 64 };

export const mayWait = (of: HashClass, waiting: Waiting): boolean => waiting[of] < MAX_WAITING_HASHES[of];

/** Which class the next free core takes: the classes alternate, so that known devices keep half of the hashing whatever strangers send. */
export const nextClass = (waiting: Waiting, last: HashClass): HashClass | null => {
  const other = last === 'known' ? 'unknown' : 'known';
  if (waiting[other] > 0) return other;
  return waiting[last] > 0 ? last : null;
};
