import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, darken, lighten, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { PANEL_WIDTH } from '../format.ts';
import { curve, limb, polygon } from '../kit/outlines.ts';
import { bloom, drawn, DUSK, HONEY, LEAF, paint, pencil, ROSE, sheet, SKY, WOOD } from './paper.ts';

export type Hour = 'morning' | 'evening' | 'rain' | 'night';

interface Tones {
  wall: string;
  high: string;
  low: string;
  houses: string;
  leaves: string;
  light: string;
}

const HOURS: Record<Hour, Tones> = {
  morning: { wall: '#f7e6c9', high: SKY, low: '#fdf1cf', houses: '#d8c3a8', leaves: LEAF, light: '#ffe9a8' },
  evening: { wall: '#dfbfa6', high: DUSK, low: '#f2a680', houses: '#8d7596', leaves: '#6f7f74', light: '#ffc873' },
  rain: { wall: '#e6ddcc', high: '#9fb2bd', low: '#d5dad6', houses: '#a9a8a4', leaves: '#86a08a', light: '#e8eef0' },
  night: { wall: '#b39a94', high: '#3f4370', low: '#7a6a98', houses: '#4d4a70', leaves: '#44595a', light: '#ffd48a' },
};
export const tonesOf = (hour: Hour): Tones => HOURS[hour];

const rectangle = (x: number, y: number, width: number, height: number, radius = 0): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
};
const disc = (x: number, y: number, radius: number, radiusY = radius): Path2D => {
  const path = new Path2D();
  path.ellipse(x, y, radius, radiusY, 0, 0, Math.PI * 2);
  return path;
};

/** Foliage as a heap of wet dabs. */
export const foliage = (g: SKRSContext2D, x: number, y: number, radius: number, color: string, seed: number): void => {
  const random = randomFrom(seed);
  for (let dab = 0; dab < 16; dab++) {
    const [turn, reach] = [random() * 6.3, radius * Math.sqrt(random())];
    paint(
      g,
      disc(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.8, radius * (0.22 + 0.2 * random())),
      mix(color, random() < 0.5 ? '#fff2b0' : '#3f6a5a', 0.25 * random()),
      { strength: 0.5, seed: dab, edge: 0.16 },
    );
  }
};

/** What is to be seen through a window: the street of Yeonnam-dong at that hour. */
const street = (
  g: SKRSContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  hour: Hour,
  seed: number,
): void => {
  const tones = HOURS[hour];
  g.save();
  g.beginPath();
  g.rect(x, y, width, height);
  g.clip();
  const sky = g.createLinearGradient(0, y, 0, y + height);
  sky.addColorStop(0, tones.high);
  sky.addColorStop(1, tones.low);
  g.fillStyle = sky;
  g.fillRect(x, y, width, height);
  bloom(g, x + width * 0.7, y + height * 0.3, width * 0.4, tones.light, 0.7);
  const random = randomFrom(seed);
  for (let house = 0; house < 6; house++) {
    const [hx, wide, tall] = [x + (width / 5.4) * house - 20, width / 5, height * (0.3 + 0.26 * random())];
    const top = y + height - tall;
    paint(g, rectangle(hx, top, wide, tall), mix(tones.houses, ROSE, random() * 0.3), { strength: 0.75, seed: house });
    pencil(
      g,
      polygon([
        [hx - 6, top],
        [hx + wide / 2, top - 26 * random()],
        [hx + wide + 6, top],
      ]),
      1.6,
    );
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const on = hour === 'night' || (hour === 'evening' && random() < 0.6);
      paint(
        g,
        rectangle(hx + wide * (0.18 + 0.42 * column), top + 20 + row * 54, wide * 0.24, 30),
        on ? '#ffe09a' : lighten(tones.houses, 0.4),
        { strength: 0.9, edge: 0.4 },
      );
    }
  }
  pencil(
    g,
    curve(
      [
        [x + width * 0.15, y + height],
        [x + width * 0.17, y + height * 0.72],
        [x + width * 0.14, y + height * 0.5],
      ],
      false,
    ),
    7,
    '#7a5a48',
  );
  foliage(g, x + width * 0.15, y + height * 0.46, width * 0.16, tones.leaves, seed + 3);
  foliage(g, x + width * 0.92, y + height * 0.62, width * 0.13, tones.leaves, seed + 4);
  if (hour === 'rain') {
    const drops = new Path2D();
    for (let drop = 0; drop < 70; drop++) {
      const [dx, dy, long] = [x + random() * width, y + random() * height, 14 + random() * 40];
      drops.moveTo(dx, dy);
      drops.lineTo(dx - 4, dy + long);
    }
    g.strokeStyle = alpha('#ffffff', 0.6);
    g.lineWidth = 2;
    g.stroke(drops);
  }
  g.restore();
};

export interface Corner {
  hour: Hour;
  /** The window: left, top, width, height. */
  window?: readonly [number, number, number, number];
  seed?: number;
  /** Where the lamp hangs; off by day. */
  lamp?: readonly [x: number, y: number];
}

/** The corner of the café with the window, without the table. */
export const corner = (
  g: SKRSContext2D,
  height: number,
  { hour, window = [110, 70, 580, 470], seed = 5, lamp }: Corner,
): void => {
  const tones = HOURS[hour];
  sheet(g, height);
  paint(g, rectangle(-20, -20, 840, height + 40), tones.wall, { strength: 0.85, seed, edge: 0 });
  for (let board = 0; board < 9; board++)
    pencil(
      g,
      curve(
        [
          [board * 102 - 6, 0],
          [board * 102 - 4, height / 2],
          [board * 102 - 8, height],
        ],
        false,
      ),
      1,
      alpha3(darken(tones.wall, 0.25)),
    );
  const [x, y, wide, tall] = window;
  drawn(g, rectangle(x - 18, y - 18, wide + 36, tall + 36, 6), lighten(WOOD, 0.15), 2.6, seed);
  street(g, window, hour, seed + 40);
  for (const part of [1 / 3, 2 / 3]) drawn(g, rectangle(x + wide * part - 6, y, 12, tall), lighten(WOOD, 0.15), 2);
  drawn(g, rectangle(x, y + tall * 0.28, wide, 10), lighten(WOOD, 0.15), 2);
  pencil(g, rectangle(x, y, wide, tall), 2.4);
  drawn(g, rectangle(x - 36, y + tall + 16, wide + 72, 22, 4), WOOD, 2.4, seed);
  g.save();
  g.globalAlpha = 0.3;
  for (const shift of [0.1, 0.5]) {
    g.fillStyle = '#ffffff';
    g.fill(
      polygon([
        [x + wide * shift, y],
        [x + wide * (shift + 0.12), y],
        [x + wide * (shift - 0.02), y + tall],
        [x + wide * (shift - 0.12), y + tall],
      ]),
    );
  }
  g.restore();
  if (lamp) pendant(g, lamp[0], lamp[1], hour !== 'morning');
};

const alpha3 = (color: string): string => mix(color, '#fbf3e4', 0.45);

export const pendant = (g: SKRSContext2D, x: number, y: number, on: boolean): void => {
  pencil(
    g,
    curve(
      [
        [x, -10],
        [x, y - 44],
      ],
      false,
    ),
    3,
  );
  if (on) bloom(g, x, y + 30, 260, '#ffd88a', 0.75);
  drawn(
    g,
    curve([
      [x - 12, y - 46],
      [x + 12, y - 46],
      [x + 60, y],
      [x + 66, y + 12],
      [x - 66, y + 12],
      [x - 60, y],
    ]),
    '#6f8f86',
    2.4,
  );
  drawn(g, disc(x, y + 16, 22, 14), on ? '#fff3c4' : '#f2ead8', 2);
};

/** The corner out of focus, behind a face seen close: no line, only wet colour. `x` is the middle of its window. */
export const beyond = (g: SKRSContext2D, height: number, hour: Hour, x: number): void => {
  const tones = HOURS[hour];
  sheet(g, height);
  paint(g, rectangle(-20, -20, 840, height + 40), tones.wall, { strength: 0.8, edge: 0, seed: 8 });
  const [left, wide, tall] = [x - 210, 420, height * 0.66];
  const sky = g.createLinearGradient(0, 30, 0, tall);
  sky.addColorStop(0, alpha(tones.high, 0.75));
  sky.addColorStop(1, alpha(tones.low, 0.85));
  g.fillStyle = sky;
  g.fill(rectangle(left, -20, wide, tall, 10));
  for (const [house, rise] of [
    [0.1, 0.3],
    [0.42, 0.44],
    [0.74, 0.34],
  ] as const)
    paint(g, rectangle(left + wide * house, tall - 20 - tall * rise, wide * 0.2, tall * rise, 8), tones.houses, {
      strength: 0.4,
      edge: 0,
    });
  for (const [leaf, up] of [
    [0.06, 0.62],
    [0.2, 0.74],
    [0.92, 0.7],
  ] as const)
    bloom(g, left + wide * leaf, tall * up, 90, tones.leaves, 0.6);
  for (const part of [0, 1 / 3, 2 / 3, 1]) {
    g.fillStyle = alpha(lighten(WOOD, 0.2), 0.75);
    g.fill(rectangle(left + wide * part - 9, -20, 18, tall, 6));
  }
  g.fill(rectangle(left - 40, tall - 26, wide + 80, 30, 8));
  const shelf = x < 400 ? 610 : 30;
  g.fillStyle = alpha(WOOD, 0.5);
  g.fill(rectangle(shelf - 20, height * 0.42, 200, 14, 6));
  for (const [index, color] of [ROSE, HONEY, SKY, LEAF].entries())
    paint(g, rectangle(shelf + index * 42, height * 0.42 - 44, 34, 44, 10), color, { strength: 0.45, edge: 0 });
  bloom(g, x, tall * 0.4, 330, tones.light, 0.6);
};

/** Sun or lamplight falling in a slanted bar. */
export const beam = (g: SKRSContext2D, points: readonly (readonly [number, number])[], color: string, strength = 0.3): void => {
  g.save();
  g.globalCompositeOperation = 'soft-light';
  g.fillStyle = alpha(color, Math.min(1, strength * 2));
  g.fill(polygon(points));
  g.globalCompositeOperation = 'source-over';
  g.fillStyle = alpha(color, strength * 0.5);
  g.fill(polygon(points));
  g.restore();
};

/** The table from the front: everything below `y` is its top, then its edge. */
export const table = (g: SKRSContext2D, height: number, y: number, hour: Hour): void => {
  const color = hour === 'morning' ? lighten(WOOD, 0.22) : hour === 'rain' ? WOOD : darken(WOOD, 0.1);
  drawn(
    g,
    polygon([
      [-30, y],
      [830, y],
      [900, height + 40],
      [-100, height + 40],
    ]),
    color,
    3,
    9,
  );
  for (let plank = 1; plank < 5; plank++)
    pencil(
      g,
      curve(
        [
          [-60, y + (height - y) * (plank / 5) ** 1.3],
          [400, y + (height - y) * (plank / 5) ** 1.3 + 4],
          [860, y + (height - y) * (plank / 5) ** 1.3],
        ],
        false,
      ),
      1.4,
      darken(color, 0.35),
    );
};

/** The corner seen from the pavement: brick, awning, the big window with table two in it. */
export const front = (g: SKRSContext2D, height: number, hour: Hour, ground: number): void => {
  const tones = HOURS[hour];
  sheet(g, height);
  const sky = g.createLinearGradient(0, 0, 0, ground);
  sky.addColorStop(0, alpha(tones.high, 0.15));
  sky.addColorStop(0.3, tones.high);
  sky.addColorStop(1, tones.low);
  g.fillStyle = sky;
  g.fillRect(0, 0, PANEL_WIDTH, ground);
  bloom(g, 640, ground * 0.28, 260, tones.light, 0.8);
  for (const [x, wide, tall, seed] of [
    [-40, 190, 420, 1],
    [640, 220, 520, 2],
  ] as const) {
    drawn(g, rectangle(x, ground - tall, wide, tall), mix(tones.houses, ROSE, 0.2), 2, seed);
    for (let pane = 0; pane < 6; pane++)
      drawn(
        g,
        rectangle(x + 30 + (pane % 2) * 76, ground - tall + 40 + Math.floor(pane / 2) * 110, 44, 62),
        hour === 'evening' || hour === 'night' ? '#ffdf9a' : lighten(tones.houses, 0.5),
        1.6,
      );
  }
  const [left, right, top] = [110, 690, ground - 620];
  drawn(g, rectangle(left, top, right - left, 620), mix('#f3e3cc', tones.wall, 0.5), 2.8, 4);
  for (let brick = 0; brick < 46; brick++) {
    const random = randomFrom(brick + 90);
    pencil(g, rectangle(left + 12 + random() * 540, top + 30 + random() * 560, 40, 16), 1, alpha3(darken(tones.wall, 0.2)));
  }
  drawn(
    g,
    polygon([
      [left - 26, top],
      [right + 26, top],
      [right + 6, top - 46],
      [left - 6, top - 46],
    ]),
    '#b5715a',
    2.6,
  );
  for (const x of [200, 360, 520]) {
    drawn(
      g,
      rectangle(x, top + 60, 84, 118, 6),
      hour === 'morning' || hour === 'rain' ? mix(tones.high, '#ffffff', 0.4) : '#ffdf9a',
      2.2,
    );
    pencil(
      g,
      curve(
        [
          [x + 42, top + 60],
          [x + 42, top + 178],
        ],
        false,
      ),
      2,
    );
    drawn(g, rectangle(x - 8, top + 178, 100, 14), WOOD, 2);
    for (let flower = 0; flower < 7; flower++)
      paint(g, disc(x + 4 + flower * 13, top + 172 - (flower % 2) * 7, 9), [ROSE, HONEY, LEAF][flower % 3] ?? ROSE, {
        strength: 0.85,
      });
  }
  const glass: readonly [number, number, number, number] = [160, ground - 330, 330, 250];
  drawn(g, rectangle(glass[0] - 14, glass[1] - 14, glass[2] + 28, glass[3] + 28, 6), WOOD, 2.6);
  paint(g, rectangle(...glass), hour === 'morning' ? '#fff0cf' : hour === 'rain' ? '#f6e4bd' : '#ffd88f', { strength: 1 });
  if (hour !== 'morning') bloom(g, 325, ground - 200, 300, '#ffd88a', 0.5);
  pencil(g, rectangle(...glass), 2);
  drawn(g, rectangle(210, ground - 150, 230, 14, 4), darken(WOOD, 0.1), 2);
  pencil(
    g,
    curve(
      [
        [325, ground - 136],
        [325, ground - 84],
      ],
      false,
    ),
    6,
    darken(WOOD, 0.3),
  );
  drawn(g, rectangle(306, ground - 178, 38, 28, 4), '#c9744f', 1.8);
  drawn(
    g,
    limb([
      [325, ground - 180, 13],
      [325, ground - 214, 12],
    ]),
    LEAF,
    1.8,
  );
  drawn(g, rectangle(240, ground - 170, 30, 20, 5), '#fdf8ee', 1.6);
  for (let stripe = 0; stripe < 9; stripe++) {
    const x = 136 + stripe * 44;
    drawn(
      g,
      curve([
        [x, ground - 420],
        [x + 44, ground - 420],
        [x + 46, ground - 352],
        [x + 22, ground - 338],
        [x - 2, ground - 352],
      ]),
      stripe % 2 ? '#fdf6e8' : ROSE,
      2,
    );
  }
  drawn(g, rectangle(530, ground - 300, 120, 300, 4), '#5f8278', 2.6);
  paint(g, rectangle(550, ground - 276, 80, 150, 4), hour === 'morning' ? '#fff2d6' : '#ffdd9a', { strength: 1 });
  pencil(g, rectangle(550, ground - 276, 80, 150, 4), 2);
  drawn(g, disc(546, ground - 100, 7), HONEY, 1.8);
  drawn(
    g,
    polygon([
      [-20, ground],
      [820, ground],
      [820, height + 20],
      [-20, height + 20],
    ]),
    hour === 'rain' ? '#b9bcb8' : '#e2cfae',
    2.6,
    6,
  );
  for (let slab = 1; slab < 4; slab++)
    pencil(
      g,
      curve(
        [
          [-20, ground + (height - ground) * (slab / 4) ** 1.3],
          [820, ground + (height - ground) * (slab / 4) ** 1.3 + 3],
        ],
        false,
      ),
      1.2,
      darken(tones.houses, 0.3),
    );
  pencil(
    g,
    curve(
      [
        [64, ground + 20],
        [70, ground - 180],
        [58, ground - 330],
      ],
      false,
    ),
    15,
    '#8a6650',
  );
  foliage(g, 60, ground - 420, 130, tones.leaves, 77);
};

/** Behind the counter: machine, cups, cake under glass. */
export const counter = (g: SKRSContext2D, height: number, y: number, hour: Hour): void => {
  const tones = HOURS[hour];
  sheet(g, height);
  paint(g, rectangle(-20, -20, 840, height + 40), mix(tones.wall, '#dfe6d2', 0.4), { strength: 0.9, seed: 3, edge: 0 });
  for (const row of [0.3, 0.58]) {
    drawn(g, rectangle(30, y * row, 740, 12, 3), WOOD, 2.2);
    for (let cup = 0; cup < 11; cup++) {
      const [cx, tall] = [60 + cup * 66, 34 + ((cup * 37) % 30)];
      drawn(
        g,
        curve([
          [cx, y * row],
          [cx - 3, y * row - tall],
          [cx + 40, y * row - tall],
          [cx + 36, y * row],
        ]),
        ['#fdf6e8', ROSE, '#9fb8c4', HONEY, LEAF][(cup + (row > 0.4 ? 2 : 0)) % 5] ?? ROSE,
        2,
        cup,
      );
    }
  }
  drawn(
    g,
    polygon([
      [-20, y],
      [820, y],
      [820, height + 20],
      [-20, height + 20],
    ]),
    '#8aa191',
    3,
    8,
  );
  drawn(g, rectangle(-20, y - 12, 840, 32, 6), lighten(WOOD, 0.1), 2.6);
  for (let panel = 0; panel < 5; panel++)
    pencil(g, rectangle(16 + panel * 160, y + 50, 130, height - y - 80, 4), 1.6, darken('#8aa191', 0.3));
};

/** The kitchen of the night school: white tiles, a steel bench, one stubborn oven. */
export const kitchen = (g: SKRSContext2D, height: number, bench: number): void => {
  sheet(g, height);
  paint(g, rectangle(-20, -20, 840, height + 40), '#dfe8ea', { strength: 0.9, seed: 6, edge: 0 });
  for (let row = 0; row < bench / 60; row++)
    for (let column = 0; column < 14; column++)
      pencil(g, rectangle(column * 62 - (row % 2) * 31, row * 60, 60, 58, 3), 0.9, '#b9c6c8');
  for (const x of [420, 520, 610, 700]) {
    pencil(
      g,
      curve(
        [
          [x, 60],
          [x, 120],
        ],
        false,
      ),
      3,
    );
    drawn(g, x % 100 === 20 ? disc(x, 150, 28, 34) : rectangle(x - 20, 120, 40, 66, 8), '#c9d0d2', 2.2);
  }
  pencil(
    g,
    curve(
      [
        [360, 60],
        [780, 60],
      ],
      false,
    ),
    5,
    '#8a8f92',
  );
  drawn(
    g,
    polygon([
      [-20, bench],
      [820, bench],
      [820, height + 20],
      [-20, height + 20],
    ]),
    '#c2ccd0',
    3,
    8,
  );
  drawn(g, rectangle(-20, bench - 10, 840, 26, 4), '#dfe5e6', 2.4);
};

export { disc, rectangle };
