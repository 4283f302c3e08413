import { MAX_OTHER_REASON_LENGTH } from '@madang/domain/shared/constants.ts';
import { BUSINESS_UNITS } from '@madang/domain/subscriptions/business-unit.ts';
import { CANCEL_REASONS } from '@madang/domain/subscriptions/cancel-survey.ts';
import { CHANGE_KINDS, CHANGE_REFUSALS } from '@madang/domain/subscriptions/plan-change.ts';
import { PAUSE_MONTHS, PAUSE_REFUSALS } from '@madang/domain/subscriptions/pause.ts';
import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { REFUSALS } from '@madang/domain/shared/refusal.ts';
import { RUNNING_STATUSES } from '@madang/domain/subscriptions/status.ts';
import { z } from 'zod';
import { PlanChangeResult, PricingLines, ShownTotal, Sku } from '../billing/billing.contract.ts';
import { operations } from '../operation.ts';

/** Product in the viewer's country. */
export const Product = z.object({
  sku: z.string(),
  plan: z.enum(PLANS),
  period: z.enum(PERIODS),
  /** Minor units of `currency` (ISO 4217), before tax. */
  price: z.int(),
  currency: z.string(),
  /** Selling business unit, and the country that stands for it (SU-52 to SU-55). */
  business_unit: z.enum(BUSINESS_UNITS),
  country: z.string(),
  /** 0 for none, as during a promotion (SU-10). */
  trial_days: z.int(),
  /** Saving of an annual plan over twelve months, in whole percent. 0 for monthly plans. */
  saving_percent: z.int(),
  profiles: z.int(),
  devices: z.int(),
  downloads: z.boolean(),
  ad_free: z.boolean(),
  /** Running promotion: percent off the first period, and the reduced price. Null for none (SU-13). */
  promotion: z.object({ percent: z.int(), price: z.int() }).nullable(),
});
export type Product = z.infer<typeof Product>;

/** Refusal that the corresponding call would give. Null where it is allowed. */
const Blocked = z.enum(REFUSALS).nullable();

/** Plan change being paid. `action_needed` while the payer must authenticate with their bank at `action_url`. */
export const ChangeUnderWay = z.object({
  ...PlanChangeResult.shape,
  state: PlanChangeResult.shape.state.exclude(['paid']),
  transaction_id: z.string(),
  sku: z.string(),
  plan: z.enum(PLANS),
  period: z.enum(PERIODS),
});
export type ChangeUnderWay = z.infer<typeof ChangeUnderWay>;

/** Running subscription (SU-18 to SU-30). Instants are ISO 8601. */
export const ActiveSubscription = z.object({
  sku: z.string(),
  /** Payment method, or PASS. */
  payment_gateway: z.string(),
  period: z.enum(PERIODS),
  plan: z.enum(PLANS),
  status: z.enum(RUNNING_STATUSES),
  /** Platform of the purchase: the prefix of the sku. */
  platform: z.string(),
  /** Selling business unit, and the country that stands for it (SU-52 to SU-55). */
  business_unit: z.enum(BUSINESS_UNITS),
  country: z.string(),
  currency: z.string(),
  single_pass: z.boolean(),
  premium_pass: z.boolean(),
  /** Coupon or pass redeemed last, unformatted. Null for none (SU-22). */
  coupon_code: z.string().nullable(),
  renewable: z.boolean(),
  started_at: z.string(),
  /** Next charge. Null for none. */
  next_renewal_at: z.string().nullable(),
  /** Amount of the next charge in minor units, before tax that is added. Null for none. */
  next_amount: z.int().nullable(),
  /** End of access without a further payment. Null for a renewing plan. */
  expires_at: z.string().nullable(),
  free_trial_until: z.string().nullable(),
  canceled: z.boolean(),
  resumable: z.boolean(),
  /** Next retry of a declined charge. */
  retry_at: z.string().nullable(),
  promotion_until: z.string().nullable(),
  /** End of the running or scheduled pause. Null for none, and while the charge after it is in flight. */
  paused_until: z.string().nullable(),
  /** Null for none. */
  change_under_way: ChangeUnderWay.nullable(),
  cancel_blocked_by: Blocked,
  change_blocked_by: Blocked,
  /** `PAUSE_NOT_OFFERED` where the operator offers none. */
  pause_blocked_by: Blocked,
  /** Right of withdrawal from the purchase. Null where it does not exist or has expired. */
  withdrawal: z
    .object({
      transaction_id: z.string(),
      /** ISO 8601. An instant in the last day, whose date applies in the buyer's time zone. */
      last_day: z.string(),
      /** Refund in minor units. 0 where nothing was paid. */
      amount: z.int(),
    })
    .nullable(),
});
export type ActiveSubscription = z.infer<typeof ActiveSubscription>;

/** Scheduled successor of the running period. */
export const ReservedSubscription = z.object({
  kind: z.enum(['plan', 'pass', 'pause']),
  status: z.literal('RESERVED'),
  sku: z.string(),
  plan: z.enum(PLANS),
  /** Null for a pass and a pause. */
  period: z.enum(PERIODS).nullable(),
  /** Days of a pass. Null otherwise. */
  days: z.int().nullable(),
  /** Months of a pause. Null otherwise. */
  months: z.int().nullable(),
  effective_at: z.string(),
});
export type ReservedSubscription = z.infer<typeof ReservedSubscription>;

/** Plan change: its kind and price. */
export const PlanChangePreview = PricingLines.extend({
  kind: z.enum(CHANGE_KINDS),
  sku: z.string(),
  plan: z.enum(PLANS),
  period: z.enum(PERIODS),
  /** Unused part of the payment for the running plan, in minor units. */
  unused: z.int(),
  /** Account balance afterwards, in minor units. */
  balance_after: z.int(),
  effective_at: z.string(),
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

/** Result of ending a pause. `kept`: it had not begun. Otherwise the state of the charge for the next period. */
export const Resumed = z.object({
  state: z.enum(['kept', 'paid', 'pending', 'declined']),
  subscription: ActiveSubscription,
});
export type Resumed = z.infer<typeof Resumed>;

export const subscriptionOperations = operations({
  listProducts: { summary: 'The plans sold in this country.', authority: 'anyone', objects: Product, refusals: [] },
  getEntitlement: {
    summary: 'What the account is entitled to, or null.',
    authority: 'user',
    object: z.object({ entitlement: z.object({ plan: z.enum(PLANS), period: z.enum(PERIODS) }).nullable() }),
    refusals: [],
  },
  getActiveSubscription: {
    summary: 'The running subscription and what may be done with it, or null (SU-31, SU-58, SU-90).',
    authority: 'user',
    object: ActiveSubscription.nullable(),
    refusals: [],
  },
  getReservedSubscription: {
    summary: 'What follows the running subscription when its period is over, or null (SU-32).',
    authority: 'user',
    object: ReservedSubscription.nullable(),
    refusals: [],
  },
  previewPlanChange: {
    summary: 'What another plan would cost now and later; nothing changes (SU-66).',
    authority: 'user',
    input: z.object({ sku: Sku }),
    object: PlanChangePreview,
    refusals: [...CHANGE_REFUSALS, 'PRODUCT_NOT_FOUND'],
  },
  changePlan: {
    summary: 'Takes another plan: a better one at once, a smaller one when the period is over (SU-67).',
    authority: 'user',
    input: z.object({
      sku: Sku,
      shown_total: ShownTotal,
      /** On-session: the payer can be sent to their bank. Otherwise a charge that needs authentication is declined. */
      can_consent: z.boolean().optional(),
    }),
    object: PlanChangeResult,
    idempotent: true,
    refusals: [...CHANGE_REFUSALS, 'PRODUCT_NOT_FOUND', 'PRICE_CHANGED', 'CARD_DECLINED', 'IDEMPOTENCY_KEY_REUSED'],
  },
  removePlanChange: {
    summary: 'Keeps the running plan after all (SU-68).',
    authority: 'user',
    /** Sku that is no longer scheduled. */
    object: z.object({ sku: z.string() }),
    refusals: ['NOTHING_RESERVED'],
  },
  cancelSubscription: {
    summary: 'Stops the next charge; all stays usable until the period is over (SU-62, SU-63).',
    authority: 'user',
    input: z.object({
      reasons: z.array(z.enum(CANCEL_REASONS)).max(CANCEL_REASONS.length).default([]),
      other: z.string().max(MAX_OTHER_REASON_LENGTH).default(''),
    }),
    object: ActiveSubscription,
    refusals: [
      'SUBSCRIPTION_NOT_FOUND',
      'PASS_CANNOT_CHANGE',
      'SUBSCRIPTION_BOUGHT_ELSEWHERE',
      'SUBSCRIPTION_ALREADY_CANCELED',
      'BILLED_BY_PARTNER',
    ],
  },
  reactivateSubscription: {
    summary: 'Undoes a cancellation while its period runs (SU-65).',
    authority: 'user',
    object: ActiveSubscription,
    refusals: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_BOUGHT_ELSEWHERE', 'SUBSCRIPTION_NOT_CANCELED', 'BILLED_BY_PARTNER'],
  },
  pauseSubscription: {
    summary: 'Takes a pause of some months when the running period is over; then the plan goes on by itself.',
    authority: 'user',
    input: z.object({ months: z.literal(PAUSE_MONTHS) }),
    object: ActiveSubscription,
    refusals: PAUSE_REFUSALS,
  },
  resumeSubscription: {
    summary: 'Ends a pause: one that has not begun does not begin, after one that runs the next period is charged at once.',
    authority: 'user',
    object: Resumed,
    refusals: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_NOT_PAUSED', 'PURCHASE_UNDER_WAY', 'BILLED_BY_PARTNER'],
  },
});
