import type { Connection } from '@madang/database/connection.ts';
import type { FastifyBaseLogger } from 'fastify';
import { mailboxPath } from '../mail/mailbox-key.ts';
import type { Settings } from '../settings/read-settings.ts';

/** What the operator reads when the server cannot start: one line that says what to do. */
export const explainStartError = (error: unknown): string => {
  const {
    name,
    code,
    message,
    setting = 'PORT',
  } = error as {
    name?: string;
    code?: string;
    message?: string;
    /** Which setting names the port. */
    setting?: string;
  };
  if (name === 'SettingsInvalid' || name === 'FolderInUse' || name === 'FolderLockFailed') return message ?? '';
  if (code === 'EADDRINUSE') return `The port is taken. Stop the other program, or start with ${setting} set to a free one.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR is not a folder (${message}). Set it to one.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `No permission (${message}). Choose another ${setting} or DATA_DIR.`;
  if (code === 'ENOSPC') return 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk.';
  if (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === 'ETIMEDOUT' ||
    /connection timeout|timeout exceeded/i.test(message ?? '')
  ) {
    return 'The database at DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.';
  }
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The database at DATABASE_URL refuses us: ${message}. Check user, password and database name.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Logs settings with which the server runs, but not as an operator would expect. */
export const warnAboutSettings = (settings: Settings, logger: FastifyBaseLogger): void => {
  const { protection, smtp, mailboxKey, stripe, recurly, publicUrl, pay } = settings;
  if (protection.mode === 'insecure')
    logger.warn(
      'Films for subscribers are served unencrypted: no browser keeps keys for pages at PUBLIC_URL, which is not https.',
    );
  if (!smtp && mailboxKey === null) logger.warn('no mail leaves: SMTP_URL is not set');
  if (stripe === null && recurly === null && publicUrl.startsWith('https:') && pay.url === null)
    logger.warn('No card can be entered: PUBLIC_URL is https, and PAY_URL, where browsers reach the card fields, is not set.');
};

/** Reports to the parent process that the server listens; without one, prints where the mailbox is. */
export const announce = ({ mailboxKey, publicUrl }: Settings, database: Connection['kind']): void => {
  const mailbox = mailboxKey === null ? null : `${publicUrl}${mailboxPath(mailboxKey)}`;
  if (process.send) process.send({ kind: 'listening', url: publicUrl, database, mailbox });
  else if (mailbox !== null) process.stdout.write(`Mails are kept and shown at ${mailbox}\n`);
};
