import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetNotices } from './delete-payment-webhooks.ts';
import { settleRefunds } from './settle-refund.ts';
import { forgetKeys } from './forget-keys.ts';
import { rememberEarlierTrials } from './remember-earlier-trials.ts';
import { settlePaymentWebhooks } from './settle-payment-webhooks.ts';
import { runDue, settleUnsettled } from './run-billing.ts';

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
