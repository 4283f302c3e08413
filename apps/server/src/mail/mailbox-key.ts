import { createHash, timingSafeEqual } from 'node:crypto';

/** The cookie that keeps the key out of addresses, history and logs once the mailbox is open. */
export const MAILBOX_COOKIE = 'madang_mailbox';

/** Where the mailbox is opened; the key is shown once, at the start. */
export const mailboxPath = (key: string): string => `/mailbox?key=${encodeURIComponent(key)}`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares keys in constant time: how long it takes says nothing about how much of the key was right. */
export const isMailboxKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
