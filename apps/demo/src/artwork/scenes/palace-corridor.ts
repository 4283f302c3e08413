import { heavenlyLight } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { hanok } from '../kit/hanok.ts';
import { cast } from '../kit/people.ts';
import { floorLines, onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Family } from './family.ts';
import { DANCHEONG } from './props/dancheong.ts';

export const palaceCorridor: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const red = mix('#a5301f', s.palette.near, s.palette.dark ? 0.35 : 0.1);
    const green = mix('#2d6b5a', s.palette.near, s.palette.dark ? 0.4 : 0.15);
    const room = roomAround(s, [0, -0.3], 0.24, 0.4);
    paintRoom(s, room, {
      floor: mix(s.palette.mid, '#8d7a66', 0.4),
      wall: mix(green, s.palette.mid, 0.4),
      ceiling: darken(green, 0.35),
      end: s.palette.sky[3],
    });
    const [left, top, right, bottom] = room.far;
    s.rect(left, top, right - left, bottom - top, s.down(top, bottom, s.palette.sky[1], s.palette.sky[3]));
    heavenlyLight(s, 0, -0.36, 0.05);
    hanok(s, 0, bottom, 0.26, { bays: 3 });
    floorLines(s, room, 5, 9, alpha(s.palette.ink, 0.25));
    for (let bay = 8; bay >= 0; bay--) {
      const depth = (bay / 9) ** 0.55;
      const next = ((bay + 0.62) / 9) ** 0.55;
      onWall(s, room, 1, depth, next, 0.06, 0.62, mix(s.palette.light, '#f4e3bd', 0.4));
      for (const bar of [0.2, 0.34, 0.48]) onWall(s, room, 1, depth, next, bar, bar + 0.012, darken(red, 0.5));
      onWall(s, room, -1, depth, next, 0.04, 0.6, alpha(s.palette.sky[2], 0.75));
      onFloor(s, room, -0.98, -0.2, depth, (depth + next) / 2, 0, alpha(s.palette.light, 0.2));
      for (const side of [-1, 1] as const) {
        const [x0, y0] = room.at(side, 0, depth);
        const [x1, y1] = room.at(side, 0.78, depth);
        const width = Math.abs(x0 - room.vanishing[0]) * 0.14;
        s.rect(
          x0 - width / 2,
          y1,
          width,
          y0 - y1,
          s.across(x0 - width / 2, x0 + width / 2, darken(red, 0.45), lighten(red, 0.16), darken(red, 0.5)),
        );
        s.rect(
          x0 - width * 0.75,
          y0 - width * 0.35,
          width * 1.5,
          width * 0.4,
          mix(s.palette.pale, s.palette.near, 0.5),
          width * 0.1,
        );
        DANCHEONG.forEach((colour, band) =>
          s.rect(x1 - width * 0.62, y1 + width * band * 0.18, width * 1.24, width * 0.15, mix(colour, s.palette.near, 0.2)),
        );
      }
      const [beamX, beamY] = room.at(-1, 0.8, depth);
      const [endX] = room.at(1, 0.8, depth);
      s.rect(
        beamX,
        beamY - (endX - beamX) * 0.03,
        endX - beamX,
        (endX - beamX) * 0.034,
        mix(DANCHEONG[bay % 2 ? 0 : 3] ?? '#2f7a68', s.palette.ink, 0.45),
      );
    }
    s.glow(0, -0.26, 0.5, s.palette.light, 0.5);
    cast(s, 0, 0.08, 0.23, 'joseon', 0.2);
  },
};
