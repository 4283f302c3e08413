import type { MediaIndex } from '@madang/streaming/media-index.ts';
import type { Fill } from '@madang/domain/live/week.ts';

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
