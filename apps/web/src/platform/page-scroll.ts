/** The layout viewport: unlike `innerHeight` it stays the same while a phone's address bar slides away. CSS pixels. */
export const windowSize = (): { readonly width: number; readonly height: number } => {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
};

export const scrolledTo = (): number => window.scrollY;

/** At once: nothing is to be seen of it. */
export const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

const behavior = (): ScrollBehavior => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** So that the eye can follow, unless it would rather not. */
export const glideTo = (top: number): void => window.scrollTo({ top, behavior: behavior() });
export const glideBy = (top: number): void => window.scrollBy({ top, behavior: behavior() });

interface PageWatcher {
  readonly onScroll: () => void;
  readonly onResize: () => void;
}

export const watchPage = ({ onScroll, onResize }: PageWatcher): (() => void) => {
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onResize);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onResize);
  };
};

/** Calls back when the page is hidden or unloaded: the last moment to save anything. */
export const watchLeaving = (onLeave: () => void): (() => void) => {
  const whenHidden = () => document.visibilityState === 'hidden' && onLeave();
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', onLeave);
  };
};

/** Runs before the painting after the next: once the router has put the page where it thinks it belongs. */
export const afterRouter = (work: () => void): (() => void) => {
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(work);
  });
  return () => window.cancelAnimationFrame(frame);
};

/** Replaces the address of this history entry and the page title without a server request. */
export const renamePage = (path: string, title: string): void => {
  const { history, location } = window;
  if (location.pathname !== path) history.replaceState(history.state, '', path);
  document.title = title;
};

export const watchKeys = (onKey: (event: KeyboardEvent) => void): (() => void) => {
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};

/** Whether a modal dialog makes the page inert. False as soon as it closes. */
export const isModalOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/** Whether the viewer is selecting text: then a click must not activate what lies below it. */
export const isSelecting = (): boolean => window.getSelection()?.isCollapsed === false;
