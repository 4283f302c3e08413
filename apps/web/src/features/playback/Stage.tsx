import { SKIP_SECONDS } from '@madang/player/keyboard.ts';
import { useRef } from 'react';
import type { PointerEvent } from 'react';

import styles from './Stage.module.css';

const DOUBLE_TAP_MS = 300;
/** Minimum vertical travel of a swipe. The jitter of a tap is smaller. */
const SWIPE_FROM_PX = 24;

interface StageProps {
  onClick: () => void;
  onDoubleClick: () => void;
  onTap: () => void;
  onSkip: (seconds: number) => void;
  /** Vertical swipe on the right half, up is positive: the share of the height since the last call. */
  onSwipe: (share: number) => void;
}

interface Finger {
  readonly startX: number;
  readonly startY: number;
  /** Y position of the last reported swipe. Null before the gesture is one. */
  toldY: number | null;
}

/** The left third of the picture skips back, the right third forward, the middle does nothing. */
const sideOf = (event: PointerEvent): -1 | 0 | 1 => {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  if (share < 1 / 3) return -1;
  return share > 2 / 3 ? 1 : 0;
};

const isOnRight = (event: PointerEvent, { startX }: Finger): boolean => {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return startX > left + width / 2;
};

/** Where the film itself is clicked, tapped and swiped. Everything here has a key and a button too. */
export function Stage({ onClick, onDoubleClick, onTap, onSkip, onSwipe }: StageProps) {
  const lastTap = useRef({ at: -Infinity, side: 0 });
  const finger = useRef<Finger | null>(null);

  const handlePointerDown = (event: PointerEvent): void => {
    // A second finger ends what the first began
    const isFirst = event.pointerType === 'touch' && event.isPrimary;
    finger.current = isFirst ? { startX: event.clientX, startY: event.clientY, toldY: null } : null;
  };
  const handlePointerMove = (event: PointerEvent): void => {
    const moved = finger.current;
    if (!moved || !isOnRight(event, moved)) return;
    const up = Math.abs(event.clientY - moved.startY);
    if (moved.toldY === null && (up < SWIPE_FROM_PX || up < Math.abs(event.clientX - moved.startX))) return;
    const from = moved.toldY ?? event.clientY;
    moved.toldY = event.clientY;
    if (from !== event.clientY) onSwipe((from - event.clientY) / event.currentTarget.clientHeight);
  };
  const handlePointerUp = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      if (event.button === 0) onClick();
      return;
    }
    const hasSwiped = typeof finger.current?.toldY === 'number';
    finger.current = null;
    if (hasSwiped) return;
    const tap = { at: event.timeStamp, side: sideOf(event) };
    const isDouble = tap.at - lastTap.current.at < DOUBLE_TAP_MS && tap.side === lastTap.current.side;
    lastTap.current = tap;
    if (isDouble && tap.side !== 0) onSkip(tap.side * SKIP_SECONDS);
    else onTap();
  };

  return (
    <div
      className={styles.stage}
      aria-hidden="true"
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        finger.current = null;
      }}
      onDoubleClick={onDoubleClick}
    />
  );
}
