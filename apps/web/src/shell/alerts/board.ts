import { useSyncExternalStore } from 'react';
import { currentPath } from '../../platform/window.ts';
import type { ShownAlert } from './alert.ts';

export interface AlertEntry {
  readonly alert: ShownAlert;
  /** The path of the page that shows it. */
  readonly path: string;
}

/** Queue of alerts, of which one is shown at a time. */
export const createAlertBoard = () => {
  const listeners = new Set<() => void>();
  let current: AlertEntry | null = null;
  let waiting: readonly AlertEntry[] = [];
  let isHosted = false;
  /** The last alert has been answered, and its dialog is still open: the next one waits, so that the focus goes back in between. */
  let closing = false;

  const publish = (next: AlertEntry | null): void => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** Closes an alert, or withdraws one that waits. */
  const closeAlert = (entry: AlertEntry): void => {
    waiting = waiting.filter((one) => one !== entry);
    if (current !== entry) return;
    closing = isHosted;
    publish(null);
  };

  /** Queues an alert over the page. Returns how to withdraw it. */
  const showAlert = (alert: ShownAlert): (() => void) => {
    const entry = { alert, path: currentPath() };
    if (current !== null || closing) waiting = [...waiting, entry];
    else publish(entry);
    return () => closeAlert(entry);
  };

  /** Called when no dialog is open any more. */
  const nextAlert = (): void => {
    closing = false;
    const [first, ...rest] = waiting;
    if (current !== null || !first) return;
    waiting = rest;
    publish(first);
  };

  /** Called by the dialog while it is on the page. */
  const hostAlerts = (): (() => void) => {
    isHosted = true;
    return () => {
      isHosted = false;
      closing = false;
    };
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const useCurrentAlert = (): AlertEntry | null =>
    useSyncExternalStore(
      subscribe,
      () => current,
      () => null,
    );
  return { closeAlert, showAlert, nextAlert, hostAlerts, useCurrentAlert };
};

/** The alerts of this page. */
export const { closeAlert, showAlert, nextAlert, hostAlerts, useCurrentAlert } = createAlertBoard();
