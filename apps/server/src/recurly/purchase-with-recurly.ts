import type { Needs } from '../use-case/needs.ts';
import type { Api } from '@madang/contract/api.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { RecurlyOrder } from '@madang/database/billing/recurly.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import { DUPLICATE_WINDOW_MS } from '@madang/domain/billing/idempotent-call.ts';
import { needsStartRequest } from '@madang/domain/billing/withdrawal.ts';
import { hasTrial } from '@madang/domain/billing/price.ts';
import { findProduct, type Product } from '@madang/domain/subscriptions/product.ts';
import { decidePurchase } from '@madang/domain/subscriptions/purchase.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { addressFrom, isFirst } from '../billing/order-facts.ts';
import { saveCard, type SavedCard } from '../billing/saved-cards.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { executeRequest } from './execute-request.ts';
import { presentPurchase } from './presented-bills.ts';
import { purchaseBody } from './purchase-body.ts';
import { readAccount, runningThere } from './read-account.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import { readCardReference } from '../providers/payments/recurly/recurly-shapes.ts';
import { hashRequestKey, recurlyUnavailable } from './recurly-wallet.ts';

type Order = ParsedOf<Api['previewPurchase']>;
type Input = ParsedOf<Api['purchase']>;

const DAY_MS = 86_400_000;

interface Wanted {
  readonly product: Product;
  /** End of the free trial (ms), null without one. */
  readonly trialUntil: number | null;
}

/** Product and trial of an order, or its refusal. Our coupon codes and campaigns do not exist at Recurly. */
const readWanted = async (
  { settings, now }: Needs<'now' | 'settings'>,
  subscriptions: Repositories['subscriptions'],
  { accountId, accountCountry, partnerBilled }: AccountHolder,
  { sent, subscription }: { readonly sent: Order; readonly subscription: Subscription | null },
) => {
  const allowed = decidePurchase({ subscription, partnerBilled, subscriptionsOpen: settings.subscriptionsOpen });
  if (!allowed.ok) return allowed;
  if (sent.coupon_code !== undefined || sent.campaign_id !== undefined) return refuse('COUPON_INVALID');
  const product = findProduct(sent.sku, accountCountry);
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const { skip_trial: skipTrial, renewable } = sent;
  const firstTime = await isFirst(subscriptions, accountId);
  const isTrial = hasTrial({ product, firstTime, skipTrial, renewable, promotion: null, offer: null });
  return answer<Wanted>({ product, trialUntil: isTrial ? now() + product.trialDays * DAY_MS : null });
};

/** Preview with the amounts that Recurly would charge. */
const preview = async (
  deps: Needs<'newId' | 'now' | 'repositories', 'accounts' | 'instruments'>,
  api: RecurlyApi,
  accountId: string,
  { product, trialUntil }: Wanted,
  renewable: boolean,
) => {
  const { accounts, instruments } = deps.repositories;
  const account = await accounts.find(accountId);
  if (!account) throw new Error('The account is gone.');
  const { sku, currency } = product;
  const [card] = await instruments.listOf(accountId);
  const body = purchaseBody(account, await instruments.findAddress(accountId), {
    sku,
    currency,
    renewable,
    trialUntil,
    ...(card && { billingInfoId: readCardReference(card.reference).id }),
  });
  const response = await api.previewPurchase(deps.newId(), body);
  if (response.kind !== 'answer') throw recurlyUnavailable(response);
  return presentPurchase(response.value, { product, trialUntil, renewable, now: deps.now() });
};

export const previewWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'previewPurchase',
    Needs<'newId' | 'now' | 'repositories' | 'settings', 'accounts' | 'instruments' | 'subscriptions'>
  > =>
  (deps) =>
  async (viewer, input) => {
    const { subscriptions } = deps.repositories;
    const subscription = await subscriptions.findOf(viewer.accountId);
    const wanted = await readWanted(deps, subscriptions, viewer, { sent: input, subscription });
    return wanted.ok ? answer(await preview(deps, api, viewer.accountId, wanted.value, input.renewable)) : wanted;
  };

/** Result for the buyer. Recurly returns no transaction at once, and no 3-D Secure redirect goes through us. */
const bought = (state: 'paid' | 'pending') => answer({ state, transaction_id: null, action_url: null, voucher: null });

/** Result of an identical earlier request, null where there was none or it failed. */
const findEarlierRequest = async ({ recurly }: Pick<Repositories, 'recurly'>, accountId: string, key: string, now: number) => {
  const before = await recurly.findSameRequest(accountId, key, now - DUPLICATE_WINDOW_MS);
  if (!before || before.state === 'DECLINED' || before.state === 'NEVER') return null;
  return bought(before.state === 'DONE' ? 'paid' : 'pending');
};

/** The card that pays: a new one, the selected one, or the primary one. */
const cardFor = async (
  deps: Needs<'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories', 'instruments' | 'subscriptions'>,
  accountId: string,
  { token_id: token, billing_info_id: id }: Input,
) => {
  if (token !== undefined) return saveCard(deps, accountId, { token, primary: false });
  const cards = await deps.repositories.instruments.listOf(accountId);
  const card = id === undefined ? cards[0] : cards.find((one) => one.id === id);
  if (card) return answer<SavedCard>({ card, isNew: false });
  return id === undefined ? refuse('PAYMENT_METHOD_NEEDED') : refuse('CARD_NOT_FOUND');
};

/** First step, in a transaction: checks everything again under the account lock, then saves the request. */
const order = (
  deps: Needs<'inTransaction' | 'newId' | 'now' | 'settings', 'recurly' | 'subscriptions'>,
  viewer: AccountHolder,
  input: Input,
  { kept, key }: { readonly kept: SavedCard; readonly key: string },
) =>
  deps.inTransaction(async ({ subscriptions, recurly }) => {
    const { accountId } = viewer;
    const subscription = await subscriptions.findLocked(accountId);
    const at = deps.now();
    const before = await findEarlierRequest({ recurly }, accountId, key, at);
    if (before) return before;
    const wanted = await readWanted(deps, subscriptions, viewer, { sent: input, subscription });
    if (!wanted.ok) return wanted;
    if (await recurly.findOpenRequest(accountId)) return refuse('PURCHASE_UNDER_WAY');
    const { product, trialUntil } = wanted.value;
    const request: RecurlyOrder = {
      kind: 'purchase',
      sku: product.sku,
      currency: product.currency,
      renewable: input.renewable,
      trialUntil,
      instrumentId: kept.card.id,
      cardIsNew: kept.isNew,
    };
    const id = deps.newId();
    await recurly.addRequest({ id, accountId, request, requestKey: key, createdAt: at }, nextPollAt(0, at));
    return answer({ askId: id });
  });

/** Deletes a card that was entered for a failed purchase. */
const releaseCard = async (
  { inTransaction, payments, now }: Needs<'inTransaction' | 'now' | 'payments', 'instruments'>,
  { card, isNew }: SavedCard,
): Promise<void> => {
  if (!isNew) return;
  await inTransaction(({ instruments }) => instruments.remove(card.id, now()));
  await payments.gateway.forgetInstrument(card.reference).catch(() => undefined);
};

/**
 * Buys a plan at Recurly (BI-04): saves the request, sends it outside any transaction under our idempotency key, then
 * saves the outcome. Identical requests are bought once.
 */
export const purchaseWithRecurly =
  (
    api: RecurlyApi,
  ): UseCase<
    'purchase',
    Needs<
      'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
      'accounts' | 'instruments' | 'recurly' | 'recurlyNotifications' | 'subscriptions'
    >
  > =>
  (deps) =>
  async (viewer, input) => {
    const { accountId } = viewer;
    const { repositories } = deps;
    if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
    if (needsStartRequest(viewer.accountCountry) && !input.start_requested) return refuse('START_NOT_REQUESTED');
    const key = hashRequestKey(accountId, JSON.stringify(input));
    const before = await findEarlierRequest(repositories, accountId, key, deps.now());
    if (before) return before;
    const subscription = await repositories.subscriptions.findOf(accountId);
    const wanted = await readWanted(deps, repositories.subscriptions, viewer, { sent: input, subscription });
    if (!wanted.ok) return wanted;
    if (input.address) {
      const address = addressFrom(input.address);
      if (!address.ok) return address;
      await repositories.instruments.saveAddress(accountId, address.value, deps.now());
    }
    // A concurrent duplicate may have completed meanwhile
    const same = () => findEarlierRequest(repositories, accountId, key, deps.now());
    if (await repositories.recurly.findOpenRequest(accountId)) return (await same()) ?? refuse('PURCHASE_UNDER_WAY');
    // A plan that Recurly sold and no webhook has reported yet would become a second plan
    if (await runningThere(api, accountId)) {
      await readAccount(deps, api, accountId);
      return (await same()) ?? refuse('ALREADY_SUBSCRIBED');
    }
    const kept = await cardFor(deps, accountId, input);
    if (!kept.ok) return kept;
    const isAsShown =
      input.shown_total === undefined ||
      (await preview(deps, api, accountId, wanted.value, input.renewable)).total === input.shown_total;
    const ordered = isAsShown ? await order(deps, viewer, input, { kept: kept.value, key }) : refuse('PRICE_CHANGED');
    if (!ordered.ok) {
      await releaseCard(deps, kept.value);
      return ordered;
    }
    if ('state' in ordered.value) return answer(ordered.value);
    const taken = await executeRequest(deps, api, ordered.value.askId, true);
    return taken === 'declined' ? refuse('CARD_DECLINED') : bought(taken);
  };
