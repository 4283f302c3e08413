import { TAU, mix, ramp, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man, woman } from '../drawing/figures.ts';
import { mountainsOf, pine } from '../drawing/land.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { cloudsOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage, Stops } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { BOWL, MOON_JAR, fire, pot } from './pots.ts';

/** The chambers of the kiln climb the slope; each is a little smaller than the one below. */
const CHAMBERS = Array.from({ length: 5 }, (_, i) => ({ x: 560 + i * 235, y: 860 - i * 74, size: 250 - i * 14 }));
const CHIMNEY = { x: 1760, y: 520 } as const;

interface Hour {
  sky: Stops;
  ridge: readonly [string, string];
  ground: Stops;
  clay: readonly [Rgb, Rgb];
  pine: string;
  stars: number;
}

const DUSK: Hour = {
  sky: [
    [0, '#2c3a66'],
    [0.4, '#8a6a8c'],
    [0.62, '#e79a6a'],
    [0.7, '#f6c48a'],
    [1, '#6a4a4a'],
  ],
  ridge: ['#5a4a70', '#8f6a78'],
  ground: [
    [0, '#5a4440'],
    [1, '#2a1e20'],
  ],
  clay: [
    [206, 150, 112],
    [112, 70, 58],
  ],
  pine: '#2a2438',
  stars: 0,
};
const NIGHT: Hour = {
  sky: [
    [0, '#050814'],
    [0.5, '#101a36'],
    [0.75, '#2a2c4a'],
    [1, '#1a1620'],
  ],
  ridge: ['#0e1630', '#1a2040'],
  ground: [
    [0, '#241a1e'],
    [1, '#0c090d'],
  ],
  clay: [
    [120, 74, 56],
    [44, 28, 30],
  ],
  pine: '#080c1a',
  stars: 220,
};
const MORNING: Hour = {
  sky: [
    [0, '#6f93b8'],
    [0.45, '#c3cfd2'],
    [0.64, '#f8e6c2'],
    [1, '#d9d2c0'],
  ],
  ridge: ['#6f8796', '#a8b6b4'],
  ground: [
    [0, '#9a8a72'],
    [1, '#5c4c3e'],
  ],
  clay: [
    [222, 176, 138],
    [146, 102, 80],
  ],
  pine: '#2f4440',
  stars: 0,
};

const chamber = (
  g: Context,
  { x, y, size }: { x: number; y: number; size: number },
  [light, dark]: Hour['clay'],
  sealed: boolean,
): void => {
  const gradient = g.createRadialGradient(x - size * 0.2, y - size * 0.7, size * 0.1, x, y - size * 0.2, size * 0.9);
  gradient.addColorStop(0, rgba(light));
  gradient.addColorStop(1, rgba(dark));
  g.fillStyle = gradient;
  g.beginPath();
  g.moveTo(x - size * 0.62, y + size * 0.1);
  g.bezierCurveTo(x - size * 0.66, y - size * 0.98, x + size * 0.66, y - size * 0.98, x + size * 0.62, y + size * 0.1);
  g.fill();
  shape(g, sealed ? rgba([dark[0] * 0.72, dark[1] * 0.72, dark[2] * 0.72]) : '#0e0908', () => {
    g.moveTo(x - size * 0.15, y + size * 0.08);
    g.lineTo(x - size * 0.15, y - size * 0.24);
    g.quadraticCurveTo(x, y - size * 0.46, x + size * 0.15, y - size * 0.24);
    g.lineTo(x + size * 0.15, y + size * 0.08);
  });
};

const hillOf = (stage: Stage, hour: Hour, sealed: boolean): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    pine(g, 1500, 560, 420, hour.pine, 5, -0.2);
    pine(g, 1260, 640, 330, hour.pine, 15, 0.16);
    g.fillStyle = vertical(g, hour.ground, 520, HEIGHT);
    g.beginPath();
    g.moveTo(-20, 925);
    g.bezierCurveTo(500, 940, 1220, 640, WIDTH + 20, 530);
    g.lineTo(WIDTH + 20, HEIGHT);
    g.lineTo(-20, HEIGHT);
    g.fill();
    const [light, dark] = hour.clay;
    shape(g, rgba(dark), () => g.rect(CHIMNEY.x - 44, CHIMNEY.y - 220, 88, 260));
    shape(g, rgba(light), () => g.rect(CHIMNEY.x - 44, CHIMNEY.y - 220, 26, 260));
    shape(g, rgba([dark[0] * 0.8, dark[1] * 0.8, dark[2] * 0.8]), () => {
      for (const [x, y] of [
        [180, 940],
        [420, 830],
        [1640, 470],
        [1790, 560],
        [460, 980],
      ] as const)
        g.lineTo(x, y);
    });
    for (const each of CHAMBERS.toReversed()) chamber(g, each, hour.clay, sealed);
    chamber(g, { x: 330, y: 930, size: 300 }, hour.clay, false);
    for (let row = 0; row < 5; row += 1)
      for (let i = 0; i < 9 - row; i += 1) {
        const [x, y] = [1140 + i * 46 + row * 23, 990 - row * 40];
        shape(g, rgba([dark[0] * 0.9, dark[1] * 0.7, dark[2] * 0.6]), () => g.arc(x, y, 23, 0, TAU));
        shape(g, rgba(light, 0.8), () => g.arc(x, y, 15, 0, TAU));
        line(g, rgba(dark, 0.6), 2, () => g.arc(x, y, 8, 0, TAU));
      }
  });

const skyAndRidge = (stage: Stage, hour: Hour) => {
  const sky = skyOf(stage, hour.sky);
  if (hour.stars > 0) paintStars(sky.g, hour.stars, 3, 560);
  const ridge = mountainsOf(stage, 2200, { seed: 37, rise: 260, base: 700, peaks: 4, top: hour.ridge[0], bottom: hour.ridge[1] });
  return (g: Context) => {
    place(g, sky, 0, 0);
    place(g, ridge, -140, -60);
  };
};

/** The kiln at dusk; the last board of pots is carried in. */
export const loading: Shot = {
  name: 'loading',
  seconds: 8,
  prepare(stage) {
    const back = skyAndRidge(stage, DUSK);
    const hill = hillOf(stage, DUSK, false);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(g, { x: mix(1000, 930, smooth(progress)), y: 560, zoom: mix(1.12, 1.04, smooth(progress)) }, () => {
        back(g);
        glow(g, 300, 640, 700, [255, 180, 110], 0.5);
        place(g, hill, 0, 0);
        const x = mix(1100, 690, progress);
        const y = mix(1010, 1000, progress);
        man(g, { x, y, height: 250, color: '#1c1420', rim: [255, 190, 130], step: t * 4.4 });
        line(g, '#5a3a26', 12, () => {
          g.moveTo(x - 150, y - 268);
          g.lineTo(x + 150, y - 262);
        });
        for (let i = 0; i < 4; i += 1)
          pot(g, x - 105 + i * 70, y - 272, 58, i % 2 ? BOWL : MOON_JAR, { light: [232, 208, 180], dark: [140, 104, 84] });
        woman(g, { x: 470, y: 1010, height: 235, color: '#20141c', rim: [255, 190, 130] });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** One match, in the mouth at the foot of the hill. */
export const lighting: Shot = {
  name: 'lighting',
  seconds: 7,
  prepare(stage) {
    const wall = stage.layer(WIDTH, HEIGHT, (g) => {
      const gradient = g.createRadialGradient(960, 620, 200, 960, 560, 1200);
      gradient.addColorStop(0, '#6a3c2a');
      gradient.addColorStop(1, '#120a0c');
      g.fillStyle = gradient;
      g.fillRect(0, 0, WIDTH, HEIGHT);
      const random = seeded(17);
      for (let i = 0; i < 90; i += 1)
        shape(g, `rgba(${random() < 0.5 ? '20,10,8' : '150,90,60'},.12)`, () =>
          g.ellipse(random() * WIDTH, random() * HEIGHT, 30 + random() * 110, 8 + random() * 30, random() * 3, 0, TAU),
        );
      shape(g, '#0a0504', () => {
        g.moveTo(560, 940);
        g.lineTo(560, 540);
        g.bezierCurveTo(570, 240, 1350, 240, 1360, 540);
        g.lineTo(1360, 940);
      });
      shape(g, '#1c100c', () => g.rect(-10, 940, WIDTH + 20, 200));
    });
    const vignette = vignetteOf(stage, 0.85);
    return (g, { t, progress }) => {
      framed(g, { y: 580, zoom: mix(1.2, 1, smooth(progress)) }, () => {
        place(g, wall, 0, 0);
        for (let i = 0; i < 7; i += 1) {
          g.save();
          g.translate(960 + (i - 3) * 84, 930 - (i % 2) * 30);
          g.rotate((i - 3) * 0.16);
          shape(g, i % 2 ? '#5a3420' : '#6f4328', () => g.roundRect(-22, -300, 44, 330, 16));
          g.restore();
        }
        const caught = ramp(t, 2.2, 6.4);
        fire(g, 960, 936, 560, 540, t, caught);
        const match = ramp(t, 0.4, 0.8) * (1 - ramp(t, 2.6, 3.2));
        if (match > 0) {
          const [x, y] = [mix(1330, 1090, ramp(t, 0.6, 2.2)), mix(980, 860, ramp(t, 0.6, 2.2))];
          line(g, '#e8d4a4', 10, () => {
            g.moveTo(x + 150, y + 110);
            g.lineTo(x, y);
          });
          glow(g, x, y - 16, 260, [255, 190, 90], 0.9 * match);
          shape(g, `rgba(255,236,170,${match.toFixed(2)})`, () => g.ellipse(x, y - 24, 13, 30 + 4 * Math.sin(t * 20), 0, 0, TAU));
        }
        man(g, { x: 1560, y: 1060, height: 700, color: '#0c0709', rim: [255, 150, 70], rimStrength: 0.3 + 0.6 * caught });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Fifty hours: the fire climbs from chamber to chamber. */
export const burning: Shot = {
  name: 'burning',
  seconds: 8,
  prepare(stage) {
    const back = skyAndRidge(stage, NIGHT);
    const hill = hillOf(stage, NIGHT, true);
    const smoke = cloudsOf(stage, 1800, 360, {
      seed: 71,
      columns: 4,
      rows: 3,
      low: 0.4,
      high: 0.85,
      color: [110, 96, 104],
      alpha: 0.7,
      feather: 0.5,
    });
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 1010, smooth(progress)), y: mix(580, 540, smooth(progress)), zoom: 1.08 }, () => {
        back(g);
        tile(g, smoke, t * 26, 60, 0.6);
        place(g, hill, 0, 0);
        fire(g, 330, 948, 88, 110, t, 1);
        CHAMBERS.forEach(({ x, y, size }, i) => {
          const lit = ramp(t, 0.8 + i * 1.1, 1.8 + i * 1.1);
          glow(g, x, y - size * 0.12, size * 0.7, [255, 130, 50], 0.6 * lit);
          shape(g, `rgba(255,214,120,${lit.toFixed(2)})`, () => g.arc(x, y - size * 0.16, 11, 0, TAU));
        });
        const top = ramp(t, 5.6, 7);
        fire(g, CHIMNEY.x, CHIMNEY.y - 214, 74, 190, t, top);
        const random = seeded(9);
        for (let i = 0; i < 18; i += 1) {
          const age = wrap(t * 0.4 + random(), 1);
          glow(g, CHIMNEY.x + (random() - 0.3) * 200 * age, CHIMNEY.y - 240 - age * 320, 8, [255, 170, 80], top * (1 - age));
        }
        man(g, {
          x: 520,
          y: 1030,
          height: 230,
          color: '#080609',
          rim: [255, 150, 70],
          rimStrength: 0.7,
          step: Math.sin(t * 1.6),
        });
        woman(g, { x: 700, y: 1036, height: 215, color: '#080609', rim: [255, 150, 70], rimStrength: 0.5 });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The bricks come out. One jar in forty is the one. */
export const opening: Shot = {
  name: 'opening',
  seconds: 8,
  prepare(stage) {
    const back = skyAndRidge(stage, MORNING);
    const hill = hillOf(stage, MORNING, false);
    const vignette = vignetteOf(stage, 0.4);
    const random = seeded(6);
    const shards = Array.from(
      { length: 26 },
      () => [random() * 900 + 780, 960 + random() * 110, random() * 3, 10 + random() * 26] as const,
    );
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(920, 990, smooth(progress)), y: mix(560, 645, smooth(progress)), zoom: mix(1.04, 1.3, smooth(progress)) },
        () => {
          back(g);
          glow(g, 420, 560, 620, [255, 236, 190], 0.16);
          place(g, hill, 0, 0);
          for (const [x, y, turn, size] of shards) shape(g, '#d8d2c4', () => g.ellipse(x, y, size, size * 0.4, turn, 0, Math.PI));
          man(g, { x: 690, y: 900, height: 190, color: '#3a302e' });
          shape(g, 'rgba(40,28,22,.35)', () => g.ellipse(1080, 1012, 200, 26, 0, 0, TAU));
          pot(g, 1040, 1010, 310, MOON_JAR, { light: [252, 250, 244], dark: [172, 170, 176], from: -0.5 });
          glow(g, 980, 830, 200, [255, 250, 230], 0.25 + 0.2 * ramp(t, 2, 5));
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};
