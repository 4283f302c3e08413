import { through } from '../drawing/camera.ts';
import { TAU, mix, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { paintStars, skyOf, twinkle } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage } from '../drawing/stage.ts';
import { taewak } from './haenyeo.ts';

const FIRE = { x: 960, y: 830 };

/** The ring of stones where the divers warm themselves, open to the sea. */
const wallOf = (stage: Stage): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, '#15202f'],
        [1, '#0b0d16'],
      ],
      700,
      HEIGHT,
    );
    g.fillRect(0, 760, WIDTH, HEIGHT - 760);
    const random = seeded(52);
    for (let row = 0; row < 5; row += 1) {
      for (let x = -40; x < WIDTH + 40; x += 92) {
        const high = 120 * Math.min(1, Math.abs(x - 960) / 500);
        const y = 800 - row * 44 - high * 0.5 + random() * 8;
        if (Math.abs(x - 960) < 330 && row > 1) continue;
        const warm = Math.max(0, 1 - Math.abs(x - 960) / 800);
        const stone: Rgb = [24 + 58 * warm, 24 + 24 * warm, 34 + 2 * warm];
        shape(g, rgba(stone), () =>
          g.ellipse(x + (row % 2) * 46 + random() * 12, y, 50 + random() * 8, 25, (random() - 0.5) * 0.2, 0, TAU),
        );
      }
    }
  });

/** A woman who sits wrapped in a blanket, her back to us or in profile. */
const sitting = (g: Context, x: number, y: number, size: number, toFire: 1 | -1): void => {
  g.save();
  g.translate(x, y);
  g.scale(size * toFire, size);
  g.lineJoin = 'round';
  for (const [color, extra] of [
    ['rgba(255,170,90,.75)', 0.03],
    ['#120c10', 0],
  ] as const) {
    g.fillStyle = color;
    g.strokeStyle = color;
    g.lineWidth = extra;
    g.beginPath();
    g.moveTo(-0.34, 0);
    g.bezierCurveTo(-0.4, -0.4, -0.2, -0.66, -0.02, -0.68);
    g.bezierCurveTo(0.2, -0.64, 0.22, -0.36, 0.44, -0.24);
    g.quadraticCurveTo(0.5, -0.06, 0.42, 0);
    g.closePath();
    g.fill();
    if (extra) g.stroke();
    g.beginPath();
    g.ellipse(0.02, -0.8, 0.13 + extra / 2, 0.15 + extra / 2, 0.1, 0, TAU);
    g.fill();
  }
  g.restore();
};

const flames = (g: Context, t: number): void => {
  glow(g, FIRE.x, FIRE.y - 40, 760, [255, 130, 50], 0.5 + 0.05 * Math.sin(t * 2.7) + 0.03 * Math.sin(t * 5.1));
  for (const [size, color, pace] of [
    [1, '#e2571e', 2.2],
    [0.72, '#ff9a35', 2.9],
    [0.4, '#ffe2a0', 3.6],
  ] as const) {
    shape(g, color, () => {
      g.moveTo(FIRE.x - 74 * size, FIRE.y);
      for (let i = 0; i <= 4; i += 1) {
        const x = FIRE.x + (i - 2) * 34 * size;
        const high = (170 - Math.abs(i - 2) * 52) * size * (0.86 + 0.14 * Math.sin(t * pace + i * 1.9));
        g.quadraticCurveTo(x - 20 * size, FIRE.y - high * 0.5, x + Math.sin(t * pace + i) * 10 * size, FIRE.y - high);
        g.quadraticCurveTo(x + 14 * size, FIRE.y - high * 0.4, x + 18 * size, FIRE.y - 24 * size);
      }
      g.lineTo(FIRE.x + 74 * size, FIRE.y);
    });
  }
  line(g, '#1d100a', 22, () => {
    g.moveTo(FIRE.x - 110, FIRE.y + 14);
    g.lineTo(FIRE.x + 96, FIRE.y - 4);
    g.moveTo(FIRE.x + 110, FIRE.y + 14);
    g.lineTo(FIRE.x - 96, FIRE.y - 4);
  });
  for (let i = 0; i < 9; i += 1) {
    const age = wrap(t * 0.3 + i / 9, 1);
    glow(g, FIRE.x + Math.sin(t + i * 2.4) * (30 + age * 70), FIRE.y - 120 - age * 420, 11, [255, 180, 90], 1 - age);
  }
};

/** Round the fire, with the sea behind: the day is told again. */
export const hearth: Shot = {
  name: 'hearth',
  seconds: 7,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#070d20'],
      [0.5, '#16284a'],
      [0.66, '#3a4a70'],
      [0.7, '#14263c'],
      [1, '#0c1626'],
    ]);
    paintStars(sky.g, 160, 21, 640);
    const wall = wallOf(stage);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      through(g, { y: mix(560, 540, smooth(progress)), zoom: mix(1.12, 1.02, smooth(progress)) }, () => {
        place(g, sky, 0, 0);
        twinkle(g, t, 6, 31, 420);
        place(g, wall, 0, 0);
        sitting(g, 610, 905, 230, 1);
        sitting(g, 760, 850, 190, 1);
        sitting(g, 1160, 850, 190, -1);
        sitting(g, 1320, 905, 230, -1);
        flames(g, t);
        taewak(g, 400, 900, 56);
        taewak(g, 490, 936, 46);
        taewak(g, 1530, 920, 54);
      });
      place(g, vignette, 0, 0);
    };
  },
};
