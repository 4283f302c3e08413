import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { sittingFox } from './fox.ts';
import { snowGround, spruce } from '../drawing/winter.ts';
import { child } from './winter.ts';

const POLE = { x: 1180, y: 250 };
const RADIUS = 1500;

/** The whole sky as one sheet round the pole star, so that it can turn. */
const starWheelOf = (stage: Stage): Layer =>
  stage.layer(RADIUS * 2, RADIUS * 2, (g) => {
    const random = seeded(97);
    const band = (angle: number) => Math.exp(-((Math.sin(angle - 0.6) * 1.4) ** 2));
    for (let i = 0; i < 60; i += 1) {
      const [angle, reach] = [random() * TAU, Math.sqrt(random()) * RADIUS];
      glow(
        g,
        RADIUS + Math.cos(angle) * reach,
        RADIUS + Math.sin(angle) * reach,
        150 + random() * 140,
        [90, 120, 200],
        0.1 * band(angle),
      );
    }
    for (let i = 0; i < 800; i += 1) {
      const [angle, reach] = [random() * TAU, Math.sqrt(random()) * RADIUS];
      const size = 1.1 + random() ** 5 * 3;
      g.fillStyle = `rgba(${random() < 0.2 ? '255,226,196' : '222,236,255'},${(0.35 + random() * 0.6).toFixed(2)})`;
      g.beginPath();
      g.arc(RADIUS + Math.cos(angle) * reach, RADIUS + Math.sin(angle) * reach, size, 0, TAU);
      g.fill();
    }
  });

const DOME = { x: 700, y: 760, radius: 250 };

const paintDome = (g: Context, open: number): void => {
  const { x, y, radius } = DOME;
  g.fillStyle = vertical(
    g,
    [
      [0, '#5f7c98'],
      [1, '#20354f'],
    ],
    y,
    y + 170,
  );
  g.fillRect(x - radius * 0.96, y, radius * 1.92, 180);
  const shell = g.createLinearGradient(x - radius, 0, x + radius, 0);
  for (const [at, color] of [
    [0, '#27405e'],
    [0.55, '#9ab7ce'],
    [0.75, '#d7e7f2'],
    [1, '#6f90ac'],
  ] as const)
    shell.addColorStop(at, color);
  g.fillStyle = shell;
  g.beginPath();
  g.arc(x, y, radius, Math.PI, TAU);
  g.fill();
  for (const bend of [-0.6, -0.25, 0.72]) {
    line(g, 'rgba(20,40,66,.3)', 3, () => {
      g.moveTo(x + bend * radius, y);
      g.quadraticCurveTo(x + bend * radius * 0.95, y - radius * 0.7, x + 20, y - radius);
    });
  }
  if (open > 0) {
    const width = 74 * open;
    g.fillStyle = vertical(
      g,
      [
        [0, '#0a1830'],
        [0.6, '#35506a'],
        [1, '#ffcf8c'],
      ],
      y - radius,
      y,
    );
    g.beginPath();
    g.moveTo(x + 96 - width, y - 40);
    g.quadraticCurveTo(x + 76 - width, y - radius * 0.7, x + 20 - width * 0.5, y - radius * 0.99);
    g.lineTo(x + 20 + width * 0.5, y - radius * 0.99);
    g.quadraticCurveTo(x + 76 + width, y - radius * 0.7, x + 96 + width, y - 40);
    g.fill();
    g.save();
    g.translate(x + 92, y - 96);
    g.rotate(-0.98);
    shape(g, '#101c30', () => {
      g.rect(0, -26 * open, 150, 52 * open);
      g.rect(140, -32 * open, 60, 64 * open);
    });
    line(g, 'rgba(255,214,150,.6)', 4, () => {
      g.moveTo(4, 24 * open);
      g.lineTo(196, 30 * open);
    });
    g.restore();
    glow(g, x + 90, y - 60, 260, [255, 196, 120], 0.5 * open);
  }
  shape(g, '#d9e8f3', () => g.rect(x - radius * 1.02, y - 8, radius * 2.04, 16));
  shape(g, '#16263e', () => g.roundRect(x - 150, y + 60, 70, 120, 6));
  shape(g, '#ffd694', () => g.roundRect(x - 142, y + 68, 54, 104, 4));
  for (const dx of [40, 130]) shape(g, '#ffcf8c', () => g.roundRect(x + dx, y + 66, 44, 40, 4));
};

/** On the last ridge stands an old observatory. Its dome opens, and the sky begins to turn. */
export const observatory: Shot = {
  name: 'observatory',
  seconds: 10,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#020614'],
      [0.5, '#0a1a38'],
      [0.75, '#1d3c60'],
      [1, '#3f6585'],
    ]);
    const wheel = starWheelOf(stage);
    const hill = stage.layer(WIDTH, HEIGHT, (g) => {
      shape(g, '#16304f', () => {
        g.moveTo(0, HEIGHT);
        for (let x = 0; x <= WIDTH; x += 20) g.lineTo(x, 860 - 120 * Math.exp(-(((x - 1500) / 520) ** 2)));
        g.lineTo(WIDTH, HEIGHT);
      });
      const random = seeded(51);
      for (let i = 0; i < 15; i += 1)
        spruce(g, 1080 + i * 62 + random() * 30, 870 - 60 * random(), 150 + random() * 90, '#0c2240', '#5f88aa', i + 80);
    });
    const ground = stage.layer(WIDTH, HEIGHT, (g) => {
      snowGround(g, 930, WIDTH, 61, '#b4cee2', '#4a7093');
      for (const [x, y, height] of [
        [1700, 1030, 520],
        [1860, 1060, 640],
        [40, 1040, 420],
      ] as const)
        spruce(g, x, y, height, '#081a34', '#9dbcd4', x);
    });
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      place(g, sky, 0, 0);
      g.save();
      g.translate(POLE.x, POLE.y);
      g.rotate(-0.05 * smooth((t - 2.5) / 10) * 5);
      g.drawImage(wheel.canvas, -RADIUS, -RADIUS, RADIUS * 2, RADIUS * 2);
      g.restore();
      glow(g, POLE.x, POLE.y, 26, [235, 244, 255], 1);
      const rise = mix(30, 0, smooth(progress));
      g.save();
      g.translate(0, rise);
      place(g, hill, 0, 0);
      paintDome(g, ramp(t, 1.6, 4.2));
      place(g, ground, 0, 0);
      glow(g, 560, 960, 260, [255, 190, 110], 0.26);
      child(g, 1150, 1000, 170, t);
      sittingFox(g, 1270, 1000, 120, t, -1);
      g.restore();
      place(g, vignette, 0, 0);
    };
  },
};
