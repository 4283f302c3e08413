import { SKIP_SECONDS } from '@madang/player/keyboard.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useEffectEvent } from 'react';

import { usePlayerValue } from './use-player-value.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

type Shown = Pick<VideoPlayerProps, 'title' | 'subtitle' | 'poster' | 'next' | 'onNext' | 'onPrevious'>;

const ACTIONS = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto', 'nexttrack', 'previoustrack'] as const;

/** Media Session API: title, artwork and controls for lock screen, headsets and media keys. */
export const useMediaSession = (store: PlayerStore, { title, subtitle, poster, next, onNext, onPrevious }: Shown): void => {
  const paused = usePlayerValue(store, (state) => state.paused);
  const duration = usePlayerValue(store, (state) => state.durationSeconds);
  const speed = usePlayerValue(store, (state) => state.speed);
  // Seeking buffers: the position on the lock screen is updated after it
  const waiting = usePlayerValue(store, (state) => state.waiting);
  const playNext = useEffectEvent(() => onNext('chosen'));
  const playPrevious = useEffectEvent(() => onPrevious?.());
  const hasNext = next !== undefined;
  const hasPrevious = onPrevious !== undefined;

  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!session) return undefined;
    const artwork = poster === undefined ? [] : [{ src: poster }];
    session.metadata = new MediaMetadata({ title, artist: subtitle ?? '', artwork });
    return () => {
      session.metadata = null;
    };
  }, [title, subtitle, poster]);

  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!session) return undefined;
    session.setActionHandler('play', () => store.request({ type: 'play' }));
    session.setActionHandler('pause', () => store.request({ type: 'pause' }));
    session.setActionHandler('seekbackward', (step) =>
      store.request({ type: 'skip', seconds: -(step.seekOffset ?? SKIP_SECONDS) }),
    );
    session.setActionHandler('seekforward', (step) => store.request({ type: 'skip', seconds: step.seekOffset ?? SKIP_SECONDS }));
    session.setActionHandler(
      'seekto',
      ({ seekTime }) => seekTime !== undefined && store.request({ type: 'seek', positionSeconds: seekTime }),
    );
    session.setActionHandler('nexttrack', hasNext ? () => playNext() : null);
    session.setActionHandler('previoustrack', hasPrevious ? () => playPrevious() : null);
    return () => {
      for (const action of ACTIONS) session.setActionHandler(action, null);
    };
  }, [store, hasNext, hasPrevious]);

  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!session) return;
    session.playbackState = paused ? 'paused' : 'playing';
    const { positionSeconds } = store.getSnapshot();
    if (duration > 0) session.setPositionState({ duration, position: Math.min(positionSeconds, duration), playbackRate: speed });
  }, [store, paused, duration, speed, waiting]);
};
