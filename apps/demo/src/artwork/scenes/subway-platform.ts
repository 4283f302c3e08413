import { board } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Family } from './family.ts';

export const subwayPlatform: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tile = mix('#8fb0a8', s.palette.near, s.palette.dark ? 0.45 : 0.1);
    const room = roomAround(s, [-0.06, -0.28], 0.2, 0.22);
    paintRoom(s, room, {
      floor: mix('#a7a192', s.palette.near, s.palette.dark ? 0.4 : 0.1),
      wall: tile,
      ceiling: darken(tile, 0.3),
      end: darken(tile, 0.65),
    });
    onFloor(s, room, 0.1, 1, 0, 1, 0, '#14161c');
    onWall(s, room, 1, 0, 1, 0, 0.16, '#1c1f28');
    onFloor(s, room, -0.02, 0.1, 0, 1, 0, '#f2c94c');
    for (let stud = 0; stud < 60; stud++) {
      const [x, y] = room.at(0.04, 0, (stud / 60) ** 0.5);
      s.disc(x, y, 0.002 + 0.008 * (1 - (stud / 60) ** 0.5), '#c79a25');
    }
    for (const rail of [0.34, 0.74]) s.line([room.at(rail, 0, 0), room.at(rail, 0, 1)], '#7d8894', 0.008);
    for (let lamp = 0; lamp < 9; lamp++) {
      const from = (lamp / 9) ** 0.5;
      const to = ((lamp + 0.6) / 9) ** 0.5;
      onFloor(s, room, -0.56, -0.36, from, to, 0.995, '#fffbe8');
      onFloor(s, room, -0.62, -0.3, from, to, 0, alpha('#ffffff', 0.16));
      if (lamp > 1)
        onWall(s, room, -1, from, to, 0.34, 0.66, mix([s.accent, '#f4ead4', '#6fa0b8'][lamp % 3] ?? s.accent, tile, 0.2));
      onWall(s, room, -1, 0.1, 1, 0.74, 0.765, s.accent);
    }
    for (let pillar = 5; pillar >= 0; pillar--) {
      const depth = ((pillar + 0.4) / 6) ** 0.5;
      const [x, y] = room.at(-0.22, 0, depth);
      const [, roof] = room.at(-0.22, 1, depth);
      const width = (y - roof) * 0.075;
      s.rect(
        x - width / 2,
        roof,
        width,
        y - roof,
        s.across(x - width / 2, x + width / 2, lighten(tile, 0.4), tile, darken(tile, 0.45)),
      );
    }
    const [left, top] = room.at(0.16, 0.72, 0.86);
    const [right, bottom] = room.at(0.92, 0.06, 0.86);
    s.glow((left + right) / 2, (top + bottom) / 2, 0.6, s.palette.light, 0.85);
    s.rect(left, top, right - left, bottom - top, s.down(top, bottom, '#e9eef2', '#aab6c0'), 0.02);
    s.rect(left + 0.02, top + 0.03, right - left - 0.04, (bottom - top) * 0.42, '#1a2634', 0.012);
    s.rect(left, bottom - 0.06, right - left, 0.03, s.accent);
    for (const x of [left + 0.035, right - 0.035]) {
      s.disc(x, bottom - 0.075, 0.016, '#ffffff');
      s.glow(x, bottom - 0.075, 0.2, '#fff3c4', 0.95);
    }
    const [boardX, boardY] = room.at(-0.28, 0.8, 0.42);
    s.rect(boardX - 0.17, boardY - 0.03, 0.34, 0.085, '#12203a', 0.008);
    board(
      s,
      ['바람골', '달맞이', '새벽시장', '은하'][(s.part(142)() * 4) | 0] ?? '은하',
      boardX,
      boardY + 0.012,
      0.04,
      '#12203a',
      '#ffffff',
    );
    cast(s, -0.2, 0.15, 0.34, 'modern', 0.13);
  },
};
