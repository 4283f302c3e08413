import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** That a popup was seen or followed, as a browser told it. */
export interface PopupEvent {
  /** Given by the browser. */
  readonly id: string;
  readonly kind: 'impression' | 'click';
  readonly trackingId: string;
  readonly popupTrackingId: string;
  /** Who was signed in. */
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const popupEventsRepository = (database: Database) => ({
  /** Idempotent by event id. */
  async add(event: PopupEvent): Promise<void> {
    await database
      .insertInto('popup_events')
      .values({
        event_id: event.id,
        kind: event.kind,
        tracking_id: event.trackingId,
        popup_tracking_id: event.popupTrackingId,
        account_id: event.accountId,
        occurred_at: new Date(event.occurredAt),
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
  },

  /** Forgets some of what happened before an instant (ms); false once nothing is left of it. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from popup_events where event_id = any(array(
        select event_id from popup_events where occurred_at < ${new Date(instant)}
        order by occurred_at limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
