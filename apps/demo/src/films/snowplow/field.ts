import { TAU, clamp, mix, ramp, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cloudsOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape, tile } from '../drawing/stage.ts';
import type { Context, Rgb, Stage, Stops } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { peaksOf, snow, snowGround, spruce } from '../drawing/winter.ts';
import { booth, driver, juHa, plowSide } from './machines.ts';

interface Hour {
  sky: Stops;
  rock: string;
  snow: string;
  foot: string;
  ground: readonly [string, string];
  tree: readonly [string, string];
  cloud: Rgb;
  stars: number;
}

const DUSK: Hour = {
  sky: [
    [0, '#3c3c74'],
    [0.42, '#8a6a9c'],
    [0.62, '#f0a09a'],
  ],
  rock: '#5c5488',
  snow: '#b09ac0',
  foot: '#c8a4bc',
  ground: ['#dcd2ec', '#8f90c4'],
  tree: ['#3a3a68', '#a8a0cc'],
  cloud: [255, 190, 190],
  stars: 0,
};
const NIGHT: Hour = {
  sky: [
    [0, '#0e1430'],
    [0.62, '#34406c'],
  ],
  rock: '#1e2850',
  snow: '#3c4a7a',
  foot: '#3a4672',
  ground: ['#8492c4', '#3c4880'],
  tree: ['#141c3c', '#5a68a0'],
  cloud: [90, 104, 150],
  stars: 0,
};
const CLEAR: Hour = {
  sky: [
    [0, '#26386c'],
    [0.36, '#6a7cb4'],
    [0.6, '#ffc8a4'],
  ],
  rock: '#5a6c9c',
  snow: '#ffd8c4',
  foot: '#b8bcd8',
  ground: ['#f0dce0', '#5c70b0'],
  tree: ['#34466c', '#dfe4f8'],
  cloud: [255, 214, 200],
  stars: 130,
};

interface Field {
  paint(g: Context, t: number): void;
}

const fieldOf = (stage: Stage, hour: Hour): Field => {
  const sky = skyOf(stage, hour.sky);
  if (hour.stars > 0) paintStars(sky.g, hour.stars, 11, 380);
  const clouds = cloudsOf(stage, 2100, 420, {
    seed: 23,
    columns: 5,
    rows: 2,
    low: 0.44,
    high: 0.82,
    color: hour.cloud,
    feather: 0.5,
  });
  const peaks = peaksOf(stage, WIDTH, {
    seed: 9,
    base: 640,
    rise: 330,
    count: 4,
    rock: hour.rock,
    snow: hour.snow,
    foot: hour.foot,
  });
  const ground = stage.layer(WIDTH, HEIGHT, (g) => {
    for (let i = 0; i < 15; i += 1)
      spruce(g, 30 + i * 134 + (i % 3) * 22, 668 + (i % 2) * 10, 90 + ((i * 37) % 60), ...hour.tree, i + 3);
    snowGround(g, 668, WIDTH, 5, ...hour.ground);
    for (const [x, y, size] of [
      [70, 900, 520],
      [240, 800, 330],
      [1860, 910, 560],
      [1690, 800, 320],
    ] as const)
      spruce(g, x, y, size, ...hour.tree, size);
  });
  return {
    paint(g, t) {
      place(g, sky, 0, 0);
      tile(g, clouds, t * 10, 90, hour.stars > 0 ? 0.35 : 0.8);
      place(g, peaks, 0, 0);
      place(g, ground, 0, 0);
    },
  };
};

/** Footprints along a line from the near edge of the field; `share` of them have been made. */
const trail = (g: Context, from: readonly [number, number], to: readonly [number, number], share: number, bend: number): void => {
  const count = 34;
  for (let i = 0; i < count * clamp(share); i += 1) {
    const along = 1 - (1 - i / count) ** 1.7;
    const x = mix(from[0], to[0], along) + Math.sin(along * Math.PI) * bend;
    const y = mix(from[1], to[1], along);
    const size = mix(15, 4, (HEIGHT - y) / 420);
    shape(g, 'rgba(70,74,132,.5)', () => g.ellipse(x + (i % 2 ? 1 : -1) * size * 0.9, y, size * 0.62, size, 0, 0, TAU));
  }
};

/** Two lines of footprints pass the lit booth and do not meet. */
export const dusk: Shot = {
  name: 'dusk',
  seconds: 10,
  prepare(stage) {
    const field = fieldOf(stage, DUSK);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(500, 580, smooth(progress)), zoom: mix(1.02, 1.18, smooth(progress)) }, () => {
        field.paint(g, t);
        plowSide(g, mix(1900, 1180, progress), 716, 130, t, 0);
        trail(g, [460, 1100], [790, 740], 1, -70);
        trail(g, [1560, 1100], [1130, 740], 1, 80);
        booth(g, 960, 880, 330, ramp(t, 0.6, 2) * (t > 4.4 && t < 4.55 ? 0.4 : 1));
        snow(g, t, 70, 21);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Rings of a telephone that run over the snow. */
const rings = (g: Context, x: number, y: number, t: number, reach: number): void => {
  for (let i = 0; i < 3; i += 1) {
    const age = wrap(t * 0.6 + i / 3, 1);
    line(g, `rgba(255,220,170,${(0.6 * (1 - age)).toFixed(2)})`, 6, () => g.arc(x, y, 60 + age * reach, -0.5, 0.5));
  }
};

/** She dials the number that she calls once a year. Tonight it rings. */
export const call: Shot = {
  name: 'call',
  seconds: 8,
  prepare(stage) {
    const field = fieldOf(stage, NIGHT);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { x: mix(760, 1040, ramp(progress, 0.35, 0.85)), y: 660, zoom: 1.22 }, () => {
        field.paint(g, t);
        const answered = ramp(t, 5.8, 6.4);
        plowSide(g, 1430, 850, 560, t, t > 5.9 || (t > 3.4 && Math.sin(t * 12) > 0) ? 1 : 0);
        if (t > 3.4 && answered < 0.5) glow(g, 1300, 690, 190, [255, 220, 150], 0.5 + 0.4 * Math.sin(t * 12));
        booth(g, 600, 940, 480, 1, () =>
          juHa(g, { x: 560, y: 932, height: 370, right: [0.1, -0.86], nod: mix(0.02, 0.14, ramp(t, 1, 2)) }, t * 0.3),
        );
        line(g, '#20242e', 9, () => {
          g.moveTo(592, 604);
          g.lineTo(606, 636);
        });
        if (t > 2.6 && answered < 0.5) rings(g, 660, 660, t, 620);
        if (answered > 0) {
          g.globalAlpha = answered;
          line(g, 'rgba(255,226,180,.85)', 4, () => {
            g.moveTo(690, 650);
            for (let i = 0; i <= 60; i += 1)
              g.lineTo(690 + i * 10, 650 + Math.sin(i * 0.7 - t * 9) * 16 * Math.sin((i / 60) * Math.PI));
          });
          g.globalAlpha = 1;
        }
        snow(g, t * 1.7, 90, 33);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Morning: the snow has stopped, and two lines of footprints end at one booth. */
export const stops: Shot = {
  name: 'stops',
  seconds: 7,
  prepare(stage) {
    const field = fieldOf(stage, CLEAR);
    const vignette = vignetteOf(stage, 0.4);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(700, 600, smooth(progress)), zoom: mix(1.3, 1.1, smooth(progress)) }, () => {
        field.paint(g, t);
        glow(g, 960, 620, 620, [255, 170, 120], 0.22 + 0.1 * progress);
        const share = ramp(t, 0.2, 4.4);
        const [left, right] = [mix(500, 838, share), mix(1440, 1082, share)];
        trail(g, [250, 1060], [838, 934], share, 0);
        trail(g, [1690, 1060], [1082, 934], share, 0);
        plowSide(g, 1500, 760, 230, t, 1);
        booth(g, 960, 920, 360, mix(0.8, 0.5, progress));
        const step = share < 1 ? Math.abs(Math.sin(t * 6)) * 5 : 0;
        juHa(g, { x: left, y: mix(985, 940, share) - step, height: mix(320, 296, share), nod: 0.08 * ramp(t, 4.6, 5.4) }, t);
        driver(g, { x: right, y: mix(990, 942, share) - step, height: mix(340, 314, share), nod: -0.08 * ramp(t, 4.8, 5.6) }, t);
        snow(g, t, Math.round(26 * (1 - ramp(t, 0, 2.6))), 21);
      });
      place(g, vignette, 0, 0);
    };
  },
};
