import { SKIP_SECONDS } from '@madang/player/keyboard.ts';
import { useRef } from 'react';
import type { PointerEvent } from 'react';

import styles from './Stage.module.css';

const DOUBLE_TAP_MS = 300;

interface StageProps {
  onClick: () => void;
  onDoubleClick: () => void;
  onTap: () => void;
  onSkip: (seconds: number) => void;
}

/** The left third of the picture skips back, the right third forward, the middle does nothing. */
const sideOf = (event: PointerEvent): -1 | 0 | 1 => {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  if (share < 1 / 3) return -1;
  return share > 2 / 3 ? 1 : 0;
};

/** Where the film itself is clicked and tapped. Everything here has a key and a button too. */
export function Stage({ onClick, onDoubleClick, onTap, onSkip }: StageProps) {
  const lastTap = useRef({ at: -Infinity, side: 0 });

  const handlePointerUp = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      if (event.button === 0) onClick();
      return;
    }
    const tap = { at: event.timeStamp, side: sideOf(event) };
    const isDouble = tap.at - lastTap.current.at < DOUBLE_TAP_MS && tap.side === lastTap.current.side;
    lastTap.current = tap;
    if (isDouble && tap.side !== 0) onSkip(tap.side * SKIP_SECONDS);
    else onTap();
  };

  return <div className={styles.stage} aria-hidden="true" onPointerUp={handlePointerUp} onDoubleClick={onDoubleClick} />;
}
