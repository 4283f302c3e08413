import type { RefObject } from 'react';
import { glideBy, glideTo, scrolledTo, windowSize } from '#app/platform/page-scroll.ts';
import type { StripView } from './read-view.ts';
import { toBox, findEnd } from './reading-place.ts';
import { boxesIn } from './use-anchor.ts';

/** Where the top of a panel comes to stand when one steps to it, as a share of the window. */
const STEP_TO = 0.12;
/** A panel that begins this near is the one that one is at. Pixels. */
const NEAR = 4;

/** Ways through the strip that are not scrolling. */
export const useMoves = (column: RefObject<HTMLElement | null>, strip: StripView) => {
  const boxes = () => boxesIn(column.current);
  const line = () => scrolledTo() + windowSize().height * STEP_TO;
  const topOf = (name: string) => boxes().find((box) => box.name === name)?.top;
  return {
    page: (screens: number) => glideBy(screens * windowSize().height),
    panel: (by: 1 | -1) => {
      const tops = boxes().map(({ top }) => top);
      const target = by === 1 ? tops.find((top) => top > line() + NEAR) : tops.findLast((top) => top < line() - NEAR);
      if (target !== undefined) glideTo(target - windowSize().height * STEP_TO);
    },
    toBeginning: () => {
      const top = topOf(toBox(strip.id, strip.panels[0]?.id ?? ''));
      if (top !== undefined) glideTo(top - windowSize().height * STEP_TO);
    },
    toEnd: () => {
      const end = topOf(findEnd(strip.id));
      if (end !== undefined) glideTo(end - windowSize().height);
    },
  };
};
