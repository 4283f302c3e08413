/**
 * Picture heights a film can be encoded in. `maxKbps` caps the rate over two seconds; profiles and levels are the lowest
 * that hold the size at 30 pictures per second, for old phones and sets (H.264 annex A).
 */
const LADDER = {
  360: { maxKbps: 200, profile: 'main', level: '3.0' },
  540: { maxKbps: 350, profile: 'main', level: '3.1' },
  720: { maxKbps: 650, profile: 'high', level: '3.1' },
  1080: { maxKbps: 1200, profile: 'high', level: '4.0' },
} as const;

export type RungHeight = keyof typeof LADDER;
export type Rung = Readonly<{ height: RungHeight; maxKbps: number; profile: string; level: string }>;

export const isRungHeight = (height: number): height is RungHeight => height in LADDER;

export const DEFAULT_RUNGS: readonly RungHeight[] = [360, 540, 720];

/** Rungs up to the film's height in lines, at least the lowest: upscaling adds no detail. */
export const rungsFor = (lines: number): readonly RungHeight[] =>
  Object.keys(LADDER)
    .map(Number)
    .filter(isRungHeight)
    .filter((height, at) => at === 0 || height <= lines);

/** The rungs of the ladder, lowest first. */
export const listRungs = (heights: readonly RungHeight[]): readonly Rung[] =>
  [...new Set(heights)].toSorted((a, b) => a - b).map((height) => ({ height, ...LADDER[height] }));

type Size = Readonly<{ width: number; height: number }>;

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * The size of a picture in a rung: as large as fits into the rung's box of 16:9, which is what its level holds, and never
 * larger than the film. A film of another shape touches two sides of the box; players draw the bars.
 */
export const sizeInRung = ({ width, height }: Size, { height: lines }: Pick<Rung, 'height'>): Size => {
  const scale = Math.min((lines * 16) / 9 / width, lines / height, 1);
  return { width: even(width * scale), height: even(height * scale) };
};
