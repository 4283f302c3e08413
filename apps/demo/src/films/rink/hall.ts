import { TAU } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import type { Standing } from '../drawing/townsfolk.ts';

export const CORAL: Rgb = [255, 90, 78];
const TRAINING = { legs: [38, 48, 78] } as const;
/** The six, Nari the captain first. */
export const SIX: readonly Pick<Standing, 'coat' | 'legs' | 'hair' | 'style'>[] = [
  { ...TRAINING, coat: [255, 90, 78], style: 'long', hair: [34, 26, 30] },
  { ...TRAINING, coat: [255, 190, 80], style: 'bun', hair: [58, 38, 30] },
  { ...TRAINING, coat: [110, 190, 150], style: 'short', hair: [28, 24, 28] },
  { ...TRAINING, coat: [120, 160, 230], style: 'bun', hair: [40, 28, 28] },
  { ...TRAINING, coat: [230, 140, 190], style: 'long', hair: [70, 46, 36] },
  { ...TRAINING, coat: [170, 140, 220], style: 'cap', hair: [30, 26, 30] },
];
export const MUNSIK = { coat: [70, 84, 104], legs: [44, 50, 64], hair: [90, 90, 96], style: 'cap' } as const;

/** The hall: windows under the roof, empty seats, the boards, and the ice from y = 600 down. */
export const hall = (g: Context, morning: boolean, time: string): void => {
  g.fillStyle = vertical(g, [
    [0, morning ? '#5c6690' : '#0c1630'],
    [0.56, morning ? '#b48c94' : '#22345e'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 9; i += 1) {
    g.fillStyle = vertical(
      g,
      [
        [0, morning ? '#ffb48c' : '#131c3c'],
        [1, morning ? '#ffe6b8' : '#1e2c56'],
      ],
      90,
      220,
    );
    g.fillRect(40 + i * 212, 90, 170, 130);
  }
  for (let row = 0; row < 4; row += 1) {
    shape(g, morning ? '#6c6488' : '#182448', () => g.rect(0, 296 + row * 58, WIDTH, 58));
    for (let i = 0; i < 40; i += 1)
      shape(g, morning ? '#8a7a98' : '#26386a', () => g.roundRect(i * 50 + (row % 2) * 22 - 10, 306 + row * 58, 34, 34, 8));
  }
  line(g, morning ? '#4a4a70' : '#0a1226', 14, () => {
    g.moveTo(0, 60);
    g.lineTo(WIDTH, 60);
    for (let i = 0; i < 12; i += 1) {
      g.moveTo(i * 174, 0);
      g.lineTo(i * 174 + 87, 60);
      g.lineTo(i * 174 + 174, 0);
    }
  });
  shape(g, morning ? '#fff2ec' : '#c4d6ea', () => g.rect(0, 516, WIDTH, 96));
  shape(g, rgba(CORAL), () => g.rect(0, 584, WIDTH, 14));
  g.fillStyle = vertical(
    g,
    [
      [0, morning ? '#ffe4d8' : '#9cc4e2'],
      [0.4, morning ? '#a4b4dc' : '#6c9ccc'],
      [1, morning ? '#4a66a8' : '#2c5490'],
    ],
    606,
    HEIGHT,
  );
  g.fillRect(0, 606, WIDTH, HEIGHT);
  line(g, 'rgba(255,90,78,.45)', 10, () => g.ellipse(960, 860, 640, 150, 0, 0, TAU));
  for (const x of [380, 1540])
    line(g, 'rgba(70,110,220,.45)', 9, () => {
      g.moveTo(x + (x < 960 ? 60 : -60), 612);
      g.lineTo(x + (x < 960 ? -160 : 160), HEIGHT);
    });
  shape(g, '#141a26', () => g.roundRect(1520, 322, 200, 96, 12));
  g.font = fontOf('do-hyeon', 74);
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = '#ff7a5c';
  g.fillText(time, 1620, 396);
};

/** A lamp under the roof with the light that it throws on the ice. */
export const floodlight = (g: Context, x: number, strength: number): void => {
  shape(g, strength > 0.3 ? '#fff6e0' : '#3a4668', () => g.roundRect(x - 54, 60, 108, 22, 8));
  glow(g, x, 76, 260, [220, 236, 255], 0.7 * strength);
  glow(g, x, 860, 520, [200, 232, 255], 0.4 * strength);
};

/** A skater from the side, in the low stance of the short track; she stands on (x, y) and moves to the right. */
export interface Skater {
  x: number;
  y: number;
  height: number;
  coat: Rgb;
  phase: number;
  /** 0 skates, 1 lies on the ice. */
  fallen?: number;
  facing?: 1 | -1;
}

export const skater = (g: Context, { x, y, height, coat, phase, fallen = 0, facing = 1 }: Skater): void => {
  const stride = Math.sin(phase);
  shape(g, `rgba(20,50,100,.25)`, () => g.ellipse(x, y + height * 0.02, height * 0.34, height * 0.04, 0, 0, TAU));
  g.save();
  g.translate(x, y - fallen * height * 0.06);
  g.scale(facing * height, height);
  g.rotate(-fallen * 1.25);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const [side, tone] of [
    [-1, '#26304e'],
    [1, '#34406a'],
  ] as const) {
    const push = side * stride;
    const foot = [-0.06 + push * 0.2, push < -0.4 ? -0.05 : -0.03] as const;
    line(g, tone, 0.13, () => {
      g.moveTo(-0.14, -0.42);
      g.lineTo(0.08 + push * 0.06, -0.26);
      g.lineTo(...foot);
    });
    shape(g, '#1a1e2c', () => g.roundRect(foot[0] - 0.07, foot[1] - 0.03, 0.18, 0.055, 0.02));
    line(g, '#e8f0fa', 0.018, () => {
      g.moveTo(foot[0] - 0.1, foot[1] + 0.035);
      g.lineTo(foot[0] + 0.16, foot[1] + 0.035);
    });
  }
  const arm = (swing: number, tone: string) =>
    line(g, tone, 0.08, () => {
      g.moveTo(0.16, -0.66);
      g.lineTo(0.12 + swing * 0.16, -0.5);
      g.lineTo(0.1 + swing * 0.32, -0.42 - Math.max(0, swing) * 0.1);
    });
  arm(-stride, rgba([coat[0] * 0.7, coat[1] * 0.7, coat[2] * 0.7]));
  line(g, rgba(coat), 0.24, () => {
    g.moveTo(-0.1, -0.48);
    g.lineTo(0.13, -0.66);
  });
  arm(stride, rgba([coat[0] * 0.84, coat[1] * 0.84, coat[2] * 0.84]));
  shape(g, '#e6bea4', () => g.arc(0.29, -0.78, 0.095, 0, TAU));
  shape(g, rgba(coat), () => g.ellipse(0.27, -0.82, 0.125, 0.1, -0.2, Math.PI * 0.95, TAU));
  shape(g, 'rgba(255,255,255,.8)', () => g.ellipse(0.25, -0.87, 0.05, 0.018, -0.2, 0, TAU));
  g.restore();
};
