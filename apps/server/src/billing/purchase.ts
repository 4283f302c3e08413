import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { timeOf } from './account-clock.ts';
import { addressFrom } from './address-from.ts';
import { keepCard, type KeptCard } from './keep-card.ts';
import { payOrder } from './pay-order.ts';
import { keyOf, placeOrder, sentBefore } from './place-order.ts';
import { readOrder } from './read-order.ts';

type Input = ParsedOf<Api['purchase']>;

/** The card that pays: the one that was just entered, the one that was chosen, or the primary one. */
const cardFor = async (deps: Deps, accountId: string, { token_id: token, billing_info_id: id }: Input) => {
  if (token !== undefined) return keepCard(deps, accountId, { token, primary: false });
  const cards = await deps.repositories.instruments.listOf(accountId);
  const card = id === undefined ? cards[0] : cards.find((one) => one.id === id);
  if (card) return answer<KeptCard>({ card, isNew: false });
  return id === undefined ? refuse('PAYMENT_METHOD_NEEDED') : refuse('CARD_NOT_FOUND');
};

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
  const ordered = await placeOrder(deps, viewer, input, { by: { card: kept.value }, key, at });
  if (!ordered.ok) {
    await letGo(deps, kept.value);
    return ordered;
  }
  return payOrder(deps, ordered.value);
};
