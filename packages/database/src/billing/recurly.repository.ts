import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { RecurlyAsksTable } from '../schema.ts';

/**
 * State of a request to Recurly. `SENT`: recorded, and perhaps sent. `UNKNOWN`: outcome unknown. `NEVER`: it did not
 * happen, and is not retried.
 */
export type RecurlyRequestState = 'SENT' | 'UNKNOWN' | 'DONE' | 'DECLINED' | 'NEVER';

/** Something that Recurly is asked to sell or to change. */
export type RecurlyOrder =
  | {
      readonly kind: 'purchase';
      readonly sku: string;
      readonly currency: string;
      readonly renewable: boolean;
      /** Until when nothing is charged (ms); null without a trial. */
      readonly trialUntil: number | null;
      readonly instrumentId: string;
      /** The card was brought for this purchase: it becomes the primary one, or goes again. */
      readonly cardIsNew: boolean;
    }
  | {
      readonly kind: 'change';
      readonly sku: string;
      readonly timeframe: 'now' | 'bill_date';
      /** By which Recurly knows the subscription. */
      readonly subscription: string;
    };

export interface RecurlyRequest {
  /** The key that Recurly sees. */
  readonly id: string;
  readonly accountId: string;
  readonly request: RecurlyOrder;
  readonly requestKey: string;
  readonly state: RecurlyRequestState;
  /** How often it has been looked at. */
  readonly polls: number;
  readonly createdAt: number;
}

/** How far an account has been read. */
export interface ReadSoFar {
  readonly applied: number;
  /** Readings up to this one have seen too little, and are to be made again. */
  readonly passed: number;
  readonly version: number | null;
}

const toRequest = (row: Selectable<RecurlyAsksTable>): RecurlyRequest => ({
  id: row.id,
  accountId: row.account_id,
  request: row.request as RecurlyOrder,
  requestKey: row.request_key,
  state: row.state as RecurlyRequestState,
  polls: row.asks,
  createdAt: row.created_at,
});

export const recurlyRepository = (database: Database) => ({
  async addRequest(
    { id, accountId, request, requestKey, createdAt }: Omit<RecurlyRequest, 'state' | 'polls'>,
    askAt: number,
  ): Promise<void> {
    await database
      .insertInto('recurly_asks')
      .values({
        id,
        account_id: accountId,
        kind: request.kind,
        request: JSON.stringify(request),
        request_key: requestKey,
        state: 'SENT',
        created_at: new Date(createdAt),
        ask_at: new Date(askAt),
      })
      .execute();
  },

  async getRequest(id: string): Promise<RecurlyRequest> {
    return toRequest(await database.selectFrom('recurly_asks').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  },

  /** The account's pending request. */
  async findOpenRequest(accountId: string): Promise<RecurlyRequest | null> {
    const row = await database
      .selectFrom('recurly_asks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('ask_at', 'is not', null)
      .executeTakeFirst();
    return row ? toRequest(row) : null;
  },

  /** The newest with this key since an instant (ms); null where there is none. */
  async findSameRequest(accountId: string, requestKey: string, since: number): Promise<RecurlyRequest | null> {
    const row = await database
      .selectFrom('recurly_asks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('request_key', '=', requestKey)
      .where(sql<boolean>`created_at >= ${new Date(since)}`)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? toRequest(row) : null;
  },

  async saveRequest(id: string, state: RecurlyRequestState, askAt: number | null): Promise<void> {
    await database
      .updateTable('recurly_asks')
      .set({ state, ask_at: askAt === null ? null : new Date(askAt), asks: sql<number>`asks + 1` })
      .where('id', '=', id)
      .execute();
  },

  /** Asks that are to be looked at, the longest first. */
  async listDueRequests(now: number, most: number): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('recurly_asks')
      .select('id')
      .where(sql<boolean>`ask_at <= ${new Date(now)}`)
      .orderBy('ask_at')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The number of a reading that begins now: later ones have greater ones. */
  async beginReading(accountId: string): Promise<number> {
    const { begun } = await database
      .insertInto('recurly_accounts')
      .values({ account_id: accountId, begun: 1, version: null })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ begun: sql<number>`recurly_accounts.begun + 1` }))
      .returning('begun')
      .executeTakeFirstOrThrow();
    return begun;
  },
  /** What was changed since makes readings that have begun say too little: none of them counts any more. */
  async passOverReadings(accountId: string): Promise<void> {
    await database
      .insertInto('recurly_accounts')
      .values({ account_id: accountId, begun: 1, passed: 1, version: null })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({
          begun: sql<number>`recurly_accounts.begun + 1`,
          passed: sql<number>`recurly_accounts.begun + 1`,
        }),
      )
      .execute();
  },
  async readSoFar(accountId: string): Promise<ReadSoFar> {
    const row = await database
      .selectFrom('recurly_accounts')
      .select(['applied', 'passed', 'version'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return { applied: row?.applied ?? 0, passed: row?.passed ?? 0, version: row?.version ?? null };
  },
  async saveReading(accountId: string, applied: number, version: number | null): Promise<void> {
    await database
      .updateTable('recurly_accounts')
      .set({ applied, version: version === null ? null : new Date(version) })
      .where('account_id', '=', accountId)
      .execute();
  },
  /** Accounts whose period should have been followed by another by `now` (ms), of which nothing was heard. */
  async listSilent(now: number, most: number): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('subscriptions')
      .innerJoin('recurly_accounts', 'recurly_accounts.account_id', 'subscriptions.account_id')
      .select('subscriptions.account_id')
      .where('subscriptions.ended_at', 'is', null)
      .where('subscriptions.gateway', '=', 'CARD')
      .where(sql<boolean>`subscriptions.period_end <= ${new Date(now)}`)
      .orderBy('subscriptions.period_end')
      .limit(most)
      .execute();
    return rows.map(({ account_id }) => account_id);
  },

  /**
   * An invoice as Recurly has it, in the place of what was known of it. What it is worth to the account's books Recurly keeps; here it is shown.
   */
  async saveInvoice(invoice: ShownInvoice): Promise<void> {
    const values = {
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
      payment_method: 'CARD',
      instrument_id: invoice.instrumentId,
      settled_at: invoice.settledAt === null ? null : new Date(invoice.settledAt),
    };
    await database
      .insertInto('invoices')
      .values({
        id: invoice.id,
        account_id: invoice.accountId,
        subscription_id: invoice.subscriptionId,
        deed: JSON.stringify({ do: 'shown' }),
        created_at: new Date(invoice.createdAt),
        ...values,
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          ...values,
          // A card that was removed since goes on being named.
          instrument_id: sql<string | null>`coalesce(excluded.instrument_id, invoices.instrument_id)`,
        }),
      )
      .execute();
  },
});

/** A bill that is kept elsewhere, as it is listed here. */
export type ShownInvoice = Omit<Invoice, 'onPaid' | 'paymentMethod'>;
