/** Recurly says amounts as decimal numbers of the currency; every currency that we sell in has two decimals. */
const MINOR = 100;

/** Minor units of what Recurly says: rounded, for 19.99 * 100 is 1998.9999999999998 (trust.md 1.10, property 18). */
export const minorOf = (amount: number): number => Math.round(amount * MINOR);

/** Minor units as Recurly says them. */
export const majorOf = (minor: number): number => minor / MINOR;
