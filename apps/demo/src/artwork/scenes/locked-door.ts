import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const lockedDoor: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#3d4650', s.palette.near, 0.45);
    s.fillAll(s.down(s.top, 0.1, darken(wall, 0.6), wall, darken(wall, 0.3)));
    const random = s.part(300);
    for (let peel = 0; peel < 30; peel++)
      s.disc(
        s.left + s.width * random(),
        s.top + s.height * random(),
        0.03 + random() * 0.08,
        alpha(random() < 0.5 ? '#000000' : '#ffffff', 0.035),
        0.02 + random() * 0.05,
      );
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, s.bottom, darken(wall, 0.5), darken(wall, 0.85)));
    const light = mix(s.palette.light, s.accent, 0.35);
    s.glow(0, -0.3, 0.75, light, 0.5);
    s.rect(-0.3, -0.76, 0.6, 0.88, darken(wall, 0.7));
    s.rect(-0.275, -0.735, 0.55, 0.85, lighten(light, 0.5));
    const paint = mix(s.accent, s.palette.near, 0.45);
    s.rect(-0.262, -0.722, 0.524, 0.82, s.across(-0.262, 0.262, lighten(paint, 0.14), paint, darken(paint, 0.35)));
    for (const [x, y, width, height] of [
      [-0.2, -0.66, 0.18, 0.3],
      [0.02, -0.66, 0.18, 0.3],
      [-0.2, -0.28, 0.18, 0.32],
      [0.02, -0.28, 0.18, 0.32],
    ] as const) {
      s.rect(x, y, width, height, darken(paint, 0.4), 0.006);
      s.rect(
        x + 0.014,
        y + 0.014,
        width - 0.022,
        height - 0.022,
        s.ramp([x, y], [x + width, y + height], lighten(paint, 0.1), darken(paint, 0.2)),
        0.004,
      );
    }
    s.shape(
      [
        [-0.275, 0.115],
        [0.275, 0.115],
        [0.6, s.bottom],
        [-0.6, s.bottom],
      ],
      s.down(0.115, s.bottom, alpha(lighten(light, 0.4), 0.75), alpha(light, 0)),
    );
    s.rect(-0.262, 0.097, 0.524, 0.02, '#fffbe8');
    for (let link = 0; link < 15; link++) {
      const t = link / 14;
      s.ring(
        -0.26 + t * 0.52,
        -0.38 + t * 0.18,
        0.021,
        link % 2 ? '#c9d0d8' : '#8a939e',
        0.009,
        0,
        6.3,
        link % 2 ? 0.021 : 0.012,
      );
      s.ring(-0.26 + t * 0.52, -0.16 - t * 0.2, 0.021, link % 2 ? '#c9d0d8' : '#8a939e', 0.009, 0, 6.3, link % 2 ? 0.021 : 0.012);
    }
    s.pen('M-.055 -.29C-.055 -.4 .055 -.4 .055 -.29', '#dfe5ea', 0.022);
    s.rect(-0.085, -0.3, 0.17, 0.15, s.across(-0.085, 0.085, '#e9c15a', '#b8872a', '#7a5518'), 0.02);
    s.disc(0, -0.235, 0.018, '#1a1208');
    s.shape(
      [
        [-0.008, -0.235],
        [0.008, -0.235],
        [0.014, -0.18],
        [-0.014, -0.18],
      ],
      '#1a1208',
    );
    s.glow(0, -0.23, 0.09, light, 0.9);
    s.rect(0.33, -0.62, 0.1, 0.07, '#e9e2d0', 0.006);
    s.words(
      ['404호', '13호', '702호', '열지마'][s.seed & 3] ?? '13호',
      0.38,
      -0.584,
      0.034,
      '#2a2024',
      fonts('do-hyeon', '404호137열지마2'),
    );
    cast(s, 0, 0.2, 0.36, 'modern', 0.3);
  },
};
