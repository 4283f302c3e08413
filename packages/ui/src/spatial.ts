/** The index of the interval whose middle lies nearest to `x`; -1 where there is none. */
export const nearestTo = (x: number, intervals: readonly { readonly left: number; readonly right: number }[]): number => {
  const distances = intervals.map(({ left, right }) => Math.abs((left + right) / 2 - x));
  return distances.indexOf(Math.min(...distances));
};

/** Where a horizontal row goes when an arrow, Home or End is pressed on its item `from`; null where the key means nothing. */
export const moveAlong = (key: string, from: number, length: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
};

/** The same with wrap-around, for tabs and menus; vertical keys count too where asked. */
export const moveAround = (key: string, from: number, length: number): number | null => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
};

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where a grid goes when an arrow, Home or End is pressed on its item `from`; `boxes` are its items in reading order. Up and
 * down lead to the next row, to whatever lies nearest there. Null where the key means nothing, or nothing lies that way.
 */
export const moveWithin = (key: string, from: number, boxes: readonly Box[]): number | null => {
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

/** One step through a list at whose ends nothing is chosen (null), as below a field of text, which then counts itself. */
export const stepThrough = (step: 1 | -1, from: number | null, length: number): number | null => {
  const places = length + 1;
  const place = ((from ?? -1) + 1 + step + places) % places;
  return place === 0 ? null : place - 1;
};
