import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { originOf } from '#app/features/watch-history/index.ts';
import { watchLeaving } from '#app/platform/page-scroll.ts';
import { readingReports } from './reading-reports.ts';
import type { ReadingPlace } from './reading-place.ts';
import { forgetPlace, rememberPlace } from './tab-place.ts';

const EVERY_MS = 4000;

type Reports = ReturnType<typeof readingReports>;

/**
 * Reports the reading place: every few seconds while it changes, when the page is hidden, at the end of an episode and
 * on leaving. `place` is null until the reader scrolls: opening an episode is not reading it.
 */
export const useReadingReports = (place: ReadingPlace | null, webtoonId: string, signedIn: boolean): void => {
  const { revalidate } = useRevalidator();
  const reports = useRef(new Map<string, Reports>());
  const shown = useRef<ReadingPlace | null>(null);

  const reportsOf = (id: string): Reports => {
    const known = reports.current.get(id);
    if (known) return known;
    const made = readingReports(id);
    reports.current.set(id, made);
    return made;
  };
  const tell = useEffectEvent(async (event: 'progress' | 'stop') => {
    if (!place) return;
    const begun = !reports.current.has(place.strip.id);
    const origin = begun ? originOf([place.strip.id, webtoonId]) : null;
    await reportsOf(place.strip.id)(place.ended ? 'ended' : begun ? 'start' : event, place.place, origin ?? undefined);
  });
  const putAway = useEffectEvent(() => {
    if (place) rememberPlace(place.strip.id, place.place);
    void tell('progress');
  });
  const leave = useEffectEvent(async () => {
    if (place && !signedIn) rememberPlace(place.strip.id, place.place);
    if (!place) return;
    await tell('stop');
    // The page that follows was read before this report was kept.
    await revalidate();
  });

  useEffect(() => {
    // A signed-in reader's place is on the server and may be newer next time.
    if (signedIn) forgetPlace();
    const timer = setInterval(() => void tell('progress'), EVERY_MS);
    const stop = watchLeaving(putAway);
    return () => {
      clearInterval(timer);
      stop();
      void leave();
    };
  }, [signedIn]);

  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (!before || !place || before.strip.id === place.strip.id) return;
    const last = before.strip.panels.at(-1);
    const goneOn = before.strip.next?.id === place.strip.id && last;
    void reportsOf(before.strip.id)(goneOn ? 'ended' : 'stop', goneOn ? { panelId: last.id, fraction: 1 } : before.place);
  }, [place]);
};
