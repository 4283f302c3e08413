import { TAU } from './easing.ts';
import { glow } from './light.ts';
import { between, cycle, seeded } from './random.ts';
import { WIDTH, brighter, line, place, rgba } from './stage.ts';
import type { Context, Layer, Rgb, Stage } from './stage.ts';

export interface CrowdStyle {
  seed: number;
  rows: number;
  perRow: number;
  /** Head size in the last row and how much larger each row towards the camera gets. */
  head: number;
  growth: number;
  y: number;
  rowHeight: number;
  /** Colours of the rows from far to near. */
  far: Rgb;
  near: Rgb;
}

interface Fan {
  x: number;
  y: number;
  head: number;
}

export interface Crowd {
  rows: readonly { layer: Layer; y: number; fans: readonly Fan[] }[];
}

const shadeOf = (style: CrowdStyle, row: number): Rgb => {
  const near = row / Math.max(1, style.rows - 1);
  const channel = (i: 0 | 1 | 2) => style.far[i] + (style.near[i] - style.far[i]) * near;
  return [channel(0), channel(1), channel(2)];
};

const paintFan = (g: Context, { x, y, head }: Fan): void => {
  g.beginPath();
  g.arc(x, y, head * 0.62, 0, TAU);
  g.fill();
  g.beginPath();
  g.moveTo(x - head * 1.15, y + head * 3.4);
  g.bezierCurveTo(x - head * 1.2, y + head * 0.6, x + head * 1.2, y + head * 0.6, x + head * 1.15, y + head * 3.4);
  g.fill();
};

/** Rows of people seen from behind; each row is one picture that sways as a whole. */
export const crowdOf = (stage: Stage, style: CrowdStyle): Crowd => {
  const random = seeded(style.seed);
  const rows = Array.from({ length: style.rows }, (_, row) => {
    const fans = Array.from({ length: style.perRow }, (__, i) => ({
      x: (i / style.perRow) * (WIDTH + 160) + (random() - 0.5) * 26,
      y: 40 + random() * style.rowHeight * 0.5,
      head: (style.head + row * style.growth) * between(random, 0.85, 1.2),
    }));
    const layer = stage.layer(WIDTH + 160, 460, (g) => {
      g.fillStyle = rgba(shadeOf(style, row));
      for (const fan of fans) paintFan(g, fan);
    });
    return { layer, y: style.y + row * style.rowHeight, fans };
  });
  return { rows };
};

export interface Sway {
  /** Sideways and upward movement of a row, in units. */
  x(row: number): number;
  y(row: number): number;
}

/** Paints the rows from far to near; `between` may put something (sticks, light) before each. */
export const crowd = (g: Context, { rows }: Crowd, sway: Sway, before?: (row: number, dx: number, dy: number) => void): void => {
  rows.forEach(({ layer, y }, row) => {
    const [dx, dy] = [sway.x(row) - 80, y - 40 - sway.y(row)];
    before?.(row, dx, dy);
    place(g, layer, dx, dy);
  });
};

export interface SticksHeld {
  dx: number;
  dy: number;
  /** Radians from upright. */
  lean: number;
  /** Every how-manyth fan holds one, beginning with which. */
  every: number;
  from: number;
  color(x: number): Rgb;
}

/** Light sticks that the fans of one row hold up, all leaning the same way. */
export const lightSticks = (g: Context, fans: readonly Fan[], { dx, dy, lean, every, from, color }: SticksHeld): void => {
  fans.forEach((fan, i) => {
    if (i % every !== from) return;
    const angle = lean + cycle([-0.16, 0.09, 0.2, -0.06, 0.02], i);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const [hx, hy] = [fan.x + dx + fan.head * 0.9 + sin * fan.head * 2, fan.y + dy - fan.head * 0.6 - cos * fan.head * 2];
    const [tx, ty] = [hx + sin * fan.head, hy - cos * fan.head];
    const light = color(tx);
    g.lineCap = 'round';
    line(g, '#0b0717', fan.head * 0.4, () => {
      g.moveTo(fan.x + dx + fan.head * 0.6, fan.y + dy + fan.head);
      g.lineTo(hx, hy);
    });
    line(g, rgba(brighter(light, 70)), fan.head * 0.26, () => {
      g.moveTo(hx, hy);
      g.lineTo(tx, ty);
    });
    glow(g, tx, ty, fan.head * 1.7, light, 0.55);
  });
};
