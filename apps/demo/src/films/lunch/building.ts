import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cloudsOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { seated, standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { HA_JUN, MARKER, YE_RIN } from './roof.ts';

/** A camera on the ceiling with the cone that it watches. */
const watcher = (g: Context, x: number, y: number, turn: number, cone: boolean): void => {
  g.save();
  g.translate(x, y);
  shape(g, '#8a9096', () => g.rect(-8, -50, 16, 40));
  g.rotate(turn);
  if (cone)
    shape(g, 'rgba(255,110,90,.13)', () => {
      g.moveTo(0, 20);
      g.lineTo(-190, 820);
      g.lineTo(190, 820);
    });
  shape(g, '#4a5058', () => g.roundRect(-30, -26, 60, 70, 16));
  shape(g, '#20242a', () => g.arc(0, 40, 20, 0, TAU));
  g.restore();
};

const lightOf = (g: Context, x: number, y: number, t: number): void => {
  const on = Math.sin(t * 5) > 0;
  shape(g, on ? '#ff4a3c' : '#7a2c28', () => g.arc(x, y, 7, 0, TAU));
  if (on) glow(g, x, y, 50, [255, 60, 40], 0.7);
};

/** Duri Stationery at ten past twelve: every window shows a desk, the roof one bench. */
export const tower: Shot = {
  name: 'tower',
  seconds: 10,
  prepare(stage) {
    const clouds = cloudsOf(stage, 2100, 460, {
      seed: 8,
      columns: 5,
      rows: 2,
      low: 0.42,
      high: 0.8,
      color: [255, 255, 255],
      feather: 0.5,
    });
    const front = stage.layer(WIDTH, 1500, (g) => {
      shape(g, '#aebcc4', () => g.rect(470, 560, 980, 940));
      shape(g, '#c4d0d6', () => g.rect(440, 540, 1040, 40));
      for (let row = 0; row < 6; row += 1)
        for (let i = 0; i < 7; i += 1) {
          const [x, y] = [510 + i * 130, 620 + row * 146];
          shape(g, '#8a99a4', () => g.rect(x, y, 104, 108));
          shape(g, '#9aa8b2', () => g.rect(x, y, 104, 34));
          shape(g, '#5c6a76', () => g.arc(x + 52, y + 60, 16, 0, TAU));
          shape(g, '#5c6a76', () => g.roundRect(x + 24, y + 76, 56, 34, 12));
          shape(g, '#6e7c88', () => g.rect(x, y + 94, 104, 14));
        }
    });
    const vignette = vignetteOf(stage, 0.3);
    return (g, { t, progress }) => {
      g.fillStyle = vertical(g, [
        [0, '#86cbe8'],
        [1, '#e6f4f0'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      tile(g, clouds, t * 16, 60, 0.95);
      const y = mix(360, 120, smooth(clamp(progress * 1.25)));
      shape(g, '#c2d6dc', () => {
        for (const [x, top] of [
          [-10, 620],
          [150, 620],
          [150, 520],
          [330, 520],
          [330, 700],
          [1560, 700],
          [1560, 500],
          [1740, 500],
          [1740, 640],
          [1940, 640],
        ] as const)
          g.lineTo(x, top + y * 0.4);
        g.lineTo(1940, HEIGHT);
        g.lineTo(-10, HEIGHT);
      });
      place(g, front, 0, y);
      // the bench, the tank, the clock on the roof
      const roof = y + 540;
      shape(g, '#4a9ad8', () => g.roundRect(1290, roof - 110, 110, 110, 24));
      shape(g, '#dea06a', () => g.roundRect(860, roof - 46, 220, 14, 5));
      shape(g, '#c98a58', () => g.roundRect(870, roof - 88, 200, 14, 5));
      for (const x of [876, 1056]) shape(g, '#5a4a44', () => g.rect(x, roof - 36, 8, 36));
      seated(g, { ...HA_JUN, x: 920, y: roof, height: 124, nod: 0.08 * Math.sin(t * 2) });
      shape(g, '#e4ecee', () => g.rect(640, roof - 60, 10, 60));
      shape(g, '#fffdf6', () => g.arc(645, roof - 96, 52, 0, TAU));
      line(g, '#5c6a76', 7, () => g.arc(645, roof - 96, 52, 0, TAU));
      const minutes = mix(0.12, 1 / 6, ramp(t, 1, 7)) * TAU;
      line(g, '#3c4650', 6, () => {
        g.moveTo(645, roof - 96);
        g.lineTo(645 + Math.sin(minutes) * 40, roof - 96 - Math.cos(minutes) * 40);
        g.moveTo(645, roof - 96);
        g.lineTo(645 + Math.sin(minutes / 12) * 24, roof - 96 - Math.cos(minutes / 12) * 24);
      });
      for (const x of [500, 1420]) {
        watcher(g, x, y + 640, 0.3 * Math.sin(t * 0.9 + x), false);
        lightOf(g, x, y + 632, t + x);
      }
      place(g, vignette, 0, 0);
    };
  },
};

const STAFF: readonly Rgb[] = [
  [120, 140, 160],
  [150, 140, 126],
  [126, 150, 136],
  [156, 132, 140],
  [110, 128, 150],
  [148, 148, 130],
  [132, 122, 146],
  [120, 146, 150],
  [146, 130, 120],
];

/** Nine colleagues, one of whom should go. She counts. */
export const office: Shot = {
  name: 'office',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#d4dcd8'],
        [0.46, '#e2e8e2'],
        [0.461, '#b8bcb2'],
        [1, '#949a92'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 4; i += 1) shape(g, '#fdfef8', () => g.rect(150 + i * 440, 40, 300, 26));
      shape(g, '#f6f2e4', () => g.roundRect(640, 130, 560, 190, 10));
      g.font = fontOf('jua', 84);
      g.textAlign = 'center';
      shape(g, MARKER, () => g.rect(720, 218, 400, 44));
      g.fillStyle = '#4a4a48';
      g.fillText('형광펜팀', 920, 252);
    });
    const vignette = vignetteOf(stage, 0.4);
    return (g, { t, progress }) => {
      framed(g, { x: mix(860, 1000, smooth(progress)), y: 570, zoom: 1.1 }, () => {
        place(g, room, 0, 0);
        for (const [row, y, size] of [
          [0, 560, 250],
          [1, 740, 310],
          [2, 980, 380],
        ] as const)
          for (let i = 0; i < 3; i += 1) {
            const n = row * 3 + i;
            const x = 760 + (i - 1) * (320 + row * 56) - row * 40;
            seated(g, {
              x,
              y: y + 50,
              height: size,
              coat: STAFF[n] ?? [120, 140, 160],
              style: (['short', 'long', 'bun'] as const)[(n + row) % 3] ?? 'short',
              nod: 0.09 * Math.sin(t * 1.4 + n * 2),
            });
            shape(g, '#f4efe2', () => g.roundRect(x - size * 0.42, y - size * 0.28, size * 0.84, 18, 5));
            shape(g, '#c4b8a4', () => g.rect(x - size * 0.39, y - size * 0.28 + 16, size * 0.78, size * 0.3));
            shape(g, '#5c6670', () => g.roundRect(x + size * 0.08, y - size * 0.5, size * 0.3, size * 0.2, 6));
            const tag = ramp(t, 1 + n * 0.5, 1.3 + n * 0.5);
            if (tag > 0) {
              const pop = tag * (1 + 0.25 * Math.sin(tag * Math.PI));
              shape(g, MARKER, () => g.arc(x + size * 0.2, y - size * 0.84, size * 0.13 * pop, 0, TAU));
              g.font = fontOf('jua', size * 0.17 * pop);
              g.textAlign = 'center';
              g.fillStyle = '#4a3c34';
              g.fillText(t > 6.3 ? '?' : String(n + 1), x + size * 0.2, y - size * 0.78);
            }
          }
        standing(g, {
          ...YE_RIN,
          x: 1560,
          y: 1040,
          height: 640,
          left: [-0.12, -0.6 + 0.012 * Math.sin(t * 9)],
          right: [0.02, -0.58],
          nod: -0.1 + 0.06 * Math.sin(t * 2),
        });
        g.save();
        g.translate(1520, 650);
        g.rotate(-0.12);
        shape(g, '#8a6a4c', () => g.roundRect(-76, -50, 150, 180, 8));
        shape(g, '#fffdf4', () => g.rect(-64, -36, 126, 156));
        for (let i = 0; i < 9; i += 1)
          shape(g, t > 1 + i * 0.5 ? MARKER : '#d8d4c8', () => g.rect(-52, -26 + i * 16, 60 + ((i * 37) % 40), 9));
        g.restore();
        for (const [x, phase] of [
          [300, 0],
          [1560, 2],
        ] as const) {
          const turn = 0.42 * Math.sin(t * 0.8 + phase) + (x < 900 ? -0.3 : 0.4);
          watcher(g, x, 110, turn, true);
          lightOf(g, x, 92, t + phase);
        }
      });
      place(g, vignette, 0, 0);
    };
  },
};

const COLLEAGUES: readonly { x: number; coat: Rgb; style: 'short' | 'long' | 'bun'; from: number; side: 1 | -1 }[] = [
  { x: 790, coat: [150, 140, 126], style: 'short', from: 1.6, side: -1 },
  { x: 920, coat: [156, 132, 140], style: 'bun', from: 2.2, side: 1 },
  { x: 1040, coat: [120, 146, 150], style: 'short', from: 1.9, side: 1 },
  { x: 1160, coat: [132, 122, 146], style: 'long', from: 2.5, side: 1 },
];

/** They do not know each other, until the others have got out. */
export const elevator: Shot = {
  name: 'elevator',
  seconds: 7,
  prepare(stage) {
    const cabin = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#f2e6cc'],
        [0.8, '#d4c4a4'],
        [0.801, '#8a7c6c'],
        [1, '#6c6054'],
      ]);
      g.fillRect(500, 180, 920, 860);
      shape(g, '#fffbe8', () => g.rect(720, 190, 480, 20));
      shape(g, '#b49c78', () => g.roundRect(520, 640, 880, 18, 9));
    });
    const wall = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#a4bcbc'],
        [1, '#7c9698'],
      ]);
      for (const [x, y, width, height] of [
        [0, 0, 560, HEIGHT],
        [1360, 0, 560, HEIGHT],
        [0, 0, WIDTH, 220],
      ] as const)
        g.fillRect(x, y, width, height);
      shape(g, '#5c7072', () => g.rect(530, 200, 30, 800));
      shape(g, '#5c7072', () => g.rect(1360, 200, 30, 800));
      shape(g, '#5c7072', () => g.rect(530, 200, 860, 26));
      shape(g, '#54686a', () => g.rect(0, 1000, WIDTH, 90));
      shape(g, '#2a3436', () => g.roundRect(850, 70, 220, 110, 14));
      shape(g, '#dfe8e4', () => g.roundRect(1450, 540, 70, 150, 14));
      for (const y of [580, 650]) shape(g, '#8aa0a0', () => g.arc(1485, y, 18, 0, TAU));
      shape(g, '#5aa468', () => g.ellipse(250, 760, 120, 170, 0, 0, TAU));
      shape(g, '#6db36a', () => g.ellipse(190, 800, 80, 120, -0.4, 0, TAU));
      shape(g, '#e8e2d0', () => g.roundRect(160, 880, 190, 130, 12));
    });
    const vignette = vignetteOf(stage, 0.45);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(560, 600, smooth(progress)), zoom: mix(1, 1.22, smooth(progress)) }, () => {
        place(g, cabin, 0, 0);
        const near = ramp(t, 4.2, 5.6);
        standing(g, {
          ...HA_JUN,
          x: mix(660, 880, near),
          y: 1000,
          height: 560,
          nod: mix(-0.06, 0.14, near),
          right: [mix(0.17, 0.2, near), mix(-0.4, -0.55, near)],
        });
        standing(g, {
          ...YE_RIN,
          x: mix(1270, 1050, near),
          y: 1000,
          height: 530,
          nod: mix(0.06, -0.14, near),
          left: [mix(-0.17, -0.14, near), mix(-0.4, -0.56, near)],
        });
        if (near > 0.2) {
          g.globalAlpha = ramp(near, 0.2, 0.7);
          shape(g, '#ff9a76', () => g.roundRect(928, 660, 78, 52, 12));
          shape(g, '#c8503c', () => g.rect(928, 682, 78, 8));
          g.globalAlpha = 1;
          glow(g, 966, 684, 210, [255, 220, 150], 0.4 * near);
        }
        for (const { x, coat, style, from, side } of COLLEAGUES) {
          const gone = ramp(t, from, from + 1.5);
          if (gone < 1) standing(g, { x: x + side * gone * 900, y: 1010 + gone * 40, height: 540 + gone * 130, coat, style });
        }
        const open = ramp(t, 0.5, 1.4);
        for (const side of [-1, 1]) {
          const x = side < 0 ? mix(560, 160, open) : mix(960, 1360, open);
          if (open < 0.999) shape(g, '#c4d0d0', () => g.rect(x, 226, 400, 774));
          if (open < 0.999) shape(g, '#94a6a8', () => g.rect(side < 0 ? x + 392 : x, 226, 8, 774));
        }
        place(g, wall, 0, 0);
        // the colleagues who step out pass in front of the wall
        for (const { x, coat, style, from, side } of COLLEAGUES) {
          const gone = ramp(t, from, from + 1.5);
          if (gone > 0.12 && gone < 1)
            standing(g, { x: x + side * gone * 900, y: 1010 + gone * 40, height: 540 + gone * 130, coat, style });
        }
        g.font = fontOf('do-hyeon', 84);
        g.textAlign = 'center';
        g.fillStyle = '#ff8a5c';
        g.fillText(t < 3.4 ? '3' : '▲', 960, 154);
        // a yellow note over the lens
        watcher(g, 1240, 280, 0.5, false);
        const note = ramp(t, 3.2, 3.8);
        if (note > 0) {
          g.save();
          g.translate(1226, mix(200, 318, note));
          g.rotate(mix(-0.6, 0.08, note));
          shape(g, rgba([255, 230, 74], note), () => g.rect(-52, -46, 104, 96));
          g.restore();
        } else lightOf(g, 1264, 268, t);
      });
      place(g, vignette, 0, 0);
    };
  },
};
