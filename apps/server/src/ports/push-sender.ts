import type { PushSubscription } from '@madang/database/push/push.repository.ts';
import type { PushAnswer } from '@madang/domain/push/delivery.ts';

/** Payload for the service worker, which shows it as a notification. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Path on this site that a click opens. */
  readonly url: string;
  /** A notification replaces an earlier one with its tag. */
  readonly tag: string;
}

/** Sends push messages to push services. */
export interface PushSender {
  /** Never throws: an unreachable push service yields a null status. `seconds` is the TTL of the message. */
  send(subscription: PushSubscription, payload: PushPayload, seconds: number): Promise<PushAnswer>;
}
