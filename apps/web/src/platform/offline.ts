import { OFFLINE_WORKER } from './offline-registration.ts';

/** What a browser offers for keeping films and for opening without a network. */

export const now = (): number => Date.now();

/** Insecure pages and old browsers keep nothing. */
export const canKeep = (): boolean =>
  window.isSecureContext && 'serviceWorker' in window.navigator && 'locks' in window.navigator && 'indexedDB' in window;

export const isOnline = (): boolean => window.navigator.onLine;

/** Calls whenever the connection is back. */
export const whenOnline = (notify: () => void): (() => void) => {
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
};

/** An address on this site as the streaming library and the worker want it. */
export const absolute = (path: string): string => new URL(path, window.location.origin).href;

/** Requests persistent storage. Most browsers decide without a prompt. */
export const askToKeep = async (): Promise<boolean> => {
  const { storage } = window.navigator;
  return (await storage.persisted()) || storage.persist();
};

export interface Room {
  readonly used: number;
  readonly quota: number;
}

/** Storage quota of this site. Null when the browser does not report it. */
export const roomLeft = async (): Promise<Room | null> => {
  const { usage, quota } = await window.navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
};

/** Does the work unless another tab is at it. */
export const unlessElsewhere = async (name: string, work: () => Promise<void>): Promise<void> => {
  await window.navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};

/** The names of all work that some tab is at. */
export const underWay = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = await window.navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
};

/** Has the page of the downloads kept in a language. Where it cannot be, films still play while the tab is open. */
export const keepOfflinePage = async (path: string): Promise<void> => {
  const { serviceWorker } = window.navigator;
  await serviceWorker.register(OFFLINE_WORKER);
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'keep', path });
};

/** Removes the cached offline page with the last download. The service worker stays, as every visitor has it. */
export const forgetOfflinePage = async (): Promise<void> => {
  const registration = await window.navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'forget' });
};

/** Reloads of a page that plays are a viewer's own decision: the browser asks first while something is fetched. */
export const askBeforeLeaving = (isNeeded: () => boolean): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
};
