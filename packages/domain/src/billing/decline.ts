/**
 * Kind of a decline. `soft`: a retry may succeed (insufficient funds, issuer unavailable). `hard`: this card never
 * works again (stolen, closed, wrong number), so dunning waits until the card is replaced.
 */
export const DECLINE_KINDS = ['soft', 'hard'] as const;
export type DeclineKind = (typeof DECLINE_KINDS)[number];
