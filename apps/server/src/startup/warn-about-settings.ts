import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/read-settings.ts';

/** Logs settings with which the server runs, but not as an operator would expect. */
export const warnAboutSettings = (settings: Settings, logger: FastifyBaseLogger): void => {
  const { protection, smtp, mailboxKey, stripe, recurly, publicUrl, pay } = settings;
  if (protection.mode === 'insecure')
    logger.warn(
      'Films for subscribers are lent in the clear: no browser keeps keys for pages at PUBLIC_URL, which is not https.',
    );
  if (!smtp && mailboxKey === null) logger.warn('no mail leaves: SMTP_URL is not set');
  if (stripe === null && recurly === null && publicUrl.startsWith('https:') && pay.url === null)
    logger.warn('No card can be entered: PUBLIC_URL is https, and PAY_URL, where browsers reach the card fields, is not set.');
};
