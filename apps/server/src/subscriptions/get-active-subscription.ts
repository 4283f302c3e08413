import type { Needs } from '../use-case/needs.ts';
import { hasPlan } from '@madang/domain/subscriptions/entitlement.ts';
import { billingTime } from '../billing/account-clock.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { readChangeFacts } from './change-facts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** Running subscription with the actions it allows, and the reason for each that is blocked (SU-18 to SU-30, SU-81). */
export const getActiveSubscription: UseCase<
  'getActiveSubscription',
  Needs<'billing' | 'now' | 'repositories' | 'settings', 'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'>
> = (deps) => async (viewer) => {
  const { repositories, now } = deps;
  const subscription = await repositories.subscriptions.findOf(viewer.accountId);
  if (!subscription || !hasPlan(subscription, now())) return answer(null);
  const at = await billingTime(deps, viewer.accountId);
  const facts = await readChangeFacts(deps, repositories, viewer, { subscription, now: at });
  return answer(presentSubscription({ ...facts, subscription }));
};
