import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { seated, standing } from '../drawing/townsfolk.ts';
import type { Seated } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { AMBER } from './street.ts';

/** The height chart on the wall. */
const giraffe = (g: Context, x: number, y: number): void => {
  shape(g, '#f0c25a', () => g.roundRect(x - 34, y - 560, 68, 480, 30));
  shape(g, '#f0c25a', () => g.ellipse(x + 42, y - 570, 70, 40, -0.2, 0, TAU));
  shape(g, '#f0c25a', () => g.roundRect(x - 150, y - 190, 210, 120, 50));
  for (const leg of [-130, -70, 0, 36]) shape(g, '#f0c25a', () => g.rect(x + leg, y - 90, 24, 90));
  for (let i = 0; i < 9; i += 1) shape(g, '#c98a2e', () => g.ellipse(x - 12 + (i % 2) * 22, y - 520 + i * 46, 13, 17, i, 0, TAU));
  for (const ear of [4, 34])
    line(g, '#c98a2e', 7, () => {
      g.moveTo(x + ear, y - 604);
      g.lineTo(x + ear - 4, y - 636);
    });
  shape(g, '#3a2a20', () => g.arc(x + 58, y - 582, 6, 0, TAU));
  line(g, '#7c6a58', 4, () => {
    for (let i = 0; i < 11; i += 1) {
      g.moveTo(x + 110, y - i * 52);
      g.lineTo(x + (i % 5 ? 130 : 152), y - i * 52);
    }
  });
};

const waitingRoom = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#f3e4c2'],
    [0.68, '#e2cc9e'],
    [1, '#8c7454'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, '#a8d0c0', () => g.rect(0, 560, WIDTH, 200));
  for (let i = 0; i < 12; i += 1)
    shape(g, ['#f2a48c', '#f6d27a', '#8fc0d8'][i % 3] ?? '#fff', () => g.arc(90 + i * 164, 660, 34, 0, TAU));
  giraffe(g, 1640, 800);
  shape(g, '#fdfaf0', () => g.roundRect(760, 120, 400, 190, 18));
  g.font = fontOf('jua', 60);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#d9822a';
  g.fillText('진료 중', 960, 190);
  g.font = fontOf('jua', 44);
  g.fillStyle = '#6a5a48';
  g.fillText('대기 14명', 960, 258);
  shape(g, '#6c5a44', () => g.rect(0, 800, WIDTH, 14));
  g.fillStyle = vertical(
    g,
    [
      [0, '#b89a70'],
      [1, '#7c6448'],
    ],
    814,
    HEIGHT,
  );
  g.fillRect(0, 814, WIDTH, 270);
};

const FAMILIES: readonly (Pick<Seated, 'coat' | 'style' | 'hair'> & { child: readonly [number, number, number] })[] = [
  { coat: [92, 116, 150], style: 'long', child: [240, 180, 90] },
  { coat: [86, 92, 86], style: 'short', child: [150, 190, 220] },
  { coat: [170, 100, 100], style: 'bun', child: [250, 214, 140] },
  { coat: [104, 90, 130], style: 'long', hair: [70, 50, 40], child: [170, 210, 160] },
];

/** A small head on a lap, with a cooling patch on its brow. */
const child = (g: Context, x: number, y: number, size: number, coat: readonly [number, number, number], t: number): void => {
  const breath = Math.sin(t * 2.4 + x) * size * 0.01;
  shape(g, rgba(coat), () => g.roundRect(x - size * 0.42, y - size * 0.24 + breath, size * 0.8, size * 0.36, size * 0.16));
  shape(g, '#f2c4a8', () => g.ellipse(x - size * 0.48, y - size * 0.22 + breath, size * 0.21, size * 0.2, 0, 0, TAU));
  shape(g, '#3a2a24', () => g.ellipse(x - size * 0.54, y - size * 0.33 + breath, size * 0.17, size * 0.1, -0.5, 0, TAU));
  shape(g, '#7cc4ec', () => g.roundRect(x - size * 0.56, y - size * 0.32 + breath, size * 0.2, size * 0.09, size * 0.03));
  glow(g, x - size * 0.48, y - size * 0.2, size * 0.5, [255, 110, 80], 0.24);
};

/** Fourteen in the queue, nineteen hours in. */
export const waiting: Shot = {
  name: 'waiting',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, waitingRoom);
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      framed(g, { x: mix(860, 1060, smooth(progress)), y: 580, zoom: 1.12 }, () => {
        place(g, room, 0, 0);
        shape(g, '#c0703c', () => g.roundRect(120, 860, 1300, 40, 16));
        FAMILIES.forEach(({ child: small, ...parent }, i) => {
          const x = 280 + i * 320;
          seated(g, { ...parent, x, y: 1040, height: 460, nod: 0.12 * Math.sin(t * 0.7 + i * 2) });
          child(g, x + 20, 862, 190, small, t);
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** 39.2, and climbing. */
export const fever: Shot = {
  name: 'fever',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#f6d8b8'],
        [1, '#e0a884'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      shape(g, '#f2c4a8', () => g.ellipse(620, 700, 620, 560, 0, 0, TAU));
      shape(g, '#4a342c', () => {
        g.moveTo(-20, 560);
        g.bezierCurveTo(120, 60, 900, -40, 1180, 420);
        g.quadraticCurveTo(700, 250, 420, 330);
        g.quadraticCurveTo(160, 400, 60, 760);
        g.lineTo(-20, 760);
      });
      shape(g, '#7cc4ec', () => g.roundRect(430, 330, 480, 150, 46));
      line(g, '#7a4a3c', 12, () => {
        g.moveTo(390, 690);
        g.quadraticCurveTo(470, 740, 550, 692);
        g.moveTo(760, 692);
        g.quadraticCurveTo(840, 742, 920, 690);
      });
      line(g, '#b0604c', 11, () => {
        g.moveTo(600, 950);
        g.quadraticCurveTo(660, 930, 720, 952);
      });
    });
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 1010, smooth(progress)), y: 560, zoom: mix(1.04, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const heat = 0.3 + 0.08 * Math.sin(t * 3);
        for (const x of [400, 900]) glow(g, x, 800, 260, [255, 90, 60], heat);
        const [x, y] = [mix(1700, 1340, ramp(t, 0.4, 1.6)), 620];
        shape(g, '#f4f6f8', () => g.roundRect(x - 60, y - 110, 520, 220, 90));
        shape(g, '#d0d8de', () => {
          g.moveTo(x - 50, y - 60);
          g.lineTo(x - 190, y - 22);
          g.lineTo(x - 190, y + 22);
          g.lineTo(x - 50, y + 60);
        });
        const value = mix(36.5, 39.2, ramp(t, 1.8, 4.4));
        shape(g, value > 38 ? '#ff7a5a' : '#a8e0b0', () => g.roundRect(x + 40, y - 70, 300, 140, 22));
        g.font = fontOf('do-hyeon', 112);
        g.textAlign = 'center';
        g.textBaseline = 'middle';
        g.fillStyle = '#2a2024';
        g.fillText(value.toFixed(1), x + 190, y + 6);
      });
      place(g, vignette, 0, 0);
    };
  },
};

const consultingRoom = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#cfe0dc'],
    [0.7, '#b4ccc4'],
    [1, '#64807a'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, '#22304c', () => g.rect(180, 130, 420, 400));
  for (let i = 0; i < 7; i += 1)
    shape(g, i % 3 ? '#30426a' : '#ffce7c', () => g.rect(210 + (i % 4) * 96, 330 + Math.floor(i / 4) * 90, 50, 60));
  line(g, '#f4f6f2', 18, () => {
    g.rect(180, 130, 420, 400);
    g.moveTo(390, 130);
    g.lineTo(390, 530);
  });
  giraffe(g, 1640, 840);
  shape(g, '#f6f6f0', () => g.roundRect(620, 800, 700, 60, 20));
  shape(g, '#9cb4ac', () => g.rect(660, 860, 620, 230));
  g.fillStyle = vertical(
    g,
    [
      [0, '#8aa29a'],
      [1, '#56706a'],
    ],
    940,
    HEIGHT,
  );
  g.fillRect(0, 960, WIDTH, 130);
};

/** The surgeon’s hand shakes; then it holds a rattle. */
export const hand: Shot = {
  name: 'hand',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, consultingRoom);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      const calm = ramp(t, 3.6, 4.6);
      const shake = Math.sin(t * 34) * 0.014 * (1 - calm);
      framed(g, { x: mix(900, 960, smooth(progress)), y: 590, zoom: mix(1.22, 1.08, smooth(progress)) }, () => {
        place(g, room, 0, 0);
        const reach = [0.26 + shake, -0.66 - 0.05 * calm + shake] as const;
        standing(g, { x: 660, y: 1120, height: 720, coat: [240, 242, 246], style: 'short', right: reach, nod: 0.08 });
        standing(g, { x: 1330, y: 1120, height: 660, coat: [240, 242, 246], style: 'bun', left: [-0.15, -0.5], nod: -0.06 });
        shape(g, '#f6f6f0', () => g.roundRect(560, 820, 820, 50, 20));
        shape(g, '#9cb4ac', () => g.rect(600, 866, 740, 240));
        seated(g, {
          x: 1010,
          y: 960,
          height: 420,
          coat: [250, 206, 110],
          legs: [110, 140, 190],
          style: 'short',
          nod: mix(0.1, -0.14, calm),
        });
        const [x, y] = [660 + reach[0] * 720, 1120 + reach[1] * 720];
        if (calm < 0.5) {
          line(g, '#c4ccd2', 9, () => {
            g.moveTo(x - 10, y + 30);
            g.lineTo(x + 26, y - 80);
          });
        } else {
          const rattle = Math.sin(t * 12) * 0.4 * ramp(t, 4.6, 5);
          g.save();
          g.translate(x, y);
          g.rotate(rattle);
          line(g, '#e8923c', 13, () => {
            g.moveTo(0, 30);
            g.lineTo(0, -50);
          });
          shape(g, '#f25c54', () => g.arc(0, -82, 38, 0, TAU));
          shape(g, '#ffe08a', () => g.arc(0, -82, 18, 0, TAU));
          g.restore();
        }
        glow(g, 1010, 660, 420, AMBER, 0.3 * calm);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The long corridor: door after door is dark, one is not. */
export const corridor: Shot = {
  name: 'corridor',
  seconds: 7,
  prepare(stage) {
    const hall = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = '#0c1020';
      g.fillRect(0, 0, WIDTH, HEIGHT);
      const at = (x: number, y: number, depth: number) => [mix(x, 960, depth), mix(y, 500, depth)] as const;
      const face = (color: string, ...corners: readonly (readonly [number, number])[]) =>
        shape(g, color, () => corners.forEach(([x, y]) => g.lineTo(x, y)));
      face('#1c2440', at(0, 0, 0), at(0, 0, 0.82), at(0, HEIGHT, 0.82), at(0, HEIGHT, 0));
      face('#182038', at(WIDTH, 0, 0), at(WIDTH, 0, 0.82), at(WIDTH, HEIGHT, 0.82), at(WIDTH, HEIGHT, 0));
      face('#101628', at(0, HEIGHT, 0), at(0, HEIGHT, 0.82), at(WIDTH, HEIGHT, 0.82), at(WIDTH, HEIGHT, 0));
      for (let i = 0; i < 5; i += 1) {
        const [a, b] = [1 - 0.74 ** (i + 0.35), 1 - 0.74 ** (i + 0.85)];
        for (const x of [0, WIDTH]) face('#0a0f20', at(x, 240, a), at(x, 240, b), at(x, 1010, b), at(x, 1010, a));
      }
      const [left, top] = at(0, 0, 0.82);
      const [right, bottom] = at(WIDTH, HEIGHT, 0.82);
      g.fillStyle = vertical(
        g,
        [
          [0, '#ffe7ae'],
          [1, '#f2b860'],
        ],
        top,
        bottom,
      );
      g.fillRect(left, top, right - left, bottom - top);
      g.save();
      g.translate(1000, bottom);
      g.scale(0.26, 0.26);
      giraffe(g, 0, 0);
      g.restore();
    });
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: 520, zoom: mix(1, 1.5, smooth(progress)) }, () => {
        place(g, hall, 0, 0);
        glow(g, 960, 520, 520, AMBER, 0.55);
        const size = mix(330, 150, smooth(progress));
        const y = mix(940, 640, smooth(progress));
        standing(g, {
          x: 930,
          y,
          height: size,
          coat: [190, 196, 214],
          style: 'bun',
          light: 0.7,
          left: [-0.15, -0.46 + 0.04 * Math.sin(t * 6)],
          right: [0.15, -0.46 - 0.04 * Math.sin(t * 6)],
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};
