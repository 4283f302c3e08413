import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { person } from '../kit/people.ts';
import type { Family } from './family.ts';
import { company } from './props/company.ts';

export const concertStage: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const violet = mix(s.palette.sky[1], darken(s.accent, 0.4), 0.4);
    const lights = [
      s.accent,
      lighten(s.accent, 0.3),
      s.palette.light,
      mix(s.accent, '#5566e6', 0.6),
      mix(s.accent, '#35d6f0', 0.5),
    ];
    s.fillAll(
      s.down(s.top, s.bottom, darken(violet, 0.75), darken(violet, 0.3), mix(violet, s.accent, 0.45), darken(violet, 0.8)),
    );
    s.glow(0, -0.3, 0.95, s.accent, 0.22);
    s.disc(0, -0.42, 0.27, s.around(0, -0.42, 0.27, lighten(s.accent, 0.55), s.accent, darken(s.accent, 0.35)));
    for (let ring = 0; ring < 3; ring++)
      s.ring(0, -0.42, 0.3 + ring * 0.045, alpha(lights[ring] ?? s.accent, 0.9 - ring * 0.2), 0.012 - ring * 0.002);
    s.glow(0, -0.42, 0.5, s.accent, 0.25);
    for (let lamp = 0; lamp < 9; lamp++)
      s.beam((lamp - 4) * 0.16, s.top - 0.02, (4 - lamp) * -0.1, s.height * 0.78, 0.006, 0.08, lights[lamp % 5] ?? s.accent, 0.5);
    s.shape(
      [
        [-0.44, -0.06],
        [0.44, -0.06],
        [0.52, 0.04],
        [-0.52, 0.04],
      ],
      s.down(-0.06, 0.04, lighten(s.accent, 0.5), mix(violet, s.accent, 0.4)),
    );
    s.rect(-0.52, 0.04, 1.04, 0.045, '#0d0618');
    for (let lamp = 0; lamp < 26; lamp++) s.rect(-0.51 + lamp * 0.0396, 0.055, 0.03, 0.014, lights[lamp % 5] ?? s.accent, 0.005);
    const count = company(s);
    for (let index = 0; index < count; index++) {
      const x = (index - (count - 1) / 2) * (count === 2 && s.art.figures === 'two-apart' ? 0.44 : 0.14);
      s.glow(x, -0.1, 0.16, lights[index % 5] ?? s.accent, 0.7);
      person(s, x, 0.01, 0.2, 'stage', index);
    }
    s.rect(s.left, 0.085, s.width, s.bottom, s.down(0.085, s.bottom, darken(violet, 0.45), darken(violet, 0.9)));
    const random = s.part(270);
    const rows = s.wide ? 5 : 9;
    for (let row = 0; row < rows; row++) {
      const part = row / (rows - 1);
      const size = 0.012 + part * 0.026;
      for (let x = s.left; x < s.right; x += size * 1.9) {
        const y = 0.1 + part * (s.bottom - 0.1) + random() * 0.012;
        const colour = lights[Math.floor((Math.sin(x * 6 + row) + 1) * 2.4) % 5] ?? s.accent;
        const headX = x + random() * size;
        s.disc(headX, y, size * 0.55, darken(violet, 0.88));
        s.disc(headX, y + size * 1.3, size, darken(violet, 0.88), size * 0.85);
        if (random() < 0.7) {
          const stickY = y - size * (0.9 + random());
          s.line(
            [
              [headX + size * 0.7, y + size * 0.4],
              [headX + size * 0.6, stickY],
            ],
            darken(violet, 0.6),
            size * 0.16,
          );
          s.disc(headX + size * 0.6, stickY, size * 0.28, lighten(colour, 0.7));
          s.glow(headX + size * 0.6, stickY, size * 1.5, colour, 0.6);
        }
      }
    }
    for (let paper = 0; paper < 60 * s.width; paper++)
      s.at(
        s.left + s.width * random(),
        s.top + s.height * 0.75 * random(),
        0.008,
        () => s.rect(-1, -0.5, 2, 1, lighten(lights[paper % 5] ?? s.accent, 0.3)),
        undefined,
        random() * 6,
      );
  },
};
