/** A named box on the page: a panel, or the area after the last one. Pixels from the top of the page. */
export interface AnchorBox {
  readonly name: string;
  readonly top: number;
  readonly height: number;
}

/** Where a reader is, whatever the sizes: a box, and how far down it the middle of the window lies, from 0 to 1 (WT-09). */
export interface Anchor {
  readonly name: string;
  readonly fraction: number;
}

const distanceTo = ({ top, height }: AnchorBox, y: number): number => Math.max(top - y, y - (top + height), 0);

/** The anchor of a line `y` pixels down the page. Outside all boxes it is the nearest edge. */
export const anchorAt = (boxes: readonly AnchorBox[], y: number): Anchor | null => {
  const [first, ...others] = boxes;
  if (!first) return null;
  const nearest = others.reduce((best, box) => (distanceTo(box, y) < distanceTo(best, y) ? box : best), first);
  const share = nearest.height > 0 ? (y - nearest.top) / nearest.height : 0;
  return { name: nearest.name, fraction: Math.min(1, Math.max(0, share)) };
};

/** The line of an anchor in pixels down the page. Null when its box is gone. */
export const toLine = (boxes: readonly AnchorBox[], { name, fraction }: Anchor): number | null => {
  const box = boxes.find((each) => each.name === name);
  return box ? box.top + fraction * box.height : null;
};
