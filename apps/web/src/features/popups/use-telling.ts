import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { useCallback, useRef } from 'react';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { newUuid } from '#app/platform/new-id.ts';

type PopupEvent = 'impression' | 'click';

/** Tracking must not disturb the viewer. */
const track = (event: PopupEvent, { tracking_id, popup_tracking_id }: Popup['link']): Promise<unknown> =>
  api.trackPopup({ event_id: newUuid(), event, tracking_id, popup_tracking_id }).catch(ignoreFailure);

/** Tracks an impression or click once per popup while they are open (PO-29, PO-30). Returns true the first time. */
export const useTelling = (): ((event: PopupEvent, popup: Popup) => boolean) => {
  const tracked = useRef(new Set<string>());
  return useCallback((event, { notice_id: id, link }) => {
    const name = `${event} ${id}`;
    if (tracked.current.has(name)) return false;
    tracked.current.add(name);
    void track(event, link);
    return true;
  }, []);
};
