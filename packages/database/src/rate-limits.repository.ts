import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Rows deleted by one statement, so that no counter waits long behind it. */
const BATCH = 5000;

/** Counters of rate limits; the limiter's own library reads and writes them. */
export const rateLimitsRepository = (database: Database) => ({
  /** Deletes some counters whose window was over before an instant (ms); false once none is left. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from rate_limits where key = any(array(
        select key from rate_limits where expire < ${instant} limit ${BATCH})) and expire < ${instant}`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
