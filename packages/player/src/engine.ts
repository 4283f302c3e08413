/** Port between the player and the streaming library. */

import type { Cue } from './cues.ts';
import type { PlayerError } from './errors.ts';
import type { LiveWindow } from './live-window.ts';
import type { AudioTrack, PlaybackSource, Quality } from './state.ts';

/** Desired playback settings of an open film. The engine keeps them for reopening it. */
export interface PlaybackWishes {
  readonly playing: boolean;
  readonly subtitleId: string | null;
  readonly subtitleOffsetSeconds: number;
  readonly audioId: string | null;
  readonly quality: Quality;
  readonly speed: number;
  readonly volume: number;
  readonly muted: boolean;
}

export type EngineEvent =
  | { readonly type: 'ready'; readonly durationSeconds: number }
  | { readonly type: 'tracks'; readonly audio: readonly AudioTrack[]; readonly qualities: readonly number[] }
  | { readonly type: 'position'; readonly positionSeconds: number; readonly bufferedSeconds: number }
  | ({ readonly type: 'window' } & LiveWindow)
  | { readonly type: 'paused'; readonly paused: boolean }
  | { readonly type: 'waiting'; readonly waiting: boolean }
  | { readonly type: 'picture'; readonly height: number | null }
  | { readonly type: 'cues'; readonly cues: readonly Cue[] }
  | { readonly type: 'volume'; readonly volume: number; readonly muted: boolean }
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly error: PlayerError };

export type ReportEngineEvent = (event: EngineEvent) => void;

/** Tile of a sprite sheet, in pixels of the sprite. */
export interface Thumbnail {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly spriteWidth: number;
  readonly spriteHeight: number;
}

/** Playback statistics since the film was opened. */
export interface PlaybackStats {
  /** Video resolution in pixels. */
  readonly width: number;
  readonly height: number;
  readonly networkBitsPerSecond: number;
  readonly streamBitsPerSecond: number;
  readonly droppedFrames: number;
  readonly decodedFrames: number;
  readonly stalls: number;
  /** Startup time: from opening the film to its first frame. */
  readonly startSeconds: number;
}

export interface PlaybackEngine {
  /** Opens a film at a position in seconds. A second call replaces the first. */
  open(source: PlaybackSource, positionSeconds: number, wishes: PlaybackWishes): void;
  /** Applies changed settings. */
  apply(wishes: PlaybackWishes): void;
  seek(positionSeconds: number): void;
  stepFrame(direction: 1 | -1): void;
  /** Thumbnail for the seek bar. `null` when the film has none. */
  thumbnailAt(positionSeconds: number): Promise<Thumbnail | null>;
  /** `null` while nothing is open. */
  stats(): PlaybackStats | null;
  /** Aborts all requests and releases the media element. No event is reported afterwards. */
  destroy(): Promise<void>;
}

export type CreateEngine = (report: ReportEngineEvent) => PlaybackEngine;
