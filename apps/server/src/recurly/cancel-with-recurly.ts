import type { Needs } from '../use-case/needs.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Decision } from '@madang/domain/shared/decision.ts';
import { cancel, reactivate, type Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { readChangeFacts } from '../subscriptions/change-facts.ts';
import { presentSubscription } from '../subscriptions/subscription.presenter.ts';
import { readAccount, runningThere } from './read-account.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import { recurlyUnavailable } from './recurly-wallet.ts';

/** Applies our own rule to the subscription in our tables. */
const decide = async <R extends Refusal>(
  deps: Needs<'repositories', 'subscriptions'>,
  { accountId, partnerBilled }: AccountHolder,
  rule: (subscription: Subscription | null) => Decision<Subscription, R>,
) => (partnerBilled ? refuse('BILLED_BY_PARTNER') : rule(await deps.repositories.subscriptions.findOf(accountId)));

/** Syncs the account and presents its subscription. */
const shown = async (
  deps: Needs<
    'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings',
    'accounts' | 'instruments' | 'invoices' | 'paymentAttempts' | 'recurly' | 'subscriptions'
  >,
  api: RecurlyApi,
  viewer: AccountHolder,
) => {
  await readAccount(deps, api, viewer.accountId);
  const subscription = await deps.repositories.subscriptions.findOf(viewer.accountId);
  if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
  const facts = await readChangeFacts(deps, deps.repositories, viewer, { subscription, now: deps.now() });
  return answer(presentSubscription({ ...facts, subscription }));
};

/**
 * Stops the next charge and saves the cancellation survey (SU-62, SU-63). Skips calls that an earlier request with a
 * lost response has already made.
 */
export const cancelWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'cancelSubscription',
    Needs<
      'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings',
      'accounts' | 'instruments' | 'invoices' | 'paymentAttempts' | 'recurly' | 'subscriptions'
    >
  > =>
  (deps) =>
  async (viewer, { reasons, other }) => {
    const { accountId } = viewer;
    const decided = await decide(deps, viewer, (subscription) => cancel(subscription, deps.now()));
    if (!decided.ok) return decided;
    const there = await runningThere(api, accountId);
    if (there?.pendingChange) {
      const dropped = await api.dropChange(deps.newId(), there.id);
      if (dropped.kind !== 'answer') throw recurlyUnavailable(dropped);
    }
    if (there?.state === 'active') {
      const response = await api.cancel(deps.newId(), there.id);
      if (response.kind !== 'answer') throw recurlyUnavailable(response);
    }
    const survey = { id: deps.newId(), accountId, subscriptionId: decided.value.id, reasons, other };
    await deps.repositories.subscriptions.addSurvey(survey, deps.now());
    return shown(deps, api, viewer);
  };

/** Undoes a cancellation while its period runs (SU-65). */
export const reactivateWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'reactivateSubscription',
    Needs<
      'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings',
      'accounts' | 'instruments' | 'invoices' | 'paymentAttempts' | 'recurly' | 'subscriptions'
    >
  > =>
  (deps) =>
  async (viewer) => {
    const decided = await decide(deps, viewer, (subscription) => reactivate(subscription, deps.now()));
    if (!decided.ok) return decided;
    const there = await runningThere(api, viewer.accountId);
    if (there?.state === 'canceled') {
      const response = await api.reactivate(deps.newId(), there.id);
      if (response.kind !== 'answer') throw recurlyUnavailable(response);
    }
    return shown(deps, api, viewer);
  };
