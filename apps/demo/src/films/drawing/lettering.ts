import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { clamp, mix, ramp } from './easing.ts';
import { HEIGHT, WIDTH, rgba } from './stage.ts';
import type { Context, Rgb } from './stage.ts';

const FACES = [
  'song-myung',
  'gowun-batang',
  'black-han-sans',
  'do-hyeon',
  'nanum-brush-script',
  'jua',
  'east-sea-dokdo',
] as const;
export type Face = (typeof FACES)[number];

/** The packages split a face into a Korean and, mostly, a Latin file; both go by one name and Skia falls back between them. */
const load = (face: Face): void => {
  for (const script of ['korean', 'latin']) {
    if (face === 'song-myung' && script === 'latin') continue;
    const file = import.meta.resolve(`@fontsource/${face}/files/${face}-${script}-400-normal.woff2`);
    GlobalFonts.registerFromPath(fileURLToPath(file), script === 'korean' ? face : `${face}-latin`);
  }
};
for (const face of FACES) load(face);

export const fontOf = (face: Face, size: number): string => `${size}px "${face}", "${face}-latin", "gowun-batang-latin"`;

/** How a title card looks, when it appears and for how long, in seconds of the film. */
export interface Card {
  face: Face;
  from: number;
  seconds: number;
  y?: number;
  size?: number;
  color?: Rgb;
  /** Variety shows set their names in round letters with a thick outline of this color. */
  outline?: string;
}

interface Lettering extends Card {
  korean: string;
  english: string;
}

const outlined = (g: Context, text: Lettering, outline: string, shown: number): void => {
  const { korean, english, y = HEIGHT / 2, size = 190, color = [255, 210, 122] } = text;
  g.save();
  g.globalAlpha = shown;
  g.translate(WIDTH / 2, y + (1 - shown) * 40);
  g.textAlign = 'center';
  g.lineJoin = 'round';
  g.strokeStyle = outline;
  for (const [line, height, width, down, fill] of [
    [korean, size, size * 0.21, 0, rgba(color)],
    [english, size * 0.32, size * 0.115, size * 0.5, '#fff4e0'],
  ] as const) {
    g.font = fontOf(text.face, height);
    g.lineWidth = width;
    g.strokeText(line, 0, down);
    g.fillStyle = fill;
    g.fillText(line, 0, down);
  }
  g.restore();
};

/** The title card: two lines that breathe apart while they stand. */
export const lettering = (g: Context, text: Lettering, t: number): void => {
  if (text.outline !== undefined) {
    const shown = ramp(t, text.from, text.from + 0.6) * (1 - ramp(t, text.from + text.seconds - 0.8, text.from + text.seconds));
    if (shown > 0) outlined(g, text, text.outline, shown);
    return;
  }
  const { from, seconds, y = HEIGHT * 0.47, size = 140, color = [255, 248, 236] } = text;
  const shown = ramp(t, from, from + 1.4) * (1 - ramp(t, from + seconds - 1.2, from + seconds));
  if (shown <= 0) return;
  const spread = mix(0.06, 0.13, clamp((t - from) / seconds));
  g.save();
  g.textAlign = 'center';
  g.shadowColor = `rgba(0,0,0,${0.55 * shown})`;
  g.shadowBlur = 26;
  g.font = fontOf(text.face, size);
  g.letterSpacing = `${size * spread}px`;
  g.fillStyle = rgba(color, shown);
  g.fillText(text.korean, WIDTH / 2 + (size * spread) / 2, y);
  g.font = fontOf('gowun-batang', size * 0.25);
  g.letterSpacing = `${size * 0.25 * (0.36 + spread)}px`;
  g.fillStyle = rgba(color, shown * 0.85);
  g.fillText(text.english.toUpperCase(), WIDTH / 2 + 8, y + size * 0.62);
  g.restore();
};

/** Closing credits: a few quiet lines at the left, the last one at `bottom`. */
export const credits = (g: Context, lines: readonly string[], t: number, from: number, bottom = HEIGHT - 120): void => {
  const shown = ramp(t, from, from + 1.2);
  if (shown <= 0) return;
  g.save();
  g.textAlign = 'left';
  g.font = fontOf('gowun-batang', 34);
  g.letterSpacing = '3px';
  g.shadowColor = 'rgba(0,0,0,.7)';
  g.shadowBlur = 14;
  lines.forEach((line, index) => {
    g.fillStyle = `rgba(250,244,232,${0.92 * shown * (index ? 0.8 : 1)})`;
    g.fillText(line, 120, bottom - (lines.length - 1 - index) * 54);
  });
  g.restore();
};
