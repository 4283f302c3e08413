import type Stripe from 'stripe';
import type { ChargeOutcome, BoletoCharge, Charge, PaymentGateway } from '../../../ports/payment-gateway.ts';
import { toDecline } from './stripe-decline.ts';
import { stripeAmount } from './stripe-amount.ts';
import {
  callOrUnavailable,
  type StripeCall,
  unlessMissing,
  wasReplayed,
  classifyStripeError,
  stripeUnavailable,
} from './stripe-calls.ts';
import { ACCOUNT_MARK, bears, CHARGE_MARK, type CardAtStripe, readStripeId, readReference } from './stripe-reference.ts';

const UNKNOWN: ChargeOutcome = { state: 'UNKNOWN' };

const waitsFor = (action: Stripe.PaymentIntent.NextAction | null): ChargeOutcome => {
  const url = action?.redirect_to_url?.url;
  if (url) return { state: 'ACTION_NEEDED', url };
  const { number, hosted_voucher_url: slip, expires_at: expires } = action?.boleto_display_details ?? {};
  if (!number || !slip || !expires) return UNKNOWN;
  return { state: 'WAITING', voucher: { number, url: slip, expiresAt: expires * 1000 } };
};

/** Outcome of the charge behind a payment intent. */
const toChargeOutcome = (intent: Stripe.PaymentIntent): ChargeOutcome => {
  const { id, status, last_payment_error: failure, next_action: action } = intent;
  if (status === 'succeeded') return { state: 'SUCCEEDED', reference: id };
  if (status === 'requires_action') return waitsFor(action);
  if (status === 'canceled') return toDecline({ code: 'canceled' });
  // Declined, an expired boleto or failed 3-D Secure. Without an error the intent is new or still processing
  if (status === 'requires_payment_method' && failure) return toDecline(failure);
  return UNKNOWN;
};

/** How many recent payment intent ids a node caches. */
const MAX_KNOWN = 10_000;

/** Payment intent ids by the idempotency keys of their charges. */
export type KnownIntents = ReturnType<typeof knownIntents>;

export const knownIntents = () => {
  const ids = new Map<string, string>();
  return {
    get: (key: string) => ids.get(key),
    add: (key: string, id: string) => {
      ids.set(key, id);
      const [oldest] = ids.size > MAX_KNOWN ? ids.keys() : [];
      if (oldest !== undefined) ids.delete(oldest);
    },
  };
};

interface Given {
  readonly stripe: Stripe;
  readonly known: KnownIntents;
}

type Params = Stripe.PaymentIntentCreateParams;

const GONE = { state: 'DECLINED', decline: 'hard', code: 'card_gone' } as const satisfies ChargeOutcome;

const cardParams = ({ key, amount, currency, returnUrl }: Charge, { customer, paymentMethod }: CardAtStripe): Params => ({
  amount: stripeAmount(amount, currency),
  currency: currency.toLowerCase(),
  customer,
  payment_method: paymentMethod,
  allowed_payment_method_types: ['card'],
  confirm: true,
  metadata: { [CHARGE_MARK]: key },
  // A payer on session also agrees to later charges. An off-session charge cannot ask for 3-D Secure
  ...(returnUrl === null ? { off_session: true } : { return_url: returnUrl, setup_future_usage: 'off_session' }),
});

const boletoParams = ({ key, amount, accountId, name, email, taxId, address, days }: BoletoCharge): Params => ({
  amount,
  currency: 'brl',
  allowed_payment_method_types: ['boleto'],
  confirm: true,
  payment_method_data: {
    type: 'boleto',
    boleto: { tax_id: taxId },
    billing_details: {
      name,
      email,
      address: {
        line1: address.line,
        city: address.city,
        state: address.state,
        postal_code: address.postalCode,
        country: 'BR',
      },
    },
  },
  payment_method_options: { boleto: { expires_after_days: days } },
  metadata: { [CHARGE_MARK]: key, [ACCOUNT_MARK]: accountId },
});

/**
 * The current payment intent of a charge. Stripe finds one by our key only through metadata search, which lags its
 * creation by up to a minute. So a node caches the ids that it created or read in a signed webhook. For others an early
 * search gives null, and a retry of the charge returns the same intent, because Stripe keeps its idempotency key for a
 * day. After 23 hours (KEY_KEPT_MS) no charge is retried, and the search is complete.
 */
const findIntent = async ({ stripe, known }: Given, call: StripeCall, key: string): Promise<Stripe.PaymentIntent | null> => {
  const search = () => call((options) => stripe.paymentIntents.search({ query: bears(CHARGE_MARK, key), limit: 1 }, options));
  const id = known.get(key) ?? (await search()).data[0]?.id;
  if (id === undefined) return null;
  known.add(key, id);
  // A search result may be as old as the index
  return call((options) => stripe.paymentIntents.retrieve(id, {}, options));
};

export const findCharge = (given: Given, call: StripeCall, key: string): ReturnType<PaymentGateway['findCharge']> =>
  callOrUnavailable(async () => {
    const intent = await findIntent(given, call, key);
    return intent && toChargeOutcome(intent);
  });

/** Outcome of a charge whose response does not tell. Stripe replays its server error, but the lookup is current. */
const findAnyway = async (given: Given, call: StripeCall, key: string): Promise<ChargeOutcome> => {
  try {
    return (await findCharge(given, call, key)) ?? { state: 'UNKNOWN' };
  } catch {
    return { state: 'UNKNOWN' };
  }
};

/** Amounts that Stripe declines with any card (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const OF_THE_AMOUNT: ReadonlySet<unknown> = new Set(['amount_too_small', 'amount_too_large']);

/** Creates and confirms a payment intent, once per key. `ofRefusal` maps further refusals of Stripe to an outcome. */
const take = async (
  given: Given,
  call: StripeCall,
  params: Params,
  key: string,
  ofRefusal: (error: Stripe.errors.StripeError) => Promise<ChargeOutcome | null> | ChargeOutcome | null,
): Promise<ChargeOutcome> => {
  const { stripe, known } = given;
  try {
    const intent = await call((options) => stripe.paymentIntents.create(params, options), `${key}:charge`);
    known.add(key, intent.id);
    const outcome = toChargeOutcome(intent);
    return wasReplayed(intent) && outcome.state !== 'SUCCEEDED' ? await findAnyway(given, call, key) : outcome;
  } catch (error) {
    const fault = classifyStripeError(error);
    if (fault.kind === 'unknown outcome') return findAnyway(given, call, key);
    if (fault.kind === 'declined') return toDecline(fault.error);
    if (fault.kind !== 'refused') throw stripeUnavailable(fault);
    if (OF_THE_AMOUNT.has(fault.error.code)) return toDecline(fault.error);
    const outcome = await ofRefusal(fault.error);
    if (outcome) return outcome;
    throw stripeUnavailable(fault);
  }
};

export const charge = async (given: Given, call: StripeCall, ask: Charge): Promise<ChargeOutcome> => {
  const card = readReference(ask.instrument);
  if (!card) return GONE;
  return take(given, call, cardParams(ask, card), ask.key, () =>
    callOrUnavailable(async () => {
      const { stripe } = given;
      const method = await unlessMissing(() =>
        call((options) => stripe.paymentMethods.retrieve(card.paymentMethod, {}, options)),
      );
      return readStripeId(method?.customer ?? null) === card.customer ? null : GONE;
    }),
  );
};

export const chargeByBoleto = (given: Given, call: StripeCall, ask: BoletoCharge): Promise<ChargeOutcome> =>
  take(given, call, boletoParams(ask), ask.key, ({ code, param }) =>
    // A tax id or an address that Stripe refuses: a retry would fail too
    param?.startsWith('payment_method_data') ? { state: 'DECLINED', decline: 'hard', code: code ?? 'payer_invalid' } : null,
  );

export const cancelCharge = (given: Given, call: StripeCall, key: string): Promise<void> =>
  callOrUnavailable(async () => {
    const { stripe } = given;
    const isOpen = (intent: Stripe.PaymentIntent | null) => intent !== null && intent.status.startsWith('requires_');
    const intent = await findIntent(given, call, key);
    if (!intent || !isOpen(intent)) return;
    try {
      await call(
        (options) => stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }, options),
        `${key}:cancel`,
      );
    } catch (error) {
      // It may have been paid concurrently
      if (classifyStripeError(error).kind !== 'refused' || isOpen(await findIntent(given, call, key))) throw error;
    }
  });
