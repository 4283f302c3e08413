import { clouds, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const beeRooftop: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.05);
    clouds(s, -0.4, 0.45);
    skyline(s, 0.04, 0.2, mix(s.palette.mid, s.palette.far, 0.45), 466, { width: 0.08 });
    const random = s.part(467);
    for (let bee = 0; bee < 280; bee++) {
      const along = random();
      const x = -0.42 + along * 0.84;
      const hull = -0.6 + Math.sin(along * 3.14) * 0.1;
      const inSail = random() < 0.5;
      const mast = -0.05 + (random() - 0.5) * 0.02;
      const sailY = -0.86 + random() * 0.22;
      const bx = inSail ? mast + (random() - 0.1) * (sailY + 0.9) * 1.1 : x;
      const by = inSail ? sailY : hull - random() * 0.035;
      s.disc(bx, by, 0.0105, mix(s.accent, '#3a2410', random() * 0.7), 0.007, random() * 3);
    }
    s.rect(
      s.left,
      0,
      s.width,
      s.bottom,
      s.down(0, s.bottom, mix('#c9c2b4', s.palette.mist, 0.2), mix('#8a8478', s.palette.near, 0.3)),
    );
    for (let post = -12; post < 8; post++) s.rect(post * 0.11, -0.1, 0.01, 0.11, mix('#6a7a80', s.palette.mid, 0.3));
    s.rect(s.left, -0.105, s.width, 0.014, mix('#6a7a80', s.palette.mid, 0.3));
    for (const [x, paint] of [
      [-0.62, '#f4efe2'],
      [-0.36, '#8fc0d8'],
      [0.2, '#f2c94c'],
      [0.4, '#f4efe2'],
    ] as const)
      hive(s, x, 0.04, paint);
    const keepers = { none: 0, one: 1, child: 1, running: 1, 'two-apart': 2, 'two-together': 2, group: 5 }[s.art.figures];
    for (let keeper = 0; keeper < keepers; keeper++)
      beekeeper(s, (keeper - (keepers - 1) / 2) * 0.15 - 0.04, 0.1 - (keeper % 2) * 0.03, 0.3, keeper);
  },
};

const hive = (s: Scene, x: number, y: number, paint: string): void => {
  for (let box = 0; box < 3; box++) {
    s.rect(x, y - 0.075 * (box + 1), 0.17, 0.07, s.across(x, x + 0.17, lighten(paint, 0.2), paint, darken(paint, 0.25)), 0.004);
    s.rect(x + 0.055, y - 0.075 * (box + 1) + 0.02, 0.06, 0.012, darken(paint, 0.5), 0.006);
  }
  s.rect(x - 0.012, y - 0.245, 0.194, 0.022, '#7a8288', 0.004);
};
/** Somebody in a bee suit, hat and veil, from behind. */
const beekeeper = (s: Scene, x: number, y: number, height: number, index: number): void =>
  s.at(x, y, height, () => {
    const suit = index % 2 ? '#f4f1e6' : '#e6e2d2';
    s.disc(0.04, 0, 0.26, alpha(s.palette.ink, 0.3), 0.03);
    s.path('M-.12 -.5L-.13 0L-.02 0L0 -.4L.02 0L.13 0L.12 -.5Z', darken(suit, 0.12));
    s.path(
      'M-.18 -.4C-.2 -.66 -.12 -.76 0 -.76C.12 -.76 .2 -.66 .18 -.4Z',
      s.across(-0.2, 0.2, darken(suit, 0.25), suit, darken(suit, 0.15)),
    );
    s.rect(-0.15, -0.44, 0.3, 0.04, s.accent);
    s.path('M-.15 -.74C-.17 -.86 -.14 -.94 0 -.95C.14 -.94 .17 -.86 .15 -.74Q0 -.68 -.15 -.74Z', alpha('#2a2a24', 0.72));
    s.disc(0, -0.95, 0.23, darken(s.accent, 0.05), 0.04);
    s.path('M-.11 -.95C-.1 -1.06 .1 -1.06 .11 -.95Z', s.accent);
    if (index === 2) {
      s.rect(0.2, -0.44, 0.1, 0.12, '#9aa2a8', 0.02);
      s.glow(0.26, -0.54, 0.2, '#ffffff', 0.4);
    }
  });
