import { createContext, lazy, type PropsWithChildren, Suspense, use, useCallback, useEffect, useState } from 'react';
import styles from './Toast.module.css';
import type { ToastMessageProps, ToastOffer, ToastTone } from './ToastMessage.tsx';

export type { ToastOffer, ToastTone };
type Message = ToastMessageProps['message'];

/** Milliseconds after the page has come to life, when the first message is fetched ahead: without a network it must be there. */
const AHEAD_MS = 3000;

/** A message whose chunk did not come is still read. */
const PlainMessage = ({ message }: ToastMessageProps) => <p className={styles.plain}>{message.text}</p>;
const importMessage = () =>
  import('./ToastMessage.tsx').then(
    ({ ToastMessage: component }) => ({ default: component }),
    () => ({ default: PlainMessage }),
  );
const ToastMessage = lazy(importMessage);

type ShowToast = (text: string, tone?: ToastTone, offer?: ToastOffer) => void;
const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the bottom of the page for some seconds; a failure is said at once. */
export const useToast = (): ShowToast => use(ToastContext);

export function ToastProvider({ children }: PropsWithChildren) {
  const [message, setMessage] = useState<Message | null>(null);
  const show = useCallback<ShowToast>((text, tone = 'information', offer) => {
    setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, tone, offer: offer ?? null }));
  }, []);
  const close = useCallback((id: number) => setMessage((now) => (now?.id === id ? null : now)), []);
  useEffect(() => {
    const timer = setTimeout(() => void importMessage(), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = message && (
    <Suspense>
      <ToastMessage key={message.id} message={message} onClose={close} />
    </Suspense>
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region}>
        <div role="status" aria-live="polite">
          {message?.tone !== 'failed' && shown}
        </div>
        {message?.tone === 'failed' && <div role="alert">{shown}</div>}
      </div>
    </ToastContext>
  );
}
