import { createHash } from 'node:crypto';
import type { Repositories } from '@madang/database/repositories.ts';
import type { BoletoPayer } from '@madang/domain/billing/boleto.ts';
import { returnName, televisionOf } from '@madang/domain/billing/checkout-return.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { quotePurchase } from '@madang/domain/billing/price.ts';
import { begin } from '@madang/domain/subscriptions/subscription.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import { answer, refuse } from '../http/handlers.ts';
import type { AccountHolder } from '../sessions/viewer.ts';
import type { Deps } from '../deps.ts';
import { isFirst } from './is-first.ts';
import type { KeptCard } from './keep-card.ts';
import { openInvoice } from './open-invoice.ts';
import { presentBought } from './billing.presenter.ts';
import { readOrder } from './read-order.ts';
import { takenOf } from './take-money.ts';

/** What is bought, however it is paid. */
export type OrderInput = Pick<
  ParsedOf<Api['purchase']>,
  'sku' | 'coupon_code' | 'campaign_id' | 'shown_total' | 'skip_trial' | 'renewable'
>;

/** By a card that was kept, or by a slip that is made out to somebody. */
export type PaidBy = { readonly card: KeptCard } | { readonly payer: BoletoPayer };

/** The same purchase of the same account within this time is one purchase, in milliseconds (trust.md 1.7). */
const SAME_MS = 10 * 60_000;

/** What makes two purchases the same: all that is bought and paid with, not when. */
export const keyOf = (accountId: string, input: object): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId, input]))
    .digest('base64url');

/** It was declined, or given back: the same purchase would be another one. */
const isOver = ({ state }: Pick<Invoice, 'state'>): boolean => state === 'failed' || state === 'refunded';

/** What became of this very purchase when it was sent before; null where it was not, or was declined, which another try may change. */
export const sentBefore = async ({ invoices, paymentAttempts }: Repositories, accountId: string, key: string, at: number) => {
  const before = await invoices.findByKey(accountId, key);
  if (!before || at - before.at > SAME_MS || isOver(before.invoice)) return null;
  const attempt = await paymentAttempts.findOf(before.invoice.id);
  const taken = attempt ? takenOf(attempt) : 'paid';
  return taken === 'declined' ? null : answer(presentBought(taken, before.invoice, attempt));
};

/** Where a bank leads back to: the page that says what became of the checkout. */
const returnUrlFor = ({ settings }: Pick<Deps, 'settings'>, { sku, coupon_code: code }: OrderInput): string =>
  `${settings.publicUrl}/process/${returnName({ coupon: code !== undefined, succeeded: true, tv: televisionOf(sku) })}`;

/** The first of the three steps of a purchase, in a transaction: everything is looked at again while the account is held. */
export const placeOrder = (
  deps: Deps,
  viewer: AccountHolder,
  input: OrderInput,
  { by, key, at }: { readonly by: PaidBy; readonly key: string; readonly at: number },
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
    const { renewable } = input;
    const quote = quotePurchase({
      product,
      offer,
      promotion,
      firstTime: await isFirst(subscriptions, accountId),
      skipTrial: input.skip_trial,
      renewable,
      balance: await invoices.balanceOf(accountId, product.currency),
      tax: deps.billing.tax({ country, address: await instruments.findAddress(accountId), at }),
      now: at,
    });
    if (input.shown_total !== undefined && input.shown_total !== quote.total) return refuse('PRICE_CHANGED');
    if (quote.discountKind === 'trial' && !(await subscriptions.grantTrial(accountId, at))) return refuse('PRICE_CHANGED');
    if (coupon && !(await codes.spend(coupon.hash, coupon.campaign, accountId, at))) return refuse('COUPON_INVALID');
    const subscriptionId = deps.newId();
    const gateway = 'card' in by ? 'CARD' : 'BOLETO';
    const code = coupon?.code ?? null;
    const begun = begin({ id: subscriptionId, accountId, country, gateway, renewable, quote, code, now: at });
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
          cardIsNew: 'card' in by && by.card.isNew,
          ...('payer' in by && quote.total > 0 && { startsWhenPaid: true }),
        },
        createdAt: at,
      },
      'card' in by ? { card: by.card.card, returnUrl: returnUrlFor(deps, input) } : by,
    );
    await invoices.keepKey(accountId, key, key, invoice.id, at);
    return answer({ invoice, attemptId });
  });
