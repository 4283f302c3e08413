import type { PushSubscription } from '@madang/database/push/push.repository.ts';
import type { PushAnswer } from '@madang/domain/push/delivery.ts';
import type { CoalescingWorker } from './background-work.ts';

/** Payload for the service worker, which shows it as a notification. */
interface PushPayload {
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

/** What use cases are given of notifications. */
export interface PushDeps extends Pick<CoalescingWorker, 'settled'> {
  /** What browsers ask their push service with, and what hands messages to it; null where none are sent. */
  readonly service: {
    readonly publicKey: string;
    readonly isKnown: (endpoint: string) => boolean;
    readonly sender: PushSender;
  } | null;
}
