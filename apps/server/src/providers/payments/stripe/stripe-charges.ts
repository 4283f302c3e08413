import type Stripe from 'stripe';
import type { BoletoAsk, Charge, ChargeOutcome, PaymentGateway } from '../payment-gateway.ts';
import { outcomeOf } from './charge-outcome.ts';
import { stripeAmount } from './stripe-amount.ts';
import { insist, type StripeCall, unlessMissing, wasReplayed } from './stripe-calls.ts';
import { declineOf } from './stripe-decline.ts';
import { faultOf, unavailable } from './stripe-faults.ts';
import { ACCOUNT_MARK, bears, CHARGE_MARK } from './stripe-marks.ts';
import { type CardAtStripe, idOf, readReference } from './stripe-reference.ts';

/** How many charges a node knows the payment intents of, the newest. */
const MOST_KNOWN = 10_000;

/** Payment intents by the keys of charges. */
export type KnownIntents = ReturnType<typeof knownIntents>;

export const knownIntents = () => {
  const ids = new Map<string, string>();
  return {
    get: (key: string) => ids.get(key),
    add: (key: string, id: string) => {
      ids.set(key, id);
      const [oldest] = ids.size > MOST_KNOWN ? ids.keys() : [];
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
  // Whoever sits there says yes to later charges too; nobody can be asked while nobody sits there.
  ...(returnUrl === null ? { off_session: true } : { return_url: returnUrl, setup_future_usage: 'off_session' }),
});

const boletoParams = ({ key, amount, accountId, name, email, taxId, address, days }: BoletoAsk): Params => ({
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
 * The payment intent of a charge as it is now. Stripe has no way to ask for one by our key that is right at once: a search by metadata finds it within a minute of
 * its making. So this node remembers what it made or was told of by a signed notice; for all else a search that comes too early gives null,
 * and whoever then asks for the charge again gets the same one, since its key is kept for a day. After 23 hours, when nobody asks for money any
 * more (KEY_KEPT_MS), the search is complete.
 */
const findIntent = async ({ stripe, known }: Given, call: StripeCall, key: string): Promise<Stripe.PaymentIntent | null> => {
  const search = () => call((options) => stripe.paymentIntents.search({ query: bears(CHARGE_MARK, key), limit: 1 }, options));
  const id = known.get(key) ?? (await search()).data[0]?.id;
  if (id === undefined) return null;
  known.add(key, id);
  // What a search finds may be as old as its index.
  return call((options) => stripe.paymentIntents.retrieve(id, {}, options));
};

export const findCharge = (given: Given, call: StripeCall, key: string): ReturnType<PaymentGateway['findCharge']> =>
  insist(async () => {
    const intent = await findIntent(given, call, key);
    return intent && outcomeOf(intent);
  });

/** What became of a charge whose answer does not say it. Stripe repeats a fault of its own as long as it keeps the key; what was done is found. */
const findAnyway = async (given: Given, call: StripeCall, key: string): Promise<ChargeOutcome> => {
  try {
    return (await findCharge(given, call, key)) ?? { state: 'UNKNOWN' };
  } catch {
    return { state: 'UNKNOWN' };
  }
};

/** Amounts that Stripe does not take, whatever the card: less than half a dollar, or too much (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const OF_THE_AMOUNT: ReadonlySet<unknown> = new Set(['amount_too_small', 'amount_too_large']);

/** Makes and confirms a payment intent, once per key; `ofRefusal` says what else it means that Stripe does not take the ask. */
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
    const outcome = outcomeOf(intent);
    return wasReplayed(intent) && outcome.state !== 'SUCCEEDED' ? await findAnyway(given, call, key) : outcome;
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'nobody can tell') return findAnyway(given, call, key);
    if (fault.kind === 'declined') return declineOf(fault.error);
    if (fault.kind !== 'refused') throw unavailable(fault);
    if (OF_THE_AMOUNT.has(fault.error.code)) return declineOf(fault.error);
    const outcome = await ofRefusal(fault.error);
    if (outcome) return outcome;
    throw unavailable(fault);
  }
};

export const charge = async (given: Given, call: StripeCall, ask: Charge): Promise<ChargeOutcome> => {
  const card = readReference(ask.instrument);
  if (!card) return GONE;
  return take(given, call, cardParams(ask, card), ask.key, () =>
    insist(async () => {
      const { stripe } = given;
      const method = await unlessMissing(() =>
        call((options) => stripe.paymentMethods.retrieve(card.paymentMethod, {}, options)),
      );
      return idOf(method?.customer ?? null) === card.customer ? null : GONE;
    }),
  );
};

export const chargeByBoleto = (given: Given, call: StripeCall, ask: BoletoAsk): Promise<ChargeOutcome> =>
  take(given, call, boletoParams(ask), ask.key, ({ code, param }) =>
    // A tax id or an address that Stripe does not believe: the same ask is never taken.
    param?.startsWith('payment_method_data') ? { state: 'DECLINED', decline: 'hard', code: code ?? 'payer_invalid' } : null,
  );

export const cancelCharge = (given: Given, call: StripeCall, key: string): Promise<void> =>
  insist(async () => {
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
      // It may have been paid at this very moment.
      if (faultOf(error).kind !== 'refused' || isOpen(await findIntent(given, call, key))) throw error;
    }
  });
