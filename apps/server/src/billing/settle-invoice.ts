import type { Repositories } from '@madang/database/repositories.ts';
import { changePlanNow } from '@madang/domain/billing/change-quote.ts';
import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import { entriesOf, entriesOfLate, entriesOfUnused, type Invoice, paidAt } from '@madang/domain/billing/invoice.ts';
import { newsOfDecline, newsOfPaid } from '@madang/domain/billing/news.ts';
import { decline, renew } from '@madang/domain/subscriptions/subscription.ts';
import { settleGift } from '../gifts/settle-gift.ts';
import { askForNews } from './ask-for-news.ts';

/** When something is settled, in milliseconds: by the clock of the account, and by the server's, which mails go by. */
interface Settling {
  readonly at: number;
  readonly askedAt: number;
}

/** What follows a payment, as it was decided when the money was asked for. */
const carryOut = async (repositories: Repositories, invoice: Invoice, { askedAt }: Settling): Promise<void> => {
  const { accountId, deed, instrumentId, currency } = invoice;
  const { subscriptions, instruments, invoices } = repositories;
  if (deed.do === 'begin') {
    await subscriptions.save(deed.subscription);
    if (deed.cardIsNew && instrumentId !== null) await instruments.makePrimary(accountId, instrumentId);
    return;
  }
  if (deed.do === 'gift') return settleGift(repositories, deed.giftId, invoice, askedAt);
  const subscription = await subscriptions.findOf(accountId);
  if (!subscription) return;
  if (deed.do === 'renew') {
    await subscriptions.save(renew(subscription, deed.period));
    const reserved = await subscriptions.findReserved(accountId);
    if (reserved?.kind === 'plan' && reserved.effectiveAt <= deed.period.start) await subscriptions.dropReserved(accountId);
    return;
  }
  await subscriptions.save(changePlanNow(subscription, deed.quote, deed));
  const reserved = await subscriptions.findReserved(accountId);
  if (reserved?.kind === 'plan') await subscriptions.dropReserved(accountId);
  await invoices.addToBalance(accountId, currency, deed.quote.unused);
};

/** The money is there, or none was needed: number, books and subscription change in the transaction that is open, and the mail is asked for. */
export const settlePaid = async (repositories: Repositories, billed: Invoice, when: Settling): Promise<void> => {
  const { at, askedAt } = when;
  const invoice = paidAt(billed, at);
  const { id, accountId, currency, credit, deed } = invoice;
  const { invoices } = repositories;
  if (invoice !== billed) await invoices.movePeriod(invoice);
  const unused = deed.do === 'change' ? entriesOfUnused(deed.quote) : [];
  await invoices.enter({ id, accountId, invoiceId: id, currency }, [...entriesOf(invoice), ...unused], at);
  await carryOut(repositories, invoice, when);
  await invoices.addToBalance(accountId, currency, -credit);
  await askForNews(repositories, accountId, newsOfPaid(invoice), askedAt);
  // Last, for whoever takes a number keeps all others waiting until the commit.
  await invoices.settle(id, 'paid', at);
};

/** Money came for a bill that had been given up: it is owed to the account, and pays what is bought next. */
export const settleLate = async ({ invoices }: Repositories, invoice: Invoice, attemptId: string, at: number): Promise<void> => {
  const { id: invoiceId, accountId, currency, total } = invoice;
  await invoices.enter({ id: attemptId, accountId, invoiceId, currency }, entriesOfLate(invoice), at);
  await invoices.addToBalance(accountId, currency, total);
};

/** No money came. What was set aside for it is given back; a renewal is tried again, or grace begins. */
export const settleDeclined = async (
  repositories: Repositories,
  invoice: Invoice,
  kind: DeclineKind,
  { at, askedAt }: Settling,
): Promise<void> => {
  const { accountId, deed, instrumentId } = invoice;
  const { invoices, subscriptions, codes, instruments, gifts } = repositories;
  await invoices.settle(invoice.id, 'failed', at);
  if (deed.do === 'begin' && deed.codeHash !== null) {
    await codes.giveBack(Buffer.from(deed.codeHash, 'base64url'), accountId);
    await invoices.forgetCode(invoice.id);
  }
  if (deed.do === 'gift') await gifts.remove(deed.giftId);
  if ('cardIsNew' in deed && deed.cardIsNew && instrumentId !== null) await instruments.remove(instrumentId, at);
  if (deed.do !== 'renew') return;
  const subscription = await subscriptions.findOf(accountId);
  if (!subscription) return;
  const declined = decline(subscription, kind, at);
  await subscriptions.save(declined);
  await askForNews(repositories, accountId, newsOfDecline(declined, invoice.id), askedAt);
};
