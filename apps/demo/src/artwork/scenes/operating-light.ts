import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const operatingLight: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const teal = mix('#0f4a50', s.palette.near, 0.3);
    s.fillAll(s.around(0, -0.4, 1.3, lighten(teal, 0.28), teal, darken(teal, 0.7)));
    for (let seam = 0; seam < 9; seam++)
      s.line(
        [
          [0, -0.42],
          [Math.cos(seam * 0.698) * 2, -0.42 + Math.sin(seam * 0.698) * 2],
        ],
        alpha(darken(teal, 0.6), 0.5),
        0.006,
      );
    s.pen(`M.12 -.42C.5 -.7 .3 -.9 .62 -1.3`, '#b9c9cc', 0.07);
    s.pen(`M.12 -.42C.5 -.7 .3 -.9 .62 -1.3`, '#e9f2f2', 0.02);
    s.glow(0, -0.36, 0.9, lighten(s.palette.light, 0.6), 0.55);
    s.disc(0, -0.36, 0.4, s.around(-0.1, -0.5, 0.7, '#eef6f5', '#a9bcc0', '#4f666c'));
    s.disc(0, -0.36, 0.365, s.around(0, -0.36, 0.4, '#30474c', '#16272c'));
    const lens = (x: number, y: number, radius: number): void => {
      s.disc(x, y, radius * 1.14, '#c9d8d8');
      s.disc(
        x,
        y,
        radius,
        s.around(x, y, radius, '#ffffff', '#fffdf0', lighten(s.palette.light, 0.4), mix(s.palette.light, teal, 0.4)),
      );
      for (const ring of [0.4, 0.62, 0.82]) s.ring(x, y, radius * ring, alpha('#7a9a9a', 0.3), 0.003);
      s.glow(x, y, radius * 2.3, '#fff8e0', 0.75);
    };
    lens(0, -0.36, 0.1);
    for (let index = 0; index < 6; index++)
      lens(Math.cos(index * 1.047 + 0.5) * 0.235, -0.36 + Math.sin(index * 1.047 + 0.5) * 0.235, 0.085);
    s.beam(0, -0.3, 0, 1.2, 0.24, 0.5, '#e9fff4', 0.3);
    const people = { none: 0, one: 1, child: 1, running: 1, 'two-apart': 2, 'two-together': 2, group: 4 }[s.art.figures];
    for (let index = 0; index < people; index++) {
      const x = people === 1 ? -0.3 : ([-0.42, 0.42, -0.76, 0.72][index] ?? 0);
      surgeon(s, x, 0.2, 0.4 + (index % 2) * 0.05, index);
    }
    s.rect(
      s.left,
      0.02,
      s.width,
      s.bottom,
      s.down(0.02, Math.min(s.bottom, 0.3), alpha(darken(teal, 0.8), 0), darken(teal, 0.8)),
    );
    s.pen('M-3 0L-.3 0L-.22 -.02L-.18 .02L-.12 -.24L-.05 .16L0 0L.08 -.05L.14 0L3 0', s.accent, 0.009, 0, 0.08, 1);
    s.glow(-0.1, 0.1, 0.3, s.accent, 0.4);
  },
};

/** Someone in a cap and a gown at the table, head and shoulders from behind. */
const surgeon = (s: Scene, x: number, y: number, size: number, index: number): void =>
  s.at(
    x,
    y,
    size,
    () => {
      const gown = mix(['#2f8a86', '#2a6f80', '#3a9a7a', '#2f6a8a'][index] ?? '#2f8a86', '#06181c', 0.45);
      s.path(
        'M-.52 .1C-.5 -.26 -.3 -.36 -.1 -.42L.1 -.42C.3 -.36 .5 -.26 .52 .1Z',
        s.down(-0.42, 0.1, lighten(gown, 0.25), gown),
      );
      s.path('M-.2 -.58C-.22 -.86 .22 -.86 .2 -.58C.18 -.44 .1 -.4 0 -.4C-.1 -.4 -.18 -.44 -.2 -.58Z', '#1b1418');
      s.path('M-.215 -.6C-.24 -.9 .24 -.9 .215 -.6Q0 -.52 -.215 -.6Z', index === 0 ? s.accent : lighten(gown, 0.2));
      s.pen('M-.2 -.7C-.16 -.84 .1 -.88 .19 -.74', '#f2fff8', 0.012);
    },
    size,
  );
