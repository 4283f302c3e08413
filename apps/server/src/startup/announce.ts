import type { Connection } from '@madang/database/connection.ts';
import { mailboxPath } from '../mail/mailbox-key.ts';
import type { Settings } from '../settings/read-settings.ts';

/** Reports to the parent process that the server listens; without one, prints where the mailbox is. */
export const announce = ({ mailboxKey, publicUrl }: Settings, database: Connection['kind']): void => {
  const mailbox = mailboxKey === null ? null : `${publicUrl}${mailboxPath(mailboxKey)}`;
  if (process.send) process.send({ kind: 'listening', url: publicUrl, database, mailbox });
  else if (mailbox !== null) process.stdout.write(`Mails are kept and shown at ${mailbox}\n`);
};
