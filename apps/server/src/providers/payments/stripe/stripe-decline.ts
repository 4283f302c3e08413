import type { DeclineKind } from '@madang/domain/billing/decline.ts';

/**
 * Decline codes that no retry with this card can fix: it is lost, closed, invalid or not permitted. All others are
 * soft, such as insufficient funds or a required authentication (docs.stripe.com/declines/codes).
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
  /** Advice of the card network, if any. */
  readonly advice_code?: string | undefined;
}

const kindOf = (reason: string, advice: string | undefined): DeclineKind =>
  advice === 'do_not_try_again' || HARD.has(reason) ? 'hard' : 'soft';

/** Maps a decline to our outcome. The issuer's decline code is more specific than Stripe's error code. */
export const toDecline = ({ code, decline_code: reason, advice_code: advice }: StripeDecline) => {
  const reasonCode = reason ?? code ?? 'card_declined';
  return { state: 'DECLINED', decline: kindOf(reasonCode, advice), code: reasonCode } as const;
};
