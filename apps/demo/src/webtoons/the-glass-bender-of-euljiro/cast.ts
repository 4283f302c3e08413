import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { curve, handOutlines, limb, polygon, type HandShape } from '../kit/outlines.ts';
import type { Point } from '../../artwork/kit/scene.ts';
import { drawHead, drawNape, type Features, type HeadPose } from './faces.ts';
import { AMBER, fill, glow, line, lit, litBy, type Light, NIGHT } from './light.ts';

/** Goggles of didymium glass: through them a bender sees the glass and not the flame. */
const goggles = (g: SKRSContext2D, turn: number, light: Light, back: boolean): void => {
  const y = -0.62;
  line(
    g,
    curve(
      [
        [-0.92, y + 0.14],
        [0.3 * turn, y + 0.02],
        [0.86, y + 0.12],
      ],
      false,
    ),
    '#0b0812',
    0.13,
  );
  if (back) return;
  for (const side of [-1, 1]) {
    const x = 0.3 * turn + side * (0.36 - 0.04 * turn);
    const rim = new Path2D();
    rim.ellipse(x, y, 0.29 * (1 - 0.12 * turn), 0.25, 0, 0, Math.PI * 2);
    lit(g, rim, '#4a4658', light, 0.05);
    const lens = new Path2D();
    lens.ellipse(x, y, 0.21 * (1 - 0.12 * turn), 0.175, 0, 0, Math.PI * 2);
    fill(g, lens, mix('#1a1020', AMBER, 0.55));
    line(
      g,
      curve(
        [
          [x - 0.12, y - 0.02],
          [x - 0.05, y - 0.1],
          [x + 0.05, y - 0.11],
        ],
        false,
      ),
      alpha('#ffffff', 0.75),
      0.035,
    );
  }
};

const glasses = (g: SKRSContext2D, turn: number, light: Light): void => {
  for (const side of [-1, 1]) {
    const x = 0.32 * turn + side * (0.37 - 0.04 * turn);
    const lens = new Path2D();
    lens.ellipse(x, 0.12, 0.28 * (1 - 0.1 * turn), 0.23, 0, 0, Math.PI * 2);
    fill(g, lens, alpha(light.rim, 0.14));
    line(g, lens, litBy('#8f8aa0', light.key, 0.5), 0.035);
    line(
      g,
      curve(
        [
          [x - 0.14, 0.06],
          [x - 0.04, -0.04],
        ],
        false,
      ),
      alpha('#ffffff', 0.6),
      0.03,
    );
  }
  line(
    g,
    curve(
      [
        [0.32 * turn - 0.1, 0.1],
        [0.32 * turn, 0.05],
        [0.32 * turn + 0.1, 0.1],
      ],
      false,
    ),
    litBy('#8f8aa0', light.key, 0.5),
    0.035,
  );
};

export interface Person extends Features {
  cloth: string;
  /** Half the shoulders. */
  shoulders: number;
  collar: 'work' | 'coat' | 'rain' | 'apron' | 'shirt' | 'hood';
  legs: string;
}

/** Bends glass for the last workshop of the alley; never without her goggles. */
export const JAEYEON: Person = {
  skin: '#efc3a6',
  hair: '#2a2338',
  jaw: 1,
  brows: 0.065,
  lashes: 0.06,
  cloth: '#4b6078',
  shoulders: 1.62,
  collar: 'work',
  legs: '#2a2a3c',
  hairBehind: (t) => [
    [-0.9 - 0.08 * t, -0.5],
    [-0.5, -1.16],
    [0.4, -1.18],
    [0.9, -0.5],
    [0.98 - 0.24 * t, 0.3],
    [0.86 - 0.3 * t, 0.86],
    [0.4, 0.7],
    [-0.4, 0.8],
    [-0.94 - 0.06 * t, 0.94],
    [-1.04 - 0.06 * t, 0.3],
  ],
  hairFront: (t) => [
    [
      [-0.92 - 0.08 * t, 0.1],
      [-0.98 - 0.08 * t, -0.5],
      [-0.66, -1.08],
      [0, -1.29],
      [0.62, -1.1],
      [0.93 - 0.06 * t, -0.5],
      [0.9 - 0.1 * t, 0.05],
      [0.78 - 0.06 * t, -0.24],
      [0.5 + 0.14 * t, -0.5],
      [0.12 + 0.2 * t, -0.36],
      [-0.1 + 0.22 * t, -0.2],
      [-0.42 + 0.2 * t, -0.26],
      [-0.64 + 0.16 * t, -0.1],
      [-0.74 + 0.1 * t, 0.3],
    ],
    [
      [-0.7 + 0.12 * t, -0.5],
      [-0.6 + 0.14 * t, 0],
      [-0.7 + 0.1 * t, 0.5],
      [-0.82 + 0.02 * t, 0.88],
      [-1 - 0.02 * t, 0.6],
      [-0.98, -0.2],
    ],
  ],
  over: goggles,
};

/** Her brother, gone for seven years. */
export const JAEHA: Person = {
  skin: '#e9bb9c',
  hair: '#2c2130',
  jaw: 1.12,
  brows: 0.085,
  lashes: 0.05,
  cloth: '#8a5a44',
  shoulders: 1.95,
  collar: 'shirt',
  legs: '#28222e',
  hairBehind: (t) => [
    [-0.92, -0.5],
    [-0.5, -1.14],
    [0.4, -1.14],
    [0.9, -0.5],
    [0.86 - 0.2 * t, 0.2],
    [0.6 - 0.2 * t, 0.62],
    [-0.5, 0.66],
    [-0.98, 0.5],
  ],
  hairFront: (t) => [
    [
      [-0.86, 0.24],
      [-0.98 - 0.06 * t, -0.46],
      [-0.7, -1.1],
      [-0.1, -1.32],
      [0.58, -1.14],
      [0.92 - 0.06 * t, -0.5],
      [0.84 - 0.1 * t, 0.06],
      [0.72 - 0.06 * t, -0.36],
      [0.62 + 0.1 * t, -0.1],
      [0.42 + 0.14 * t, -0.44],
      [0.1 + 0.2 * t, -0.12],
      [-0.06 + 0.2 * t, -0.44],
      [-0.4 + 0.18 * t, -0.2],
      [-0.6 + 0.14 * t, -0.32],
      [-0.72 + 0.1 * t, 0.14],
    ],
  ],
};

/** The man who buys buildings. */
export const TAEO: Person = {
  skin: '#e6c0aa',
  hair: '#191620',
  jaw: 1.1,
  brows: 0.06,
  lashes: 0.045,
  cloth: '#3a3648',
  shoulders: 2,
  collar: 'coat',
  legs: '#1d1a26',
  hairFront: (t) => [
    [
      [-0.84 - 0.04 * t, 0.02],
      [-0.95 - 0.06 * t, -0.5],
      [-0.66, -1.1],
      [0.02, -1.33],
      [0.66, -1.14],
      [0.9 - 0.06 * t, -0.58],
      [0.8 - 0.1 * t, -0.14],
      [0.7 - 0.06 * t, -0.52],
      [0.46 + 0.1 * t, -0.76],
      [0.06 + 0.16 * t, -0.66],
      [-0.3 + 0.14 * t, -0.74],
      [-0.6 + 0.12 * t, -0.54],
      [-0.7 + 0.12 * t, -0.08],
    ],
  ],
};

/** Prints name cards next door, and holds ladders. */
export const BANG: Person = {
  skin: '#d9ad8e',
  hair: '#8d889a',
  jaw: 1.14,
  brows: 0.1,
  lashes: 0.035,
  old: true,
  cloth: '#a08a3c',
  shoulders: 1.75,
  collar: 'rain',
  legs: '#343040',
  hairFront: (t) => [
    [
      [-0.86, 0.16],
      [-0.9, -0.3],
      [-0.7 + 0.1 * t, -0.4],
      [-0.72 + 0.1 * t, 0.1],
    ],
    [
      [0.84 - 0.1 * t, 0.1],
      [0.86 - 0.06 * t, -0.3],
      [0.74 - 0.06 * t, -0.4],
      [0.74 - 0.08 * t, 0.04],
    ],
  ],
  extras: (g, t, light) => {
    glasses(g, t, light);
    lit(
      g,
      curve([
        [0.32 * t - 0.26, 0.66],
        [0.32 * t - 0.1, 0.53],
        [0.32 * t + 0.02, 0.555],
        [0.32 * t + 0.12, 0.53],
        [0.32 * t + 0.26, 0.66],
        [0.32 * t, 0.62],
      ]),
      '#b5b0c0',
      light,
      0.02,
    );
  },
  over: (g, t, light) => {
    lit(
      g,
      curve([
        [-0.9, -0.42],
        [-0.78, -1.02],
        [-0.3, -1.34],
        [0.34, -1.34],
        [0.8, -1.02],
        [0.88, -0.42],
        [0, -0.54],
      ]),
      '#5c6448',
      light,
      0.07,
    );
    lit(
      g,
      curve([
        [-1.28, -0.22],
        [-0.86, -0.52],
        [0.05 * t, -0.62],
        [0.86, -0.52],
        [1.28 - 0.1 * t, -0.22],
        [0.6, -0.34],
        [0.05 * t, -0.4],
        [-0.6, -0.34],
      ]),
      '#5c6448',
      light,
      0.05,
    );
  },
};

/** Keeps the new bar. */
export const BARMAN: Person = {
  skin: '#dcae90',
  hair: '#241a22',
  jaw: 1.2,
  brows: 0.09,
  lashes: 0.04,
  cloth: '#7a3046',
  shoulders: 1.95,
  collar: 'apron',
  legs: '#221c28',
  hairFront: (t) => [
    [
      [-0.84, -0.16],
      [-0.92, -0.6],
      [-0.98, -0.94],
      [-0.5, -1.36],
      [0.1, -1.46],
      [0.7, -1.3],
      [0.98, -0.9],
      [0.86 - 0.06 * t, -0.4],
      [0.74 - 0.06 * t, -0.56],
      [0.5, -0.66],
      [0.2 + 0.1 * t, -0.58],
      [-0.1 + 0.1 * t, -0.68],
      [-0.42 + 0.1 * t, -0.58],
      [-0.66 + 0.1 * t, -0.5],
    ],
  ],
  extras: (g, t, light) =>
    lit(
      g,
      curve([
        [0.32 * t - 0.62, 0.34],
        [0.32 * t - 0.42, 0.62],
        [0.32 * t - 0.22, 0.58],
        [0.32 * t, 0.56],
        [0.32 * t + 0.22, 0.58],
        [0.3 * t + 0.4, 0.62],
        [0.3 * t + 0.56, 0.34],
        [0.3 * t + 0.44, 0.86],
        [0.3 * t, 1.08],
        [0.3 * t - 0.44, 0.86],
      ]),
      '#2a1c24',
      light,
      0.03,
    ),
};

export interface Arm {
  elbow: Point;
  hand: Point;
  shape?: HandShape;
  /** Radians the hand is turned by; it points away from the elbow when left out. */
  angle?: number;
  /** Drawn before the body. */
  behind?: true;
}

export interface Pose extends HeadPose {
  /** The pit of the neck on the panel, and pixels per unit; a head is 2.15 units high, a person 15. */
  x: number;
  y: number;
  scale: number;
  /** Radians the whole body leans. */
  lean?: number;
  back?: true;
  arms?: { left?: Arm; right?: Arm };
  /** Knees and feet, where the person is seen whole. */
  legs?: { left: readonly [Point, Point]; right: readonly [Point, Point] };
  /** Held or worn: drawn between the body and the front arms. */
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
  light: Light,
  flipped = false,
): void => {
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  g.scale(flipped ? -size : size, size);
  const turned: Light = Math.cos(angle) * (flipped ? -1 : 1) < 0 ? { ...light, side: light.side === 1 ? -1 : 1 } : light;
  const { forms, creases } = handOutlines(shape);
  for (const form of forms) {
    line(g, form, alpha(NIGHT, 0.85), 0.06);
    lit(g, form, skin, turned, 0.045);
  }
  line(g, creases, alpha(NIGHT, 0.6), 0.03);
  g.restore();
};

/** A forearm in its sleeve, for hands seen close: drawn after the hand, so that the cuff lies over the wrist; with a shoulder, the whole arm. Pixels. */
export const forearm = (
  g: SKRSContext2D,
  wrist: Point,
  elbow: Point,
  half: number,
  cloth: string,
  light: Light,
  shoulder?: Point,
): void => {
  g.save();
  g.translate(...wrist);
  g.scale(100, 100);
  const [x, y] = [(elbow[0] - wrist[0]) / 100, (elbow[1] - wrist[1]) / 100];
  const [from, to] = [half / 100, half / 62];
  const sleeve = limb([
    [x * 0.06, y * 0.06, from],
    [x, y, to],
    ...(shoulder ? [[(shoulder[0] - wrist[0]) / 100, (shoulder[1] - wrist[1]) / 100, to * 1.15] as const] : []),
  ]);
  line(g, sleeve, alpha(NIGHT, 0.85), 0.1);
  lit(g, sleeve, cloth, light, 0.08);
  lit(
    g,
    limb([
      [x * 0.05, y * 0.05, from * 1.04],
      [x * 0.14, y * 0.14, from * 1.12],
    ]),
    mix(cloth, '#ffffff', 0.12),
    light,
    0.06,
  );
  g.restore();
};

const arm = (
  g: SKRSContext2D,
  person: Person,
  side: -1 | 1,
  { elbow, hand: at, shape = 'relaxed', angle }: Arm,
  light: Light,
): void => {
  const shoulder: Point = [side * (person.shoulders - 0.52), 0.98];
  const along = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) + Math.PI / 2;
  const thick = person.shoulders / 1.75;
  hand(g, at[0], at[1], 0.92, angle ?? along, shape, person.skin, light, side > 0);
  const sleeve = limb([
    [...shoulder, 0.52 * thick],
    [...elbow, 0.43 * thick],
    [at[0], at[1], 0.32 * thick],
  ]);
  line(g, sleeve, NIGHT, 0.09);
  lit(g, sleeve, person.cloth, light, 0.1);
  line(
    g,
    curve(
      [
        [elbow[0] - 0.3, elbow[1] - 0.1],
        [elbow[0] + 0.05, elbow[1] + 0.08],
        [elbow[0] + 0.34, elbow[1] - 0.06],
      ],
      false,
    ),
    alpha(NIGHT, 0.6),
    0.05,
  );
};

const collar = (g: SKRSContext2D, person: Person, light: Light, back: boolean): void => {
  const { cloth, shoulders } = person;
  if (back) {
    lit(
      g,
      curve([
        [-0.7, 0.32],
        [-0.5, -0.22],
        [0, -0.32],
        [0.5, -0.22],
        [0.7, 0.32],
        [0, 0.44],
      ]),
      mix(cloth, '#0b0812', 0.25),
      light,
      0.06,
    );
    line(
      g,
      curve(
        [
          [-shoulders * 0.7, 1.5],
          [0, 1.7],
          [shoulders * 0.7, 1.5],
        ],
        false,
      ),
      alpha(NIGHT, 0.6),
      0.05,
    );
    return;
  }
  const flap = (side: number, reach: number, deep: number): Path2D =>
    polygon([
      [side * 0.52, -0.3],
      [side * 0.98, 0.18],
      [side * reach, deep],
      [side * 0.02, 0.62],
    ]);
  if (person.collar === 'coat') {
    fill(
      g,
      polygon([
        [-0.5, -0.2],
        [0.5, -0.2],
        [0, 2.4],
      ]),
      '#0b0912',
    );
    lit(
      g,
      polygon([
        [-0.46, -0.28],
        [0, 0.36],
        [0.46, -0.28],
        [0.5, 0.5],
        [0, 1.7],
        [-0.5, 0.5],
      ]),
      '#cfc8dc',
      light,
      0.08,
    );
    fill(
      g,
      polygon([
        [-0.12, 0.36],
        [0.12, 0.36],
        [0.17, 1.8],
        [0, 2.1],
        [-0.17, 1.8],
      ]),
      '#1a0f1e',
    );
    for (const side of [-1, 1])
      lit(
        g,
        polygon([
          [side * 0.52, -0.42],
          [side * 1.08, 0.2],
          [side * 0.9, 1.2],
          [side * 1.05, 1.36],
          [side * 0.06, 3],
          [side * 0.34, 0.8],
        ]),
        mix(cloth, '#0b0812', 0.2),
        light,
        0.08,
      );
    return;
  }
  if (person.collar === 'apron') {
    for (const side of [-1, 1]) lit(g, flap(side, 0.5, 0.8), cloth, light, 0.06);
    lit(
      g,
      polygon([
        [-0.95, 1.7],
        [0.95, 1.7],
        [1.2, 6.4],
        [-1.2, 6.4],
      ]),
      '#241d2c',
      light,
      0.06,
    );
    for (const side of [-1, 1])
      line(
        g,
        curve(
          [
            [side * 0.85, 1.75],
            [side * 0.8, 0.6],
            [side * 0.6, -0.1],
          ],
          false,
        ),
        '#3a3044',
        0.15,
      );
    return;
  }
  if (person.collar === 'shirt') {
    fill(
      g,
      polygon([
        [-0.42, -0.1],
        [0.42, -0.1],
        [0, 1],
      ]),
      shadowSkin(person, light),
    );
    for (const side of [-1, 1]) lit(g, flap(side, 0.6, 0.95), mix(cloth, '#ffffff', 0.1), light, 0.06);
    lit(
      g,
      curve([
        [-0.62, -0.1],
        [0, 0.3],
        [0.62, -0.1],
        [0.5, 0.35],
        [0.06, 0.62],
        [-0.5, 0.35],
      ]),
      '#b0413a',
      light,
      0.06,
    );
    return;
  }
  if (person.collar === 'rain') {
    lit(
      g,
      curve([
        [-1.1, 0.55],
        [-0.85, -0.25],
        [0, -0.05],
        [0.85, -0.25],
        [1.1, 0.55],
        [0, 0.9],
      ]),
      mix(cloth, '#000000', 0.12),
      light,
      0.08,
    );
    line(
      g,
      curve(
        [
          [0, 0.8],
          [0.04, 3],
          [0, 6],
        ],
        false,
      ),
      alpha(NIGHT, 0.7),
      0.06,
    );
    return;
  }
  fill(
    g,
    polygon([
      [-0.42, -0.1],
      [0.42, -0.1],
      [0, 1],
    ]),
    '#1c1826',
  );
  for (const side of [-1, 1]) lit(g, flap(side, 0.72, 0.98), mix(cloth, '#ffffff', 0.08), light, 0.07);
  line(
    g,
    curve(
      [
        [0, 0.7],
        [0.02, 3],
        [0, 6],
      ],
      false,
    ),
    alpha(NIGHT, 0.75),
    0.05,
  );
  for (const side of [-1, 1]) {
    lit(
      g,
      polygon([
        [side * 0.42, 1.9],
        [side * 1.16, 1.9],
        [side * 1.12, 2.7],
        [side * 0.46, 2.7],
      ]),
      mix(cloth, '#ffffff', 0.05),
      light,
      0.05,
    );
    line(
      g,
      curve(
        [
          [side * 0.42, 2.1],
          [side * 1.16, 2.1],
        ],
        false,
      ),
      alpha(NIGHT, 0.5),
      0.04,
    );
  }
};

const shadowSkin = (person: Person, light: Light): string => mix(litBy(person.skin, light.key, 0.3), NIGHT, 0.55);

/** One of the cast, drawn from the neck: body, arms, head. */
export const draw = (g: SKRSContext2D, person: Person, pose: Pose): void => {
  const { light, back = false } = pose;
  const wide = person.shoulders;
  g.save();
  g.translate(pose.x, pose.y);
  g.scale(pose.scale, pose.scale);
  g.rotate(pose.lean ?? 0);
  for (const [side, one] of [
    [-1, pose.arms?.left],
    [1, pose.arms?.right],
  ] as const)
    if (one?.behind) arm(g, person, side, one, light);
  if (pose.legs) {
    for (const [side, [knee, foot]] of [
      [-1, pose.legs.left],
      [1, pose.legs.right],
    ] as const) {
      const leg = limb([
        [side * 0.62, 6, 0.78],
        [...knee, 0.56],
        [...foot, 0.4],
      ]);
      lit(g, leg, person.legs, light, 0.14);
      lit(
        g,
        curve([
          [foot[0] - 0.45, foot[1] + 0.1],
          [foot[0], foot[1] - 0.3],
          [foot[0] + 0.5, foot[1] + 0.1],
          [foot[0] + 0.75, foot[1] + 0.62],
          [foot[0] - 0.5, foot[1] + 0.62],
        ]),
        '#1a1622',
        light,
        0.1,
      );
    }
  }
  const hem = person.collar === 'coat' ? 10 : person.collar === 'rain' ? 8 : 6.6;
  const [chest, waist, skirt] = pose.arms ? [0.82, 0.68, hem > 7 ? 0.92 : 0.76] : [0.98, 0.96, 0.96];
  const half: Point[] = [
    [0.5, -0.06],
    [wide * 0.7, 0.34],
    [wide * 0.98, 0.9],
    [wide * chest, 2.4],
    [wide * waist, 4.2],
    [wide * skirt, hem],
  ];
  const torso = curve([...half.map(([x, y]): Point => [-x, y]), [0, hem + 0.12], ...half.toReversed()]);
  line(g, torso, NIGHT, 0.1);
  lit(g, torso, person.cloth, light, 0.13);
  const neck = limb([
    [0, -1, 0.42 * person.jaw],
    [0, 0.1, 0.46 * person.jaw],
  ]);
  if (back) {
    lit(g, neck, person.skin, light, 0.06);
    collar(g, person, light, true);
  } else {
    lit(g, neck, mix(person.skin, NIGHT, 0.3), light, 0.05);
    collar(g, person, light, false);
  }
  g.save();
  g.translate(back ? 0 : pose.turn * 0.12, -1.42);
  if (back) drawNape(g, person, pose);
  else drawHead(g, person, pose);
  g.restore();
  pose.carry?.(g);
  for (const [side, one] of [
    [-1, pose.arms?.left],
    [1, pose.arms?.right],
  ] as const)
    if (one && !one.behind) arm(g, person, side, one, light);
  g.restore();
};

/** Glow on the ground where somebody stands in a wet street. */
export const standing = (g: SKRSContext2D, x: number, y: number, width: number, color: string): void => {
  const shadow = new Path2D();
  shadow.ellipse(x, y, width, width * 0.16, 0, 0, Math.PI * 2);
  fill(g, shadow, alpha(NIGHT, 0.75));
  glow(g, x, y + width * 0.1, width * 1.3, color, 0.2, width * 0.25);
};
