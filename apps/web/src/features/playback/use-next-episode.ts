import { nextEpisodeCountdown, nextEpisodeOfferedAt } from '@madang/player/next-episode.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Attendance } from './use-attendance.ts';
import { usePlayerValue } from './use-player-value.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

export interface NextOffer {
  readonly isOffered: boolean;
  /** `null` when the next episode waits to be chosen. */
  readonly secondsLeft: number | null;
  /** What the countdown begins with. */
  readonly countdownSeconds: number;
  readonly dismiss: () => void;
  /** The viewer has not interacted for some episodes: autoplay waits for a confirmation. */
  readonly isAsking: boolean;
  readonly stay: () => void;
}

interface Wanted extends Pick<VideoPlayerProps, 'source' | 'next' | 'onNext'> {
  /** Whether the next episode starts by itself after its countdown. */
  readonly advances: boolean;
  readonly attendance: Attendance;
}

/** Why an offer was declined: to watch the credits, or to stay with this episode. */
type Declined = 'credits' | 'stay';

/**
 * Offers the next episode at the credits and autoplays it after a countdown. Seeking back withdraws the offer. A
 * declined offer is not repeated at the end: after watched credits the next episode starts without a second card over a
 * black frame.
 */
export const useNextEpisode = (store: PlayerStore, { source, next, advances, attendance, onNext }: Wanted): NextOffer => {
  const duration = usePlayerValue(store, (state) => state.durationSeconds);
  const offeredAt = nextEpisodeOfferedAt(duration, source.creditsAtSeconds);
  const countdownSeconds = nextEpisodeCountdown(duration, source.creditsAtSeconds);
  const hasEnded = usePlayerValue(store, (state) => state.status === 'ended');
  const isDue = usePlayerValue(
    store,
    (state) => state.status === 'ended' || (duration > 0 && state.positionSeconds >= offeredAt),
  );
  const isRunning = usePlayerValue(store, (state) => state.status === 'ended' || (state.status === 'ready' && !state.paused));
  const [declined, setDeclined] = useState<Declined | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(countdownSeconds);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue !== wasDue) {
    setWasDue(isDue);
    setSecondsLeft(countdownSeconds);
    if (!isDue) setDeclined(null);
  }
  const [isAsking, setAsking] = useState(false);
  const isOffered = next !== undefined && isDue && declined === null && !isAsking;
  const isCounting = isOffered && advances && isRunning && secondsLeft > 0;
  const hasWatchedCredits = next !== undefined && declined === 'credits' && hasEnded && advances;
  const advance = useEffectEvent(() => {
    attendance.advanced();
    onNext('auto-next');
  });
  const waits = useEffectEvent(() => {
    if (attendance.mayAdvance()) return false;
    store.request({ type: 'pause' });
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

  useEffect(() => {
    if (hasWatchedCredits && !waits()) advance();
  }, [hasWatchedCredits]);

  return {
    isOffered,
    secondsLeft: advances ? secondsLeft : null,
    countdownSeconds,
    dismiss: () => setDeclined('credits'),
    isAsking,
    stay: () => {
      setAsking(false);
      setDeclined('stay');
    },
  };
};
