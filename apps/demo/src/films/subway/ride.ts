import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { WIDTH, place } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { BENCH_Y, board, carriageOf, passengers, seatX, violinCase } from './carriage.ts';

/** The tubes flicker twice before they fail, 5 seconds in. */
const flicker = (t: number): number => {
  if (t > 7.1) return 0;
  const weak = (t > 5.2 && t < 5.35) || (t > 6.1 && t < 6.3) || (t > 6.6 && t < 6.7);
  return weak ? 0.25 : 1;
};

/** Carriage four: ten people, ten seats. */
export const ride: Shot = {
  name: 'ride',
  seconds: 8,
  prepare(stage) {
    const carriage = carriageOf(stage);
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      const light = flicker(t);
      framed(g, { x: mix(940, 980, smooth(progress)), y: 560, zoom: 1.05 }, () => {
        carriage.paint(g, t, light);
        passengers(g, 0.16 + 0.84 * light, 10);
        violinCase(g, seatX(9) + 84, BENCH_Y + 110, 300, 0.2 + 0.8 * light);
        board(g, '다음 역 · 수락산', light > 0.5 ? '#ffb84a' : '#40301a');
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Fifty-three seconds without light, counted by nobody. */
export const dark: Shot = {
  name: 'dark',
  seconds: 8,
  prepare(stage) {
    const carriage = carriageOf(stage);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      framed(g, { x: 980, y: 570, zoom: mix(1.05, 1.16, smooth(progress)) }, () => {
        carriage.paint(g, t * mix(1, 0.35, ramp(t, 2, 6)), 0);
        passengers(g, 0.13, t < 4.2 ? 10 : 9);
        // one telephone lights one coat, then it is turned over
        const phone = ramp(t, 1.6, 2) * (1 - ramp(t, 3.4, 3.7));
        glow(g, seatX(4), 800, 150, [170, 200, 255], 0.8 * phone);
        violinCase(g, seatX(9) + 84 - 84 * ramp(t, 4.4, 5), BENCH_Y + 110 - 30 * ramp(t, 4.4, 5), 300, 0.1);
        // a door at the end stands open for a moment: warm light from the cab
        const door = ramp(t, 4, 4.4) * (1 - ramp(t, 5.6, 6));
        glow(g, 1900, 640, 620, [255, 196, 120], 0.75 * door);
      });
      place(g, vignette, 0, 0);
      const count = Math.round(mix(0, 53, smooth(t / 8.6)));
      g.textAlign = 'center';
      g.font = fontOf('do-hyeon', 96);
      g.fillStyle = 'rgba(255,96,72,.92)';
      g.fillText(`00:${String(count).padStart(2, '0')}`, WIDTH / 2, 150);
    };
  },
};

/** Light again. Nine sit exactly as they sat. */
export const nine: Shot = {
  name: 'nine',
  seconds: 7,
  prepare(stage) {
    const carriage = carriageOf(stage);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      const light = t < 1.3 && t > 1.1 ? 0.3 : 1;
      framed(
        g,
        {
          x: mix(960, 1440, smooth((progress - 0.2) / 0.7)),
          y: mix(570, 690, smooth(progress)),
          zoom: mix(1.04, 1.75, smooth((progress - 0.2) / 0.7)),
        },
        () => {
          carriage.paint(g, t, light);
          passengers(g, 0.16 + 0.84 * light, 9);
          violinCase(g, seatX(9), BENCH_Y + 20, 310, light);
          board(g, '다음 역 · 마들', '#ffb84a');
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};
