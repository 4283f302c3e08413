import { type RefObject, useEffect, useState } from 'react';

/** So far from the view, fields are fetched that are about to be seen. */
const NEAR = '600px';

/** Whether something has come near the view; from then on it stays so. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
};
