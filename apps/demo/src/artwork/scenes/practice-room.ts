import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { person } from '../kit/people.ts';
import { floorLines, onFloor, onWall, paintRoom, roomAround, windowPane } from '../kit/rooms.ts';
import type { Family } from './family.ts';
import { company } from './props/company.ts';

export const practiceRoom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tone = mix('#cdb79a', s.palette.near, s.palette.dark ? 0.6 : 0.1);
    const room = roomAround(s, [0, -0.3], 0.62, 0.44);
    paintRoom(s, room, {
      floor: mix('#b98550', s.palette.near, s.palette.dark ? 0.45 : 0.05),
      wall: mix(tone, s.accent, 0.22),
      ceiling: darken(tone, 0.4),
      end: mix('#a9c4cc', tone, 0.4),
    });
    floorLines(s, room, 9, 0, alpha('#3a1f10', 0.4));
    const [left, top, right, bottom] = room.far;
    s.rect(
      left,
      top + 0.03,
      right - left,
      bottom - top - 0.03,
      s.ramp([left, top], [right, bottom], lighten(s.palette.sky[2], 0.2), mix('#9fbcc4', tone, 0.4), darken(tone, 0.2)),
    );
    s.clip(
      [
        [left, top + 0.03],
        [right, top + 0.03],
        [right, bottom],
        [left, bottom],
      ],
      () => {
        s.rect(left, bottom - 0.09, right - left, 0.1, mix('#b98550', s.palette.near, 0.35));
        windowPane(s, left + 0.04, top + 0.08, 0.17, 0.17);
        s.g.globalAlpha = 0.55;
        const count = company(s);
        for (let index = 0; index < count; index++)
          person(s, (index - (count - 1) / 2) * 0.1, bottom - 0.02, 0.2, 'stage', index);
        s.g.globalAlpha = 1;
        for (let shine = 0; shine < 4; shine++)
          s.shape(
            [
              [left + shine * 0.19, bottom],
              [left + 0.06 + shine * 0.19, bottom],
              [left + 0.2 + shine * 0.19, top],
              [left + 0.14 + shine * 0.19, top],
            ],
            alpha('#ffffff', 0.1),
          );
      },
    );
    for (let seam = 1; seam < 4; seam++)
      s.rect(left + ((right - left) * seam) / 4, top + 0.03, 0.004, bottom - top, alpha('#ffffff', 0.6));
    s.line(
      [
        [left, bottom - 0.17],
        [right, bottom - 0.17],
      ],
      '#6a4024',
      0.012,
    );
    onWall(s, room, -1, 0.3, 1, 0.4, 0.42, '#6a4024');
    for (let strip = 0; strip < 4; strip++) {
      const from = 0.2 + strip * 0.2;
      onFloor(s, room, -0.5, -0.42, from, from + 0.14, 0.995, lighten(s.accent, 0.55));
      onFloor(s, room, 0.42, 0.5, from, from + 0.14, 0.995, lighten(s.accent, 0.55));
    }
    s.glow(0, top, 0.5, lighten(s.accent, 0.3), 0.4);
    for (const [x, y, size] of [
      [-0.4, 0.02, 0.2],
      [0.42, 0.04, 0.22],
    ] as const) {
      s.rect(
        x - size * 0.4,
        y - size * 1.4,
        size * 0.8,
        size * 1.4,
        s.across(x - size * 0.4, x + size * 0.4, '#2a2a32', '#121218'),
        0.012,
      );
      s.disc(x, y - size * 0.45, size * 0.29, '#3a3a44');
      s.disc(x, y - size * 0.45, size * 0.12, s.accent);
      s.disc(x, y - size * 1.05, size * 0.16, '#3a3a44');
    }
    s.disc(0, 0.16, 0.5, alpha(s.palette.light, 0.18), 0.1);
    if (s.art.figures === 'none') s.path('M-1 0C-1 -.5 -.5 -.7 -.3 -.6C0 -.3 .5 -.3 1 -.1L1 .1L-1 .1Z', s.accent, 0, 0.14, 0.07);
    const count = company(s);
    for (let index = 0; index < count; index++)
      person(
        s,
        (index - (count - 1) / 2) * (s.art.figures === 'two-apart' ? 0.4 : 0.19),
        0.16 - (index % 2) * 0.03,
        0.32,
        'stage',
        index,
      );
  },
};
