import { framed } from '../drawing/camera.ts';
import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { paintHanok } from '../drawing/hanok.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { between, seeded } from '../drawing/random.ts';
import { moon, moonOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { sittingFox } from './fox.ts';
import { snow, spruce } from '../drawing/winter.ts';
import { NIGHT, child, foxFire } from './winter.ts';

const STEPS = 22;
const stepAt = (i: number) => ({ y: 1060 - 480 * (1 - (1 - i / STEPS) ** 1.5), half: 150 + 330 * (1 - i / STEPS) ** 1.5 });
const TONES = {
  tile: '#14294a',
  tileTop: '#8fb2cf',
  shine: 'rgba(226,240,252,.4)',
  ridge: '#0c1a32',
  wall: '#3a2430',
  plaster: '#5a6f78',
  wood: '#6a2a24',
  stone: '#5d7a94',
};

const paintSteps = (g: Context): void => {
  for (let i = 0; i < STEPS; i += 1) {
    const [low, high] = [stepAt(i), stepAt(i + 1)];
    g.fillStyle = vertical(
      g,
      [
        [0, '#c4dbeb'],
        [0.45, '#8fb0ca'],
        [0.5, '#3c5c7c'],
        [1, '#2a4766'],
      ],
      high.y,
      low.y,
    );
    g.beginPath();
    for (const [x, y] of [
      [960 - low.half, low.y],
      [960 + low.half, low.y],
      [960 + high.half, high.y],
      [960 - high.half, high.y],
    ] as const)
      g.lineTo(x, y);
    g.fill();
  }
};

/** A stone lantern; its fire is painted while the film runs. */
const stoneLantern = (g: Context, x: number, y: number, size: number): void => {
  shape(g, '#33506e', () => {
    g.rect(x - size * 0.09, y - size * 0.62, size * 0.18, size * 0.6);
    g.rect(x - size * 0.24, y - size * 0.08, size * 0.48, size * 0.1);
    g.rect(x - size * 0.24, y - size * 0.7, size * 0.48, size * 0.1);
    g.rect(x - size * 0.2, y - size * 1.02, size * 0.4, size * 0.34);
  });
  shape(g, '#0c1a2e', () => g.rect(x - size * 0.11, y - size * 0.96, size * 0.22, size * 0.22));
  shape(g, '#d5e6f2', () => {
    g.moveTo(x - size * 0.38, y - size * 1.0);
    g.quadraticCurveTo(x - size * 0.16, y - size * 1.1, x, y - size * 1.28);
    g.quadraticCurveTo(x + size * 0.16, y - size * 1.1, x + size * 0.38, y - size * 1.0);
  });
};

const LANTERNS = Array.from({ length: 6 }, (_, i) => {
  const { y, half } = stepAt(i * 3.4 + 1);
  return { y, half: half + 70 - i * 6, size: 150 - i * 18 };
});

/** The long stair to the temple; the lanterns take fire from below. */
export const stairs: Shot = {
  name: 'stairs',
  seconds: 9,
  prepare(stage) {
    const sky = skyOf(stage, NIGHT);
    paintStars(sky.g, 200, 44, 520);
    const disc = moonOf(stage, 110, 17, [236, 244, 255]);
    const mountain = stage.layer(WIDTH, HEIGHT, (g) => {
      shape(g, '#2b4c6e', () => {
        g.moveTo(0, HEIGHT);
        g.lineTo(0, 640);
        g.quadraticCurveTo(500, 600, 700, 560);
        g.lineTo(1220, 560);
        g.quadraticCurveTo(1420, 600, WIDTH, 640);
        g.lineTo(WIDTH, HEIGHT);
      });
      const random = seeded(29);
      for (let i = 0; i < 20; i += 1) {
        const x = i < 10 ? random() * 560 : 1360 + random() * 560;
        spruce(g, x, 620 + i * 4 + random() * 30, between(random, 240, 420), '#12294a', '#7296b6', i + 60);
      }
      paintHanok(g, 960, 596, 760, { tones: TONES, bays: 5, lit: 0.9, windows: [0.5, 0.8, 1, 0.8, 0.5] });
      glow(g, 960, 520, 420, [255, 180, 100], 0.4);
      g.fillStyle = vertical(
        g,
        [
          [0, '#a9c6dd'],
          [1, '#3a5f84'],
        ],
        600,
        HEIGHT,
      );
      g.beginPath();
      for (const [x, y] of [
        [0, 800],
        [480, 700],
        [760, 600],
        [1160, 600],
        [1440, 700],
        [WIDTH, 800],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ] as const)
        g.lineTo(x, y);
      g.fill();
      paintSteps(g);
      for (const [x, y, height] of [
        [60, 1000, 720],
        [300, 900, 480],
        [1640, 900, 500],
        [1880, 1010, 740],
      ] as const)
        spruce(g, x, y, height, '#081a34', '#9dbcd4', x);
      for (const { y, half, size } of [...LANTERNS].reverse()) {
        stoneLantern(g, 960 - half, y, size);
        stoneLantern(g, 960 + half, y, size);
      }
    });
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(g, { y: mix(590, 500, smooth(progress)), zoom: mix(1.16, 1.02, smooth(progress)) }, () => {
        place(g, sky, 0, 0);
        moon(g, disc, 1480, 170);
        place(g, mountain, 0, 0);
        LANTERNS.forEach(({ y, half, size }, i) => {
          const strength = ramp(t, 1 + i * 0.8, 1.8 + i * 0.8);
          for (const side of [-1, 1]) foxFire(g, 960 + side * half, y - size * 0.76, size * 0.09, t + i, strength);
        });
        const climbed = mix(1, 13, smooth(progress));
        const foxStep = stepAt(climbed + 3.5);
        sittingFox(g, 1064, foxStep.y, mix(150, 90, progress), t, 1);
        const at = stepAt(climbed);
        child(g, 920, at.y - Math.abs(Math.sin(t * 3)) * 5, mix(210, 135, progress), t, t * 3);
      });
      snow(g, t, 24, 36);
      place(g, vignette, 0, 0);
    };
  },
};
