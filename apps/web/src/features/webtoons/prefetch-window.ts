/** How many pictures are fetched before they are needed, at rest. */
const AHEAD = 5;
/** Limit of prefetched pictures: faster scrolling skips pictures rather than reads them. */
const MAX_AHEAD = 12;
/** What a fast reader passes in the time a picture takes. Seconds. */
const PICTURE_SECONDS = 2;
const BEHIND = 1;

export interface ReadingWindow {
  /** The panel in the middle of the window, from 0. */
  readonly index: number;
  /** Panels per second. Negative upwards. */
  readonly speed: number;
}

/**
 * Range of pictures to prefetch, first and last index inclusive: more at a higher reading speed, and in the reading
 * direction.
 */
export const prefetchWindow = ({ index, speed }: ReadingWindow, count: number): readonly [first: number, last: number] => {
  const ahead = Math.min(MAX_AHEAD, AHEAD + Math.round(Math.abs(speed) * PICTURE_SECONDS));
  const [above, below] = speed < 0 ? [ahead, BEHIND] : [BEHIND, ahead];
  return [Math.max(0, index - above), Math.min(count - 1, index + below)];
};
