import { createECDH } from 'node:crypto';
import { isPushService } from '@madang/domain/push/push-service.ts';
import { outgoing } from '../outgoing/outgoing.ts';
import type { PushSender } from '../../ports/push.ts';

export interface WebPushOptions {
  /** The private key, 32 bytes that are a scalar of P-256. */
  readonly key: Uint8Array;
  /** VAPID contact for push services: `mailto:…`. */
  readonly subject: string;
  /** Allowed hosts besides the known push services. */
  readonly hosts: ReadonlySet<string>;
  readonly warn: (error: unknown, message: string) => void;
}

const TIMEOUT_MS = 10_000;
/** Limit for the error body of a push service. */
const MAX_BYTES = 10_000;

/** Public VAPID key: uncompressed point, base64url (RFC 8292, section 3.2). Throws where `key` is no P-256 scalar. */
export const publicPushKey = (key: Uint8Array): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return pair.getPublicKey('base64url');
};

const secondsIn = (header: string | null): number | null => (header !== null && /^\d{1,7}$/.test(header) ? Number(header) : null);

/** Sends Web Push (RFC 8030) with message encryption (RFC 8291) and VAPID (RFC 8292). */
export const webPushSender = ({ key, subject, hosts, warn }: WebPushOptions): PushSender => {
  const ask = outgoing({
    hosts: ({ href }) => isPushService(href, hosts),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const vapidDetails = { subject, publicKey: publicPushKey(key), privateKey: Buffer.from(key).toString('base64url') };
  return {
    async send({ endpoint, p256dh, auth }, payload, seconds) {
      try {
        const { default: webPush } = await import('web-push');
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
          vapidDetails,
          TTL: seconds,
          contentEncoding: 'aes128gcm',
        });
        const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
        const answer = await ask(endpoint, { method: 'POST', headers: named, ...(body && { body }) });
        if (!answer.ok)
          warn(new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`), 'a push service refused a message');
        return { status: answer.status, retryAfter: secondsIn(answer.headers.get('retry-after')) };
      } catch (error) {
        warn(error, 'a push service could not be reached');
        return { status: null, retryAfter: null };
      }
    },
  };
};
