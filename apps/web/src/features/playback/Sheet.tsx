import { classes } from '@madang/ui/classes.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  id: string;
  title: string;
  closeLabel: string;
  /** A card above the bar with two columns or with one (a form), or a drawer as wide as the film. */
  shape?: 'card' | 'form' | 'drawer';
  onClose: () => void;
  children: ReactNode;
}

/**
 * Choices beside the film: a card above the bar, on phones a bottom sheet. Moves the focus inside and restores it on
 * close.
 */
export function Sheet({ id, title, closeLabel, shape = 'card', onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = sheet.current?.ownerDocument.activeElement;
    const body = sheet.current?.lastElementChild;
    (body?.querySelector<HTMLElement>('input:checked') ?? body?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <div ref={sheet} id={id} className={classes(styles.sheet, styles[shape])} role="dialog" aria-label={title} data-sheet={shape}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ControlButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
