import type { Needs } from '../use-case/needs.ts';
import type { DuePush } from '@madang/database/push/push.repository.ts';
import { toDeliveryOutcome, PUSH_WORTH_MS } from '@madang/domain/push/delivery.ts';
import { pushPath } from '@madang/domain/push/push-record.ts';
import type { PushSender } from '../ports/push.ts';

/** Longer than a try takes; after it another node may try, in milliseconds. */
const HELD_MS = 60_000;
/** Concurrent requests to push services. */
const AT_ONCE = 20;

const sendOne = async (
  { repositories, now }: Needs<'now' | 'repositories', 'push'>,
  sender: PushSender,
  due: DuePush,
): Promise<void> => {
  const { message, subscription, attempts, requestedAt } = due;
  const { language } = subscription;
  const payload = {
    title: message.title[language],
    body: message.body[language],
    url: `/${language}${pushPath(message.path, message)}`,
    tag: message.id,
  };
  const seconds = Math.max(0, Math.floor((requestedAt + PUSH_WORTH_MS - now()) / 1000));
  const outcome = toDeliveryOutcome(await sender.send(subscription, payload, seconds), {
    tries: attempts,
    askedAt: requestedAt,
    now: now(),
  });
  if (outcome.kind === 'again') return repositories.push.postpone(due, outcome.at);
  if (outcome.kind === 'gone') return repositories.push.drop(due.subscriptionId);
  return repositories.push.settle(due);
};

/**
 * Fans requested notifications out to registered browsers, and sends what is due at least once. A duplicate replaces the first by its
 * tag in the browser. A failing push service does not block others.
 */
export const sendPushes = async (
  { repositories, inTransaction, push, now }: Needs<'inTransaction' | 'now' | 'push' | 'repositories', 'push'>,
  signal?: AbortSignal,
): Promise<void> => {
  if (!push.service) return;
  const { sender } = push.service;
  while (signal?.aborted !== true && (await inTransaction((inside) => inside.push.handOut(now()))));
  while (signal?.aborted !== true) {
    const due = await repositories.push.takeDue(now(), now() + HELD_MS, AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(due.map((one) => sendOne({ repositories, now }, sender, one)));
  }
};
