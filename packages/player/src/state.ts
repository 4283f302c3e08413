/** What a viewer can see of playback. Times are seconds of the film unless a name says otherwise. */

import type { Cue } from './cues.ts';
import type { PlayerError } from './errors.ts';
import type { LiveWindow } from './live-window.ts';
import type { Protection } from './protection.ts';
import type { SubtitleStyle } from './subtitle-style.ts';

export interface SubtitleTrack {
  readonly id: string;
  /** BCP 47, e.g. `pt-BR`. */
  readonly language: string;
  /** Speakers and sounds are written out too (CC). */
  readonly closedCaptions: boolean;
  /** All its cues in one WebVTT file: to read ahead, and for a subtitle that the manifest does not list. */
  readonly url?: string;
}

export interface AudioTrack {
  readonly id: string;
  /** BCP 47. */
  readonly language: string;
  /** A description of the picture, or people who talk about the film; its own sound has none. */
  readonly role?: 'description' | 'commentary' | undefined;
}

/** Everything needed to play one title; the answer of the play call, in the player's words. */
export interface PlaybackSource {
  readonly manifestUrl: string;
  /** Of what lies at the address; an HLS playlist unless it says otherwise. */
  readonly mimeType?: string;
  /** How it is encrypted; a film in the clear has none. */
  readonly protection?: Protection;
  readonly subtitles: readonly SubtitleTrack[];
  readonly audio: readonly AudioTrack[];
  /** WebVTT of sprite tiles; without it the manifest's own image track is used. */
  readonly thumbnailsUrl?: string;
  readonly durationSeconds: number;
  readonly resumeSeconds: number;
  /** Where a shared link begins, whatever was watched before. */
  readonly startSeconds?: number;
  readonly intro?: { readonly startSeconds: number; readonly endSeconds: number };
  readonly creditsAtSeconds?: number;
  /** A stream that goes on by the clock, joined where it is now or at its first segment; its duration is not known. */
  readonly live?: 'edge' | 'start';
}

/** `auto` follows the network; a number is the height of the picture in pixels. */
export type Quality = 'auto' | number;

/** What the viewer chose before and wants again. Missing means: no choice yet. */
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
  /** Whether the next episode starts by itself; it does unless switched off. */
  readonly autoNext?: boolean;
  readonly subtitleStyle?: SubtitleStyle;
  /** Second subtitle line, for language learners: BCP 47 with `+cc` for closed captions, or `off`. */
  readonly secondSubtitle?: string;
}

export type PlayerStatus = 'idle' | 'loading' | 'ready' | 'ended' | 'failed';

export interface PlayerState {
  readonly status: PlayerStatus;
  readonly paused: boolean;
  /** The picture stands still because data is missing. */
  readonly waiting: boolean;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** The end of what can be played from here without the network. */
  readonly bufferedSeconds: number;
  /** Null for films, and until a live stream is open. */
  readonly live: LiveWindow | null;
  readonly volume: number;
  readonly muted: boolean;
  readonly speed: number;
  readonly subtitles: readonly SubtitleTrack[];
  readonly subtitleId: string | null;
  /** The track that "subtitles on" brings back. */
  readonly lastSubtitleId: string | null;
  /** Positive shows the words later. */
  readonly subtitleOffsetSeconds: number;
  readonly cues: readonly Cue[];
  readonly audio: readonly AudioTrack[];
  readonly audioId: string | null;
  /** Heights in pixels, highest first. */
  readonly qualities: readonly number[];
  readonly quality: Quality;
  /** The height on screen now, whatever was asked for. */
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
