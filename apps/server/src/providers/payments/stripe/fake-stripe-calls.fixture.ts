import type Stripe from 'stripe';
import {
  type FakeStripeAnswer,
  answerCall,
  type FakeBooks,
  type FakeStripeCard,
  type FakeIntent,
  fault,
  missing,
} from './fake-stripe-books.fixture.ts';
import type { ParamsName } from './stripe-schemas.fixture.ts';

type Work = (books: FakeBooks, params: never, id: string) => FakeStripeAnswer;

export interface FakeCall {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly params: ParamsName;
  readonly work: Work;
}

const list = (data: readonly object[]) => answerCall({ object: 'list', data, has_more: false, url: '/' });

/** The part of Stripe's search query language that we use. */
const QUERY = /^metadata\['(\w+)'\]:'((?:\\.|[^'\\])*)'$/;

type Found = { readonly metadata: Stripe.Metadata; readonly created: number };

const search = (there: Iterable<Found>, query: string): FakeStripeAnswer => {
  const [, name, value] = QUERY.exec(query) ?? [];
  if (name === undefined || value === undefined)
    return fault(400, { param: 'query', message: 'We could not parse the search query.' });
  const text = value.replaceAll(/\\(.)/g, '$1');
  const data = [...there].filter(({ metadata }) => metadata[name] === text);
  return answerCall({ object: 'search_result', data, has_more: false, next_page: null, url: '/' });
};

const createIntent = (books: FakeBooks, params: Stripe.PaymentIntentCreateParams): FakeStripeAnswer => {
  const [type = 'card'] = params.allowed_payment_method_types ?? [];
  if (params.amount < 50) return fault(400, { code: 'amount_too_small', param: 'amount', message: 'It must be at least 50.' });
  const method = books.methods.get(params.payment_method ?? '');
  if (type === 'card' && !method) return missing('payment_method');
  if (method && (method.customer === null || method.customer !== params.customer))
    return fault(400, { message: 'The customer does not have this payment method.' });
  if (type === 'boleto' && !/^\d{11}$|^\w{14}$/.test(params.payment_method_data?.boleto?.tax_id ?? ''))
    return fault(400, {
      code: 'tax_id_invalid',
      param: 'payment_method_data[boleto][tax_id]',
      message: 'The tax ID is invalid.',
    });
  const intent: FakeIntent = {
    id: books.newId('pi'),
    object: 'payment_intent',
    amount: params.amount,
    currency: params.currency,
    customer: params.customer ?? null,
    metadata: params.metadata as Stripe.Metadata,
    payment_method: method?.id ?? null,
    payment_method_types: [type],
    created: books.seconds(),
    status: 'requires_confirmation',
    next_action: null,
    last_payment_error: null,
  };
  books.intents.set(intent.id, intent);
  const days = params.payment_method_options?.boleto ? params.payment_method_options.boleto.expires_after_days : 3;
  const refusal = method ? books.pay(intent, method, params) : books.makeOutSlip(intent, days ?? 3);
  return refusal ?? answerCall(intent);
};

const createSetup = (books: FakeBooks, params: Stripe.SetupIntentCreateParams): FakeStripeAnswer => {
  const method = books.methods.get(params.payment_method ?? '');
  if (!method || !books.customers.has(params.customer ?? '')) return missing('payment_method');
  const asks = method.does === 'asks when it is saved';
  const refusal = asks ? null : books.attach(method, params.customer ?? '');
  if (refusal) return refusal;
  const setup = {
    id: books.newId('seti'),
    object: 'setup_intent',
    payment_method: method.id,
    metadata: params.metadata as Stripe.Metadata,
    status: asks ? 'requires_action' : 'succeeded',
  } as const;
  books.setups.push(setup);
  return answerCall(setup);
};

/** Stripe's own test cards (docs.stripe.com/testing). */
const TEST_CARDS: Readonly<Record<string, FakeStripeCard>> = {
  tok_visa: 'pays',
  tok_chargeDeclined: 'is refused',
  tok_chargeCustomerFail: { declines: 'generic_decline' },
  tok_threeDSecure2Required: 'asks',
};

const createMethod = (books: FakeBooks, { card }: Stripe.PaymentMethodCreateParams): FakeStripeAnswer => {
  const does = TEST_CARDS[card?.token ?? ''];
  return does ? answerCall(books.newMethod(does)) : missing('card[token]');
};

const createRefund = (books: FakeBooks, params: Stripe.RefundCreateParams): FakeStripeAnswer => {
  const intent = books.intent(params.payment_intent ?? '');
  if (!intent) return missing('payment_intent');
  if (intent.status !== 'succeeded') return fault(400, { code: 'charge_not_refundable', message: 'It was not paid.' });
  const before = books.refunds.filter(({ payment_intent: of }) => of === intent.id).reduce((sum, { amount }) => sum + amount, 0);
  const amount = params.amount ?? intent.amount;
  if (before + amount > intent.amount) return fault(400, { code: 'charge_already_refunded', message: 'It was given back.' });
  const metadata = (params.metadata || {}) as Stripe.Metadata;
  const refund = {
    id: books.newId('re'),
    object: 'refund',
    amount,
    metadata,
    payment_intent: intent.id,
    status: 'succeeded',
  } as const;
  books.refunds.push(refund);
  return answerCall(refund);
};

const cancelIntent = (books: FakeBooks, id: string): FakeStripeAnswer => {
  const intent = books.intent(id);
  if (!intent) return missing('intent');
  if (!intent.status.startsWith('requires_'))
    return fault(400, { code: 'payment_intent_unexpected_state', message: 'It is over.' });
  intent.status = 'canceled';
  intent.next_action = null;
  return answerCall(intent);
};

const found = (there: object | undefined, name: string): FakeStripeAnswer => (there ? answerCall(there) : missing(name));

/** A call, typed with the library's parameter types. */
const call = <P>(
  method: FakeCall['method'],
  path: RegExp,
  params: ParamsName,
  work: (books: FakeBooks, params: P, id: string) => FakeStripeAnswer,
): FakeCall => ({ method, path, params, work });

/** Every call that we make, with its behavior in the fake. */
export const CALLS: readonly FakeCall[] = [
  call<Stripe.CustomerSearchParams>('GET', /^\/v1\/customers\/search$/, 'CustomerSearchParams', ({ customers }, { query }) =>
    search(customers.values(), query),
  ),
  call<Stripe.CustomerCreateParams>('POST', /^\/v1\/customers$/, 'CustomerCreateParams', (books, { metadata }) => {
    const customer = {
      id: books.newId('cus'),
      object: 'customer',
      metadata: (metadata || {}) as Stripe.Metadata,
      created: books.seconds(),
    } as const;
    books.customers.set(customer.id, customer);
    return answerCall(customer);
  }),
  call<Stripe.PaymentMethodCreateParams>('POST', /^\/v1\/payment_methods$/, 'PaymentMethodCreateParams', createMethod),
  call('GET', /^\/v1\/payment_methods\/(\w+)$/, 'PaymentMethodRetrieveParams', ({ methods }, _params, id) =>
    found(methods.get(id), 'payment_method'),
  ),
  call<Stripe.PaymentMethodAttachParams>(
    'POST',
    /^\/v1\/payment_methods\/(\w+)\/attach$/,
    'PaymentMethodAttachParams',
    (books, { customer }, id) => {
      const method = books.methods.get(id);
      return (method && books.attach(method, customer ?? '')) ?? found(method, 'payment_method');
    },
  ),
  call('POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, 'PaymentMethodDetachParams', ({ methods }, _params, id) => {
    const method = methods.get(id);
    if (!method) return missing('payment_method');
    if (method.customer === null) return fault(400, { message: 'The payment method is not attached to a customer.' });
    method.customer = null;
    return answerCall(method);
  }),
  call<Stripe.SetupIntentListParams>(
    'GET',
    /^\/v1\/setup_intents$/,
    'SetupIntentListParams',
    ({ setups }, { payment_method: of }) => list(setups.filter(({ payment_method: id }) => id === of)),
  ),
  call<Stripe.SetupIntentCreateParams>('POST', /^\/v1\/setup_intents$/, 'SetupIntentCreateParams', createSetup),
  call<Stripe.PaymentIntentSearchParams>(
    'GET',
    /^\/v1\/payment_intents\/search$/,
    'PaymentIntentSearchParams',
    ({ intents }, { query }) => search(intents.values(), query),
  ),
  call('GET', /^\/v1\/payment_intents\/(\w+)$/, 'PaymentIntentRetrieveParams', (books, _params, id) =>
    found(books.intent(id), 'intent'),
  ),
  call<Stripe.PaymentIntentCreateParams>('POST', /^\/v1\/payment_intents$/, 'PaymentIntentCreateParams', createIntent),
  call('POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, 'PaymentIntentCancelParams', (books, _params, id) =>
    cancelIntent(books, id),
  ),
  call<Stripe.RefundListParams>('GET', /^\/v1\/refunds$/, 'RefundListParams', ({ refunds }, { payment_intent: of }) =>
    list(refunds.filter(({ payment_intent: id }) => id === of)),
  ),
  call<Stripe.RefundCreateParams>('POST', /^\/v1\/refunds$/, 'RefundCreateParams', createRefund),
];
