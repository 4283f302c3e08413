import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { COUPON_REFUSALS } from '@madang/domain/coupons/coupon.ts';
import { INVOICE_KINDS } from '@madang/domain/billing/invoice.ts';
import { DISCOUNT_KINDS } from '@madang/domain/billing/price.ts';
import { PAYMENT_METHODS } from '@madang/domain/subscriptions/platform.ts';
import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { limit, offset } from '../pagination.ts';

/** Sku of a product. */
export const Sku = z.string().min(1).max(64);
/** Total shown to the buyer, in minor units: the purchase is refused if the price has changed. */
export const ShownTotal = z.int().optional();

/** Pricing summary (BI-05 to BI-11): minor units. `total` = retail_price - discount_amount + tax - credit. */
export const PricingLines = z.object({
  currency: z.string(),
  retail_price: z.int(),
  discount: z.enum(DISCOUNT_KINDS).nullable(),
  discount_amount: z.int(),
  tax: z.int(),
  /** Tax included in the price, where the country's prices include it. */
  tax_included: z.int(),
  credit: z.int(),
  total: z.int(),
  /** ISO 8601. Date of the next charge, null for none. */
  billing_date: z.string().nullable(),
  /** Next charge, before tax that is added. */
  next_price: z.int().nullable(),
});
export type PricingLines = z.infer<typeof PricingLines>;

export const PurchasePreview = PricingLines.extend({
  sku: z.string(),
  plan: z.enum(PLANS),
  period: z.enum(PERIODS),
  renewable: z.boolean(),
  /** ISO 8601. End of the free time. */
  free_until: z.string().nullable(),
  /** ISO 8601. The promotion locks price and plan until then. */
  promotion_until: z.string().nullable(),
});
export type PurchasePreview = z.infer<typeof PurchasePreview>;

/**
 * Payment state of a change of plan. `pending`: the bank has not answered yet. `action_needed`: the payer must
 * authenticate with their bank at `action_url`, which leads back to us. `confirmPurchase` reports the outcome.
 */
export const PlanChangeResult = z.object({
  state: z.enum(['paid', 'pending', 'action_needed']),
  action_url: z.string().nullable(),
  transaction_id: z.string().nullable(),
});
export type PlanChangeResult = z.infer<typeof PlanChangeResult>;

/** Boleto bancário. */
export const Voucher = z.object({
  /** Printed number of 47 digits, grouped. */
  number: z.string(),
  /** Web page of the boleto. */
  url: z.string(),
  /** Boleto as a PDF file. */
  file_url: z.string(),
  /** ISO 8601. Banks refuse it afterwards. */
  expires_at: z.string(),
});
export type Voucher = z.infer<typeof Voucher>;

/**
 * Payment state of a purchase. `pending`: the bank has not answered yet. `action_needed`: the buyer must authenticate
 * with their bank at `action_url`, which leads back to us. `waiting`: the boleto is not paid yet. `confirmPurchase`
 * reports the outcome.
 */
export const PurchaseResult = z.object({
  state: z.enum(['paid', 'pending', 'action_needed', 'waiting']),
  transaction_id: z.string().nullable(),
  action_url: z.string().nullable(),
  voucher: Voucher.nullable(),
});
export type PurchaseResult = z.infer<typeof PurchaseResult>;

/** Payment state of an earlier order (a plan, gift or change of plan), which may have been declined since. */
export const Followed = z.object({
  ...PurchaseResult.shape,
  state: z.enum([...PurchaseResult.shape.state.options, 'declined']),
  kind: z.enum(['purchase', 'gift', 'change']),
  sku: z.string(),
});
export type Followed = z.infer<typeof Followed>;

/** Endpoint for the payment provider's webhooks. No operation of the contract. */
export const PAYMENT_NOTICES_PATH = '/api/webhooks/payments';

/** Order that the client keeps for the checkout: what is bought. Prices are always computed by the server. */
const Order = z.object({
  sku: Sku,
  currency: z.string().max(3).optional(),
  gateway_code: z.string().max(32).optional(),
  period: z.string().max(16).optional(),
  entitlement: z.string().max(32).optional(),
  skip_trial: z.boolean().default(false),
  renewable: z.boolean().default(true),
  campaign_id: z.string().max(64).optional(),
  coupon_code: z.string().max(64).optional(),
});

/** Billing details, for tax and payment. Fields per country: domain/billing/billing-address.ts. */
export const BillingAddress = z.object({
  country: z.string().length(2),
  fields: z.record(z.string().max(32), z.string().max(200)),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

const CardId = z.uuid();
const TokenId = z.string().min(1).max(128);
/** Saved card, or the token of a new one. The primary card by default. */
export const PayingCard = { billing_info_id: CardId.optional(), token_id: TokenId.optional() };

/** Refusals about the card that is to pay. */
export const CARD_REFUSALS = [
  'CARD_DECLINED',
  'CARD_TOKEN_INVALID',
  'CARD_NOT_FOUND',
  'TOO_MANY_CARDS',
  'PAYMENT_METHOD_NEEDED',
] as const;

/** Rate limit for wrong coupon codes (CP-32). */
const WRONG_CODE = { limit: 'wrongCode', field: 'coupon_code', counts: ['COUPON_INVALID'] } as const;

const ORDER_REFUSALS = [
  'SUBSCRIPTIONS_CLOSED',
  'ALREADY_SUBSCRIBED',
  'PRODUCT_NOT_FOUND',
  'COUPON_LENGTH_WRONG',
  'TOO_MANY_ATTEMPTS',
  'INPUT_INVALID',
  ...COUPON_REFUSALS,
] as const;

/** Saved card (BI-30), without its number. */
export const BillingInfo = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** 1 to 12. The year has four digits. */
  expiry_month: z.int(),
  expiry_year: z.int(),
  name_on_card: z.string(),
  zip_code: z.string(),
  primary: z.boolean(),
  /** Pays the running plan and cannot be deleted. */
  in_use: z.boolean(),
});
export type BillingInfo = z.infer<typeof BillingInfo>;

/** Payment method. Brand and last digits for saved cards only. */
export const PaymentMethod = z.object({
  method: z.string(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  primary: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Payment or attempt (BI-12 to BI-20). Minor units of `currency`. `total` = price - discount + tax - credit. */
export const Transaction = z.object({
  id: z.string(),
  /** Receipt number, gapless. Null for unpaid ones. */
  number: z.string().nullable(),
  state: z.enum(['paid', 'pending', 'failed', 'refunded']),
  /** ISO 8601. */
  date: z.string(),
  kind: z.enum(INVOICE_KINDS),
  plan: z.enum(PLANS),
  period: z.enum(PERIODS),
  /** Months of a gift. Null for other payments. */
  gift_months: z.int().nullable(),
  /** ISO 8601: start of the paid period. For a gift, the time of purchase. */
  period_start: z.string(),
  period_end: z.string(),
  currency: z.string(),
  price: z.int(),
  discount: z.int(),
  tax: z.int(),
  tax_included: z.int(),
  credit: z.int(),
  total: z.int(),
  payment_method: z.enum(PAYMENT_METHODS),
  /** Card brand. Null where no card was charged. */
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** Boleto that can still be paid. */
  voucher: Voucher.nullable(),
  /** Receipt file. Null for unpaid ones. Accepts `language` and `time_zone`. */
  receipt_url: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

export const billingOperations = operations({
  previewPurchase: {
    summary: 'What a purchase would cost, line by line; nothing is charged (BI-03).',
    authority: 'user',
    limits: [WRONG_CODE],
    input: Order,
    object: PurchasePreview,
    refusals: [...ORDER_REFUSALS, 'BOLETO_UNAVAILABLE'],
  },
  purchase: {
    summary: 'Buys a plan with a saved card or a card that was just entered (BI-04). The same purchase twice is bought once.',
    authority: 'user',
    limits: [WRONG_CODE],
    input: Order.extend({
      ...PayingCard,
      address: BillingAddress.optional(),
      terms_accepted: z.boolean().default(false),
      /** The buyer requests a start within the withdrawal period. Required in the European Economic Area. */
      start_requested: z.boolean().optional(),
      shown_total: ShownTotal,
    }),
    object: PurchaseResult,
    idempotent: true,
    refusals: [
      ...ORDER_REFUSALS,
      'TERMS_NOT_ACCEPTED',
      'START_NOT_REQUESTED',
      'PRICE_CHANGED',
      'PURCHASE_UNDER_WAY',
      'IDEMPOTENCY_KEY_REUSED',
      ...CARD_REFUSALS,
      'BILLING_ADDRESS_INVALID',
    ],
  },
  createBoletoPayment: {
    summary:
      'Buys a plan with a slip that is paid at a bank in Brazil (BI-39); it begins once the money is there, and does not renew.',
    authority: 'user',
    limits: [WRONG_CODE],
    input: Order.extend({
      address: BillingAddress.optional(),
      terms_accepted: z.boolean().default(false),
      shown_total: ShownTotal,
    }),
    object: PurchaseResult,
    idempotent: true,
    refusals: [
      ...ORDER_REFUSALS,
      'BOLETO_UNAVAILABLE',
      'TERMS_NOT_ACCEPTED',
      'PRICE_CHANGED',
      'PURCHASE_UNDER_WAY',
      'IDEMPOTENCY_KEY_REUSED',
      'CARD_DECLINED',
      'BILLING_ADDRESS_INVALID',
    ],
  },
  confirmPurchase: {
    summary:
      'What became of the last purchase or change of plan, asked of the bank where it waits for the payer; null where nothing was ever bought.',
    authority: 'user',
    object: Followed.nullable(),
    refusals: [],
  },
  cancelPurchase: {
    summary:
      'Gives up a purchase or a change of plan that waits for its payer, so that it can be paid in another way; null where none does.',
    authority: 'user',
    object: Followed.nullable(),
    refusals: [],
  },
  listBillingInfo: {
    summary: 'The saved cards, the primary one first (BI-30).',
    authority: 'user',
    objects: BillingInfo,
    refusals: [],
  },
  getPrimaryBillingInfo: {
    summary: 'The card that is charged, or null (BI-31).',
    authority: 'user',
    object: BillingInfo.nullable(),
    refusals: [],
  },
  addBillingInfo: {
    summary: 'Keeps the card behind a token, three at most (BI-32, BI-36).',
    authority: 'user',
    input: z.object({ token_id: TokenId, primary: z.boolean().default(false) }),
    object: BillingInfo,
    refusals: ['TOO_MANY_CARDS', 'CARD_TOKEN_INVALID', 'CARD_DECLINED', 'BILLED_BY_PARTNER'],
  },
  changeBillingInfo: {
    summary: 'Puts the card behind a token in the place of a saved one, which keeps its id (BI-33).',
    authority: 'user',
    input: z.object({ token_id: TokenId, billing_info_id: CardId.optional() }),
    object: BillingInfo,
    refusals: ['CARD_NOT_FOUND', 'CARD_TOKEN_INVALID', 'CARD_DECLINED', 'BILLED_BY_PARTNER'],
  },
  removeBillingInfo: {
    summary: 'Forgets a card, unless the running plan is paid with it (BI-34).',
    authority: 'user',
    input: z.object({ id: CardId }),
    object: z.object({ id: z.string() }),
    refusals: ['CARD_NOT_FOUND', 'CARD_IN_USE'],
  },
  selectPrimaryBillingInfo: {
    summary: 'From now on this card is charged (BI-35).',
    authority: 'user',
    input: z.object({ id: CardId }),
    object: BillingInfo,
    refusals: ['CARD_NOT_FOUND'],
  },
  getBillingAddress: {
    summary: 'The billing details, or null.',
    authority: 'user',
    object: BillingAddress.nullable(),
    refusals: [],
  },
  changeBillingAddress: {
    summary: 'Other billing details.',
    authority: 'user',
    input: BillingAddress,
    object: BillingAddress,
    refusals: ['BILLING_ADDRESS_INVALID'],
  },
  listTransactions: {
    summary: 'What was paid, newest first (BI-21).',
    authority: 'user',
    input: z.object({ offset: offset(), limit: limit(PAGE_SIZES.transactions) }),
    objects: Transaction,
    refusals: [],
  },
  getTransaction: {
    summary: 'One of them.',
    authority: 'user',
    input: z.object({ id: z.uuid() }),
    object: Transaction,
    refusals: ['TRANSACTION_NOT_FOUND'],
  },
  listPaymentMethods: {
    summary: 'How the account pays (SU-59).',
    authority: 'user',
    objects: PaymentMethod,
    refusals: [],
  },
  withdrawPurchase: {
    summary:
      'Withdraws from the purchase of the running plan within the legal period: the plan ends at once and its payment is refunded in full. Repeating it does nothing more.',
    authority: 'user',
    input: z.object({ transaction_id: z.uuid() }),
    /** `free`: nothing was paid; `pending`: the provider has not answered yet; `refused`: the plan has ended, and support refunds by other means. */
    object: z.object({ state: z.enum(['free', 'refunded', 'pending', 'refused']) }),
    refusals: [
      'TRANSACTION_NOT_FOUND',
      'WITHDRAWAL_NOT_OFFERED',
      'WITHDRAWAL_TOO_LATE',
      'WITHDRAWAL_BY_SUPPORT',
      'PURCHASE_UNDER_WAY',
    ],
  },
  createRefund: {
    summary:
      'Gives a payment back, whole; the plan that it paid for ends at once, and a gift can be redeemed no more. `pending` until the provider has answered.',
    authority: 'operator',
    input: z.object({ transaction_id: z.uuid() }),
    object: z.object({ state: z.enum(['refunded', 'pending']) }),
    refusals: ['TRANSACTION_NOT_FOUND', 'NOT_REFUNDABLE', 'PURCHASE_UNDER_WAY', 'GIFT_REDEEMED'],
  },
  changeTestClock: {
    summary:
      'Moves the clock of an account ahead and does all that falls due until then, in its order; only on test installations.',
    authority: 'operator',
    input: z.object({ email: z.string().max(254), to: z.iso.datetime() }),
    /** ISO 8601: current time of the account's test clock. */
    object: z.object({ now: z.string() }),
    refusals: ['CLOCK_FIXED', 'EMAIL_UNKNOWN', 'INPUT_INVALID'],
  },
});
