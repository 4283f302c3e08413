/** Requests of the viewer. The store clamps values that are out of range. */

import type { PlaybackPreferences, PlaybackSource, Quality } from './state.ts';

export interface LoadRequest {
  readonly type: 'load';
  readonly source: PlaybackSource;
  readonly preferences: PlaybackPreferences;
}

export interface PlayRequest {
  readonly type: 'play';
}

export interface PauseRequest {
  readonly type: 'pause';
}

/** Toggles playback. At the end the film restarts. */
export interface TogglePlayRequest {
  readonly type: 'toggle-play';
}

export interface SeekRequest {
  readonly type: 'seek';
  readonly positionSeconds: number;
}

/** Seeks to the live edge. No effect on films. */
export interface GoLiveRequest {
  readonly type: 'go-live';
}

/** Seeks relative to the last requested position, so that quick presses add up. */
export interface SkipRequest {
  readonly type: 'skip';
  readonly seconds: number;
}

export interface StepFrameRequest {
  readonly type: 'step-frame';
  readonly direction: 1 | -1;
}

export interface SelectSubtitleRequest {
  readonly type: 'select-subtitle';
  /** `null` turns subtitles off. */
  readonly subtitleId: string | null;
}

/** Toggles subtitles, in the language shown last. */
export interface ToggleSubtitleRequest {
  readonly type: 'toggle-subtitle';
}

export interface ShiftSubtitlesRequest {
  readonly type: 'shift-subtitles';
  /** Added to the offset; positive shows the words later. */
  readonly seconds: number;
}

export interface SelectAudioRequest {
  readonly type: 'select-audio';
  readonly audioId: string;
}

export interface SelectQualityRequest {
  readonly type: 'select-quality';
  readonly quality: Quality;
}

export interface SetSpeedRequest {
  readonly type: 'set-speed';
  readonly speed: number;
}

/** Next or previous speed of the list. */
export interface StepSpeedRequest {
  readonly type: 'step-speed';
  readonly direction: 1 | -1;
}

export interface SetVolumeRequest {
  readonly type: 'set-volume';
  /** 0 to 1. Anything above zero also unmutes. */
  readonly volume: number;
}

export interface SetMutedRequest {
  readonly type: 'set-muted';
  readonly muted: boolean;
}

/** Reloads the same URL at the position of the failure. */
export interface RetryRequest {
  readonly type: 'retry';
}

export type PlayerRequest =
  | LoadRequest
  | PlayRequest
  | PauseRequest
  | TogglePlayRequest
  | SeekRequest
  | GoLiveRequest
  | SkipRequest
  | StepFrameRequest
  | SelectSubtitleRequest
  | ToggleSubtitleRequest
  | ShiftSubtitlesRequest
  | SelectAudioRequest
  | SelectQualityRequest
  | SetSpeedRequest
  | StepSpeedRequest
  | SetVolumeRequest
  | SetMutedRequest
  | RetryRequest;
