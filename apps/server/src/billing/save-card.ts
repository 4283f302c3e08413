import type { Needs } from '../use-case/needs.ts';
import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import { createHash } from 'node:crypto';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';

import { answer, refuse } from '../use-case/use-case.ts';

type Given = Needs<'inTransaction' | 'newId' | 'now' | 'payments', 'instruments' | 'subscriptions'>;

/** Exchanges a card token for a payment method at the provider. The idempotency key is derived from account and token. */
export const readToken = async ({ payments }: Needs<'payments'>, accountId: string, token: string) => {
  const { gateway } = payments;
  const key = createHash('sha256').update(`${accountId} ${token}`).digest('base64url');
  const saved = await gateway.saveInstrument({ key, token, accountId });
  if (saved.state === 'TOKEN_INVALID') return refuse('CARD_TOKEN_INVALID');
  if (saved.state === 'DECLINED') return refuse('CARD_DECLINED');
  return answer({ ...saved.instrument, gateway: gateway.name });
};

export interface SavedCard {
  readonly card: Instrument;
  /** The account did not have this card before, by fingerprint. */
  readonly isNew: boolean;
}

/**
 * Saves the card behind a token, three per account even under concurrent calls. The first card becomes primary, as does
 * one sent with `primary`. A known card is updated. The provider is called outside any transaction, and a card over the
 * limit is deleted there again.
 */
export const saveCard = async (
  deps: Given,
  accountId: string,
  { token, primary }: { readonly token: string; readonly primary: boolean },
) => {
  const { inTransaction, payments, newId, now } = deps;
  const read = await readToken(deps, accountId, token);
  if (!read.ok) return read;
  const details = read.value;
  const outcome = await inTransaction(async ({ subscriptions, instruments }): Promise<SavedCard | null> => {
    await subscriptions.findLocked(accountId);
    const cards = await instruments.listOf(accountId);
    const same = cards.find(({ fingerprint }) => fingerprint === details.fingerprint);
    if (!same && cards.length >= MAX_CARDS) return null;
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
