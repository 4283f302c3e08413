import type { Routes } from '../use-case/use-case.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changePlan } from './change-plan.ts';
import { getActiveSubscription } from './get-active-subscription.ts';
import { getEntitlement } from './get-entitlement.ts';
import { getReservedSubscription } from './get-reserved-subscription.ts';
import { listProducts } from './list-products.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { previewPlanChange } from './preview-plan-change.ts';
import { reactivateSubscription } from './reactivate-subscription.ts';
import { removePlanChange } from './remove-plan-change.ts';
import { resumeSubscription } from './resume-subscription.ts';

export const subscriptionRoutes = {
  listProducts,
  getEntitlement,
  getActiveSubscription,
  getReservedSubscription,
  previewPlanChange,
  changePlan,
  removePlanChange,
  cancelSubscription,
  reactivateSubscription,
  pauseSubscription,
  resumeSubscription,
} satisfies Routes<
  | 'listProducts'
  | 'getEntitlement'
  | 'getActiveSubscription'
  | 'getReservedSubscription'
  | 'previewPlanChange'
  | 'changePlan'
  | 'removePlanChange'
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
>;
