import type { Needs } from '../use-case/needs.ts';
import type { Api } from '@madang/contract/api.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Dedication } from '@madang/domain/gifts/dedication.ts';
import { deliveryAt } from '@madang/domain/gifts/delivery.ts';
import type { SavedCard } from '../billing/save-card.ts';
import { openInvoice } from '../billing/open-invoice.ts';
import { recordReplay, findOrderReplay, type IdempotentRequest } from '../billing/idempotent-replay.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { quoteFor } from './quote-for.ts';

type Input = Pick<ParsedOf<Api['createGift']>, 'plan' | 'months' | 'shown_total'>;

interface Ordered {
  readonly dedication: Dedication;
  readonly kept: SavedCard;
  /** Idempotency key of the order. */
  readonly call: IdempotentRequest;
  /** Billing time of the account, in milliseconds since 1970. */
  readonly at: number;
}

/** First step of a gift purchase (decision 28): validates again under the account's row lock, saves gift and invoice. */
export const placeGift = (
  deps: Needs<
    'billing' | 'gifts' | 'inTransaction' | 'newId' | 'now' | 'settings',
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
  input: Input,
  { dedication, kept, call, at }: Ordered,
) =>
  deps.inTransaction(async (repositories) => {
    const { subscriptions, invoices, gifts } = repositories;
    const { accountId, accountCountry: country } = viewer;
    await subscriptions.findLocked(accountId);
    const before = await findOrderReplay(repositories, call, at);
    if (before) return before;
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    const quote = await quoteFor(deps, repositories, viewer, input, at);
    if (!quote) return refuse('PRODUCT_NOT_FOUND');
    if (input.shown_total !== undefined && input.shown_total !== quote.total) return refuse('PRICE_CHANGED');
    const id = deps.newId();
    const { plan, months, days, price: _price, ...lines } = quote;
    const { deliverOn, ...words } = dedication;
    const codeHash = deps.billing.hashCode(deps.gifts.codeOf(id));
    // Delivery follows the server's clock, never an account's test clock.
    const deliverAt = deliveryAt(deliverOn, deps.now());
    await gifts.add({ id, accountId, plan, months, days, ...words, deliverAt, codeHash, createdAt: at });
    const { invoice, attemptId } = await openInvoice(
      repositories,
      deps,
      {
        accountId,
        subscriptionId: id,
        kind: 'gift',
        plan,
        ...lines,
        periodNumber: 1,
        periodStart: at,
        periodEnd: at,
        country,
        discount: 0,
        credit: 0,
        onPaid: { do: 'gift', giftId: id, months, cardIsNew: kept.isNew },
        createdAt: at,
      },
      { card: kept.card, returnUrl: `${deps.settings.publicUrl}/process/gift` },
    );
    await recordReplay(repositories, call, { invoiceId: invoice.id }, at);
    return answer({ invoice, attemptId });
  });
