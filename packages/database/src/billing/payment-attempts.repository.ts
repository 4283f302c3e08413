import type { BoletoPayer, BoletoVoucher } from '@madang/domain/billing/boleto.ts';
import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import { memberOf } from '@madang/domain/shared/closed-list.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { PaymentAttemptsTable } from '../schema.ts';

/**
 * State of a charge. `SENT`: recorded, and perhaps sent. `UNKNOWN`: sent, outcome unknown. `ACTION_NEEDED`: the payer
 * must authenticate with their bank. `WAITING`: the boleto is not paid yet. All four block another attempt until they
 * are settled. `PAID_LATE`: paid after it was given up, and credited to the account.
 */
const ATTEMPT_STATES = ['SENT', 'UNKNOWN', 'ACTION_NEEDED', 'WAITING', 'SUCCEEDED', 'DECLINED', 'PAID_LATE'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Attempt to charge. Its id is the idempotency key for the provider. */
export interface PaymentAttempt {
  readonly id: string;
  readonly invoiceId: string;
  readonly accountId: string;
  /** Null for a boleto. */
  readonly instrumentId: string | null;
  /** Provider's id of the card. */
  readonly instrument: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly state: AttemptState;
  /** Polls so far. */
  readonly polls: number;
  readonly createdAt: number;
  /** Provider's id of the charge, once paid. */
  readonly reference: string | null;
  /** Next poll (ms). Null once settled. */
  readonly pollAt: number | null;
  /** Return URL after bank authentication. Null for an off-session charge. */
  readonly returnUrl: string | null;
  /** URL for bank authentication, while it is pending. */
  readonly actionUrl: string | null;
  /** Payer of a boleto. Null for a card. */
  readonly payer: BoletoPayer | null;
  /** Boleto, once issued. */
  readonly voucher: BoletoVoucher | null;
}

export interface AttemptOutcome {
  readonly state: AttemptState;
  readonly actionUrl?: string;
  readonly voucher?: BoletoVoucher;
  readonly decline?: DeclineKind;
  readonly code?: string;
  readonly reference?: string;
  /** Next poll (ms). Null once settled. */
  readonly pollAt: number | null;
}

/** Attempt before its first response. */
type NewAttempt = Omit<PaymentAttempt, 'instrument' | 'polls' | 'state' | 'reference' | 'pollAt' | 'actionUrl' | 'voucher'> & {
  readonly pollAt: number;
};
const attemptOf = (row: Selectable<PaymentAttemptsTable> & { readonly instrument: string | null }): PaymentAttempt => ({
  id: row.id,
  invoiceId: row.invoice_id,
  accountId: row.account_id,
  instrumentId: row.instrument_id,
  instrument: row.instrument,
  amount: Number(row.amount),
  currency: row.currency,
  state: memberOf(ATTEMPT_STATES, row.state, 'payment attempt state'),
  polls: row.asks,
  createdAt: row.created_at,
  reference: row.reference,
  pollAt: row.ask_at,
  returnUrl: row.return_url,
  actionUrl: row.action_url,
  payer: row.payer as BoletoPayer | null,
  voucher: row.voucher as BoletoVoucher | null,
});

export const paymentAttemptsRepository = (database: Database) => ({
  async add({
    id,
    invoiceId,
    accountId,
    instrumentId,
    amount,
    currency,
    createdAt,
    pollAt,
    returnUrl,
    payer,
  }: NewAttempt): Promise<void> {
    await database
      .insertInto('payment_attempts')
      .values({
        id,
        invoice_id: invoiceId,
        account_id: accountId,
        instrument_id: instrumentId,
        amount,
        currency,
        state: 'SENT',
        created_at: new Date(createdAt),
        ask_at: new Date(pollAt),
        return_url: returnUrl,
        payer: payer && JSON.stringify(payer),
      })
      .execute();
  },

  async get(id: string): Promise<PaymentAttempt> {
    const row = await database
      .selectFrom('payment_attempts')
      .leftJoin('billing_instruments', 'billing_instruments.id', 'payment_attempts.instrument_id')
      .selectAll('payment_attempts')
      .select('billing_instruments.reference as instrument')
      .where('payment_attempts.id', '=', id)
      .executeTakeFirstOrThrow();
    return attemptOf(row);
  },

  async has(id: string): Promise<boolean> {
    const row = await database.selectFrom('payment_attempts').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  /** Latest attempt for an invoice. Null for a free one. */
  async findOf(invoiceId: string): Promise<PaymentAttempt | null> {
    const row = await database
      .selectFrom('payment_attempts')
      .leftJoin('billing_instruments', 'billing_instruments.id', 'payment_attempts.instrument_id')
      .selectAll('payment_attempts')
      .select('billing_instruments.reference as instrument')
      .where('payment_attempts.invoice_id', '=', invoiceId)
      .orderBy('payment_attempts.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? attemptOf(row) : null;
  },

  async saveOutcome(id: string, { state, decline, code, reference, pollAt, actionUrl, voucher }: AttemptOutcome): Promise<void> {
    await database
      .updateTable('payment_attempts')
      .set({
        state,
        action_url: actionUrl ?? null,
        ...(voucher && { voucher: JSON.stringify(voucher) }),
        decline: decline ?? null,
        code: code ?? null,
        reference: reference ?? null,
        ask_at: pollAt === null ? null : new Date(pollAt),
        asks: sql<number>`asks + 1`,
      })
      .where('id', '=', id)
      .execute();
  },

  /** Ids of unsettled attempts that are due for polling at `now` (ms), longest overdue first. */
  async listUnsettled(now: number, most: number): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('payment_attempts')
      .select('id')
      .where(sql<boolean>`ask_at <= ${new Date(now)}`)
      .orderBy('ask_at')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Ids of an account's unsettled attempts, due or not: at most one, because one invoice is open at a time. */
  async listUnsettledOf(accountId: string): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('payment_attempts')
      .select('id')
      .where('account_id', '=', accountId)
      .where('ask_at', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  },
});
export type PaymentAttemptsRepository = ReturnType<typeof paymentAttemptsRepository>;
