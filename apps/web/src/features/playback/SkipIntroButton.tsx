import type { PlayerStore } from '@madang/player/store.ts';

import styles from './SkipIntroButton.module.css';
import { useFocusWhenFree } from './remote/use-focus-when-free.ts';
import { usePlayerValue } from './use-player-value.ts';

/** Shown for eight seconds. After that it appears with the controls. */
const SHOWN_SECONDS = 8;

interface SkipIntroButtonProps {
  store: PlayerStore;
  intro: { readonly startSeconds: number; readonly endSeconds: number };
  label: string;
  controlsShown: boolean;
  takesFocus: boolean;
  onSkip: () => void;
}

export function SkipIntroButton({ store, intro, label, controlsShown, takesFocus, onSkip }: SkipIntroButtonProps) {
  const isIntro = usePlayerValue(store, ({ positionSeconds: at }) => at >= intro.startSeconds && at < intro.endSeconds - 1);
  const isNew = usePlayerValue(store, ({ positionSeconds: at }) => at < intro.startSeconds + SHOWN_SECONDS);
  const isShown = isIntro && (isNew || controlsShown);
  const button = useFocusWhenFree<HTMLButtonElement>(takesFocus && isShown);
  if (!isShown) return null;
  return (
    <button ref={button} type="button" className={styles.skip} aria-keyshortcuts="S" onClick={onSkip}>
      {label}
    </button>
  );
}
