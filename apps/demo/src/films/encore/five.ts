import { crowd, crowdOf } from '../drawing/crowd.ts';
import { dancer } from '../drawing/dancers.ts';
import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { beam, glow, vignetteOf } from '../drawing/light.ts';
import { cycle } from '../drawing/random.ts';
import { HEIGHT, WIDTH, place, vertical } from '../drawing/stage.ts';
import { memberAt } from './arena.ts';
import { COLORS, beamsOf, beatAt, confetti, hallOf, screenOf, swell } from './concert.ts';

const FLOOR = 820;
const PLACES = [
  [0, 470, 300],
  [4, 1450, 300],
  [1, 700, 320],
  [3, 1220, 320],
  [2, 960, 345],
] as const;

/** From the pit: the five before the screen, the camera sliding past them. */
export const five: Shot = {
  name: 'five',
  seconds: 11,
  prepare(stage) {
    const hall = hallOf(stage);
    const screen = screenOf('star');
    const beams = beamsOf();
    const front = crowdOf(stage, {
      seed: 13,
      rows: 2,
      perRow: 17,
      head: 46,
      growth: 16,
      y: 960,
      rowHeight: 60,
      far: [34, 20, 60],
      near: [14, 9, 26],
    });
    const floor = stage.layer(WIDTH, HEIGHT - FLOOR, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#3a2060'],
          [0.1, '#1b1036'],
          [1, '#06040e'],
        ],
        0,
        HEIGHT - FLOOR,
      );
      g.fillRect(0, 0, WIDTH, HEIGHT - FLOOR);
      g.fillStyle = 'rgba(255,130,220,.7)';
      g.fillRect(0, 0, WIDTH, 4);
      g.fillStyle = 'rgba(150,110,255,.5)';
      for (let i = 0; i < 10; i += 1) g.fillRect(30 + i * 190, 112, 160, 6);
    });
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const slide = mix(60, -60, smooth(progress));
      place(g, hall, 0, 0);
      screen.paint(g, -80 + slide * 0.4, -40, WIDTH + 160, 800, t);
      for (let i = 0; i < 5; i += 1) {
        beam(g, cycle(beams, i + 1), 200 + i * 380 + slide * 0.5, -20, Math.sin(t * 0.5 + i) * 0.35, 1250, 0.42);
      }
      place(g, floor, 0, FLOOR - 10);
      for (const [member, x, height] of PLACES) {
        const at = x + slide;
        glow(g, at, FLOOR - 60, 210, cycle(COLORS, member), 0.3 + 0.08 * swell(t));
        dancer(g, memberAt(t, member, { x: at, y: FLOOR + (height - 290), height }));
      }
      confetti(g, t, 7, 15);
      crowd(g, front, { x: (row) => slide * (1.3 + row * 0.4) + Math.sin((beatAt(t) / 8) * TAU) * 5, y: () => 0 });
      place(g, vignette, 0, 0);
    };
  },
};
