import { board } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const hospitalCorridor: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const teal = mix('#6fb3ac', s.palette.near, { night: 0.5, dusk: 0.35, dawn: 0.2, day: 0.04 }[s.art.hour]);
    const room = roomAround(s, [0, -0.3], 0.26, 0.34);
    paintRoom(s, room, { floor: mix('#cfe3df', teal, 0.5), wall: teal, ceiling: lighten(teal, 0.2), end: lighten(teal, 0.55) });
    for (const side of [-1, 1] as const) {
      onWall(s, room, side, 0, 1, 0, 0.05, darken(teal, 0.45));
      onWall(s, room, side, 0.12, 1, 0.35, 0.372, '#f2ead8');
      for (const [from, to] of [
        [0.28, 0.46],
        [0.6, 0.7],
        [0.8, 0.88],
      ] as const) {
        onWall(s, room, side, from, to, 0, 0.72, darken(teal, 0.3));
        onWall(
          s,
          room,
          side,
          from + (to - from) * 0.25,
          from + (to - from) * 0.55,
          0.42,
          0.62,
          s.palette.dark ? lighten(s.palette.light, 0.3) : '#eafaf6',
        );
        onWall(s, room, side, from, to, 0.76, 0.83, '#f6fbfa');
      }
    }
    for (let lamp = 0; lamp < 7; lamp++) {
      const from = 0.1 + (lamp / 7) ** 0.6 * 0.88;
      const to = from + 0.05 + 0.05 * (1 - lamp / 7);
      onFloor(s, room, -0.24, 0.24, from, to, 1, '#ffffff');
      onFloor(s, room, -0.3, 0.3, from, to, 0, alpha('#ffffff', 0.22));
    }
    onFloor(s, room, 0.16, 0.24, 0, 1, 0, s.accent);
    onFloor(s, room, 0.28, 0.33, 0, 1, 0, mix('#f2c94c', teal, 0.2));
    const [left, top, right, bottom] = room.far;
    s.rect(left + 0.03, top + 0.06, right - left - 0.06, bottom - top - 0.06, '#f7fffd');
    s.rect(-0.006, top + 0.06, 0.012, bottom - top - 0.06, darken(teal, 0.3));
    for (const x of [-0.045, 0.045]) s.disc(x, top + 0.15, 0.02, mix(teal, '#bfe9f2', 0.5));
    board(s, '응급실', 0, top + 0.03, 0.042, s.accent, '#ffffff');
    s.glow(0, -0.28, 0.55, '#e9fff9', 0.7);
    bed(s, -0.27, 0.05, 0.5);
    cast(s, 0.08, 0.1, 0.33, 'modern', 0.16);
  },
};

/** A bed on wheels with a drip stand. */
const bed = (s: Scene, x: number, y: number, size: number): void =>
  s.at(
    x,
    y,
    size,
    () => {
      s.disc(0, 0.01, 0.42, alpha('#0c2a2a', 0.3), 0.035);
      for (const wheel of [-0.3, 0.28]) {
        s.line(
          [
            [wheel, -0.22],
            [wheel, -0.03],
          ],
          '#7d949a',
          0.026,
        );
        s.disc(wheel, -0.02, 0.032, '#2a3a40');
      }
      s.rect(-0.38, -0.27, 0.76, 0.05, '#b9cbd0', 0.02);
      s.rect(-0.37, -0.36, 0.74, 0.1, '#fbfefd', 0.04);
      s.rect(-0.14, -0.375, 0.51, 0.115, s.accent, 0.04);
      s.rect(-0.36, -0.42, 0.17, 0.08, '#ffffff', 0.04);
      s.line(
        [
          [-0.4, -0.24],
          [-0.4, -0.5],
        ],
        '#9fb3b9',
        0.02,
      );
      s.line(
        [
          [0.34, -0.1],
          [0.34, -0.95],
        ],
        '#9fb3b9',
        0.014,
      );
      s.rect(0.29, -0.95, 0.1, 0.17, alpha('#e9fbff', 0.9), 0.03);
      s.pen('M.34 -.78C.3 -.6 .2 -.6 .16 -.4', '#e9fbff', 0.008);
    },
    size,
  );
