import { countAlone, mayAdvance } from '@madang/player/attendance.ts';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export interface Attendance {
  /** Whether the viewer interacted recently enough for the next episode to autoplay. */
  readonly mayAdvance: () => boolean;
  readonly advanced: () => void;
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Counts over all episodes of an evening: it belongs to the player, not to the film. */
export const useAttendance = (frame: RefObject<HTMLElement | null>): Attendance => {
  const alone = useRef(0);

  useEffect(() => {
    const page = frame.current?.ownerDocument;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    const touch = (): void => {
      alone.current = countAlone(alone.current, 'touched');
    };
    for (const name of TOUCHES) page?.addEventListener(name, touch, options);
    // A layout change under a resting mouse fires pointermove with no movement
    page?.addEventListener('pointermove', ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && touch(), options);
    return () => listening.abort();
  }, [frame]);

  return {
    mayAdvance: () => mayAdvance(alone.current),
    advanced: () => {
      alone.current = countAlone(alone.current, 'advanced');
    },
  };
};
