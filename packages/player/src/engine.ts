/** The port between the player and whatever library streams the film. */

import type { Cue } from './cues.ts';
import type { PlayerError } from './errors.ts';
import type { LiveWindow } from './live-window.ts';
import type { AudioTrack, PlaybackSource, Quality } from './state.ts';

/** What an engine should do once a film is open; kept by it when it has to open the film again. */
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

/** A tile of a sprite, in the sprite's pixels. */
export interface Thumbnail {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly spriteWidth: number;
  readonly spriteHeight: number;
}

/** What playing costs and how well it goes, since the film was opened. */
export interface PlaybackStats {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly networkBitsPerSecond: number;
  readonly streamBitsPerSecond: number;
  readonly droppedFrames: number;
  readonly decodedFrames: number;
  readonly stalls: number;
  /** From opening the film to its first picture. */
  readonly startSeconds: number;
}

export interface PlaybackEngine {
  /** Opens a film at a position. A second call replaces the first. */
  open(source: PlaybackSource, positionSeconds: number, wishes: PlaybackWishes): void;
  /** Brings playback in line with the wishes; only what differs from before is touched. */
  apply(wishes: PlaybackWishes): void;
  seek(positionSeconds: number): void;
  stepFrame(direction: 1 | -1): void;
  /** The picture for the scrub bar, or `null` when the film has none. */
  thumbnailAt(positionSeconds: number): Promise<Thumbnail | null>;
  /** `null` while nothing is open. */
  stats(): PlaybackStats | null;
  /** Stops every request and empties the media element. Nothing is reported afterwards. */
  destroy(): Promise<void>;
}

export type CreateEngine = (report: ReportEngineEvent) => PlaybackEngine;
