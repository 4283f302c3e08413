import { isPartner, type Partner } from '@madang/domain/partners/partner.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { HandOversTable } from '../schema.ts';

/** Somebody whom a partner handed over, and who has yet to sign in or up here. */
export interface OpenHandOver {
  readonly partner: Partner;
  readonly requestId: string;
  readonly productId: string;
  readonly subject: string;
  readonly browserHash: Buffer;
  readonly birthday: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Rows that one statement forgets, so that nobody waits long behind it. */
const FORGOTTEN_AT_ONCE = 100;

const selectOpen = (database: Database, partner: Partner, requestId: string) =>
  database.selectFrom('hand_overs').selectAll().where('partner', '=', partner).where('request_id', '=', requestId);

const openHandOverOf = (row: Selectable<HandOversTable>): OpenHandOver | null =>
  isPartner(row.partner)
    ? {
        partner: row.partner,
        requestId: row.request_id,
        productId: row.product_id,
        subject: row.subject,
        browserHash: row.browser_hash,
        birthday: row.birthday,
        expiresAt: row.expires_at,
      }
    : null;

export const handOversRepository = (database: Database) => ({
  /** False when this assertion was used before. `expiresAt` (ms) is when it would be refused for its age anyway. */
  async useAssertion(partner: Partner, jti: string, expiresAt: number, at: number): Promise<boolean> {
    await sql`
      delete from used_assertions where (partner, jti) in (
        select partner, jti from used_assertions where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE})`.execute(
      database,
    );
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('used_assertions')
      .values({ partner, jti, expires_at: new Date(expiresAt) })
      .onConflict((conflict) => conflict.columns(['partner', 'jti']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** Keeps a hand-over in place of an earlier one of the same request; forgets some that ran out. */
  async save(handOver: OpenHandOver, at: number): Promise<void> {
    await sql`
      delete from hand_overs where (partner, request_id) in (
        select partner, request_id from hand_overs where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE})`.execute(
      database,
    );
    const values = {
      product_id: handOver.productId,
      subject: handOver.subject,
      browser_hash: handOver.browserHash,
      birthday: handOver.birthday,
      expires_at: new Date(handOver.expiresAt),
    };
    await database
      .insertInto('hand_overs')
      .values({ partner: handOver.partner, request_id: handOver.requestId, ...values })
      .onConflict((conflict) => conflict.columns(['partner', 'request_id']).doUpdateSet(values))
      .execute();
  },

  async find(partner: Partner, requestId: string): Promise<OpenHandOver | null> {
    const row = await selectOpen(database, partner, requestId).executeTakeFirst();
    return row ? openHandOverOf(row) : null;
  },

  /** Holds the row until the transaction ends, so that racers take turns. */
  async findLocked(partner: Partner, requestId: string): Promise<OpenHandOver | null> {
    const row = await selectOpen(database, partner, requestId).forUpdate().executeTakeFirst();
    return row ? openHandOverOf(row) : null;
  },

  async remove(partner: Partner, requestId: string): Promise<void> {
    await database.deleteFrom('hand_overs').where('partner', '=', partner).where('request_id', '=', requestId).execute();
  },
});
export type HandOversRepository = ReturnType<typeof handOversRepository>;
