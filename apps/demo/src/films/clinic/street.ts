import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';

export const AMBER: Rgb = [255, 194, 77];

const SHOPS = [
  [-60, '스마트폰', '#3a4a6c'],
  [300, '휴대폰성지', '#5a3a5c'],
  [1290, '통신', '#31505c'],
  [1620, '폰앤폰', '#4c3a52'],
] as const;

const block = (g: Context, dawn: boolean): void => {
  g.fillStyle = dawn
    ? vertical(g, [
        [0, '#5a78a8'],
        [0.6, '#f2b48c'],
        [1, '#8c8490'],
      ])
    : vertical(g, [
        [0, '#060a1c'],
        [0.6, '#182244'],
        [1, '#10131f'],
      ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [x, name, color] of SHOPS) {
    shape(g, dawn ? '#6c6a7a' : '#141a2e', () => g.rect(x, 120, 340, 820));
    for (let i = 0; i < 9; i += 1)
      shape(g, dawn ? '#8a8a9c' : '#1d2540', () => g.rect(x + 34 + (i % 3) * 98, 170 + Math.floor(i / 3) * 130, 68, 84));
    shape(g, color, () => g.rect(x + 10, 580, 320, 84));
    g.font = fontOf('do-hyeon', 52);
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillStyle = dawn ? 'rgba(255,255,255,.75)' : 'rgba(255,255,255,.24)';
    g.fillText(name, x + 170, 624);
    for (let i = 0; i < 9; i += 1) shape(g, dawn ? '#7c7c8c' : '#20263c', () => g.rect(x + 16, 674 + i * 28, 308, 22));
  }
  // the clinic: one lit window in the street
  shape(g, dawn ? '#8c8088' : '#222a44', () => g.rect(650, 60, 630, 880));
  for (let i = 0; i < 8; i += 1)
    shape(g, dawn ? '#a49aa4' : '#2c3454', () => g.rect(700 + (i % 4) * 140, 110 + Math.floor(i / 4) * 150, 96, 110));
  shape(g, '#f7f2e2', () => g.roundRect(690, 430, 550, 120, 14));
  g.font = fontOf('jua', 76);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#d9822a';
  g.fillText('달빛 소아과', 990, 492);
  shape(g, '#e0483c', () => {
    g.rect(734, 470, 16, 46);
    g.rect(719, 485, 46, 16);
  });
  g.fillStyle = vertical(
    g,
    [
      [0, '#ffe9b4'],
      [1, '#f5c06a'],
    ],
    580,
    940,
  );
  g.fillRect(690, 580, 330, 270);
  g.fillRect(1050, 580, 190, 360);
  line(g, '#5a4434', 12, () => {
    g.rect(690, 580, 330, 270);
    g.rect(1050, 580, 190, 360);
  });
  shape(g, 'rgba(120,80,50,.55)', () => g.ellipse(800, 800, 40, 52, 0, Math.PI, 0));
  shape(g, 'rgba(120,80,50,.55)', () => g.ellipse(900, 800, 30, 40, 0, Math.PI, 0));
  g.fillStyle = dawn
    ? vertical(
        g,
        [
          [0, '#8c8694'],
          [1, '#5c5866'],
        ],
        930,
        HEIGHT,
      )
    : vertical(
        g,
        [
          [0, '#2a2c3c'],
          [1, '#0c0d14'],
        ],
        930,
        HEIGHT,
      );
  g.fillRect(0, 930, WIDTH, 160);
};

/** A taxi seen from the side. */
const taxi = (g: Context, x: number, y: number, lit: boolean): void => {
  shape(g, 'rgba(0,0,0,.4)', () => g.ellipse(x, y + 16, 290, 18, 0, 0, TAU));
  shape(g, '#e07a2c', () => {
    g.moveTo(x - 270, y);
    g.lineTo(x - 270, y - 74);
    g.quadraticCurveTo(x - 180, y - 92, x - 140, y - 100);
    g.quadraticCurveTo(x - 80, y - 172, x - 10, y - 174);
    g.lineTo(x + 80, y - 170);
    g.quadraticCurveTo(x + 150, y - 160, x + 180, y - 98);
    g.quadraticCurveTo(x + 270, y - 86, x + 274, y);
  });
  shape(g, '#24344a', () => {
    g.moveTo(x - 108, y - 102);
    g.quadraticCurveTo(x - 66, y - 154, x - 8, y - 156);
    g.lineTo(x + 72, y - 154);
    g.quadraticCurveTo(x + 124, y - 148, x + 148, y - 102);
  });
  shape(g, lit ? '#fff0b8' : '#7c7464', () => g.roundRect(x - 18, y - 206, 100, 34, 8));
  for (const wheel of [-160, 170]) {
    shape(g, '#14141a', () => g.arc(x + wheel, y, 50, 0, TAU));
    shape(g, '#8c8c94', () => g.arc(x + wheel, y, 24, 0, TAU));
  }
  glow(g, x - 290, y - 50, 200, [255, 240, 200], 0.8);
};

/** Fevers climb after dark; one window stays lit. */
export const night: Shot = {
  name: 'night',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => block(g, false));
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { x: 980, y: mix(500, 590, smooth(progress)), zoom: mix(1.02, 1.2, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 900, 730, 620, AMBER, 0.5);
        const stopped = ramp(t, 4.6, 7.4);
        taxi(g, mix(2300, 1480, stopped), 1000, stopped > 0.97);
        if (t > 8)
          standing(g, {
            x: mix(1350, 1220, ramp(t, 8, 10.6)),
            y: 1000,
            height: 270,
            coat: [120, 80, 96],
            style: 'long',
            left: [-0.1, -0.6],
            right: [0.1, -0.6],
            light: 0.8,
          });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Seven in the morning: the last child sleeps, the sign goes out. */
export const dawn: Shot = {
  name: 'dawn',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => block(g, true));
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(g, { x: 990, y: mix(640, 560, smooth(progress)), zoom: mix(1.34, 1.04, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 300, 500, 800, [255, 200, 150], 0.3);
        shape(g, rgba([90, 84, 98], 0.75 * ramp(t, 3, 3.3)), () => {
          g.rect(690, 580, 330, 270);
          g.rect(1050, 580, 190, 360);
        });
        // two on the step with two paper cups
        shape(g, '#7c7684', () => g.rect(760, 940, 420, 34));
        standing(g, {
          x: 890,
          y: 1030,
          height: 300,
          coat: [240, 240, 244],
          style: 'short',
          right: [0.12, -0.6 - 0.06 * ramp(t, 4, 4.6)],
        });
        standing(g, {
          x: 1050,
          y: 1030,
          height: 280,
          coat: [240, 240, 244],
          style: 'bun',
          left: [-0.12, -0.6 - 0.06 * ramp(t, 4, 4.6)],
        });
        const toast = ramp(t, 4, 4.6);
        for (const [x, y] of [
          [926 + 6 * toast, 850 - 18 * toast],
          [1016 - 6 * toast, 862 - 18 * toast],
        ] as const)
          shape(g, '#c98a4a', () => {
            g.moveTo(x - 11, y - 26);
            g.lineTo(x + 11, y - 26);
            g.lineTo(x + 8, y);
            g.lineTo(x - 8, y);
          });
      });
      place(g, vignette, 0, 0);
    };
  },
};
