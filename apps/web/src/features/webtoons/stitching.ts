/** Overscroll before the next episode is appended, so that viewing the last picture does not load it. Pixels. */
const PAST_THE_END = 200;

interface Ending {
  /** The end of the last picture and the lower edge of the window, in pixels down the page. */
  readonly end: number;
  readonly windowBottom: number;
  /** Whether there is an episode to go on with: out, and not asked for yet. */
  readonly open: boolean;
}

/** Whether the next episode is to be set below this one: once the reader is 200 px past its end. */
export const isPastTheEnd = ({ end, windowBottom, open }: Ending): boolean => open && windowBottom - end >= PAST_THE_END;
