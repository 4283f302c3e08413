import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { popupWords } from '@madang/i18n/parts/popups.ts';
import { Button } from '@madang/ui/Button.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lockPage } from '#app/platform/page-lock.ts';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { useWords } from '#app/shell/words.tsx';
import { Carousel } from './Carousel.tsx';
import { PopupFavorite } from './PopupFavorite.tsx';
import styles from './PopupDialog.module.css';
import { popupText } from './popup-text.ts';
import { useFollowing } from './use-following.ts';
import { useTelling } from './use-telling.ts';
import { rememberShown, rememberSkipped } from './views.ts';

interface PopupDialogProps {
  /** One at least. */
  popups: readonly Popup[];
  onClose: () => void;
}

/** What an operator shows over a page: a picture and where it leads, one after the other where there are several. */
export function PopupDialog({ popups, onClose }: PopupDialogProps) {
  const { words, language } = useWords(popupWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const tell = useTelling();
  const close = () => dialog.current?.close();
  const { busy, refusal, setRefusal, follow } = useFollowing(close);
  const popup = popups[at] as Popup;
  const { name, button } = popupText(language, popup.link, words.popups);

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // The page opened it, not the viewer: what they were typing must not follow a link.
    dialog.current?.focus();
    return lockPage();
  }, []);
  useEffect(() => {
    if (tell('impression', popup)) rememberShown(popup);
  }, [popup, tell]);

  const turnTo = (place: number) => {
    setAt((place + popups.length) % popups.length);
    setRefusal(null);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (popups.length > 1 && key === 'ArrowRight') turnTo(at + 1);
    if (popups.length > 1 && key === 'ArrowLeft') turnTo(at - 1);
  };
  const handleFollow = () => {
    tell('click', popup);
    follow(popup);
  };
  const handleSkip = () => {
    rememberSkipped(popup);
    close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      tabIndex={-1}
      onClose={onClose}
      onKeyDown={handleKey}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <Carousel popups={popups} at={at} name={name} onTurn={turnTo} />
      <IconButton icon="close" className={styles.close} label={words.shell.close} onClick={close} />
      <div className={styles.foot}>
        <FailureLine text={refusal} />
        <div className={styles.actions}>
          <Button variant="quiet" size="small" className={styles.skip} onClick={handleSkip}>
            {words.popups.skip}
          </Button>
          <PopupFavorite key={popup.notice_id} link={popup.link} name={name} onFail={() => setRefusal(words.shell.outage)} />
          <Button variant="primary" busy={busy} onClick={handleFollow}>
            {button}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
