import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man, umbrella, woman } from '../drawing/figures.ts';
import { glow, lamp, vignetteOf } from '../drawing/light.ts';
import { twinkle } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { seoulOf } from './seoul.ts';

const FLOOR = 930;
const CRIMSON: Rgb = [222, 52, 84];
const BULBS = 13;

const paintTerrace = (g: Context): void => {
  g.fillStyle = '#131024';
  g.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  g.fillStyle = '#1d1834';
  g.fillRect(0, FLOOR - 8, WIDTH, 12);
  line(g, '#0a0918', 6, () => {
    g.moveTo(0, 820);
    g.lineTo(WIDTH, 820);
  });
  line(g, '#0a0918', 4, () => {
    for (let x = 20; x < WIDTH; x += 44) {
      g.moveTo(x, 820);
      g.lineTo(x, 925);
    }
  });
  line(g, 'rgba(10,8,20,.9)', 3, () => {
    g.moveTo(-10, 180);
    g.quadraticCurveTo(960, 470, WIDTH + 10, 150);
  });
};

const bulbs = (g: Context, lit: number): void => {
  for (let i = 0; i <= BULBS; i += 1) {
    const along = i / BULBS;
    const x = mix(-10, WIDTH + 10, along);
    const y = (1 - along) ** 2 * 180 + 2 * along * (1 - along) * 470 + along ** 2 * 150 + 12;
    lamp(g, x, y, 12, [255, 196, 116], lit * (0.8 + 0.2 * Math.sin(i * 2.1)));
  }
};

/** The rain is over. He waits on the roof, she comes, and the lights go on. */
export const rooftop: Shot = {
  name: 'rooftop',
  seconds: 13,
  prepare(stage) {
    const seoul = seoulOf(stage);
    const terrace = stage.layer(WIDTH, HEIGHT, paintTerrace);
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const pan = mix(60, -40, smooth(progress));
      seoul.sky(g, t);
      twinkle(g, t, 6, 14, 340);
      seoul.skyline(g, t, 320 - pan, 190);
      for (let i = 0; i < 5; i += 1) glow(g, 160 + i * 400 + pan, 880, 260, i % 2 ? [255, 90, 150] : [255, 170, 100], 0.2);
      place(g, terrace, 0, 0);
      const arrives = ramp(t, 1.5, 6.8);
      const hers = mix(1840, 1128, arrives);
      man(g, { x: 1010, y: 1000, height: 285, color: '#06050e', rim: [255, 140, 190] });
      const her = {
        x: hers,
        y: 1000,
        height: 262,
        color: '#06050e',
        rim: [140, 190, 255],
        step: t * 4.6 * Number(arrives < 1),
      } as const;
      woman(g, her);
      if (arrives < 1) umbrella(g, her, CRIMSON);
      else closedUmbrella(g, hers + 46, 1000, ramp(t, 6.8, 7.3));
      bulbs(g, ramp(t, 7.2, 8.6));
      glow(g, 1060, 700, 700, [255, 190, 120], 0.2 * ramp(t, 7.2, 8.6));
      place(g, vignette, 0, 0);
    };
  },
};

const closedUmbrella = (g: Context, x: number, y: number, folded: number): void => {
  const spread = mix(60, 9, folded);
  g.fillStyle = 'rgb(178,40,66)';
  g.beginPath();
  g.moveTo(x - spread, y - 150);
  g.lineTo(x + spread, y - 150);
  g.lineTo(x, y - 10);
  g.fill();
  line(g, '#0a0810', 4, () => {
    g.moveTo(x, y - 182);
    g.lineTo(x, y);
  });
};
