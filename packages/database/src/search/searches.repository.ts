import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Longest ranking returned: the weekly favorites are never paged further. */
const MAX_TOP = 100;
/** Distinct misses counted per day: random input must not fill the disk. */
const MAX_MISSES = 5000;

/** What was opened from search, and what was looked for in vain. Days are YYYY-MM-DD. */
export const searchesRepository = (database: Database) => ({
  /** Counts that a viewer opened a title on a day; again on the same day is once. */
  async addPick(day: string, viewer: string, contentId: string): Promise<void> {
    await database
      .insertInto('search_picks')
      .values({ day, viewer, content_id: contentId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Counts a text that found nothing on a day. */
  async addMiss(day: string, query: string): Promise<void> {
    await sql`
      insert into search_misses as known (day, query, count)
      select ${day}, ${query}, 1
      where (select count(*) from search_misses where day = ${day}) < ${MAX_MISSES}
        or exists (select from search_misses where day = ${day} and query = ${query})
      on conflict (day, query) do update set count = known.count + 1`.execute(database);
  },

  /** Ids of what was opened most from a day on, by distinct viewers per day; most first. */
  async listPicked(from: string): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('search_picks')
      .select('content_id')
      .where('day', '>=', from)
      .groupBy('content_id')
      .orderBy((picks) => picks.fn.countAll(), 'desc')
      .orderBy('content_id')
      .limit(MAX_TOP)
      .execute();
    return rows.map((row) => row.content_id);
  },

  /** What was looked for in vain from a day on, most often first. */
  async listMisses(from: string): Promise<readonly { readonly query: string; readonly count: number }[]> {
    const rows = await database
      .selectFrom('search_misses')
      .select(['query', (misses) => misses.fn.sum<string>('count').as('count')])
      .where('day', '>=', from)
      .groupBy('query')
      .orderBy('count', 'desc')
      .orderBy('query')
      .limit(MAX_TOP)
      .execute();
    return rows.map(({ query, count }) => ({ query, count: Number(count) }));
  },

  /** Forgets all days before one. */
  async removeBefore(day: string): Promise<void> {
    await database.deleteFrom('search_picks').where('day', '<', day).execute();
    await database.deleteFrom('search_misses').where('day', '<', day).execute();
  },
});
export type SearchesRepository = ReturnType<typeof searchesRepository>;
