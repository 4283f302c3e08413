import type Stripe from 'stripe';
import type { ChargeOutcome } from '../../../ports/payment-gateway.ts';
import { toDecline } from './stripe-decline.ts';

const UNKNOWN: ChargeOutcome = { state: 'UNKNOWN' };

const waitsFor = (action: Stripe.PaymentIntent.NextAction | null): ChargeOutcome => {
  const url = action?.redirect_to_url?.url;
  if (url) return { state: 'ACTION_NEEDED', url };
  const { number, hosted_voucher_url: slip, expires_at: expires } = action?.boleto_display_details ?? {};
  if (!number || !slip || !expires) return UNKNOWN;
  return { state: 'WAITING', voucher: { number, url: slip, expiresAt: expires * 1000 } };
};

/** Outcome of the charge behind a payment intent. */
export const toChargeOutcome = (intent: Stripe.PaymentIntent): ChargeOutcome => {
  const { id, status, last_payment_error: failure, next_action: action } = intent;
  if (status === 'succeeded') return { state: 'SUCCEEDED', reference: id };
  if (status === 'requires_action') return waitsFor(action);
  if (status === 'canceled') return toDecline({ code: 'canceled' });
  // Declined, an expired boleto or failed 3-D Secure. Without an error the intent is new or still processing
  if (status === 'requires_payment_method' && failure) return toDecline(failure);
  return UNKNOWN;
};
