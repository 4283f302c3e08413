import type { Database } from './connection.ts';

/** Favourites and likes are the same shelf under two names: a profile's contents, newest first, each once. */
export const shelf = (database: Database, table: 'favorites' | 'likes') => ({
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
    const shelf = database.selectFrom(table).where('profile_id', '=', profileId);
    const rows = await shelf
      .select('content_id')
      .orderBy('added_at', 'desc')
      .orderBy('content_id')
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await shelf.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    return { ids: rows.map((row) => row.content_id), total: Number(total) };
  },
});
export type Shelf = ReturnType<typeof shelf>;
