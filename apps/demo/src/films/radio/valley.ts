import { TAU, clamp, mix, ramp, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { mountainsOf } from '../drawing/land.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { between, seeded } from '../drawing/random.ts';
import { cloudsOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Rgb, Stage, Stops } from '../drawing/stage.ts';
import { standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { CLUB } from './booth.ts';

interface Hour {
  sky: Stops;
  far: readonly [string, string];
  near: readonly [string, string];
  house: Rgb;
  roof: Rgb;
  stars: number;
}

const DUSK: Hour = {
  sky: [
    [0, '#3a4a7c'],
    [0.38, '#a06a8c'],
    [0.56, '#f0946a'],
    [0.66, '#ffce8c'],
    [1, '#6a5a5a'],
  ],
  far: ['#6a5478', '#a87478'],
  near: ['#3f3a58', '#5c4a5c'],
  house: [120, 96, 100],
  roof: [70, 60, 84],
  stars: 0,
};
const NIGHT: Hour = {
  sky: [
    [0, '#060a1c'],
    [0.5, '#16244a'],
    [0.7, '#3a4468'],
    [1, '#20243a'],
  ],
  far: ['#141d3c', '#232e52'],
  near: ['#0c1328', '#161e38'],
  house: [40, 42, 62],
  roof: [24, 26, 44],
  stars: 240,
};

/** Rings of sound that leave a loudspeaker and thin out. */
export const waves = (g: Context, x: number, y: number, t: number, reach: number, color: Rgb): void => {
  for (let i = 0; i < 4; i += 1) {
    const age = wrap(t * 0.45 + i / 4, 1);
    line(g, rgba(color, 0.5 * (1 - age)), mix(7, 2, age), () => g.arc(x, y, 30 + age * reach, -0.62, 0.62));
  }
};

const pit = (g: Context, x: number, y: number, size: number, color: string): void => {
  line(g, color, size * 0.05, () => {
    g.moveTo(x - size * 0.3, y);
    g.lineTo(x - size * 0.05, y - size);
    g.moveTo(x + size * 0.12, y);
    g.lineTo(x + size * 0.02, y - size);
    g.moveTo(x + size * 0.5, y);
    g.lineTo(x, y - size * 0.92);
    for (let i = 1; i < 5; i += 1) {
      g.moveTo(x - size * 0.3 + size * 0.05 * i, y - size * 0.2 * i);
      g.lineTo(x + size * 0.12 - size * 0.02 * i, y - size * 0.2 * i);
    }
  });
  line(g, color, size * 0.045, () => g.arc(x, y - size, size * 0.13, 0, TAU));
};

const HOUSES = (() => {
  const random = seeded(404);
  return Array.from({ length: 64 }, (_, i) => {
    const row = Math.floor(i / 16);
    return {
      x: ((i % 16) + random() * 0.7) * 128 - 40,
      y: 730 + row * 66 + random() * 26 + Math.abs((i % 16) - 8) * -7,
      width: between(random, 62, 92) * (0.8 + row * 0.14),
      order: random(),
    };
  });
})();

export interface Valley {
  /** `lit` is the share of houses that have switched on their lamps. */
  paint(g: Context, t: number, lit: number): void;
}

export const valleyOf = (stage: Stage, night: boolean): Valley => {
  const hour = night ? NIGHT : DUSK;
  const sky = skyOf(stage, hour.sky);
  if (hour.stars > 0) paintStars(sky.g, hour.stars, 14, 520);
  const clouds = cloudsOf(stage, 2100, 260, {
    seed: 19,
    columns: 5,
    rows: 2,
    low: 0.4,
    high: 0.82,
    color: night ? [50, 60, 100] : [255, 190, 150],
    alpha: 0.7,
    feather: 0.5,
  });
  const far = mountainsOf(stage, 2100, { seed: 52, rise: 330, base: 690, peaks: 4, top: hour.far[0], bottom: hour.far[1] });
  const near = mountainsOf(stage, 2100, { seed: 64, rise: 200, base: 740, peaks: 5, top: hour.near[0], bottom: hour.near[1] });
  const town = stage.layer(WIDTH + 100, HEIGHT, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, hour.near[1]],
        [1, hour.near[0]],
      ],
      700,
      HEIGHT,
    );
    g.fillRect(0, 740, WIDTH + 100, 340);
    pit(g, 1560, 730, 240, hour.near[0]);
    for (const { x, y, width } of HOUSES) {
      shape(g, rgba(hour.house), () => g.rect(x, y - width * 0.5, width, width * 0.5));
      shape(g, rgba(hour.roof), () => {
        g.moveTo(x - width * 0.1, y - width * 0.48);
        g.lineTo(x + width * 0.2, y - width * 0.82);
        g.lineTo(x + width * 0.8, y - width * 0.82);
        g.lineTo(x + width * 1.1, y - width * 0.48);
      });
      shape(g, rgba([hour.house[0] * 0.5, hour.house[1] * 0.5, hour.house[2] * 0.6]), () =>
        g.rect(x + width * 0.28, y - width * 0.38, width * 0.24, width * 0.24),
      );
    }
  });
  return {
    paint(g, t, lit) {
      place(g, sky, 0, 0);
      if (!night) glow(g, 620, 640, 620, [255, 190, 110], 0.5);
      tile(g, clouds, t * 8, 220, 0.7);
      place(g, far, -90, -30);
      place(g, near, -60, 0);
      place(g, town, -50, 0);
      for (const { x, y, width, order } of HOUSES) {
        const on = clamp((lit - order) * 9);
        if (on <= 0) continue;
        shape(g, `rgba(255,222,150,${on.toFixed(2)})`, () =>
          g.rect(x - 50 + width * 0.28, y - width * 0.38, width * 0.24, width * 0.24),
        );
        glow(g, x - 50 + width * 0.4, y - width * 0.26, width * 0.5, [255, 190, 100], 0.5 * on);
      }
    },
  };
};

const school = (g: Context, dark: boolean): void => {
  const wall = dark ? '#232a44' : '#8a7f84';
  shape(g, dark ? '#10162a' : '#4a4458', () => {
    g.moveTo(-20, 720);
    g.quadraticCurveTo(420, 640, 760, HEIGHT);
    g.lineTo(-20, HEIGHT);
  });
  shape(g, wall, () => g.rect(40, 470, 480, 270));
  shape(g, dark ? '#1a2038' : '#6d6470', () => g.rect(20, 456, 520, 20));
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 6; i += 1)
      shape(g, row === 0 && i === 4 ? '#ffdf9a' : dark ? '#151b30' : '#5a5666', () =>
        g.rect(70 + i * 74, 496 + row * 78, 50, 46),
      );
  line(g, dark ? '#2c3450' : '#5a5060', 9, () => {
    g.moveTo(470, 456);
    g.lineTo(470, 330);
  });
  for (const y of [340, 384])
    shape(g, '#c9ccd4', () => {
      g.moveTo(474, y - 8);
      g.lineTo(532, y - 30);
      g.lineTo(532, y + 30);
      g.lineTo(474, y + 8);
    });
};

/** Heukdam, once a mine, now a valley with a school. */
export const evening: Shot = {
  name: 'evening',
  seconds: 10,
  prepare(stage) {
    const valley = valleyOf(stage, false);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(1000, 920, smooth(progress)), y: mix(540, 560, smooth(progress)), zoom: mix(1.04, 1.12, smooth(progress)) },
        () => {
          valley.paint(g, t, 0.12);
          school(g, false);
          waves(g, 540, 362, t, 340, [255, 240, 200]);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** On the roof they hold the microphone up to whoever is listening. */
export const roof: Shot = {
  name: 'roof',
  seconds: 7,
  prepare(stage) {
    const valley = valleyOf(stage, true);
    const edge = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#39405c'],
          [1, '#1a1e30'],
        ],
        900,
        HEIGHT,
      );
      g.fillRect(0, 940, WIDTH, 160);
      shape(g, '#4a5270', () => g.rect(0, 916, WIDTH, 28));
      line(g, 'rgba(120,130,160,.7)', 5, () => {
        for (let x = 0; x <= WIDTH; x += 60) {
          g.moveTo(x, 760);
          g.lineTo(x, 920);
        }
        g.moveTo(0, 762);
        g.lineTo(WIDTH, 762);
      });
    });
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      const raised = ramp(t, 0.8, 2.2);
      framed(g, { y: mix(605, 548, smooth(progress)), zoom: mix(1.18, 1.02, smooth(progress)) }, () => {
        valley.paint(g, t, mix(0.08, 0.55, ramp(t, 2, 7)));
        place(g, edge, 0, 0);
        const at = [700, 880, 1050, 1230] as const;
        CLUB.forEach((member, i) =>
          standing(g, {
            ...member,
            x: at[i] ?? 960,
            y: 1050,
            height: 330 + (i % 2) * 24,
            light: 0.62,
            ...(i === 1 ? { right: [0.14, mix(-0.5, -1.1, raised)] as const } : {}),
            ...(i === 2 ? { left: [-0.14, mix(-0.5, -1.04, raised)] as const } : {}),
          }),
        );
        const [x, y] = [966, mix(880, 640, raised)];
        line(g, '#14161e', 14, () => {
          g.moveTo(x, y + 76);
          g.lineTo(x, y);
        });
        shape(g, '#c9ccd4', () => g.ellipse(x, y - 26, 26, 36, 0, 0, TAU));
        shape(g, '#2fa06a', () => g.rect(x - 22, y + 2, 44, 12));
        glow(g, x, y - 26, 150, [150, 255, 200], 0.45 * raised);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Window by window: for once the whole valley has heard. */
export const lights: Shot = {
  name: 'lights',
  seconds: 8,
  prepare(stage) {
    const valley = valleyOf(stage, true);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { x: 940, y: mix(620, 560, smooth(progress)), zoom: mix(1.26, 1.04, smooth(progress)) }, () => {
        valley.paint(g, t, mix(0.5, 1.15, ramp(t, 0.4, 5)));
        school(g, true);
        waves(g, 540, 362, t, 620, [190, 255, 220]);
      });
      place(g, vignette, 0, 0);
    };
  },
};
