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

/** Next index in a row that wraps around, for tabs and menus. Vertical keys count on request. Null for other keys. */
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

/** One step through a list at whose ends nothing is chosen (null), as below a field of text, which then counts itself. */
export const stepThrough = (step: 1 | -1, from: number | null, length: number): number | null => {
  const places = length + 1;
  const place = ((from ?? -1) + 1 + step + places) % places;
  return place === 0 ? null : place - 1;
};
