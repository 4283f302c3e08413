import type Stripe from 'stripe';
import type { SavedInstrument, SaveOutcome } from '../payment-gateway.ts';
import { insist, type StripeCall, unlessMissing } from './stripe-calls.ts';
import { faultOf } from './stripe-faults.ts';
import { ACCOUNT_MARK, bears, CARD_MARK } from './stripe-marks.ts';
import { idOf, isToken, referenceOf } from './stripe-reference.ts';

/** A payment method that nobody has saved for longer is not taken any more, in milliseconds, as tokens of others (trust.md 1.8). */
export const TOKEN_MS = 20 * 60_000;
const HOUR_MS = 3_600_000;
/** More than there ever are for one payment method. */
const MOST_INTENTS = 100;

interface Given {
  readonly stripe: Stripe;
  readonly now: () => number;
}

interface Ask {
  readonly key: string;
  readonly token: string;
  readonly accountId: string;
}

const TOKEN_INVALID: SaveOutcome = { state: 'TOKEN_INVALID' };

const instrumentOf = (customer: string, { id, card, billing_details: payer }: Stripe.PaymentMethod): SavedInstrument => ({
  reference: referenceOf({ customer, paymentMethod: id }),
  brand: card?.brand ?? '',
  last4: card?.last4 ?? '',
  expiryMonth: card?.exp_month ?? 1,
  expiryYear: card?.exp_year ?? 1970,
  holder: payer.name ?? '',
  zipCode: payer.address?.postal_code ?? '',
  fingerprint: card?.fingerprint ?? id,
});

/**
 * The customer of an account. A new one is found by searching only a minute later; until then the same key gives it. The key changes every hour,
 * so that an answer of Stripe’s that was a fault of its own is not repeated for a day.
 */
const customerOf = async ({ stripe, now }: Given, call: StripeCall, accountId: string): Promise<string> => {
  const query = bears(ACCOUNT_MARK, accountId);
  const { data } = await call((options) => stripe.customers.search({ query, limit: 1 }, options));
  if (data[0]) return data[0].id;
  const hour = Math.floor(now() / HOUR_MS);
  const customer = await call(
    (options) => stripe.customers.create({ metadata: { [ACCOUNT_MARK]: accountId } }, options),
    `${accountId}:customer:${hour}`,
  );
  return customer.id;
};

const retrieve = ({ stripe }: Given, call: StripeCall, token: string) =>
  unlessMissing(() => call((options) => stripe.paymentMethods.retrieve(token, {}, options)));

/** Hangs the card on the customer, once per key; null where that was done. */
const hangOn = async (
  given: Given,
  call: StripeCall,
  { key, token, accountId }: Ask,
  customer: string,
): Promise<SaveOutcome | null> => {
  const { stripe } = given;
  const params: Stripe.SetupIntentCreateParams = {
    customer,
    payment_method: token,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    confirm: true,
    metadata: { [CARD_MARK]: key, [ACCOUNT_MARK]: accountId },
  };
  try {
    const intent = await call((options) => stripe.setupIntents.create(params, options), `${key}:save`);
    // A bank that wants to ask its customer is not in the way: the card is kept, and the bank asks at the first charge.
    if (intent.status === 'requires_action')
      await call((options) => stripe.paymentMethods.attach(token, { customer }, options), `${key}:attach`);
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'declined') return { state: 'DECLINED' };
    // Another account was quicker, or the card was forgotten: Stripe never takes such a payment method again.
    if (fault.kind === 'refused' && idOf((await retrieve(given, call, token))?.customer ?? null) !== customer)
      return TOKEN_INVALID;
    throw error;
  }
};

/**
 * Saves the card behind a payment method that the browser’s fields have made. What became of a key is known by the setup intents of the payment
 * method, which are listed at once and for ever; Stripe’s idempotency keys only keep two calls at the same moment apart.
 */
export const saveInstrument = (given: Given, call: StripeCall, ask: Ask): Promise<SaveOutcome> =>
  insist(async () => {
    const { stripe, now } = given;
    const { key, token, accountId } = ask;
    const method = isToken(token) ? await retrieve(given, call, token) : null;
    if (method?.type !== 'card') return TOKEN_INVALID;
    const list = { payment_method: token, limit: MOST_INTENTS };
    const { data: intents } = await call((options) => stripe.setupIntents.list(list, options));
    const own = intents.find(({ metadata }) => metadata?.[CARD_MARK] === key);
    if (own?.status === 'succeeded') {
      // Read once more: it may have been saved between the two calls, or forgotten since.
      const holder = idOf((await retrieve(given, call, token))?.customer ?? null);
      return holder === null ? TOKEN_INVALID : { state: 'SAVED', instrument: instrumentOf(holder, method) };
    }
    const holder = idOf(method.customer);
    const isFresh = holder === null && method.created * 1000 + TOKEN_MS > now();
    if (!own && !isFresh) return TOKEN_INVALID;
    const customer = holder ?? (await customerOf(given, call, accountId));
    const refusal = await hangOn(given, call, ask, customer);
    return refusal ?? { state: 'SAVED', instrument: instrumentOf(customer, method) };
  });

/** Takes the card off its customer; Stripe then never charges it again. */
export const forgetInstrument = (given: Given, call: StripeCall, token: string): Promise<void> =>
  insist(async () => {
    try {
      await call((options) => given.stripe.paymentMethods.detach(token, {}, options), `${token}:forget`);
    } catch (error) {
      const isRefused = faultOf(error).kind === 'refused';
      const isGone = isRefused && idOf((await retrieve(given, call, token))?.customer ?? null) === null;
      if (!isGone) throw error;
    }
  });
