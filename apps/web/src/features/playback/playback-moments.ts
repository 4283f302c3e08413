import type { PlayerState } from '@madang/player/state.ts';
import type { PlayerStore } from '@madang/player/store.ts';

import type { PlaybackMoment } from './video-player-props.ts';

const momentBetween = (before: PlayerState, state: PlayerState, readPosition: () => number): PlaybackMoment | null => {
  const { positionSeconds } = state;
  if (state.status === 'failed' && state.error && before.status !== 'failed')
    return { type: 'failed', positionSeconds, error: state.error };
  if (state.status === 'ended' && before.status !== 'ended') return { type: 'ended', positionSeconds };
  if (state.status !== 'ready') return null;
  if (before.status === 'loading') return { type: 'started', positionSeconds, readPosition };
  if (state.paused !== before.paused) return { type: state.paused ? 'paused' : 'resumed', positionSeconds };
  return state.waiting && !before.waiting ? { type: 'buffering', positionSeconds } : null;
};

/** Reports playback events to analytics, and a final `stopped`. */
export const watchMoments = (store: PlayerStore, tell: (moment: PlaybackMoment) => void): { readonly stop: () => void } => {
  let before = store.getSnapshot();
  const readPosition = () => before.positionSeconds;
  const unsubscribe = store.subscribe(() => {
    const state = store.getSnapshot();
    const moment = momentBetween(before, state, readPosition);
    before = state;
    if (moment) tell(moment);
  });
  return {
    stop: () => {
      unsubscribe();
      tell({ type: 'stopped', positionSeconds: before.positionSeconds });
    },
  };
};
