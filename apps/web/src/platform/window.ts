import { useSyncExternalStore } from 'react';

/** Leaves the application for a freshly rendered page. */
export const visit = (path: string): void => window.location.assign(path);
export const reload = (): void => window.location.reload();

/** Writes another address over that of the page that is shown, if it is still the one at `from`. */
export const renameAddress = (from: string, to: string): void => {
  if (window.location.pathname === from) window.history.replaceState(window.history.state, '', to);
};

/** Whether the previous history entry is ours. React Router counts its entries in the state. */
export const cameFromWithin = (): boolean => ((window.history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0;

/** Dispatches a window event with the product's prefix. */
export const announceInPage = (name: string): void => void window.dispatchEvent(new CustomEvent(`madang:${name}`));

/** Says when the page goes away, for good or into the history. */
export const watchGoing = (onGo: () => void): (() => void) => {
  window.addEventListener('pagehide', onGo);
  return () => window.removeEventListener('pagehide', onGo);
};

/** Says when the page can be seen again, or no longer. */
export const watchVisibility = (onChange: (visible: boolean) => void): (() => void) => {
  const tell = () => onChange(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

const subscribeTo =
  (...events: readonly string[]) =>
  (notify: () => void) => {
    for (const event of events) window.addEventListener(event, notify);
    return () => {
      for (const event of events) window.removeEventListener(event, notify);
    };
  };

const subscribeToConnection = subscribeTo('online', 'offline');

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => window.navigator.onLine,
    () => true,
  );

/** Whether a media query matches. False on the server and before hydration. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

/** The language the server rendered the page in. */
export const renderedLanguage = (): string | undefined => document.documentElement.dataset.language;

const subscribeToNothing = () => () => undefined;

/** False on the server and while hydrating: controls that only work with scripts wait for it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** The path of the address as it stands. */
export const currentPath = (): string => window.location.pathname;

/** Whether the page is hidden: another tab is in front, or the window is minimized. */
export const isHidden = (): boolean => document.hidden;

/** The query of the address as it stands, with what was written into it since the page was opened. */
export const currentSearch = (): string => window.location.search;

/**
 * Writes another query into the address of this entry of the history, without asking the server for a page. Does nothing once the viewer
 * has gone to another page than the one at `path`: what was waited for may come after that.
 */
export const rememberQuery = (path: string, query: URLSearchParams): void => {
  const { history, location } = window;
  if (location.pathname !== path) return;
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`);
};

/** Focuses the element with an ID. False when there is none. */
export const focusOn = (id: string): boolean => {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
};

/** Container of the layers over the bottom of the page. Null on pages without it. */
export const layersOfPage = (): Element | null => document.querySelector('[data-layers]');

/** Opens the browser's own way to print a page, or to keep it as a PDF. */
export const printPage = (): void => window.print();
