import { NEXT_EPISODE_COUNTDOWN_SECONDS, nextEpisodeOfferedAt } from '@madang/player/next-episode.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Attendance } from './use-attendance.ts';
import { usePlayerValue } from './use-player-value.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

export interface NextOffer {
  readonly isOffered: boolean;
  /** `null` when the next episode waits to be chosen. */
  readonly secondsLeft: number | null;
  readonly dismiss: () => void;
  /** Nobody has touched anything for some episodes: the film waits until the viewer says that they are there. */
  readonly isAsking: boolean;
  readonly stay: () => void;
}

interface Wanted extends Pick<VideoPlayerProps, 'source' | 'next' | 'onNext'> {
  /** Whether the next episode starts by itself after its countdown. */
  readonly advances: boolean;
  readonly attendance: Attendance;
}

/** Offers the next episode at the credits and starts it when nobody objects; going back in the film takes the offer back. */
export const useNextEpisode = (store: PlayerStore, { source, next, advances, attendance, onNext }: Wanted): NextOffer => {
  const duration = usePlayerValue(store, (state) => state.durationSeconds);
  const offeredAt = nextEpisodeOfferedAt(duration, source.creditsAtSeconds);
  const isDue = usePlayerValue(
    store,
    (state) => state.status === 'ended' || (duration > 0 && state.positionSeconds >= offeredAt),
  );
  const isRunning = usePlayerValue(store, (state) => state.status === 'ended' || (state.status === 'ready' && !state.paused));
  const [dismissed, setDismissed] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(NEXT_EPISODE_COUNTDOWN_SECONDS);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue !== wasDue) {
    setWasDue(isDue);
    setDismissed(false);
    setSecondsLeft(NEXT_EPISODE_COUNTDOWN_SECONDS);
  }
  const [isAsking, setAsking] = useState(false);
  const isOffered = next !== undefined && isDue && !dismissed && !isAsking;
  const isCounting = isOffered && advances && isRunning && secondsLeft > 0;
  const advance = useEffectEvent(() => {
    attendance.advanced();
    onNext('auto-next');
  });
  const waits = useEffectEvent(() => {
    if (attendance.mayAdvance()) return false;
    store.ask({ type: 'pause' });
    setAsking(true);
    return true;
  });

  useEffect(() => {
    if (!isCounting || waits()) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  useEffect(() => {
    if (secondsLeft === 0) advance();
  }, [secondsLeft]);

  return {
    isOffered,
    secondsLeft: advances ? secondsLeft : null,
    dismiss: () => setDismissed(true),
    isAsking,
    stay: () => {
      setAsking(false);
      setDismissed(true);
    },
  };
};
