import type { FocusBox } from './spatial-step.ts';
import { moveAlong, nearestTo } from './spatial.ts';

/**
 * Where a grid goes when an arrow, Home or End is pressed on its item `from`; `boxes` are its items in reading order. Up and
 * down lead to the next row, to whatever lies nearest there. Null where the key means nothing, or nothing lies that way.
 */
export const moveWithin = (key: string, from: number, boxes: readonly FocusBox[]): number | null => {
  const here = boxes[from];
  if (!here) return null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') {
    const to = moveAlong(key, from, boxes.length);
    return to === from ? null : to;
  }
  const isUp = key === 'ArrowUp';
  const beyond = boxes.filter((box) => (isUp ? box.bottom <= here.top : box.top >= here.bottom));
  if (beyond.length === 0) return null;
  // The nearest row begins where the nearest of its items does.
  const edge = isUp ? Math.max(...beyond.map(({ bottom }) => bottom)) : Math.min(...beyond.map(({ top }) => top));
  const row = beyond.filter((box) => (isUp ? box.bottom > edge - 1 : box.top < edge + 1));
  const nearest = row[nearestTo((here.left + here.right) / 2, row)];
  return nearest ? boxes.indexOf(nearest) : null;
};
