import type { DeclineKind } from '@madang/domain/billing/decline.ts';

/**
 * After these no other day is better with the same card: it is lost, closed, wrong or not for this. All else is soft: no funds, no reason, a
 * bank that wants to ask first (docs.stripe.com/declines/codes).
 */
const HARD = new Set([
  'account_closed',
  'card_not_supported',
  'currency_not_supported',
  'expired_card',
  'fraudulent',
  'highest_risk_level',
  'incorrect_address',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_zip',
  'invalid_account',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'not_permitted',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
]);

export interface StripeDecline {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
  /** What the network advises, where it does. */
  readonly advice_code?: string | undefined;
}

const kindOf = (reason: string, advice: string | undefined): DeclineKind =>
  advice === 'do_not_try_again' || HARD.has(reason) ? 'hard' : 'soft';

/** A refusal of a charge in our words; the issuer’s reason says more than Stripe’s. */
export const declineOf = ({ code, decline_code: reason, advice_code: advice }: StripeDecline) => {
  const said = reason ?? code ?? 'card_declined';
  return { state: 'DECLINED', decline: kindOf(said, advice), code: said } as const;
};
