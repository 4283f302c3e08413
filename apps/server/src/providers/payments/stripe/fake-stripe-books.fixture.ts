import type Stripe from 'stripe';

/** Behavior of a fake card: the cards of the shared suite, and some of Stripe only. */
export type FakeStripeCard =
  | 'pays'
  | 'pays once'
  | 'is refused'
  | 'leaves the gateway silent'
  | 'asks'
  | 'asks when it is saved'
  | { readonly declines: string; readonly advice?: string };

/** How long a payment stays in `processing`, in milliseconds. */
export const SILENT_STRIPE_MS = 20_000;

export type FakeIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'customer' | 'metadata' | 'payment_method' | 'payment_method_types' | 'created'
> & {
  status: Stripe.PaymentIntent.Status;
  next_action: object | null;
  last_payment_error: (Pick<Stripe.StripeRawError, 'message'> & { type: string; code: string; decline_code?: string }) | null;
  /** When a processing payment succeeds, in milliseconds. */
  settlesAt?: number;
};

export type FakeMethod = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'billing_details'> & {
  type: string;
  customer: string | null;
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'>;
  does: FakeStripeCard;
  paid: number;
  wasAttached: boolean;
};

export interface FakeStripeAnswer {
  readonly status: number;
  readonly body: object;
}

export const answerCall = (body: object): FakeStripeAnswer => ({ status: 200, body });
export const fault = (status: number, error: object): FakeStripeAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'No.', ...error } },
});
export const missing = (param: string): FakeStripeAnswer =>
  fault(404, { code: 'resource_missing', param, message: `No such ${param}` });

const declined = (reason: string, more: object = {}): FakeStripeAnswer =>
  fault(402, {
    type: 'card_error',
    code: reason === 'authentication_required' ? reason : 'card_declined',
    decline_code: reason,
    ...more,
  });

/** Expiry of a boleto in seconds. Other payments never expire. */
const expiryOf = ({ next_action: action }: FakeIntent): number =>
  (action as { readonly boleto_display_details?: { readonly expires_at: number } } | null)?.boleto_display_details?.expires_at ??
  Infinity;

/** State of the fake Stripe, and the behavior of its cards. */
export const fakeBooks = (now: () => number, url: () => string) => {
  let ids = 0;
  const newId = (prefix: string) => `${prefix}_${(ids += 1)}`;
  const seconds = () => Math.floor(now() / 1000);
  const customers = new Map<string, { id: string; object: 'customer'; metadata: Stripe.Metadata; created: number }>();
  const methods = new Map<string, FakeMethod>();
  const setups: (Pick<Stripe.SetupIntent, 'id' | 'object' | 'metadata' | 'status'> & { payment_method: string })[] = [];
  const intents = new Map<string, FakeIntent>();
  const refunds: (Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'metadata' | 'payment_intent'> & { status: string })[] = [];

  const attach = (method: FakeMethod, customer: string): FakeStripeAnswer | null => {
    if (method.customer === customer) return null;
    if (method.wasAttached)
      return fault(400, { message: 'The payment method has been attached or detached, and may not be used again.' });
    if (method.does === 'is refused') return declined('generic_decline');
    method.customer = customer;
    method.wasAttached = true;
    return null;
  };

  /** Completes a payment, and counts it for a card that pays once. */
  const settle = (intent: FakeIntent): void => {
    intent.status = 'succeeded';
    intent.next_action = null;
    const method = methods.get(intent.payment_method as string);
    if (method) method.paid += 1;
  };
  const decline = (intent: FakeIntent, reason: string, more: object = {}): FakeStripeAnswer => {
    const { body } = declined(reason, { ...more, payment_intent: { id: intent.id, object: 'payment_intent' } });
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = (body as { error: NonNullable<FakeIntent['last_payment_error']> }).error;
    return { status: 402, body };
  };

  /** Charges a card. Returns its decline, or null. */
  const pay = (intent: FakeIntent, method: FakeMethod, params: Stripe.PaymentIntentCreateParams): FakeStripeAnswer | null => {
    const { does } = method;
    if (typeof does === 'object') return decline(intent, does.declines, does.advice ? { advice_code: does.advice } : {});
    if (does === 'pays once' && method.paid > 0) return decline(intent, 'insufficient_funds');
    if (does.startsWith('asks')) {
      if (params.off_session || !params.return_url) return decline(intent, 'authentication_required');
      intent.status = 'requires_action';
      const redirect = { url: `${url()}/authenticate/${intent.id}`, return_url: params.return_url };
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: redirect };
      return null;
    }
    if (does === 'leaves the gateway silent') {
      intent.status = 'processing';
      intent.settlesAt = now() + SILENT_STRIPE_MS;
      return null;
    }
    settle(intent);
    return null;
  };

  const makeOutSlip = (intent: FakeIntent, days: number): FakeStripeAnswer | null => {
    intent.status = 'requires_action';
    const slip = {
      number: '23790.00124 50000.000004 00000.000000 1 99990000001099',
      hosted_voucher_url: `${url()}/boleto/${intent.id}`,
      pdf: null,
      expires_at: seconds() + days * 86_400,
    };
    intent.next_action = { type: 'boleto_display_details', boleto_display_details: slip };
    return null;
  };

  const newMethod = (does: FakeStripeCard, different: Partial<FakeMethod> = {}): FakeMethod => {
    const what = typeof does === 'object' ? does.declines : does;
    const method: FakeMethod = {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      created: seconds(),
      customer: null,
      billing_details: {
        name: 'Sora Kim',
        email: null,
        phone: null,
        tax_id: null,
        address: { city: null, country: null, line1: null, line2: null, postal_code: '94103', state: null },
      },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, fingerprint: `of a card that ${what}` },
      does,
      paid: 0,
      wasAttached: false,
      ...different,
    };
    methods.set(method.id, method);
    return method;
  };

  return {
    customers,
    methods,
    setups,
    intents,
    refunds,
    newId,
    newMethod,
    seconds,
    attach,
    pay,
    settle,
    decline,
    makeOutSlip,
    /** The current intent: boletos expire and processing payments succeed by the clock. */
    intent: (id: string): FakeIntent | undefined => {
      const intent = intents.get(id);
      if (intent?.status === 'requires_action' && expiryOf(intent) <= seconds())
        decline(intent, 'x', { code: 'payment_intent_payment_attempt_expired', decline_code: undefined });
      if (intent?.settlesAt !== undefined && intent.settlesAt <= now() && intent.status === 'processing') settle(intent);
      return intent;
    },
  };
};
export type FakeBooks = ReturnType<typeof fakeBooks>;
