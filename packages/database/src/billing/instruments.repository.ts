import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { BillingInstrumentsTable } from '../schema.ts';

/** Saved card of an account, without its number. */
export interface Instrument {
  readonly id: string;
  readonly accountId: string;
  /** Payment provider, and its id of the card. */
  readonly gateway: string;
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. The year has four digits. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string;
  readonly zipCode: string;
  readonly fingerprint: string;
  readonly isPrimary: boolean;
}

/** Card data that a replacement changes. */
export type CardDetails = Omit<Instrument, 'id' | 'accountId' | 'isPrimary'>;

const instrumentOf = (row: Selectable<BillingInstrumentsTable>): Instrument => ({
  id: row.id,
  accountId: row.account_id,
  gateway: row.gateway,
  reference: row.reference,
  brand: row.brand,
  last4: row.last4,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
  holder: row.holder,
  zipCode: row.zip_code,
  fingerprint: row.fingerprint,
  isPrimary: row.is_primary,
});

const cardRow = ({ gateway, reference, brand, last4, expiryMonth, expiryYear, holder, zipCode, fingerprint }: CardDetails) => ({
  gateway,
  reference,
  brand,
  last4,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
  holder,
  zip_code: zipCode,
  fingerprint,
});

export const instrumentsRepository = (database: Database) => ({
  /** Saved cards, the primary one first, then by age. At most three. */
  async listOf(accountId: string): Promise<readonly Instrument[]> {
    const rows = await database
      .selectFrom('billing_instruments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('removed_at', 'is', null)
      .orderBy('is_primary', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(instrumentOf);
  },

  async add(instrument: Instrument, at: number): Promise<void> {
    const { id, accountId, isPrimary } = instrument;
    await database
      .insertInto('billing_instruments')
      .values({ id, account_id: accountId, is_primary: isPrimary, created_at: new Date(at), ...cardRow(instrument) })
      .execute();
  },

  /** Replaces a card and keeps its id. */
  async change(id: string, card: CardDetails): Promise<void> {
    await database.updateTable('billing_instruments').set(cardRow(card)).where('id', '=', id).execute();
  },

  /** Makes this the only card to be charged. */
  async makePrimary(accountId: string, id: string): Promise<void> {
    await database
      .updateTable('billing_instruments')
      .set({ is_primary: false })
      .where('account_id', '=', accountId)
      .where('id', '<>', id)
      .where('is_primary', '=', true)
      .execute();
    await database.updateTable('billing_instruments').set({ is_primary: true }).where('id', '=', id).execute();
  },

  /** Soft delete: invoices still name the card, but no list shows it. */
  async remove(id: string, at: number): Promise<void> {
    await database
      .updateTable('billing_instruments')
      .set({ removed_at: new Date(at), is_primary: false })
      .where('id', '=', id)
      .execute();
  },

  async findAddress(accountId: string): Promise<BillingAddress | null> {
    const row = await database.selectFrom('billing_addresses').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    return row ? { country: row.country, fields: row.fields as BillingAddress['fields'] } : null;
  },
  async saveAddress(accountId: string, { country, fields }: BillingAddress, at: number): Promise<void> {
    const values = { country, fields: JSON.stringify(fields), changed_at: new Date(at) };
    await database
      .insertInto('billing_addresses')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
  },

  /** Offset of an account's test clock, in milliseconds. */
  async clockOf(accountId: string): Promise<number> {
    const row = await database
      .selectFrom('moved_clocks')
      .select('ahead_ms')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return Number(row?.ahead_ms ?? 0);
  },
  async moveClock(accountId: string, byMs: number): Promise<void> {
    await database
      .insertInto('moved_clocks')
      .values({ account_id: accountId, ahead_ms: byMs })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ ahead_ms: sql<number>`moved_clocks.ahead_ms + ${byMs}` }),
      )
      .execute();
  },
});

/** Billing details of an account. */
export interface BillingAddress {
  readonly country: string;
  readonly fields: Readonly<Record<string, string>>;
}
export type InstrumentsRepository = ReturnType<typeof instrumentsRepository>;
