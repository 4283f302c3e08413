import type { Repositories } from '@madang/database/repositories.ts';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import { nextAsk } from '@madang/domain/billing/attempts.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import type { Deps } from '../deps.ts';
import { settlePaid } from './settle-invoice.ts';

export type NewInvoice = Omit<Invoice, 'id' | 'number' | 'state' | 'settledAt' | 'instrumentId' | 'paymentMethod'>;

/**
 * The first of the three steps of a charge (trust.md 1.7): the invoice, and the attempt whose id the provider will see, in the transaction
 * that is open. What costs nothing is paid at once; then the attempt is null.
 */
export const openInvoice = async (
  repositories: Repositories,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  asked: NewInvoice,
  instrument: Pick<Instrument, 'id'> | null,
): Promise<{ readonly invoice: Invoice; readonly attemptId: string | null }> => {
  const { accountId, total, currency, createdAt } = asked;
  const invoice: Invoice = {
    ...asked,
    id: newId(),
    number: null,
    state: 'open',
    settledAt: null,
    instrumentId: instrument?.id ?? null,
    paymentMethod: instrument ? 'CARD' : 'COUPON',
  };
  await repositories.invoices.add(invoice);
  if (total === 0 || instrument === null) {
    await settlePaid(repositories, invoice, { at: createdAt, askedAt: now() });
    return { invoice, attemptId: null };
  }
  const attemptId = newId();
  // Long enough for the call that follows; what a crash leaves behind is found by a job.
  const attempt = {
    id: attemptId,
    invoiceId: invoice.id,
    accountId,
    instrumentId: instrument.id,
    amount: total,
    currency,
    createdAt: now(),
  };
  await repositories.invoices.addAttempt(attempt, nextAsk(0, now()));
  return { invoice, attemptId };
};
