import type { Needs } from '../use-case/needs.ts';
import { needsStartRequest } from '@madang/domain/billing/withdrawal.ts';
import { refuse, type UseCase } from '../use-case/use-case.ts';
import { billingTime } from './account-clock.ts';
import { addressFrom, readOrder } from './order-facts.ts';
import { payOrder } from './pay-order.ts';
import { findPayingCard, releaseCard } from './saved-cards.ts';
import { placeOrder } from './place-order.ts';
import { toIdempotentRequest, findPurchaseReplay } from './idempotent-replay.ts';

/**
 * Buys a plan (BI-04) at the price that the server computes (BI-108). Saves the invoice, charges outside any transaction,
 * then saves the outcome. A repeated call is an idempotent replay.
 */
export const purchase: UseCase<
  'purchase',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
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
  const call = toIdempotentRequest(viewer, 'purchase', input);
  const same = () => findPurchaseReplay(deps.repositories, call, at);
  const before = await same();
  if (before) return before;
  if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
  if (needsStartRequest(viewer.accountCountry) && !input.start_requested) return refuse('START_NOT_REQUESTED');
  const subscription = await deps.repositories.subscriptions.findOf(accountId);
  // Validate before the card is saved: most refusals come from here.
  const wanted = await readOrder(deps, deps.repositories, viewer, { sent: input, subscription, at });
  // A concurrent duplicate may have completed meanwhile.
  if (!wanted.ok) return (await same()) ?? wanted;
  if (input.address) {
    const address = addressFrom(input.address);
    if (!address.ok) return address;
    await deps.repositories.instruments.saveAddress(accountId, address.value, at);
  }
  const kept = await findPayingCard(deps, accountId, input);
  if (!kept.ok) return kept;
  const ordered = await placeOrder(deps, viewer, input, { by: { card: kept.value }, call, at });
  if (!ordered.ok) {
    // After a price change the card stays saved: the next preview needs it, because its trial may be used up.
    if (ordered.refusal !== 'PRICE_CHANGED') await releaseCard(deps, kept.value);
    return ordered;
  }
  return payOrder(deps, call, ordered.value);
};
