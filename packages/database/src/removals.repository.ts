import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** What was taken out of any list and can still be given back. */
export const removalsRepository = (database: Database) => ({
  /** Lets go for good of what was removed up to `until`, in milliseconds since 1970. */
  async forget(until: number): Promise<void> {
    await database
      .deleteFrom('removals')
      .where('removed_at', '<=', sql<number>`${new Date(until)}`)
      .execute();
  },
});
export type RemovalsRepository = ReturnType<typeof removalsRepository>;
