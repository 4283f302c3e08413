import type { Database } from '../connection.ts';

/** Mail kept locally because no mail server is configured. */
export interface MailboxLetter {
  readonly id: string;
  readonly arrivedAt: number;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Maximum number of letters. The oldest are deleted. */
export const MAILBOX_SIZE = 200;

export const mailboxRepository = (database: Database) => ({
  /** Idempotent by id. Deletes letters beyond the maximum. */
  async add({ id, arrivedAt, address, subject, text, html }: MailboxLetter): Promise<void> {
    await database
      .insertInto('mailbox')
      .values({ id, arrived_at: new Date(arrivedAt), address, subject, text_body: text, html_body: html })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await database
      .deleteFrom('mailbox')
      .where('id', 'in', (rows) => rows.selectFrom('mailbox').select('id').orderBy('place', 'desc').offset(MAILBOX_SIZE))
      .execute();
  },

  /** Newest first. */
  async list(): Promise<readonly MailboxLetter[]> {
    const rows = await database.selectFrom('mailbox').selectAll().orderBy('place', 'desc').limit(MAILBOX_SIZE).execute();
    return rows.map((row) => ({
      id: row.id,
      arrivedAt: row.arrived_at,
      address: row.address,
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
    }));
  },
});
export type MailboxRepository = ReturnType<typeof mailboxRepository>;
