import { sql } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';

/** Payment webhook of a provider. */
export interface StoredPaymentWebhook {
  readonly provider: string;
  readonly id: string;
  /** Null for a charge that is not ours. */
  readonly attemptId: string | null;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const paymentWebhooksRepository = (database: Database, record: RecordDuty) => ({
  /** Stores a webhook. Idempotent by its id. */
  async add({ provider, id, attemptId }: StoredPaymentWebhook, at: number): Promise<void> {
    await database
      .insertInto('payment_notices')
      .values({ provider, id, attempt_id: attemptId, received_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    record({ kind: 'payment webhook received' });
  },

  /** Unprocessed webhooks, oldest first. */
  async listWaiting(most: number): Promise<readonly StoredPaymentWebhook[]> {
    const rows = await database
      .selectFrom('payment_notices')
      .select(['provider', 'id', 'attempt_id'])
      .where('settled_at', 'is', null)
      .orderBy('received_at')
      .limit(most)
      .execute();
    return rows.map(({ provider, id, attempt_id: attemptId }) => ({ provider, id, attemptId }));
  },

  async settle({ provider, id }: StoredPaymentWebhook, at: number): Promise<void> {
    await database
      .updateTable('payment_notices')
      .set({ settled_at: new Date(at) })
      .where('provider', '=', provider)
      .where('id', '=', id)
      .execute();
  },

  /** Deletes a batch of webhooks from before an instant (ms). False once none is left. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from payment_notices where (provider, id) in (
        select provider, id from payment_notices where received_at < ${new Date(instant)}
        order by received_at limit ${FORGOTTEN_AT_ONCE})`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type PaymentNoticesRepository = ReturnType<typeof paymentWebhooksRepository>;
