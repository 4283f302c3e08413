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

export interface Lettering {
  korean: string;
  english: string;
  face: Face;
  /** When it appears and for how long, in seconds of the shot. */
  from: number;
  seconds: number;
  y?: number;
  size?: number;
  color?: Rgb;
}

/** The title card: two lines that breathe apart while they stand. */
export const lettering = (g: Context, text: Lettering, t: number): void => {
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
