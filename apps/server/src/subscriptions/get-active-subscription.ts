import { hasPlan } from '@madang/domain/subscriptions/entitlement.ts';
import { timeOf } from '../billing/account-clock.ts';
import { answer, type UseCase } from '../http/handlers.ts';
import { changeFactsOf } from './change-facts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** The running subscription with what may be done with it, and why not the rest (SU-18 to SU-30, SU-81). */
export const getActiveSubscription: UseCase<'getActiveSubscription'> = (deps) => async (viewer) => {
  const { repositories, now } = deps;
  const subscription = await repositories.subscriptions.findOf(viewer.accountId);
  if (!subscription || !hasPlan(subscription, now())) return answer(null);
  const at = await timeOf(deps, viewer.accountId);
  const facts = await changeFactsOf(deps, repositories, viewer, { subscription, now: at });
  return answer(presentSubscription({ ...facts, subscription }));
};
