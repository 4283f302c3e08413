import { memberOf } from '@madang/domain/shared/closed-list.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { RefundsTable } from '../schema.ts';

/** State of a refund. `SENT`: recorded, and perhaps sent. `UNKNOWN`: sent, outcome unknown. */
const REFUND_STATES = ['SENT', 'UNKNOWN', 'REFUNDED', 'REFUSED'] as const;
type RefundState = (typeof REFUND_STATES)[number];

/** Refund. Its id is the idempotency key for the provider. */
export interface Refund {
  readonly id: string;
  readonly invoiceId: string;
  readonly accountId: string;
  /** Provider's id of the charge. */
  readonly charge: string;
  /** Minor units. */
  readonly amount: number;
  readonly state: RefundState;
  /** Polls so far. */
  readonly polls: number;
}

const refundOf = (row: Selectable<RefundsTable>): Refund => ({
  id: row.id,
  invoiceId: row.invoice_id,
  accountId: row.account_id,
  charge: row.charge,
  amount: Number(row.amount),
  state: memberOf(REFUND_STATES, row.state, 'refund state'),
  polls: row.asks,
});

export const refundsRepository = (database: Database) => ({
  async add(
    { id, invoiceId, accountId, charge, amount }: Omit<Refund, 'state' | 'polls'>,
    at: number,
    askAt: number,
  ): Promise<void> {
    const row = { id, invoice_id: invoiceId, account_id: accountId, charge, amount, state: 'SENT' };
    await database
      .insertInto('refunds')
      .values({ ...row, created_at: new Date(at), ask_at: new Date(askAt) })
      .execute();
  },

  async get(id: string): Promise<Refund> {
    return refundOf(await database.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  },

  /** Refund of an invoice, pending or done. Null for none, or a refused one. */
  async findOf(invoiceId: string): Promise<Refund | null> {
    const row = await database
      .selectFrom('refunds')
      .selectAll()
      .where('invoice_id', '=', invoiceId)
      .where('state', '<>', 'REFUSED')
      .executeTakeFirst();
    return row ? refundOf(row) : null;
  },

  /** `askAt`: next poll (ms). Null once settled. */
  async save(id: string, state: Exclude<RefundState, 'SENT'>, askAt: number | null): Promise<void> {
    await database
      .updateTable('refunds')
      .set({ state, ask_at: askAt === null ? null : new Date(askAt), asks: sql<number>`asks + 1` })
      .where('id', '=', id)
      .execute();
  },

  /** Ids of unsettled refunds that are due for polling at `now` (ms), longest overdue first. */
  async listUnsettled(now: number, most: number): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('refunds')
      .select('id')
      .where(sql<boolean>`ask_at <= ${new Date(now)}`)
      .orderBy('ask_at')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
});
export type RefundsRepository = ReturnType<typeof refundsRepository>;
