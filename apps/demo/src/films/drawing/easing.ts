export const TAU = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, amount: number): number => from + (to - from) * amount;

/** Slow start and slow end over 0..1. */
export const smooth = (amount: number): number => {
  const x = clamp(amount);
  return x * x * (3 - 2 * x);
};

/** 0 before `from`, 1 after `to`, smooth between; the unit is the caller's, usually seconds. */
export const ramp = (value: number, from: number, to: number): number => smooth((value - from) / (to - from));

/** The remainder that stays positive, so that positions wrap round in both directions. */
export const wrap = (value: number, length: number): number => ((value % length) + length) % length;
