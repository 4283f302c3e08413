import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { useCallback, useRef } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { newUuid } from '#app/platform/new-id.ts';

type Told = 'impression' | 'click';

const tell = async (event: Told, { tracking_id, popup_tracking_id }: Popup['link']): Promise<void> => {
  try {
    await api.trackPopup({ event_id: newUuid(), event, tracking_id, popup_tracking_id });
  } catch (error) {
    // Tracking must not disturb the viewer. The API client reports the failure to the operators.
    if (!isCallFailed(error)) throw error;
  }
};

/** Tracks an impression or click once per popup while they are open (PO-29, PO-30). Returns true the first time. */
export const useTelling = (): ((event: Told, popup: Popup) => boolean) => {
  const told = useRef(new Set<string>());
  return useCallback((event, { notice_id: id, link }) => {
    const name = `${event} ${id}`;
    if (told.current.has(name)) return false;
    told.current.add(name);
    void tell(event, link);
    return true;
  }, []);
};
