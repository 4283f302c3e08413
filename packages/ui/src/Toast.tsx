import { createContext, type PropsWithChildren, use, useCallback, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';
import { usePartWords } from './words.tsx';

export type ToastTone = 'done' | 'failed' | 'information';

const ICON: Readonly<Record<ToastTone, IconName>> = { done: 'check', failed: 'alert', information: 'info' };
/** Long enough to read two lines, in milliseconds. */
const SHOWN_FOR = 6000;

interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

type ShowToast = (text: string, tone?: ToastTone) => void;
const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the bottom of the page for six seconds. */
export const useToast = (): ShowToast => use(ToastContext);

export function ToastProvider({ children }: PropsWithChildren) {
  const words = usePartWords();
  const [message, setMessage] = useState<Message | null>(null);
  const show = useCallback<ShowToast>((text, tone = 'information') => {
    setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, tone }));
  }, []);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {message && (
          <div key={message.id} className={styles.toast} data-tone={message.tone}>
            <Icon name={ICON[message.tone]} />
            <p>{message.text}</p>
            <IconButton icon="close" label={words.close} onClick={() => setMessage(null)} />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
