import { createHmac } from 'node:crypto';
import type { PayDeps } from './pay-deps.ts';

/** Header with the timestamp (ms) and signature of a webhook. */
const SIGNATURE_HEADER = 'sandbox-signature';

/** Signed are the timestamp and the raw body: neither a replayed nor an altered webhook passes. */
const signatureOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');

/** Webhook timeout in milliseconds. A product that is slower polls the charge. */
const TIMEOUT_MS = 3000;

/** Sends a payment webhook, in one attempt: a product that misses it polls the charge in time. */
export const sendWebhook = async (
  { noticeUrl, secret, now, newId, logger }: Pick<PayDeps, 'noticeUrl' | 'secret' | 'now' | 'newId' | 'logger'>,
  key: string,
): Promise<void> => {
  if (noticeUrl === undefined) return;
  const body = JSON.stringify({ id: newId(), key });
  const at = now();
  try {
    await fetch(noticeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: `${at},${signatureOf(secret, at, body)}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    if (logger) logger.warn(error, 'a notice of a charge did not arrive');
  }
};
