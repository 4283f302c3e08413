/**
 * Calls back when an element comes within `margin` (CSS lengths) of what is seen; the answer stops that. A browser that is busy hands over
 * what it has noted in several frames at once: the last of it holds.
 */
export const whenNear = (element: Element, margin: string, then: () => void): (() => void) => {
  const observer = new IntersectionObserver((notes) => notes.at(-1)?.isIntersecting && then(), { rootMargin: margin });
  observer.observe(element);
  return () => observer.disconnect();
};
