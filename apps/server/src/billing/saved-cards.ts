import { createHash } from 'node:crypto';
import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import type { ParsedOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { isCanceledHere } from '@madang/domain/subscriptions/platform.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, refuse } from '../use-case/use-case.ts';

type Saving = Needs<'inTransaction' | 'newId' | 'now' | 'payments', 'instruments' | 'subscriptions'>;

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
  deps: Saving,
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

type Bound = Pick<Repositories, 'instruments' | 'subscriptions'>;

/**
 * Whether a saved card has had a free trial with any account. Preview and purchase share this rule, so the price shown is
 * the price charged. Skipped for a provider whose fingerprints identify no card, such as the sandbox's public numbers.
 */
export const cardHadTrial = async (
  { billing, payments }: Needs<'billing' | 'payments'>,
  { subscriptions, instruments }: Bound,
  accountId: string,
): Promise<boolean> => {
  if (!payments.gateway.identifiesCards) return false;
  const cards = await instruments.listOf(accountId);
  return subscriptions.hadTrialWith(cards.map(billing.hashCard));
};

/** Records that the card has used its trial. False if another account was first. */
export const recordTrialCard = async (
  { billing, payments }: Needs<'billing' | 'payments'>,
  { subscriptions }: Pick<Repositories, 'subscriptions'>,
  card: Instrument,
  at: number,
): Promise<boolean> =>
  !payments.gateway.identifiesCards || subscriptions.recordTrialOfCard(billing.hashCard(card), card.accountId, at);

/** Whether the running plan will renew with the primary card. */
export const isCharged = async ({ subscriptions }: Pick<Repositories, 'subscriptions'>, accountId: string): Promise<boolean> => {
  const subscription = await subscriptions.findOf(accountId);
  return (
    subscription !== null && subscription.renewable && isCanceledHere(subscription.sku) && subscription.status !== 'CANCELED'
  );
};
