const DAY_MS = 86_400_000;

/** When the oldest of the last `most` leaves the day that counts, in milliseconds since 1970 as all times; null while there are fewer. */
export const dayIsFullUntil = (times: readonly number[], most: number, now: number): number | null => {
  const today = times.filter((time) => now - time < DAY_MS).sort((one, other) => other - one);
  const oldest = today[most - 1];
  return oldest === undefined ? null : oldest + DAY_MS;
};
