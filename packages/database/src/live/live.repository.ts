import type { Airing } from '@madang/domain/live/guide.ts';
import type { PlannedSlot, SeriesEpisode } from '@madang/domain/live/series-turn.ts';
import type { DisplayState } from '@madang/domain/catalog/vocabulary.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { LiveAiringsTable } from '../schema.ts';

/** A slot as an operator writes it: `contentId` names a film, an episode, or a series whose episodes take turns. */
export type WrittenSlot = Omit<PlannedSlot, 'asset'>;

const airingOf = (row: Selectable<LiveAiringsTable>): Airing => ({
  id: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  contentId: row.content_id,
  asset: row.asset,
  durationSeconds: row.duration_seconds,
  segments: row.segments,
  passes: row.passes,
  firstSequence: row.first_sequence,
  firstDiscontinuity: row.first_discontinuity,
  catchUp: row.catch_up,
});

export const liveRepository = (database: Database) => ({
  /** The asset that is shown off air, and the version of the guide; null where there is no channel. */
  async getChannel(): Promise<{ readonly slate: string; readonly version: number } | null> {
    const row = await database.selectFrom('live_channel').select(['slate', 'version']).executeTakeFirst();
    return row ?? null;
  },

  /** Slate and guide version, with the row locked: one node publishes at a time, until the transaction ends. */
  async lockChannel(): Promise<{ readonly slate: string; readonly version: number } | null> {
    const row = await database.selectFrom('live_channel').select(['slate', 'version']).forUpdate().executeTakeFirst();
    return row ?? null;
  },

  /** Replaces the wished week; what was published stays. */
  async replaceWeek(slate: string, slots: readonly WrittenSlot[]): Promise<void> {
    await database.transaction().execute(async (trx) => {
      await trx
        .insertInto('live_channel')
        .values({ slate })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ slate }))
        .execute();
      await trx.deleteFrom('live_slots').execute();
      if (slots.length === 0) return;
      await trx
        .insertInto('live_slots')
        .values(
          slots.map(({ weekday, startMinute, durationMinutes, contentId, catchUp }) => ({
            weekday,
            start_minute: startMinute,
            duration_minutes: durationMinutes,
            content_id: contentId,
            catch_up: catchUp,
          })),
        )
        .execute();
    });
  },

  /** The wished week, as far as its contents are in the catalogue and have a film, or are series. */
  async listSlots(): Promise<readonly PlannedSlot[]> {
    const rows = await database
      .selectFrom('live_slots')
      .innerJoin('contents', 'contents.id', 'live_slots.content_id')
      .select(['weekday', 'start_minute', 'duration_minutes', 'content_id', 'catch_up', 'contents.asset'])
      .where((row) => row.or([row('contents.asset', 'is not', null), row('contents.type', '=', 'season')]))
      .orderBy('weekday')
      .orderBy('start_minute')
      .execute();
    return rows.map((row) => ({
      weekday: row.weekday,
      startMinute: row.start_minute,
      durationMinutes: row.duration_minutes,
      contentId: row.content_id,
      asset: row.asset,
      catchUp: row.catch_up,
    }));
  },

  /** The episodes with a film of the series in the wished week, in order. */
  async listSlotEpisodes(): Promise<readonly SeriesEpisode[]> {
    const rows = await database
      .selectFrom('contents')
      .select(['id', 'parent_id', 'asset', 'state', 'start_date', 'end_date'])
      .where('type', '=', 'episode')
      .where('asset', 'is not', null)
      .where('parent_id', 'in', (row) => row.selectFrom('live_slots').select('content_id'))
      .orderBy('parent_id')
      .orderBy('number')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      seriesId: row.parent_id ?? '',
      asset: row.asset ?? '',
      state: row.state as DisplayState,
      startDate: row.start_date,
      endDate: row.end_date,
    }));
  },

  /** What was published and has not ended at an instant (milliseconds since 1970), in order. */
  async listAirings(since: number): Promise<readonly Airing[]> {
    const rows = await database
      .selectFrom('live_airings')
      .selectAll()
      .where('ends_at', '>', sql<number>`${new Date(since)}`)
      .orderBy('starts_at')
      .execute();
    return rows.map(airingOf);
  },

  async findLastAiring(): Promise<Airing | null> {
    const row = await database.selectFrom('live_airings').selectAll().orderBy('starts_at', 'desc').limit(1).executeTakeFirst();
    return row ? airingOf(row) : null;
  },

  /** Adds airings to the guide, which has another version then. */
  async publish(airings: readonly Airing[]): Promise<void> {
    if (airings.length === 0) return;
    await database
      .insertInto('live_airings')
      .values(
        airings.map((airing) => ({
          id: airing.id,
          starts_at: new Date(airing.startsAt),
          ends_at: new Date(airing.endsAt),
          content_id: airing.contentId,
          asset: airing.asset,
          duration_seconds: airing.durationSeconds,
          segments: airing.segments,
          passes: airing.passes,
          first_sequence: airing.firstSequence,
          first_discontinuity: airing.firstDiscontinuity,
          catch_up: airing.catchUp,
        })),
      )
      .execute();
    await database
      .updateTable('live_channel')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
  },

  /** Forgets what ended before an instant (milliseconds since 1970); the last airing stays, for its numbers. */
  async forgetAirings(before: number): Promise<void> {
    await database
      .deleteFrom('live_airings')
      .where('ends_at', '<', sql<number>`${new Date(before)}`)
      .where('starts_at', '<', (row) =>
        row.selectFrom('live_airings as other').select(({ fn }) => fn.max('other.starts_at').as('last')),
      )
      .execute();
  },
});
export type LiveRepository = ReturnType<typeof liveRepository>;
