import { useSyncExternalStore } from 'react';

/** Leaves the application for a freshly rendered page. */
export const visit = (path: string): void => window.location.assign(path);
export const reload = (): void => window.location.reload();

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

/** Whether a media query holds; on the server and while hydrating it does not. */
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
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, () => true, () => false);

/** Writes another query into the address of this entry of the history, without asking the server for a page. */
export const rememberQuery = (query: URLSearchParams): void => {
  const { history, location } = window;
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`);
};
