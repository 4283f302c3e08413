/** What a browser offers for notifications that come while no page is open (Push API, https://www.w3.org/TR/push-api). */

/** Insecure pages and old browsers take none. */
export const canBeNotified = (): boolean =>
  window.isSecureContext && 'serviceWorker' in window.navigator && 'PushManager' in window && 'Notification' in window;

/** The viewer blocked notifications. Only the browser's settings can change that. */
export const isBlocked = (): boolean => Notification.permission === 'denied';

/** Prompts for the notification permission, unless it was answered before. */
export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

const WORKER = '/push-worker.js';
/** There is no page below it: a worker that shows notifications keeps out of everything else. */
const SCOPE = '/push/';

const isActive = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker for notifications did not start.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Creates a push subscription that only the server with the private half of `key` can use. Throws when the browser gets
 * none.
 */
export const subscribeToPush = async (key: string): Promise<BrowserSubscription> => {
  const registration = await window.navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker) await isActive(worker);
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) throw new Error('The browser gave no whole subscription.');
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
};

/** The browser takes no more of them. */
export const unsubscribe = async (): Promise<void> => {
  const registration = await window.navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
};
