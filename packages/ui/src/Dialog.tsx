import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { usePartWords } from './words.tsx';

interface DialogProps {
  open: boolean;
  /** By Escape, by a click beside it, or by its close button. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the most likely one last. */
  actions?: ReactNode;
  /** `alert` has no close button: one of the actions must be chosen. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** The browser's own dialog: it keeps the focus inside, where the work begins if that is said, and gives it back to where it was. */
export function Dialog({ open, onClose, title, children, actions, role = 'dialog' }: DialogProps) {
  const words = usePartWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first="true"]')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {role === 'dialog' && <IconButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />}
          </div>
          {children && (
            <div id={`${id}-body`} className={styles.body}>
              {children}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
