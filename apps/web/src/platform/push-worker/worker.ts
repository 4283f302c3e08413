export {};

/**
 * Service worker for push: shows notifications and opens their links. Registered on opt-in, with a scope that contains
 * no page, so that it intercepts no request.
 */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}
/** Globals of a service worker. The DOM types of pages do not fit. */
interface Worker {
  readonly location: Location;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: { openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Waiting) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

const worker = globalThis as unknown as Worker;

interface Payload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** Whatever comes, something is shown: browsers take the permission away from who says nothing. */
const payloadOf = (data: Pushed['data']): Payload => {
  const home = { title: 'Madang', body: '', url: '/', tag: 'madang' };
  try {
    return { ...home, ...(data?.json() as Partial<Payload>) };
  } catch {
    return home;
  }
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => {
  const { title, body, url, tag } = payloadOf(event.data);
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: url }));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(String(event.notification.data), worker.location.origin);
  // Nothing leads elsewhere.
  if (target.origin === worker.location.origin) event.waitUntil(worker.clients.openWindow(target.href));
});
