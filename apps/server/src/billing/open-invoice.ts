import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import type { BoletoPayer } from '@madang/domain/billing/boleto.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { settlePaid } from './settle-invoice.ts';

export type NewInvoice = Omit<Invoice, 'id' | 'number' | 'state' | 'settledAt' | 'instrumentId' | 'paymentMethod'>;

/** Payment method of the invoice. */
interface Means {
  readonly card: Pick<Instrument, 'id'> | null;
  /** Return URL of 3-D Secure. Absent for an off-session charge, where no buyer can be redirected. */
  readonly returnUrl?: string;
}

/**
 * First step of a charge (decision 28): records the invoice and a payment attempt, whose id is the idempotency
 * key, in the open transaction. An invoice of zero is settled at once, without an attempt.
 */
export const openInvoice = async (
  repositories: Pick<
    Repositories,
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >,
  { newId, now }: Needs<'newId' | 'now'>,
  newInvoice: NewInvoice,
  means: Means | { readonly payer: BoletoPayer },
): Promise<{ readonly invoice: Invoice; readonly attemptId: string | null }> => {
  const { accountId, total, currency, createdAt } = newInvoice;
  const { card, payer, returnUrl } =
    'payer' in means ? { ...means, card: null, returnUrl: null } : { payer: null, returnUrl: null, ...means };
  const invoice: Invoice = {
    ...newInvoice,
    id: newId(),
    number: null,
    state: 'open',
    settledAt: null,
    instrumentId: card?.id ?? null,
    paymentMethod: card ? 'CARD' : payer ? 'BOLETO' : 'COUPON',
  };
  const at = now();
  await repositories.invoices.add(invoice);
  if (total === 0 || (card === null && payer === null)) {
    await settlePaid(repositories, invoice, { at: createdAt, askedAt: at });
    return { invoice, attemptId: null };
  }
  const attemptId = newId();
  // The first retry is due after the provider call has ended. The job picks up attempts that a crash left behind.
  await repositories.paymentAttempts.add({
    id: attemptId,
    invoiceId: invoice.id,
    accountId,
    instrumentId: invoice.instrumentId,
    amount: total,
    currency,
    createdAt: at,
    pollAt: nextPollAt(0, at),
    returnUrl,
    payer,
  });
  return { invoice, attemptId };
};
