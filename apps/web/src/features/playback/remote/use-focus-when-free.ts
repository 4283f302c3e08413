import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element unless another one on the page has the focus: a remote control cannot point. */
export const useFocusWhenFree = <Kind extends HTMLElement>(wanted: boolean): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    if (wanted && page && (page.activeElement === null || page.activeElement === page.body)) element.current?.focus();
  }, [wanted]);
  return element;
};
