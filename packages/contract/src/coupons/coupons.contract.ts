import { COUPON_REFUSALS, PASS_REFUSALS } from '@madang/domain/coupons/coupon.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

/** Code as typed. The server drops spaces and dashes. */
const Code = z.string().min(1).max(64);

export const couponOperations = operations({
  redeemCoupon: {
    summary: 'Redeems a code: free months begin at once, a discount is for the checkout (CP-05, CP-16).',
    authority: 'user',
    limits: [{ limit: 'wrongCode', counts: ['COUPON_INVALID'] }],
    input: z.object({ code: Code }),
    object: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('discount'),
        code: z.string(),
        percent: z.int().nullable(),
        amount: z.int().nullable(),
        currency: z.string().nullable(),
      }),
      z.object({ kind: z.literal('redeemed'), plan: z.enum(PLANS), expires_at: z.string() }),
    ]),
    refusals: ['COUPON_LENGTH_WRONG', 'TOO_MANY_ATTEMPTS', 'SUBSCRIPTIONS_CLOSED', ...COUPON_REFUSALS],
  },
  redeemPremiumPass: {
    summary: 'Redeems the code of a premium pass: at once, or when what is paid for is over (CP-20 to CP-26).',
    authority: 'user',
    limits: [{ limit: 'wrongCode', counts: ['COUPON_INVALID'] }],
    input: z.object({ sku: z.string().max(64).optional(), pass_code: Code }),
    object: z.object({
      code: z.string(),
      message: z.string(),
      state: z.enum(['begun', 'reserved']),
      plan: z.enum(PLANS),
      /** ISO 8601. */
      begins_at: z.string(),
      expires_at: z.string(),
    }),
    refusals: ['COUPON_LENGTH_WRONG', 'TOO_MANY_ATTEMPTS', 'SUBSCRIPTIONS_CLOSED', ...PASS_REFUSALS],
  },
});
