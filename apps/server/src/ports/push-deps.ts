import type { PushSender } from './push-sender.ts';
import type { CoalescingWorker } from './coalescing-worker.ts';

/** What use cases are given of notifications. */
export interface PushDeps extends Pick<CoalescingWorker, 'settled'> {
  /** What browsers ask their push service with, and what hands messages to it; null where none are sent. */
  readonly service: {
    readonly publicKey: string;
    readonly isKnown: (endpoint: string) => boolean;
    readonly sender: PushSender;
  } | null;
}
