import type { LiveStatus } from '@madang/domain/live/guide.ts';
import type { GuideSource } from './guide.ts';
import type { LiveChannel } from './live-channel.ts';

/** What use cases of the channel are given. */
export interface LiveDeps {
  readonly guide: GuideSource['current'];
  readonly channel: LiveChannel;
  /** A status that a test switch sets, whatever the guide says; null in production. */
  readonly forcedStatus: () => LiveStatus | null;
}
