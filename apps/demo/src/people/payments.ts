import { createHash } from 'node:crypto';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { Database } from '@madang/database/connection.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { RETRY_DAYS } from '@madang/domain/billing/dunning.ts';
import { listPaidEntries, type Invoice } from '@madang/domain/billing/invoice.ts';
import { TRIAL_DAYS } from '@madang/domain/shared/constants.ts';
import { getProduct } from '@madang/domain/subscriptions/product.ts';
import { nextPeriod, type Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { idOf } from './id-of.ts';

const DAY_MS = 86_400_000;

/** What the sandbox is to do with the card of somebody: those who owe have one that does not pay. */
const scenarioFor = ({ declines }: Subscription): { readonly scenario: string; readonly last4: string } =>
  declines > 0 ? { scenario: 'insufficientFunds', last4: '9995' } : { scenario: 'ok', last4: '4242' };

interface Payer {
  readonly name: string;
  readonly holder: string;
  readonly subscription: Subscription;
}

/** A card of the sandbox, and what is kept of it. */
const addCard = async (
  database: Database,
  repositories: Repositories,
  { name, holder, subscription }: Payer,
  at: number,
): Promise<string> => {
  const { accountId } = subscription;
  const { scenario, last4 } = scenarioFor(subscription);
  const id = idOf(`${name} card`);
  const card = {
    brand: 'visa',
    last4,
    expiryMonth: 12,
    expiryYear: new Date(at).getUTCFullYear() + 3,
    holder,
    zipCode: '10001',
  } as const;
  const reference = idOf(`${name} instrument`);
  const fingerprint = createHash('sha256').update(`${card.brand} ${last4} ${scenario}`).digest('hex').slice(0, 32);
  const kept = { key: `demo ${id}`, tokenId: `demo ${id}`, isForgotten: false };
  await sandboxPaymentsRepository(database).addInstrument({ ...card, ...kept, scenario, reference, accountId, fingerprint }, at);
  await repositories.instruments.add({ id, accountId, gateway: 'sandbox', reference, ...card, fingerprint, isPrimary: true }, at);
  return id;
};

/** What a paying account has been asked for: the trial or first year, the running period, and what has been declined since. */
const invoicesOf = ({ name, subscription }: Payer, instrumentId: string): readonly Invoice[] => {
  const {
    accountId,
    id: subscriptionId,
    sku,
    plan,
    period,
    country,
    currency,
    periodStart,
    periodEnd,
    trialUntil,
    declines,
  } = subscription;
  const { price: retail } = getProduct(sku);
  const paymentOf = (
    index: number,
    at: number,
    invoice: Pick<Invoice, 'state' | 'kind' | 'periodStart' | 'periodEnd'> & Partial<Invoice>,
  ): Invoice => ({
    id: idOf(`${name} invoice ${index}`),
    accountId,
    subscriptionId,
    number: null,
    sku,
    plan,
    period,
    periodNumber: index,
    country,
    currency,
    retail,
    discount: 0,
    tax: 0,
    taxIncluded: 0,
    credit: 0,
    total: retail,
    paymentMethod: 'CARD',
    instrumentId,
    onPaid: { do: 'renew', period: nextPeriod(subscription, null) },
    createdAt: at,
    settledAt: at,
    ...invoice,
  });
  const isMonthly = period === 'monthly';
  const trialFrom = trialUntil === null ? periodStart - TRIAL_DAYS * DAY_MS : periodStart;
  const trialEnd = trialUntil ?? periodStart;
  const trial = isMonthly
    ? [
        paymentOf(0, trialFrom, {
          state: 'paid',
          kind: 'purchase',
          periodStart: trialFrom,
          periodEnd: trialEnd,
          discount: retail,
          total: 0,
        }),
      ]
    : [];
  const running =
    trialUntil === null
      ? [paymentOf(1, periodStart, { state: 'paid', kind: isMonthly ? 'renewal' : 'purchase', periodStart, periodEnd })]
      : [];
  const { start, end } = nextPeriod(subscription, null);
  const declined = [0, ...RETRY_DAYS].slice(0, declines).map((day, index) =>
    paymentOf(2 + index, periodEnd + day * DAY_MS, {
      state: 'failed',
      kind: 'renewal',
      periodNumber: 2,
      periodStart: start,
      periodEnd: end,
    }),
  );
  return [...trial, ...running, ...declined];
};

/** Gives whoever pays with a card that card, and what was paid with it so far. */
export const settlePayments = async (database: Database, repositories: Repositories, payer: Payer): Promise<void> => {
  const { invoices } = repositories;
  const instrumentId = await addCard(database, repositories, payer, payer.subscription.startedAt);
  for (const invoice of invoicesOf(payer, instrumentId)) {
    const { id, accountId, currency, state, createdAt } = invoice;
    await invoices.add({ ...invoice, state: 'open', settledAt: null });
    await invoices.settle(id, state === 'paid' ? 'paid' : 'failed', createdAt);
    if (state === 'paid') await invoices.enter({ id, accountId, invoiceId: id, currency }, listPaidEntries(invoice), createdAt);
  }
};
