import { alpha, darken, lighten, mix } from './colour.ts';
import type { Point, Scene } from './scene.ts';

export interface Room {
  /** Where all lines meet. */
  vanishing: Point;
  /** The far wall: left, top, right, bottom. */
  far: readonly [left: number, top: number, right: number, bottom: number];
  /** A point on the walls of the room: `side` -1 left … 1 right, `height` 0 floor … 1 ceiling, `depth` 0 at the viewer … 1 at the far wall. */
  at: (side: number, height: number, depth: number) => Point;
}

/** A room in one-point perspective that fills the frame; depth 0 lies outside it. */
export const roomAround = (s: Scene, vanishing: Point, farSize: number, farHeight = farSize): Room => {
  const nearHalf = Math.max(s.right - vanishing[0], vanishing[0] - s.left) * 1.02;
  const far = [
    vanishing[0] - farSize / 2,
    vanishing[1] - farHeight * 0.55,
    vanishing[0] + farSize / 2,
    vanishing[1] + farHeight * 0.45,
  ] as const;
  const nearTop = Math.min(s.top, vanishing[1] - (nearHalf / farSize) * farHeight * 1.1);
  const nearBottom = Math.max(s.bottom, vanishing[1] + (nearHalf / farSize) * farHeight * 0.9);
  const at = (side: number, height: number, depth: number): Point => {
    const scale = 1 / (1 + depth * ((nearHalf * 2) / farSize - 1));
    const whole = farSize / (nearHalf * 2);
    const part = (scale - whole) / (1 - whole);
    const half = farSize / 2 + (nearHalf - farSize / 2) * part;
    const topAt = far[1] + (nearTop - far[1]) * part;
    const bottomAt = far[3] + (nearBottom - far[3]) * part;
    return [vanishing[0] + side * half, bottomAt + (topAt - bottomAt) * height];
  };
  return { vanishing, far, at };
};

/** Paints the five faces of a room, lit from its far end. */
export const paintRoom = (
  s: Scene,
  room: Room,
  { floor, wall, ceiling, end }: { floor: string; wall: string; ceiling: string; end: string },
): void => {
  const { at, far } = room;
  const quad = (points: Point[], colour: string, vertical: boolean): void => {
    const from = points[0] ?? [0, 0];
    const to = points[1] ?? [0, 0];
    s.shape(
      points,
      vertical ? s.down(from[1], to[1], darken(colour, 0.42), colour) : s.across(from[0], to[0], darken(colour, 0.5), colour),
    );
  };
  quad([at(-1, 1, 0), at(-1, 1, 1), at(1, 1, 1), at(1, 1, 0)], ceiling, true);
  quad([at(-1, 0, 0), at(-1, 0, 1), at(1, 0, 1), at(1, 0, 0)], floor, true);
  for (const side of [-1, 1])
    quad([at(side, 0, 0), at(side, 0, 1), at(side, 1, 1), at(side, 1, 0)], side < 0 ? wall : darken(wall, 0.14), false);
  s.rect(far[0], far[1], far[2] - far[0], far[3] - far[1], s.down(far[1], far[3], lighten(end, 0.1), end));
};

/** A rectangle on a side wall. */
export const onWall = (
  s: Scene,
  room: Room,
  side: -1 | 1,
  from: number,
  to: number,
  low: number,
  high: number,
  fill: string,
): void => s.shape([room.at(side, low, from), room.at(side, low, to), room.at(side, high, to), room.at(side, high, from)], fill);

/** A rectangle on floor (0) or ceiling (1). */
export const onFloor = (
  s: Scene,
  room: Room,
  left: number,
  right: number,
  from: number,
  to: number,
  height: number,
  fill: string,
): void =>
  s.shape(
    [room.at(left, height, from), room.at(right, height, from), room.at(right, height, to), room.at(left, height, to)],
    fill,
  );

/** Boards or tiles: lines towards the vanishing point and across. */
export const floorLines = (s: Scene, room: Room, columns: number, rows: number, colour: string): void => {
  for (let column = -columns; column <= columns; column++)
    s.line([room.at(column / columns, 0, 0), room.at(column / columns, 0, 1)], colour, s.pixel);
  for (let row = 1; row <= rows; row++) s.line([room.at(-1, 0, row / rows), room.at(1, 0, row / rows)], colour, s.pixel);
};

/** A pane with what is outside: the hour's sky, a ridge and the town. */
export const outlook = (s: Scene, x: number, y: number, width: number, height: number, town = true): void => {
  const { sky, far, mid } = s.palette;
  s.rect(x, y, width, height, s.down(y, y + height, ...sky));
  s.clip(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    () => {
      const random = s.part(Math.round(x * 77 + y * 31));
      s.shape(
        [
          [x, y + height * 0.8],
          [x + width * 0.3, y + height * 0.5],
          [x + width * 0.62, y + height * 0.72],
          [x + width, y + height * 0.55],
          [x + width, y + height],
          [x, y + height],
        ],
        mix(far, sky[3], 0.35),
      );
      if (!town) return;
      for (let house = 0; house < 9; house++) {
        const houseX = x + (house / 9) * width;
        const tall = height * (0.14 + 0.26 * random());
        s.rect(houseX, y + height - tall, width * 0.1, tall, mix(mid, far, random() * 0.7));
        for (let light = 0; light < 4; light++)
          if (random() < 0.5)
            s.rect(
              houseX + width * 0.02 + (light % 2) * width * 0.035,
              y + height - tall * (0.85 - 0.25 * (light >> 1)),
              width * 0.02,
              height * 0.022,
              alpha(s.palette.light, s.palette.dark ? 0.95 : 0.3),
            );
      }
    },
  );
};

/** A window with a frame and the outlook behind it. */
export const windowPane = (
  s: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  { frame = '#5b4636', columns = 2, rows = 1, town = true } = {},
): void => {
  outlook(s, x, y, width, height, town);
  const bar = Math.min(width, height) * 0.035;
  for (let column = 0; column <= columns; column++)
    s.rect(x + (width * column) / columns - bar / 2, y - bar / 2, bar, height + bar, frame);
  for (let row = 0; row <= rows; row++) s.rect(x - bar / 2, y + (height * row) / rows - bar / 2, width + bar, bar, frame);
  s.rect(x - bar * 1.6, y + height, width + bar * 3.2, bar * 1.6, lighten(frame, 0.18));
};
