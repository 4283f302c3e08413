import type { PaymentAttempt } from '@madang/database/billing/invoices.repository.ts';
import { nextAsk, KEY_KEPT_MS } from '@madang/domain/billing/attempts.ts';
import type { Deps } from '../deps.ts';
import { type ChargeOutcome, PaymentsUnavailable } from '../providers/payments/payment-gateway.ts';
import { timeOf } from './account-clock.ts';
import { settleDeclined, settlePaid } from './settle-invoice.ts';

/** What a viewer is told of a charge; while nobody knows, nobody is told that it was declined (trust.md 1.2). */
export type Taken = 'paid' | 'pending' | 'declined';

type Given = Pick<Deps, 'repositories' | 'inTransaction' | 'payments' | 'billing' | 'sessions' | 'now'>;

/** What became of a charge; a provider that cannot be reached has perhaps been reached after all. */
const ask = async ({ payments, now }: Given, attempt: PaymentAttempt): Promise<ChargeOutcome> => {
  const { id: key, amount, currency, instrument, asks, createdAt } = attempt;
  try {
    if (asks > 0) {
      const found = await payments.gateway.findCharge(key);
      if (found) return found;
      // As long as the key is kept, the same key asks for the same money; later it could take it twice.
      if (now() - createdAt > KEY_KEPT_MS) return { state: 'DECLINED', decline: 'soft', code: 'never_asked' };
    }
    return await payments.gateway.charge({ key, amount, currency, instrument });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return { state: 'UNKNOWN' };
    throw error;
  }
};

/** Writes down what became of a charge, once: whoever comes second finds it settled. */
const settle = async (deps: Given, attemptId: string, accountId: string, outcome: ChargeOutcome): Promise<Taken> => {
  const { now } = deps;
  const at = await timeOf(deps, accountId);
  return deps.inTransaction(async (repositories) => {
    await repositories.subscriptions.findLocked(accountId);
    const attempt = await repositories.invoices.getAttempt(attemptId);
    if (attempt.state === 'SUCCEEDED') return 'paid';
    if (attempt.state === 'DECLINED') return 'declined';
    const { invoices } = repositories;
    if (outcome.state === 'UNKNOWN') {
      await invoices.saveOutcome(attemptId, { state: 'UNKNOWN', askAt: nextAsk(attempt.asks, now()) });
      return 'pending';
    }
    await invoices.saveOutcome(attemptId, { ...outcome, askAt: null });
    const invoice = await invoices.get(attempt.invoiceId);
    const when = { at, askedAt: now() };
    if (outcome.state === 'SUCCEEDED') await settlePaid(repositories, invoice, when);
    else await settleDeclined(repositories, invoice, outcome.decline, when);
    return outcome.state === 'SUCCEEDED' ? 'paid' : 'declined';
  });
};

/**
 * Asks the provider for the money of an attempt that has been saved, outside any transaction, and writes down the answer (trust.md 1.7). May be
 * called again after any crash: the provider knows the attempt by its id.
 */
export const takeMoney = async (deps: Given, attemptId: string): Promise<Taken> => {
  const attempt = await deps.repositories.invoices.getAttempt(attemptId);
  if (attempt.state === 'SUCCEEDED') return 'paid';
  if (attempt.state === 'DECLINED') return 'declined';
  const taken = await settle(deps, attemptId, attempt.accountId, await ask(deps, attempt));
  deps.sessions.forgetAccount(attempt.accountId);
  return taken;
};
