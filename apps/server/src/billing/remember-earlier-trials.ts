import type { Needs } from '../use-case/needs.ts';

/** Trials per transaction. */
const AT_ONCE = 200;

/**
 * Backfills the cards of trials that began before cards were recorded. The card of such a trial is unknown, so every card
 * the account had then counts. A migration only listed the trials, because the card hash needs a key that SQL lacks.
 * With a provider that identifies no cards the list stays.
 */
export const rememberEarlierTrials = async (
  { billing, payments, inTransaction }: Needs<'billing' | 'inTransaction' | 'payments', 'subscriptions'>,
  signal?: AbortSignal,
): Promise<void> => {
  const { name: gateway, identifiesCards } = payments.gateway;
  let isLeft = identifiesCards;
  while (isLeft && signal?.aborted !== true) {
    isLeft = await inTransaction(async ({ subscriptions }) => {
      const trials = await subscriptions.takeEarlierTrials(gateway, AT_ONCE);
      for (const { accountId, grantedAt, fingerprints } of trials)
        for (const fingerprint of fingerprints)
          await subscriptions.recordTrialOfCard(billing.hashCard({ gateway, fingerprint }), accountId, grantedAt);
      return trials.length > 0;
    });
  }
};
