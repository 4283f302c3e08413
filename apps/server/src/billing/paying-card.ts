import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import type { Deps } from '../deps.ts';
import { answer, refuse } from '../http/handlers.ts';
import { keepCard, type KeptCard } from './keep-card.ts';

type Chosen = Pick<ParsedOf<Api['purchase']>, 'token_id' | 'billing_info_id'>;

/** The card that pays: the one that was just entered, the one that was chosen, or the primary one. */
export const cardFor = async (deps: Deps, accountId: string, { token_id: token, billing_info_id: id }: Chosen) => {
  if (token !== undefined) return keepCard(deps, accountId, { token, primary: false });
  const cards = await deps.repositories.instruments.listOf(accountId);
  const card = id === undefined ? cards[0] : cards.find((one) => one.id === id);
  if (card) return answer<KeptCard>({ card, isNew: false });
  return id === undefined ? refuse('PAYMENT_METHOD_NEEDED') : refuse('CARD_NOT_FOUND');
};

/** A card that was brought for a purchase that did not come about is not kept. */
export const letGo = async ({ inTransaction, payments, now }: Deps, { card, isNew }: KeptCard): Promise<void> => {
  if (!isNew) return;
  await inTransaction(({ instruments }) => instruments.remove(card.id, now()));
  await payments.gateway.forgetInstrument(card.reference).catch(() => undefined);
};
