import { CallFailed } from '@madang/contract/client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../platform/api.ts';
import { hasOtherPlan } from './use-fresh-entitlement.ts';

afterEach(() => vi.restoreAllMocks());

const answer = (entitlement: { plan: 'Basic' | 'Premium'; period: 'monthly' } | null) =>
  vi.spyOn(api, 'getEntitlement').mockResolvedValue({ entitlement });

test.each([
  ['a plan that has begun elsewhere', null, 'Basic', true],
  ['a plan that has ended elsewhere', 'Basic', null, true],
  ['another plan', 'Basic', 'Premium', true],
  ['the plan that is shown', 'Premium', 'Premium', false],
  ['no plan, where none is shown', null, null, false],
] as const)(
  '%s: the page that shows %s with an entitlement to %s is revalidated: %s [SU-57] [SU-92]',
  async (_what, shown, plan, other) => {
    answer(plan && { plan, period: 'monthly' });
    expect(await hasOtherPlan(shown)).toBe(other);
  },
);

test('an entitlement that fails to load changes nothing', async () => {
  vi.spyOn(api, 'getEntitlement').mockRejectedValue(new CallFailed('getEntitlement', { status: 500, local: '1001' }));
  expect(await hasOtherPlan('Premium')).toBe(false);
});
