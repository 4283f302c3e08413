import type Stripe from 'stripe';
import type { PaymentGateway, RefundOutcome } from '../../../ports/payment-gateway.ts';
import { stripeAmount } from './stripe-amount.ts';
import { callOrUnavailable, type StripeCall } from './stripe-calls.ts';
import { classifyStripeError, stripeUnavailable } from './stripe-faults.ts';
import { REFUND_MARK } from './stripe-marks.ts';

/** Page size of Stripe's refund list, more than one charge ever has. */
const MAX_REFUNDS = 100;

const outcomeOf = ({ status }: Stripe.Refund): RefundOutcome => {
  if (status === 'succeeded') return { state: 'REFUNDED' };
  return { state: status === 'failed' || status === 'canceled' ? 'REFUSED' : 'UNKNOWN' };
};

/** Refunds once per key: a payment intent's refunds are listed at once and forever, so a retry finds the first one. */
export const refundPaymentIntent = async (
  stripe: Stripe,
  call: StripeCall,
  { key, charge, amount }: Parameters<PaymentGateway['refund']>[0],
): Promise<RefundOutcome> => {
  const [intent, { data: refunds }] = await callOrUnavailable(() =>
    Promise.all([
      call((options) => stripe.paymentIntents.retrieve(charge, {}, options)),
      call((options) => stripe.refunds.list({ payment_intent: charge, limit: MAX_REFUNDS }, options)),
    ]),
  );
  const before = refunds.find(({ metadata }) => metadata?.[REFUND_MARK] === key);
  if (before) return outcomeOf(before);
  if (intent.payment_method_types.includes('boleto')) return { state: 'REFUSED' };
  const told = stripeAmount(amount, intent.currency.toUpperCase());
  try {
    const made = await call(
      (options) => stripe.refunds.create({ payment_intent: charge, amount: told, metadata: { [REFUND_MARK]: key } }, options),
      `${key}:refund`,
    );
    return outcomeOf(made);
  } catch (error) {
    const fault = classifyStripeError(error);
    if (fault.kind === 'unknown outcome') return { state: 'UNKNOWN' };
    if (fault.kind === 'refused' || fault.kind === 'declined') return { state: 'REFUSED' };
    throw stripeUnavailable(fault);
  }
};
