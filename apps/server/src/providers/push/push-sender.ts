import type { PushSubscription } from '@madang/database/push/push.repository.ts';
import type { PushAnswer } from '@madang/domain/push/delivery.ts';

/** What a browser's worker is told, and shows. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly url: string;
  /** Another with the same takes its place. */
  readonly tag: string;
}

/** Hands messages to push services. */
export interface PushSender {
  /** Never throws: a service that could not be asked answers nothing. `seconds` is how long the service may keep it. */
  send(subscription: PushSubscription, payload: PushPayload, seconds: number): Promise<PushAnswer>;
}
