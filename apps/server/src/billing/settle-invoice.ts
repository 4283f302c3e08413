import type { Repositories } from '@madang/database/repositories.ts';
import { changePlanNow } from '@madang/domain/billing/change-quote.ts';
import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import {
  listPaidEntries,
  listLatePaymentEntries,
  entriesOfUnused,
  type Invoice,
  paidAt,
} from '@madang/domain/billing/invoice.ts';
import { declineEmail, paidEmail } from '@madang/domain/billing/billing-emails.ts';
import { assertNever } from '@madang/domain/shared/closed-list.ts';
import { decline, renew } from '@madang/domain/subscriptions/subscription.ts';
import { settleGift } from '../gifts/gift-delivery.ts';
import { enqueueBillingEmail } from './enqueue-billing-email.ts';

/** Time of settlement (ms): `at` by the account's billing time, `askedAt` by the server's clock, which emails use. */
interface Settling {
  readonly at: number;
  readonly askedAt: number;
}

/** Runs the effect of a payment that was fixed when the invoice was opened. */
const carryOut = async (
  repositories: Pick<Repositories, 'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'>,
  invoice: Invoice,
  { askedAt }: Settling,
): Promise<void> => {
  const { accountId, onPaid, instrumentId, currency } = invoice;
  const { subscriptions, instruments, invoices } = repositories;
  switch (onPaid.do) {
    case 'begin':
      await subscriptions.save(onPaid.subscription);
      if (onPaid.cardIsNew && instrumentId !== null) await instruments.makePrimary(accountId, instrumentId);
      return;
    case 'gift':
      return settleGift(repositories, onPaid.giftId, invoice, askedAt);
    case 'renew': {
      const subscription = await subscriptions.findOf(accountId);
      if (!subscription) return;
      await subscriptions.save(renew(subscription, onPaid.period));
      const reserved = await subscriptions.findReserved(accountId);
      if (reserved?.kind === 'plan' && reserved.effectiveAt <= onPaid.period.start) await subscriptions.dropReserved(accountId);
      return;
    }
    case 'change': {
      const subscription = await subscriptions.findOf(accountId);
      if (!subscription) return;
      await subscriptions.save(changePlanNow(subscription, onPaid.quote, onPaid));
      const reserved = await subscriptions.findReserved(accountId);
      if (reserved?.kind === 'plan') await subscriptions.dropReserved(accountId);
      await invoices.addToBalance(accountId, currency, onPaid.quote.unused);
      return;
    }
    default:
      assertNever(onPaid, 'effect of a payment');
  }
};

/** Settles a paid or free invoice in the open transaction: ledger, subscription, email and invoice number. */
export const settlePaid = async (
  repositories: Pick<Repositories, 'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'>,
  billed: Invoice,
  when: Settling,
): Promise<void> => {
  const { at, askedAt } = when;
  const invoice = paidAt(billed, at);
  const { id, accountId, currency, credit, onPaid } = invoice;
  const { invoices } = repositories;
  if (invoice !== billed) await invoices.movePeriod(invoice);
  const unused = onPaid.do === 'change' ? entriesOfUnused(onPaid.quote) : [];
  await invoices.enter({ id, accountId, invoiceId: id, currency }, [...listPaidEntries(invoice), ...unused], at);
  await carryOut(repositories, invoice, when);
  await invoices.addToBalance(accountId, currency, -credit);
  await enqueueBillingEmail(repositories, accountId, paidEmail(invoice), askedAt);
  // Last: taking the gapless invoice number locks out every other settlement until the commit.
  await invoices.settle(id, 'paid', at);
};

/** Late payment of a failed invoice: credits the account balance, which pays toward the next purchase. */
export const settleLate = async (
  { invoices }: Pick<Repositories, 'invoices'>,
  invoice: Invoice,
  attemptId: string,
  at: number,
): Promise<void> => {
  const { id: invoiceId, accountId, currency, total } = invoice;
  await invoices.enter({ id: attemptId, accountId, invoiceId, currency }, listLatePaymentEntries(invoice), at);
  await invoices.addToBalance(accountId, currency, total);
};

/** Settles a declined invoice: releases its coupon, gift and new card. A renewal enters dunning or its grace period. */
export const settleDeclined = async (
  repositories: Pick<Repositories, 'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'>,
  invoice: Invoice,
  kind: DeclineKind,
  { at, askedAt }: Settling,
): Promise<void> => {
  const { accountId, onPaid, instrumentId } = invoice;
  const { invoices, subscriptions, codes, instruments, gifts } = repositories;
  await invoices.settle(invoice.id, 'failed', at);
  if (onPaid.do === 'begin' && onPaid.codeHash !== null) {
    await codes.giveBack(Buffer.from(onPaid.codeHash, 'base64url'), accountId);
    await invoices.forgetCode(invoice.id);
  }
  if (onPaid.do === 'gift') await gifts.remove(onPaid.giftId);
  if ('cardIsNew' in onPaid && onPaid.cardIsNew && instrumentId !== null) await instruments.remove(instrumentId, at);
  if (onPaid.do !== 'renew') return;
  const subscription = await subscriptions.findOf(accountId);
  if (!subscription) return;
  const declined = decline(subscription, kind, at);
  await subscriptions.save(declined);
  await enqueueBillingEmail(repositories, accountId, declineEmail(declined, invoice.id), askedAt);
};
