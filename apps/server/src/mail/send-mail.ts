import type { Needs } from '../use-case/needs.ts';
import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { storedEmail } from '@madang/domain/accounts/email-address.ts';
import { nextTry } from '@madang/domain/accounts/mail.ts';
import { writeLetter } from './write-letter.ts';

/** Longer than a try takes; after it another node may try, in milliseconds. */
const HELD_MS = 2 * 60_000;

/**
 * What leaves for a mail of the outbox. A link never goes to an address that another account has: its owner learns of the attempt instead.
 * Decided when the mail leaves, because a row of the outbox is in the data export of the account that asked, and must not tell whether an
 * address is taken.
 */
const leavingMail = async ({ accounts }: Pick<Repositories, 'accounts'>, mail: WaitingMail): Promise<WaitingMail> => {
  if (mail.kind !== 'verify_email' && mail.kind !== 'welcome') return mail;
  const holder = await accounts.findByEmail(storedEmail(mail.address));
  if (holder === null || holder.id === mail.accountId) return mail;
  const { id: accountId, language, firstName: name } = holder;
  return { ...mail, kind: 'already_registered', accountId, language, name, details: {} };
};

/**
 * Sends due mails one by one, at least once. A mail server failure ends this round. A mail rejected for good is dropped, so that it
 * does not block the queue.
 */
export const sendMail = async (
  {
    repositories,
    inTransaction,
    mail,
    links,
    gifts,
    settings,
    now,
    report,
  }: Needs<
    'gifts' | 'inTransaction' | 'links' | 'mail' | 'now' | 'report' | 'repositories' | 'settings',
    'accounts' | 'gifts' | 'mailOutbox'
  >,
  signal?: AbortSignal,
): Promise<void> => {
  const { mailer } = mail;
  if (!mailer) return;
  const { mailOutbox } = repositories;
  while (signal?.aborted !== true) {
    const waiting = await mailOutbox.takeDue(now(), now() + HELD_MS);
    if (!waiting) return;
    const leaving = await leavingMail(repositories, waiting);
    try {
      const { accountId } = leaving;
      const country = accountId === null ? null : ((await repositories.accounts.find(accountId))?.country ?? null);
      await mailer.send(await writeLetter(leaving, { links, gifts, publicUrl: settings.publicUrl, country }));
      await mailOutbox.markSent(waiting.id, now());
    } catch (error) {
      const isRefused = error instanceof Error && error.name === 'MailRefused';
      const message = error instanceof Error ? error.message : String(error);
      const dueAt = isRefused ? null : nextTry(waiting.attempts, waiting.askedAt, now());
      await inTransaction(async (inside) => {
        await inside.mailOutbox.markFailed(waiting.id, message.slice(0, 500), dueAt, now());
        if (dueAt === null) await mail.onGivenUp(inside, waiting, now());
      });
      report({ code: 'MAIL', path: waiting.kind, message: dueAt === null ? `given up: ${message}` : message });
      if (!isRefused) return;
    }
  }
};
