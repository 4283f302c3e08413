import type { PlaybackEvent, PlaybackKind } from '@madang/domain/analytics/playback-event.ts';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';

export interface StoredEvent {
  readonly event: PlaybackEvent;
  /** Milliseconds since 1970. */
  readonly happenedAt: number;
  /** Counts as a play of the content on the day it is received. */
  readonly isPlay: boolean;
}

/** Fields shared by all events of a request. */
export interface ReportedPlayback {
  readonly playbackId: string;
  readonly contentId: string;
  readonly kind: PlaybackKind;
  readonly viewer: string;
  readonly signedIn: boolean;
  readonly device: string;
  readonly country: string;
  readonly collection: string | null;
  readonly viaClick: string | null;
  readonly cameFrom: string | null;
  readonly appVersion: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** YYYY-MM-DD, of the same instant. */
  readonly day: string;
}

/** Distinct viewers of a title on a day. */
export interface StoredPlays {
  readonly titleId: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly viewers: number;
}

/** One statement per request. Known events are skipped, and count no second play. */
const ADD = prepared(
  'add-playback-events',
  `with reported as (
     select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::double precision[], $6::timestamptz[], $7::boolean[])
       as event (sequence, event, change, value, position, happened_at, is_play)
   ), added as (
     insert into playback_events (playback_id, sequence, event, change, value, content_id, kind, position, viewer, signed_in, device,
       country, collection, via_click, came_from, app_version, happened_at, received_at)
     select $8::text, sequence, event, change, value, $9::text, $10::text, position, $11::text, $12::boolean, $13::text,
       $14::text, $15::text, $16::text, $17::text, $18::text, happened_at, $19::timestamptz
     from reported
     on conflict do nothing
     returning sequence
   )
   insert into plays (day, content_id, viewer)
   select distinct $20::text, $9::text, $11::text from reported join added using (sequence) where reported.is_play
   on conflict do nothing`,
);

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const playbackEventsRepository = (database: Database) => ({
  /** Stores the events of one request in one statement. Idempotent. */
  async add(playback: ReportedPlayback, events: readonly StoredEvent[]): Promise<void> {
    const all = events.map(({ event }) => event);
    await database.executeQuery(
      CompiledQuery.raw(ADD, [
        all.map(({ sequence }) => sequence),
        all.map(({ event }) => event),
        all.map((event) => (event.event === 'update' ? event.change : null)),
        all.map((event) => (event.event === 'update' ? event.value : null)),
        all.map(({ position }) => position),
        events.map(({ happenedAt }) => new Date(happenedAt)),
        events.map(({ isPlay }) => isPlay),
        playback.playbackId,
        playback.contentId,
        playback.kind,
        playback.viewer,
        playback.signedIn,
        playback.device,
        playback.country,
        playback.collection,
        playback.viaClick,
        playback.cameFrom,
        playback.appVersion,
        new Date(playback.receivedAt),
        playback.day,
      ]),
    );
  },

  /** Viewers per title and day since a day (YYYY-MM-DD). Ten episodes in one night count once. */
  async countPlays(from: string): Promise<readonly StoredPlays[]> {
    const { rows } = await sql<{ title_id: string; day: string; viewers: string }>`
      select coalesce(contents.parent_id, contents.id) as title_id, plays.day, count(distinct plays.viewer) as viewers
      from plays join contents on contents.id = plays.content_id
      where plays.day >= ${from} group by 1, 2`.execute(database);
    return rows.map(({ title_id, day, viewers }) => ({ titleId: title_id, day, viewers: Number(viewers) }));
  },

  /** Deletes a batch of events from before a day (YYYY-MM-DD). False once none is left. */
  async forgetBefore(day: string): Promise<boolean> {
    const start = new Date(`${day}T00:00:00Z`);
    const { rows } = await sql<{ forgotten: string }>`
      with old as (
        delete from playback_events where ctid = any(array(
          select ctid from playback_events where received_at < ${start} order by received_at limit ${FORGOTTEN_AT_ONCE}))
        returning 1
      ), old_plays as (
        delete from plays where ctid = any(array(
          select ctid from plays where day < ${day} order by day limit ${FORGOTTEN_AT_ONCE}))
        returning 1
      )
      select (select count(*) from old) + (select count(*) from old_plays) as forgotten`.execute(database);
    return Number(rows[0]?.forgotten ?? 0) > 0;
  },

  /** Deletes some events of anonymous visitors from before a day (YYYY-MM-DD); false once none is left. The counted plays stay. */
  async forgetAnonymousBefore(day: string): Promise<boolean> {
    const start = new Date(`${day}T00:00:00Z`);
    const { numAffectedRows } = await sql`
      delete from playback_events where ctid = any(array(
        select ctid from playback_events where not signed_in and received_at < ${start} order by received_at
        limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type PlaybackEventsRepository = ReturnType<typeof playbackEventsRepository>;
