import { TAU } from './easing.ts';
import { rgba } from './stage.ts';
import type { Context, Rgb } from './stage.ts';

/** People of these films are small and seen from behind or as shadows. */
export interface Figure {
  x: number;
  /** Where the feet stand. */
  y: number;
  height: number;
  color?: string;
  /** Light along the outline. */
  rim?: Rgb;
  rimStrength?: number;
  /** 1 as drawn, -1 mirrored. */
  facing?: 1 | -1;
  /** Phase of the step, in radians; 0 stands. */
  step?: number;
}

type Outline = (g: Context) => void;

/** Draws all parts first as a rim, then as a body, in a box one unit high with the feet at 0. */
const silhouette = (g: Context, figure: Figure, parts: readonly Outline[]): void => {
  const { x, y, height, color = '#07070d', rim, rimStrength = 0.45, facing = 1 } = figure;
  g.save();
  g.translate(x, y);
  g.scale(facing * height, height);
  if (rim) {
    g.lineJoin = 'round';
    g.strokeStyle = rgba(rim, rimStrength);
    g.lineWidth = Math.min(0.022, 6 / height);
    for (const part of parts) {
      g.beginPath();
      part(g);
      g.stroke();
    }
  }
  g.fillStyle = color;
  for (const part of parts) {
    g.beginPath();
    part(g);
    g.fill();
  }
  g.restore();
};

const oval =
  (x: number, y: number, rx: number, ry: number, turn = 0): Outline =>
  (g) =>
    g.ellipse(x, y, rx, ry, turn, 0, TAU);

/** A woman in hanbok: full skirt, short jacket, braided knot. */
export const hanbok = (g: Context, figure: Figure): void =>
  silhouette(g, figure, [
    (c) => {
      c.moveTo(-0.07, -0.7);
      c.bezierCurveTo(-0.14, -0.55, -0.27, -0.2, -0.25, 0);
      c.quadraticCurveTo(0, 0.025, 0.25, 0);
      c.bezierCurveTo(0.27, -0.2, 0.14, -0.55, 0.07, -0.7);
      c.closePath();
    },
    (c) => {
      c.moveTo(-0.05, -0.82);
      c.quadraticCurveTo(-0.14, -0.77, -0.15, -0.57);
      c.quadraticCurveTo(-0.11, -0.51, -0.02, -0.53);
      c.lineTo(0.03, -0.55);
      c.quadraticCurveTo(0.14, -0.53, 0.15, -0.59);
      c.quadraticCurveTo(0.14, -0.77, 0.05, -0.82);
      c.closePath();
    },
    (c) => c.rect(-0.021, -0.86, 0.042, 0.06),
    oval(0, -0.905, 0.056, 0.068),
    oval(-0.042, -0.875, 0.04, 0.034, 0.4),
  ]);

/** A scholar in durumagi and horsehair hat. */
export const scholar = (g: Context, figure: Figure): void => {
  const swing = Math.sin(figure.step ?? 0) * 0.02;
  silhouette(g, figure, [
    (c) => {
      c.moveTo(-0.08, -0.8);
      c.bezierCurveTo(-0.15, -0.6, -0.18 - swing, -0.25, -0.18 - swing, -0.05);
      c.quadraticCurveTo(0, -0.02, 0.18 - swing, -0.05);
      c.bezierCurveTo(0.18 - swing, -0.3, 0.15, -0.6, 0.08, -0.8);
      c.closePath();
    },
    (c) => {
      c.moveTo(-0.075, -0.8);
      c.quadraticCurveTo(-0.18, -0.72, -0.19, -0.46);
      c.lineTo(-0.11, -0.43);
      c.lineTo(0.11, -0.43);
      c.lineTo(0.19, -0.46);
      c.quadraticCurveTo(0.18, -0.72, 0.075, -0.8);
      c.closePath();
    },
    (c) => {
      c.rect(-0.095 + swing, -0.06, 0.06, 0.06);
      c.rect(0.035 - swing, -0.06, 0.06, 0.06);
    },
    (c) => c.rect(-0.022, -0.84, 0.044, 0.06),
    oval(0, -0.872, 0.05, 0.058),
    oval(0, -0.918, 0.15, 0.014),
    (c) => {
      c.moveTo(-0.058, -0.92);
      c.lineTo(-0.047, -1.02);
      c.quadraticCurveTo(0, -1.035, 0.047, -1.02);
      c.lineTo(0.058, -0.92);
    },
  ]);
};

const legs =
  (step: number): Outline =>
  (c) => {
    const stride = Math.sin(step) * 0.055;
    for (const side of [-1, 1]) {
      const foot = side * 0.05 + stride * side;
      c.moveTo(side * 0.085, -0.4);
      c.lineTo(side * 0.01, -0.4);
      c.lineTo(foot - 0.03, 0);
      c.lineTo(foot + 0.034, 0);
      c.closePath();
    }
  };

const coat: Outline = (c) => {
  c.moveTo(-0.045, -0.825);
  c.bezierCurveTo(-0.1, -0.8, -0.135, -0.79, -0.142, -0.72);
  c.bezierCurveTo(-0.162, -0.62, -0.168, -0.52, -0.16, -0.44);
  c.lineTo(-0.122, -0.43);
  c.quadraticCurveTo(-0.135, -0.34, -0.14, -0.28);
  c.quadraticCurveTo(0, -0.255, 0.14, -0.28);
  c.quadraticCurveTo(0.135, -0.34, 0.122, -0.43);
  c.lineTo(0.16, -0.44);
  c.bezierCurveTo(0.168, -0.52, 0.162, -0.62, 0.142, -0.72);
  c.bezierCurveTo(0.135, -0.79, 0.1, -0.8, 0.045, -0.825);
  c.closePath();
};

const shortHair: Outline = (c) => {
  c.moveTo(-0.066, -0.9);
  c.bezierCurveTo(-0.078, -0.99, 0.078, -0.99, 0.066, -0.9);
  c.bezierCurveTo(0.07, -0.86, 0.045, -0.825, 0, -0.822);
  c.bezierCurveTo(-0.045, -0.825, -0.07, -0.86, -0.066, -0.9);
  c.closePath();
};

const longHair: Outline = (c) => {
  c.moveTo(-0.068, -0.9);
  c.bezierCurveTo(-0.08, -0.995, 0.08, -0.995, 0.068, -0.9);
  c.bezierCurveTo(0.084, -0.82, 0.094, -0.74, 0.07, -0.68);
  c.quadraticCurveTo(0, -0.66, -0.07, -0.68);
  c.bezierCurveTo(-0.094, -0.74, -0.084, -0.82, -0.068, -0.9);
  c.closePath();
};

export const man = (g: Context, figure: Figure): void =>
  silhouette(g, figure, [legs(figure.step ?? 0), coat, (c) => c.rect(-0.03, -0.86, 0.06, 0.06), shortHair]);

export const woman = (g: Context, figure: Figure): void => silhouette(g, figure, [legs(figure.step ?? 0), coat, longHair]);

/** The umbrella somebody holds; same place and size as the figure under it. */
export const umbrella = (g: Context, { x, y, height }: Figure, color: Rgb): void => {
  const dome = () => {
    g.beginPath();
    g.moveTo(-0.42, -0.98);
    g.bezierCurveTo(-0.34, -1.25, 0.42, -1.25, 0.5, -0.98);
    for (let i = 0; i < 5; i += 1) {
      const right = 0.5 - i * 0.184;
      g.quadraticCurveTo(right - 0.092, -1.03, right - 0.184, -0.98);
    }
  };
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  g.strokeStyle = '#0a0810';
  g.lineWidth = 0.014;
  g.beginPath();
  g.moveTo(0.11, -0.56);
  g.lineTo(0.05, -1.19);
  g.stroke();
  const gradient = g.createLinearGradient(-0.4, -1.2, 0.5, -0.95);
  gradient.addColorStop(0, rgba([color[0] * 0.72, color[1] * 0.72, color[2] * 0.72]));
  gradient.addColorStop(0.55, rgba(color));
  gradient.addColorStop(1, rgba([color[0] * 0.55, color[1] * 0.55, color[2] * 0.55]));
  g.fillStyle = gradient;
  dome();
  g.fill();
  g.strokeStyle = 'rgba(60,4,20,.35)';
  g.lineWidth = 0.006;
  for (const rib of [-0.234, -0.05, 0.134, 0.316]) {
    g.beginPath();
    g.moveTo(0.04, -1.185);
    g.quadraticCurveTo(rib * 0.8, -1.13, rib, -0.98);
    g.stroke();
  }
  g.restore();
};
