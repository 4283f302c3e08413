import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** One removal. `id` is what a later undo refers to. */
export interface Removal {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Lists of a profile out of which things can be taken and given back just as they were. */
export const removable = (database: Database, list: 'favorites' | 'watch_progress') => ({
  /** Takes contents out, or everything where `contentIds` is null, and keeps them aside. False where nothing was there. */
  async takeOut(profileId: string, contentIds: readonly string[] | null, { id, at }: Removal): Promise<boolean> {
    const chosen = contentIds === null ? sql`true` : sql`content_id = any(${[...contentIds]}::text[])`;
    const { numAffectedRows } = await sql`
      with gone as (delete from ${sql.table(list)} where profile_id = ${profileId} and ${chosen} returning *)
      insert into removals (id, profile_id, list, removed_at, rows)
      select ${id}::uuid, ${profileId}::uuid, ${list}, ${new Date(at)}::timestamptz, jsonb_agg(to_jsonb(gone))
      from gone having count(*) > 0`.execute(database);
    return numAffectedRows === 1n;
  },

  /**
   * Gives back what this profile took out after `since`, once; whatever has come into the list in the meantime stays as it is.
   * False where there is no such removal any more.
   */
  async giveBack(profileId: string, removalId: string, since: number): Promise<boolean> {
    const { rows } = await sql<{ taken: boolean }>`
      with taken as (
        delete from removals
        where id = ${removalId} and profile_id = ${profileId} and list = ${list} and removed_at > ${new Date(since)}::timestamptz
        returning rows
      ), given as (
        insert into ${sql.table(list)}
        select back.* from taken, jsonb_populate_recordset(null::${sql.table(list)}, taken.rows) back
        on conflict do nothing
      )
      select true as taken from taken`.execute(database);
    return rows.length === 1;
  },
});
