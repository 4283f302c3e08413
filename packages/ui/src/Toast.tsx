import { createContext, type PropsWithChildren, use, useCallback, useEffect, useState } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';
import { usePartWords } from './words.tsx';

export type ToastTone = 'done' | 'failed' | 'information';

const ICON: Readonly<Record<ToastTone, IconName>> = { done: 'check', failed: 'alert', information: 'info' };
/** Long enough to read two lines; to read them and act there is more, and nobody's pointer or focus is hurried. In milliseconds. */
const SHOWN_FOR = { read: 6000, act: 10_000 };

/** What a message offers besides being read: a way on, or something to do about it. */
export type ToastOffer =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onChoose: () => void };

interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly offer: ToastOffer | null;
}

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
  const shown = message && <Toast key={message.id} message={message} onClose={close} />;
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

function Toast({ message: { id, text, tone, offer }, onClose }: { message: Message; onClose: (id: number) => void }) {
  const words = usePartWords();
  const [held, setHeld] = useState(false);
  const close = useCallback(() => onClose(id), [id, onClose]);
  const shownFor = offer ? SHOWN_FOR.act : SHOWN_FOR.read;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [held, close, shownFor]);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICON[tone]} />
      <p>{text}</p>
      <div className={styles.end}>
        {offer && <Offer offer={offer} onTaken={close} />}
        <IconButton icon="close" label={words.close} onClick={close} />
      </div>
    </div>
  );
}

function Offer({ offer, onTaken }: { offer: ToastOffer; onTaken: () => void }) {
  if ('href' in offer)
    return (
      <ButtonLink size="small" variant="quiet" href={offer.href} onClick={onTaken}>
        {offer.label}
      </ButtonLink>
    );
  const choose = () => {
    onTaken();
    offer.onChoose();
  };
  return (
    <Button size="small" variant="outline" onClick={choose}>
      {offer.label}
    </Button>
  );
}
