import { IDEMPOTENCY_KEY_LIFETIME_MS } from '@madang/domain/billing/idempotent-call.ts';
import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { settleRefunds } from './settle-refund.ts';
import { settlePaymentWebhooks } from './settle-payment-webhooks.ts';
import { runDue, settleUnsettled } from './run-billing.ts';

/** Retention (ms), longer than any provider retries a webhook. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes old webhook events. The outcomes of their charges stay. */
export const forgetNotices = async (
  { repositories, now }: Needs<'now' | 'repositories', 'paymentNotices'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true) left = await repositories.paymentNotices.forgetBefore(now() - KEPT_MS);
};

/** Deletes expired idempotency keys: after a day a key may be used for a new call. */
export const forgetKeys = async (
  { repositories, now }: Needs<'now' | 'repositories', 'idempotencyKeys'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true)
    left = await repositories.idempotencyKeys.forgetBefore(now() - IDEMPOTENCY_KEY_LIFETIME_MS);
};

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

export const billingJobs = (
  deps: Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    | 'accounts'
    | 'codes'
    | 'gifts'
    | 'idempotencyKeys'
    | 'instruments'
    | 'invoices'
    | 'mailOutbox'
    | 'paymentAttempts'
    | 'paymentNotices'
    | 'refunds'
    | 'subscriptions'
  >,
): readonly Job[] => [
  { name: 'run-billing', cron: '* * * * *', run: (signal) => runDue(deps, signal) },
  { name: 'forget-purchase-keys', cron: '27 4 * * *', run: (signal) => forgetKeys(deps, signal) },
  { name: 'forget-payment-notices', cron: '31 4 * * *', run: (signal) => forgetNotices(deps, signal) },
  { name: 'remember-earlier-trials', cron: '* * * * *', run: (signal) => rememberEarlierTrials(deps, signal) },
  { name: 'settle-charges', cron: '* * * * *', run: (signal) => settleUnsettled(deps, signal) },
  { name: 'settle-refunds', cron: '* * * * *', run: (signal) => settleRefunds(deps, signal) },
  { name: 'settle-payment-notices', cron: '* * * * *', run: (signal) => settlePaymentWebhooks(deps, signal) },
];
