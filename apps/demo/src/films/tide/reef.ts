import { through } from '../drawing/camera.ts';
import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage } from '../drawing/stage.ts';
import { bubbles, deepOf } from './sea.ts';

const rockTop = (x: number): number => 800 - 150 * Math.exp(-(((x - 1010) / 420) ** 2)) - 50 * ridge(x / 150, 21, 4);

const rockOf = (stage: Stage): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, '#355264'],
        [1, '#0a1a2a'],
      ],
      620,
      HEIGHT,
    );
    g.beginPath();
    for (let x = 0; x <= WIDTH; x += 8) g.lineTo(x, rockTop(x));
    g.lineTo(WIDTH, HEIGHT);
    g.lineTo(0, HEIGHT);
    g.fill();
    const random = seeded(3);
    for (let i = 0; i < 200; i += 1) {
      const x = random() * WIDTH;
      const y = rockTop(x) + 16 + random() * 300;
      const color = ['168,98,128', '120,150,120', '8,20,32', '200,170,130'][Math.floor(random() * 4)] ?? '8,20,32';
      shape(g, `rgba(${color},${(0.14 + random() * 0.2).toFixed(2)})`, () =>
        g.ellipse(x, y, 6 + random() * 22, 4 + random() * 10, random(), 0, TAU),
      );
    }
  });

/** One blade of kelp that leans with the surge. */
const blade = (g: Context, x: number, y: number, height: number, width: number, color: Rgb, t: number): void => {
  const lean = (part: number) =>
    Math.sin(t * 0.8 + x * 0.01 - part * 1.3) * height * 0.16 * part + Math.sin(t * 0.37 + x) * 20 * part;
  g.fillStyle = rgba(color);
  g.beginPath();
  for (let i = 0; i <= 12; i += 1)
    g.lineTo(x + lean(i / 12) - width * (1 - i / 12) * (1 + 0.25 * Math.sin(i * 1.9)), y - (height * i) / 12);
  for (let i = 12; i >= 0; i -= 1)
    g.lineTo(x + lean(i / 12) + width * (1 - i / 12) * (1 + 0.25 * Math.sin(i * 1.9 + 1)), y - (height * i) / 12);
  g.fill();
};

const kelp = (
  g: Context,
  t: number,
  seed: number,
  from: number,
  to: number,
  count: number,
  color: Rgb,
  tall: number,
  rooted = 60,
): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const x = mix(from, to, (i + random() * 0.7) / count);
    blade(g, x, rockTop(x) + rooted, tall * (0.6 + random() * 0.6), 15 + random() * 12, color, t + random() * 5);
  }
};

const abalone = (g: Context, x: number, y: number, lifted: number): void => {
  g.save();
  g.translate(x, y - lifted * 40);
  g.rotate(-0.12 - lifted * 0.3);
  shape(g, '#1b2228', () => g.ellipse(0, 10, 108, 48, 0, 0, TAU));
  const shell = g.createRadialGradient(-30, -30, 8, 0, 0, 112);
  for (const [at, color] of [
    [0, '#d9c7b0'],
    [0.35, '#9a7d78'],
    [0.7, '#5c5f5e'],
    [1, '#2f3a3c'],
  ] as const)
    shell.addColorStop(at, color);
  g.fillStyle = shell;
  g.beginPath();
  g.ellipse(0, 0, 104, 54, 0, Math.PI * 0.98, TAU * 1.01);
  g.quadraticCurveTo(0, 34, -104, 4);
  g.fill();
  line(g, 'rgba(20,26,30,.35)', 3, () => {
    for (const size of [0.82, 0.6, 0.38]) g.ellipse(-14 * (1 - size), 4, 104 * size, 54 * size, 0, Math.PI, TAU);
  });
  for (let i = 0; i < 6; i += 1)
    shape(g, '#1c2427', () => g.arc(-72 + i * 27, -26 - Math.sin(((i + 0.8) / 6.6) * Math.PI) * 12, 5.4, 0, TAU));
  g.restore();
};

/** Her arm in the black suit reaches in with the flat iron. */
const arm = (g: Context, reach: number, lifted: number): void => {
  g.save();
  g.translate(mix(1900, 1156, reach), mix(120, 636, reach) - lifted * 46);
  g.rotate(-0.16);
  g.lineCap = 'round';
  line(g, '#9aa6a8', 13, () => {
    g.moveTo(40, -16);
    g.lineTo(-64, 42);
  });
  for (const [color, width] of [
    ['rgba(150,226,230,.4)', 100],
    ['#07131c', 92],
  ] as const) {
    line(g, color, width, () => {
      g.moveTo(100, -52);
      g.quadraticCurveTo(300, -190, 760, -420);
    });
  }
  shape(g, '#c9722e', () => g.ellipse(62, -26, 66, 46, -0.55, 0, TAU));
  for (let finger = 0; finger < 4; finger += 1) {
    line(g, finger % 2 ? '#b56326' : '#c9722e', 27, () => {
      g.moveTo(34 + finger * 17, -40 + finger * 17);
      g.quadraticCurveTo(2 + finger * 15, -26 + finger * 17, 10 + finger * 12, 2 + finger * 10);
    });
  }
  g.restore();
};

/** Close to the rock: she waits for the surge, then lifts the shell. */
export const reef: Shot = {
  name: 'reef',
  seconds: 8,
  prepare(stage) {
    const deep = deepOf(stage, [
      [0, '#1f8796'],
      [0.4, '#0f5a76'],
      [1, '#05233c'],
    ]);
    const rock = rockOf(stage);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      const reach = ramp(t, 1, 3.4) - 0.32 * ramp(t, 5.4, 8.4);
      const lifted = ramp(t, 4, 5);
      through(
        g,
        { x: mix(940, 990, smooth(progress)), y: mix(530, 570, smooth(progress)), zoom: mix(1.04, 1.14, smooth(progress)) },
        () => {
          deep.paint(g, t, 0);
          kelp(g, t, 4, -40, 760, 9, [18, 74, 78], 470);
          kelp(g, t, 6, 1350, 1980, 8, [18, 70, 76], 430);
          place(g, rock, 0, 0);
          const follow = ramp(t, 5.4, 8.4);
          abalone(g, mix(1010, 1270, follow), mix(666, 470, follow), lifted);
          arm(g, reach, lifted);
          kelp(g, t, 12, -60, 520, 7, [30, 72, 56], 560, 330);
          kelp(g, t, 15, 1500, 2000, 6, [36, 70, 48], 520, 330);
        },
      );
      bubbles(g, t, 1540, 330, 6);
      glow(g, 900, 60, 800, [170, 240, 230], 0.22);
      place(g, vignette, 0, 0);
    };
  },
};
