import { CompiledQuery } from 'kysely';
import type { Database } from './connection.ts';
import { prepared } from './fast-path/pg/prepared-statements.ts';

type ShelfName = 'favorites' | 'likes';

/** Prepared statement: every page of a signed-in viewer runs it. */
const pageOfShelf = (table: ShelfName): string =>
  prepared(
    `page-of-${table}`,
    `select content_id, count(*) over () as total from ${table} where profile_id = $1
     order by added_at desc, content_id offset $2 limit $3`,
  );
const PAGES: Readonly<Record<ShelfName, string>> = { favorites: pageOfShelf('favorites'), likes: pageOfShelf('likes') };

/** Favourites and likes are the same shelf under two names: a profile's contents, newest first, each once. */
export const shelf = (database: Database, table: ShelfName) => ({
  /** Adding twice is once, and keeps its place. `at` in milliseconds since 1970. */
  async add(profileId: string, contentId: string, at: number): Promise<void> {
    await database
      .insertInto(table)
      .values({ profile_id: profileId, content_id: contentId, added_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(profileId: string, contentId: string): Promise<void> {
    await database.deleteFrom(table).where('profile_id', '=', profileId).where('content_id', '=', contentId).execute();
  },

  async has(profileId: string, contentId: string): Promise<boolean> {
    const row = await database
      .selectFrom(table)
      .select('content_id')
      .where('profile_id', '=', profileId)
      .where('content_id', '=', contentId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** One page of content ids, newest first, with how many there are in all. */
  async list(
    profileId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
    const { rows } = await database.executeQuery<{ content_id: string; total: string }>(
      CompiledQuery.raw(PAGES[table], [profileId, offset, limit]),
    );
    const [first] = rows;
    const count = () =>
      database
        .selectFrom(table)
        .where('profile_id', '=', profileId)
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
    // A page behind the end has no row that could say how many there are.
    const { total } = first ?? (offset === 0 ? { total: 0 } : await count());
    return { ids: rows.map((row) => row.content_id), total: Number(total) };
  },
});
export type Shelf = ReturnType<typeof shelf>;
