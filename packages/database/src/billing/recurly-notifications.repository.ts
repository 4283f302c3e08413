import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** What Recurly said has changed; what it has become is read. */
export interface RecurlyNotification {
  readonly id: string;
  readonly objectType: string;
  readonly objectId: string;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const recurlyNotificationsRepository = (database: Database) => ({
  /** Keeps a notification; false where it was told before. */
  async add({ id, objectType, objectId }: RecurlyNotification, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('recurly_notifications')
      .values({ id, object_type: objectType, object_id: objectId, received_at: new Date(at), ask_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  async listDue(now: number, most: number): Promise<readonly (RecurlyNotification & { readonly asks: number })[]> {
    const rows = await database
      .selectFrom('recurly_notifications')
      .selectAll()
      .where(sql<boolean>`ask_at <= ${new Date(now)}`)
      .orderBy('ask_at')
      .limit(most)
      .execute();
    return rows.map(({ id, object_type, object_id, asks }) => ({ id, objectType: object_type, objectId: object_id, asks }));
  },
  async save(id: string, askAt: number | null): Promise<void> {
    await database
      .updateTable('recurly_notifications')
      .set({ ask_at: askAt === null ? null : new Date(askAt), asks: sql<number>`asks + 1` })
      .where('id', '=', id)
      .execute();
  },
  /** Forgets some notifications of before an instant (ms) that were read; false once nothing is left of them. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from recurly_notifications where id in (
        select id from recurly_notifications where received_at < ${new Date(instant)} and ask_at is null
        order by received_at limit ${FORGOTTEN_AT_ONCE})`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
