import { createECDH } from 'node:crypto';
import { isPushService } from '@madang/domain/push/push-service.ts';
import { outgoing } from '../outgoing/outgoing.ts';
import type { PushSender } from './push-sender.ts';

export interface WebPushOptions {
  /** The private key, 32 bytes that are a scalar of P-256. */
  readonly key: Uint8Array;
  /** Whom a push service writes to about us: `mailto:…`. */
  readonly subject: string;
  /** Hosts besides the push services that we know. */
  readonly hosts: ReadonlySet<string>;
  readonly warn: (error: unknown, message: string) => void;
}

const PATIENCE_MS = 10_000;
/** What a push service has to say of an error. */
const MOST_BYTES = 10_000;

/** The public key, as browsers are given it: an uncompressed point, base64url (RFC 8292, section 3.2). Throws where `key` is no scalar of P-256. */
export const publicPushKey = (key: Uint8Array): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return pair.getPublicKey('base64url');
};

const secondsIn = (header: string | null): number | null => (header !== null && /^\d{1,7}$/.test(header) ? Number(header) : null);

/** Sends over the Web Push protocol (RFC 8030), encrypted for the browser (RFC 8291), under our name (RFC 8292). */
export const webPushSender = ({ key, subject, hosts, warn }: WebPushOptions): PushSender => {
  const ask = outgoing({
    hosts: ({ href }) => isPushService(href, hosts),
    patienceMs: PATIENCE_MS,
    mostBytes: MOST_BYTES,
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
        if (!answer.ok) warn(new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`), 'a push service said no');
        return { status: answer.status, retryAfter: secondsIn(answer.headers.get('retry-after')) };
      } catch (error) {
        warn(error, 'a push service could not be asked');
        return { status: null, retryAfter: null };
      }
    },
  };
};
