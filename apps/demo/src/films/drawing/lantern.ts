import { glow } from './light.ts';
import { line, shape } from './stage.ts';
import type { Context } from './stage.ts';

const halfOf = (g: Context, size: number, y: number, inner: string, middle: string, outer: string) => {
  const gradient = g.createRadialGradient(0, y, 2, 0, y, size * 0.95);
  gradient.addColorStop(0, inner);
  gradient.addColorStop(0.4, middle);
  gradient.addColorStop(1, outer);
  return gradient;
};

/** A red and blue silk lantern (cheongsachorong) hanging from (x, y), swinging a little. */
export const lantern = (g: Context, x: number, y: number, size: number, t: number, phase = 0): void => {
  const swing = Math.sin(t * 0.9 + phase) * 0.05;
  const s = size;
  g.save();
  g.translate(x, y);
  g.rotate(swing);
  line(g, '#0a0a0e', s * 0.05, () => {
    g.moveTo(0, -s * 0.8);
    g.lineTo(0, 0);
  });
  g.fillStyle = halfOf(g, s, s * 0.75, '#fff0c4', '#ff9a58', '#c8342f');
  g.beginPath();
  g.moveTo(-s * 0.36, s * 0.04);
  g.bezierCurveTo(-s * 0.55, s * 0.3, -s * 0.55, s * 0.6, -s * 0.5, s * 0.8);
  g.lineTo(s * 0.5, s * 0.8);
  g.bezierCurveTo(s * 0.55, s * 0.6, s * 0.55, s * 0.3, s * 0.36, s * 0.04);
  g.fill();
  g.fillStyle = halfOf(g, s, s * 0.8, '#cfe2ff', '#5b84d6', '#24509c');
  g.beginPath();
  g.moveTo(-s * 0.5, s * 0.8);
  g.bezierCurveTo(-s * 0.52, s * 1.1, -s * 0.45, s * 1.35, -s * 0.34, s * 1.5);
  g.lineTo(s * 0.34, s * 1.5);
  g.bezierCurveTo(s * 0.45, s * 1.35, s * 0.52, s * 1.1, s * 0.5, s * 0.8);
  g.fill();
  shape(g, '#191014', () => {
    g.rect(-s * 0.38, -s * 0.02, s * 0.76, s * 0.09);
    g.rect(-s * 0.36, s * 1.46, s * 0.72, s * 0.08);
  });
  line(g, '#b8463c', s * 0.03, () => {
    for (let i = -3; i <= 3; i += 1) {
      g.moveTo(i * s * 0.05, s * 1.54);
      g.lineTo(i * s * 0.06 + swing * 30, s * 2.05);
    }
  });
  g.restore();
  glow(g, x - swing * s, y + s * 0.8, s * 3.2, [255, 150, 80], 0.42 + 0.03 * Math.sin(t * 3 + phase));
};

/** A plain round paper lantern, hung in rows over streets and markets; it does not move. */
export const paperLantern = (g: Context, x: number, y: number, size: number, hue: 'red' | 'amber' | 'white'): void => {
  const colors = {
    red: ['#ffd0a0', '#f0623c', '#a82418'],
    amber: ['#fff0c0', '#ffb450', '#b86a1c'],
    white: ['#fffbe8', '#ffe6b8', '#b99c6c'],
  };
  const [inner, middle, outer] = colors[hue];
  g.save();
  g.translate(x, y);
  g.fillStyle = halfOf(g, size * 1.1, size * 0.2, inner ?? '', middle ?? '', outer ?? '');
  g.beginPath();
  g.ellipse(0, 0, size, size * 0.86, 0, 0, Math.PI * 2);
  g.fill();
  line(g, 'rgba(90,20,10,.25)', size * 0.05, () => {
    for (const bend of [-0.62, -0.25, 0.25, 0.62]) {
      g.moveTo(0, -size * 0.86);
      g.quadraticCurveTo(size * bend * 2, 0, 0, size * 0.86);
    }
  });
  g.fillStyle = '#1a0f0c';
  g.fillRect(-size * 0.3, -size * 0.95, size * 0.6, size * 0.14);
  g.fillRect(-size * 0.3, size * 0.8, size * 0.6, size * 0.14);
  g.restore();
};
