import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Deps } from '../deps.ts';

type Bound = Pick<Repositories, 'subscriptions' | 'instruments'>;
type Given = Pick<Deps, 'billing' | 'payments'>;

/**
 * Whether a saved card of the account had a free trial before, with whatever account. Preview and purchase follow the same rule, so the price that
 * is shown is the price that is charged. A provider whose fingerprints identify no card, such as the sandbox with its public numbers, is not asked.
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

/** Remembers the card of a trial; false where another account was faster with it. */
export const grantTrialToCard = async (
  { billing, payments }: Given,
  { subscriptions }: Pick<Bound, 'subscriptions'>,
  card: Instrument,
  at: number,
): Promise<boolean> =>
  !payments.gateway.identifiesCards || subscriptions.grantTrialToCard(billing.hashCard(card), card.accountId, at);
