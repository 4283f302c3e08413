import type { Routes } from '../http/handlers.ts';
import { getActiveSubscription } from './get-active-subscription.ts';
import { getEntitlement } from './get-entitlement.ts';
import { listProducts } from './list-products.ts';

export const subscriptionRoutes: Routes<'listProducts' | 'getEntitlement' | 'getActiveSubscription'> = {
  listProducts,
  getEntitlement,
  getActiveSubscription,
};
