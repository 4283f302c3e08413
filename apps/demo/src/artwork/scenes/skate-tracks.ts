import { alpha, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const skateTracks: Family = {
  title: 'bottom',
  draw: (s) => {
    const ice = mix('#dff0f8', s.palette.sky[2], 0.3);
    s.fillAll(s.down(s.top, s.bottom, lighten(ice, 0.4), ice, mix(ice, s.palette.near, 0.35)));
    s.g.lineWidth = 0.02;
    s.ring(0, -0.3, 0.24, alpha('#2f6fd0', 0.6), 0.016);
    s.disc(0, -0.3, 0.026, '#2f6fd0');
    s.rect(s.left, -0.31, s.width, 0.02, alpha(s.accent, 0.75));
    s.rect(s.left, -0.84, s.width, 0.012, alpha('#2f6fd0', 0.6));
    const random = s.part(500);
    for (let scratch = 0; scratch < 70; scratch++)
      s.pen(
        `M0 0Q${0.1 + random() * 0.2} ${(random() - 0.5) * 0.2} ${0.2 + random() * 0.2} ${(random() - 0.5) * 0.1}`,
        alpha('#ffffff', 0.5),
        0.003,
        s.left + s.width * random(),
        s.top + s.height * random(),
        1,
      );
    for (let track = 0; track < 12; track++) {
      const x = -0.46 + track * 0.078;
      const turns = track === 7;
      const path = turns
        ? `M${x} .16C${x} -.3 ${x - 0.02} -.56 ${x - 0.16} -.6C${x - 0.34} -.64 ${x - 0.36} -.36 ${x - 0.2} -.36`
        : `M${x} .16C${x + 0.02} -.2 ${x - 0.03} -.4 ${x + 0.01} -.72`;
      for (const side of [-0.008, 0.008])
        s.pen(path, turns ? s.accent : alpha('#5a7a96', 0.85), turns ? 0.008 : 0.005, side, 0, 1);
      if (!turns) uncle(s, x + 0.01, -0.72, track);
    }
    uncle(s, 0.09 - 0.2, -0.36, 12);
    s.rect(s.left, s.top, s.width, -0.76 - s.top, '#f7f9fa');
    s.rect(s.left, -0.79, s.width, 0.026, '#f2c200');
    for (let advert = -5; advert < 4; advert++)
      s.rect(advert * 0.34 + 0.03, -0.88, 0.28, 0.07, ['#d8432f', '#2f6fd0', '#3a8a5a'][(advert + 6) % 3] ?? '#d8432f', 0.006);
  },
};

/** A man in a padded coat lying on the ice, from straight above. */
const uncle = (s: Scene, x: number, y: number, index: number): void => {
  const coat = index === 12 ? s.accent : (['#27406b', '#5b3a2e', '#3d5a4c', '#6b4a6a'][index % 4] ?? '#27406b');
  s.at(
    x,
    y,
    1,
    () => {
      for (const side of [-1, 1]) {
        s.line(
          [
            [0, 0.02],
            [side * 0.045, -0.03],
          ],
          coat,
          0.02,
        );
        s.line(
          [
            [side * 0.012, 0.05],
            [side * 0.024, 0.12],
          ],
          '#20242c',
          0.018,
        );
      }
      s.disc(0, 0.025, 0.034, coat, 0.042);
      s.disc(0, -0.02, 0.02, '#2a2024');
      s.disc(0, -0.024, 0.012, '#c9a184');
    },
    1,
    index === 12 ? -1.2 : (index % 5) * 0.2 - 0.4,
  );
};
