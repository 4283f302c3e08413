import { type AdEvent, isAdEvent, type Showing } from '@madang/domain/ads/ad-events.ts';
import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Ad as served. */
export interface AdShowing {
  readonly id: string;
  readonly playbackId: string;
  readonly breakId: string;
  /** Position in the break, from 1. */
  readonly position: number;
  readonly adId: string;
  readonly contentId: string;
  readonly audience: 'user' | 'anonymous';
  readonly viewerKey: string;
  readonly durationSeconds: number;
  readonly skipAfter: number | null;
  /** Third-party ad, as its VAST tag described it. Null for an ad of the operator. */
  readonly tagged: TaggedAd | null;
  /** Milliseconds since 1970. */
  readonly servedAt: number;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const adShowingsRepository = (database: Database) => ({
  /** Stores the ads of a break. Of concurrent calls the first wins, and its ads stay. */
  async addPod(showings: readonly AdShowing[]): Promise<void> {
    if (showings.length === 0) return;
    await database
      .insertInto('ad_showings')
      .values(
        showings.map((showing) => ({
          id: showing.id,
          playback_id: showing.playbackId,
          break_id: showing.breakId,
          position: showing.position,
          ad_id: showing.adId,
          content_id: showing.contentId,
          audience: showing.audience,
          viewer_key: showing.viewerKey,
          duration_seconds: showing.durationSeconds,
          skip_after: showing.skipAfter,
          tagged: showing.tagged && JSON.stringify(showing.tagged),
          served_at: new Date(showing.servedAt),
        })),
      )
      .onConflict((conflict) => conflict.columns(['playback_id', 'break_id', 'position']).doNothing())
      .execute();
  },

  /** The ads of a break, in their order. */
  async listPod(playbackId: string, breakId: string): Promise<readonly Pick<AdShowing, 'id' | 'adId' | 'position' | 'tagged'>[]> {
    const rows = await database
      .selectFrom('ad_showings')
      .select(['id', 'ad_id', 'position', 'tagged'])
      .where('playback_id', '=', playbackId)
      .where('break_id', '=', breakId)
      .orderBy('position')
      .execute();
    return rows.map(({ id, ad_id, position, tagged }) => ({ id, adId: ad_id, position, tagged: tagged as TaggedAd | null }));
  },

  /** Start of the viewer's last pre-roll, in milliseconds since 1970. Null for never. */
  async findLastPreRoll(viewerKey: string): Promise<number | null> {
    const row = await database
      .selectFrom('ad_showings as showing')
      .innerJoin('ad_events as begun', (join) =>
        join.onRef('begun.showing_id', '=', 'showing.id').on('begun.event', '=', 'start'),
      )
      .select('showing.served_at')
      .where('viewer_key', '=', viewerKey)
      .where('break_id', '=', 'pre')
      .orderBy('served_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? row.served_at : null;
  },

  /** A showing with its counted events, locked until the transaction ends. */
  async findLocked(id: string): Promise<(Showing & Pick<AdShowing, 'tagged'>) | null> {
    const row = await database
      .selectFrom('ad_showings')
      .select(['served_at', 'duration_seconds', 'skip_after', 'tagged'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const events = await database.selectFrom('ad_events').select(['event', 'counted_at']).where('showing_id', '=', id).execute();
    const counted = new Map<AdEvent, number>();
    for (const { event, counted_at } of events) if (isAdEvent(event)) counted.set(event, counted_at);
    return {
      servedAt: row.served_at,
      durationSeconds: row.duration_seconds,
      skipAfter: row.skip_after,
      tagged: row.tagged as TaggedAd | null,
      counted,
    };
  },

  async addEvent(id: string, event: AdEvent, now: number): Promise<void> {
    await database
      .insertInto('ad_events')
      .values({ showing_id: id, event, counted_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Deletes a batch of showings from before an instant, with their events. True while there may be more. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from ad_showings where id = any(array(
        select id from ad_showings where served_at < ${new Date(instant)}
        order by served_at limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type AdShowingsRepository = ReturnType<typeof adShowingsRepository>;
