import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { GIFT_MONTHS, GIFT_STATES } from '@madang/domain/gifts/gift.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { z } from 'zod';
import {
  BillingAddress,
  PurchaseResult,
  CARD_REFUSALS,
  PayingCard,
  PricingLines,
  ShownTotal,
} from '../billing/billing.contract.ts';
import { operations } from '../operation.ts';
import { limit, offset } from '../pagination.ts';

/** Length of a gift, in months. */
const Months = z.literal(GIFT_MONTHS);
const Present = z.object({ plan: z.enum(PLANS), months: Months });

/** Gift offered in the caller's country. */
export const GiftOffer = Present.extend({
  /** Days of access: the longest that the given number of months can last. */
  days: z.int(),
  /** Minor units of `currency` (ISO 4217), before tax. */
  price: z.int(),
  currency: z.string(),
});
export type GiftOffer = z.infer<typeof GiftOffer>;

/** Price of a gift. There is no later charge. */
export const GiftPreview = PricingLines.extend({ ...Present.shape, days: z.int() });
export type GiftPreview = z.infer<typeof GiftPreview>;

/** Gift as its buyer sees it. Instants are ISO 8601. */
export const Gift = z.object({
  id: z.string(),
  state: z.enum(GIFT_STATES),
  ...Present.shape,
  days: z.int(),
  recipient_name: z.string(),
  /** Null where the buyer hands the code over. */
  recipient_email: z.string().nullable(),
  sender_name: z.string(),
  message: z.string(),
  bought_at: z.string(),
  /** Delivery time of the mail. Null for none. */
  deliver_at: z.string().nullable(),
  /** The redeeming account is not disclosed. */
  redeemed_at: z.string().nullable(),
  /** Unformatted code. Null before payment and once void. */
  code: z.string().nullable(),
});
export type Gift = z.infer<typeof Gift>;

/** Texts as typed. Length is validated per field (domain/gifts/dedication.ts). */
const Text = z.string().max(1000);

export const giftOperations = operations({
  listGiftOffers: {
    summary: 'The plans and lengths that can be given away in this country.',
    authority: 'anyone',
    objects: GiftOffer,
    refusals: ['GIFTS_NOT_OFFERED'],
  },
  previewGift: {
    summary: 'What a gift would cost, line by line; nothing is charged.',
    authority: 'user',
    input: Present,
    object: GiftPreview,
    refusals: ['GIFTS_NOT_OFFERED', 'SUBSCRIPTIONS_CLOSED', 'PRODUCT_NOT_FOUND'],
  },
  createGift: {
    summary:
      'Buys a plan for somebody else, with a saved card or one that was just entered. The same gift for the same person twice is bought once.',
    authority: 'user',
    input: Present.extend({
      recipient_name: Text,
      /** Address for the code. Absent where the buyer hands it over. */
      recipient_email: Text.optional(),
      sender_name: Text,
      message: Text.default(''),
      /** Delivery date, YYYY-MM-DD. Absent for immediate delivery. */
      deliver_on: z.string().max(10).optional(),
      ...PayingCard,
      address: BillingAddress.optional(),
      terms_accepted: z.boolean().default(false),
      shown_total: ShownTotal,
    }),
    object: PurchaseResult,
    idempotent: true,
    refusals: [
      'GIFTS_NOT_OFFERED',
      'SUBSCRIPTIONS_CLOSED',
      'PRODUCT_NOT_FOUND',
      'INPUT_INVALID',
      'TERMS_NOT_ACCEPTED',
      'TOO_MANY_ATTEMPTS',
      'PRICE_CHANGED',
      'PURCHASE_UNDER_WAY',
      'IDEMPOTENCY_KEY_REUSED',
      ...CARD_REFUSALS,
      'BILLING_ADDRESS_INVALID',
    ],
  },
  listGifts: {
    summary: 'The gifts that the account has bought, newest first.',
    authority: 'user',
    input: z.object({ offset: offset(), limit: limit(PAGE_SIZES.gifts) }),
    objects: Gift,
    refusals: [],
  },
  resendGift: {
    summary:
      'Mails a gift once more, to another address where one is sent; before its day, only the address changes. Ten minutes apart, five times a day.',
    authority: 'user',
    input: z.object({ id: z.uuid(), recipient_email: Text.optional() }),
    object: Gift,
    refusals: ['GIFT_NOT_FOUND', 'GIFT_REDEEMED', 'PURCHASE_UNDER_WAY', 'TOO_MANY_ATTEMPTS', 'INPUT_INVALID'],
  },
});
