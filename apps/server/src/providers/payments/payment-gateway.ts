import type { DeclineKind } from '@madang/domain/billing/decline.ts';

/** What a provider keeps of a card: enough to show and to charge it, never its number. */
export interface SavedInstrument {
  /** By which the provider knows it. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly holder: string;
  readonly zipCode: string;
  /** The same for the same card, whoever brings it. */
  readonly fingerprint: string;
}

/** What became of a token that was to become an instrument. */
export type SaveOutcome =
  | { readonly state: 'SAVED'; readonly instrument: SavedInstrument }
  /** Unknown, used by somebody else, or older than it may be. */
  | { readonly state: 'TOKEN_INVALID' }
  /** The issuer does not want it kept. */
  | { readonly state: 'DECLINED' };

/** What became of a charge. `UNKNOWN` is not a failure: it is asked for again, under the same key, until the provider answers. */
export type ChargeOutcome =
  | { readonly state: 'SUCCEEDED'; readonly reference: string }
  | { readonly state: 'DECLINED'; readonly decline: DeclineKind; readonly code: string }
  | { readonly state: 'UNKNOWN' };

export interface Charge {
  /** The id of our attempt (a UUID): the same key never takes money twice. */
  readonly key: string;
  /** Minor units of `currency` (ISO 4217), more than nothing. */
  readonly amount: number;
  readonly currency: string;
  readonly instrument: string;
}

/**
 * Whoever keeps cards and takes money. Every call ends within ten seconds, well before our own callers give up (trust.md 1.2); one that
 * does not reach the provider, or whose answer does not arrive, throws `PaymentsUnavailable` where nothing can have been taken, and
 * tells `UNKNOWN` where something can.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Makes an instrument of a token; under the same key the same one. */
  saveInstrument(ask: { readonly key: string; readonly token: string; readonly accountId: string }): Promise<SaveOutcome>;
  /** Has the provider forget it; forgetting what is not there is no fault. */
  forgetInstrument(reference: string): Promise<void>;
  /** Takes money, at most once per key. */
  charge(ask: Charge): Promise<ChargeOutcome>;
  /** What became of a charge; null where the provider never heard of it. */
  findCharge(key: string): Promise<ChargeOutcome | null>;
}

/** The provider cannot be reached, or does not answer as agreed; nothing was taken. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}
