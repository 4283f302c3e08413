import { alpha, darken, lighten, mix } from './colour.ts';
import type { Point, Scene } from './scene.ts';

export interface HanokLook {
  bays?: number;
  /** How brightly each bay is lit, 0 to 1; shorter lists repeat. */
  lit?: readonly number[];
  tile?: string;
  wood?: string;
  plaster?: string;
  stone?: string;
  /** Snow or moonlight on the ridge. */
  crown?: string;
}

/** Papered lattice door with light behind it. */
export const latticeDoor = (
  s: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: number,
  wood = '#2a160e',
): void => {
  const warm = s.palette.light;
  s.rect(x, y, width, height, wood);
  const paper =
    lit > 0.05
      ? s.around(
          x + width / 2,
          y + height * 0.55,
          width * 1.1,
          lighten(warm, 0.5),
          mix(wood, warm, 0.3 + 0.6 * lit),
          mix(wood, warm, 0.45 * lit),
        )
      : mix(wood, s.palette.pale, s.palette.dark ? 0.14 : 0.75);
  s.rect(x + width * 0.05, y + height * 0.04, width * 0.9, height * 0.74, paper);
  const bar = Math.max(s.pixel * 0.8, width * 0.016);
  for (let column = 1; column < 8; column++) s.rect(x + (width * column) / 8 - bar / 2, y, bar, height * 0.78, wood);
  for (const row of [0.09, 0.16, 0.36, 0.43, 0.62, 0.69]) s.rect(x, y + height * row, width, bar, wood);
  s.rect(x + width / 2 - bar * 1.4, y, bar * 2.8, height, darken(wood, 0.3));
};

/** Curved tiled roof from the front; (x, y) is the middle of the eaves, `width` eave to eave. */
export const giwaRoof = (
  s: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  { tile = s.palette.near, crown }: HanokLook = {},
): void => {
  const half = width / 2;
  const ridgeHalf = half * 0.66;
  const lift = width * 0.075;
  const eave = (u: number): number => y - lift * Math.abs(u) ** 2.6;
  const top = (u: number): number => y - height - width * 0.02 * Math.abs(u) ** 2.2;
  const outline: Point[] = [];
  for (let step = -20; step <= 20; step++) outline.push([x + (step / 20) * half, eave(step / 20)]);
  for (let step = 20; step >= -20; step--) outline.push([x + (step / 20) * ridgeHalf, top(step / 20)]);
  s.shape(outline, s.down(y - height, y, lighten(tile, 0.18), tile, darken(tile, 0.35)));
  const rows = Math.max(14, Math.round(width / 0.018));
  for (let row = 0; row <= rows; row++) {
    const u = (row / rows) * 2 - 1;
    const sag = Math.abs(u) * height * 0.1;
    s.pen(
      `M${x + u * ridgeHalf} ${top(u)}Q${x + u * (half * 0.8)} ${(top(u) + eave(u)) / 2 + sag} ${x + u * half} ${eave(u)}`,
      row % 2 ? alpha(darken(tile, 0.75), 0.55) : alpha(lighten(tile, 0.5), 0.22),
      Math.max(s.pixel * 0.7, width * 0.0032),
    );
    s.disc(x + u * half, eave(u) + width * 0.004, width * 0.0075, darken(tile, 0.25));
  }
  const ridgeLine = (offset: number): string =>
    `M${x - ridgeHalf} ${top(1) + offset - width * 0.012}Q${x} ${y - height + offset + width * 0.012} ${x + ridgeHalf} ${top(1) + offset - width * 0.012}`;
  s.pen(ridgeLine(0), darken(tile, 0.5), width * 0.026);
  s.pen(ridgeLine(-width * 0.012), crown ?? alpha(lighten(tile, 0.6), 0.55), width * 0.007);
  for (const side of [-1, 1]) {
    s.pen(
      `M${x + side * ridgeHalf} ${top(1)}Q${x + side * half * 0.84} ${(top(1) + eave(1)) / 2 + height * 0.1} ${x + side * half} ${eave(1)}`,
      darken(tile, 0.5),
      width * 0.017,
    );
    s.rect(
      x + side * ridgeHalf - width * 0.014,
      top(1) - width * 0.045,
      width * 0.028,
      width * 0.045,
      darken(tile, 0.5),
      width * 0.008,
    );
  }
};

/** A whole tiled house from the front, standing at (x, y). Returns the height of its eaves. */
export const hanok = (s: Scene, x: number, y: number, width: number, look: HanokLook = {}): number => {
  const {
    bays = 5,
    lit = [0.9, 0.5, 1, 0.6, 0.8],
    tile = s.palette.near,
    wood = '#46180f',
    stone = mix(s.palette.mid, s.palette.near, 0.4),
  } = look;
  const plaster = look.plaster ?? mix(s.palette.pale, s.palette.mid, s.palette.dark ? 0.6 : 0.15);
  const base = width * 0.036;
  const wall = width * 0.17;
  const body = width * 0.74;
  const floor = y - base;
  const eaves = floor - wall;
  s.rect(x - body * 0.57, floor, body * 1.14, base, s.down(floor, y, lighten(stone, 0.2), darken(stone, 0.3)));
  for (let step = 0; step < 12; step++)
    s.rect(
      x - body * 0.57 + (step * body * 1.14) / 12,
      floor + (step % 2) * base * 0.2,
      s.pixel,
      base,
      alpha(darken(stone, 0.6), 0.4),
    );
  s.rect(x - body / 2, eaves, body, wall, s.down(eaves, floor, darken(plaster, 0.45), plaster));
  const bay = body / bays;
  for (let index = 0; index < bays; index++) {
    latticeDoor(
      s,
      x - body / 2 + bay * (index + 0.1),
      eaves + wall * 0.24,
      bay * 0.8,
      wall * 0.76,
      lit[index % lit.length] ?? 0,
      darken(wood, 0.35),
    );
  }
  for (let index = 0; index <= bays; index++)
    s.rect(
      x - body / 2 + bay * index - width * 0.008,
      eaves,
      width * 0.016,
      wall,
      s.across(
        x - body / 2 + bay * index - width * 0.008,
        x - body / 2 + bay * index + width * 0.008,
        lighten(wood, 0.2),
        darken(wood, 0.4),
      ),
    );
  s.rect(x - body / 2, eaves + wall * 0.15, body, width * 0.01, darken(wood, 0.2));
  s.rect(x - width * 0.42, eaves - width * 0.008, width * 0.84, width * 0.02, darken(mix(wood, '#1f5a4e', 0.5), 0.25));
  for (let rafter = -16; rafter <= 16; rafter++)
    s.disc(x + (rafter / 16) * width * 0.43, eaves - width * 0.002, width * 0.006, mix(wood, '#2f7a68', 0.6));
  giwaRoof(s, x, eaves - width * 0.002, width, width * 0.19, { ...look, tile });
  if (Math.max(...lit) > 0.3)
    s.glow(x, floor - wall * 0.3, width * 0.5, s.palette.light, s.palette.dark ? 0.26 : 0.08, width * 0.25);
  return eaves;
};

/** A tiled courtyard wall across the frame at y. */
export const tiledWall = (
  s: Scene,
  y: number,
  height: number,
  from = s.left,
  to = s.right,
  face = mix(s.palette.pale, s.palette.mid, 0.35),
): void => {
  s.rect(from, y - height, to - from, height, s.down(y - height, y, face, darken(face, 0.25)));
  const random = s.part(61);
  for (let row = 0; row < 3; row++) {
    for (let x = from; x < to; x += height * 0.3) {
      s.rect(
        x + height * 0.02,
        y - height * (0.12 + row * 0.22),
        height * (0.2 + 0.08 * random()),
        height * 0.13,
        mix(face, s.palette.near, 0.3 + 0.3 * random()),
        height * 0.05,
      );
    }
  }
  const tile = s.palette.near;
  s.shape(
    [
      [from, y - height],
      [to, y - height],
      [to, y - height * 1.22],
      [from, y - height * 1.22],
    ],
    s.down(y - height * 1.22, y - height, lighten(tile, 0.25), darken(tile, 0.2)),
  );
  for (let x = from; x < to; x += height * 0.13) s.disc(x, y - height * 0.99, height * 0.055, darken(tile, 0.1));
  s.rect(from, y - height * 1.3, to - from, height * 0.1, darken(tile, 0.4), height * 0.04);
};

/** A paper lantern on a post or hanging. */
export const lantern = (s: Scene, x: number, y: number, size: number, colour = s.palette.light): void => {
  s.glow(x, y, size * 4, colour, 0.5);
  s.rect(
    x - size * 0.42,
    y - size * 0.6,
    size * 0.84,
    size * 1.2,
    s.around(x, y, size, lighten(colour, 0.7), colour),
    size * 0.3,
  );
  for (const row of [-0.3, 0, 0.3])
    s.line(
      [
        [x - size * 0.42, y + size * row],
        [x + size * 0.42, y + size * row],
      ],
      alpha(darken(colour, 0.5), 0.35),
      size * 0.04,
    );
  s.rect(x - size * 0.26, y - size * 0.72, size * 0.52, size * 0.13, darken(colour, 0.7));
  s.rect(x - size * 0.26, y + size * 0.58, size * 0.52, size * 0.13, darken(colour, 0.7));
};
