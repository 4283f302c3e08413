/** Playback state for the screen. Times are seconds of the film unless a name says otherwise. */

import type { Cue } from './cues.ts';
import type { PlayerError } from './errors.ts';
import type { LiveWindow } from './live-window.ts';
import type { Protection } from './protection.ts';
import type { SubtitleStyle } from './subtitle-style.ts';

export interface SubtitleTrack {
  readonly id: string;
  /** BCP 47, e.g. `pt-BR`. */
  readonly language: string;
  /** Includes speakers and sounds (CC). */
  readonly closedCaptions: boolean;
  /** WebVTT file of all cues: for reading ahead, and for subtitles missing from the manifest. */
  readonly url?: string;
}

export interface AudioTrack {
  readonly id: string;
  /** BCP 47. */
  readonly language: string;
  /** Audio description or commentary. Undefined for the film's own audio. */
  readonly role?: 'description' | 'commentary' | undefined;
}

/** Everything needed to play one title: the play response in the player's terms. */
export interface PlaybackSource {
  readonly manifestUrl: string;
  /** MIME type of the URL. An HLS playlist by default. */
  readonly mimeType?: string;
  /** Encryption. Undefined for a clear film. */
  readonly protection?: Protection;
  readonly subtitles: readonly SubtitleTrack[];
  readonly audio: readonly AudioTrack[];
  /** WebVTT of sprite tiles. By default the manifest's image track is used. */
  readonly thumbnailsUrl?: string;
  readonly durationSeconds: number;
  readonly resumeSeconds: number;
  /** Start position of a shared link, which overrides the stored position. */
  readonly startSeconds?: number;
  readonly intro?: { readonly startSeconds: number; readonly endSeconds: number };
  readonly creditsAtSeconds?: number;
  /** Live stream, joined at its edge or at its first segment. Its duration is unknown. */
  readonly live?: 'edge' | 'start';
}

/** `auto` adapts to the network. A number is a height in pixels. */
export type Quality = 'auto' | number;

/** Stored preferences of the viewer. Undefined for no choice. */
export interface PlaybackPreferences {
  /** BCP 47 with `+cc` for closed captions; `off` for none. */
  readonly subtitle?: string;
  /** BCP 47. */
  readonly audio?: string;
  readonly speed?: number;
  /** 0 to 1. */
  readonly volume?: number;
  readonly muted?: boolean;
  readonly quality?: Quality;
  /** Autoplay of the next episode. On by default. */
  readonly autoNext?: boolean;
  readonly subtitleStyle?: SubtitleStyle;
  /** Second subtitle line, for language learners: BCP 47 with `+cc` for closed captions, or `off`. */
  readonly secondSubtitle?: string;
}

export type PlayerStatus = 'idle' | 'loading' | 'ready' | 'ended' | 'failed';

export interface PlayerState {
  readonly status: PlayerStatus;
  readonly paused: boolean;
  /** Stalled: data is missing. */
  readonly waiting: boolean;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** End of the buffered range at the position. */
  readonly bufferedSeconds: number;
  /** Null for films, and until a live stream is loaded. */
  readonly live: LiveWindow | null;
  readonly volume: number;
  readonly muted: boolean;
  readonly speed: number;
  readonly subtitles: readonly SubtitleTrack[];
  readonly subtitleId: string | null;
  /** Track that toggling subtitles turns on again. */
  readonly lastSubtitleId: string | null;
  /** Positive values delay subtitles. */
  readonly subtitleOffsetSeconds: number;
  readonly cues: readonly Cue[];
  readonly audio: readonly AudioTrack[];
  readonly audioId: string | null;
  /** Heights in pixels, highest first. */
  readonly qualities: readonly number[];
  readonly quality: Quality;
  /** Height being rendered, whatever was requested. */
  readonly playingHeight: number | null;
  readonly error: PlayerError | null;
}

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export const initialState: PlayerState = {
  status: 'idle',
  paused: true,
  waiting: false,
  positionSeconds: 0,
  durationSeconds: 0,
  bufferedSeconds: 0,
  live: null,
  volume: 1,
  muted: false,
  speed: 1,
  subtitles: [],
  subtitleId: null,
  lastSubtitleId: null,
  subtitleOffsetSeconds: 0,
  cues: [],
  audio: [],
  audioId: null,
  qualities: [],
  quality: 'auto',
  playingHeight: null,
  error: null,
};
