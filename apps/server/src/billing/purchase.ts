import { createHash } from 'node:crypto';
import type { Repositories } from '@madang/database/repositories.ts';
import { quotePurchase } from '@madang/domain/billing/price.ts';
import { begin } from '@madang/domain/subscriptions/subscription.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import type { AccountHolder } from '../sessions/viewer.ts';
import type { Deps } from '../deps.ts';
import { timeOf } from './account-clock.ts';
import { presentBought } from './billing.presenter.ts';
import { addressFrom } from './address-from.ts';
import { isFirst } from './is-first.ts';
import { keepCard, type KeptCard } from './keep-card.ts';
import { openInvoice } from './open-invoice.ts';
import { readOrder } from './read-order.ts';
import { takeMoney } from './take-money.ts';

type Input = ParsedOf<Api['purchase']>;

/** The same purchase of the same account within this time is one purchase, in milliseconds (trust.md 1.7). */
const SAME_MS = 10 * 60_000;

/** What makes two purchases the same: all that is bought and paid with, not when. */
const keyOf = (accountId: string, input: Input): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId, input]))
    .digest('base64url');

/** What became of this very purchase when it was sent before; null where it was not, or was declined, which another try may change. */
const sentBefore = async ({ invoices }: Repositories, accountId: string, key: string, at: number) => {
  const before = await invoices.findByKey(accountId, key);
  if (!before || at - before.at > SAME_MS || before.invoice.state === 'failed') return null;
  return answer(presentBought(before.invoice.state === 'paid' ? 'paid' : 'pending', before.invoice));
};

/** The card that pays: the one that was just entered, the one that was chosen, or the primary one. */
const cardFor = async (deps: Deps, accountId: string, { token_id: token, billing_info_id: id }: Input) => {
  if (token !== undefined) return keepCard(deps, accountId, { token, primary: false });
  const cards = await deps.repositories.instruments.listOf(accountId);
  const card = id === undefined ? cards[0] : cards.find((one) => one.id === id);
  if (card) return answer<KeptCard>({ card, isNew: false });
  return id === undefined ? refuse('PAYMENT_METHOD_NEEDED') : refuse('CARD_NOT_FOUND');
};

/** The first step, in a transaction: everything is looked at again while the account is held. */
const order = (
  deps: Deps,
  viewer: AccountHolder,
  input: Input,
  { kept, key, at }: { readonly kept: KeptCard; readonly key: string; readonly at: number },
) =>
  deps.inTransaction(async (repositories) => {
    const { subscriptions, invoices, instruments, codes } = repositories;
    const { accountId, accountCountry: country } = viewer;
    const subscription = await subscriptions.findLocked(accountId);
    const before = await sentBefore(repositories, accountId, key, at);
    if (before) return before;
    const wanted = await readOrder(deps, repositories, viewer, { sent: input, subscription, at });
    if (!wanted.ok) return wanted;
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    const { product, offer, promotion, coupon } = wanted.value;
    const quote = quotePurchase({
      product,
      offer,
      promotion,
      firstTime: await isFirst(subscriptions, accountId),
      skipTrial: input.skip_trial,
      renewable: input.renewable,
      balance: await invoices.balanceOf(accountId, product.currency),
      tax: deps.billing.tax({ country, address: await instruments.findAddress(accountId), at }),
      now: at,
    });
    if (input.shown_total !== undefined && input.shown_total !== quote.total) return refuse('PRICE_CHANGED');
    if (quote.discountKind === 'trial' && !(await subscriptions.grantTrial(accountId, at))) return refuse('PRICE_CHANGED');
    if (coupon && !(await codes.spend(coupon.hash, coupon.campaign, accountId, at))) return refuse('COUPON_INVALID');
    const subscriptionId = deps.newId();
    const begun = begin({ id: subscriptionId, accountId, country, gateway: 'CARD', renewable: input.renewable, quote, now: at });
    const { invoice, attemptId } = await openInvoice(
      repositories,
      deps,
      {
        accountId,
        subscriptionId,
        kind: 'purchase',
        sku: quote.sku,
        plan: quote.plan,
        period: quote.period,
        periodNumber: begun.periodNumber,
        periodStart: at,
        periodEnd: quote.periodEnd,
        country,
        currency: quote.currency,
        retail: quote.retail,
        discount: quote.discount,
        tax: quote.tax,
        taxIncluded: quote.taxIncluded,
        credit: quote.credit,
        total: quote.total,
        deed: {
          do: 'begin',
          subscription: begun,
          codeHash: coupon?.hash.toString('base64url') ?? null,
          cardIsNew: kept.isNew,
        },
        createdAt: at,
      },
      kept.card,
    );
    await invoices.keepKey(accountId, key, key, invoice.id, at);
    return answer({ invoice, attemptId });
  });

/** A card that was brought for a purchase that did not come about is not kept. */
const letGo = async ({ inTransaction, payments, now }: Deps, { card, isNew }: KeptCard): Promise<void> => {
  if (!isNew) return;
  await inTransaction(({ instruments }) => instruments.remove(card.id, now()));
  await payments.gateway.forgetInstrument(card.reference).catch(() => undefined);
};

/**
 * Buys a plan (BI-04): what it costs is reckoned here, whatever was sent (BI-108). Saves what is to be paid, asks the provider outside any
 * transaction, and writes down the answer; sent twice it is bought once.
 */
export const purchase: UseCase<'purchase'> = (deps) => async (viewer, input) => {
  const { accountId } = viewer;
  if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
  const at = await timeOf(deps, accountId);
  const key = keyOf(accountId, input);
  const before = await sentBefore(deps.repositories, accountId, key, at);
  if (before) return before;
  const subscription = await deps.repositories.subscriptions.findOf(accountId);
  // Before a card is taken: most that is refused is refused here.
  const wanted = await readOrder(deps, deps.repositories, viewer, { sent: input, subscription, at });
  if (!wanted.ok) return wanted;
  if (input.address) {
    const address = addressFrom(input.address);
    if (!address.ok) return address;
    await deps.repositories.instruments.saveAddress(accountId, address.value, at);
  }
  const kept = await cardFor(deps, accountId, input);
  if (!kept.ok) return kept;
  const ordered = await order(deps, viewer, input, { kept: kept.value, key, at });
  if (!ordered.ok) {
    await letGo(deps, kept.value);
    return ordered;
  }
  if ('state' in ordered.value) return answer(ordered.value);
  const { invoice, attemptId } = ordered.value;
  const taken = attemptId === null ? 'paid' : await takeMoney(deps, attemptId);
  deps.sessions.forgetAccount(accountId);
  deps.mail.begin();
  return taken === 'declined' ? refuse('CARD_DECLINED') : answer(presentBought(taken, invoice));
};
