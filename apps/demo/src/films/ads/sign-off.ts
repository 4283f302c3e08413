import { ramp } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import type { Face } from '../drawing/lettering.ts';
import { rgba, WIDTH } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';

/** The last words of an advertisement: who speaks, and one line. They stay until the end. */
export interface SignOff {
  korean: string;
  english: string;
  line: string;
  face: Face;
  from: number;
  x?: number;
  y?: number;
  size?: number;
  color?: Rgb;
  /** How dark the ground under the letters is made, 0..1. */
  shadow?: number;
}

export const signOff = (g: Context, t: number, words: SignOff): void => {
  const { from, x = WIDTH / 2, y = 470, size = 132, color = [255, 248, 236], shadow = 0.6 } = words;
  const name = ramp(t, from, from + 1.1);
  const line = ramp(t, from + 0.7, from + 1.8);
  if (name <= 0) return;
  g.save();
  g.textAlign = 'center';
  g.shadowColor = `rgba(0,0,0,${shadow * name})`;
  g.shadowBlur = 30;
  g.font = fontOf(words.face, size);
  g.letterSpacing = `${size * 0.06}px`;
  g.fillStyle = rgba(color, name);
  g.fillText(words.korean, x, y + (1 - name) * 18);
  g.font = fontOf('gowun-batang', 36);
  g.letterSpacing = '12px';
  g.fillStyle = rgba(color, name * 0.9);
  g.fillText(words.english.toUpperCase(), x + 6, y + 74);
  g.font = fontOf('gowun-batang', 32);
  g.letterSpacing = '1px';
  g.fillStyle = rgba(color, line * 0.82);
  g.fillText(words.line, x, y + 140);
  g.restore();
};
