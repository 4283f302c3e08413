import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, lamp, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { through } from '../drawing/camera.ts';
import { caption } from '../drawing/caption.ts';
import { steam } from '../drawing/steam.ts';

const GUESTS = [
  [560, 250, '#3a2434'],
  [790, 262, '#24323e'],
  [1010, 244, '#40281f'],
  [1240, 258, '#2a2440'],
  [1440, 240, '#1f342c'],
] as const;

const paintTent = (g: Context): void => {
  fillSheet(g, [
    [0, '#090d20'],
    [0.7, '#1f1630'],
    [1, '#120c14'],
  ]);
  glow(g, 300, 420, 300, [255, 90, 120], 0.25);
  glow(g, 1700, 380, 320, [90, 160, 255], 0.22);
  g.fillStyle = vertical(
    g,
    [
      [0, '#a85a26'],
      [1, '#f0a44c'],
    ],
    360,
    720,
  );
  g.fillRect(330, 330, 1260, 470);
  for (let i = 0; i < 7; i += 1) shape(g, 'rgba(110,44,14,.22)', () => g.rect(330 + i * 180, 330, 6, 470));
  shape(g, '#d6461f', () => {
    g.moveTo(250, 360);
    g.quadraticCurveTo(960, 60, 1670, 360);
    g.lineTo(1620, 400);
    g.quadraticCurveTo(960, 300, 300, 400);
  });
  for (let i = 0; i < 14; i += 1) {
    const [left, right] = [300 + i * 94.3, 300 + (i + 1) * 94.3];
    shape(g, i % 2 ? '#f2e4c8' : '#d6461f', () => {
      g.moveTo(left, 392);
      g.lineTo(right, 392);
      g.quadraticCurveTo((left + right) / 2, 452, left, 392);
    });
  }
  g.font = fontOf('jua', 72);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#fff0d0';
  g.fillText('포장마차', 960, 290);
  g.fillStyle = vertical(
    g,
    [
      [0, '#3c2230'],
      [1, '#140c14'],
    ],
    800,
    HEIGHT,
  );
  g.fillRect(0, 800, WIDTH, 280);
  glow(g, 960, 860, 760, [255, 150, 70], 0.34);
};

const bottles = (g: Context): void => {
  for (let i = 0; i < 11; i += 1) {
    const x = 420 + i * 104;
    shape(g, i % 3 ? '#2f7a4a' : '#7a4a1f', () => {
      g.roundRect(x, 590, 30, 76, 8);
      g.rect(x + 10, 566, 10, 30);
    });
  }
};

/** Guests at the counter, seen from behind, steam before them. */
const guest = (g: Context, x: number, height: number, color: string, t: number): void => {
  const nod = Math.sin(t * 1.1 + x) * 4;
  shape(g, '#120a0e', () => g.rect(x - 9, 840, 18, 130));
  shape(g, '#6a2a2a', () => g.ellipse(x, 842, 62, 18, 0, 0, TAU));
  line(g, 'rgba(255,190,110,.75)', 6, () => guestOutline(g, x, height, nod));
  shape(g, color, () => guestOutline(g, x, height, nod));
  g.lineCap = 'round';
  line(g, color, 40, () => {
    for (const side of [-1, 1]) {
      g.moveTo(x + side * 52, 916 - height);
      g.quadraticCurveTo(x + side * 100, 950 - height, x + side * 92, 1010 - height);
    }
  });
  shape(g, '#160d12', () => g.ellipse(x, 838 - height + nod, 45, 50, 0, 0, TAU));
};

const guestOutline = (g: Context, x: number, height: number, nod: number): void => {
  g.moveTo(x - 70, 840);
  g.bezierCurveTo(x - 100, 760, x - 104, 880 - height, x - 40, 880 - height + nod);
  g.lineTo(x + 40, 880 - height + nod);
  g.bezierCurveTo(x + 104, 880 - height, x + 100, 760, x + 70, 840);
};

/** Under the orange tent everybody eats. */
export const tent: Shot = {
  name: 'tent',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      paintTent(g);
      bottles(g);
      shape(g, '#5a2c18', () => g.rect(330, 664, 1260, 26));
      shape(g, '#3a1b12', () => g.rect(346, 690, 1228, 110));
    });
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      through(g, { y: mix(540, 600, smooth(progress)), zoom: mix(1, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        for (const x of [520, 810, 1110, 1400]) lamp(g, x, 470 + Math.sin(t * 0.8 + x) * 3, 20, [255, 200, 120], 0.95);
        steam(g, t, { x: 960, y: 660, width: 1000, height: 300, size: 130, puffs: 9, strength: 0.2 });
        for (const [x, height, color] of GUESTS) guest(g, x, height, color, t);
      });
      place(g, vignette, 0, 0);
      caption(g, t, {
        text: '다 같이 한 입!',
        x: 1500,
        y: 130,
        size: 120,
        color: '#ffce4a',
        from: 2.4,
        seconds: 3.6,
        tilt: 0.05,
      });
    };
  },
};
