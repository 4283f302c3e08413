import type { Canvas } from '@napi-rs/canvas';
import { TAU, clamp, mix, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { bokehOf, glow, vignetteOf } from '../drawing/light.ts';
import { cycle, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, place } from '../drawing/stage.ts';
import type { Context, Stage } from '../drawing/stage.ts';

const WORDS = '보고 싶어';

interface Disc {
  x: number;
  y: number;
  radius: number;
  drift: number;
  sprite: Canvas;
  strength: number;
}

const discsOf = (): Disc[] => {
  const random = seeded(61);
  const colors = [
    [255, 60, 140],
    [60, 190, 255],
    [255, 170, 70],
    [140, 80, 255],
    [255, 100, 60],
  ] as const;
  const sprites = colors.map(bokehOf);
  const [first, ...rest] = sprites;
  if (!first) return [];
  return Array.from({ length: 30 }, (_, i) => ({
    x: random() * (WIDTH + 300),
    y: 640 + random() * 260,
    radius: 34 + random() * 52,
    drift: (random() - 0.4) * 26,
    sprite: cycle([first, ...rest], i),
    strength: 0.5 + random() * 0.4,
  }));
};

const paintStreet = (g: Context, discs: readonly Disc[], t: number): void => {
  fillSheet(g, [
    [0, '#1c1038'],
    [0.45, '#a8347e'],
    [0.62, '#c25a5a'],
    [1, '#120a24'],
  ]);
  glow(g, 620 + t * 26, 470, 620, [255, 90, 170], 0.75);
  glow(g, 1380 - t * 20, 520, 640, [255, 180, 90], 0.7);
  g.globalCompositeOperation = 'lighter';
  for (const disc of discs) {
    const x = wrap(disc.x + t * disc.drift, WIDTH + 300) - 150;
    g.globalAlpha = disc.strength;
    g.drawImage(disc.sprite, x - disc.radius, disc.y - disc.radius, disc.radius * 2, disc.radius * 2);
  }
  g.globalAlpha = 1;
  g.globalCompositeOperation = 'source-over';
};

/** A drop is a little lens: it shows the street upside down. */
const paintDrop = (g: Context, x: number, y: number, size: number): void => {
  const shade = g.createRadialGradient(x - size * 0.35, y - size * 0.45, 0, x, y, size * 1.15);
  shade.addColorStop(0, 'rgba(255,240,255,.75)');
  shade.addColorStop(0.22, 'rgba(255,190,230,.2)');
  shade.addColorStop(0.7, 'rgba(120,70,190,.12)');
  shade.addColorStop(1, 'rgba(0,0,12,.6)');
  g.fillStyle = shade;
  g.beginPath();
  g.ellipse(x, y, size, size * 1.15, 0, 0, TAU);
  g.fill();
};

const paintDrops = (stage: Stage) =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    const random = seeded(41);
    for (let i = 0; i < 190; i += 1) paintDrop(g, random() * WIDTH, random() * HEIGHT, 3 + random() ** 3 * 22);
  });

const runners = (g: Context, t: number): void => {
  const random = seeded(51);
  for (let i = 0; i < 7; i += 1) {
    const [x0, size, speed, bend] = [random() * WIDTH, 9 + random() * 8, 60 + random() * 90, random() * 9];
    const y = wrap(random() * 1400 + t * speed, HEIGHT + 320) - 100;
    const x = (at: number) => x0 + Math.sin(at * 0.012 + bend) * 10;
    g.lineCap = 'round';
    line(g, 'rgba(225,220,255,.13)', size * 0.9, () => {
      for (let k = 0; k <= 12; k += 1) g.lineTo(x(y - 240 + k * 20), y - 240 + k * 20);
    });
    paintDrop(g, x(y), y, size);
  }
};

/** On the misted window of a café somebody writes "I miss you". */
export const glass: Shot = {
  name: 'glass',
  seconds: 8,
  prepare(stage) {
    const discs = discsOf();
    const street = stage.layer(WIDTH, HEIGHT);
    const fog = stage.layer(WIDTH, HEIGHT);
    const drops = paintDrops(stage);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      paintStreet(street.g, discs, t);
      place(g, street, 0, 0);
      fog.g.globalCompositeOperation = 'copy';
      fog.g.fillStyle = 'rgba(26,20,52,.74)';
      fog.g.fillRect(0, 0, WIDTH, HEIGHT);
      fog.g.globalCompositeOperation = 'destination-out';
      fog.g.font = fontOf('nanum-brush-script', 330);
      fog.g.textAlign = 'center';
      fog.g.textBaseline = 'middle';
      fog.g.save();
      fog.g.beginPath();
      fog.g.rect(0, 0, mix(470, 1500, clamp((t - 1.2) / 4)), HEIGHT);
      fog.g.clip();
      fog.g.fillText(WORDS, WIDTH / 2, 500);
      fog.g.restore();
      fog.g.globalCompositeOperation = 'source-over';
      place(g, fog, 0, 0);
      place(g, drops, 0, progress * 6);
      runners(g, t);
      place(g, vignette, 0, 0);
    };
  },
};
