import type { PlayerError } from '@madang/player/errors.ts';
import type { SignedUrls } from '@madang/player/signed-url-renewer.ts';
import type { ProgressReason } from '@madang/player/progress.ts';
import type { PlaybackPreferences, PlaybackSource } from '@madang/player/state.ts';

import type { FilmAds } from './ads/ads-of.ts';
import type { EpisodeShelf } from './episodes/episode-shelf.ts';
import type { PlayerWords } from './words.ts';

export interface NextEpisode {
  readonly title: string;
  /** The title in its own language, beside the first. */
  readonly originalTitle?: string;
  /** Already written for the reader, e.g. "58 min". */
  readonly length?: string;
  readonly still: string;
  readonly href: string;
}

/** What the viewer did and what playback met, for watch analytics (PL-31). */
export type PlaybackMoment =
  /** `readPosition` says where it is at any time afterwards. */
  | { readonly type: 'started'; readonly positionSeconds: number; readonly readPosition: () => number }
  | { readonly type: 'paused' | 'resumed' | 'ended' | 'stopped' | 'buffering'; readonly positionSeconds: number }
  | { readonly type: 'changed'; readonly positionSeconds: number; readonly change: PlaybackPreferences }
  | { readonly type: 'failed'; readonly positionSeconds: number; readonly error: PlayerError };

export interface VideoPlayerProps {
  readonly source: PlaybackSource;
  /** Keeps the address of the source good while it plays. */
  readonly signedUrls?: SignedUrls;
  readonly title: string;
  /** The line below the title, e.g. season and episode. */
  readonly subtitle?: string;
  readonly poster?: string;
  /** Part of a page instead of all of it: as high as its width says, and keys work it where it has the focus. */
  readonly inline?: boolean;
  /** Worked by a television's remote control: four arrows, OK and Back. */
  readonly remote?: boolean;
  /** Ad breaks. Undefined for none. */
  readonly ads?: FilmAds;
  readonly next?: NextEpisode;
  /** The season that an episode belongs to. */
  readonly episodes?: EpisodeShelf;
  readonly preferences: PlaybackPreferences;
  /** BCP 47 of the interface: orders the subtitles (PL-30) and names the languages. */
  readonly locale: string;
  readonly words: PlayerWords;
  /** Where the Help Center is. */
  readonly helpHref?: string;
  /** Reason `leave` comes while the page goes away: send it with a beacon. */
  readonly onProgress: (positionSeconds: number, reason: ProgressReason) => void;
  /** Only what changed. */
  readonly onPreference: (change: PlaybackPreferences) => void;
  readonly onNext: (how: 'chosen' | 'auto-next') => void;
  readonly onPrevious?: () => void;
  /** Without it the player has no way back: the page around it has. */
  readonly onBack?: () => void;
  /** The address is no longer good: ask the server again and hand in a new source. */
  readonly onRetry: () => void;
  readonly analytics?: (moment: PlaybackMoment) => void;
}
