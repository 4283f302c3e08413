import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { seated, standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { HER, HIM, cauldron, shopFront } from './restaurant.ts';

const QUEUE: readonly (readonly [number, Rgb, 'short' | 'long' | 'bun' | 'cap'])[] = [
  [1220, [92, 108, 96], 'short'],
  [1330, [150, 120, 90], 'long'],
  [1440, [84, 84, 110], 'cap'],
  [1550, [160, 92, 92], 'bun'],
  [1660, [76, 100, 118], 'short'],
  [1770, [128, 110, 140], 'long'],
  [1880, [110, 110, 100], 'cap'],
];

/** The queue stands before the sun does. */
export const street: Shot = {
  name: 'street',
  seconds: 10,
  prepare(stage) {
    const front = stage.layer(WIDTH, HEIGHT, shopFront);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(1040, 940, smooth(progress)), y: mix(600, 560, smooth(progress)), zoom: mix(1.16, 1.03, smooth(progress)) },
        () => {
          place(g, front, 0, 0);
          shape(g, '#4a3a34', () => g.rect(560, 870, 260, 120));
          glow(g, 690, 930, 150, [255, 120, 50], 0.6);
          cauldron(g, 690, 840, 130);
          steam(g, t, { x: 690, y: 820, width: 190, height: 420, size: 140, puffs: 7, strength: 0.24 });
          standing(g, { ...HER, x: 470, y: 1000, height: 330, left: [-0.12, -0.62], right: [0.1, -0.6] });
          QUEUE.forEach(([x, coat, style], i) =>
            standing(g, {
              x: x + 8 * Math.sin(t * 0.8 + i),
              y: 1010 + (i % 2) * 14,
              height: 300 + ((i * 29) % 40),
              coat,
              style,
              light: 0.72,
            }),
          );
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

const office = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#b9c3c8'],
    [0.66, '#97a4aa'],
    [1, '#5c686e'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, '#6f7d84', () => g.rect(520, 190, 880, 420));
  shape(g, '#dfe9ec', () => g.rect(540, 210, 840, 380));
  shape(g, '#22303a', () => g.roundRect(860, 84, 200, 110, 12));
  g.font = fontOf('do-hyeon', 88);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#ff7a50';
  g.fillText('3', 960, 142);
  g.font = fontOf('gowun-batang', 46);
  g.fillStyle = '#3a4a52';
  g.fillText('협의이혼 접수', 960, 300);
  shape(g, '#8a6a50', () => g.rect(460, 600, 1000, 44));
  shape(g, '#6b5140', () => g.rect(490, 644, 940, 170));
  g.fillStyle = vertical(
    g,
    [
      [0, '#7d888c'],
      [1, '#49545a'],
    ],
    814,
    HEIGHT,
  );
  g.fillRect(0, 814, WIDTH, 280);
};

/** Family court, window three: thirty days, then come back together. */
export const court: Shot = {
  name: 'court',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, office);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { y: mix(560, 600, smooth(progress)), zoom: mix(1, 1.14, smooth(progress)) }, () => {
        place(g, room, 0, 0);
        standing(g, {
          x: 960,
          y: 812,
          height: 430,
          coat: [70, 80, 96],
          style: 'long',
          left: [-0.16, -0.62],
          right: [0.16, mix(-0.72, -0.6, ramp(t, 3.1, 3.3))],
          light: 0.9,
        });
        shape(g, '#8a6a50', () => g.rect(460, 600, 1000, 44));
        shape(g, '#6b5140', () => g.rect(490, 644, 940, 170));
        shape(g, '#f6f4ea', () => g.rect(870, 574, 190, 30));
        const stamp = ramp(t, 3, 3.3);
        shape(g, '#7a2a22', () => g.roundRect(mix(1060, 1010, stamp), mix(470, 536, stamp), 44, 44, 6));
        if (t > 3.4) {
          g.save();
          g.translate(1210, 420);
          g.rotate(-0.14);
          g.globalAlpha = ramp(t, 3.4, 3.6) * (1 - ramp(t, 7, 7.6));
          line(g, '#d8402c', 10, () => g.roundRect(-190, -58, 380, 116, 16));
          g.font = fontOf('black-han-sans', 72);
          g.fillStyle = '#d8402c';
          g.textAlign = 'center';
          g.textBaseline = 'middle';
          g.fillText('숙려 30일', 0, 4);
          g.restore();
        }
        const apart = 26 * ramp(t, 4.4, 5);
        shape(g, '#3a444a', () => g.rect(560, 920, 330, 20));
        shape(g, '#3a444a', () => g.rect(1030, 920, 330, 20));
        seated(g, { ...HIM, style: 'short', x: 730 - apart, y: 1040, height: 400, nod: -0.16 * ramp(t, 4.4, 5) });
        seated(g, { ...HER, x: 1190 + apart, y: 1040, height: 380, nod: 0.16 * ramp(t, 4.4, 5) });
      });
      place(g, vignette, 0, 0);
    };
  },
};
