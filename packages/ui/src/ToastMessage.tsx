import { useCallback, useEffect, useState } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './ToastMessage.module.css';
import { usePartWords } from './words.tsx';

export type ToastTone = 'done' | 'failed' | 'information';

const ICON: Readonly<Record<ToastTone, IconName>> = { done: 'check', failed: 'alert', information: 'info' };
/** Time to read two lines, and more to read them and act; a pointer or the focus on the message stops the time. Milliseconds. */
const SHOWN_FOR = { read: 6000, act: 10_000 };

/** What a message offers besides being read: a way on, or something to do about it. */
export type ToastOffer =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onChoose: () => void };

export interface ToastMessageProps {
  readonly message: {
    readonly id: number;
    readonly text: string;
    readonly tone: ToastTone;
    readonly offer: ToastOffer | null;
  };
  readonly onClose: (id: number) => void;
}

/** A short message at the bottom of the page; fetched after the page. */
export function ToastMessage({ message: { id, text, tone, offer }, onClose }: ToastMessageProps) {
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
