import type { BoletoVoucher } from '@madang/domain/billing/boleto.ts';
import {
  type OnPaid,
  INVOICE_KINDS,
  INVOICE_STATES,
  type Invoice,
  type InvoiceState,
  type LedgerEntry,
} from '@madang/domain/billing/invoice.ts';
import type { PaymentMethod } from '@madang/domain/subscriptions/platform.ts';
import { memberOf } from '@madang/domain/shared/closed-list.ts';
import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { InvoicesTable } from '../schema.ts';

/** Invoice in the list of transactions. */
export interface ListedInvoice extends Invoice {
  /** Boleto that can still be paid. */
  readonly voucher: BoletoVoucher | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** A charge for it is pending. */
  readonly underWay: boolean;
}

const invoiceOf = (row: Selectable<InvoicesTable>): Invoice => ({
  id: row.id,
  accountId: row.account_id,
  subscriptionId: row.subscription_id,
  number: row.number,
  state: memberOf(INVOICE_STATES, row.state, 'invoice state'),
  kind: memberOf(INVOICE_KINDS, row.kind, 'invoice kind'),
  sku: row.sku,
  plan: memberOf(PLANS, row.plan, 'plan'),
  period: memberOf(PERIODS, row.period, 'period'),
  periodNumber: row.period_number,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  country: row.country,
  currency: row.currency,
  retail: Number(row.retail),
  discount: Number(row.discount),
  tax: Number(row.tax),
  taxIncluded: Number(row.tax_included),
  credit: Number(row.credit),
  total: Number(row.total),
  paymentMethod: row.payment_method as PaymentMethod,
  instrumentId: row.instrument_id,
  onPaid: row.deed as OnPaid,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  ...(row.start_requested_at !== null && { startRequestedAt: row.start_requested_at }),
});

/** Declined purchases are hidden. Declined renewals are listed. */
const IS_LISTED = sql<boolean>`(invoices.state <> 'failed' or invoices.kind = 'renewal')`;

/** Invoices of an account, with the charged card and an open boleto. */
const listedOf = (database: Database, accountId: string) =>
  database
    .selectFrom('invoices')
    .leftJoin('billing_instruments', 'billing_instruments.id', 'invoices.instrument_id')
    .leftJoin('payment_attempts', (join) =>
      join.onRef('payment_attempts.invoice_id', '=', 'invoices.id').on('payment_attempts.state', '=', 'WAITING'),
    )
    .selectAll('invoices')
    .select(['billing_instruments.brand', 'billing_instruments.last4', 'payment_attempts.voucher'])
    .where('invoices.account_id', '=', accountId)
    .where(IS_LISTED);

const listed = (
  row: Selectable<InvoicesTable> & { readonly brand: string | null; readonly last4: string | null; readonly voucher: unknown },
): ListedInvoice => ({
  ...invoiceOf(row),
  voucher: row.voucher as BoletoVoucher | null,
  brand: row.brand,
  last4: row.last4,
  underWay: row.state === 'open',
});

export const invoicesRepository = (database: Database) => ({
  async add(invoice: Invoice): Promise<void> {
    await database
      .insertInto('invoices')
      .values({
        id: invoice.id,
        account_id: invoice.accountId,
        subscription_id: invoice.subscriptionId,
        number: invoice.number,
        state: invoice.state,
        kind: invoice.kind,
        sku: invoice.sku,
        plan: invoice.plan,
        period: invoice.period,
        period_number: invoice.periodNumber,
        period_start: new Date(invoice.periodStart),
        period_end: new Date(invoice.periodEnd),
        country: invoice.country,
        currency: invoice.currency,
        retail: invoice.retail,
        discount: invoice.discount,
        tax: invoice.tax,
        tax_included: invoice.taxIncluded,
        credit: invoice.credit,
        total: invoice.total,
        payment_method: invoice.paymentMethod,
        instrument_id: invoice.instrumentId,
        deed: JSON.stringify(invoice.onPaid),
        created_at: new Date(invoice.createdAt),
        settled_at: invoice.settledAt === null ? null : new Date(invoice.settledAt),
        start_requested_at: invoice.startRequestedAt === undefined ? null : new Date(invoice.startRequestedAt),
      })
      .execute();
  },

  async find(id: string): Promise<Invoice | null> {
    const row = await database.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? invoiceOf(row) : null;
  },

  async get(id: string): Promise<Invoice> {
    return invoiceOf(await database.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  },

  /** The account's open invoice: an account has one purchase or change in flight at a time. */
  async findOpen(accountId: string): Promise<Invoice | null> {
    const row = await database
      .selectFrom('invoices')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '=', 'open')
      .orderBy('created_at')
      .executeTakeFirst();
    return row ? invoiceOf(row) : null;
  },

  /** The account's latest purchase, gift or plan change, whatever its outcome. An open one is the latest. */
  async findLastRequested(accountId: string): Promise<Invoice | null> {
    const row = await database
      .selectFrom('invoices')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', 'in', ['purchase', 'gift', 'change'])
      .orderBy(sql`state = 'open'`, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row ? invoiceOf(row) : null;
  },

  /** Latest paid invoice for a subscription's period at an instant (ms). Null where it is free. */
  async findPaidFor(subscriptionId: string, at: number): Promise<Invoice | null> {
    const row = await database
      .selectFrom('invoices')
      .selectAll()
      .where('subscription_id', '=', subscriptionId)
      .where('state', '=', 'paid')
      .where(sql<boolean>`period_start <= ${new Date(at)} and period_end > ${new Date(at)}`)
      .orderBy('settled_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? invoiceOf(row) : null;
  },

  /** Paid and refunded invoices of a subscription, oldest first. */
  async listPaymentsOf(subscriptionId: string): Promise<readonly Invoice[]> {
    const rows = await database
      .selectFrom('invoices')
      .selectAll()
      .where('subscription_id', '=', subscriptionId)
      .where('state', 'in', ['paid', 'refunded'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(invoiceOf);
  },

  /** Moves the period of an invoice: it begins with the payment. */
  async movePeriod({ id, periodStart, periodEnd, onPaid }: Invoice): Promise<void> {
    await database
      .updateTable('invoices')
      .set({ period_start: new Date(periodStart), period_end: new Date(periodEnd), deed: JSON.stringify(onPaid) })
      .where('id', '=', id)
      .execute();
  },

  /** Removes a returned coupon code from an unpaid invoice: it is redeemable again, and must not leak from here. */
  async forgetCode(id: string): Promise<void> {
    await database
      .updateTable('invoices')
      .set({ deed: sql`jsonb_set(deed, '{subscription,code}', 'null')` })
      .where('id', '=', id)
      .execute();
  },

  /** Settles an invoice: paid, with the next number of its issuer, failed or refunded. */
  async settle(id: string, state: Exclude<InvoiceState, 'open'>, at: number): Promise<void> {
    if (state !== 'paid') {
      await database
        .updateTable('invoices')
        .set({ state, settled_at: new Date(at) })
        .where('id', '=', id)
        .execute();
      return;
    }
    const { last } = await database
      .insertInto('invoice_numbers')
      .values({ issuer: 'madang', last: 1 })
      .onConflict((conflict) => conflict.column('issuer').doUpdateSet({ last: sql<number>`invoice_numbers.last + 1` }))
      .returning('last')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('invoices')
      .set({ state, settled_at: new Date(at), number: `M-${last.padStart(9, '0')}` })
      .where('id', '=', id)
      .execute();
  },

  /** Invoices of an account, newest first, with the total count. */
  async listOf(
    accountId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly invoices: readonly ListedInvoice[]; readonly count: number }> {
    const rows = await listedOf(database, accountId)
      .orderBy('invoices.created_at', 'desc')
      .orderBy('invoices.id')
      .offset(offset)
      .limit(limit)
      .execute();
    const { count } = await database
      .selectFrom('invoices')
      .select(sql<string>`count(*)`.as('count'))
      .where('account_id', '=', accountId)
      .where(IS_LISTED)
      .executeTakeFirstOrThrow();
    return { invoices: rows.map(listed), count: Number(count) };
  },

  /** An invoice of an account by id. Null for none. */
  async findListed(accountId: string, id: string): Promise<ListedInvoice | null> {
    const row = await listedOf(database, accountId).where('invoices.id', '=', id).executeTakeFirst();
    return row ? listed(row) : null;
  },

  /** Writes one ledger transaction. A deferred constraint refuses it unless its entries sum to zero. */
  async enter(
    {
      id,
      accountId,
      invoiceId,
      currency,
    }: { readonly id: string; readonly accountId: string; readonly invoiceId: string; readonly currency: string },
    entries: readonly LedgerEntry[],
    at: number,
  ): Promise<void> {
    if (entries.length === 0) return;
    await database
      .insertInto('ledger_entries')
      .values(
        entries.map(({ ledger, amount }, line) => ({
          transaction_id: id,
          line,
          account_id: accountId,
          invoice_id: invoiceId,
          ledger,
          currency,
          amount,
          entered_at: new Date(at),
        })),
      )
      .execute();
  },

  /** Account balance in minor units. */
  async balanceOf(accountId: string, currency: string): Promise<number> {
    const row = await database
      .selectFrom('credit_balances')
      .select('amount')
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .executeTakeFirst();
    return Number(row?.amount ?? 0);
  },
  /** Adds to the balance, or takes from it. A constraint refuses a negative balance. Minor units. */
  async addToBalance(accountId: string, currency: string, amount: number): Promise<void> {
    if (amount === 0) return;
    const changed = await database
      .updateTable('credit_balances')
      .set({ amount: sql<number>`amount + ${amount}` })
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) return;
    await database.insertInto('credit_balances').values({ account_id: accountId, currency, amount }).execute();
  },
});
export type InvoicesRepository = ReturnType<typeof invoicesRepository>;
