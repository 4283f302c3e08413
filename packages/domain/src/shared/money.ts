/** Amounts are whole minor units of one ISO 4217 currency (cents of USD, won of KRW), never fractions; products are made as bigint, so that none is lost. */

const roundedHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const sign = numerator < 0n ? -1n : 1n;
  return (sign * (2n * sign * numerator + denominator)) / (2n * denominator);
};

const roundedHalfEven = (numerator: bigint, denominator: bigint): bigint => {
  const sign = numerator < 0n ? -1n : 1n;
  const absolute = sign * numerator;
  const whole = absolute / denominator;
  const twice = 2n * (absolute % denominator);
  const up = twice > denominator || (twice === denominator && whole % 2n === 1n);
  return sign * (up ? whole + 1n : whole);
};

/** `amount` x `part` / `whole`, in minor units, halves rounded away from zero: discounts and taxes. `whole` > 0. */
export const proportion = (amount: number, part: number, whole: number): number =>
  Number(roundedHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));

/** `amount`, in minor units, for `part` of `whole` milliseconds, halves rounded to even: proration. `whole` > 0. */
export const prorated = (amount: number, part: number, whole: number): number =>
  Number(roundedHalfEven(BigInt(amount) * BigInt(part), BigInt(whole)));
