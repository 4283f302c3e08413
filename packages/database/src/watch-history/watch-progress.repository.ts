import type { Progress } from '@madang/domain/watch-history/progress.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { WatchProgressTable } from '../schema.ts';

const progressOf = (row: Selectable<WatchProgressTable>): Progress => ({
  contentId: row.content_id,
  playingTime: row.playing_time,
  finished: row.finished,
  playbackId: row.playback_id,
  sequence: row.sequence,
  modified: row.modified_at,
});

/** Bound of one profile's history that rules look at; older entries stay in the paged list. */
const RECENT = 500;

export const watchProgressRepository = (database: Database) => ({
  async find(profileId: string, contentId: string): Promise<Progress | null> {
    const row = await database
      .selectFrom('watch_progress')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('content_id', '=', contentId)
      .executeTakeFirst();
    return row ? progressOf(row) : null;
  },

  /**
   * Saves a report in one durable statement and gives what is stored now. The condition is recordProgress' own:
   * a late report of the same playback changes nothing, whatever races.
   */
  async record(profileId: string, report: Progress): Promise<Progress> {
    const values = {
      playing_time: report.playingTime,
      finished: report.finished,
      playback_id: report.playbackId,
      sequence: report.sequence,
      modified_at: new Date(report.modified),
    };
    const row = await database
      .insertInto('watch_progress')
      .values({ profile_id: profileId, content_id: report.contentId, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'content_id'])
          .doUpdateSet(values)
          .where(
            sql<boolean>`not (watch_progress.playback_id = excluded.playback_id and watch_progress.sequence >= excluded.sequence)`,
          ),
      )
      .returningAll()
      .executeTakeFirst();
    if (row) return progressOf(row);
    return (await this.find(profileId, report.contentId)) ?? report;
  },

  async list(
    profileId: string,
    {
      offset,
      limit,
      contentIds,
      finished,
    }: { offset: number; limit: number; contentIds: readonly string[] | null; finished: boolean | null },
  ): Promise<{ readonly items: readonly Progress[]; readonly total: number }> {
    let query = database.selectFrom('watch_progress').where('profile_id', '=', profileId);
    if (contentIds !== null) query = query.where('content_id', 'in', contentIds);
    if (finished !== null) query = query.where('finished', '=', finished);
    const rows = await query
      .selectAll()
      .orderBy('modified_at', 'desc')
      .orderBy('content_id')
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await query.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    return { items: rows.map(progressOf), total: Number(total) };
  },

  async listRecent(profileId: string): Promise<readonly Progress[]> {
    const rows = await database
      .selectFrom('watch_progress')
      .selectAll()
      .where('profile_id', '=', profileId)
      .orderBy('modified_at', 'desc')
      .limit(RECENT)
      .execute();
    return rows.map(progressOf);
  },

  async remove(profileId: string, contentIds: readonly string[]): Promise<void> {
    if (contentIds.length === 0) return;
    await database
      .deleteFrom('watch_progress')
      .where('profile_id', '=', profileId)
      .where('content_id', 'in', contentIds)
      .execute();
  },
});
export type WatchProgressRepository = ReturnType<typeof watchProgressRepository>;
