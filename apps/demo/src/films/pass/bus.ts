import { TAU, mix } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import { added, glow } from '../drawing/light.ts';
import { line, rgba, shape } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';

export const FOXFIRE: Rgb = [79, 209, 197];

/** A small flame that hovers; (x, y) is its foot. */
export const foxfire = (g: Context, x: number, y: number, size: number, t: number): void => {
  const lick = Math.sin(t * 5 + x) * size * 0.16;
  glow(g, x, y - size * 0.5, size * 2.6, FOXFIRE, 0.6);
  for (const [share, color] of [
    [1, 'rgba(79,209,197,.85)'],
    [0.55, 'rgba(226,255,250,.9)'],
  ] as const) {
    const s = size * share;
    shape(g, color, () => {
      g.moveTo(x + lick, y - s * 1.5);
      g.bezierCurveTo(x + s * 0.2, y - s, x + s * 0.62, y - s * 0.5, x, y);
      g.bezierCurveTo(x - s * 0.62, y - s * 0.5, x - s * 0.2, y - s, x + lick, y - s * 1.5);
    });
  }
};

/** A fox's tail from its root at (x, y): it swells, bends and ends in a white tip. */
export const tail = (g: Context, x: number, y: number, angle: number, length: number, bend: number, alpha = 1): void => {
  if (length < 4) return;
  const points = Array.from({ length: 15 }, (_, i) => {
    const along = i / 14;
    const turned = angle + bend * along * along;
    return { x: x + Math.cos(turned) * length * along, y: y + Math.sin(turned) * length * along, turned, along };
  });
  const width = (along: number) => length * 0.085 * Math.sin(Math.PI * Math.min(1, along * 0.86 + 0.14)) ** 0.8;
  const outline = (from: number) => () => {
    const part = points.filter(({ along }) => along >= from);
    for (const side of [1, -1])
      for (const { x: px, y: py, turned, along } of side > 0 ? part : part.toReversed())
        g.lineTo(px - Math.sin(turned) * width(along) * side, py + Math.cos(turned) * width(along) * side);
  };
  g.globalAlpha = alpha;
  shape(g, '#2fa398', outline(0));
  g.globalAlpha = alpha * 0.5;
  shape(g, '#7fe6d8', outline(0.34));
  g.globalAlpha = alpha;
  shape(g, '#eafffb', outline(0.74));
  g.globalAlpha = 1;
  const tip = points[12];
  if (tip) glow(g, tip.x, tip.y, length * 0.34, FOXFIRE, 0.4 * alpha);
};

/** Head and shoulders behind a window. */
const bust = (g: Context, x: number, y: number, length: number, color: string): void => {
  shape(g, color, () => g.arc(x, y - length * 0.044, length * 0.016, 0, TAU));
  shape(g, color, () => g.ellipse(x, y, length * 0.03, length * 0.03, 0, Math.PI, TAU));
};

/** The number 9 from the side, facing right; (x, y) is the middle of its wheels' line. */
export const nightBus = (g: Context, x: number, y: number, length: number, tilt = 0): void => {
  const height = length * 0.27;
  g.save();
  g.translate(x, y);
  g.rotate(tilt);
  const left = -length / 2;
  shape(g, '#c8bfa8', () => g.roundRect(left, -height, length, height * 0.96, length * 0.045));
  shape(g, '#7c2430', () => g.roundRect(left, -height * 0.44, length, height * 0.4, length * 0.02));
  shape(g, '#2fa398', () => g.rect(left, -height * 0.47, length, height * 0.04));
  for (let i = 0; i < 6; i += 1) {
    const wx = left + length * (0.04 + i * 0.13);
    shape(g, '#ffcf7c', () => g.roundRect(wx, -height * 0.86, length * 0.112, height * 0.34, length * 0.01));
    if (i !== 2) bust(g, wx + length * 0.056, -height * 0.52, length, i === 4 ? '#5a3a2c' : 'rgb(120,142,112)');
  }
  shape(g, '#ffdf9e', () => g.roundRect(left + length * 0.84, -height * 0.86, length * 0.06, height * 0.78, length * 0.008));
  shape(g, '#ffd88c', () => g.roundRect(left + length * 0.92, -height * 0.86, length * 0.07, height * 0.36, length * 0.016));
  bust(g, left + length * 0.95, -height * 0.5, length, '#1c1a20');
  shape(g, '#16323a', () => g.roundRect(left + length * 0.36, -height * 0.38, length * 0.2, height * 0.26, length * 0.01));
  g.font = fontOf('do-hyeon', height * 0.24);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#e6fffa';
  g.fillText('9 여우고개', left + length * 0.46, -height * 0.24);
  for (const at of [0.2, 0.76]) {
    shape(g, '#101016', () => g.arc(left + length * at, 0, length * 0.05, 0, TAU));
    shape(g, '#8a8790', () => g.arc(left + length * at, 0, length * 0.022, 0, TAU));
  }
  shape(g, '#ff4a3c', () => g.roundRect(left - 2, -height * 0.32, length * 0.014, height * 0.14, 3));
  glow(g, left, -height * 0.26, length * 0.12, [255, 70, 50], 0.7);
  glow(g, length / 2, -height * 0.24, length * 0.16, [255, 240, 200], 0.9);
  added(g, () => {
    const beam = g.createLinearGradient(length / 2, 0, length * 1.2, 0);
    beam.addColorStop(0, 'rgba(255,236,190,.4)');
    beam.addColorStop(1, 'rgba(255,236,190,0)');
    g.fillStyle = beam;
    g.beginPath();
    g.moveTo(length / 2, -height * 0.28);
    g.lineTo(length * 1.2, -height * 0.6);
    g.lineTo(length * 1.2, height * 0.34);
    g.lineTo(length / 2, -height * 0.18);
    g.fill();
  });
  g.restore();
};

/** A dead passenger's color: less of it, and greener. */
export const faded = (color: Rgb, amount: number): Rgb => [
  mix(color[0], 150, amount),
  mix(color[1], 200, amount),
  mix(color[2], 196, amount),
];

/** The sign one stop past the last. */
export const lastStop = (g: Context, x: number, y: number, height: number): void => {
  line(g, '#3c4a5c', height * 0.035, () => {
    g.moveTo(x, y);
    g.lineTo(x, y - height);
  });
  shape(g, '#dfe9e6', () => g.roundRect(x - height * 0.22, y - height * 1.02, height * 0.44, height * 0.24, 8));
  g.font = fontOf('do-hyeon', height * 0.11);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = rgba([22, 60, 66]);
  g.fillText('종점 다음', x, y - height * 0.895);
};
