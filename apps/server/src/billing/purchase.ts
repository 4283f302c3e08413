import { needsStartRequest } from '@madang/domain/billing/withdrawal.ts';
import { refuse, type UseCase } from '../http/handlers.ts';
import { timeOf } from './account-clock.ts';
import { addressFrom } from './address-from.ts';
import { payOrder } from './pay-order.ts';
import { cardFor, letGo } from './paying-card.ts';
import { placeOrder } from './place-order.ts';
import { readOrder } from './read-order.ts';
import { repeatedCall, boughtBefore } from './repeated-call.ts';

/**
 * Buys a plan (BI-04): what it costs is reckoned here, whatever was sent (BI-108). Saves what is to be paid, asks the provider outside any
 * transaction, and writes down the answer; sent twice it is bought once.
 */
export const purchase: UseCase<'purchase'> = (deps) => async (viewer, input) => {
  const { accountId } = viewer;
  const at = await timeOf(deps, accountId);
  const call = repeatedCall(viewer, 'purchase', input);
  const same = () => boughtBefore(deps.repositories, call, at);
  const before = await same();
  if (before) return before;
  if (!input.terms_accepted) return refuse('TERMS_NOT_ACCEPTED');
  if (needsStartRequest(viewer.accountCountry) && !input.start_requested) return refuse('START_NOT_REQUESTED');
  const subscription = await deps.repositories.subscriptions.findOf(accountId);
  // Before a card is taken: most that is refused is refused here.
  const wanted = await readOrder(deps, deps.repositories, viewer, { sent: input, subscription, at });
  // It may have come about since it was looked for.
  if (!wanted.ok) return (await same()) ?? wanted;
  if (input.address) {
    const address = addressFrom(input.address);
    if (!address.ok) return address;
    await deps.repositories.instruments.saveAddress(accountId, address.value, at);
  }
  const kept = await cardFor(deps, accountId, input);
  if (!kept.ok) return kept;
  const ordered = await placeOrder(deps, viewer, input, { by: { card: kept.value }, call, at });
  if (!ordered.ok) {
    // At another price the card stays: the next preview has to know it, because its trial may be used up.
    if (ordered.refusal !== 'PRICE_CHANGED') await letGo(deps, kept.value);
    return ordered;
  }
  return payOrder(deps, call, ordered.value);
};
