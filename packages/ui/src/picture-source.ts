/** One rendition of a picture. */
export interface PictureSource {
  readonly src: string;
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** `srcset` by width, narrowest first; each width once. */
export const formatSrcSet = (sources: readonly PictureSource[]): string => {
  const byWidth = new Map(sources.map(({ src, width }) => [width, src]));
  return [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, src]) => `${src} ${width}w`)
    .join(', ');
};

/** The widest source: its proportions hold the place, and old browsers load it. */
export const widest = (sources: readonly PictureSource[]): PictureSource | undefined =>
  sources.reduce<PictureSource | undefined>((best, source) => (best && best.width >= source.width ? best : source), undefined);

const CHANNELS = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
/** Between neighbors of the sixteen steps that a channel has: 0, 17, 34 … 255. */
const STEP = 17;

/**
 * The `data-ground` attribute of a color, as ground.css reads it: a hexadecimal digit for each channel, "2-4-f". The content security
 * policy has no room for style attributes, so a color is one of 4,096 that rules of the stylesheet can name. Undefined for other texts.
 */
export const toGround = (color: string | undefined): string | undefined =>
  CHANNELS.exec(color ?? '')
    ?.slice(1)
    .map((channel) => Math.round(Number.parseInt(channel, 16) / STEP).toString(16))
    .join('-');
