import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router';
import { cameFromWithin } from '#app/platform/window.ts';
import { DEEP_LINK } from './origin.ts';
import { recordOrigin } from './use-origin.ts';

/** Remembers of the page of a title that it was opened from elsewhere (RT-104). */
export const useArrival = (titleId: string): void => {
  const kind = useNavigationType();
  const record = useEffectEvent(() => {
    // A fast Back may have changed the history before this effect runs.
    if (kind !== 'PUSH' && !cameFromWithin()) recordOrigin({ collection: DEEP_LINK, titleId });
  });
  // Only what led here counts, not what the page does with its address afterwards.
  useEffect(() => record(), [titleId]);
};
