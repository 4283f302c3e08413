import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const recordingStudio: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tone = mix('#2b2530', s.palette.near, 0.4);
    s.fillAll(s.down(s.top, s.bottom, darken(tone, 0.4), tone, darken(tone, 0.6)));
    for (let slat = 0; slat < 40; slat++)
      s.rect(
        s.left + slat * 0.055,
        s.top,
        0.034,
        -0.2 - s.top,
        s.across(s.left + slat * 0.055, s.left + slat * 0.055 + 0.034, mix('#a8713f', tone, 0.3), mix('#5a3820', tone, 0.4)),
      );
    s.rect(-0.45, -0.64, 0.9, 0.42, '#0c0d12', 0.014);
    s.clip(
      [
        [-0.43, -0.62],
        [0.43, -0.62],
        [0.43, -0.24],
        [-0.43, -0.24],
      ],
      () => {
        s.rect(
          -0.43,
          -0.62,
          0.86,
          0.38,
          s.around(0, -0.42, 0.5, mix(s.accent, '#ffffff', 0.35), mix(s.accent, tone, 0.35), darken(s.accent, 0.7)),
        );
        for (let panel = 0; panel < 9; panel++) s.rect(-0.43 + panel * 0.1, -0.62, 0.086, 0.38, alpha('#000000', 0.13));
        s.glow(0.0, -0.5, 0.35, s.palette.light, 0.6);
        s.line(
          [
            [0.14, -0.62],
            [0.14, -0.47],
          ],
          '#0c0d12',
          0.006,
        );
        s.rect(0.12, -0.48, 0.04, 0.075, '#1a1c24', 0.018);
        s.ring(0.085, -0.44, 0.032, '#0c0d12', 0.006);
        cast(s, 0.02, -0.235, 0.25, 'modern', 0.2);
        s.shape(
          [
            [-0.43, -0.24],
            [-0.43, -0.62],
            [-0.2, -0.62],
            [-0.34, -0.24],
          ],
          alpha('#ffffff', 0.1),
        );
      },
    );
    for (const x of [-0.56, 0.56]) {
      s.rect(x - 0.08, -0.5, 0.16, 0.3, '#15161c', 0.012);
      s.disc(x, -0.29, 0.06, '#e9d9a8');
      s.disc(x, -0.29, 0.022, '#15161c');
      s.disc(x, -0.43, 0.03, '#3a3a44');
    }
    s.shape(
      [
        [-0.62, -0.16],
        [0.62, -0.16],
        [0.86, s.bottom],
        [-0.86, s.bottom],
      ],
      s.down(-0.16, s.bottom, '#40434e', '#23252d', '#101116'),
    );
    s.rect(-0.64, -0.175, 1.28, 0.03, mix('#a8713f', tone, 0.2));
    const random = s.part(277);
    for (let channel = -10; channel <= 10; channel++) {
      const at = (part: number): [number, number] => [channel * (0.056 + 0.024 * part), -0.13 + part * (s.bottom + 0.13)];
      for (let knob = 0; knob < 4; knob++) {
        const [x, y] = at(0.06 + knob * 0.1);
        s.disc(x, y, 0.011 + knob * 0.002, [s.accent, '#f2c94c', '#5fb3c4', '#e9ecef'][knob] ?? s.accent, 0.008 + knob * 0.0015);
      }
      for (let led = 0; led < 6; led++) {
        const [x, y] = at(0.43 + led * 0.016);
        if (random() < 0.8 - led * 0.11) s.rect(x - 0.008, y, 0.016, 0.004, led > 3 ? '#ff5a4a' : '#7dffa0');
      }
      s.line([at(0.58), at(0.97)], '#08090c', 0.009);
      const [x, y] = at(0.62 + random() * 0.28);
      s.rect(x - 0.02, y - 0.012, 0.04, 0.026, channel % 4 ? '#d9dde4' : s.accent, 0.005);
    }
    s.glow(0, -0.1, 0.7, s.accent, 0.25);
  },
};
