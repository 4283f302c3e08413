import type { Airing, LiveStatus } from '@madang/domain/live/guide.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import type { Fill } from '@madang/domain/live/week.ts';

export interface Guide {
  /** Another number is another guide; 0 where there is no channel. */
  readonly version: number;
  /** What is shown off air; null where there is no channel. */
  readonly slate: string | null;
  /** In order, from nine days ago on. */
  readonly airings: readonly Airing[];
}

export interface GuideSource {
  current(): Guide;
  /** Reloads the guide if its version changed. True when it was reloaded. */
  refresh(): Promise<boolean>;
}

/** What a name below the channel means: a text that is written now, or a file of a film that is in the guide. */
export type ChannelFile =
  | { readonly kind: 'playlist'; readonly key: string; readonly write: () => string }
  | { readonly kind: 'no-cues' }
  | { readonly kind: 'film'; readonly index: MediaIndex; readonly name: string };

export interface LiveChannel {
  /** The renditions of the channel; null where there is none. */
  index(): Promise<MediaIndex | null>;
  /** `from` is the airing at whose beginning the playlists begin, null for the live edge; `now` in milliseconds since 1970. */
  find(file: string, from: string | null, now: number): Promise<ChannelFile | null>;
  /** How films fill the times of this channel, for those that are asked about. */
  fillFor(slate: string, assets: readonly string[]): Promise<Fill>;
}

/** What use cases of the channel are given. */
export interface LiveDeps {
  readonly guide: GuideSource['current'];
  readonly channel: LiveChannel;
  /** A status that a test switch sets, whatever the guide says; null in production. */
  readonly forcedStatus: () => LiveStatus | null;
}
