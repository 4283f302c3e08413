import { liveWords } from '@madang/i18n/parts/live.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { dayAfter, DAYS, listDays, type GuideRange } from './guide-days.ts';
import { type GuideView, readGuide } from './guide-view.ts';
import { useLiveRecoveryMs } from '#app/shell/live-times.ts';

interface GuideOptions {
  readonly range: GuideRange;
  /** Midnight of the viewer's day. Null before hydration, because the server does not know the time zone. */
  readonly today: number | null;
  /** Guide version from the counter. Null before the first answer and when the counter failed. */
  readonly version: number | null;
  /** False until the guide is needed. */
  readonly wanted: boolean;
}

interface Guide {
  /** Null until the first answer. */
  readonly guide: GuideView | null;
  readonly retry: () => void;
}

/** The guide of seven days: asked for once for each version and day (LV-14), and again half a minute after a failure. */
export const useGuide = ({ range, today, version, wanted }: GuideOptions): Guide => {
  const { words, language } = useWords(liveWords);
  const [guide, setGuide] = useState<GuideView | null>(null);
  const [tries, setTries] = useState(0);

  const read = useEffectEvent(async (midnight: number, signal: AbortSignal) => {
    const [from = midnight] = listDays(range, midnight);
    const to = dayAfter(from, DAYS);
    const answer = await readGuide(
      api,
      { from, to },
      { language, episode: words.catalog.episode, withheld: words.live.withheld },
    );
    // A guide that is there is better than the news that there is no newer one.
    if (!signal.aborted) setGuide((known) => (answer.kind === 'failed' && known?.kind === 'whole' ? known : answer));
  });

  useEffect(() => {
    if (today === null || !wanted) return undefined;
    return abortOnCleanup((signal) => read(today, signal));
  }, [today, version, wanted, tries]);

  const retry = useCallback(() => setTries((before) => before + 1), []);
  const hasFailed = guide?.kind === 'failed';
  const recoveryMs = useLiveRecoveryMs();
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(retry, recoveryMs);
    return () => clearInterval(timer);
  }, [hasFailed, retry, recoveryMs]);

  return { guide, retry };
};
