import type { Partner } from '@madang/domain/partners/partner.ts';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 100;

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
});
export type HandOversRepository = ReturnType<typeof handOversRepository>;
