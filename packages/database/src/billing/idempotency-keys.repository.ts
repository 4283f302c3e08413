import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Stored call under its idempotency key. */
export interface StoredKey {
  readonly requestHash: string;
  /** Invoice that it created. Null for none. */
  readonly invoiceId: string | null;
  /** First response. Null while the call is in flight, and where the response is computed from the charge. */
  readonly answer: unknown;
  /** Milliseconds. */
  readonly at: number;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const idempotencyKeysRepository = (database: Database) => ({
  /** Stored call of an account under a key. Null for none. */
  async find(accountId: string, key: string): Promise<StoredKey | null> {
    const row = await database
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ? { requestHash: row.request_hash, invoiceId: row.invoice_id, answer: row.answer, at: row.created_at } : null;
  },

  /** Stores a call under its key, and replaces an earlier one. */
  async record(accountId: string, key: string, { requestHash, invoiceId, answer, at }: StoredKey): Promise<void> {
    const values = {
      request_hash: requestHash,
      invoice_id: invoiceId,
      answer: answer === null ? null : JSON.stringify(answer),
      created_at: new Date(at),
    };
    await database
      .insertInto('idempotency_keys')
      .values({ account_id: accountId, key, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(values))
      .execute();
  },

  /** Stores the first response and returns the one that counts. Null where the call is no longer stored. */
  async recordAnswer(accountId: string, key: string, answer: unknown): Promise<unknown> {
    const row = await database
      .updateTable('idempotency_keys')
      .set({ answer: sql<string>`coalesce(answer, ${JSON.stringify(answer)}::jsonb)` })
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .returning('answer')
      .executeTakeFirst();
    return row?.answer ?? null;
  },

  /** Deletes a batch of keys from before an instant (ms). False once none is left. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from idempotency_keys where (account_id, key) in (
        select account_id, key from idempotency_keys where created_at < ${new Date(instant)}
        order by created_at limit ${FORGOTTEN_AT_ONCE})`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type IdempotencyKeysRepository = ReturnType<typeof idempotencyKeysRepository>;
