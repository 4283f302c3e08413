import type { WATCH_EVENTS } from '@madang/contract/watch-history/watch-history.contract.ts';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { newId } from '#app/platform/new-id.ts';

export type WatchEvent = (typeof WATCH_EVENTS)[number];

/** Resolves when the server has answered, or cannot be reached. */
export type ReportWatch = (event: WatchEvent, positionSeconds: number, collection?: string | null) => Promise<void>;

/**
 * The reports of one playback, numbered so that a late one never overwrites a newer one. One that fails is not
 * repeated: the next one says more. `collection` names where the viewer came from (CA-83).
 */
export const watchReports = (contentId: string): ReportWatch => {
  const playbackId = newId();
  let sequence = 0;
  return async (event, positionSeconds, collection) => {
    sequence += 1;
    const origin = collection ? { collection } : {};
    const report = { content_id: contentId, event, position: positionSeconds, sequence, playback_id: playbackId, ...origin };
    await api.trackWatch(report).catch(ignoreFailure);
  };
};
