import type { Neighbour } from '@madang/domain/catalog/likeness.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection.ts';

/** A sign as it is stored: of an episode as well as of a title. */
export interface StoredSign {
  readonly profileId: string;
  readonly contentId: string;
  readonly sign: 'begun' | 'finished' | 'liked' | 'favorite';
}

export const recommendationsRepository = (database: Database) => ({
  /** The newest signs of all profiles since an instant (ms), at most `most` of each kind. */
  async listSigns(since: number, most: number): Promise<readonly StoredSign[]> {
    const from = new Date(since);
    const newest = async (sign: StoredSign['sign'], rows: RawBuilder<{ profile_id: string; content_id: string }>) =>
      (await rows.execute(database)).rows.map((row): StoredSign => ({
        profileId: row.profile_id,
        contentId: row.content_id,
        sign,
      }));
    const watched = (finished: boolean) =>
      sql<{ profile_id: string; content_id: string }>`
        select profile_id, content_id from watch_progress
        where finished = ${finished} and modified_at >= ${from} order by modified_at desc limit ${most}`;
    const shelved = (table: 'likes' | 'favorites') =>
      sql<{ profile_id: string; content_id: string }>`
        select profile_id, content_id from ${sql.table(table)}
        where added_at >= ${from} order by added_at desc limit ${most}`;
    return [
      ...(await newest('begun', watched(false))),
      ...(await newest('finished', watched(true))),
      ...(await newest('liked', shelved('likes'))),
      ...(await newest('favorite', shelved('favorites'))),
    ];
  },

  /** Puts what was learnt of some titles in the place of what was known of them; what is as it was is not written. */
  async saveNeighbours(learnt: readonly (readonly [titleId: string, neighbours: readonly Neighbour[]])[]): Promise<void> {
    if (learnt.length === 0) return;
    await database
      .insertInto('title_neighbours')
      .values(learnt.map(([id, neighbours]) => ({ title_id: id, neighbours: JSON.stringify(neighbours) })))
      .onConflict((conflict) =>
        conflict
          .column('title_id')
          .doUpdateSet((row) => ({ neighbours: row.ref('excluded.neighbours') }))
          .whereRef('title_neighbours.neighbours', 'is distinct from', 'excluded.neighbours'),
      )
      .execute();
  },

  /** Forgets what was learnt of titles that have left the catalogue. */
  async forgetNeighboursOfTheGone(): Promise<void> {
    await database
      .deleteFrom('title_neighbours')
      .where((row) =>
        row.not(
          row.exists(row.selectFrom('contents').select('contents.id').whereRef('contents.id', '=', 'title_neighbours.title_id')),
        ),
      )
      .execute();
  },

  async listNeighbours(titleIds: readonly string[]): Promise<ReadonlyMap<string, readonly Neighbour[]>> {
    if (titleIds.length === 0) return new Map();
    const rows = await database.selectFrom('title_neighbours').selectAll().where('title_id', 'in', titleIds).execute();
    return new Map(rows.map((row) => [row.title_id, row.neighbours as readonly Neighbour[]]));
  },

  /** Saves a ranking; `at` in milliseconds since 1970. */
  async saveRanking(name: 'most_played', titleIds: readonly string[], at: number): Promise<void> {
    const values = { title_ids: [...titleIds], ranked_at: new Date(at) };
    await database
      .insertInto('rankings')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute();
  },

  /** Title ids, most first; none where nothing has been ranked. */
  async getRanking(name: 'most_played'): Promise<readonly string[]> {
    const row = await database.selectFrom('rankings').select('title_ids').where('name', '=', name).executeTakeFirst();
    return row?.title_ids ?? [];
  },
});
export type RecommendationsRepository = ReturnType<typeof recommendationsRepository>;
