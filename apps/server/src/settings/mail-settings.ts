import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SmtpSettings } from '../providers/mail/smtp-mailer.ts';
import { isLoopback, matching, onOff, text } from './setting-kinds.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings, setting } from './setting.ts';

export const mailSettings = {
  smtpUrl: optionalSetting({
    name: 'SMTP_URL',
    kind: text(
      '`smtp://name:password@host:587`, `smtps://…`',
      z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }),
    ),
    secret: true,
    doc: 'Mail server, with `MAIL_FROM`. Without one, mails wait in the queue and none is sent',
  }),
  mailFrom: optionalSetting({
    name: 'MAIL_FROM',
    kind: matching(
      '`Madang <no-reply@your.domain>`',
      /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be an address, as in Madang <no-reply@madang.example>',
    ),
    doc: 'Sender of all mails, required with `SMTP_URL`',
  }),
  mailbox: setting({
    name: 'MAILBOX',
    kind: onOff,
    default: 'off',
    doc: '`on` stores mails when there is no `SMTP_URL` and shows them at `/mailbox`, only with a `PUBLIC_URL` on this machine. `npm start` sets it and prints the URL with its key',
  }),
  mailboxKey: optionalSetting({
    name: 'MAILBOX_KEY',
    kind: matching('22 to 100 letters, digits, `-` or `_`', /^[\w-]{22,100}$/, 'must be at least 22 letters, digits, - or _'),
    unset: 'a new one at every start',
    secret: true,
    doc: 'Key of `/mailbox`. Set it to keep the URL over restarts',
  }),
};

type MailEnvironment = EnvironmentOf<typeof mailSettings>;

/** The mail server and the sender, or null. */
export const resolveSmtp = ({ SMTP_URL, MAIL_FROM }: MailEnvironment, wrong: RefuseSettings): SmtpSettings | null => {
  if (SMTP_URL === undefined) return null;
  if (MAIL_FROM === undefined) throw wrong(['MAIL_FROM: SMTP_URL needs it']);
  return { url: SMTP_URL, from: MAIL_FROM };
};

/**
 * The key that opens the mailbox; null without a mailbox, which exists only without a mail server and on this machine. A new key for every
 * start, unless one is set: a mailbox holds links that sign people in.
 */
export const resolveMailboxKey = ({ MAILBOX, MAILBOX_KEY, SMTP_URL }: MailEnvironment, publicUrl: string): string | null => {
  if (!MAILBOX || SMTP_URL !== undefined || !isLoopback(publicUrl)) return null;
  return MAILBOX_KEY ?? randomBytes(24).toString('base64url');
};
