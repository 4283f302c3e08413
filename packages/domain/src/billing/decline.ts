/**
 * Why money did not come. `soft`: another day may be better (no funds, the issuer did not answer); `hard`: never again with this card (stolen,
 * closed, wrong), so that it is not tried before the card is another (trust.md 1.6).
 */
export const DECLINE_KINDS = ['soft', 'hard'] as const;
export type DeclineKind = (typeof DECLINE_KINDS)[number];
