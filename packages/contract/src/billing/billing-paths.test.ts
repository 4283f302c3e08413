import { expect, test } from 'vitest';
import { type OperationName, ROUTES } from '../routes.ts';

/** As clients of the product ask for it (requirements BI and SU). */
const GIVEN = {
  previewPurchase: 'POST /fe/recurly/purchase/preview',
  purchase: 'POST /fe/recurly/purchase',
  listBillingInfo: 'GET /fe/recurly/billing-info/list',
  getPrimaryBillingInfo: 'GET /fe/recurly/billing-info/primary',
  addBillingInfo: 'POST /fe/recurly/billing-info',
  changeBillingInfo: 'PUT /fe/recurly/billing-info',
  removeBillingInfo: 'DELETE /fe/recurly/billing-info/:id',
  selectPrimaryBillingInfo: 'PATCH /fe/recurly/billing-info/:id/primary',
  previewPlanChange: 'POST /fe/recurly/subscription/change/preview',
  changePlan: 'POST /fe/recurly/subscription/change',
  removePlanChange: 'DELETE /fe/recurly/subscription/change',
  cancelSubscription: 'PUT /fe/recurly/subscription/cancel',
  reactivateSubscription: 'PUT /fe/recurly/subscription/reactivate',
  getActiveSubscription: 'GET /fe/subscription/active',
  getReservedSubscription: 'GET /fe/subscription/reserved',
  redeemCoupon: 'POST /giftcard/redeem',
} as const satisfies Partial<Record<OperationName, string>>;

test('billing calls keep their documented paths for every payment provider [BI-03] [BI-107]', () => {
  const base = '/api/gateway/v03';
  for (const [name, given] of Object.entries(GIVEN))
    expect(ROUTES[name as keyof typeof GIVEN].replace(base, ''), name).toBe(given);
});
