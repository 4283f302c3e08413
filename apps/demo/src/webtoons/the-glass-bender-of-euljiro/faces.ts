import { type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { curve, limb } from '../kit/outlines.ts';
import type { Point } from '../../artwork/kit/scene.ts';
import { DEEP, fill, line, lit, litBy, type Light, NIGHT, shadowOf } from './light.ts';

export interface Mood {
  /** How far the brows are up, and how steeply they fall to the nose. */
  brow: number;
  frown: number;
  /** 0 shut, 1 open. */
  lids: number;
  mouth: 'set' | 'parted' | 'open' | 'smile' | 'grim' | 'crooked';
  tears?: true;
}

export const MOODS = {
  calm: { brow: 0, frown: 0, lids: 0.72, mouth: 'set' },
  intent: { brow: -0.04, frown: 0.14, lids: 0.62, mouth: 'set' },
  struck: { brow: 0.12, frown: -0.1, lids: 1.08, mouth: 'parted' },
  shaken: { brow: 0.08, frown: -0.2, lids: 1, mouth: 'open' },
  angry: { brow: -0.07, frown: 0.3, lids: 0.8, mouth: 'grim' },
  wary: { brow: -0.03, frown: 0.2, lids: 0.55, mouth: 'grim' },
  sad: { brow: 0.04, frown: -0.24, lids: 0.58, mouth: 'set', tears: true },
  soft: { brow: 0.05, frown: -0.1, lids: 0.66, mouth: 'smile' },
  sly: { brow: 0.03, frown: 0.08, lids: 0.5, mouth: 'crooked' },
  shut: { brow: 0.02, frown: -0.06, lids: 0, mouth: 'set' },
} as const satisfies Record<string, Mood>;
export type MoodName = keyof typeof MOODS;

/** How one person's head differs from another's. */
export interface Features {
  skin: string;
  hair: string;
  /** Width of the jaw, 1 is a young woman's. */
  jaw: number;
  brows: number;
  lashes: number;
  old?: true;
  hairBehind?: (turn: number) => Point[];
  hairFront: (turn: number) => Point[][];
  extras?: (g: SKRSContext2D, turn: number, light: Light) => void;
  /** Worn over the hair; `back` where the head is seen from behind. */
  over?: (g: SKRSContext2D, turn: number, light: Light, back: boolean) => void;
}

/** Chin at (0, 1), crown at (0, -1.15); `turn` 0 looks at the reader, 1 as far to the right as both eyes are seen. */
const skull = (turn: number, jaw: number): Path2D =>
  curve([
    [0.06 * turn, -1.12],
    [0.56, -0.92],
    [0.82 - 0.08 * turn, -0.42],
    [0.78 - 0.13 * turn, 0.02],
    [0.76 - 0.04 * turn, 0.34],
    [(0.58 + 0.06 * turn) * jaw, 0.7],
    [0.18 * jaw + 0.3 * turn, 1],
    [-0.16 * jaw + 0.28 * turn, 1],
    [(-0.56 + 0.14 * turn) * jaw, 0.72],
    [-0.77 + 0.04 * turn, 0.34],
    [-0.82 - 0.02 * turn, 0],
    [-0.86 - 0.08 * turn, -0.42],
    [-0.6, -0.94],
  ]);

const eye = (
  g: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  outer: 1 | -1,
  f: Features,
  mood: Mood,
  gaze: Point,
  light: Light,
  bright: boolean,
): void => {
  const open = mood.lids;
  const [w, up, down] = [width, 0.15 * open, 0.1 * Math.min(1, open)];
  g.save();
  g.translate(x, y);
  g.scale(outer, 1);
  if (open > 0.1) {
    const white = curve([
      [-w, 0.05],
      [-w * 0.5, -up * 0.8],
      [w * 0.2, -up],
      [w, -0.035],
      [w * 0.5, down * 0.75],
      [-w * 0.3, down],
    ]);
    fill(g, white, bright ? litBy('#fff4f0', light.key, 0.22) : mix(shadowOf('#cfc8e0', light), '#8f88b4', 0.5));
    g.save();
    g.clip(white);
    const [gx, gy] = [gaze[0] * 0.09 * outer, gaze[1] * 0.06 - 0.015];
    g.fillStyle = '#120b18';
    g.beginPath();
    g.arc(gx, gy, 0.135, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = alpha(bright ? light.key : light.rim, 0.75);
    g.beginPath();
    g.arc(gx, gy + 0.05, 0.085, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = '#0a0610';
    g.beginPath();
    g.arc(gx, gy, 0.06, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = '#ffffff';
    g.beginPath();
    g.arc(gx - 0.045 * outer, gy - 0.055, 0.032, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = alpha(NIGHT, 0.4);
    g.fillRect(-w, -up - 0.02, w * 2, 0.075);
    g.restore();
  }
  const lid =
    open > 0.1
      ? curve(
          [
            [-w, 0.05],
            [-w * 0.5, -up * 0.8],
            [w * 0.2, -up],
            [w, -0.035],
            [w * 1.12, -0.06],
          ],
          false,
        )
      : curve(
          [
            [-w, 0.02],
            [0, 0.1],
            [w, 0.03],
            [w * 1.12, 0],
          ],
          false,
        );
  line(g, lid, '#0d0713', f.lashes);
  if (open > 0.1) {
    line(
      g,
      curve(
        [
          [-w * 0.5, down],
          [w * 0.4, down * 0.9],
          [w * 0.9, 0.02],
        ],
        false,
      ),
      alpha('#0d0713', 0.55),
      0.022,
    );
    line(
      g,
      curve(
        [
          [-w * 0.6, -up - 0.05],
          [w * 0.2, -up - 0.085],
          [w * 0.85, -0.1],
        ],
        false,
      ),
      alpha('#0d0713', 0.4),
      0.02,
    );
  }
  g.restore();
};

const MOUTHS: Record<Mood['mouth'], readonly Point[]> = {
  set: [
    [-0.2, 0],
    [-0.08, -0.012],
    [0, 0.012],
    [0.08, -0.012],
    [0.2, 0],
  ],
  grim: [
    [-0.21, 0.035],
    [-0.08, -0.008],
    [0.08, -0.008],
    [0.21, 0.04],
  ],
  smile: [
    [-0.22, -0.045],
    [-0.08, 0.02],
    [0.08, 0.02],
    [0.22, -0.045],
  ],
  crooked: [
    [-0.2, 0.02],
    [-0.04, 0.02],
    [0.1, 0],
    [0.23, -0.07],
  ],
  parted: [],
  open: [],
};

const mouth = (g: SKRSContext2D, x: number, y: number, turn: number, kind: Mood['mouth'], skin: string): void => {
  g.save();
  g.translate(x, y);
  g.scale(1 - 0.18 * turn, 1);
  if (kind === 'parted' || kind === 'open') {
    const deep = kind === 'open' ? 0.13 : 0.06;
    fill(
      g,
      curve([
        [-0.15, 0],
        [0, -0.035],
        [0.15, 0],
        [0.07, deep],
        [-0.07, deep],
      ]),
      '#1a0712',
    );
    line(
      g,
      curve(
        [
          [-0.1, deep + 0.035],
          [0, deep + 0.055],
          [0.1, deep + 0.035],
        ],
        false,
      ),
      alpha(mix(skin, '#ff4a6a', 0.5), 0.7),
      0.04,
    );
  } else {
    line(g, curve(MOUTHS[kind], false), '#12060f', 0.034);
    line(
      g,
      curve(
        [
          [-0.09, 0.085],
          [0, 0.1],
          [0.09, 0.085],
        ],
        false,
      ),
      alpha(mix(skin, '#ff5a7a', 0.4), 0.5),
      0.045,
    );
  }
  g.restore();
};

export interface HeadPose {
  /** -1 to 1: looks to the left, at the reader, to the right. */
  turn: number;
  /** Radians, clockwise. */
  tilt?: number;
  /** Down is positive; shifts the features. */
  nod?: number;
  mood: MoodName;
  gaze?: Point;
  light: Light;
}

/** A head in the dark: one half in the key light, the edge of the other in the rim's. Its own size is 1 from the eyes to the chin. */
export const drawHead = (g: SKRSContext2D, f: Features, pose: HeadPose): void => {
  const turn = Math.abs(pose.turn);
  const mirrored = pose.turn < 0;
  const light: Light = mirrored ? { ...pose.light, side: pose.light.side === 1 ? -1 : 1 } : pose.light;
  const mood: Mood = MOODS[pose.mood];
  const nod = (pose.nod ?? 0) * 0.16;
  const gaze: Point = [(pose.gaze?.[0] ?? 0) * (mirrored ? -1 : 1), pose.gaze?.[1] ?? 0];
  g.save();
  g.translate(0, 0.8);
  g.rotate(pose.tilt ?? 0);
  g.translate(0, -0.8);
  if (mirrored) g.scale(-1, 1);
  if (f.hairBehind) lit(g, curve(f.hairBehind(turn)), f.hair, light, 0.07);
  const ear = -0.8 + 0.3 * turn;
  const form = skull(turn, f.jaw);
  lit(g, form, f.skin, light, 0.06);
  const axis = 0.32 * turn;
  const tip = axis + 0.2 * turn;
  g.save();
  g.clip(form);
  const plane =
    light.side > 0
      ? curve([
          [axis - 0.2, -1.3],
          [axis - 0.16, -0.4],
          [axis - 0.07, -0.12],
          [axis - 0.1, 0.04 + nod],
          [tip - 0.1, 0.36 + nod],
          [tip - 0.13, 0.47 + nod],
          [axis - 0.04, 0.5 + nod],
          [axis - 0.1, 0.6 + nod],
          [axis - 0.02, 0.72 + nod],
          [axis - 0.12, 0.86 + nod],
          [axis, 1.2],
          [1.6, 1.3],
          [1.6, -1.3],
        ])
      : curve([
          [axis + 0.16, -1.3],
          [axis + 0.14, -0.4],
          [axis + 0.06, -0.12],
          [axis + 0.02, 0.06 + nod],
          [tip - 0.02, 0.34 + nod],
          [tip, 0.44 + nod],
          [axis + 0.02, 0.5 + nod],
          [axis + 0.08, 0.6 + nod],
          [axis, 0.72 + nod],
          [axis + 0.12, 0.86 + nod],
          [axis, 1.2],
          [-1.6, 1.3],
          [-1.6, -1.3],
        ]);
  const shade = g.createLinearGradient(light.side * 0.95, -0.2, -light.side * 0.3, 0.3);
  shade.addColorStop(0, litBy(f.skin, light.key, 0.66));
  shade.addColorStop(1, litBy(f.skin, light.key, 0.36));
  g.fillStyle = shade;
  g.fill(plane);
  // The cheek on the dark side catches what the wet street throws back.
  fill(
    g,
    curve([
      [axis - light.side * 0.24, 0.2 + nod],
      [axis - light.side * 0.52, 0.14 + nod],
      [axis - light.side * 0.46, 0.4 + nod],
      [axis - light.side * 0.26, 0.44 + nod],
    ]),
    alpha(litBy(f.skin, light.rim, 0.4), 0.34),
  );
  fill(
    g,
    curve([
      [-1.2, 0.9],
      [0.1 + axis, 1.02],
      [1.2, 0.9],
      [1, 1.4],
      [-1, 1.4],
    ]),
    alpha(DEEP, 0.3),
  );
  g.restore();
  const y = 0.08 + nod;
  for (const side of [-1, 1] as const) {
    const near = side < 0;
    const x = axis + side * (0.385 - (near ? 0.02 : 0.07) * turn);
    const width = 0.215 * (near ? 1 - 0.05 * turn : 1 - 0.26 * turn);
    const bright = light.side > 0 ? side > 0 : side < 0;
    eye(g, x, y, width, side, f, mood, gaze, light, bright);
    const inner = y - 0.25 - mood.brow + mood.frown * 0.42;
    const outer = y - 0.27 - mood.brow - mood.frown * 0.12;
    fill(
      g,
      curve([
        [x - side * width * 1.08, inner + f.brows * 0.5],
        [x - side * width * 1.02, inner - f.brows * 0.5],
        [x + side * width * 0.3, (inner + outer) / 2 - 0.055 - f.brows * 0.4],
        [x + side * width * 1.3, outer + 0.02],
        [x + side * width * 0.3, (inner + outer) / 2 - 0.02 + f.brows * 0.3],
      ]),
      f.old ? '#6e687c' : mix(f.hair, NIGHT, 0.55),
    );
    if (f.old)
      line(
        g,
        curve(
          [
            [x - side * 0.1, y + 0.19],
            [x + side * 0.1, y + 0.21],
            [x + side * 0.24, y + 0.13],
          ],
          false,
        ),
        alpha(NIGHT, 0.4),
        0.02,
      );
    if (mood.tears) {
      line(
        g,
        curve(
          [
            [x + side * 0.05, y + 0.12],
            [x + side * 0.09, y + 0.34],
            [x + side * 0.05, y + 0.52],
          ],
          false,
        ),
        alpha('#ffffff', 0.75),
        0.035,
      );
      line(
        g,
        curve(
          [
            [x + side * 0.05, y + 0.12],
            [x + side * 0.09, y + 0.34],
          ],
          false,
        ),
        alpha(light.key, 0.5),
        0.07,
      );
    }
  }
  const dark = alpha('#0d0614', 0.7);
  line(
    g,
    curve(
      [
        [tip - 0.03 - 0.06 * (1 - turn), 0.26 + nod],
        [tip + 0.01, 0.38 + nod],
        [tip - 0.03, 0.46 + nod],
        [axis + 0.02, 0.475 + nod],
      ],
      false,
    ),
    dark,
    0.028,
  );
  line(
    g,
    curve(
      [
        [axis - 0.1, 0.46 + nod],
        [axis - 0.05, 0.485 + nod],
      ],
      false,
    ),
    dark,
    0.03,
  );
  mouth(g, axis * 1.02, 0.68 + nod, turn, mood.mouth, f.skin);
  if (f.old)
    for (const side of [-1, 1])
      line(
        g,
        curve(
          [
            [axis + side * 0.2, 0.44 + nod],
            [axis + side * 0.3, 0.56 + nod],
            [axis + side * 0.28, 0.7 + nod],
          ],
          false,
        ),
        alpha(NIGHT, 0.5),
        0.026,
      );
  f.extras?.(g, turn, light);
  for (const lock of f.hairFront(turn)) lit(g, curve(lock), f.hair, light, 0.05);
  if (turn < 0.95 || !f.hairBehind) {
    const lobe = limb([
      [ear, 0.02, 0.1],
      [ear + 0.03, 0.24, 0.065],
    ]);
    lit(g, lobe, f.skin, light, 0.03);
    line(
      g,
      curve(
        [
          [ear + 0.02, -0.04],
          [ear - 0.03, 0.1],
          [ear + 0.03, 0.2],
        ],
        false,
      ),
      alpha(NIGHT, 0.6),
      0.022,
    );
  }
  f.over?.(g, turn, light, false);
  g.restore();
};

/** The head from behind. */
export const drawNape = (g: SKRSContext2D, f: Features, { light, tilt = 0 }: Pick<HeadPose, 'light' | 'tilt'>): void => {
  g.save();
  g.translate(0, 0.8);
  g.rotate(tilt);
  g.translate(0, -0.8);
  for (const side of [-1, 1])
    lit(
      g,
      limb([
        [side * 0.84, 0.02, 0.1],
        [side * 0.8, 0.22, 0.07],
      ]),
      f.skin,
      light,
      0.03,
    );
  lit(
    g,
    curve([
      [0, -1.2],
      [0.62, -1],
      [0.9, -0.42],
      [0.82, 0.16],
      [0.5, 0.7],
      [0, 0.8],
      [-0.5, 0.7],
      [-0.82, 0.16],
      [-0.9, -0.42],
      [-0.62, -1],
    ]),
    f.hairBehind ? f.hair : mix(f.hair, f.skin, 0.1),
    light,
    0.08,
  );
  if (f.hairBehind) lit(g, curve(f.hairBehind(0)), f.hair, light, 0.08);
  for (let strand = -2; strand <= 2; strand++)
    line(
      g,
      curve(
        [
          [strand * 0.2, -1],
          [strand * 0.3, -0.3],
          [strand * 0.24, 0.5],
        ],
        false,
      ),
      alpha(litBy(f.hair, light.rim, 0.5), 0.25),
      0.02,
    );
  f.over?.(g, 0, light, true);
  g.restore();
};
