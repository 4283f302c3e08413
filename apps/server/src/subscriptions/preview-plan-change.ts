import type { Needs } from '../use-case/needs.ts';
import { billingTime } from '../billing/account-clock.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { quoteChangeFor } from './change-facts.ts';
import { presentChange } from './subscription.presenter.ts';

export const previewPlanChange: UseCase<
  'previewPlanChange',
  Needs<'billing' | 'now' | 'repositories' | 'settings', 'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'>
> =
  (deps) =>
  async (viewer, { sku }) => {
    const { repositories } = deps;
    const now = await billingTime(deps, viewer.accountId);
    const subscription = await repositories.subscriptions.findOf(viewer.accountId);
    const quoted = await quoteChangeFor(deps, repositories, viewer, { sku, subscription, now });
    return quoted.ok ? answer(presentChange(quoted.value.quote, quoted.value.product)) : quoted;
  };
