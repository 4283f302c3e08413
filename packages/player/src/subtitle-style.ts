/** How a viewer wants subtitles to look. Every value is one of a short list, so that the words stay readable on any film. */

export const SUBTITLE_CHOICES = {
  size: ['small', 'medium', 'large', 'huge'],
  color: ['white', 'yellow', 'green', 'cyan'],
  background: ['none', 'soft', 'solid'],
  edge: ['none', 'outline', 'shadow'],
  /** `raised` leaves the lowest lines of the picture free, where programmes have captions of their own. */
  place: ['bottom', 'raised', 'top'],
} as const;

export type SubtitleStyle = {
  readonly [Part in keyof typeof SUBTITLE_CHOICES]: (typeof SUBTITLE_CHOICES)[Part][number];
};

export const USUAL_SUBTITLES: SubtitleStyle = {
  size: 'medium',
  color: 'white',
  background: 'soft',
  edge: 'none',
  place: 'bottom',
};

/** The style that was kept; whatever is missing or no longer offered is as usual. */
export const readSubtitleStyle = (kept: unknown): SubtitleStyle => {
  const values = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  const oneOf = <Value extends string>(offered: readonly Value[], value: unknown, usual: Value): Value =>
    offered.find((one) => one === value) ?? usual;
  return {
    size: oneOf(SUBTITLE_CHOICES.size, values['size'], USUAL_SUBTITLES.size),
    color: oneOf(SUBTITLE_CHOICES.color, values['color'], USUAL_SUBTITLES.color),
    background: oneOf(SUBTITLE_CHOICES.background, values['background'], USUAL_SUBTITLES.background),
    edge: oneOf(SUBTITLE_CHOICES.edge, values['edge'], USUAL_SUBTITLES.edge),
    place: oneOf(SUBTITLE_CHOICES.place, values['place'], USUAL_SUBTITLES.place),
  };
};
