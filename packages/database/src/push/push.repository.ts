import { PUSH_WORTH_MS } from '@madang/domain/push/delivery.ts';
import type { Language, Localized } from '@madang/domain/shared/language.ts';
import { sql } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';

/** A browser that takes notifications, as its push service knows it. */
export interface PushSubscription {
  readonly endpoint: string;
  /** base64url, as the browser gave them. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

export interface PushMessage {
  readonly id: string;
  /** Null for everybody. */
  readonly accountId: string | null;
  readonly referenceType: string;
  readonly referenceId: string;
  /** Below the language. */
  readonly path: string;
  readonly title: Localized;
  readonly body: Localized;
}

/** A message that is being sent to one browser. */
export interface DuePush {
  readonly subscriptionId: string;
  readonly subscription: PushSubscription;
  readonly message: PushMessage;
  /** This try counts. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
}

/** That a notification was followed, or led where it should, as a browser told it. */
export interface PushEvent {
  /** Given by the browser. */
  readonly id: string;
  readonly kind: 'clicked' | 'moved';
  readonly referenceType: string;
  readonly referenceId: string;
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
}

/** Browsers of one account; with one more the oldest takes no more. */
const MAX_PER_ACCOUNT = 20;
/** Browsers per fan-out statement, and rows per DELETE: small batches hold their locks briefly. */
const HANDED_OUT_AT_ONCE = 500;
const FORGOTTEN_AT_ONCE = 5000;

interface DueRow {
  readonly subscription_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly message_id: string;
  readonly account_id: string | null;
  readonly reference_type: string;
  readonly reference_id: string;
  readonly path: string;
  readonly title: unknown;
  readonly body: unknown;
  readonly tries: number;
  readonly asked_at: number;
}

const dueOf = (row: DueRow): DuePush => ({
  subscriptionId: row.subscription_id,
  subscription: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth, language: row.language as Language },
  message: {
    id: row.message_id,
    accountId: row.account_id,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    path: row.path,
    title: row.title as Localized,
    body: row.body as Localized,
  },
  attempts: row.tries,
  requestedAt: row.asked_at,
});

/** Whose session still runs at an instant. */
const runs = (at: number) => sql`s.revoked_at is null and s.ends_at > ${new Date(at)}`;

export const pushRepository = (database: Database, record: RecordDuty) => ({
  /** Registers a browser for the signed-in account and returns its id. A known endpoint keeps its id. */
  async register(
    {
      id,
      accountId,
      sessionId,
      endpoint,
      p256dh,
      auth,
      language,
    }: PushSubscription & {
      readonly id: string;
      readonly accountId: string;
      readonly sessionId: string;
    },
    at: number,
  ): Promise<string> {
    const own = { account_id: accountId, session_id: sessionId, p256dh, auth, language, registered_at: new Date(at) };
    const { id: kept } = await database
      .insertInto('push_subscriptions')
      .values({ id, endpoint, ...own })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(own))
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where account_id = ${accountId}
        order by registered_at desc, id offset ${MAX_PER_ACCOUNT})`.execute(database);
    return kept;
  },

  /** Binds the account's browser to a new session. */
  async rebind(id: string, accountId: string, sessionId: string): Promise<void> {
    await database
      .updateTable('push_subscriptions')
      .set({ session_id: sessionId })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('session_id', '!=', sessionId)
      .execute();
  },

  async isRegistered(id: string, sessionId: string): Promise<boolean> {
    const row = await database
      .selectFrom('push_subscriptions')
      .select('id')
      .where('id', '=', id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** False where the account has no such subscription. */
  async remove(id: string, accountId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Asks for a message to be sent; asking for it again under the same id is asking once. */
  async addMessage(message: PushMessage, askedAt: number): Promise<void> {
    await database
      .insertInto('push_messages')
      .values({
        id: message.id,
        account_id: message.accountId,
        reference_type: message.referenceType,
        reference_id: message.referenceId,
        path: message.path,
        title: JSON.stringify(message.title),
        body: JSON.stringify(message.body),
        asked_at: new Date(askedAt),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    record({ kind: 'push message queued' });
  },

  /** Hands the oldest waiting message out to some more browsers whose session runs; false where none waits. Within a transaction. */
  async handOut(now: number): Promise<boolean> {
    const message = await database
      .selectFrom('push_messages')
      .select(['id', 'account_id', 'handed_out_to'])
      .where('handed_out_at', 'is', null)
      .orderBy('asked_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!message) return false;
    const { rows } = await sql<{ id: string }>`
      select p.id from push_subscriptions p join sessions s on s.id = p.session_id
      where ${runs(now)}
        and (${message.account_id}::uuid is null or p.account_id = ${message.account_id}::uuid)
        and (${message.handed_out_to}::uuid is null or p.id > ${message.handed_out_to}::uuid)
      order by p.id limit ${HANDED_OUT_AT_ONCE}`.execute(database);
    if (rows.length > 0)
      await database
        .insertInto('push_deliveries')
        .values(rows.map(({ id }) => ({ message_id: message.id, subscription_id: id, due_at: new Date(now) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const last = rows.at(-1);
    await database
      .updateTable('push_messages')
      .set(rows.length < HANDED_OUT_AT_ONCE || !last ? { handed_out_at: new Date(now) } : { handed_out_to: last.id })
      .where('id', '=', message.id)
      .execute();
    return true;
  },

  /** Claims due deliveries until `until` (ms), longest waiting first, and drops those to signed-out browsers. */
  async takeDue(now: number, until: number, most: number): Promise<readonly DuePush[]> {
    await sql`
      delete from push_deliveries d using push_subscriptions p, sessions s
      where d.due_at <= ${new Date(now)} and p.id = d.subscription_id and s.id = p.session_id and not (${runs(now)})`.execute(
      database,
    );
    const { rows } = await sql<DueRow>`
      with taken as (
        update push_deliveries set due_at = ${new Date(until)}, tries = tries + 1
        where (message_id, subscription_id) in (
          select message_id, subscription_id from push_deliveries where due_at <= ${new Date(now)}
          order by due_at limit ${most} for update skip locked)
        returning message_id, subscription_id, tries)
      select t.subscription_id, t.message_id, t.tries, p.endpoint, p.p256dh, p.auth, p.language,
        m.account_id, m.reference_type, m.reference_id, m.path, m.title, m.body, m.asked_at
      from taken t join push_subscriptions p on p.id = t.subscription_id join push_messages m on m.id = t.message_id`.execute(
      database,
    );
    return rows.map(dueOf);
  },

  /** It has arrived, or never will. */
  async settle({ message, subscriptionId }: DuePush): Promise<void> {
    await database
      .deleteFrom('push_deliveries')
      .where('message_id', '=', message.id)
      .where('subscription_id', '=', subscriptionId)
      .execute();
  },

  async postpone({ message, subscriptionId }: DuePush, dueAt: number): Promise<void> {
    await database
      .updateTable('push_deliveries')
      .set({ due_at: new Date(dueAt) })
      .where('message_id', '=', message.id)
      .where('subscription_id', '=', subscriptionId)
      .execute();
  },

  /** The browser takes no more of them. */
  async drop(subscriptionId: string): Promise<void> {
    await database.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute();
  },

  /** Idempotent by event id. */
  async addEvent(event: PushEvent): Promise<void> {
    await database
      .insertInto('push_events')
      .values({
        event_id: event.id,
        kind: event.kind,
        reference_type: event.referenceType,
        reference_id: event.referenceId,
        account_id: event.accountId,
        occurred_at: new Date(event.occurredAt),
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
  },

  /** Forgets some of the events before an instant (ms), and of the messages that are not worth sending any more at `now`; false once nothing is left of them. */
  async forgetBefore(instant: number, now: number): Promise<boolean> {
    const events = await sql`
      delete from push_events where event_id = any(array(
        select event_id from push_events where occurred_at < ${new Date(instant)}
        order by occurred_at limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    const messages = await sql`
      delete from push_messages where id = any(array(
        select id from push_messages where asked_at < ${new Date(now - 2 * PUSH_WORTH_MS)}
        order by asked_at limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (events.numAffectedRows ?? 0n) > 0n || (messages.numAffectedRows ?? 0n) > 0n;
  },
});
