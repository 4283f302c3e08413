/** Answers navigations without a network. The browser fetches it again with every new version of the application. */
export const OFFLINE_WORKER = '/offline-worker.js';

/** Registers the worker once the page has loaded and the browser is idle. A browser that refuses it only has no page without a network. */
export const registerOffline = (): void => {
  if (!window.isSecureContext || !('serviceWorker' in window.navigator)) return;
  const register = () => void window.navigator.serviceWorker.register(OFFLINE_WORKER).catch(() => undefined);
  const whenIdle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(register) : setTimeout(register, 2000));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
