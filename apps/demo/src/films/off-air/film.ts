import { TAU } from '../drawing/easing.ts';
import type { Film, Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { fontOf } from '../drawing/lettering.ts';
import { place, WIDTH } from '../drawing/stage.ts';
import { glitter, reflect } from '../drawing/water.ts';
import { farRidge, houseRow, middleRidge, nightOf } from '../hanok/night.ts';

const SHORE = 690;
const LANTERNS = [
  [300, 236, 0.9],
  [520, 330, 0.6],
  [1390, 300, 0.7],
  [1620, 210, 1],
] as const;

/** The village sleeps; paper lanterns breathe over the water. */
const asleep: Shot = {
  name: 'asleep',
  seconds: 20,
  prepare(stage) {
    const night = nightOf(stage, { x: 960, y: 250, radius: 118 });
    const [far, middle] = [farRidge(stage), middleRidge(stage)];
    const houses = houseRow(stage, {
      seed: 31,
      houses: 12,
      y: 640,
      smallest: 120,
      largest: 190,
      tones: {
        tile: '#0b1226',
        tileTop: '#26355f',
        shine: 'rgba(150,175,230,.25)',
        ridge: '#080d1a',
        wall: '#15131c',
        plaster: '#2d2936',
        wood: '#3a1712',
        stone: '#20263a',
      },
      tree: '#070d1d',
      fog: '40,56,96',
      fogStrength: 0.5,
      lit: 0.7,
      litShare: 0.25,
    });
    const shore = stage.layer(WIDTH, 1080);
    const vignette = vignetteOf(stage);
    return (g, { t }) => {
      night.sky(shore.g, t);
      place(shore.g, far, -260, -90);
      night.mist(shore.g, t * 8, 430, 0.5);
      place(shore.g, middle, -120, -110);
      houses.paint(shore.g, -220);
      for (const [x, y, size] of LANTERNS) {
        const breath = 0.88 + 0.12 * Math.sin(t * 0.9 + x);
        const sway = y + Math.sin(t * 0.5 + x) * 8;
        glow(shore.g, x, sway, 120 * size, [255, 176, 92], 0.42 * breath);
        shore.g.fillStyle = `rgba(255,214,150,${0.85 * breath})`;
        shore.g.beginPath();
        shore.g.ellipse(x, sway, 20 * size, 26 * size, 0, 0, TAU);
        shore.g.fill();
      }
      place(g, shore, 0, 0);
      reflect(g, shore, t, { line: SHORE, ripple: 4, squash: 1.1, tint: [9, 16, 36], darkness: 0.32 });
      glitter(g, t, { seed: 11, count: 40, line: SHORE, x: 960, far: 70, near: 320, color: [255, 236, 200] });
      place(g, vignette, 0, 0);
      g.textAlign = 'center';
      g.font = fontOf('gowun-batang', 64);
      g.letterSpacing = '14px';
      g.fillStyle = 'rgba(255,248,236,.92)';
      g.fillText('마당', WIDTH / 2 + 7, 906);
      g.font = fontOf('gowun-batang', 24);
      g.letterSpacing = '12px';
      g.fillStyle = 'rgba(255,248,236,.7)';
      g.fillText('MADANG', WIDTH / 2 + 6, 956);
    };
  },
};

/** What the channel shows between programmes: nothing happens, for twenty seconds, again and again. */
export const offAir: Film = { name: 'off-air', lines: 720, dissolve: 1, shots: [asleep] };
