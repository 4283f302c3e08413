import type { Needs } from '../use-case/needs.ts';
import type { AttemptOutcome, PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import {
  isAbandoned,
  PROVIDER_KEY_LIFETIME_MS,
  nextPollAt,
  nextConsentPollAt,
  nextBoletoPollAt,
} from '@madang/domain/billing/attempts.ts';
import { boletoEmail } from '@madang/domain/billing/billing-emails.ts';
import { type ChargeOutcome, PaymentsUnavailable } from '../ports/payment-gateway.ts';
import { billingTime } from './account-clock.ts';
import { enqueueBillingEmail } from './enqueue-billing-email.ts';
import { settleDeclined, settleLate, settlePaid } from './settle-invoice.ts';

/**
 * State of a charge as the viewer sees it. An unknown outcome is `pending`, never `declined`. `action_needed`: the payer
 * must complete 3-D Secure. `waiting`: the boleto is unpaid.
 */
export type PaymentState = 'paid' | 'pending' | 'action_needed' | 'waiting' | 'declined';

type Given = Needs<
  'billing' | 'inTransaction' | 'now' | 'payments' | 'repositories',
  'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
>;
type OpenOutcome = Exclude<ChargeOutcome, { readonly state: 'SUCCEEDED' | 'DECLINED' }>;

const TAKEN = {
  SENT: 'pending',
  UNKNOWN: 'pending',
  ACTION_NEEDED: 'action_needed',
  WAITING: 'waiting',
  SUCCEEDED: 'paid',
  DECLINED: 'declined',
  PAID_LATE: 'declined',
} as const satisfies Record<PaymentAttempt['state'], PaymentState>;

/** Viewer-facing state of a saved payment attempt. */
export const toPaymentState = ({ state }: Pick<PaymentAttempt, 'state'>): PaymentState => TAKEN[state];

/** Looks up a charge at the provider. One whose payer did not complete 3-D Secure in time is canceled first. */
const find = async ({ payments, now }: Given, { id: key, createdAt }: PaymentAttempt): Promise<ChargeOutcome | null> => {
  const found = await payments.gateway.findCharge(key);
  if (found?.state !== 'ACTION_NEEDED' || !isAbandoned(createdAt, now())) return found;
  await payments.gateway.cancelCharge(key);
  return payments.gateway.findCharge(key);
};

/** Charges the card of an attempt, or issues its boleto. */
const charge = async ({ payments: { gateway } }: Given, attempt: PaymentAttempt): Promise<ChargeOutcome> => {
  const { id: key, accountId, amount, currency, instrument, returnUrl, payer } = attempt;
  if (payer) return gateway.chargeByBoleto({ key, amount, accountId, ...payer });
  if (instrument === null) throw new Error(`The attempt ${key} has neither a card nor a payer.`);
  return gateway.charge({ key, amount, currency, instrument, returnUrl });
};

/** Outcome of a charge. An unreachable provider means UNKNOWN, because the request may have arrived. */
const ask = async (deps: Given, attempt: PaymentAttempt): Promise<ChargeOutcome> => {
  const { polls, createdAt } = attempt;
  try {
    if (polls > 0) {
      const found = await find(deps, attempt);
      if (found) return found;
      // Once the provider has dropped the idempotency key, a retry could charge twice.
      if (deps.now() - createdAt > PROVIDER_KEY_LIFETIME_MS) return { state: 'DECLINED', decline: 'soft', code: 'never_asked' };
    }
    return await charge(deps, attempt);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return { state: 'UNKNOWN' };
    throw error;
  }
};

/** State to save for an unsettled charge. An outage of the provider does not hide that the charge waits for its payer. */
const openOutcome = (attempt: PaymentAttempt, outcome: OpenOutcome, now: number): AttemptOutcome => {
  const { polls, createdAt, actionUrl, voucher } = attempt;
  if (outcome.state === 'ACTION_NEEDED')
    return { state: 'ACTION_NEEDED', actionUrl: outcome.url, pollAt: nextConsentPollAt(polls, createdAt, now) };
  if (outcome.state === 'WAITING') return { state: 'WAITING', voucher: outcome.voucher, pollAt: nextBoletoPollAt(now) };
  const pollAt = nextPollAt(polls, now);
  if (attempt.state === 'ACTION_NEEDED' && actionUrl !== null) return { state: 'ACTION_NEEDED', actionUrl, pollAt };
  if (attempt.state === 'WAITING' && voucher !== null) return { state: 'WAITING', voucher, pollAt };
  return { state: 'UNKNOWN', pollAt };
};

/** Saves the outcome of a charge once. A concurrent caller finds it settled. */
const settle = async (deps: Given, attemptId: string, accountId: string, outcome: ChargeOutcome): Promise<PaymentState> => {
  const { now } = deps;
  const at = await billingTime(deps, accountId);
  return deps.inTransaction(async (repositories) => {
    const { subscriptions, invoices, paymentAttempts } = repositories;
    await subscriptions.findLocked(accountId);
    const attempt = await paymentAttempts.get(attemptId);
    const askedAt = now();
    if (attempt.state === 'DECLINED' && outcome.state === 'SUCCEEDED') {
      await paymentAttempts.saveOutcome(attemptId, { ...outcome, state: 'PAID_LATE', pollAt: null });
      await settleLate(repositories, await invoices.get(attempt.invoiceId), attemptId, at);
      return 'declined';
    }
    if (attempt.pollAt === null) return toPaymentState(attempt);
    if (outcome.state !== 'SUCCEEDED' && outcome.state !== 'DECLINED') {
      const open = openOutcome(attempt, outcome, askedAt);
      await paymentAttempts.saveOutcome(attemptId, open);
      if (outcome.state === 'WAITING' && attempt.state !== 'WAITING') {
        const billingEmail = boletoEmail(await invoices.get(attempt.invoiceId), outcome.voucher);
        await enqueueBillingEmail(repositories, accountId, billingEmail, askedAt);
      }
      return toPaymentState(open);
    }
    await paymentAttempts.saveOutcome(attemptId, { ...outcome, pollAt: null });
    const invoice = await invoices.get(attempt.invoiceId);
    const when = { at, askedAt };
    if (outcome.state === 'SUCCEEDED') await settlePaid(repositories, invoice, when);
    else await settleDeclined(repositories, invoice, outcome.decline, when);
    return outcome.state === 'SUCCEEDED' ? 'paid' : 'declined';
  });
};

/**
 * Charges a saved payment attempt outside any transaction and saves the outcome (decision 28). Safe to repeat
 * after a crash: the attempt's id is the idempotency key.
 */
export const chargeAttempt = async (deps: Given, attemptId: string): Promise<PaymentState> => {
  const attempt = await deps.repositories.paymentAttempts.get(attemptId);
  if (attempt.pollAt === null) return toPaymentState(attempt);
  return settle(deps, attemptId, attempt.accountId, await ask(deps, attempt));
};

/** Re-checks a payment attempt after a webhook, including a declined one, because money may arrive late. */
export const lookAgain = async (deps: Given, attemptId: string): Promise<PaymentState> => {
  const attempt = await deps.repositories.paymentAttempts.get(attemptId);
  if (attempt.state !== 'DECLINED') return chargeAttempt(deps, attemptId);
  const found = await deps.payments.gateway.findCharge(attemptId);
  return found?.state === 'SUCCEEDED' ? settle(deps, attemptId, attempt.accountId, found) : 'declined';
};
