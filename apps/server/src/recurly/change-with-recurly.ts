import type { Needs } from '../use-case/needs.ts';
import type { RecurlyOrder } from '@madang/database/billing/recurly.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import { type ChangeKind, decidePlanChange } from '@madang/domain/subscriptions/plan-change.ts';
import { findProduct, type Product } from '@madang/domain/subscriptions/product.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { readChangeFacts } from '../subscriptions/change-facts.ts';
import { executeRequest } from './execute-request.ts';
import { presentChangeThere } from './presented-bills.ts';
import { readAccount, runningThere } from './read-account.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import { toPlanCode } from '../providers/payments/recurly/recurly-shapes.ts';
import { hashRequestKey, recurlyUnavailable } from './recurly-wallet.ts';

interface Decided {
  readonly product: Product;
  readonly kind: ChangeKind;
  readonly subscription: Subscription;
}

/** Our own rule decides on a plan change and its time: downgrades at period end, upgrades at once (SU-67 to SU-75). */
const decide = async (
  deps: Needs<'now' | 'settings'>,
  repositories: Pick<Repositories, 'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'>,
  viewer: AccountHolder,
  sku: string,
) => {
  const subscription = await repositories.subscriptions.findOf(viewer.accountId);
  const product = findProduct(sku, subscription?.country ?? viewer.accountCountry);
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const facts = await readChangeFacts(deps, repositories, viewer, { subscription, now: deps.now() });
  const decided = decidePlanChange(facts, product);
  if (!decided.ok) return decided;
  if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
  // Recurly keeps the trial on a plan change. An annual plan that ends the trial at once would take two requests
  if (subscription.status === 'FREE_TRIAL' && decided.value === 'now_restarted') return refuse('CHANGE_NOT_SUPPORTED');
  return answer<Decided>({ product, kind: decided.value, subscription });
};

const bodyOf = ({ product, kind }: Decided) => ({
  planCode: toPlanCode(product.sku),
  timeframe: kind === 'reserved' ? ('bill_date' as const) : ('now' as const),
});

const preview = async (deps: Needs<'newId' | 'now'>, api: RecurlyApi, id: string, decided: Decided) => {
  const response = await api.previewChange(deps.newId(), id, bodyOf(decided));
  if (response.kind !== 'answer') throw recurlyUnavailable(response);
  return presentChangeThere(response.value, { ...decided, now: deps.now() });
};

export const previewChangeWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'previewPlanChange',
    Needs<'newId' | 'now' | 'repositories' | 'settings', 'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'>
  > =>
  (deps) =>
  async (viewer, { sku }) => {
    const decided = await decide(deps, deps.repositories, viewer, sku);
    if (!decided.ok) return decided;
    const there = await runningThere(api, viewer.accountId);
    return there ? answer(await preview(deps, api, there.id, decided.value)) : refuse('SUBSCRIPTION_NOT_FOUND');
  };

export const changeWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'changePlan',
    Needs<
      'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
      'accounts' | 'instruments' | 'invoices' | 'paymentAttempts' | 'recurly' | 'recurlyNotifications' | 'subscriptions'
    >
  > =>
  (deps) =>
  async (viewer, { sku, shown_total: shownTotal }) => {
    const { accountId } = viewer;
    const first = await decide(deps, deps.repositories, viewer, sku);
    if (!first.ok) return first;
    const there = await runningThere(api, accountId);
    if (!there) return refuse('SUBSCRIPTION_NOT_FOUND');
    if (shownTotal !== undefined && (await preview(deps, api, there.id, first.value)).total !== shownTotal)
      return refuse('PRICE_CHANGED');
    const ordered = await deps.inTransaction(async (repositories) => {
      await repositories.subscriptions.findLocked(accountId);
      if (await repositories.recurly.findOpenRequest(accountId)) return refuse('PURCHASE_UNDER_WAY');
      const decided = await decide(deps, repositories, viewer, sku);
      if (!decided.ok) return decided;
      const { timeframe } = bodyOf(decided.value);
      const request: RecurlyOrder = { kind: 'change', sku, timeframe, subscription: there.id };
      const id = deps.newId();
      const createdAt = deps.now();
      const requestKey = hashRequestKey(accountId, 'change', id);
      await repositories.recurly.addRequest({ id, accountId, request, requestKey, createdAt }, nextPollAt(0, createdAt));
      return answer(id);
    });
    if (!ordered.ok) return ordered;
    const taken = await executeRequest(deps, api, ordered.value, true);
    return taken === 'declined' ? refuse('CARD_DECLINED') : answer({ state: taken, action_url: null, transaction_id: null });
  };

/** Undoes a scheduled plan change (SU-68). */
export const dropChangeWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'removePlanChange',
    Needs<'inTransaction' | 'newId' | 'now' | 'repositories', 'accounts' | 'instruments' | 'recurly' | 'subscriptions'>
  > =>
  (deps) =>
  async ({ accountId }) => {
    const reserved = await deps.repositories.subscriptions.findReserved(accountId);
    if (reserved?.kind !== 'plan') return refuse('NOTHING_RESERVED');
    const there = await runningThere(api, accountId);
    if (there?.pendingChange) {
      const response = await api.dropChange(deps.newId(), there.id);
      if (response.kind !== 'answer') throw recurlyUnavailable(response);
    }
    await readAccount(deps, api, accountId);
    return answer({ sku: reserved.sku });
  };
