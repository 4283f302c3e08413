import { wetGround } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const parkingGarage: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const concrete = mix('#7d8a8c', s.palette.near, s.palette.dark ? 0.58 : 0.35);
    const room = roomAround(s, [0.02, -0.26], 0.34, 0.16);
    paintRoom(s, room, {
      floor: darken(concrete, 0.2),
      wall: concrete,
      ceiling: darken(concrete, 0.4),
      end: darken(concrete, 0.55),
    });
    for (const side of [-1, 1] as const) {
      onWall(s, room, side, 0.1, 1, 0.37, 0.44, s.accent);
      onWall(s, room, side, 0.1, 1, 0.33, 0.35, lighten(concrete, 0.4));
    }
    for (const x of [-0.62, -0.3, 0.3, 0.62]) s.line([room.at(x, 0, 0.05), room.at(x, 0, 1)], alpha('#f4ead4', 0.75), 0.006);
    for (let lamp = 0; lamp < 6; lamp++) {
      const from = 0.25 + (lamp / 6) ** 0.7 * 0.72;
      onFloor(s, room, -0.34, -0.28, from, from + 0.06, 0.99, '#f4fff4');
      onFloor(s, room, 0.28, 0.34, from, from + 0.06, 0.99, '#f4fff4');
      onFloor(s, room, -0.46, -0.2, from, from + 0.06, 0, alpha('#f4fff4', 0.14));
    }
    for (let pillar = 4; pillar >= 0; pillar--) {
      const depth = 0.42 + (pillar / 5) ** 0.8 * 0.55;
      for (const side of [-0.72, 0.72]) {
        const [x, y] = room.at(side, 0, depth);
        const [, roof] = room.at(side, 1, depth);
        const width = (y - roof) * 0.19;
        s.rect(
          x - width / 2,
          roof,
          width,
          y - roof,
          s.across(x - width / 2, x + width / 2, lighten(concrete, 0.15), darken(concrete, 0.4)),
        );
        s.rect(x - width / 2, y - (y - roof) * 0.34, width, (y - roof) * 0.17, s.accent);
        const label = `B${pillar + 2}`;
        s.words(label, x, y - (y - roof) * 0.6, width * 0.62, lighten(concrete, 0.6), fonts('black-han-sans', label));
      }
    }
    const dusk = '#05070c';
    s.glow(0.02, -0.1, 0.85, '#eaf4ff', 0.55);
    s.disc(0.02, 0.06, 0.34, alpha('#000000', 0.6), 0.035);
    s.path(
      'M-.31 .05L-.32 -.1C-.3 -.16 -.26 -.18 -.24 -.19L-.17 -.31C-.1 -.34 .1 -.34 .17 -.31L.24 -.19C.26 -.18 .3 -.16 .32 -.1L.31 .05Z',
      s.down(-0.34, 0.06, lighten(mix(dusk, s.accent, 0.5), 0.1), mix(dusk, s.accent, 0.25), dusk),
      0.02,
      0,
    );
    s.path('M-.2 -.19L-.145 -.29C-.08 -.31 .08 -.31 .145 -.29L.2 -.19Z', s.down(-0.31, -0.19, '#8fb4c9', '#16222c'), 0.02, 0);
    s.rect(-0.12, -0.06, 0.28, 0.06, '#0a0c12', 0.014);
    s.rect(-0.06, 0.005, 0.16, 0.035, '#f4f4ea', 0.004);
    for (const x of [-0.235, 0.235]) {
      s.disc(0.02 + x, -0.085, 0.05, '#fffef4', 0.034);
      s.glow(0.02 + x, -0.085, 0.42, '#f4fbff', 0.95);
      s.beam(0.02 + x, -0.085, x < 0 ? 0.35 : -0.35, 0.7, 0.03, 0.24, '#f4fbff', 0.5);
    }
    wetGround(s, 0.065, 0.4, darken(concrete, 0.6));
    cast(s, -0.1, 0.2, 0.38, 'modern', 0.27);
  },
};
