/** Spatial navigation over boxes that lie anywhere: which one the focus moves to when an arrow key is pressed. */

export interface FocusBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Direction = 'up' | 'down' | 'left' | 'right';

/** Layouts round to fractions of a pixel: neighbors that touch do not overlap. */
const TOLERANCE_PX = 1;

/** Turns the picture so that every direction is “down”. */
const turned = (direction: Direction, { left, right, top, bottom }: FocusBox): FocusBox => {
  switch (direction) {
    case 'down':
      return { left, right, top, bottom };
    case 'up':
      return { left, right, top: -bottom, bottom: -top };
    case 'right':
      return { left: top, right: bottom, top: left, bottom: right };
    case 'left':
      return { left: top, right: bottom, top: -right, bottom: -left };
  }
};

const isBelow = (box: FocusBox, other: FocusBox): boolean => box.top >= other.bottom - TOLERANCE_PX;
const sidewaysGap = (one: FocusBox, other: FocusBox): number => Math.max(one.left - other.right, other.left - one.right, 0);
const isAligned = (one: FocusBox, other: FocusBox): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX;

/** Nearest first; among equals the one that begins nearest to where `from` begins. */
const nearestFirst =
  (from: FocusBox) =>
  (one: FocusBox, other: FocusBox): number =>
    one.top - other.top || Math.abs(one.left - from.left) - Math.abs(other.left - from.left);
const leastSideways =
  (from: FocusBox) =>
  (one: FocusBox, other: FocusBox): number =>
    sidewaysGap(one, from) - sidewaysGap(other, from) || nearestFirst(from)(one, other);

/**
 * The index of the box that lies next to `from` in that direction; -1 where none does. Left and Right stay within the row. Up and Down
 * take the box above or below, but never jump over a whole row: of a layout in rows, every box is reached from every other.
 */
export const nextInDirection = (direction: Direction, from: FocusBox, boxes: readonly FocusBox[]): number => {
  const start = turned(direction, from);
  const all = boxes.map((box) => turned(direction, box));
  const beyond = all.filter((box) => isBelow(box, start));
  const [aligned] = beyond.filter((box) => isAligned(box, start)).toSorted(nearestFirst(start));
  const isRow = direction === 'left' || direction === 'right';
  if (isRow) return aligned ? all.indexOf(aligned) : -1;
  const skipped = beyond.filter((box) => !aligned || isBelow(aligned, box)).toSorted(nearestFirst(start))[0];
  if (!skipped) return aligned ? all.indexOf(aligned) : -1;
  const [best] = beyond.filter((box) => !isBelow(box, skipped)).toSorted(leastSideways(start));
  return best ? all.indexOf(best) : -1;
};
