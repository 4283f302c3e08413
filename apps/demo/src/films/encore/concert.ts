import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { TAU, wrap } from '../drawing/easing.ts';
import { cycle, seeded } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { beamOf, glow } from '../drawing/light.ts';
import { HEIGHT, WIDTH, fillSheet, line, rgba } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage } from '../drawing/stage.ts';

const BEATS_PER_MINUTE = 112;

export const beatAt = (seconds: number): number => (seconds * BEATS_PER_MINUTE) / 60;

/** 0..1, once per bar: light breathes with the music but does not flash, for the eye's sake and the encoder's. */
export const swell = (seconds: number): number => 0.5 + 0.5 * Math.cos((beatAt(seconds) / 4) * TAU);

export const COLORS: NonEmpty<Rgb> = [
  [255, 70, 160],
  [120, 90, 255],
  [60, 200, 255],
  [255, 180, 90],
  [190, 90, 255],
];

export const beamsOf = (): [Canvas, ...Canvas[]] => {
  const [first, ...rest] = COLORS;
  return [beamOf(first), ...rest.map(beamOf)];
};

export const hallOf = (stage: Stage): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) =>
    fillSheet(g, [
      [0, '#05030e'],
      [0.7, '#150c30'],
      [1, '#05030e'],
    ]),
  );

const WALL = { width: 240, height: 120 };

/** The screen behind the stage, painted small and shown large: it is soft, as light is. */
export interface Screen {
  paint(g: Context, x: number, y: number, width: number, height: number, t: number): void;
}

const paintRings = (g: Context, t: number): void => {
  g.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 5; i += 1) {
    const radius = wrap(t * 0.07 + i / 5, 1) * 170;
    g.strokeStyle = `hsla(${285 + i * 30},95%,62%,${(0.6 * (1 - radius / 170)).toFixed(3)})`;
    g.lineWidth = 7;
    g.beginPath();
    g.arc(WALL.width / 2, 62, radius, 0, TAU);
    g.stroke();
  }
  g.globalCompositeOperation = 'source-over';
};

const paintStar = (g: Context, t: number): void => {
  g.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 4; i += 1) {
    const size = 12 + i * 17 + 4 * Math.sin(t * 0.8 + i);
    g.strokeStyle = `hsla(${200 + i * 38},95%,64%,.5)`;
    g.lineWidth = 3.6;
    g.beginPath();
    for (let k = 0; k < 10; k += 1) {
      const angle = (k / 10) * TAU - Math.PI / 2 + t * 0.12;
      const radius = size * (k % 2 ? 0.46 : 1);
      g.lineTo(WALL.width / 2 + Math.cos(angle) * radius, 62 + Math.sin(angle) * radius);
    }
    g.closePath();
    g.stroke();
  }
  g.globalCompositeOperation = 'source-over';
};

export const screenOf = (motif: 'rings' | 'star'): Screen => {
  const canvas = createCanvas(WALL.width * 2, WALL.height * 2);
  const small = canvas.getContext('2d');
  small.scale(2, 2);
  return {
    paint(g, x, y, width, height, t) {
      const light = swell(t);
      const hue = wrap(t * 4, 360) * 0.2;
      const gradient = small.createLinearGradient(0, 0, WALL.width, WALL.height);
      gradient.addColorStop(0, `hsl(${250 + hue},80%,${22 + 8 * light}%)`);
      gradient.addColorStop(0.5, `hsl(${310 + hue},85%,${34 + 8 * light}%)`);
      gradient.addColorStop(1, `hsl(${205 + hue},85%,${24 + 8 * light}%)`);
      small.fillStyle = gradient;
      small.fillRect(0, 0, WALL.width, WALL.height);
      if (motif === 'rings') paintRings(small, t);
      else paintStar(small, t);
      g.imageSmoothingQuality = 'high';
      g.drawImage(canvas, x, y, width, height);
      glow(g, x + width / 2, y + height / 2, width * 0.6, cycle(COLORS, Math.floor(beatAt(t) / 16)), 0.25 + 0.1 * light);
    },
  };
};

export const truss = (g: Context, y: number): void => {
  line(g, '#1a1430', 5, () => {
    g.moveTo(120, y);
    g.lineTo(WIDTH - 120, y);
    g.moveTo(120, y + 34);
    g.lineTo(WIDTH - 120, y + 34);
  });
  line(g, '#1a1430', 3, () => {
    for (let x = 120; x < WIDTH - 120; x += 34) {
      g.moveTo(x, y);
      g.lineTo(x + 17, y + 34);
      g.lineTo(x + 34, y);
    }
  });
};

/** A few slow flakes of paper: enough for joy, little enough to encode. */
export const confetti = (g: Context, t: number, count: number, seed: number): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const [speed, phase, near] = [50 + random() * 60, random() * 9, 0.7 + random()];
    const x = random() * WIDTH + Math.sin(t * 0.9 + phase) * 50 * near;
    const y = wrap(random() * (HEIGHT + 200) + t * speed, HEIGHT + 200) - 100;
    g.save();
    g.translate(x, y);
    g.rotate(t * (0.6 + random()) + phase);
    g.scale(1, Math.sin(t * (1.4 + random()) + phase));
    g.fillStyle = rgba(cycle(COLORS, i), 0.85);
    g.fillRect(-9 * near, -5 * near, 18 * near, 10 * near);
    g.restore();
  }
};
