import { clouds, heavenlyLight, ridge, sky, water } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { rocks } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const lighthouse: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    clouds(s, -0.35, 0.6);
    if (s.art.hour !== 'night') heavenlyLight(s, -0.3, -0.28, 0.1);
    ridge(s, -0.05, 0.14, 1.6, 3, mix(s.palette.far, s.palette.sky[3], 0.35), s.palette.far, -0.02);
    water(s, -0.05, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.45), s.art.hour === 'night' ? 0.12 : -0.3);
    if (s.palette.dark) {
      s.beam(0.12, -0.66, 1.75, 1.6, 0.02, 0.34, s.palette.light, 0.75);
      s.beam(0.12, -0.66, -1.4, 1.2, 0.02, 0.28, s.palette.light, 0.6);
    }
    rocks(s, 0.16, 0.1, 0.28, mix('#4a4f5a', s.palette.near, 0.5), 172, 5);
    const red = mix(s.accent, s.palette.near, s.palette.dark ? 0.25 : 0.02);
    s.shape(
      [
        [0.015, 0.02],
        [0.06, -0.58],
        [0.18, -0.58],
        [0.225, 0.02],
      ],
      s.across(0, 0.23, lighten(red, 0.2), red, darken(red, 0.5)),
    );
    for (const [low, high] of [
      [-0.1, -0.2],
      [-0.34, -0.44],
    ] as const) {
      const half = (y: number): number => 0.06 + ((y + 0.58) / 0.6) * 0.045;
      s.shape(
        [
          [0.12 - half(low), low],
          [0.12 - half(high), high],
          [0.12 + half(high), high],
          [0.12 + half(low), low],
        ],
        s.across(0, 0.23, '#fffaf0', '#e9e2d4', darken('#cfc6b8', 0.45)),
      );
    }
    for (const y of [-0.04, -0.27, -0.5])
      s.rect(0.1, y - 0.03, 0.035, 0.045, s.palette.dark ? s.palette.light : darken(red, 0.7), 0.016);
    s.rect(0.035, -0.6, 0.17, 0.025, darken(red, 0.5), 0.006);
    for (let post = 0; post < 8; post++)
      s.line(
        [
          [0.04 + post * 0.023, -0.6],
          [0.04 + post * 0.023, -0.64],
        ],
        darken(red, 0.5),
        0.005,
      );
    s.rect(0.07, -0.7, 0.1, 0.1, s.around(0.12, -0.65, 0.08, '#ffffff', lighten(s.palette.light, 0.3)), 0.008);
    s.path('M-.07 0C-.06 -.05 -.02 -.07 0 -.1C.02 -.07 .06 -.05 .07 0Z', darken(red, 0.3), 0.12, -0.69);
    s.glow(0.12, -0.65, 0.3, s.palette.light, s.palette.dark ? 0.95 : 0.3);
    const random = s.part(173);
    for (let wave = 0; wave < 3; wave++) {
      const y = 0.09 + wave * 0.07;
      let crest = `M${s.left} ${s.bottom}L${s.left} ${y}`;
      for (let x = s.left; x < s.right; x += 0.13) crest += `Q${x + 0.05} ${y - 0.035 - random() * 0.02} ${x + 0.13} ${y}`;
      s.path(
        `${crest}L${s.right} ${s.bottom}Z`,
        s.down(
          y - 0.04,
          y + 0.12,
          lighten(mix(s.palette.mid, s.palette.sky[3], 0.25), 0.18 - wave * 0.05),
          mix(s.palette.mid, s.palette.near, 0.35 + wave * 0.25),
        ),
      );
    }
    for (let drop = 0; drop < 60; drop++)
      s.disc(-0.12 + random() * 0.5, 0.08 - random() ** 2 * 0.2, 0.002 + random() * 0.006, alpha('#ffffff', 0.7));
    const pier = darken(mix('#9a958a', s.palette.near, 0.4), 0.1);
    s.shape(
      [
        [s.left, 0.15],
        [-0.1, 0.1],
        [-0.06, 0.13],
        [s.left, 0.26],
      ],
      s.down(0.1, 0.26, lighten(pier, 0.15), darken(pier, 0.4)),
    );
    cast(s, -0.28, 0.16, 0.19, 'modern', 0.12);
  },
};
