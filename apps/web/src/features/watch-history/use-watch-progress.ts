import type { ProgressReason } from '@madang/player/progress.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { originOf } from './use-origin.ts';
import { type WatchEvent, watchReports } from './watch-reports.ts';

const EVENTS: Readonly<Record<ProgressReason, WatchEvent>> = {
  interval: 'progress',
  hidden: 'progress',
  pause: 'pause',
  seek: 'seek',
  ended: 'ended',
  leave: 'stop',
};

interface WatchProgress {
  readonly start: (positionSeconds: number) => void;
  readonly report: (positionSeconds: number, reason: ProgressReason) => Promise<void>;
}

/**
 * Reports playback progress. `address` is the stream's signed URL, and a new one is a new playback. After the last
 * report the page revalidates, because its loader data was read before that report was saved.
 */
export const useWatchProgress = (contentId: string, titleId: string, address: string): WatchProgress => {
  const { revalidate } = useRevalidator();
  const [playback, setPlayback] = useState(() => ({ address, report: watchReports(contentId) }));
  if (playback.address !== address) setPlayback({ address, report: watchReports(contentId) });
  const { report } = playback;
  return {
    start: (positionSeconds) => void report('start', positionSeconds, originOf([contentId, titleId])),
    report: async (positionSeconds, reason) => {
      await report(EVENTS[reason], positionSeconds);
      if (reason === 'leave') await revalidate();
    },
  };
};
