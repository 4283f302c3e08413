import { findResumePosition } from './progress.ts';
import type { LoadRequest, PlayerRequest } from './requests.ts';
import { initialState, SPEEDS } from './state.ts';
import type { PlaybackSource, PlayerState } from './state.ts';
import { orderSubtitleTracks, preferredSubtitle } from './subtitle-order.ts';

/** Seconds before the end at which a seek stops: in some browsers a seek to the very end fires no end event. */
const END_MARGIN_SECONDS = 0.1;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const startOf = ({ startSeconds, resumeSeconds, durationSeconds }: PlaybackSource): number =>
  startSeconds !== undefined && startSeconds < durationSeconds
    ? Math.max(0, startSeconds)
    : findResumePosition(resumeSeconds, durationSeconds);

const load = (state: PlayerState, { source, preferences }: LoadRequest): PlayerState => {
  const subtitle = preferredSubtitle(source.subtitles, preferences.subtitle);
  const language = preferences.audio?.toLowerCase();
  const audio = source.audio.find((track) => track.language.toLowerCase() === language) ?? source.audio[0];
  return {
    ...initialState,
    status: 'loading',
    paused: state.paused,
    positionSeconds: startOf(source),
    durationSeconds: source.durationSeconds,
    volume: clamp(preferences.volume ?? state.volume, 0, 1),
    muted: preferences.muted ?? state.muted,
    speed: preferences.speed ?? 1,
    subtitles: source.subtitles,
    subtitleId: subtitle?.id ?? null,
    lastSubtitleId: subtitle?.id ?? null,
    audio: source.audio,
    audioId: audio?.id ?? null,
    quality: preferences.quality ?? 'auto',
  };
};

const seek = (state: PlayerState, positionSeconds: number): PlayerState => {
  const end = Math.max(0, state.durationSeconds - END_MARGIN_SECONDS);
  return {
    ...state,
    status: state.status === 'ended' ? 'ready' : state.status,
    positionSeconds: state.live
      ? clamp(positionSeconds, state.live.startSeconds, state.live.edgeSeconds)
      : clamp(positionSeconds, 0, end),
  };
};

const goLive = (state: PlayerState): PlayerState =>
  state.live ? { ...seek(state, state.live.edgeSeconds), paused: false } : state;

const play = (state: PlayerState): PlayerState => ({ ...(state.status === 'ended' ? seek(state, 0) : state), paused: false });

const selectSubtitle = (state: PlayerState, subtitleId: string | null): PlayerState => {
  if (subtitleId === null) return { ...state, subtitleId };
  if (!state.subtitles.some((track) => track.id === subtitleId)) return state;
  return { ...state, subtitleId, lastSubtitleId: subtitleId };
};

const toggleSubtitle = (state: PlayerState): PlayerState => {
  if (state.subtitleId !== null) return selectSubtitle(state, null);
  const audioLanguage = state.audio.find((track) => track.id === state.audioId)?.language ?? 'en';
  return selectSubtitle(state, state.lastSubtitleId ?? orderSubtitleTracks(state.subtitles, audioLanguage)[0]?.id ?? null);
};

const stepSpeed = (state: PlayerState, direction: 1 | -1): PlayerState => {
  const faster = SPEEDS.find((speed) => speed > state.speed);
  const slower = SPEEDS.findLast((speed) => speed < state.speed);
  return { ...state, speed: (direction === 1 ? faster : slower) ?? state.speed };
};

/** Reducer: the state after a request. Pure. The store applies the difference to the engine. */
export const answerRequest = (state: PlayerState, request: PlayerRequest): PlayerState => {
  switch (request.type) {
    case 'load':
      return load(state, request);
    case 'play':
      return play(state);
    case 'pause':
      return { ...state, paused: true };
    case 'toggle-play':
      return state.paused || state.status === 'ended' ? play(state) : { ...state, paused: true };
    case 'seek':
      return seek(state, request.positionSeconds);
    case 'skip':
      return seek(state, state.positionSeconds + request.seconds);
    case 'go-live':
      return goLive(state);
    case 'step-frame':
      return state;
    case 'select-subtitle':
      return selectSubtitle(state, request.subtitleId);
    case 'toggle-subtitle':
      return toggleSubtitle(state);
    case 'shift-subtitles':
      return { ...state, subtitleOffsetSeconds: clamp(state.subtitleOffsetSeconds + request.seconds, -30, 30) };
    case 'select-audio':
      return state.audio.some((track) => track.id === request.audioId) ? { ...state, audioId: request.audioId } : state;
    case 'select-quality':
      return { ...state, quality: request.quality };
    case 'set-speed':
      return { ...state, speed: clamp(request.speed, 0.25, 4) };
    case 'step-speed':
      return stepSpeed(state, request.direction);
    case 'set-volume':
      return { ...state, volume: clamp(request.volume, 0, 1), muted: request.volume <= 0 };
    case 'set-muted':
      return { ...state, muted: request.muted };
    case 'retry':
      return { ...state, status: 'loading', error: null, waiting: false, paused: false };
  }
};
