/** Recurly's amounts are decimal numbers, and every currency that we sell in has two decimals. */
const MINOR = 100;

/** Recurly's amount in minor units. Rounded, because 19.99 * 100 is 1998.9999999999998. */
export const toMinorUnits = (amount: number): number => Math.round(amount * MINOR);

/** Minor units as Recurly's decimal amount. */
export const toRecurlyAmount = (minor: number): number => minor / MINOR;
