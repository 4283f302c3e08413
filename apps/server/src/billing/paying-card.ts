import type { Needs } from '../use-case/needs.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import { saveCard, type SavedCard } from './save-card.ts';

type Chosen = Pick<ParsedOf<Api['purchase']>, 'token_id' | 'billing_info_id'>;

/** Card to charge: the one just entered, the one chosen, or the primary card. */
export const findPayingCard = async (
  deps: Needs<'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories', 'instruments' | 'subscriptions'>,
  accountId: string,
  { token_id: token, billing_info_id: id }: Chosen,
) => {
  if (token !== undefined) return saveCard(deps, accountId, { token, primary: false });
  const cards = await deps.repositories.instruments.listOf(accountId);
  const card = id === undefined ? cards[0] : cards.find((one) => one.id === id);
  if (card) return answer<SavedCard>({ card, isNew: false });
  return id === undefined ? refuse('PAYMENT_METHOD_NEEDED') : refuse('CARD_NOT_FOUND');
};

/** Deletes a card that was entered for an order that was refused. A card the account had before stays. */
export const releaseCard = async (
  { inTransaction, payments, now }: Needs<'inTransaction' | 'now' | 'payments', 'instruments'>,
  { card, isNew }: SavedCard,
): Promise<void> => {
  if (!isNew) return;
  await inTransaction(({ instruments }) => instruments.remove(card.id, now()));
  await payments.gateway.forgetInstrument(card.reference).catch(() => undefined);
};
