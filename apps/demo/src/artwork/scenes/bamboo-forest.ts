import { mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const bambooForest: Family = {
  title: 'top',
  draw: (s) => {
    const green = mix('#3d7a4a', s.palette.mid, s.palette.dark ? 0.6 : 0.25);
    s.fillAll(s.around(0.02, -0.3, 1.1, lighten(s.palette.sky[3], 0.35), mix(s.palette.sky[2], green, 0.45), darken(green, 0.5)));
    if (s.art.hour === 'night') s.disc(0.02, -0.42, 0.14, lighten(s.palette.light, 0.6));
    const stalk = (x: number, width: number, colour: string, random: () => number): void => {
      s.rect(
        x - width / 2,
        s.top,
        width,
        s.height,
        s.across(x - width / 2, x + width / 2, darken(colour, 0.4), lighten(colour, 0.22), darken(colour, 0.45)),
      );
      for (let y = s.top + random() * 0.2; y < s.bottom; y += width * 5 + 0.05) {
        s.rect(x - width * 0.56, y, width * 1.12, width * 0.1, alpha('#f4f8dc', 0.5));
        s.rect(x - width * 0.5, y + width * 0.1, width, width * 0.12, alpha('#0c1a10', 0.5));
      }
    };
    for (const [layer, width, count] of [
      [0, 0.016, 30],
      [1, 0.03, 18],
      [2, 0.055, 9],
    ] as const) {
      const random = s.part(90 + layer);
      const tone = mix([lighten(s.palette.mist, 0), green, darken(green, 0.45)][layer] ?? green, green, layer === 0 ? 0.4 : 0);
      for (let index = 0; index < count * s.width; index++) {
        const x = s.left + s.width * random();
        if (Math.abs(x) < 0.1 + layer * 0.09) continue;
        stalk(x, width * (0.7 + 0.5 * random()), tone, random);
      }
      if (layer < 2) mist(s, 0, 0.45, 0.4);
      if (layer === 0)
        for (let ray = 0; ray < 4; ray++)
          s.beam(-0.2 + ray * 0.14, s.top - 0.05, 0.22, s.height, 0.02, 0.1, s.palette.light, 0.3);
      if (layer === 1) {
        s.path(
          'M-.06 -.02C.02 .04 -.12 .12 -.3 .6L.34 .6C.2 .14 .16 .05 .06 -.02Z',
          s.down(-0.02, 0.3, alpha(s.palette.light, 0.6), mix(green, '#b59a66', 0.5)),
        );
        cast(s, 0.01, 0.12, 0.22, 'joseon', 0.14);
      }
      for (let leaf = 0; leaf < 60 * s.width; leaf++) {
        const x = s.left + s.width * random();
        const y = s.top + s.height * (0.28 + 0.1 * layer) * random();
        s.at(
          x,
          y,
          0.02 + layer * 0.014,
          () => s.path('M0 0C.2 .4 .2 1.6 0 2.4C-.2 1.6 -.2 .4 0 0Z', alpha(mix(tone, lighten(green, 0.3), random() * 0.7), 0.9)),
          undefined,
          (random() - 0.5) * 2.4,
        );
      }
    }
    grass(s, s.bottom, 0.1, darken(green, 0.6), 80, 94);
    grass(s, 0.12, 0.03, s.accent, 10, 95, -0.3, 0.3);
  },
};
