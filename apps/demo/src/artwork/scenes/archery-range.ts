import { clouds, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const archeryRange: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.1);
    clouds(s, -0.3, 0.5);
    const lawn = mix('#5f9a55', s.palette.near, s.palette.dark ? 0.55 : 0.08);
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, lighten(lawn, 0.2), lawn, darken(lawn, 0.5)));
    skyline(s, 0.08, 0.14, mix(s.palette.far, s.palette.mid, 0.3), 280, { width: 0.07 });
    for (let lane = -5; lane <= 5; lane++)
      s.line(
        [
          [lane * 0.09, 0.07],
          [lane * 0.42, s.bottom],
        ],
        alpha('#ffffff', 0.35),
        0.005,
      );
    for (const side of [-1, 1])
      s.line(
        [
          [side * 0.16, -0.1],
          [side * 0.3, 0.2],
        ],
        '#7a4a2a',
        0.026,
      );
    s.line(
      [
        [0, -0.7],
        [0.05, -0.84],
      ],
      '#7a4a2a',
      0.026,
    );
    const y = -0.34;
    s.disc(0.02, y + 0.03, 0.44, alpha(s.palette.ink, 0.4));
    s.disc(0, y, 0.44, '#d9c49a');
    const bands = ['#f7f4ec', '#f7f4ec', '#24262e', '#24262e', '#2f86d1', '#2f86d1', s.accent, s.accent, '#ffd231', '#ffd231'];
    bands.forEach((colour, index) => {
      const radius = 0.42 * (1 - index / 10);
      s.disc(
        0,
        y,
        radius,
        s.around(-0.16, y - 0.2, 0.75, lighten(colour, 0.16), colour, darken(colour, s.palette.dark ? 0.5 : 0.25)),
      );
      s.ring(0, y, radius, alpha(index === 2 || index === 3 ? '#ffffff' : '#000000', 0.4), 0.0025);
    });
    const random = s.part(281);
    for (let hole = 0; hole < 22; hole++) {
      const turn = random() * 6.28;
      const away = random() ** 0.8 * 0.2;
      s.disc(Math.cos(turn) * away, y + Math.sin(turn) * away, 0.005, alpha('#140a00', 0.75));
    }
    s.line(
      [
        [0.005, y],
        [-0.2, y + 0.36],
      ],
      alpha('#140a0a', 0.4),
      0.02,
    );
    arrow(s, 0, y, 0.3, y - 0.26);
    if (s.art.figures.startsWith('two') || s.art.figures === 'group') arrow(s, -0.05, y + 0.04, -0.34, y - 0.16);
    if (s.art.figures === 'group') arrow(s, 0.06, y + 0.07, 0.4, y + 0.02);
    if (s.art.figures !== 'none') cast(s, s.wide ? -0.46 : -0.32, 0.13, 0.22, 'uniform', 0.12);
  },
};

/** An arrow standing in the target, its fletching towards the viewer. */
const arrow = (s: Scene, x: number, y: number, endX: number, endY: number): void => {
  const turn = Math.atan2(endY - y, endX - x);
  const across: readonly [number, number] = [-Math.sin(turn), Math.cos(turn)];
  const at = (part: number, off: number): [number, number] => [
    x + (endX - x) * part + across[0] * off,
    y + (endY - y) * part + across[1] * off,
  ];
  s.shape(
    [at(0, -0.003), at(1, -0.011), at(1, 0.011), at(0, 0.003)],
    s.ramp(at(1, -0.011), at(1, 0.011), '#e4e8f2', '#5a5f6e', '#14161c'),
  );
  for (const side of [-1, 1])
    s.shape(
      [at(0.66, side * 0.006), at(0.74, side * 0.05), at(0.93, side * 0.066), at(0.96, side * 0.01)],
      s.ramp(at(0.7, 0), at(0.9, side * 0.06), lighten(s.accent, 0.2), darken(s.accent, 0.2)),
    );
  s.disc(...at(1.02, 0), 0.013, '#ffd231');
};
