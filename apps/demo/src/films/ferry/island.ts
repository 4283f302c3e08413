import { TAU, wrap } from '../drawing/easing.ts';
import { cycle, seeded } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

/** A sky of flat paper strips, each torn along a slow wave; from the top down to `bottom`. */
export const paperSky = (g: Context, colors: NonEmpty<string>, bottom: number, width = WIDTH): void => {
  g.fillStyle = colors[0];
  g.fillRect(0, 0, width, bottom);
  colors.slice(1).forEach((color, i) => {
    const y = (bottom * (i + 1)) / colors.length;
    shape(g, color, () => {
      g.moveTo(0, bottom);
      for (let x = 0; x <= width; x += 40) g.lineTo(x, y + Math.sin(x * 0.0042 + i * 1.9) * 20 + Math.sin(x * 0.011 + i * 4) * 8);
      g.lineTo(width, bottom);
    });
  });
};

export interface Sea {
  top: number;
  bottom?: number;
  deep: string;
  light: string;
  seed: number;
}

export const seaOf = (g: Context, { top, bottom = HEIGHT, deep }: Sea, width = WIDTH): void => {
  g.fillStyle = deep;
  g.fillRect(0, top, width, bottom - top);
};

/** Strokes of light that drift with the swell, longer towards the camera. */
export const swell = (g: Context, t: number, { top, bottom = HEIGHT, light, seed }: Sea, count = 34): void => {
  const random = seeded(seed);
  g.lineCap = 'round';
  for (let i = 0; i < count; i += 1) {
    const near = (i + random()) / count;
    const y = top + 14 + near ** 1.5 * (bottom - top - 14);
    const length = 26 + near * 150;
    const x = wrap(random() * (WIDTH + 400) + Math.sin(t * 0.5 + i * 1.7) * (14 + near * 34), WIDTH + 400) - 200;
    line(g, light, 3 + near * 7, () => {
      g.moveTo(x, y);
      g.quadraticCurveTo(x + length / 2, y - 4 - near * 8, x + length, y);
    });
  }
};

/** A low house with a tin roof; (x, y) is the middle of its doorstep. */
export const house = (g: Context, x: number, y: number, size: number, roof: string, wall: string, lit: boolean): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  shape(g, wall, () => g.rect(-1, -0.72, 2, 0.72));
  shape(g, roof, () => {
    g.moveTo(-1.22, -0.68);
    g.lineTo(-0.86, -1.2);
    g.lineTo(0.86, -1.2);
    g.lineTo(1.22, -0.68);
  });
  shape(g, lit ? '#ffdf8c' : '#4c4668', () => g.rect(-0.66, -0.54, 0.46, 0.34));
  shape(g, lit ? '#e8a44e' : '#3c3858', () => g.rect(0.14, -0.54, 0.38, 0.54));
  line(g, wall, 0.035, () => {
    g.moveTo(-0.43, -0.54);
    g.lineTo(-0.43, -0.2);
    g.moveTo(-0.66, -0.37);
    g.lineTo(-0.2, -0.37);
  });
  g.restore();
};

const ROOFS: NonEmpty<string> = ['#e8623f', '#2f8f8c', '#f2a73c', '#5a78b8', '#d8506a'];

/** A headland with its village, rising towards the right edge of the sheet from `shore`. */
export const headland = (g: Context, shore: number, hill: string, slope: string, lit: readonly number[]): void => {
  shape(g, hill, () => {
    g.moveTo(1180, shore);
    g.bezierCurveTo(1340, shore - 40, 1440, shore - 190, 1620, shore - 220);
    g.bezierCurveTo(1760, shore - 240, 1840, shore - 180, 1960, shore - 210);
    g.lineTo(1960, shore);
  });
  shape(g, slope, () => {
    g.moveTo(1270, shore);
    g.bezierCurveTo(1450, shore - 20, 1560, shore - 110, 1960, shore - 96);
    g.lineTo(1960, shore);
  });
  for (const [i, [x, y, size]] of (
    [
      [1710, -120, 34],
      [1800, -136, 32],
      [1620, -66, 36],
      [1850, -72, 42],
      [1735, -46, 42],
      [1520, -22, 38],
      [1640, -6, 44],
      [1790, -2, 50],
    ] as const
  ).entries())
    house(g, x, shore + y, size, cycle(ROOFS, i), '#efe0cc', lit.includes(i));
};

/** The island ferry from the side; (x, y) is the middle of its waterline. `facing` is where the bow points. */
export const ferryBoat = (g: Context, x: number, y: number, size: number, facing: 1 | -1, lit: boolean): void => {
  g.save();
  g.translate(x, y);
  g.scale(size * facing, size);
  shape(g, '#fbf4e6', () => g.roundRect(-190, -196, 300, 70, 10));
  shape(g, '#fbf4e6', () => g.roundRect(-230, -136, 390, 66, 10));
  shape(g, '#fbf4e6', () => g.roundRect(-40, -246, 110, 56, 10));
  shape(g, '#f0633f', () => g.rect(-150, -262, 62, 70));
  shape(g, '#2b2a3a', () => g.rect(-150, -274, 62, 16));
  shape(g, lit ? '#ffdf8c' : '#5a7f9c', () => {
    for (let i = 0; i < 7; i += 1) g.roundRect(-206 + i * 50, -118, 32, 28, 6);
    for (let i = 0; i < 5; i += 1) g.roundRect(-166 + i * 52, -180, 32, 28, 6);
    g.roundRect(-22, -234, 76, 24, 6);
  });
  shape(g, '#2b3a6a', () => {
    g.moveTo(-276, -76);
    g.lineTo(290, -82);
    g.quadraticCurveTo(250, -10, 214, 4);
    g.lineTo(-236, 4);
    g.quadraticCurveTo(-268, -30, -276, -76);
  });
  shape(g, '#f0633f', () => {
    g.moveTo(-262, -34);
    g.lineTo(254, -34);
    g.lineTo(240, -14);
    g.lineTo(-250, -14);
  });
  line(g, '#2b2a3a', 6, () => {
    g.moveTo(14, -246);
    g.lineTo(14, -308);
  });
  shape(g, '#f4b63f', () => {
    g.moveTo(14, -308);
    g.lineTo(-40, -294);
    g.lineTo(14, -278);
  });
  g.restore();
};

/** Two white lines that spread behind a boat from (x, y); `facing` is where the bow points. */
export const wake = (g: Context, x: number, y: number, size: number, facing: 1 | -1, color: string): void => {
  shape(g, color, () => {
    g.moveTo(x - facing * 190 * size, y + 2);
    g.quadraticCurveTo(x - facing * 420 * size, y + 26 * size, x - facing * 900 * size, y + 120 * size);
    g.lineTo(x - facing * 780 * size, y + 44 * size);
    g.quadraticCurveTo(x - facing * 480 * size, y + 10 * size, x - facing * 250 * size, y + 2);
  });
};

/** A gull far away: two strokes. */
export const gull = (g: Context, x: number, y: number, size: number, flap: number, color: string): void => {
  g.lineCap = 'round';
  line(g, color, size * 0.16, () => {
    g.moveTo(x - size, y - size * 0.3 * flap);
    g.quadraticCurveTo(x - size * 0.4, y - size * 0.55, x, y);
    g.quadraticCurveTo(x + size * 0.4, y - size * 0.55, x + size, y - size * 0.3 * flap);
  });
};

/** A concrete pier that comes in from the right edge, from `left` on. */
export const pier = (g: Context, left: number, top: number, deck: string, face: string, edge: string, tires = 176): void => {
  shape(g, face, () => {
    g.moveTo(left, top + 70);
    g.lineTo(WIDTH + 40, top + 70);
    g.lineTo(WIDTH + 40, HEIGHT + 10);
    g.lineTo(left + 36, HEIGHT + 10);
  });
  shape(g, deck, () => {
    g.moveTo(left + 120, top);
    g.lineTo(WIDTH + 40, top);
    g.lineTo(WIDTH + 40, top + 84);
    g.lineTo(left, top + 84);
  });
  shape(g, edge, () => g.rect(left, top + 84, WIDTH, 20));
  for (let x = left + 170; x < WIDTH; x += 320) {
    shape(g, '#2b2a3a', () => g.arc(x, top + tires, 46, 0, TAU));
    shape(g, face, () => g.arc(x, top + tires, 20, 0, TAU));
  }
};
