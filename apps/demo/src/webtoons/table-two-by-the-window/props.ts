import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, darken, lighten, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { curve, limb, polygon } from '../kit/outlines.ts';
import { disc, rectangle } from './cafe.ts';
import { bloom, drawn, HONEY, LEAF, paint, pencil, PENCIL, ROSE } from './paper.ts';

const placed = (g: SKRSContext2D, x: number, y: number, size: number, draw: () => void, turn = 0): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(size, size);
  draw();
  g.restore();
};

/** The cactus of table two, standing on (x, y): one arm up, as if it waved. `bud` 0 none, 1 about to open, 2 in flower. */
export const cactus = (g: SKRSContext2D, x: number, y: number, size: number, bud = 0, shade = true): void =>
  placed(g, x, y, size, () => {
    if (shade) bloom(g, 0.1, 0, 0.9, PENCIL, 0.3, 0.16);
    const body = limb([
      [-0.02, -0.75, 0.3],
      [0.02, -1.4, 0.31],
      [0, -1.92, 0.25],
    ]);
    const left = limb([
      [-0.2, -1.2, 0.15],
      [-0.58, -1.26, 0.15],
      [-0.62, -1.72, 0.14],
    ]);
    const right = limb([
      [0.2, -1.06, 0.13],
      [0.52, -1.02, 0.13],
      [0.54, -1.24, 0.12],
    ]);
    for (const form of [left, right, body]) {
      pencil(g, form, 5.2);
      paint(g, form, LEAF, { strength: 1, edge: 0, seed: 3 });
    }
    for (const rib of [-0.14, 0, 0.14])
      pencil(
        g,
        curve(
          [
            [rib, -0.8],
            [rib * 1.1, -1.4],
            [rib * 0.7, -2.04],
          ],
          false,
        ),
        1.4,
        darken(LEAF, 0.4),
      );
    for (const [sx, sy] of [
      [-0.2, -1.6],
      [0.2, -1.5],
      [-0.05, -1.75],
      [0.08, -1.2],
      [-0.16, -1.06],
      [-0.62, -1.5],
      [0.54, -1.1],
    ] as const)
      for (const turn of [-0.5, 0, 0.5])
        pencil(
          g,
          curve(
            [
              [sx, sy],
              [sx + Math.sin(turn) * 0.08, sy - Math.cos(turn) * 0.08],
            ],
            false,
          ),
          1.3,
          '#fff6dc',
        );
    if (bud === 1) {
      drawn(
        g,
        curve([
          [-0.1, -2.14],
          [-0.12, -2.28],
          [0, -2.46],
          [0.12, -2.28],
          [0.1, -2.14],
        ]),
        ROSE,
        2,
      );
      drawn(
        g,
        curve([
          [-0.12, -2.12],
          [-0.06, -2.24],
          [0, -2.16],
          [0.06, -2.24],
          [0.12, -2.12],
        ]),
        darken(LEAF, 0.1),
        1.6,
      );
    }
    if (bud === 2) {
      for (const turn of [-1.25, -0.75, -0.3, 0.3, 0.75, 1.25])
        drawn(
          g,
          curve([
            [0, -2.1],
            [Math.sin(turn - 0.22) * 0.34, -2.1 - Math.cos(turn - 0.22) * 0.34],
            [Math.sin(turn) * 0.5, -2.1 - Math.cos(turn) * 0.5],
            [Math.sin(turn + 0.22) * 0.34, -2.1 - Math.cos(turn + 0.22) * 0.34],
          ]),
          turn * turn < 0.6 ? lighten(ROSE, 0.3) : ROSE,
          1.8,
        );
      for (let stamen = -2; stamen <= 2; stamen++)
        drawn(g, disc(stamen * 0.05, -2.24 - 0.03 * (2 - Math.abs(stamen)), 0.03), HONEY, 1.2);
    }
    drawn(
      g,
      polygon([
        [-0.5, -0.72],
        [0.5, -0.72],
        [0.38, 0],
        [-0.38, 0],
      ]),
      '#cf7d58',
      2.4,
    );
    drawn(g, rectangle(-0.56, -0.86, 1.12, 0.2, 0.05), '#d98a63', 2.4);
  });

/** What the lamp makes of the cactus on the wall: somebody waving. */
export const cactusShadow = (g: SKRSContext2D, x: number, y: number, size: number): void =>
  placed(g, x, y, size, () => {
    const form = limb([
      [0, 0, 0.34],
      [0.02, -1.3, 0.36],
      [0, -1.9, 0.3],
    ]);
    form.addPath(
      limb([
        [-0.2, -1.1, 0.17],
        [-0.66, -1.16, 0.17],
        [-0.74, -1.8, 0.15],
      ]),
    );
    form.addPath(
      limb([
        [0.2, -0.96, 0.15],
        [0.6, -0.9, 0.15],
        [0.62, -1.2, 0.13],
      ]),
    );
    form.addPath(disc(0, -2.1, 0.34));
    g.fillStyle = alpha('#6a4a58', 0.42);
    g.fill(form);
  });

export const sugar = (g: SKRSContext2D, x: number, y: number, size: number): void =>
  placed(g, x, y, size, () => {
    bloom(g, 0.06, 0, 0.7, PENCIL, 0.28, 0.12);
    pencil(
      g,
      curve(
        [
          [0.3, -0.86],
          [0.62, -1.2],
        ],
        false,
      ),
      4.4,
      '#9a958c',
    );
    drawn(
      g,
      curve([
        [-0.3, 0],
        [-0.56, -0.3],
        [-0.52, -0.72],
        [0, -0.8],
        [0.52, -0.72],
        [0.56, -0.3],
        [0.3, 0],
      ]),
      '#fdfaf2',
      2.6,
    );
    drawn(
      g,
      curve([
        [-0.55, -0.36],
        [0, -0.28],
        [0.55, -0.36],
        [0.55, -0.5],
        [0, -0.42],
        [-0.55, -0.5],
      ]),
      '#7f9fc4',
      1.6,
    );
    drawn(
      g,
      curve([
        [-0.5, -0.74],
        [-0.3, -0.94],
        [0, -1],
        [0.3, -0.94],
        [0.5, -0.74],
        [0, -0.68],
      ]),
      '#fdfaf2',
      2.4,
    );
    drawn(g, disc(0, -1.06, 0.1), '#7f9fc4', 2);
  });

export const cup = (g: SKRSContext2D, x: number, y: number, size: number, color: string, steam = true): void =>
  placed(g, x, y, size, () => {
    bloom(g, 0.04, 0.02, 0.8, PENCIL, 0.26, 0.12);
    drawn(g, disc(0, 0, 0.72, 0.12), lighten(color, 0.4), 2.2);
    pencil(
      g,
      curve(
        [
          [0.42, -0.62],
          [0.74, -0.58],
          [0.68, -0.24],
          [0.36, -0.2],
        ],
        false,
      ),
      5,
    );
    drawn(
      g,
      curve([
        [-0.3, -0.02],
        [-0.46, -0.34],
        [-0.5, -0.78],
        [0.5, -0.78],
        [0.46, -0.34],
        [0.3, -0.02],
      ]),
      color,
      2.6,
    );
    drawn(g, disc(0, -0.78, 0.5, 0.1), '#6a4434', 2);
    if (!steam) return;
    for (const [sx, tall] of [
      [-0.18, 0.6],
      [0.08, 0.8],
      [0.28, 0.5],
    ] as const)
      pencil(
        g,
        curve(
          [
            [sx, -0.94],
            [sx - 0.1, -0.94 - tall * 0.4],
            [sx + 0.08, -0.94 - tall * 0.7],
            [sx - 0.04, -0.94 - tall],
          ],
          false,
        ),
        2,
        '#d8cbb8',
      );
  });

/** A paper napkin; the words on it are set by the reader. */
export const napkin = (
  g: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  turn = 0,
  color = '#fffdf6',
): void =>
  placed(
    g,
    x,
    y,
    1,
    () => {
      bloom(g, 6, 12, width * 0.62, PENCIL, 0.28, height * 0.6);
      const [w, h] = [width / 2, height / 2];
      drawn(
        g,
        polygon([
          [-w, -h],
          [w, -h],
          [w, h - 44],
          [w - 44, h],
          [-w, h],
        ]),
        color,
        2.6,
      );
      drawn(
        g,
        polygon([
          [w, h - 44],
          [w - 44, h],
          [w - 40, h - 40],
        ]),
        darken(color, 0.1),
        2,
      );
      for (const inset of [16, 24])
        pencil(g, rectangle(-w + inset, -h + inset, width - inset * 2, height - inset * 2, 6), 1, mix(color, ROSE, 0.5));
    },
    turn,
  );

export const laptop = (g: SKRSContext2D, x: number, y: number, size: number): void =>
  placed(g, x, y, size, () => {
    drawn(
      g,
      polygon([
        [-1, 0],
        [-0.86, -1.2],
        [0.86, -1.2],
        [1, 0],
      ]),
      '#8a94a0',
      2.6,
    );
    drawn(
      g,
      polygon([
        [-1.16, 0.1],
        [-1, -0.02],
        [1, -0.02],
        [1.16, 0.1],
      ]),
      '#b9c1c8',
      2.4,
    );
    paint(g, disc(0, -0.6, 0.1), '#dfe5e8', { strength: 1 });
  });

export const manuals = (g: SKRSContext2D, x: number, y: number, size: number, count: number, seed: number): void => {
  const random = randomFrom(seed);
  for (let book = 0; book < count; book++) {
    const [wide, shift] = [size * (0.9 + 0.3 * random()), (random() - 0.5) * size * 0.24];
    const top = y - (book + 1) * size * 0.2;
    drawn(
      g,
      rectangle(x - wide / 2 + shift, top, wide, size * 0.19, 3),
      ['#9fb8c4', '#e6dcc6', ROSE, '#b5c2a0', HONEY][book % 5] ?? ROSE,
      2.2,
      book,
    );
    pencil(
      g,
      curve(
        [
          [x - wide / 2 + shift + 10, top + size * 0.1],
          [x + wide / 2 + shift - 16, top + size * 0.1],
        ],
        false,
      ),
      1.4,
    );
  }
};

export const madeleine = (g: SKRSContext2D, x: number, y: number, size: number, burnt = false, turn = 0): void =>
  placed(
    g,
    x,
    y,
    size,
    () => {
      const color = burnt ? '#4a3a36' : '#e8b566';
      drawn(
        g,
        curve([
          [0, 0.62],
          [-0.34, 0.4],
          [-0.56, -0.1],
          [-0.4, -0.5],
          [0, -0.64],
          [0.4, -0.5],
          [0.56, -0.1],
          [0.34, 0.4],
        ]),
        color,
        2.4,
      );
      for (const rib of [-0.34, -0.17, 0, 0.17, 0.34])
        pencil(
          g,
          curve(
            [
              [rib * 0.2, 0.54],
              [rib * 0.9, 0],
              [rib, -0.44],
            ],
            false,
          ),
          1.8,
          darken(color, 0.35),
        );
    },
    turn,
  );

export const pastryBox = (g: SKRSContext2D, x: number, y: number, size: number, open = false): void =>
  placed(g, x, y, size, () => {
    bloom(g, 0.1, 0.04, 1.3, PENCIL, 0.28, 0.16);
    if (open)
      drawn(
        g,
        polygon([
          [-0.9, -0.7],
          [-0.7, -1.5],
          [0.7, -1.5],
          [0.9, -0.7],
        ]),
        '#fbeee0',
        2.4,
      );
    drawn(
      g,
      polygon([
        [-0.9, -0.7],
        [0.9, -0.7],
        [0.96, 0],
        [-0.96, 0],
      ]),
      '#fdf3e6',
      2.6,
    );
    if (open)
      drawn(
        g,
        polygon([
          [-0.9, -0.7],
          [0.9, -0.7],
          [0.8, -0.56],
          [-0.8, -0.56],
        ]),
        '#d9c3a4',
        2,
      );
    drawn(g, rectangle(-0.1, -0.7, 0.2, 0.7), ROSE, 1.8);
    if (!open)
      for (const side of [-1, 1])
        drawn(
          g,
          curve([
            [0, -0.72],
            [side * 0.36, -1],
            [side * 0.44, -0.78],
          ]),
          ROSE,
          2,
        );
  });

export const umbrella = (g: SKRSContext2D, x: number, y: number, size: number, color: string, turn = 0): void =>
  placed(
    g,
    x,
    y,
    size,
    () => {
      pencil(
        g,
        curve(
          [
            [0, 0.3],
            [0, -2.6],
          ],
          false,
        ),
        5,
        '#7a5a48',
      );
      drawn(
        g,
        new Path2D(
          'M-2.3 -2C-2 -3.4 -0.9 -3.8 0 -3.8C0.9 -3.8 2 -3.4 2.3 -2Q1.85 -2.4 1.4 -2.05Q.7 -2.5 0 -2.05Q-.7 -2.5 -1.4 -2.05Q-1.85 -2.4 -2.3 -2Z',
        ),
        color,
        2.8,
      );
      for (const rib of [-1.4, 0, 1.4])
        pencil(
          g,
          curve(
            [
              [0, -3.78],
              [rib * 0.8, -3],
              [rib, -2.06],
            ],
            false,
          ),
          1.8,
          darken(color, 0.35),
        );
    },
    turn,
  );

/** The oven of the night school. */
export const oven = (g: SKRSContext2D, x: number, y: number, size: number, glowing: boolean): void =>
  placed(g, x, y, size, () => {
    drawn(g, rectangle(-1, -1.9, 2, 1.9, 0.08), '#b9c4c6', 2.8);
    drawn(g, rectangle(-0.82, -1.3, 1.64, 1.1, 0.06), glowing ? '#f2a652' : '#4d4a50', 2.4);
    if (glowing) bloom(g, 0, -0.75, 1, '#ffd27a', 0.7);
    for (const row of [-0.95, -0.6])
      pencil(
        g,
        curve(
          [
            [-0.78, row],
            [0.78, row],
          ],
          false,
        ),
        2,
      );
    drawn(g, rectangle(-0.7, -1.42, 1.4, 0.09, 0.04), '#e6ebec', 2);
    for (const knob of [-0.6, -0.2]) drawn(g, disc(knob, -1.64, 0.13), '#e9e4da', 2);
    drawn(g, rectangle(0.2, -1.76, 0.6, 0.24, 0.04), '#3f4448', 2);
    paint(g, disc(0.7, -1.64, 0.05), glowing ? '#7fd08a' : '#e0554f', { strength: 1, edge: 0 });
  });

/** Smoke, or the smell of something good. */
export const curls = (g: SKRSContext2D, x: number, y: number, size: number, color: string, seed: number): void => {
  const random = randomFrom(seed);
  for (let curl = 0; curl < 7; curl++) {
    const [cx, cy] = [x + (random() - 0.5) * size, y - random() * size * 0.3];
    bloom(g, cx, cy - size * 0.5, size * 0.36, color, 0.5);
    pencil(
      g,
      curve(
        [
          [cx, cy],
          [cx - 18, cy - size * 0.24],
          [cx + 14, cy - size * 0.46],
          [cx - 10, cy - size * 0.7],
        ],
        false,
      ),
      2.4,
      darken(color, 0.2),
    );
  }
};
