import { nextTry } from '@madang/domain/accounts/mail.ts';
import type { Deps } from '../deps.ts';
import { noteUndelivered } from '../gifts/note-undelivered.ts';
import { writeLetter } from './write-letter.ts';

/** Longer than a try takes; after it another node may try, in milliseconds. */
const HELD_MS = 2 * 60_000;

/**
 * Sends what is due, one mail after the other, at least once. A mail server that fails is left alone until the next round; a mail
 * that is refused for good keeps nobody else from getting theirs.
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
  }: Pick<Deps, 'repositories' | 'inTransaction' | 'mail' | 'links' | 'gifts' | 'settings' | 'now' | 'report'>,
  signal?: AbortSignal,
): Promise<void> => {
  const { mailer } = mail;
  if (!mailer) return;
  const { mailOutbox } = repositories;
  while (signal?.aborted !== true) {
    const waiting = await mailOutbox.takeDue(now(), now() + HELD_MS);
    if (!waiting) return;
    try {
      await mailer.send(await writeLetter(waiting, { links, gifts, publicUrl: settings.publicUrl }));
      await mailOutbox.markSent(waiting.id, now());
    } catch (error) {
      const isRefused = error instanceof Error && error.name === 'MailRefused';
      const message = error instanceof Error ? error.message : String(error);
      const dueAt = isRefused ? null : nextTry(waiting.tries, waiting.askedAt, now());
      await inTransaction(async (inside) => {
        await inside.mailOutbox.markFailed(waiting.id, message.slice(0, 500), dueAt, now());
        if (dueAt === null) await noteUndelivered(inside, waiting, now());
      });
      report({ code: 'MAIL', path: waiting.kind, message: dueAt === null ? `given up: ${message}` : message });
      if (!isRefused) return;
    }
  }
};
