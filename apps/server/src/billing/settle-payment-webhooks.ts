import type { Needs } from '../use-case/needs.ts';
import type { StoredPaymentWebhook } from '@madang/database/billing/payment-webhooks.repository.ts';
import { lookAgain } from './charge-attempt.ts';

type Given = Needs<
  'billing' | 'inTransaction' | 'now' | 'payments' | 'repositories',
  | 'accounts'
  | 'codes'
  | 'gifts'
  | 'instruments'
  | 'invoices'
  | 'mailOutbox'
  | 'paymentAttempts'
  | 'paymentNotices'
  | 'subscriptions'
>;

/** Webhook events per run of the job. */
const BATCH = 200;

/** Looks up the charge of a webhook event at the provider. The event's own content is not trusted. */
const settleNotice = async (deps: Given, notice: StoredPaymentWebhook): Promise<void> => {
  const { paymentAttempts, paymentNotices } = deps.repositories;
  const { attemptId } = notice;
  if (attemptId !== null && (await paymentAttempts.has(attemptId))) await lookAgain(deps, attemptId);
  await paymentNotices.settle(notice, deps.now());
};

/** Job: processes the received webhook events. An event whose lookup fails is retried in the next run. */
export const settlePaymentWebhooks = async (deps: Given, signal?: AbortSignal): Promise<void> => {
  const faults: unknown[] = [];
  for (const notice of await deps.repositories.paymentNotices.listWaiting(BATCH)) {
    if (signal?.aborted) break;
    await settleNotice(deps, notice).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
};
