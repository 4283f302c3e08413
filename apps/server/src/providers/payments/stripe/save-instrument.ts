import type Stripe from 'stripe';
import type { SavedInstrument, SaveOutcome } from '../../../ports/payment-gateway.ts';
import { callOrUnavailable, type StripeCall, unlessMissing, classifyStripeError } from './stripe-calls.ts';
import { ACCOUNT_MARK, bears, CARD_MARK, readStripeId, isToken, formatReference } from './stripe-reference.ts';

/** Maximum age of an unsaved payment method in milliseconds, as short as the tokens of other providers live. */
export const TOKEN_MS = 20 * 60_000;
const HOUR_MS = 3_600_000;
/** More setup intents than one payment method ever has. */
const MAX_INTENTS = 100;

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
  reference: formatReference({ customer, paymentMethod: id }),
  brand: card?.brand ?? '',
  last4: card?.last4 ?? '',
  expiryMonth: card?.exp_month ?? 1,
  expiryYear: card?.exp_year ?? 1970,
  holder: payer.name ?? '',
  zipCode: payer.address?.postal_code ?? '',
  fingerprint: card?.fingerprint ?? id,
});

/**
 * The Stripe customer of an account. Search finds a new one only after a minute, and until then the idempotency key
 * returns it. The key changes hourly, so that a replayed server error does not block the account for a day.
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

/** Attaches the card to the customer, once per idempotency key. Null on success. */
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
    // A bank that requires 3-D Secure does not stop saving: the card is attached, and the first charge authenticates
    if (intent.status === 'requires_action')
      await call((options) => stripe.paymentMethods.attach(token, { customer }, options), `${key}:attach`);
    return null;
  } catch (error) {
    const fault = classifyStripeError(error);
    if (fault.kind === 'declined') return { state: 'DECLINED' };
    // Attached to another customer, or detached: Stripe never accepts such a payment method again
    if (fault.kind === 'refused' && readStripeId((await retrieve(given, call, token))?.customer ?? null) !== customer)
      return TOKEN_INVALID;
    throw error;
  }
};

/**
 * Saves the payment method that the browser's card fields created. Its setup intents record the outcome of a key,
 * because they are listed at once and forever. Stripe's idempotency keys only guard against concurrent calls.
 */
export const saveInstrument = (given: Given, call: StripeCall, ask: Ask): Promise<SaveOutcome> =>
  callOrUnavailable(async () => {
    const { stripe, now } = given;
    const { key, token, accountId } = ask;
    const method = isToken(token) ? await retrieve(given, call, token) : null;
    if (method?.type !== 'card') return TOKEN_INVALID;
    const list = { payment_method: token, limit: MAX_INTENTS };
    const { data: intents } = await call((options) => stripe.setupIntents.list(list, options));
    const own = intents.find(({ metadata }) => metadata?.[CARD_MARK] === key);
    if (own?.status === 'succeeded') {
      // Read again: it may have been attached between the two calls, or detached since
      const holder = readStripeId((await retrieve(given, call, token))?.customer ?? null);
      return holder === null ? TOKEN_INVALID : { state: 'SAVED', instrument: instrumentOf(holder, method) };
    }
    const holder = readStripeId(method.customer);
    const isFresh = holder === null && method.created * 1000 + TOKEN_MS > now();
    if (!own && !isFresh) return TOKEN_INVALID;
    const customer = holder ?? (await customerOf(given, call, accountId));
    const refusal = await hangOn(given, call, ask, customer);
    return refusal ?? { state: 'SAVED', instrument: instrumentOf(customer, method) };
  });

/** Detaches the card from its customer. Stripe never charges it again. */
export const forgetInstrument = (given: Given, call: StripeCall, token: string): Promise<void> =>
  callOrUnavailable(async () => {
    try {
      await call((options) => given.stripe.paymentMethods.detach(token, {}, options), `${token}:forget`);
    } catch (error) {
      const isRefused = classifyStripeError(error).kind === 'refused';
      const isGone = isRefused && readStripeId((await retrieve(given, call, token))?.customer ?? null) === null;
      if (!isGone) throw error;
    }
  });
