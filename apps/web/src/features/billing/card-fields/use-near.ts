import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '#app/platform/when-near.ts';

/** So far from the view, fields are fetched that are about to be seen. */
const NEAR = '600px';

/** Whether an element has come near the viewport. Stays true from then on. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, NEAR, () => setNear(true));
  }, [place]);
  return isNear;
};
