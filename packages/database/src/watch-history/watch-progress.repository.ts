import type { Progress } from '@madang/domain/watch-history/progress.ts';
import { CompiledQuery, type Selectable } from 'kysely';
import { inBatches } from '../batches.ts';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';
import { removable } from '../removable.ts';
import type { WatchProgressTable } from '../schema.ts';

const progressOf = (row: Selectable<WatchProgressTable>): Progress => ({
  contentId: row.content_id,
  playingTime: row.playing_time,
  finished: row.finished,
  place: row.panel_id === null || row.panel_fraction === null ? null : { panelId: row.panel_id, fraction: row.panel_fraction },
  playbackId: row.playback_id,
  sequence: row.sequence,
  modified: row.modified_at,
});

/** Bound of one profile's history that rules look at; older entries stay in the paged list. */
const RECENT = 500;

/** By far the commonest statement: each viewer's, every ten seconds. In the order of the key, so that no two nodes wait for each other. */
const RECORD = prepared(
  'record-progress',
  `insert into watch_progress
     (profile_id, content_id, playing_time, finished, panel_id, panel_fraction, playback_id, sequence, modified_at)
   select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::boolean[], $5::text[], $6::double precision[], $7::text[],
     $8::integer[], $9::timestamptz[]) order by 1, 2
   on conflict (profile_id, content_id) do update set
     playing_time = excluded.playing_time, finished = excluded.finished, panel_id = excluded.panel_id,
     panel_fraction = excluded.panel_fraction, playback_id = excluded.playback_id, sequence = excluded.sequence,
     modified_at = excluded.modified_at
   where not (watch_progress.playback_id = excluded.playback_id and watch_progress.sequence >= excluded.sequence)
   returning profile_id, content_id`,
);

const RECENT_OF = prepared(
  'recent-progress',
  `select profile_id, content_id, playing_time, finished, panel_id, panel_fraction, playback_id, sequence, modified_at
   from watch_progress where profile_id = $1 order by modified_at desc limit ${RECENT}`,
);

interface Report {
  readonly profileId: string;
  readonly progress: Progress;
}

const keyOf = ({ profileId, progress }: Report): string => `${profileId} ${progress.contentId}`;

/** Of reports for different rows, whether each was stored; a late one was not. */
const writeReports =
  (database: Database) =>
  async (reports: readonly Report[]): Promise<readonly boolean[]> => {
    const all = reports.map(({ progress }) => progress);
    const { rows } = await database.executeQuery<{ profile_id: string; content_id: string }>(
      CompiledQuery.raw(RECORD, [
        reports.map(({ profileId }) => profileId),
        all.map(({ contentId }) => contentId),
        all.map(({ playingTime }) => playingTime),
        all.map(({ finished }) => finished),
        all.map(({ place }) => place?.panelId ?? null),
        all.map(({ place }) => place?.fraction ?? null),
        all.map(({ playbackId }) => playbackId),
        all.map(({ sequence }) => sequence),
        all.map(({ modified }) => new Date(modified)),
      ]),
    );
    const stored = new Set(rows.map((row) => `${row.profile_id} ${row.content_id}`));
    return reports.map((report) => stored.has(keyOf(report)));
  };

export const watchProgressRepository = (database: Database) => {
  const writeReport = inBatches(keyOf, writeReports(database));
  return {
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
     * Saves a report in one durable statement, with those that arrive meanwhile, and gives what is stored now. The condition is recordProgress' own:
     * a late report of the same playback changes nothing, whatever races.
     */
    async record(profileId: string, report: Progress): Promise<Progress> {
      if (await writeReport({ profileId, progress: report })) return report;
      return (await this.find(profileId, report.contentId)) ?? report;
    },

    /** Saves a report that comes later than it was made, unless something newer is stored: recordLate's condition, whatever races. */
    async recordDelayed(profileId: string, report: Progress): Promise<Progress> {
      const { contentId, playingTime, finished, place, playbackId, sequence, modified } = report;
      const values = {
        playing_time: playingTime,
        finished,
        panel_id: place?.panelId ?? null,
        panel_fraction: place?.fraction ?? null,
        playback_id: playbackId,
        sequence,
        modified_at: new Date(modified),
      };
      await database
        .insertInto('watch_progress')
        .values({ profile_id: profileId, content_id: contentId, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['profile_id', 'content_id'])
            .doUpdateSet(values)
            .whereRef('watch_progress.modified_at', '<', 'excluded.modified_at')
            .where(({ not, and, eb }) =>
              not(and([eb('watch_progress.playback_id', '=', playbackId), eb('watch_progress.sequence', '>=', sequence)])),
            ),
        )
        .execute();
      return (await this.find(profileId, contentId)) ?? report;
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
      const { rows } = await database.executeQuery<Selectable<WatchProgressTable>>(CompiledQuery.raw(RECENT_OF, [profileId]));
      return rows.map(progressOf);
    },

    ...removable(database, 'watch_progress'),
  };
};
export type WatchProgressRepository = ReturnType<typeof watchProgressRepository>;
