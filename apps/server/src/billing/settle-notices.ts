import type { KeptNotice } from '@madang/database/billing/payment-notices.repository.ts';
import type { Deps } from '../deps.ts';
import { lookAgain } from './take-money.ts';

type Given = Pick<Deps, 'repositories' | 'inTransaction' | 'payments' | 'billing' | 'sessions' | 'mail' | 'now'>;

/** Notices that are looked at together. */
const BATCH = 200;

/** Asks what became of the charge that a notice is about: what the notice itself says of it is not believed. */
const settleNotice = async (deps: Given, notice: KeptNotice): Promise<void> => {
  const { paymentAttempts, paymentNotices } = deps.repositories;
  const { attemptId } = notice;
  if (attemptId !== null && (await paymentAttempts.has(attemptId))) await lookAgain(deps, attemptId);
  await paymentNotices.settle(notice, deps.now());
};

/** Goes after all notices that have come in; one whose charge cannot be asked about now waits for the next round. */
export const settleNotices = async (deps: Given, signal?: AbortSignal): Promise<void> => {
  const faults: unknown[] = [];
  for (const notice of await deps.repositories.paymentNotices.listWaiting(BATCH)) {
    if (signal?.aborted) break;
    await settleNotice(deps, notice).catch((error: unknown) => faults.push(error));
  }
  deps.mail.begin();
  if (faults.length > 0) throw faults[0];
};
