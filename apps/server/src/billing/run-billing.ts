import type { Repositories } from '@madang/database/repositories.ts';
import { upcomingChargeEmail, declineEmail, endEmail } from '@madang/domain/billing/billing-emails.ts';
import { listQuoteLines } from '@madang/domain/billing/price.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import {
  type DuePeriod,
  type Subscription,
  markChargeNoticeSent,
  beginPass,
  decline,
  end,
  stepDue,
  waitForCharge,
} from '@madang/domain/subscriptions/subscription.ts';
import type { DueSubscription } from '@madang/database/subscriptions/subscriptions.repository.ts';
import { beginPause } from '@madang/domain/subscriptions/pause.ts';
import type { Needs } from '../use-case/needs.ts';
import { enqueueBillingEmail } from './enqueue-billing-email.ts';
import { billingTime } from './account-clock.ts';
import { openInvoice } from './open-invoice.ts';
import { chargeAttempt } from './charge-attempt.ts';

interface Due {
  readonly subscription: Subscription;
  /** Period charged when the free period ends, or null for none. */
  readonly period: DuePeriod | null;
  /** Billing time of the account (ms). */
  readonly now: number;
}

/** Enqueues the reminder of the charge at the end of a trial or pause, and marks it as sent in the same transaction. */
const enqueueChargeNotice = async (
  repositories: Pick<Repositories, 'accounts' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'>,
  { billing, now: serverNow }: Needs<'billing' | 'now'>,
  { subscription, period, now }: Due,
): Promise<void> => {
  const { accountId, country, currency } = subscription;
  const { subscriptions, instruments, invoices } = repositories;
  await subscriptions.save(markChargeNoticeSent(subscription, now));
  const product =
    period &&
    productsFor(country).find((one) => one.plan === period.plan && one.period === period.period && one.currency === currency);
  if (!product) return;
  const { total } = listQuoteLines({
    retail: product.price,
    discount: 0,
    balance: await invoices.balanceOf(accountId, currency),
    tax: billing.tax({ country, address: await instruments.findAddress(accountId), at: period.start }),
  });
  await enqueueBillingEmail(repositories, accountId, upcomingChargeEmail(subscription, period, total), serverNow());
};

type Given = Needs<
  'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
  'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
>;

/** Accounts per page of the query, and how many of them are processed concurrently. */
const BATCH = 200;

const AT_ONCE = 8;

/** Opens the renewal invoice in the open transaction. Returns the id of the payment attempt, or null. */
const chargeFor = async (
  repositories: Pick<
    Repositories,
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >,
  deps: Given,
  { subscription, period, now }: { readonly subscription: Subscription; readonly period: DuePeriod; readonly now: number },
): Promise<string | null> => {
  const { accountId, country, currency } = subscription;
  const { subscriptions, instruments, invoices } = repositories;
  const product = productsFor(country).find(
    (one) => one.plan === period.plan && one.period === period.period && one.currency === currency,
  );
  const [primary = null] = await instruments.listOf(accountId);
  if (!product || !primary) {
    // No product or no card. Like a hard decline, only another card helps, so the grace period begins.
    const declined = decline(subscription, 'hard', now);
    await subscriptions.save(declined);
    const cause = `${declined.id} ${period.number} ${declined.declines}`;
    await enqueueBillingEmail(repositories, accountId, declineEmail(declined, cause), deps.now());
    return null;
  }
  const address = await instruments.findAddress(accountId);
  const lines = listQuoteLines({
    retail: product.price,
    discount: 0,
    balance: await invoices.balanceOf(accountId, currency),
    tax: deps.billing.tax({ country, address, at: now }),
  });
  await subscriptions.save(waitForCharge(subscription));
  const { attemptId } = await openInvoice(
    repositories,
    deps,
    {
      accountId,
      subscriptionId: subscription.id,
      kind: 'renewal',
      sku: period.sku,
      plan: period.plan,
      period: period.period,
      periodNumber: period.number,
      periodStart: period.start,
      periodEnd: period.end,
      country,
      currency,
      retail: product.price,
      discount: 0,
      ...lines,
      onPaid: { do: 'renew', period },
      createdAt: now,
    },
    { card: primary },
  );
  return attemptId;
};

/** Runs the due billing step of one account, if any. Safe to repeat after a crash. */
export const takeStep = async (deps: Given, accountId: string): Promise<void> => {
  const now = await billingTime(deps, accountId);
  const attemptId = await deps.inTransaction(async (repositories) => {
    const { subscriptions, invoices } = repositories;
    const subscription = await subscriptions.findLocked(accountId);
    // An open purchase or plan change settles first. The step stays due.
    if (!subscription || (await invoices.findOpen(accountId))) return null;
    const step = stepDue(subscription, await subscriptions.findReserved(accountId), now);
    switch (step.do) {
      case 'wait':
        return null;
      case 'end': {
        const ended = end(subscription, step.reason, step.at);
        await subscriptions.save(ended);
        await subscriptions.dropReserved(accountId);
        await enqueueBillingEmail(repositories, accountId, endEmail(ended), deps.now());
        return null;
      }
      case 'tell_charge':
        await enqueueChargeNotice(repositories, deps, { subscription, period: step.period, now });
        return null;
      case 'begin_pass':
        await subscriptions.save(beginPass(subscription, step.pass));
        await subscriptions.dropReserved(accountId);
        return null;
      case 'begin_pause':
        await subscriptions.save(beginPause(subscription, step.pause));
        await subscriptions.dropReserved(accountId);
        return null;
      case 'charge':
        return chargeFor(repositories, deps, { subscription, period: step.period, now });
    }
  });
  if (attemptId !== null) await chargeAttempt(deps, attemptId);
};

/** Processes items with bounded concurrency. Throws the first error after every item was tried. */
const each = async (items: readonly string[], work: (item: string) => Promise<void>, signal?: AbortSignal): Promise<void> => {
  const waiting = [...items];
  const faults: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined && signal?.aborted !== true; item = waiting.shift())
      await work(item).catch((error: unknown) => faults.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (faults.length > 0) throw faults[0];
};

/** Job: runs every due step, such as a renewal, a dunning retry or the end of a grace period. Safe on several nodes. */
export const runDue = async (deps: Given, signal?: AbortSignal): Promise<void> => {
  const { repositories, billing, now } = deps;
  let after: DueSubscription | null = null;
  do {
    const due: readonly DueSubscription[] = await repositories.subscriptions.listDue(now(), {
      most: BATCH,
      clocksMove: billing.clocksMove,
      after,
    });
    await each(
      due.map(({ accountId }) => accountId),
      (accountId) => takeStep(deps, accountId),
      signal,
    );
    after = due.length === BATCH ? (due.at(-1) ?? null) : null;
  } while (after && signal?.aborted !== true);
};

/** Job: resolves charges with an unknown outcome, and those that wait for their payer, at the provider. */
export const settleUnsettled = async (deps: Given, signal?: AbortSignal): Promise<void> => {
  const attempts = await deps.repositories.paymentAttempts.listUnsettled(deps.now(), BATCH);
  await each(attempts, async (id) => void (await chargeAttempt(deps, id)), signal);
};
