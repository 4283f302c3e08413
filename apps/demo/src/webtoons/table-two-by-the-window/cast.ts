import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, darken, lighten, mix } from '../../artwork/kit/colour.ts';
import type { Point } from '../../artwork/kit/scene.ts';
import { curve, handOutlines, limb, polygon, type HandShape } from '../kit/outlines.ts';
import { bloom, drawn, paint, pencil, PENCIL, pixels, ROSE } from './paper.ts';

interface Mood {
  brow: number;
  /** Brows fall to the nose where positive. */
  frown: number;
  /** 0 shut, 1 open, above that wide. */
  lids: number;
  /** Eyes shut upwards, as in laughing. */
  laugh?: true;
  mouth: 'set' | 'smile' | 'grin' | 'pout' | 'round' | 'wobble' | 'talk';
  blush: number;
  tear?: true;
}

const MOODS = {
  calm: { brow: 0, frown: 0, lids: 0.9, mouth: 'set', blush: 0.25 },
  content: { brow: 0.03, frown: -0.05, lids: 0.85, mouth: 'smile', blush: 0.35 },
  happy: { brow: 0.07, frown: -0.06, lids: 0, laugh: true, mouth: 'grin', blush: 0.6 },
  cross: { brow: -0.06, frown: 0.26, lids: 0.72, mouth: 'pout', blush: 0.4 },
  startled: { brow: 0.14, frown: -0.06, lids: 1.2, mouth: 'round', blush: 0.4 },
  shy: { brow: 0.05, frown: -0.16, lids: 0.7, mouth: 'wobble', blush: 1 },
  smug: { brow: 0.06, frown: 0.08, lids: 0.55, mouth: 'smile', blush: 0.35 },
  sleepy: { brow: 0.05, frown: -0.04, lids: 0.42, mouth: 'set', blush: 0.25 },
  sad: { brow: 0.04, frown: -0.28, lids: 0.66, mouth: 'wobble', blush: 0.4, tear: true },
  worried: { brow: 0.06, frown: -0.24, lids: 0.85, mouth: 'wobble', blush: 0.25 },
  moved: { brow: 0.08, frown: -0.2, lids: 0.95, mouth: 'smile', blush: 0.8, tear: true },
  thinking: { brow: 0.05, frown: 0.1, lids: 0.75, mouth: 'set', blush: 0.25 },
  talking: { brow: 0.04, frown: -0.03, lids: 0.9, mouth: 'talk', blush: 0.35 },
} as const satisfies Record<string, Mood>;
export type MoodName = keyof typeof MOODS;

type Part = (g: SKRSContext2D, turn: number) => void;

export interface Person {
  skin: string;
  hair: string;
  cloth: string;
  under: string;
  legs: string;
  shoulders: number;
  jaw: number;
  lashes: boolean;
  behind: Part;
  front: Part;
  extras?: Part;
  collar: Part;
  napeHair: Part;
}

const HAIR_SEED = 4;
const hairForm = (g: SKRSContext2D, color: string, points: readonly Point[]): void =>
  drawn(g, curve(points), color, 2.2, HAIR_SEED);
const strands = (g: SKRSContext2D, color: string, ...lines: readonly (readonly Point[])[]): void => {
  for (const points of lines) pencil(g, curve(points, false), 1.5, darken(color, 0.4));
};

const DOYUN_HAIR = '#4a3f45';
const BOMI_HAIR = '#a8683f';

/** Mornings. Translates instruction manuals and follows them. */
export const DOYUN: Person = {
  skin: '#f6d8c0',
  hair: DOYUN_HAIR,
  cloth: '#5f7ba6',
  under: '#fdfaf2',
  legs: '#8a8072',
  shoulders: 1.75,
  jaw: 1.03,
  lashes: false,
  behind: (g, t) =>
    hairForm(g, DOYUN_HAIR, [
      [-0.9, -0.4],
      [-0.6, -1.02],
      [0.3, -1.12],
      [0.86, -0.5],
      [0.7 - 0.2 * t, 0.1],
      [0, 0.3],
      [-0.78, 0.42],
      [-0.92, 0.1],
    ]),
  front: (g, t) => {
    hairForm(g, DOYUN_HAIR, [
      [-0.84, 0.06],
      [-0.99, -0.44],
      [-0.74, -1.06],
      [-0.16, -1.3],
      [0.5, -1.18],
      [0.9 - 0.04 * t, -0.62],
      [0.83 - 0.1 * t, -0.08],
      [0.72 - 0.06 * t, -0.38],
      [0.5 + 0.12 * t, -0.64],
      [0.16 + 0.16 * t, -0.46],
      [-0.16 + 0.16 * t, -0.34],
      [-0.34 + 0.16 * t, -0.62],
      [-0.56 + 0.12 * t, -0.36],
      [-0.68 + 0.1 * t, -0.06],
    ]);
    strands(
      g,
      DOYUN_HAIR,
      [
        [-0.4 + 0.1 * t, -1.1],
        [-0.1 + 0.14 * t, -0.8],
        [0.1 + 0.16 * t, -0.5],
      ],
      [
        [0.2, -1.14],
        [0.5 + 0.06 * t, -0.9],
        [0.64, -0.6],
      ],
      [
        [-0.7, -0.9],
        [-0.74, -0.5],
      ],
    );
  },
  extras: (g, t) => {
    for (const side of [-1, 1]) {
      const x = 0.32 * t + side * (0.39 - 0.05 * t);
      const lens = new Path2D();
      lens.ellipse(x, 0.16, 0.27 * (side > 0 ? 1 - 0.16 * t : 1), 0.25, 0, 0, Math.PI * 2);
      paint(g, lens, '#ffffff', { strength: 0.05, edge: 0 });
      pencil(g, lens, 3, '#3a3034');
    }
    pencil(
      g,
      curve(
        [
          [0.32 * t - 0.11, 0.12],
          [0.32 * t, 0.08],
          [0.32 * t + 0.1, 0.12],
        ],
        false,
      ),
      3,
      '#3a3034',
    );
    pencil(
      g,
      curve(
        [
          [0.32 * t - 0.66 + 0.05 * t, 0.12],
          [-0.76 + 0.26 * t, 0.08],
        ],
        false,
      ),
      2.6,
      '#3a3034',
    );
  },
  collar: (g) => {
    drawn(
      g,
      polygon([
        [-0.5, -0.1],
        [0.5, -0.1],
        [0.3, 3],
        [0, 4.2],
        [-0.3, 3],
      ]),
      '#fdfaf2',
      2,
    );
    for (const side of [-1, 1])
      drawn(
        g,
        polygon([
          [side * 0.44, -0.26],
          [side * 0.8, 0.2],
          [side * 0.34, 0.86],
          [0, 0.3],
        ]),
        '#ffffff',
        2,
      );
    for (const y of [1.2, 2, 2.8]) {
      const button = new Path2D();
      button.arc(0, y, 0.06, 0, 6.3);
      pencil(g, button, 1.6);
    }
  },
  napeHair: (g) =>
    hairForm(g, DOYUN_HAIR, [
      [0, -1.28],
      [0.6, -1.08],
      [0.92, -0.44],
      [0.84, 0.14],
      [0.5, 0.62],
      [0, 0.7],
      [-0.5, 0.62],
      [-0.84, 0.14],
      [-0.92, -0.44],
      [-0.6, -1.08],
    ]),
};

/** Evenings. Learns to bake at night school and leaves flour on everything. */
export const BOMI: Person = {
  skin: '#f9dcc6',
  hair: BOMI_HAIR,
  cloth: '#e0a648',
  under: '#f4efe2',
  legs: '#7d95ae',
  shoulders: 1.5,
  jaw: 0.98,
  lashes: true,
  behind: (g, t) => {
    const bun = curve([
      [-0.62, -1.62],
      [-0.1, -1.86],
      [0.34, -1.6],
      [0.36, -1.16],
      [-0.1, -0.98],
      [-0.6, -1.14],
    ]);
    drawn(g, bun, BOMI_HAIR, 2.2, HAIR_SEED);
    strands(
      g,
      BOMI_HAIR,
      [
        [-0.46, -1.5],
        [-0.1, -1.64],
        [0.18, -1.44],
      ],
      [
        [-0.3, -1.2],
        [0, -1.3],
        [0.2, -1.18],
      ],
    );
    hairForm(g, BOMI_HAIR, [
      [-0.92, -0.4],
      [-0.6, -1.04],
      [0.36, -1.1],
      [0.88, -0.5],
      [0.84 - 0.2 * t, 0.26],
      [0.6, 0.5],
      [-0.6, 0.56],
      [-0.98, 0.3],
    ]);
  },
  front: (g, t) => {
    hairForm(g, BOMI_HAIR, [
      [-0.84, 0.2],
      [-0.98 - 0.02 * t, -0.4],
      [-0.72, -1.02],
      [-0.1, -1.24],
      [0.54, -1.1],
      [0.91 - 0.05 * t, -0.52],
      [0.86 - 0.1 * t, 0.2],
      [0.76 - 0.08 * t, -0.2],
      [0.56 + 0.1 * t, -0.54],
      [0.24 + 0.18 * t, -0.66],
      [0.02 + 0.2 * t, -0.56],
      [-0.3 + 0.18 * t, -0.38],
      [-0.56 + 0.14 * t, -0.32],
      [-0.72 + 0.08 * t, 0.04],
    ]);
    for (const lock of [
      [
        [-0.84, 0.1],
        [-0.98, 0.4],
        [-0.84, 0.66],
        [-0.96, 0.86],
        [-0.86, 0.92],
        [-0.74, 0.66],
        [-0.84, 0.42],
        [-0.72, 0.16],
      ],
      [
        [0.84 - 0.12 * t, 0.12],
        [0.94 - 0.12 * t, 0.4],
        [0.82 - 0.12 * t, 0.66],
        [0.92 - 0.12 * t, 0.84],
        [0.76 - 0.12 * t, 0.7],
        [0.8 - 0.12 * t, 0.4],
        [0.74 - 0.1 * t, 0.16],
      ],
    ] as const)
      drawn(g, curve(lock), BOMI_HAIR, 2, HAIR_SEED);
    const scarf = curve([
      [-0.95, -0.34],
      [-0.74, -0.82],
      [0.02, -1.04],
      [0.72, -0.86],
      [0.9 - 0.04 * t, -0.42],
      [0.62, -0.64],
      [0.04 + 0.06 * t, -0.8],
      [-0.62, -0.58],
    ]);
    drawn(g, scarf, '#d9656b', 2.2);
    for (const [x, y] of [
      [-0.66, -0.66],
      [-0.32, -0.82],
      [0.08, -0.92],
      [0.46, -0.82],
      [0.74, -0.62],
    ] as const) {
      const dot = new Path2D();
      dot.arc(x, y, 0.05, 0, 6.3);
      g.fillStyle = '#fff6ea';
      g.fill(dot);
    }
    drawn(
      g,
      curve([
        [0.8, -0.72],
        [1.06, -1],
        [1.2, -0.82],
        [0.92, -0.6],
      ]),
      '#d9656b',
      2,
    );
    drawn(
      g,
      curve([
        [0.84, -0.62],
        [1.2, -0.56],
        [1.16, -0.36],
        [0.86, -0.5],
      ]),
      '#d9656b',
      2,
    );
  },
  extras: (g, t) => {
    for (const [x, y] of [
      [-0.32, 0.44],
      [-0.22, 0.4],
      [-0.26, 0.5],
      [0.24, 0.42],
      [0.32, 0.47],
    ] as const) {
      const freckle = new Path2D();
      freckle.arc(x + 0.32 * t, y, 0.022, 0, 6.3);
      g.fillStyle = alpha('#b5713f', 0.6);
      g.fill(freckle);
    }
  },
  collar: (g) => {
    drawn(
      g,
      curve([
        [-0.66, -0.02],
        [0, 0.34],
        [0.66, -0.02],
        [0.9, 0.5],
        [0.8, 1.5],
        [0, 1.6],
        [-0.8, 1.5],
        [-0.9, 0.5],
      ]),
      '#f4efe2',
      2,
    );
    for (const y of [0.55, 0.85, 1.15])
      pencil(
        g,
        curve(
          [
            [-0.8, y],
            [0, y + 0.12],
            [0.8, y],
          ],
          false,
        ),
        3.4,
        '#7f9fb8',
      );
    drawn(
      g,
      polygon([
        [-0.85, 1.35],
        [0.85, 1.35],
        [0.98, 3.4],
        [-0.98, 3.4],
      ]),
      '#e0a648',
      2.2,
    );
    for (const side of [-1, 1]) {
      drawn(
        g,
        polygon([
          [side * 0.58, 1.55],
          [side * 0.76, 0.3],
          [side * 0.64, 0],
          [side * 0.9, 0.06],
          [side * 1.04, 0.32],
          [side * 0.86, 1.55],
        ]),
        '#e0a648',
        2,
      );
      const button = new Path2D();
      button.arc(side * 0.72, 1.56, 0.12, 0, 6.3);
      drawn(g, button, '#fff3da', 1.8);
    }
    drawn(
      g,
      polygon([
        [-0.45, 2],
        [0.45, 2],
        [0.42, 2.8],
        [-0.42, 2.8],
      ]),
      '#d39a3e',
      1.8,
    );
  },
  napeHair: (g) => {
    hairForm(g, BOMI_HAIR, [
      [0, -1.24],
      [0.6, -1.06],
      [0.94, -0.44],
      [0.88, 0.2],
      [0.5, 0.56],
      [0, 0.6],
      [-0.5, 0.56],
      [-0.88, 0.2],
      [-0.94, -0.44],
      [-0.6, -1.06],
    ]);
    drawn(
      g,
      curve([
        [-0.5, -1.58],
        [0, -1.8],
        [0.5, -1.58],
        [0.46, -1.02],
        [0, -0.9],
        [-0.46, -1.02],
      ]),
      BOMI_HAIR,
      2.2,
      HAIR_SEED,
    );
    drawn(
      g,
      curve([
        [-0.93, -0.4],
        [-0.6, -0.62],
        [0, -0.7],
        [0.6, -0.62],
        [0.93, -0.4],
        [0.9, -0.16],
        [0, -0.42],
        [-0.9, -0.16],
      ]),
      '#d9656b',
      2.2,
    );
  },
};

/** Owns the café and says less than he knows. */
export const GU: Person = {
  skin: '#efc9a8',
  hair: '#d8d2ca',
  cloth: '#f1e6d0',
  under: '#6f8f6a',
  legs: '#6a5a50',
  shoulders: 1.9,
  jaw: 1.1,
  lashes: false,
  behind: () => {},
  front: (g, t) => {
    for (const points of [
      [
        [-0.88, 0.2],
        [-0.98, -0.3],
        [-0.82, -0.66],
        [-0.66, -0.4],
        [-0.7, 0.06],
      ],
      [
        [0.84 - 0.1 * t, 0.16],
        [0.94 - 0.06 * t, -0.3],
        [0.8, -0.66],
        [0.7, -0.4],
        [0.74 - 0.08 * t, 0.04],
      ],
    ] as const)
      hairForm(g, '#d8d2ca', points);
    drawn(
      g,
      curve([
        [-0.98, -0.5],
        [-1.06, -0.86],
        [-0.6, -1.34],
        [0.2, -1.4],
        [0.86, -1.1],
        [0.98, -0.66],
        [0.5, -0.62],
        [0, -0.7],
        [-0.5, -0.6],
      ]),
      '#8a5a4a',
      2.4,
    );
    pencil(
      g,
      curve(
        [
          [0.06, -1.38],
          [0.1, -1.52],
        ],
        false,
      ),
      4,
    );
    strands(g, '#8a5a4a', [
      [-0.8, -0.8],
      [-0.2, -0.96],
      [0.5, -0.9],
    ]);
  },
  extras: (g, t) => {
    drawn(
      g,
      curve([
        [0.32 * t - 0.4, 0.64],
        [0.32 * t - 0.16, 0.46],
        [0.32 * t, 0.52],
        [0.32 * t + 0.16, 0.46],
        [0.32 * t + 0.38, 0.64],
        [0.32 * t + 0.1, 0.63],
        [0.32 * t, 0.6],
        [0.32 * t - 0.1, 0.63],
      ]),
      '#e6e0d8',
      2,
    );
    for (const side of [-1, 1])
      pencil(
        g,
        curve(
          [
            [0.32 * t + side * 0.66, 0.1],
            [0.32 * t + side * 0.74, 0.16],
          ],
          false,
        ),
        1.6,
      );
  },
  collar: (g) => {
    for (const side of [-1, 1])
      drawn(
        g,
        polygon([
          [side * 0.46, -0.26],
          [side * 0.84, 0.2],
          [side * 0.36, 0.8],
          [0, 0.3],
        ]),
        '#fbf4e4',
        2,
      );
    drawn(
      g,
      polygon([
        [-0.9, 1.5],
        [0.9, 1.5],
        [1.3, 6.2],
        [-1.3, 6.2],
      ]),
      '#6f8f6a',
      2.4,
    );
    for (const side of [-1, 1])
      drawn(
        g,
        polygon([
          [side * 0.72, 1.6],
          [side * 0.64, 0.5],
          [side * 0.42, -0.1],
          [side * 0.6, -0.14],
          [side * 0.84, 0.5],
          [side * 0.9, 1.6],
        ]),
        '#6f8f6a',
        2,
      );
  },
  napeHair: (g) =>
    hairForm(g, '#d8d2ca', [
      [0, -0.6],
      [0.8, -0.5],
      [0.84, 0.14],
      [0.5, 0.5],
      [0, 0.56],
      [-0.5, 0.5],
      [-0.84, 0.14],
      [-0.8, -0.5],
    ]),
};

const face = (turn: number, jaw: number): Path2D =>
  curve([
    [0.05 * turn, -1.08],
    [0.56, -0.9],
    [0.83 - 0.06 * turn, -0.4],
    [0.8 - 0.1 * turn, 0.06],
    [0.8 - 0.02 * turn, 0.42],
    [(0.58 + 0.08 * turn) * jaw, 0.78],
    [0.2 * jaw + 0.3 * turn, 0.97],
    [-0.16 * jaw + 0.28 * turn, 0.97],
    [(-0.56 + 0.16 * turn) * jaw, 0.8],
    [-0.8 + 0.05 * turn, 0.42],
    [-0.83, 0.02],
    [-0.86 - 0.04 * turn, -0.4],
    [-0.58, -0.9],
  ]);

const eye = (
  g: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  outer: 1 | -1,
  mood: Mood,
  gaze: Point,
  lashes: boolean,
): void => {
  g.save();
  g.translate(x, y);
  g.scale(width * outer, width);
  if (mood.laugh || mood.lids < 0.1) {
    pencil(
      g,
      mood.laugh
        ? curve(
            [
              [-0.2, 0.05],
              [0, -0.11],
              [0.21, 0.05],
            ],
            false,
          )
        : curve(
            [
              [-0.2, 0],
              [0, 0.09],
              [0.21, 0],
            ],
            false,
          ),
      3.2,
      '#3c2c2c',
    );
    g.restore();
    return;
  }
  const tall = 0.19 * Math.min(1.25, mood.lids);
  const white = new Path2D();
  white.ellipse(0, 0.02, 0.2, tall * 0.98, 0, 0, Math.PI * 2);
  g.fillStyle = '#fffdf8';
  g.fill(white);
  g.save();
  g.clip(white);
  const [gx, gy] = [gaze[0] * 0.07 * outer, gaze[1] * 0.06 + 0.02];
  g.fillStyle = mood.lids > 1.1 ? '#4a3430' : '#5a3d34';
  g.beginPath();
  g.ellipse(gx, gy, mood.lids > 1.1 ? 0.1 : 0.135, mood.lids > 1.1 ? 0.12 : 0.165, 0, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#2c1e20';
  g.beginPath();
  g.ellipse(gx, gy - 0.01, 0.07, 0.09, 0, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#ffffff';
  g.beginPath();
  g.arc(gx - 0.045 * outer, gy - 0.06, 0.042, 0, Math.PI * 2);
  g.arc(gx + 0.05 * outer, gy + 0.07, 0.02, 0, Math.PI * 2);
  g.fill();
  g.restore();
  pencil(
    g,
    curve(
      [
        [-0.21, 0],
        [-0.12, -tall * 0.82],
        [0.06, -tall],
        [0.19, -tall * 0.5],
        [0.24, -0.02],
      ],
      false,
    ),
    lashes ? 3.6 : 2.8,
    '#3c2c2c',
  );
  if (lashes)
    for (const [sx, sy, ex, ey] of [
      [0.2, -tall * 0.5, 0.3, -tall * 0.74],
      [0.24, -0.03, 0.33, -0.05],
    ] as const)
      pencil(
        g,
        curve(
          [
            [sx, sy],
            [ex, ey],
          ],
          false,
        ),
        2.4,
        '#3c2c2c',
      );
  pencil(
    g,
    curve(
      [
        [-0.08, tall],
        [0.06, tall * 1.04],
        [0.15, tall * 0.8],
      ],
      false,
    ),
    1.3,
    '#8a6a5e',
  );
  g.restore();
};

const mouth = (g: SKRSContext2D, x: number, y: number, kind: Mood['mouth']): void => {
  g.save();
  g.translate(x, y);
  const open = (points: readonly Point[]): void => {
    const form = curve(points);
    paint(g, form, '#b0524e', { strength: 1, edge: 0 });
    g.save();
    g.clip(form);
    g.fillStyle = '#e58a80';
    g.beginPath();
    g.ellipse(0, 0.2, 0.12, 0.1, 0, 0, Math.PI * 2);
    g.fill();
    g.restore();
    pencil(g, form, 2.2);
  };
  if (kind === 'grin')
    open([
      [-0.22, -0.05],
      [-0.1, -0.035],
      [0.1, -0.035],
      [0.22, -0.05],
      [0.15, 0.14],
      [0, 0.2],
      [-0.15, 0.14],
    ]);
  if (kind === 'round')
    open([
      [-0.07, 0],
      [0, -0.07],
      [0.07, 0],
      [0.06, 0.1],
      [0, 0.14],
      [-0.06, 0.1],
    ]);
  if (kind === 'talk')
    open([
      [-0.14, -0.02],
      [0, -0.04],
      [0.14, -0.02],
      [0.09, 0.09],
      [0, 0.12],
      [-0.09, 0.09],
    ]);
  if (kind === 'set')
    pencil(
      g,
      curve(
        [
          [-0.11, 0.01],
          [0, 0.02],
          [0.11, 0],
        ],
        false,
      ),
      2.4,
    );
  if (kind === 'smile')
    pencil(
      g,
      curve(
        [
          [-0.18, -0.03],
          [-0.06, 0.05],
          [0.06, 0.05],
          [0.18, -0.03],
        ],
        false,
      ),
      2.6,
    );
  if (kind === 'pout')
    pencil(
      g,
      curve(
        [
          [-0.13, 0.06],
          [-0.03, -0.01],
          [0.05, -0.01],
          [0.14, 0.06],
        ],
        false,
      ),
      2.8,
    );
  if (kind === 'wobble')
    pencil(
      g,
      curve(
        [
          [-0.15, 0.02],
          [-0.08, -0.025],
          [0, 0.03],
          [0.07, -0.02],
          [0.15, 0.02],
        ],
        false,
      ),
      2.6,
    );
  g.restore();
};

export interface HeadPose {
  /** -1 to 1: looks to the left, at the reader, to the right. */
  turn: number;
  tilt?: number;
  /** Down is positive. */
  nod?: number;
  mood: MoodName;
  gaze?: Point;
  /** Flour on the cheek. */
  flour?: true;
}

export const drawHead = (g: SKRSContext2D, person: Person, pose: HeadPose): void => {
  const turn = Math.abs(pose.turn);
  const side = pose.turn < 0 ? -1 : 1;
  const mood: Mood = MOODS[pose.mood];
  const nod = (pose.nod ?? 0) * 0.16;
  const gaze: Point = [(pose.gaze?.[0] ?? turn * 0.6 * side) * side, pose.gaze?.[1] ?? 0];
  g.save();
  g.translate(0, 0.8);
  g.rotate(pose.tilt ?? 0);
  g.translate(0, -0.8);
  g.scale(side, 1);
  person.behind(g, turn);
  const form = face(turn, person.jaw);
  drawn(g, form, person.skin, 2.4, 3);
  const axis = 0.32 * turn;
  g.save();
  g.clip(form);
  bloom(g, -0.9, 0.3, 0.8, darken(person.skin, 0.25), 0.25, 1.1);
  for (const cheek of [-1, 1]) bloom(g, axis + cheek * 0.46, 0.44 + nod, 0.3, ROSE, 0.3 + 0.4 * mood.blush, 0.22);
  g.restore();
  if (mood.blush > 0.7)
    for (const cheek of [-1, 1])
      for (const dash of [-0.09, 0, 0.09])
        pencil(
          g,
          curve(
            [
              [axis + cheek * 0.46 + dash + 0.03, 0.4 + nod],
              [axis + cheek * 0.46 + dash - 0.03, 0.49 + nod],
            ],
            false,
          ),
          1.8,
          '#d8686a',
        );
  const ear = -0.8 + 0.28 * turn;
  drawn(
    g,
    curve([
      [ear + 0.06, -0.1],
      [ear - 0.1, -0.1],
      [ear - 0.12, 0.14],
      [ear, 0.32],
      [ear + 0.1, 0.24],
    ]),
    person.skin,
    2,
    3,
  );
  pencil(
    g,
    curve(
      [
        [ear - 0.04, 0],
        [ear - 0.02, 0.12],
        [ear + 0.04, 0.18],
      ],
      false,
    ),
    1.4,
  );
  const y = 0.14 + nod;
  for (const at of [-1, 1] as const) {
    const x = axis + at * (0.39 - (at < 0 ? 0.02 : 0.07) * turn);
    const width = at < 0 ? 1 - 0.04 * turn : 1 - 0.2 * turn;
    eye(g, x, y, width, at, mood, gaze, person.lashes);
    const inner = y - 0.33 - mood.brow + mood.frown * 0.4;
    const outer = y - 0.33 - mood.brow - mood.frown * 0.16;
    pencil(
      g,
      curve(
        [
          [x - at * 0.2 * width, inner],
          [x + at * 0.04, (inner + outer) / 2 - 0.045],
          [x + at * 0.25 * width, outer + 0.02],
        ],
        false,
      ),
      person.lashes ? 3.6 : 5,
      darken(person.hair, 0.15),
    );
    if (mood.tear && at > 0)
      drawn(
        g,
        curve([
          [x + 0.12, y + 0.2],
          [x + 0.18, y + 0.34],
          [x + 0.12, y + 0.42],
          [x + 0.06, y + 0.34],
        ]),
        '#bfe0ee',
        1.6,
      );
  }
  const tip = axis + 0.16 * turn;
  pencil(
    g,
    curve(
      [
        [tip - 0.02, 0.34 + nod],
        [tip + 0.035, 0.45 + nod],
        [tip - 0.04, 0.49 + nod],
      ],
      false,
    ),
    2,
    '#9a6a58',
  );
  mouth(g, axis * 1.02, 0.68 + nod, mood.mouth);
  person.extras?.(g, turn);
  person.front(g, turn);
  if (pose.flour) {
    bloom(g, axis - 0.42, 0.42, 0.2, '#ffffff', 0.95, 0.12);
    bloom(g, axis + 0.1, 0.3, 0.09, '#ffffff', 0.9, 0.06);
  }
  g.restore();
};

export interface Arm {
  elbow: Point;
  hand: Point;
  shape?: HandShape;
  angle?: number;
  behind?: true;
}

export interface Pose extends HeadPose {
  x: number;
  y: number;
  /** Pixels per unit; a head is two units high. */
  scale: number;
  lean?: number;
  back?: true;
  arms?: { left?: Arm; right?: Arm };
  legs?: { left: readonly [Point, Point]; right: readonly [Point, Point] };
  /** Drawn between body and front arms, in the person's units. */
  carry?: (g: SKRSContext2D) => void;
}

export const hand = (
  g: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  angle: number,
  shape: HandShape,
  skin: string,
  flipped = false,
): void => {
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  g.scale(flipped ? -size : size, size);
  const { forms, creases } = handOutlines(shape);
  for (const form of forms) {
    g.strokeStyle = alpha(PENCIL, 0.9);
    g.lineJoin = 'round';
    g.lineWidth = 5 / pixels(g);
    g.stroke(form);
    g.save();
    g.clip(form);
    g.fillStyle = skin;
    g.fillRect(-3, -3, 6, 6);
    bloom(g, 0.5, 0, 1.1, darken(skin, 0.25), 0.3);
    bloom(g, -0.3, -1.2, 0.7, lighten(skin, 0.4), 0.5);
    g.restore();
  }
  pencil(g, creases, 1.7, '#a87860');
  g.restore();
};

/** A sleeve seen close, from the wrist to where it leaves the picture. Pixels. */
export const sleeve = (g: SKRSContext2D, wrist: Point, elbow: Point, half: number, color: string): void => {
  const [x, y] = [elbow[0] - wrist[0], elbow[1] - wrist[1]];
  const form = limb([
    [wrist[0] + x * 0.06, wrist[1] + y * 0.06, half],
    [...elbow, half * 1.5],
  ]);
  pencil(g, form, 6);
  paint(g, form, color, { strength: 1, seed: 5, edge: 0 });
  const cuff = limb([
    [wrist[0] + x * 0.05, wrist[1] + y * 0.05, half * 1.05],
    [wrist[0] + x * 0.15, wrist[1] + y * 0.15, half * 1.14],
  ]);
  pencil(g, cuff, 6);
  paint(g, cuff, lighten(color, 0.2), { strength: 1, seed: 6, edge: 0 });
};

const arm = (g: SKRSContext2D, person: Person, side: -1 | 1, { elbow, hand: at, shape = 'relaxed', angle }: Arm): void => {
  const thick = person.shoulders / 1.75;
  const along = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) + Math.PI / 2;
  hand(g, at[0], at[1], 0.86, angle ?? along, shape, person.skin, side > 0);
  const color = person === BOMI ? person.under : person.cloth;
  const form = limb([
    [side * (person.shoulders - 0.54), 1, 0.46 * thick],
    [...elbow, 0.43 * thick],
    [...at, 0.33 * thick],
  ]);
  pencil(g, form, 5.4);
  paint(g, form, color, { strength: 1, seed: 7, edge: 0 });
  pencil(
    g,
    curve(
      [
        [elbow[0] - 0.2, elbow[1] - 0.06],
        [elbow[0] + 0.04, elbow[1] + 0.06],
        [elbow[0] + 0.24, elbow[1] - 0.04],
      ],
      false,
    ),
    1.6,
  );
  if (person === BOMI)
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      const [x, y] = [elbow[0] + (at[0] - elbow[0]) * t, elbow[1] + (at[1] - elbow[1]) * t];
      const [nx, ny] = [Math.cos(along) * 0.32, Math.sin(along) * 0.32];
      pencil(
        g,
        curve(
          [
            [x - nx, y - ny],
            [x, y],
            [x + nx, y + ny],
          ],
          false,
        ),
        3,
        '#7f9fb8',
      );
    }
};

/** One of the cast, drawn from the pit of the neck. */
export const draw = (g: SKRSContext2D, person: Person, pose: Pose): void => {
  const wide = person.shoulders;
  g.save();
  g.translate(pose.x, pose.y);
  g.scale(pose.scale, pose.scale);
  g.rotate(pose.lean ?? 0);
  for (const [side, one] of [
    [-1, pose.arms?.left],
    [1, pose.arms?.right],
  ] as const)
    if (one?.behind) arm(g, person, side, one);
  if (pose.legs)
    for (const [side, [knee, foot]] of [
      [-1, pose.legs.left],
      [1, pose.legs.right],
    ] as const) {
      drawn(
        g,
        curve([
          [foot[0] - 0.4, foot[1] + 0.1],
          [foot[0], foot[1] - 0.3],
          [foot[0] + 0.5, foot[1] + 0.1],
          [foot[0] + 0.7, foot[1] + 0.55],
          [foot[0] - 0.45, foot[1] + 0.55],
        ]),
        '#7a5a48',
        2.2,
      );
      const leg = limb([
        [side * 0.55, 5.2, 0.72],
        [...knee, 0.52],
        [...foot, 0.4],
      ]);
      pencil(g, leg, 5.4);
      paint(g, leg, person.legs, { strength: 1, edge: 0 });
    }
  const [chest, waist, hip] = pose.arms ? [0.84, 0.74, 0.84] : [0.98, 0.97, 0.97];
  const half: Point[] = [
    [0.46, -0.06],
    [wide * 0.7, 0.34],
    [wide * 0.98, 0.92],
    [wide * chest, 2.2],
    [wide * waist, 3.8],
    [wide * hip, 5.8],
  ];
  const torso = curve([...half.map(([x, y]): Point => [-x, y]), [0, 5.9], ...half.toReversed()]);
  drawn(g, torso, person === BOMI ? person.under : person.cloth, 2.6, 2);
  if (person === BOMI) {
    g.save();
    g.clip(torso);
    for (let stripe = 0; stripe < 12; stripe++)
      pencil(
        g,
        curve(
          [
            [-2, 0.6 + stripe * 0.34],
            [0, 0.74 + stripe * 0.34],
            [2, 0.6 + stripe * 0.34],
          ],
          false,
        ),
        3.2,
        '#7f9fb8',
      );
    paint(
      g,
      polygon([
        [-2, 3.3],
        [2, 3.3],
        [2, 6],
        [-2, 6],
      ]),
      person.cloth,
      { strength: 1 },
    );
    g.restore();
    pencil(g, torso, 2.4);
  }
  drawn(
    g,
    curve([
      [-0.38, -1.1],
      [0.38, -1.1],
      [0.4, -0.2],
      [0.52, 0.3],
      [0, 0.5],
      [-0.52, 0.3],
      [-0.4, -0.2],
    ]),
    mix(person.skin, '#c98f70', 0.22),
    2.2,
  );
  if (!pose.back) person.collar(g, 0);
  else
    drawn(
      g,
      curve([
        [-0.66, 0.34],
        [-0.46, -0.16],
        [0, -0.26],
        [0.46, -0.16],
        [0.66, 0.34],
        [0, 0.46],
      ]),
      lighten(person === BOMI ? person.under : person.cloth, 0.15),
      2.2,
    );
  g.save();
  g.translate(pose.back ? 0 : pose.turn * 0.12, -1.36);
  if (pose.back) {
    g.save();
    g.translate(0, 0.8);
    g.rotate(pose.tilt ?? 0);
    g.translate(0, -0.8);
    for (const at of [-1, 1])
      drawn(
        g,
        limb([
          [at * 0.86, 0, 0.1],
          [at * 0.82, 0.2, 0.07],
        ]),
        person.skin,
        2,
      );
    drawn(g, face(0, person.jaw), person.skin, 2);
    person.napeHair(g, 0);
    if (person === GU) person.front(g, 0);
    g.restore();
  } else drawHead(g, person, pose);
  g.restore();
  pose.carry?.(g);
  for (const [side, one] of [
    [-1, pose.arms?.left],
    [1, pose.arms?.right],
  ] as const)
    if (one && !one.behind) arm(g, person, side, one);
  g.restore();
};
