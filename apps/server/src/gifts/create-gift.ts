import type { Api } from '@madang/contract/api.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import { type Dedication, type DedicationFaults, faultsOfDedication, normalDedication } from '@madang/domain/gifts/dedication.ts';
import { deliveryAt } from '@madang/domain/gifts/delivery.ts';
import { decideGift } from '@madang/domain/gifts/gift.ts';
import type { Needs } from '../use-case/needs.ts';
import { type SavedCard, findPayingCard, releaseCard } from '../billing/saved-cards.ts';
import { openInvoice } from '../billing/open-invoice.ts';
import {
  recordReplay,
  findOrderReplay,
  type IdempotentRequest,
  toIdempotentRequest,
  findPurchaseReplay,
} from '../billing/idempotent-replay.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { quoteFor } from './quote-for.ts';
import { billingTime } from '../billing/account-clock.ts';
import { addressFrom } from '../billing/order-facts.ts';
import { payOrder } from '../billing/pay-order.ts';

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
const placeGift = (
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

/** Recipient and message normalized for storage, or a validation error for each invalid field. */
const dedicationFrom = (input: ParsedOf<Api['createGift']>, now: number) => {
  const dedication = normalDedication({
    recipientName: input.recipient_name,
    recipientEmail: input.recipient_email ?? null,
    senderName: input.sender_name,
    message: input.message,
    deliverOn: input.deliver_on ?? null,
  });
  const faults: DedicationFaults = faultsOfDedication(dedication, now);
  return Object.keys(faults).length === 0 ? answer(dedication) : refuse('INPUT_INVALID', { fields: { ...faults } });
};

/**
 * Buys a gift in the three steps of a purchase (decision 28), at the price that the server computes. A repeated call is
 * an idempotent replay. Another recipient or message makes it a different gift.
 */
export const createGift: UseCase<
  'createGift',
  Needs<
    'billing' | 'gifts' | 'inTransaction' | 'limits' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
    | 'accounts'
    | 'codes'
    | 'gifts'
    | 'idempotencyKeys'
    | 'instruments'
    | 'invoices'
    | 'mailOutbox'
    | 'paymentAttempts'
    | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  const { accountId } = viewer;
  const at = await billingTime(deps, accountId);
  const call = toIdempotentRequest(viewer, 'createGift', input);
  const before = await findPurchaseReplay(deps.repositories, call, at);
  if (before) return before;
  const allowed = decideGift(deps.settings);
  if (!allowed.ok) return allowed;
  if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
  const dedication = dedicationFrom(input, deps.now());
  if (!dedication.ok) return dedication;
  const retryAfter = await deps.limits.take('gift', accountId);
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  if (input.address) {
    const address = addressFrom(input.address);
    if (!address.ok) return address;
    await deps.repositories.instruments.saveAddress(accountId, address.value, at);
  }
  const kept = await findPayingCard(deps, accountId, input);
  if (!kept.ok) return kept;
  const placed = await placeGift(deps, viewer, input, { dedication: dedication.value, kept: kept.value, call, at });
  if (!placed.ok) {
    await releaseCard(deps, kept.value);
    return placed;
  }
  return payOrder(deps, call, placed.value);
};
