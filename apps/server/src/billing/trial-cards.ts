import type { Needs } from '../use-case/needs.ts';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';

type Bound = Pick<Repositories, 'instruments' | 'subscriptions'>;
type Given = Needs<'billing' | 'payments'>;

/**
 * Whether a saved card has had a free trial with any account. Preview and purchase share this rule, so the price shown is
 * the price charged. Skipped for a provider whose fingerprints identify no card, such as the sandbox's public numbers.
 */
export const cardHadTrial = async (
  { billing, payments }: Given,
  { subscriptions, instruments }: Bound,
  accountId: string,
): Promise<boolean> => {
  if (!payments.gateway.identifiesCards) return false;
  const cards = await instruments.listOf(accountId);
  return subscriptions.hadTrialWith(cards.map(billing.hashCard));
};

/** Records that the card has used its trial. False if another account was first. */
export const recordTrialCard = async (
  { billing, payments }: Given,
  { subscriptions }: Pick<Repositories, 'subscriptions'>,
  card: Instrument,
  at: number,
): Promise<boolean> =>
  !payments.gateway.identifiesCards || subscriptions.recordTrialOfCard(billing.hashCard(card), card.accountId, at);
