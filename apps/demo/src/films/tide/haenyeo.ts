import { TAU } from '../drawing/easing.ts';
import { line, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

const SUIT = '#0a1018';
const FLOAT = '#e8662a';

/** The taewak: a bright round float with its net below. */
export const taewak = (g: Context, x: number, y: number, size: number): void => {
  const light = g.createRadialGradient(x - size * 0.35, y - size * 0.4, size * 0.1, x, y, size * 1.05);
  light.addColorStop(0, '#ffc27a');
  light.addColorStop(0.5, FLOAT);
  light.addColorStop(1, '#8c3014');
  g.fillStyle = light;
  g.beginPath();
  g.ellipse(x, y, size, size * 0.84, 0, 0, TAU);
  g.fill();
  line(g, 'rgba(40,14,8,.45)', size * 0.06, () => {
    g.moveTo(x - size, y);
    g.quadraticCurveTo(x, y + size * 0.5, x + size, y);
    g.moveTo(x - size * 0.1, y - size * 0.84);
    g.quadraticCurveTo(x + size * 0.36, y, x - size * 0.1, y + size * 0.84);
  });
};

/** A diver on land, seen from the side: wet suit, hood, her float and net over the shoulder. */
export const walkingDiver = (g: Context, x: number, y: number, height: number, step: number, rim: string): void => {
  const swing = Math.sin(step) * 0.075;
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  line(g, 'rgba(60,66,60,.8)', 0.012, () => {
    for (const dx of [-0.05, 0, 0.05]) {
      g.moveTo(-0.17 + dx, -0.6);
      g.quadraticCurveTo(-0.2 + dx, -0.44, -0.16, -0.34);
    }
  });
  taewak(g, -0.17, -0.68, 0.12);
  for (const [color, extra] of [
    [rim, 0.014],
    [SUIT, 0],
  ] as const) {
    g.strokeStyle = color;
    g.fillStyle = color;
    for (const side of [-1, 1]) {
      g.lineWidth = 0.085 + extra;
      g.beginPath();
      g.moveTo(0, -0.46);
      g.lineTo(side * swing * 0.7 + 0.02, -0.24);
      g.lineTo(side * swing, -0.03);
      g.stroke();
      g.lineWidth = 0.05 + extra;
      g.beginPath();
      g.moveTo(side * swing, -0.02);
      g.lineTo(side * swing + 0.06, -0.01);
      g.stroke();
    }
    g.lineWidth = 0.15 + extra;
    g.beginPath();
    g.moveTo(0, -0.48);
    g.quadraticCurveTo(-0.015, -0.6, 0.02, -0.7);
    g.stroke();
    g.lineWidth = 0.06 + extra;
    g.beginPath();
    g.moveTo(0.02, -0.7);
    g.lineTo(0.07, -0.58);
    g.lineTo(-0.08, -0.64);
    g.stroke();
    g.beginPath();
    g.ellipse(0.045, -0.87, 0.066 + extra / 2, 0.076 + extra / 2, 0.1, 0, TAU);
    g.fill();
  }
  shape(g, '#7fb6bd', () => g.ellipse(0.088, -0.91, 0.02, 0.034, 0.35, 0, TAU));
  g.restore();
};

/** A diver swimming to the right; turn her with `angle` (radians), `kick` moves the fins. */
export const swimmingDiver = (g: Context, x: number, y: number, length: number, angle: number, kick: number): void => {
  const flutter = Math.sin(kick) * 0.05;
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  g.scale(length, length);
  g.lineCap = 'round';
  for (const [color, extra] of [
    ['rgba(170,235,235,.4)', 0.012],
    ['#06131e', 0],
  ] as const) {
    g.strokeStyle = color;
    g.fillStyle = color;
    for (const side of [-1, 1]) {
      g.lineWidth = 0.05 + extra;
      g.beginPath();
      g.moveTo(-0.02, side * 0.012);
      g.quadraticCurveTo(-0.17, side * 0.02 + side * flutter * 0.4, -0.31, side * flutter);
      g.stroke();
      g.beginPath();
      g.moveTo(-0.29, side * flutter - 0.02);
      g.quadraticCurveTo(-0.4, side * flutter * 1.6 - 0.05, -0.5, side * flutter * 2.1 - 0.035);
      g.quadraticCurveTo(-0.49, side * flutter * 2.1, -0.5, side * flutter * 2.1 + 0.035);
      g.quadraticCurveTo(-0.4, side * flutter * 1.6 + 0.05, -0.29, side * flutter + 0.02);
      g.fill();
    }
    g.beginPath();
    g.ellipse(0.1, 0, 0.15 + extra / 2, 0.062 + extra / 2, 0, 0, TAU);
    g.fill();
    g.lineWidth = 0.04 + extra;
    g.beginPath();
    g.moveTo(0.18, 0.02);
    g.quadraticCurveTo(0.3, 0.08, 0.43, 0.05);
    g.stroke();
    g.beginPath();
    g.moveTo(0.18, 0.03);
    g.quadraticCurveTo(0.15, 0.11, 0.05, 0.12);
    g.stroke();
    g.beginPath();
    g.ellipse(0.285, -0.015, 0.056 + extra / 2, 0.05 + extra / 2, 0, 0, TAU);
    g.fill();
  }
  shape(g, 'rgba(190,240,240,.75)', () => g.ellipse(0.325, 0.002, 0.013, 0.026, 0.2, 0, TAU));
  g.restore();
};
