const DAY_MS = 86_400_000;

/** When a daily limit of `most` frees a slot, in milliseconds since 1970. Null while it is not reached. */
export const dayIsFullUntil = (times: readonly number[], most: number, now: number): number | null => {
  const today = times.filter((time) => now - time < DAY_MS).sort((one, other) => other - one);
  const oldest = today[most - 1];
  return oldest === undefined ? null : oldest + DAY_MS;
};
