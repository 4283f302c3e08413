import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { seated } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { BLOOD, veiled } from './mourning.ts';

const bassinet = (g: Context, x: number, y: number, blanket: string): void => {
  for (const side of [-1, 1])
    line(g, '#9aa6b0', 12, () => {
      g.moveTo(x + side * 150, y);
      g.lineTo(x + side * 170, y + 250);
    });
  shape(g, 'rgba(220,236,244,.85)', () => g.roundRect(x - 210, y - 150, 420, 170, 34));
  shape(g, blanket, () => g.roundRect(x - 180, y - 110, 360, 120, 50));
  shape(g, '#f0cfb8', () => g.ellipse(x - 120, y - 96, 56, 50, 0, 0, TAU));
  shape(g, '#4a342c', () => g.ellipse(x - 130, y - 132, 34, 16, -0.3, 0, TAU));
  line(g, '#5a4038', 4, () => {
    g.arc(x - 140, y - 96, 9, 0.2, Math.PI - 0.2);
    g.moveTo(x - 92, y - 92);
    g.arc(x - 101, y - 96, 9, 0.2, Math.PI - 0.2);
  });
};

const tag = (g: Context, x: number, y: number, text: string): void => {
  shape(g, '#ffffff', () => g.roundRect(x - 74, y - 32, 148, 64, 8));
  line(g, rgba(BLOOD), 5, () => g.roundRect(x - 68, y - 26, 136, 52, 6));
  g.font = fontOf('gowun-batang', 38);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#3a2a30';
  g.fillText(text, x, y + 2);
};

/** Twenty-nine years ago: two babies, two tags, one gloved hand. */
export const nursery: Shot = {
  name: 'nursery',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#7f98a4'],
        [0.62, '#a8bcc0'],
        [1, '#5a6c74'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      shape(g, '#d9e6e6', () => g.rect(200, 120, 1520, 400));
      line(g, '#6d828a', 16, () => {
        g.rect(200, 120, 1520, 400);
        g.moveTo(960, 120);
        g.lineTo(960, 520);
      });
      g.font = fontOf('gowun-batang', 60);
      g.textAlign = 'center';
      g.fillStyle = 'rgba(70,92,104,.9)';
      g.fillText('신생아실', 960, 90);
      bassinet(g, 600, 760, '#f2c4cc');
      bassinet(g, 1330, 760, '#c8d8f0');
    });
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      const swap = ramp(t, 2.6, 6);
      framed(g, { y: mix(560, 610, smooth(progress)), zoom: mix(1.02, 1.14, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        g.fillStyle = 'rgba(60,50,40,.18)';
        g.fillRect(-50, -50, WIDTH + 100, HEIGHT + 100);
        const lift = Math.sin(swap * Math.PI) * 190;
        tag(g, mix(600, 1330, swap), 830 - lift, '구라희');
        tag(g, mix(1330, 600, swap), 830 + lift * 0.35, '노은별');
        const hand = [mix(600, 1330, swap), 790 - lift] as const;
        const away = ramp(t, 6.2, 7.2) * 500;
        shape(g, '#20262c', () => {
          g.moveTo(hand[0] - 90, -40 - away);
          g.lineTo(hand[0] + 90, -40 - away);
          g.lineTo(hand[0] + 44, hand[1] - 70 - away);
          g.lineTo(hand[0] - 44, hand[1] - 70 - away);
        });
        shape(g, '#f4f6f8', () => g.roundRect(hand[0] - 48, hand[1] - 90 - away, 96, 70, 26));
        for (let i = 0; i < 4; i += 1)
          shape(g, '#f4f6f8', () => g.roundRect(hand[0] - 46 + i * 24, hand[1] - 50 - away, 20, 50, 10));
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** A wall of mirrors: four of her wear black. */
export const mirrors: Shot = {
  name: 'mirrors',
  seconds: 8,
  prepare(stage) {
    const wall = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#3a2634'],
        [0.7, '#241822'],
        [1, '#120c12'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 5; i += 1) {
        const x = 130 + i * 340;
        shape(g, '#b08a4a', () => g.roundRect(x - 14, 106, 328, 728, 24));
        g.fillStyle = vertical(
          g,
          [
            [0, '#6c6480'],
            [1, '#3a3446'],
          ],
          120,
          820,
        );
        g.fillRect(x, 120, 300, 700);
        shape(g, 'rgba(255,255,255,.07)', () => {
          g.moveTo(x + 40, 120);
          g.lineTo(x + 120, 120);
          g.lineTo(x - 0, 520);
          g.lineTo(x - 0, 300);
        });
      }
      g.fillStyle = vertical(
        g,
        [
          [0, '#2c1c26'],
          [1, '#0c080c'],
        ],
        850,
        HEIGHT,
      );
      g.fillRect(0, 850, WIDTH, 240);
    });
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(900, 1080, smooth(progress)), y: mix(540, 560, smooth(progress)), zoom: mix(1.04, 1.22, smooth(progress)) },
        () => {
          place(g, wall, 0, 0);
          const turned = ramp(t, 3.4, 4.6);
          for (let i = 0; i < 5; i += 1) {
            const x = 130 + i * 340;
            g.save();
            g.beginPath();
            g.rect(x, 120, 300, 700);
            g.clip();
            const hers = i === 3;
            const color = hers ? rgba([mix(14, 250, turned), mix(10, 246, turned), mix(16, 244, turned)]) : '#0e0a10';
            if (hers) glow(g, x + 150, 520, 420, [255, 240, 236], 0.7 * turned);
            veiled(g, x + 150 - (x - 820) * 0.05, 850, 520, color, 0);
            g.restore();
          }
          glow(g, 1300, 480, 520, BLOOD, 0.2 * turned);
          veiled(g, 960, 1120, 700, '#070508', 0);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** Supper with the family: one chair is still laid for the dead. */
export const supper: Shot = {
  name: 'supper',
  seconds: 7,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#4a2c2a'],
        [0.66, '#2c1a1c'],
        [1, '#140c0e'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 8; i += 1) line(g, 'rgba(216,178,90,.28)', 4, () => g.rect(60 + i * 236, 90, 190, 470));
      shape(g, '#c9a050', () => g.rect(740, 100, 440, 330));
      g.fillStyle = vertical(
        g,
        [
          [0, '#3a4658'],
          [1, '#5c6a70'],
        ],
        116,
        414,
      );
      g.fillRect(756, 116, 408, 298);
      shape(g, '#22303c', () => {
        g.moveTo(756, 414);
        g.lineTo(880, 250);
        g.lineTo(980, 360);
        g.lineTo(1060, 280);
        g.lineTo(1164, 414);
      });
    });
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { y: mix(600, 570, smooth(progress)), zoom: mix(1.16, 1.03, smooth(progress)) }, () => {
        place(g, room, 0, 0);
        glow(g, 960, 120, 700, [255, 210, 140], 0.4);
        const guests = [
          { x: 330, coat: [40, 42, 56], style: 'short', hair: [180, 180, 184] },
          { x: 620, coat: [92, 40, 62], style: 'bun', hair: [60, 46, 44] },
          { x: 1300, coat: [52, 58, 74], style: 'short' },
          { x: 1590, coat: [112, 92, 66], style: 'long' },
        ] as const;
        const shock = ramp(t, 3, 3.5);
        for (const guest of guests)
          seated(g, { ...guest, y: 1060, height: 440, nod: Math.sign(960 - guest.x) * 0.2 * shock, light: 0.85 });
        shape(g, '#5a1c22', () => g.roundRect(872, 560, 176, 330, 30));
        veiled(g, 960, mix(1290, 1120, ramp(t, 0.8, 2.4)), 560, '#0b080d');
        shape(g, '#efe6dc', () => g.roundRect(120, 820, 1680, 46, 14));
        shape(g, '#d2c4b8', () => g.rect(140, 866, 1640, 120));
        for (let i = 0; i < 5; i += 1) {
          const x = 330 + i * 315;
          shape(g, '#ffffff', () => g.ellipse(x, 820, 76, 12, 0, 0, TAU));
          shape(g, rgba([140, 20, 44], 0.85), () => {
            g.moveTo(x + 88, 756);
            g.lineTo(x + 128, 756);
            g.quadraticCurveTo(x + 124, 790, x + 108, 792);
            g.quadraticCurveTo(x + 92, 790, x + 88, 756);
          });
          line(g, 'rgba(255,255,255,.6)', 4, () => {
            g.moveTo(x + 108, 792);
            g.lineTo(x + 108, 820);
          });
        }
        // the ring of the dead wife, laid on the white cloth
        const ring = ramp(t, 4.2, 4.8);
        if (ring > 0) {
          glow(g, 960, 800, 200, [255, 230, 170], 0.8 * ring);
          line(g, `rgba(232,190,90,${ring.toFixed(2)})`, 8, () => g.ellipse(960, 806, 22, 15, 0, 0, TAU));
          shape(g, rgba(BLOOD, ring), () => g.arc(960, 790, 10, 0, TAU));
        }
      });
      place(g, vignette, 0, 0);
    };
  },
};
