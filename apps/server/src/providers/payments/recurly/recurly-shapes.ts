import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The fields that we read of Recurly's responses, as its library parses them. Others are ignored. */
const Instant = z.date().transform((date) => date.getTime());

const MaybeInstant = Instant.nullish().transform((at) => at ?? null);

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const Amount = z
  .number()
  .nullish()
  .transform((amount) => amount ?? 0);

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

export const RecurlyCard = z.object({
  id: z.string(),
  object: z.literal('billing_info'),
  firstName: Text,
  lastName: Text,
  address: z.object({ postalCode: Text }).nullish(),
  paymentMethod: z.object({
    cardType: Text,
    lastFour: Text,
    expMonth: z.number().nullish(),
    expYear: z.number().nullish(),
  }),
  primaryPaymentMethod: z.boolean().nullish(),
  updatedAt: MaybeInstant,
});

export type RecurlyCard = z.infer<typeof RecurlyCard>;

const Plan = z.object({ code: z.string() });

const PendingChange = z.object({ plan: Plan, activateAt: MaybeInstant, activated: z.boolean().nullish() });

export const RecurlySubscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  account: z.object({ code: z.string() }),
  plan: Plan,
  state: z.enum(['active', 'canceled', 'expired', 'failed', 'future', 'paused']),
  pendingChange: PendingChange.nullish(),
  currentPeriodStartedAt: MaybeInstant,
  currentPeriodEndsAt: MaybeInstant,
  trialStartedAt: MaybeInstant,
  trialEndsAt: MaybeInstant,
  autoRenew: z.boolean().nullish(),
  currency: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  activatedAt: MaybeInstant,
  expiresAt: MaybeInstant,
  billingInfoId: z.string().nullish(),
});

export type RecurlySubscription = z.infer<typeof RecurlySubscription>;

const LineItem = z.object({
  type: z.enum(['charge', 'credit']),
  planCode: z.string().nullish(),
  subscriptionId: z.string().nullish(),
  subtotal: Amount,
  discount: Amount,
  tax: Amount,
  taxInclusive: z.boolean().nullish(),
  startDate: MaybeInstant,
  endDate: MaybeInstant,
});

export const RecurlyInvoice = z.object({
  id: z.string().nullish(),
  object: z.literal('invoice'),
  type: z.enum(['charge', 'credit', 'legacy']),
  origin: z.string().nullish(),
  state: z.enum(['open', 'pending', 'processing', 'past_due', 'paid', 'closed', 'failed', 'voided']).nullish(),
  number: z.string().nullish(),
  billingInfoId: z.string().nullish(),
  currency: z.string(),
  discount: Amount,
  subtotal: Amount,
  tax: Amount,
  total: Amount,
  lineItems: listOf(LineItem),
  creditPayments: listOf(z.object({ action: z.string().nullish(), amount: Amount, voidedAt: MaybeInstant })),
  createdAt: MaybeInstant,
  updatedAt: MaybeInstant,
  closedAt: MaybeInstant,
  finalDunningEvent: z.boolean().nullish(),
});

export type RecurlyInvoice = z.infer<typeof RecurlyInvoice>;

export const RecurlyCollection = z.object({
  object: z.literal('invoice_collection'),
  chargeInvoice: RecurlyInvoice.nullish(),
  creditInvoices: listOf(RecurlyInvoice),
});

export type RecurlyCollection = z.infer<typeof RecurlyCollection>;

export const RecurlyChange = z.object({
  object: z.literal('subscription_change'),
  plan: Plan,
  activateAt: MaybeInstant,
  activated: z.boolean().nullish(),
  invoiceCollection: RecurlyCollection.nullish(),
});

export type RecurlyChange = z.infer<typeof RecurlyChange>;

/** A response body that is not read. */
export const Anything = z.unknown();

/** An object that belongs to an account. */
export const RecurlyOwned = z.object({ account: z.object({ code: z.string() }) });

export const RecurlyAccount = z.object({ object: z.literal('account'), code: z.string() });

/** Recurly's amounts are decimal numbers, and every currency that we sell in has two decimals. */
const MINOR = 100;

/** Recurly's amount in minor units. Rounded, because 19.99 * 100 is 1998.9999999999998. */
export const toMinorUnits = (amount: number): number => Math.round(amount * MINOR);

/** Minor units as Recurly's decimal amount. */
export const toRecurlyAmount = (minor: number): number => minor / MINOR;

/** Path segment of an account at Recurly, where our account id is its code. */
export const accountPath = (accountId: string): string => `code-${accountId}`;

/** Plan codes are lowercase at Recurly (openapi/api.yaml, PlanCode). */
export const toPlanCode = (sku: string): string => sku.toLowerCase();

export const toSku = (planCode: string): string => planCode.toUpperCase();

/** Reference of a card in our tables. Recurly's paths need the account too. */
export const cardReference = (accountId: string, id: string): string => `${accountId}/${id}`;

export const readCardReference = (reference: string): { readonly accountId: string; readonly id: string } => {
  const [accountId = '', id = ''] = reference.split('/');
  return { accountId, id };
};

/** A stable UUID from a Recurly id, so that concurrent readings write one row (RFC 9562, version 8). */
export const toStableUuid = (kind: 'subscription' | 'invoice', id: string): string => {
  const hex = createHash('sha256').update(`recurly ${kind} ${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
