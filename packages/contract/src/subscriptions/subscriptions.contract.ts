import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

/** A plan as it is sold in the viewer's country. */
export const Product = z.object({
  sku: z.string(),
  plan: z.enum(PLANS),
  period: z.enum(PERIODS),
  /** Minor units of `currency` (ISO 4217), before tax. */
  price: z.int(),
  currency: z.string(),
  trial_days: z.int(),
  /** What the annual price saves against twelve months, in whole percent; 0 for monthly plans. */
  saving_percent: z.int(),
  profiles: z.int(),
  devices: z.int(),
  downloads: z.boolean(),
  ad_free: z.boolean(),
});
export type Product = z.infer<typeof Product>;

export const subscriptionOperations = operations({
  listProducts: { summary: 'The plans sold in this country.', authority: 'anyone', objects: Product, refusals: [] },
  getEntitlement: {
    summary: 'What the account is entitled to, or null.',
    authority: 'user',
    object: z.object({ entitlement: z.object({ plan: z.enum(PLANS), period: z.enum(PERIODS) }).nullable() }),
    refusals: [],
  },
  getActiveSubscription: {
    summary: 'The running subscription, or null.',
    authority: 'user',
    object: z.object({ sku: z.string(), payment_gateway: z.string(), period: z.enum(PERIODS) }).nullable(),
    refusals: [],
  },
});
