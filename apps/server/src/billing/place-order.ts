import type { Needs } from '../use-case/needs.ts';
import type { BoletoPayer } from '@madang/domain/billing/boleto.ts';
import { returnName, detectTelevision } from '@madang/domain/billing/checkout-return.ts';
import { hasTrial, quotePurchase } from '@madang/domain/billing/price.ts';
import { begin } from '@madang/domain/subscriptions/subscription.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { isFirst, readOrder } from './order-facts.ts';
import { type SavedCard, cardHadTrial, recordTrialCard } from './saved-cards.ts';
import { openInvoice } from './open-invoice.ts';
import { recordReplay, findOrderReplay, type IdempotentRequest } from './idempotent-replay.ts';

/** Order fields common to every payment method. */
export type OrderInput = Pick<
  ParsedOf<Api['purchase']>,
  'sku' | 'coupon_code' | 'campaign_id' | 'shown_total' | 'skip_trial' | 'renewable'
> &
  Partial<Pick<ParsedOf<Api['purchase']>, 'start_requested'>>;

/** Payment by a saved card, or by a boleto issued to a payer. */
export type PaidBy = { readonly card: SavedCard } | { readonly payer: BoletoPayer };

/** Return URL of 3-D Secure: the page that shows the outcome of the checkout. */
const returnUrlFor = ({ settings }: Needs<'settings'>, { sku, coupon_code: code }: OrderInput): string =>
  `${settings.publicUrl}/process/${returnName({ coupon: code !== undefined, succeeded: true, tv: detectTelevision(sku) })}`;

/** First step of a purchase (decision 28): validates again under the account's row lock and opens the invoice. */
export const placeOrder = (
  deps: Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'settings',
    | 'accounts'
    | 'codes'
    | 'gifts'
    | 'idempotencyKeys'
    | 'instruments'
    | 'invoices'
    | 'mailOutbox'
    | 'paymentAttempts'
    | 'subscriptions'
  >,
  viewer: AccountHolder,
  input: OrderInput,
  { by, call, at }: { readonly by: PaidBy; readonly call: IdempotentRequest; readonly at: number },
) =>
  deps.inTransaction(async (repositories) => {
    const { subscriptions, invoices, instruments, codes } = repositories;
    const { accountId, accountCountry: country } = viewer;
    const subscription = await subscriptions.findLocked(accountId);
    const before = await findOrderReplay(repositories, call, at);
    if (before) return before;
    const wanted = await readOrder(deps, repositories, viewer, { sent: input, subscription, at });
    if (!wanted.ok) return wanted;
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    const { product, offer, promotion, coupon } = wanted.value;
    const { renewable } = input;
    const facts = {
      product,
      offer,
      promotion,
      firstTime: await isFirst(subscriptions, accountId),
      cardHadTrial: await cardHadTrial(deps, repositories, accountId),
      skipTrial: input.skip_trial,
      renewable,
      balance: await invoices.balanceOf(accountId, product.currency),
      tax: deps.billing.tax({ country, address: await instruments.findAddress(accountId), at }),
      now: at,
    };
    const quote = quotePurchase(facts);
    if (input.shown_total !== undefined && input.shown_total !== quote.total) return refuse('PRICE_CHANGED');
    // Without `shown_total` the caller may expect a trial that this card has used up. Refuse rather than charge.
    const losesTrial = facts.cardHadTrial && hasTrial({ ...facts, cardHadTrial: false });
    if (input.shown_total === undefined && losesTrial) return refuse('PRICE_CHANGED');
    if (quote.discountKind === 'trial') {
      // Claim the trial for the card first: when the card is refused, the account keeps its own trial.
      if ('card' in by && !(await recordTrialCard(deps, repositories, by.card.card, at))) return refuse('PRICE_CHANGED');
      if (!(await subscriptions.recordTrial(accountId, at))) return refuse('PRICE_CHANGED');
    }
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
        onPaid: {
          do: 'begin',
          subscription: begun,
          codeHash: coupon?.hash.toString('base64url') ?? null,
          cardIsNew: 'card' in by && by.card.isNew,
          ...('payer' in by && quote.total > 0 && { startsWhenPaid: true }),
        },
        createdAt: at,
        ...(input.start_requested && { startRequestedAt: at }),
      },
      'card' in by ? { card: by.card.card, returnUrl: returnUrlFor(deps, input) } : by,
    );
    await recordReplay(repositories, call, { invoiceId: invoice.id }, at);
    return answer({ invoice, attemptId });
  });
