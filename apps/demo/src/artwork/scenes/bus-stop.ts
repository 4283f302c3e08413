import { clouds, ground, heavenlyLight, mist, ridge, sky } from '../kit/air.ts';
import { board, wetGround } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast, umbrella } from '../kit/people.ts';
import type { Family } from './family.ts';

export const busStop: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    clouds(s, -0.4);
    heavenlyLight(s, -0.28, -0.66, 0.07);
    const { mid, near, ink, pale, light, far } = s.palette;
    ridge(s, -0.16, 0.26, 1.8, 1, mix(far, s.palette.sky[3], 0.3), mix(far, s.palette.mist, 0.4));
    for (const [x, height, part] of [
      [-0.52, 0.5, 134],
      [0.56, 0.56, 135],
    ] as const)
      tree(
        s,
        x,
        0.02,
        height,
        s.art.weather === 'snow'
          ? ['#f0f4ff', '#dbe4f5']
          : [mix('#4b8a55', near, 0.4), mix('#7fae5a', mid, 0.3), mix(s.accent, near, 0.4)],
        part,
        { leaves: 8 },
      );
    mist(s, -0.02, 0.2, 0.5);
    ground(s, 0, darken(near, 0.2), mix(mid, s.palette.mist, 0.25));
    const frame = darken(mix('#2f5f5a', ink, 0.5), 0.05);
    if (s.palette.dark) s.glow(0, -0.2, 0.7, light, 0.5);
    s.shape(
      [
        [-0.33, 0.02],
        [-0.33, -0.4],
        [0.33, -0.4],
        [0.33, 0.02],
      ],
      s.down(-0.4, 0.02, alpha(lighten(light, 0.55), s.palette.dark ? 0.85 : 0.55), alpha(light, s.palette.dark ? 0.5 : 0.3)),
    );
    for (const x of [-0.33, -0.11, 0.11, 0.33]) s.rect(x - 0.008, -0.42, 0.016, 0.46, frame);
    s.shape(
      [
        [-0.43, -0.42],
        [-0.39, -0.48],
        [0.39, -0.48],
        [0.43, -0.42],
      ],
      s.down(-0.48, -0.42, lighten(s.accent, 0.2), darken(s.accent, 0.3)),
    );
    board(
      s,
      ['달빛마을', '종점', '느티나무앞', '바다입구'][(s.part(133)() * 4) | 0] ?? '종점',
      0,
      -0.35,
      0.042,
      frame,
      lighten(pale, 0.2),
    );
    s.rect(0.14, -0.26, 0.16, 0.22, mix(s.palette.sky[1], '#ffffff', 0.3), 0.006);
    s.disc(0.22, -0.17, 0.045, s.accent);
    s.rect(-0.27, -0.085, 0.36, 0.022, mix('#a8703f', near, 0.2), 0.006);
    for (const x of [-0.24, 0.05]) s.rect(x, -0.07, 0.014, 0.09, frame);
    s.line(
      [
        [0.42, 0.04],
        [0.42, -0.52],
      ],
      frame,
      0.014,
    );
    s.disc(0.42, -0.56, 0.062, lighten(pale, 0.2));
    s.ring(0.42, -0.56, 0.055, s.accent, 0.012);
    s.rect(0.392, -0.575, 0.056, 0.03, frame, 0.006);
    s.rect(s.left, 0.05, s.width, 0.02, mix(pale, mid, 0.4));
    const road = s.art.weather === 'rain';
    s.rect(s.left, 0.07, s.width, s.bottom, s.down(0.07, s.bottom, darken(near, 0.1), darken(near, 0.5)));
    if (road) wetGround(s, 0.075, 0.5);
    for (let dash = s.left; dash < s.right; dash += 0.2) s.rect(dash, 0.19, 0.11, 0.012, alpha(pale, 0.65));
    cast(s, -0.06, 0.06, 0.26, 'modern', 0.24);
    if (road && (s.art.figures === 'one' || s.art.figures === 'child'))
      umbrella(s, -0.06, 0.06, s.art.figures === 'one' ? 0.26 : 0.17);
  },
};
