/**
 * Calls back when an element comes within `margin` (CSS lengths) of the viewport. Returns how to stop. A busy browser
 * delivers several entries at once: the last one is current.
 */
export const whenNear = (element: Element, margin: string, then: () => void): (() => void) => {
  const observer = new IntersectionObserver((notes) => notes.at(-1)?.isIntersecting && then(), { rootMargin: margin });
  observer.observe(element);
  return () => observer.disconnect();
};
