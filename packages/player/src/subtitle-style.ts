/** Subtitle styles. All values come from short lists, so that text stays readable on any film. */

export const SUBTITLE_CHOICES = {
  size: ['small', 'medium', 'large', 'huge'],
  color: ['white', 'yellow', 'green', 'cyan'],
  background: ['none', 'soft', 'solid'],
  edge: ['none', 'outline', 'shadow'],
  /** `raised` leaves room for captions that are part of the picture. */
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

/** Parses a stored style. Missing or outdated values get the default. */
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
