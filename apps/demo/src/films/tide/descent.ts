import { mix, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, place, shape } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { swimmingDiver } from './haenyeo.ts';
import { bubbles, deepOf } from './sea.ts';

const FLOOR_WIDTH = 2400;

const floorOf = (stage: Stage, seed: number, y: number, rise: number, color: string): Layer =>
  stage.layer(FLOOR_WIDTH, HEIGHT, (g) => {
    g.fillStyle = color;
    g.beginPath();
    for (let x = 0; x <= FLOOR_WIDTH; x += 8) g.lineTo(x, y - rise * ridge(x / 260, seed, 5) ** 1.4 * 1.6);
    g.lineTo(FLOOR_WIDTH, HEIGHT);
    g.lineTo(0, HEIGHT);
    g.fill();
  });

/** A school that turns together; each fish is one leaf-shaped stroke of light. */
const school = (g: Context, t: number): void => {
  const random = seeded(73);
  for (let i = 0; i < 26; i += 1) {
    const [dx, dy, pace] = [random() * 520, random() * 190, 0.8 + random() * 0.4];
    const x = wrap(1900 - t * 64 + dx, 3000) - 500;
    const y = 420 + dy + Math.sin(t * 0.5 + dx * 0.01) * 40;
    const tail = Math.sin(t * 5 * pace + i) * 3;
    shape(g, i % 3 ? 'rgba(176,224,222,.6)' : 'rgba(226,244,236,.75)', () => {
      g.moveTo(x, y);
      g.quadraticCurveTo(x + 18, y - 9, x + 36, y);
      g.lineTo(x + 48, y - 7 + tail);
      g.lineTo(x + 48, y + 7 + tail);
      g.lineTo(x + 36, y);
      g.quadraticCurveTo(x + 18, y + 9, x, y);
    });
  }
};

/** The way down: shafts of light, a school of fish, one small diver. */
export const descent: Shot = {
  name: 'descent',
  seconds: 12,
  prepare(stage) {
    const deep = deepOf(stage, [
      [0, '#3aa6ac'],
      [0.25, '#16788c'],
      [0.6, '#0a4464'],
      [1, '#04192e'],
    ]);
    const far = floorOf(stage, 5, 1010, 220, '#0a3a56');
    const near = floorOf(stage, 9, 1100, 260, '#062238');
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      const pan = mix(0, 130, smooth(progress));
      deep.paint(g, t, pan * 0.5);
      glow(g, 960, -60, 900, [170, 240, 230], 0.5);
      place(g, far, -pan * 0.7, 0);
      school(g, t);
      const down = smooth(progress * 0.96);
      const [x, y] = [mix(560, 1190, down) - pan * 0.6, mix(130, 760, down)];
      const angle = mix(1.05, 0.28, smooth((progress - 0.5) * 2));
      swimmingDiver(g, x, y, 330, angle, t * 5);
      bubbles(g, t, x + 70, y - 20, 7);
      place(g, near, -pan * 1.3, 0);
      g.fillStyle = 'rgba(4,20,38,.12)';
      g.fillRect(0, 0, WIDTH, HEIGHT);
      place(g, vignette, 0, 0);
    };
  },
};
