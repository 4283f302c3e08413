import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { CORAL, MUNSIK, SIX, floodlight, hall, skater } from './hall.ts';

/** The ice machine on its way to the right; its driver sits high at the back. */
const iceMachine = (g: Context, x: number, y: number, size: number, t: number): void => {
  g.save();
  g.translate(x, y + Math.sin(t * 16) * 1.2);
  g.scale(size, size);
  shape(g, 'rgba(10,30,70,.3)', () => g.ellipse(0, 4, 300, 20, 0, 0, TAU));
  standing(g, { ...MUNSIK, x: -130, y: -40, height: 290, right: [0.24, -0.62], nod: 0.08 + 0.05 * Math.sin(t * 0.8) });
  shape(g, '#e8edf4', () => g.roundRect(-40, -190, 300, 170, 26));
  shape(g, '#ff5a4e', () => g.rect(-40, -96, 300, 30));
  shape(g, '#c4ced8', () => g.roundRect(-250, -120, 240, 100, 18));
  line(g, '#2c3448', 12, () => {
    g.moveTo(-40, -180);
    g.lineTo(-70, -230);
  });
  line(g, '#2c3448', 10, () => g.ellipse(-66, -226, 34, 12, -0.4, 0, TAU));
  shape(g, '#8a97a8', () => g.roundRect(-320, -50, 90, 44, 10));
  for (const wheel of [-150, 150]) {
    shape(g, '#1a202c', () => g.arc(wheel, -26, 44, 0, TAU));
    shape(g, '#7c8898', () => g.arc(wheel, -26, 16, 0, TAU));
  }
  shape(g, '#fff3cc', () => g.arc(252, -130, 16, 0, TAU));
  g.restore();
  glow(g, x + 270 * size, y - 130 * size, 300 * size, [255, 240, 190], 0.7);
};

/** A wet lane behind the machine mirrors the lamps. */
const wetLane = (g: Context, to: number, y: number, t: number): void => {
  shape(g, 'rgba(226,246,255,.5)', () => g.rect(-20, y - 20, Math.max(0, to + 20), 50));
  for (let x = 120; x < to - 40; x += 240)
    shape(g, `rgba(255,255,255,${(0.4 + 0.15 * Math.sin(t * 2 + x)).toFixed(2)})`, () => g.ellipse(x, y + 6, 76, 7, 0, 0, TAU));
};

/** Four in the morning: one lamp, one machine, six at the edge. */
export const machine: Shot = {
  name: 'machine',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => hall(g, false, '04:00'));
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(500, 600, smooth(progress)), zoom: mix(1, 1.14, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        floodlight(g, 480, 0.1 + 0.9 * ramp(t, 5.6, 5.8) * (t > 5.9 && t < 6 ? 0.3 : 1));
        floodlight(g, 960, 1);
        floodlight(g, 1440, 0.1 + 0.9 * ramp(t, 6.8, 7));
        SIX.forEach((girl, i) =>
          standing(g, {
            ...girl,
            x: 1180 + i * 92,
            y: 668,
            height: 200 - (i % 3) * 14,
            nod: 0.1 * Math.sin(t * 1.3 + i * 2),
            light: mix(0.55, 0.95, ramp(t, 6.6, 7.2)),
          }),
        );
        const x = mix(-240, 1240, progress);
        wetLane(g, x - 200, 884, t);
        iceMachine(g, x, 890, 0.92, t);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Lesson one is falling. Lesson two is falling alone. */
export const falling: Shot = {
  name: 'falling',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => hall(g, false, '04:31'));
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      framed(g, { x: mix(880, 980, smooth(progress)), y: 700, zoom: 1.2 }, () => {
        place(g, still, 0, 0);
        for (const x of [480, 960, 1440]) floodlight(g, x, 0.8);
        standing(g, {
          ...MUNSIK,
          x: 1580,
          y: 790,
          height: 330,
          left: [-0.12, -0.56],
          right: [0.1, -0.58],
          nod: -0.12 + 0.16 * ramp(t, 4.4, 5),
        });
        SIX.forEach(({ coat }, i) => {
          // the last skates into the fifth, and so on: all but one go down, then all get up again
          const down = 2.2 + i * 0.34;
          const up = 5.4 + i * 0.2;
          const fallen = i === 5 ? 0 : ramp(t, down, down + 0.4) * (1 - ramp(t, up, up + 0.7));
          const glide = mix(0, 440, ramp(t, 0, down + 0.8)) + ramp(t, up, 9) * 180;
          const [x, y] = [190 + i * 165 + glide, 900 + (i % 2) * 46];
          skater(g, { x, y, height: 250, coat, phase: fallen > 0.1 ? 0.4 : t * 3.4 + i * 1.1, fallen });
          if (fallen > 0.2 && t < down + 1.2)
            for (let flake = 0; flake < 7; flake += 1) {
              const age = (t - down) / 1.2;
              shape(g, `rgba(240,250,255,${(0.8 * (1 - age)).toFixed(2)})`, () =>
                g.arc(
                  x + (flake - 3) * 40 * age * 1.6,
                  y - 70 * Math.sin(age * Math.PI) - (flake % 3) * 18 * age,
                  9 * (1 - age) + 2,
                  0,
                  TAU,
                ),
              );
            }
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Daybreak: he is on the ice again, and six follow his line. */
export const dawn: Shot = {
  name: 'dawn',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => hall(g, true, '05:00'));
    const vignette = vignetteOf(stage, 0.45);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(660, 580, smooth(progress)), zoom: mix(1.2, 1.05, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        for (let i = 0; i < 4; i += 1) glow(g, 200 + i * 500, 160, 420, [255, 190, 120], 0.3);
        shape(g, 'rgba(255,214,160,.22)', () => {
          g.moveTo(740, 220);
          g.lineTo(1480, 220);
          g.lineTo(1960, HEIGHT);
          g.lineTo(800, HEIGHT);
        });
        const lead = mix(0.02, 0.64, smooth(progress)) * WIDTH + 220;
        line(g, `rgba(${CORAL.join(',')},.8)`, 8, () => {
          g.moveTo(-20, 792);
          g.lineTo(lead - 60, 792);
        });
        SIX.forEach(({ coat }, i) =>
          skater(g, { x: lead - 230 - i * 158, y: 786 + (i % 2) * 12, height: 214, coat, phase: t * 3.2 - i * 0.5 }),
        );
        skater(g, { x: lead, y: 794, height: 290, coat: MUNSIK.coat, phase: t * 3.2 + 0.5 });
      });
      place(g, vignette, 0, 0);
    };
  },
};
