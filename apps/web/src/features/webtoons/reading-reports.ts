import type { READING_EVENTS } from '@madang/contract/webtoons/webtoons.contract.ts';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { newId } from '#app/platform/new-id.ts';
import type { PlaceView } from './read-view.ts';

type ReadingEvent = (typeof READING_EVENTS)[number];

/**
 * Reports of one reading of an episode, numbered so that a late one never overwrites a newer one. Unchanged places are
 * not reported, and a failed report is not retried because the next one replaces it.
 */
export const readingReports = (contentId: string) => {
  const readingId = newId();
  let sequence = 0;
  let lastReport = '';
  return async (event: ReadingEvent, { panelId, fraction }: PlaceView, collection?: string): Promise<void> => {
    const place = `${panelId} ${fraction}`;
    if (place === lastReport) return;
    lastReport = place;
    sequence += 1;
    const origin = collection === undefined ? {} : { collection };
    const report = { content_id: contentId, event, panel_id: panelId, fraction, sequence, playback_id: readingId, ...origin };
    await api.trackReading(report).catch(ignoreFailure);
  };
};
