import type { MailboxRepository } from '@madang/database/accounts/mailbox.repository.ts';
import type { Mailer } from '../../ports/mail.ts';

/** Stores emails in the database instead of sending them, for development. */
export const mailboxMailer = (mailbox: MailboxRepository, now: () => number): Mailer => ({
  send: ({ id, to, subject, text, html }) => mailbox.add({ id, arrivedAt: now(), address: to, subject, text, html }),
});
