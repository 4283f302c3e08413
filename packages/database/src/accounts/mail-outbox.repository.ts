import {
  KINDS_TO_OTHERS,
  MAIL_WORTH_MS,
  type MailDetails,
  type MailKind,
  nextMailAt,
  RECIPIENT_WINDOW_MS,
} from '@madang/domain/accounts/mail.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { type Selectable, sql } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';
import type { MailOutboxTable } from '../schema.ts';

/** Mail of one kind to be queued. */
interface MailOf<K extends MailKind> {
  readonly id: string;
  /** Null for a message from a visitor without an account. */
  readonly accountId: K extends 'help_request' ? string | null : string;
  readonly kind: K;
  readonly address: string;
  readonly language: Language;
  /** Name in the salutation. */
  readonly name: string;
  readonly details: MailDetails[K];
}
export type Mail = { readonly [K in MailKind]: MailOf<K> }[MailKind];
/** Mail being sent. */
export type WaitingMail = Mail & { readonly askedAt: number; readonly attempts: number };

const mailOf = (row: Selectable<MailOutboxTable>): WaitingMail => {
  const { name, ...details } = row.details as { readonly name: string };
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind as MailKind,
    address: row.address,
    language: row.language as Language,
    name,
    details,
    askedAt: row.asked_at,
    attempts: row.tries,
  } as WaitingMail;
};

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;
/** Latest mails read per recipient: more than any rate limit counts. */
const MAX_READ = 50;

const isToOthers = (kind: MailKind): boolean => (KINDS_TO_OTHERS as readonly MailKind[]).includes(kind);

export const mailOutboxRepository = (database: Database, record: RecordDuty) => {
  /** Earliest send time. Transactions that mail the same recipient are serialized. */
  const dueAt = async ({ id, accountId, kind, address }: Mail, now: number): Promise<number> => {
    if (accountId === null || !isToOthers(kind)) return now;
    const owner = await database.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
    // A mail triggered by a stranger is rate limited even to the account's own address.
    if (owner?.email === address && kind !== 'already_registered') return now;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${address}`}, 0))`.execute(database);
    const rows = await database
      .selectFrom('mail_outbox')
      .select('asked_at')
      .where('address', '=', address)
      .where('kind', 'in', KINDS_TO_OTHERS)
      .where('id', '!=', id)
      .where(sql<boolean>`asked_at > ${new Date(now - RECIPIENT_WINDOW_MS)}`)
      .orderBy('asked_at', 'desc')
      .limit(MAX_READ)
      .execute();
    return nextMailAt(
      rows.map(({ asked_at }) => asked_at),
      now,
    );
  };

  return {
    /**
     * Queues a mail. Idempotent by id. A mail to an address that is not the account's own is rate limited
     * (`nextMailAt`), and dropped where its link would have expired by then.
     */
    async add(mail: Mail, requestedAt: number): Promise<void> {
      const { id, accountId, kind, address, language, name, details } = mail;
      const askedAt = await dueAt(mail, requestedAt);
      if ((kind === 'verify_email' || kind === 'already_registered') && askedAt - requestedAt >= MAIL_WORTH_MS) return;
      await database
        .insertInto('mail_outbox')
        .values({
          id,
          account_id: accountId,
          kind,
          address,
          language,
          details: JSON.stringify({ ...details, name }),
          asked_at: new Date(askedAt),
          due_at: new Date(askedAt),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      record({ kind: 'mail queued' });
    },

    /** Claims the mail that has waited longest until `until` (ms), so that no other node sends it. Null for none. */
    async takeDue(now: number, until: number): Promise<WaitingMail | null> {
      const row = await database
        .updateTable('mail_outbox')
        .set({ due_at: new Date(until), tries: sql<number>`tries + 1` })
        .where('id', '=', (rows) =>
          rows
            .selectFrom('mail_outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('given_up_at', 'is', null)
            .where(sql<boolean>`due_at <= ${new Date(now)} and asked_at > ${new Date(now - MAIL_WORTH_MS)}`)
            .orderBy('due_at')
            .orderBy('place')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      return row ? mailOf(row) : null;
    },

    async markSent(id: string, at: number): Promise<void> {
      await database
        .updateTable('mail_outbox')
        .set({ sent_at: new Date(at), failure: null })
        .where('id', '=', id)
        .execute();
    },

    /** Records a failed attempt: retried at `dueAt` (ms), or given up where that is null. */
    async markFailed(id: string, failure: string, dueAt: number | null, at: number): Promise<void> {
      await database
        .updateTable('mail_outbox')
        .set({ failure, ...(dueAt === null ? { given_up_at: new Date(at) } : { due_at: new Date(dueAt) }) })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes a batch of mails requested before an instant (ms). False once none is left. */
    async forgetBefore(instant: number): Promise<boolean> {
      const { numAffectedRows } = await sql`
      delete from mail_outbox where id = any(array(
        select id from mail_outbox where asked_at < ${new Date(instant)}
        order by asked_at limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
};
export type MailOutboxRepository = ReturnType<typeof mailOutboxRepository>;
