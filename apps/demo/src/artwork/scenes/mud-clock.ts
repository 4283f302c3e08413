import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const mudClock: Family = {
  title: 'top',
  draw: (s) => {
    s.fillAll(
      s.down(
        s.top,
        s.bottom,
        mix('#8a7a86', s.palette.sky[1], 0.5),
        mix('#b9a59a', s.palette.sky[3], 0.4),
        mix('#6a5a5c', s.palette.mid, 0.4),
      ),
    );
    const random = s.part(424);
    for (let pool = 0; pool < 40; pool++)
      s.disc(
        s.left + s.width * random(),
        s.top + s.height * random(),
        0.04 + random() * 0.14,
        alpha(s.palette.sky[3], 0.14 + random() * 0.18),
        0.008 + random() * 0.02,
      );
    for (let creek = 0; creek < 3; creek++)
      s.pen(
        `M${s.left} ${-0.7 + creek * 0.45}C-.4 ${-0.8 + creek * 0.5} 0 ${-0.3 + creek * 0.3} ${s.right} ${-0.6 + creek * 0.5}`,
        alpha(s.palette.sky[2], 0.35),
        0.022,
      );
    for (let hour = 0; hour < 12; hour++) {
      const a = (hour / 12) * 6.2832 - 1.5708;
      for (let track = 0; track < (hour % 3 ? 3 : 6); track++) {
        const r = 0.4 - track * 0.022;
        for (const side of [-0.016, 0.016])
          s.disc(
            Math.cos(a) * r - Math.sin(a) * side,
            -0.28 + Math.sin(a) * r * 0.92 + Math.cos(a) * side,
            0.009,
            '#3a2c30',
            0.006,
            a,
          );
      }
      s.disc(Math.cos(a) * 0.44, -0.28 + Math.sin(a) * 0.4, 0.026, hour % 3 ? '#4a363a' : s.accent, 0.02);
      for (const claw of [-1, 1])
        s.pen(
          `M0 0C${claw * 0.03} -.01 ${claw * 0.04} -.03 ${claw * 0.028} -.045`,
          hour % 3 ? '#4a363a' : s.accent,
          0.008,
          Math.cos(a) * 0.44,
          -0.285 + Math.sin(a) * 0.4,
          1,
        );
    }
    for (const track of [-0.05, 0.05])
      s.pen(`M${track} -.28C${track + 0.02} -.1 ${track - 0.1} .1 ${track - 0.06} ${s.bottom}`, alpha('#3a2c30', 0.6), 0.02);
    s.line(
      [
        [0, -0.28],
        [0.2, -0.48],
      ],
      alpha('#3a2c30', 0.75),
      0.018,
    );
    s.rect(-0.09, -0.38, 0.18, 0.15, s.down(-0.38, -0.23, lighten(s.accent, 0.1), darken(s.accent, 0.35)), 0.02);
    s.rect(-0.06, -0.46, 0.12, 0.1, '#2a3a44', 0.012);
    s.rect(-0.07, -0.48, 0.14, 0.03, darken(s.accent, 0.25), 0.01);
    for (const wheel of [-0.12, 0.12]) s.rect(wheel - 0.035, -0.33, 0.07, 0.13, '#1c181c', 0.03);
    for (const wheel of [-0.09, 0.09]) s.rect(wheel - 0.022, -0.43, 0.044, 0.08, '#1c181c', 0.02);
    cast(s, 0.24, -0.06, 0.16, 'work', 0.1);
  },
};
