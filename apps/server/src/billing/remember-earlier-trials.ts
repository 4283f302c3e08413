import type { Deps } from '../deps.ts';

/** Trials of one transaction. */
const AT_ONCE = 200;

/**
 * Remembers the cards of trials from before cards were remembered. Which of several cards began a trial is not stored, so all that the account
 * had then count. A migration has listed the trials, and cannot do this itself: a card is stored as a hash with a key. Under a provider that
 * identifies no cards the list stays.
 */
export const rememberEarlierTrials = async (
  { billing, payments, inTransaction }: Pick<Deps, 'billing' | 'payments' | 'inTransaction'>,
  signal?: AbortSignal,
): Promise<void> => {
  const { name: gateway, identifiesCards } = payments.gateway;
  let isLeft = identifiesCards;
  while (isLeft && signal?.aborted !== true) {
    isLeft = await inTransaction(async ({ subscriptions }) => {
      const trials = await subscriptions.takeEarlierTrials(gateway, AT_ONCE);
      for (const { accountId, grantedAt, fingerprints } of trials)
        for (const fingerprint of fingerprints)
          await subscriptions.grantTrialToCard(billing.hashCard({ gateway, fingerprint }), accountId, grantedAt);
      return trials.length > 0;
    });
  }
};
