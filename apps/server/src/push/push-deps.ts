import type { PushSender } from '../providers/push/push-sender.ts';

/** What use cases are given of notifications. */
export interface PushDeps {
  /** Sends what has been committed, without anybody waiting for it; what a crash leaves a job sends. */
  begin(): void;
  /** When what was begun is over. */
  settled(): Promise<void>;
  /** What browsers ask their push service with, and what hands messages to it; null where none are sent. */
  readonly service: {
    readonly publicKey: string;
    readonly isKnown: (endpoint: string) => boolean;
    readonly sender: PushSender;
  } | null;
}
