/** One rendition of a picture. */
export interface PictureSource {
  readonly src: string;
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** `srcset` by width, narrowest first; each width once. */
export const srcSetOf = (sources: readonly PictureSource[]): string => {
  const byWidth = new Map(sources.map(({ src, width }) => [width, src]));
  return [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, src]) => `${src} ${width}w`)
    .join(', ');
};

/** The widest source: its proportions hold the place, and old browsers load it. */
export const widest = (sources: readonly PictureSource[]): PictureSource | undefined =>
  sources.reduce<PictureSource | undefined>((best, source) => (best && best.width >= source.width ? best : source), undefined);

/** A colour, or a tiny picture as a data URI, painted until the file has come. */
export const placeholderStyle = (placeholder: string | undefined): { background: string } | undefined => {
  if (!placeholder) return undefined;
  return { background: placeholder.startsWith('data:') ? `center / cover url("${placeholder}")` : placeholder };
};
