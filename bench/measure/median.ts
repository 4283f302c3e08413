/** Median; NaN for an empty list. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Quantile for a share between 0 and 1. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
