import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { browserStorage } from '#app/platform/storage.ts';
import { cameFromWithin } from '#app/platform/window.ts';
import { DEEP_LINK } from './origin.ts';
import { pushReferenceIn, pushReferencesIn, withPushReference } from './push-references.ts';
import { recordOrigin } from './use-origin.ts';

const KEY = 'push_references';

/** Remembers of the page of a title that it was opened from elsewhere (RT-104), and the notification that led to it (RT-105). */
export const useArrival = (titleId: string): void => {
  const { search } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    // The history alone may have gone back already, when somebody is fast.
    if (kind !== 'PUSH' && !cameFromWithin()) recordOrigin({ collection: DEEP_LINK, titleId });
    const reference = pushReferenceIn(new URLSearchParams(search));
    if (reference) browserStorage.write(KEY, withPushReference(pushReferencesIn(browserStorage.read(KEY)), reference));
    // Only what led here counts, not what the page does with its address afterwards.
  }, [titleId]);
};
