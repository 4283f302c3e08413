import { MOST_CARDS } from '@madang/domain/shared/constants.ts';
import { createHash } from 'node:crypto';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';

import type { Deps } from '../deps.ts';
import { answer, refuse } from '../http/handlers.ts';

type Given = Pick<Deps, 'inTransaction' | 'payments' | 'newId' | 'now'>;

/** Has the provider make an instrument of a token, the same one however often it is asked; what is refused here was kept nowhere. */
export const readToken = async ({ payments }: Pick<Deps, 'payments'>, accountId: string, token: string) => {
  const { gateway } = payments;
  const key = createHash('sha256').update(`${accountId} ${token}`).digest('base64url');
  const saved = await gateway.saveInstrument({ key, token, accountId });
  if (saved.state === 'TOKEN_INVALID') return refuse('CARD_TOKEN_INVALID');
  if (saved.state === 'DECLINED') return refuse('CARD_DECLINED');
  return answer({ ...saved.instrument, gateway: gateway.name });
};

export interface KeptCard {
  readonly card: Instrument;
  /** It was not there before. */
  readonly isNew: boolean;
}

/**
 * Keeps the card behind a token, three at most however many come at once; the first one, and one that is meant to be, is charged from now on. A card
 * that is there already is kept as it is now. The provider is asked outside any transaction, and forgets again what there is no room for.
 */
export const keepCard = async (
  deps: Given,
  accountId: string,
  { token, primary }: { readonly token: string; readonly primary: boolean },
) => {
  const { inTransaction, payments, newId, now } = deps;
  const read = await readToken(deps, accountId, token);
  if (!read.ok) return read;
  const details = read.value;
  const outcome = await inTransaction(async ({ subscriptions, instruments }): Promise<KeptCard | null> => {
    await subscriptions.findLocked(accountId);
    const cards = await instruments.listOf(accountId);
    const same = cards.find(({ fingerprint }) => fingerprint === details.fingerprint);
    if (!same && cards.length >= MOST_CARDS) return null;
    const card: Instrument = same
      ? { ...same, ...details }
      : { id: newId(), accountId, ...details, isPrimary: cards.length === 0 };
    await (same ? instruments.change(same.id, details) : instruments.add(card, now()));
    if (!primary || card.isPrimary) return { card, isNew: !same };
    await instruments.makePrimary(accountId, card.id);
    return { card: { ...card, isPrimary: true }, isNew: !same };
  });
  if (outcome) return answer(outcome);
  await payments.gateway.forgetInstrument(details.reference);
  return refuse('TOO_MANY_CARDS');
};
