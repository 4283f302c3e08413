/** The middle of some numbers; NaN of none. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number below which a share of them lies, 0 to 1. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
