import { TAU, clamp, mix, wrap } from './easing.ts';
import { pick, seeded } from './random.ts';
import type { NonEmpty, Random } from './random.ts';
import { HEIGHT, WIDTH, line, rgba } from './stage.ts';
import type { Context, Layer, Rgb, Stage } from './stage.ts';

const PINKS: NonEmpty<Rgb> = [
  [255, 196, 214],
  [240, 160, 190],
  [255, 225, 232],
];

const flower = (g: Context, x: number, y: number, size: number, light: number, random: Random): void => {
  const pink = pick(PINKS, random);
  const shaded: Rgb = [pink[0] * light, pink[1] * light, pink[2] * light];
  g.fillStyle = rgba(shaded, 0.88);
  for (let p = 0; p < 5; p += 1) {
    const angle = (p / 5) * TAU + random() * 0.4;
    g.beginPath();
    g.ellipse(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.55, size * 0.55, size * 0.42, angle, 0, TAU);
    g.fill();
  }
  g.fillStyle = 'rgba(180,60,90,.6)';
  g.beginPath();
  g.arc(x, y, size * 0.16, 0, TAU);
  g.fill();
};

export interface Branch {
  x: number;
  y: number;
  angle: number;
  length: number;
  thickness: number;
  generations: number;
}

/** A cherry bough grown from its branches; flowers sit on the youngest wood. */
export const boughOf = (stage: Stage, width: number, height: number, branches: readonly Branch[], seed: number): Layer =>
  stage.layer(width, height, (g) => {
    const random = seeded(seed);
    const grow = (branch: Branch): void => {
      const { x, y, angle, length, thickness, generations } = branch;
      const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      g.lineCap = 'round';
      line(g, '#150d18', thickness, () => {
        g.moveTo(x, y);
        const [bendX, bendY] = [(random() - 0.5) * length * 0.3, (random() - 0.5) * length * 0.3];
        g.quadraticCurveTo(mix(x, endX, 0.5) + bendX, mix(y, endY, 0.5) + bendY, endX, endY);
      });
      const last = generations <= 0 || thickness < 2.4;
      const twigs = last ? 0 : 2 + Number(random() < 0.4);
      for (let i = 0; i < twigs; i += 1) {
        const turned = angle + (random() - 0.5) * 1.15;
        const inside = endY > height - 170 ? -Math.abs(turned) * 0.7 : turned;
        const share = 0.64 + random() * 0.2;
        grow({
          x: endX,
          y: endY,
          angle: inside,
          length: length * share,
          thickness: thickness * 0.66,
          generations: generations - 1,
        });
      }
      if (generations > 4) return;
      for (let i = 0; i < 12; i += 1) {
        const along = random() * 1.08;
        const fx = mix(x, endX, along) + (random() - 0.5) * 50;
        const fy = mix(y, endY, along) + (random() - 0.5) * 44;
        const light = 0.42 + 0.58 * clamp(random() * 0.6 + 0.4 * (1 - fy / height) + 0.1);
        flower(g, fx, fy, 3.5 + random() * 7.5, light, random);
      }
    };
    branches.forEach(grow);
  });

export interface PetalStyle {
  count: number;
  seed: number;
  /** Sideways drift and fall in units per second. */
  wind?: number;
  fall?: number;
  size?: number;
  color?: Rgb;
}

export const petals = (g: Context, t: number, style: PetalStyle): void => {
  const { count, seed, wind = 46, fall = 40, size = 7, color = [255, 205, 218] } = style;
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const depth = 0.5 + random() * 1.2;
    const pace = 0.7 + random() * 0.7;
    const phase = random() * TAU;
    const x = wrap(random() * (WIDTH + 400) + t * wind * depth + Math.sin(t * pace + phase) * 34 * depth, WIDTH + 400) - 200;
    const y = wrap(random() * (HEIGHT + 80) + t * fall * depth * pace, HEIGHT + 80) - 40;
    const turn = Math.abs(Math.sin(t * 1.3 * pace + phase));
    const s = size * depth;
    g.save();
    g.translate(x, y);
    g.rotate(phase + t * pace * 0.7);
    g.scale(1, 0.35 + 0.65 * turn);
    g.fillStyle = rgba(color, 0.45 + 0.4 * turn);
    g.beginPath();
    g.moveTo(0, -s);
    g.bezierCurveTo(s, -s, s * 0.9, s * 0.6, 0, s);
    g.bezierCurveTo(-s * 0.9, s * 0.6, -s, -s, 0, -s);
    g.fill();
    g.restore();
  }
};
