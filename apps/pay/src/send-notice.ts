import { createHmac } from 'node:crypto';
import type { PayDeps } from './pay-deps.ts';

/** The header with the instant (ms) of a notice and its signature. */
const SIGNATURE_HEADER = 'sandbox-signature';

/** Signed are the instant and the very bytes of the body, so that neither an old notice nor another one passes for it. */
const signatureOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');

/** Whoever is slower asks by themselves, in milliseconds. */
const PATIENCE_MS = 3000;

/** Tells the product that something has become of a charge, in one try: whoever is not reached asks in time. */
export const sendNotice = async (
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    if (logger) logger.warn(error, 'a notice of a charge did not arrive');
  }
};
