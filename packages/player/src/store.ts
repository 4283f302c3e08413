import { answerRequest } from './answer-request.ts';
import type { CreateEngine, EngineEvent, PlaybackStats, PlaybackWishes, Thumbnail } from './engine.ts';
import type { PlayerRequest } from './requests.ts';
import { initialState } from './state.ts';
import type { PlaybackSource, PlayerState } from './state.ts';

export interface PlayerStore {
  /** Referentially stable until something changes, as `useSyncExternalStore` requires. */
  readonly getSnapshot: () => PlayerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly request: (request: PlayerRequest) => void;
  readonly thumbnailAt: (positionSeconds: number) => Promise<Thumbnail | null>;
  readonly stats: () => PlaybackStats | null;
  /** Stops playback for good; every later request is ignored. */
  readonly destroy: () => Promise<void>;
}

const wishesOf = (state: PlayerState): PlaybackWishes => ({
  playing: !state.paused,
  subtitleId: state.subtitleId,
  subtitleOffsetSeconds: state.subtitleOffsetSeconds,
  audioId: state.audioId,
  quality: state.quality,
  speed: state.speed,
  volume: state.volume,
  muted: state.muted,
});

const applyEvent = (state: PlayerState, event: EngineEvent): PlayerState => {
  switch (event.type) {
    case 'ready':
      return { ...state, status: 'ready', durationSeconds: event.durationSeconds || state.durationSeconds };
    case 'tracks': {
      const audioId = event.audio.some((track) => track.id === state.audioId) ? state.audioId : event.audio[0]?.id;
      return { ...state, audio: event.audio, audioId: audioId ?? null, qualities: event.qualities };
    }
    case 'position': {
      const { positionSeconds, bufferedSeconds } = event;
      return { ...state, positionSeconds, bufferedSeconds };
    }
    case 'window': {
      const { startSeconds, edgeSeconds } = event;
      if (state.live?.startSeconds === startSeconds && state.live.edgeSeconds === edgeSeconds) return state;
      return { ...state, live: { startSeconds, edgeSeconds }, durationSeconds: edgeSeconds };
    }
    case 'paused':
      return { ...state, paused: event.paused };
    case 'waiting':
      return { ...state, waiting: event.waiting };
    case 'picture':
      return { ...state, playingHeight: event.height };
    case 'cues':
      return { ...state, cues: event.cues };
    case 'volume':
      return { ...state, volume: event.volume, muted: event.muted };
    case 'ended':
      return { ...state, status: 'ended', paused: true, waiting: false, positionSeconds: state.durationSeconds };
    case 'failed':
      return { ...state, status: 'failed', paused: true, waiting: false, error: event.error };
  }
};

const isUnchanged = (one: PlayerState, other: PlayerState): boolean =>
  Object.keys(one).every((key) => one[key as keyof PlayerState] === other[key as keyof PlayerState]);

/** Creates the store: holds the state, reduces requests, and applies changes to the engine. */
export const createPlayerStore = (createEngine: CreateEngine): PlayerStore => {
  const listeners = new Set<() => void>();
  let state = initialState;
  let source: PlaybackSource | undefined;
  let destroyed = false;

  const keep = (next: PlayerState): void => {
    if (isUnchanged(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const engine = createEngine((event) => {
    if (!destroyed) keep(applyEvent(state, event));
  });

  const ask = (request: PlayerRequest): void => {
    if (destroyed) return;
    const before = state;
    keep(answerRequest(before, request));
    if (request.type === 'load') source = request.source;
    if (!source) return;
    if (request.type === 'load' || request.type === 'retry') {
      engine.open(source, state.positionSeconds, wishesOf(state));
    } else if (request.type === 'step-frame') {
      engine.stepFrame(request.direction);
    } else {
      if (state.status === 'failed') return;
      if (state.positionSeconds !== before.positionSeconds) engine.seek(state.positionSeconds);
      engine.apply(wishesOf(state));
    }
  };

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: ask,
    thumbnailAt: (positionSeconds) => (destroyed ? Promise.resolve(null) : engine.thumbnailAt(positionSeconds)),
    stats: () => (destroyed ? null : engine.stats()),
    destroy: async () => {
      if (destroyed) return;
      destroyed = true;
      listeners.clear();
      await engine.destroy();
    },
  };
};
