import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PAYMENT_NOTICES_PATH } from '@madang/contract/billing/billing.contract.ts';
import type { Installation } from './installation.ts';

/** What the sandbox tells of a charge, however often it does. */
export interface Notice {
  readonly id: string;
  /** Of the charge. */
  readonly key: string;
}

/** Webhook on the wire. Null for a missing signature. */
interface Sent {
  readonly body: string;
  readonly signature: string | null;
}

const LOOK_MS = 100;
/** Nodes go after notices when they come. */
const WITHIN_MS = 20_000;
/** A notice counts for five minutes. */
const TOO_OLD_MS = 301_000;

export const newNotice = (key: string): Notice => ({ id: randomUUID(), key });

const bodyOf = ({ id, key }: Notice): string => JSON.stringify({ id, key });

/** Webhook signature of the sandbox (send-webhook.ts); `at` is the instant (ms) that is signed too. */
const handOf = (secret: string, body: string, at: number): string =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
const signatureOf = (secret: string, body: string, at = Date.now()): string => `${at},${handOf(secret, body, at)}`;

/** Gives the status of the answer. */
const post = async (origin: string, { body, signature }: Sent): Promise<number> => {
  const { status } = await fetch(origin + PAYMENT_NOTICES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'sandbox-signature': signature }) },
    body,
  });
  return status;
};

/** Sends a notice as the sandbox does; each delivery is signed when it is sent. */
export const sendNotice = ({ payKey }: Pick<Installation, 'payKey'>, origin: string, notice: Notice): Promise<number> =>
  post(origin, { body: bodyOf(notice), signature: signatureOf(payKey, bodyOf(notice)) });

/** Forgeries by an attacker without the key, or with an intercepted webhook. */
const FORGERIES: readonly ((payKey: string, body: string) => Sent)[] = [
  (_payKey, body) => ({ body, signature: null }),
  (_payKey, body) => ({ body, signature: `${Date.now()},` }),
  (_payKey, body) => ({ body, signature: signatureOf(randomBytes(32).toString('base64url'), body) }),
  (_payKey, body) => ({ body, signature: signatureOf('', body) }),
  // The body of one with the signature of another.
  (payKey, body) => ({ body, signature: signatureOf(payKey, bodyOf(newNotice(randomUUID()))) }),
  (payKey, body) => ({ body: `${body} `, signature: signatureOf(payKey, body) }),
  // One that was overheard, as it was, and with a newer instant.
  (payKey, body) => ({ body, signature: signatureOf(payKey, body, Date.now() - TOO_OLD_MS) }),
  (payKey, body) => ({ body, signature: `${Date.now()},${handOf(payKey, body, Date.now() - TOO_OLD_MS)}` }),
];

/** Sends a notice in all ways in which it may not be taken; gives how many were sent, and how many were not refused. */
export const forgeNotice = async ({ payKey }: Pick<Installation, 'payKey'>, origin: string, notice: Notice) => {
  const answers = await Promise.all(FORGERIES.map((forge) => post(origin, forge(payKey, bodyOf(notice)))));
  return { sent: answers.length, taken: answers.filter((status) => status !== 400).length };
};

/** Waits until all notices have been gone after; gives how many have not. */
export const untilGoneAfter = async ({ connection }: Pick<Installation, 'connection'>): Promise<number> => {
  const until = performance.now() + WITHIN_MS;
  for (;;) {
    const { rows } = await connection.query('select count(*) from payment_notices where settled_at is null');
    const left = Number(rows[0]?.count);
    if (left === 0 || performance.now() > until) return left;
    await pause(LOOK_MS);
  }
};
