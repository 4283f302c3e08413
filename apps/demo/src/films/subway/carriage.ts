import { TAU, wrap } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow } from '../drawing/light.ts';
import { seated } from '../drawing/townsfolk.ts';
import type { Seated } from '../drawing/townsfolk.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage } from '../drawing/stage.ts';

export const OLIVE: Rgb = [138, 154, 43];
export const [SEATS, FIRST_X, SEAT_WIDTH, BENCH_Y] = [10, 186, 172, 900] as const;
export const seatX = (seat: number): number => FIRST_X + seat * SEAT_WIDTH;

type Passenger = Pick<Seated, 'coat' | 'style' | 'hair' | 'nod'>;
const PASSENGERS: readonly Passenger[] = [
  { coat: [92, 112, 140], style: 'bun' },
  { coat: [70, 74, 70], style: 'cap', nod: 0.24 },
  { coat: [150, 70, 66], style: 'long' },
  { coat: [64, 84, 70], style: 'short' },
  { coat: [58, 58, 78], style: 'short', hair: [120, 112, 108] },
  { coat: [164, 138, 92], style: 'long', hair: [74, 48, 34] },
  { coat: [86, 66, 104], style: 'bun', hair: [150, 146, 144] },
  { coat: [52, 90, 104], style: 'short' },
  { coat: [110, 92, 76], style: 'long' },
  { coat: [176, 168, 150], style: 'long' },
];

/** The nine who remain, and the tenth while she is still there. */
export const passengers = (g: Context, light: number, count: number): void => {
  PASSENGERS.slice(0, count).forEach((person, seat) =>
    seated(g, { ...person, x: seatX(seat), y: BENCH_Y + 118, height: 400, light }),
  );
};

export const violinCase = (g: Context, x: number, y: number, size: number, light: number): void => {
  const tone = (value: number) => rgba([value * 0.5 * light + 8, value * 0.26 * light + 8, value * 0.2 * light + 12]);
  g.save();
  g.translate(x, y);
  g.rotate(-0.06);
  shape(g, tone(120), () => {
    g.moveTo(-size * 0.18, 0);
    g.bezierCurveTo(-size * 0.3, -size * 0.12, -size * 0.26, -size * 0.34, -size * 0.16, -size * 0.42);
    g.bezierCurveTo(-size * 0.2, -size * 0.62, -size * 0.1, -size * 0.96, 0, -size);
    g.bezierCurveTo(size * 0.1, -size * 0.96, size * 0.2, -size * 0.62, size * 0.16, -size * 0.42);
    g.bezierCurveTo(size * 0.26, -size * 0.34, size * 0.3, -size * 0.12, size * 0.18, 0);
  });
  line(g, tone(210), size * 0.02, () => {
    g.moveTo(-size * 0.13, -size * 0.06);
    g.bezierCurveTo(-size * 0.22, -size * 0.14, -size * 0.2, -size * 0.32, -size * 0.12, -size * 0.42);
  });
  for (const at of [0.3, 0.62]) shape(g, tone(340), () => g.rect(size * 0.13, -size * at, size * 0.05, size * 0.06));
  g.restore();
};

const windowsAt = [70, 535, 1000, 1465] as const;
const [WINDOW_WIDTH, WINDOW_TOP, WINDOW_HEIGHT] = [390, 190, 340] as const;

export interface Carriage {
  /** What stands behind the passengers; `light` 0 is a dead fuse. */
  paint(g: Context, t: number, light: number): void;
}

export const carriageOf = (stage: Stage): Carriage => {
  const walls: Layer = stage.layer(WIDTH + 200, HEIGHT, (g) => {
    g.fillStyle = vertical(g, [
      [0, '#cfd3ca'],
      [0.12, '#e6e8e0'],
      [0.62, '#b9beb4'],
      [1, '#8a8f86'],
    ]);
    g.fillRect(0, 0, WIDTH + 200, HEIGHT);
    shape(g, rgba(OLIVE), () => g.rect(0, 560, WIDTH + 200, 26));
    shape(g, '#5c625a', () => g.rect(0, 1000, WIDTH + 200, 100));
    shape(g, '#f6f7ee', () => g.rect(0, 40, WIDTH + 200, 20));
    for (let seat = 0; seat < SEATS; seat += 1) {
      const x = 100 + seatX(seat);
      shape(g, '#6f7d34', () => g.roundRect(x - 78, 640, 156, 200, 26));
      shape(g, '#8a9a46', () => g.roundRect(x - 80, 812, 160, 84, 22));
    }
    shape(g, '#7b817a', () => g.rect(100 + FIRST_X - 90, 892, SEATS * SEAT_WIDTH + 8, 12));
    g.globalCompositeOperation = 'destination-out';
    for (const x of windowsAt) shape(g, '#000', () => g.roundRect(100 + x, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT, 30));
    g.globalCompositeOperation = 'source-over';
    for (const x of windowsAt) line(g, '#70766e', 14, () => g.roundRect(100 + x, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT, 30));
    line(g, '#d8dbd2', 12, () => {
      g.moveTo(0, 118);
      g.lineTo(WIDTH + 200, 118);
    });
  });
  const strap = (g: Context, x: number, t: number): void => {
    g.save();
    g.translate(x, 120);
    g.rotate(Math.sin(t * 2.1 + x * 0.002) * 0.07);
    line(g, '#4d524c', 8, () => {
      g.moveTo(0, 0);
      g.lineTo(0, 86);
    });
    line(g, '#f0efe4', 10, () => g.arc(0, 112, 26, 0, TAU));
    g.restore();
  };
  return {
    paint(g, t, light) {
      g.fillStyle = '#07080d';
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 3; i += 1) {
        const x = wrap(i * 900 - t * 1500, 2700) - 400;
        glow(g, x, 320, 260, [255, 190, 120], 0.55);
        shape(g, 'rgba(255,220,170,.8)', () => g.rect(x - 90, 312, 180, 10));
      }
      place(g, walls, -100, Math.sin(t * 9) * 1.4);
      for (let i = 0; i < 9; i += 1) strap(g, 150 + i * 210, t);
      if (light < 1) {
        g.fillStyle = `rgba(5,6,14,${(0.93 * (1 - light)).toFixed(3)})`;
        g.fillRect(0, 0, WIDTH, HEIGHT);
        // the tunnel's lamps are now the only light, and lie on the windows alone
        g.save();
        g.beginPath();
        for (const x of windowsAt) g.roundRect(x, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT, 30);
        g.clip();
        for (let i = 0; i < 3; i += 1) glow(g, wrap(i * 900 - t * 1500, 2700) - 400, 320, 320, [255, 170, 96], 0.7 * (1 - light));
        g.restore();
      }
    },
  };
};

/** The board above the door: what it says depends on the second. */
export const board = (g: Context, text: string, color: string): void => {
  shape(g, '#0b0c10', () => g.roundRect(690, 54, 540, 92, 12));
  g.font = fontOf('do-hyeon', 54);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = color;
  g.fillText(text, WIDTH / 2, 102);
};
