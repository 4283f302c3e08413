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

/** A bank slip (boleto bancário) as its payer sees it. */
export interface Voucher {
  /** The digits that are typed in at a bank, as they are printed: “linha digitável”. */
  readonly number: string;
  /** The slip at the provider, to look at, print and keep. */
  readonly url: string;
  /** After this it is not accepted any more, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * What became of a charge. `UNKNOWN` is not a failure: it is asked for again, under the same key, until the provider answers.
 * `ACTION_NEEDED`: whoever pays has to say yes to their bank at this address (3-D Secure), which leads back to `returnUrl`.
 * `WAITING`: a slip was made out and is not paid yet; it ends as `SUCCEEDED`, or `DECLINED` once it has expired.
 */
export type ChargeOutcome =
  | { readonly state: 'SUCCEEDED'; readonly reference: string }
  | { readonly state: 'DECLINED'; readonly decline: DeclineKind; readonly code: string }
  | { readonly state: 'ACTION_NEEDED'; readonly url: string }
  | { readonly state: 'WAITING'; readonly voucher: Voucher }
  | { readonly state: 'UNKNOWN' };

export interface Charge {
  /** The id of our attempt (a UUID): the same key never takes money twice. */
  readonly key: string;
  /** Minor units of `currency` (ISO 4217), more than nothing. */
  readonly amount: number;
  readonly currency: string;
  readonly instrument: string;
  /**
   * Where the browser comes back to from the bank; null while nobody sits there, as for a renewal: then a bank that wants to ask
   * declines softly (`authentication_required`).
   */
  readonly returnUrl: string | null;
}

/** A slip that is to be paid at a bank in Brazil, in reais. */
export interface BoletoAsk {
  readonly key: string;
  /** Centavos, more than nothing. */
  readonly amount: number;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ without punctuation. */
  readonly taxId: string;
  readonly address: { readonly line: string; readonly city: string; readonly state: string; readonly postalCode: string };
  /** Days until it expires, at 23:59 in São Paulo. */
  readonly days: number;
}

/** What a provider's notice is about: it is asked what became of the charge, nothing else in the notice is believed. */
export interface PaymentNotice {
  /** Under which the same notice comes again. */
  readonly id: string;
  /** The key of the charge; null where it is about nothing of ours. */
  readonly key: string | null;
}

export type RefundOutcome = { readonly state: 'REFUNDED' } | { readonly state: 'REFUSED' } | { readonly state: 'UNKNOWN' };

/**
 * Whoever keeps cards and takes money. Every call ends within ten seconds, well before our own callers give up (trust.md 1.2); one that
 * does not reach the provider, or whose answer does not arrive, throws `PaymentsUnavailable` where nothing can have been taken, and
 * tells `UNKNOWN` where something can.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Whether it makes out slips. */
  readonly boleto: boolean;
  /** Whether one fingerprint stands for one payer's card, so that a trial is given once for it. */
  readonly identifiesCards: boolean;
  /** Makes an instrument of a token; under the same key the same one. */
  saveInstrument(ask: { readonly key: string; readonly token: string; readonly accountId: string }): Promise<SaveOutcome>;
  /** Has the provider forget it; forgetting what is not there is no fault. */
  forgetInstrument(reference: string): Promise<void>;
  /** Takes money, at most once per key. */
  charge(ask: Charge): Promise<ChargeOutcome>;
  /** Makes out a slip, once per key. */
  chargeByBoleto(ask: BoletoAsk): Promise<ChargeOutcome>;
  /** What became of a charge; null where the provider never heard of it. */
  findCharge(key: string): Promise<ChargeOutcome | null>;
  /** Gives up a charge that waits for a bank or for a slip to be paid; what is paid already stays so. */
  cancelCharge(key: string): Promise<void>;
  /** Gives money back, once per key; not what a slip brought (`REFUSED`). Minor units. */
  refund(ask: { readonly key: string; readonly charge: string; readonly amount: number }): Promise<RefundOutcome>;
  /** Reads a notice the provider has signed over the raw body; null where the signature, or its time, is not right. */
  readNotice(body: Buffer, headers: Readonly<Record<string, string | undefined>>): PaymentNotice | null;
}

/** The provider cannot be reached, or does not answer as agreed; nothing was taken. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}
