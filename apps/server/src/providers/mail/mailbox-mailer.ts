import type { MailboxRepository } from '@madang/database/accounts/mailbox.repository.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails here instead of sending them, for developers to read. */
export const mailboxMailer = (mailbox: MailboxRepository, now: () => number): Mailer => ({
  send: ({ id, to, subject, text, html }) => mailbox.add({ id, arrivedAt: now(), address: to, subject, text, html }),
});
