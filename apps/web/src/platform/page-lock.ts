/**
 * Locks scrolling of the page below a popup and keeps the scrollbar's space, so that nothing moves. Returns how to
 * unlock (PO-47).
 */
export const lockPage = (): (() => void) => {
  const { documentElement: root } = document;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
};

/** Whether something lies over the page that waits for an answer. */
export const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;
