import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const tapeMachine: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const body = mix('#2a2220', s.palette.near, 0.4);
    s.fillAll(s.down(s.top, s.bottom, darken(body, 0.4), lighten(body, 0.06), darken(body, 0.5)));
    s.rect(-1.0, -0.74, 1.5, 0.76, s.down(-0.74, 0.02, '#c9cdd0', '#8a9096', '#6a7076'), 0.02);
    for (const x of [-0.22, 0.24]) {
      s.disc(x, -0.5, 0.205, '#15171a');
      s.disc(x, -0.5, 0.19, s.around(x - 0.06, -0.58, 0.34, '#6b4a30', '#3a2416', '#20130c'));
      for (let ring = 0; ring < 9; ring++) s.ring(x, -0.5, 0.09 + ring * 0.011, alpha('#000000', 0.3), 0.003);
      s.disc(x, -0.5, 0.085, '#d9dde0');
      for (let spoke = 0; spoke < 3; spoke++) {
        const a = spoke * 2.094 + (x > 0 ? 0.5 : 0.1);
        s.path('M-.016 -.02L.016 -.02L.028 -.17L-.028 -.17Z', x > 0 ? alpha('#d9dde0', 0.85) : '#d9dde0', x, -0.5);
        s.at(x, -0.5, 1, () => s.path('M-.016 -.02L.016 -.02L.028 -.17L-.028 -.17Z', '#d9dde0'), 1, a);
      }
      s.disc(x, -0.5, 0.03, '#2a2d30');
    }
    s.pen('M-.42 -.46C-.4 -.3 -.2 -.24 0 -.24C.2 -.24 .4 -.3 .44 -.46', '#2a1810', 0.01);
    s.rect(-0.09, -0.27, 0.18, 0.08, '#2a2d30', 0.01);
    for (const x of [-0.05, 0, 0.05]) s.disc(x, -0.23, 0.014, '#c9a15a');
    for (let meter = 0; meter < 2; meter++) {
      s.rect(-0.38 + meter * 0.2, -0.15, 0.17, 0.11, lighten(s.palette.light, 0.55), 0.008);
      s.ring(-0.295 + meter * 0.2, -0.04, 0.075, '#3a2c20', 0.004, 3.6, 5.8);
      s.line(
        [
          [-0.295 + meter * 0.2, -0.045],
          [-0.25 + meter * 0.2, -0.125],
        ],
        '#d8332f',
        0.006,
      );
    }
    for (let key = 0; key < 5; key++) s.rect(0.06 + key * 0.075, -0.12, 0.06, 0.07, key === 4 ? s.accent : '#3a3d40', 0.008);
    s.disc(0.4, -0.175, 0.022, '#ff3b2f');
    s.glow(0.4, -0.175, 0.3, '#ff3b2f', 0.9);
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, '#5a3c26', '#1f130c'));
    s.rect(s.left, 0.02, s.width, 0.014, '#9a7044');
    s.path('M-.06 -.12L.06 -.12L.05 .02L-.05 .02Z', s.across(-0.06, 0.06, '#f4efe6', '#c9c0b2'), 0.4, 0.06);
    s.disc(0.4, -0.06, 0.055, '#3a2014', 0.012);
    s.ring(0.465, 0.0, 0.03, '#e4ddd0', 0.012, -1.6, 1.6);
    for (let curl = 0; curl < 3; curl++)
      s.pen('M0 0C.03 -.04 -.03 -.07 0 -.11', alpha('#ffffff', 0.35), 0.006, 0.38 + curl * 0.02, -0.08, 1);
    cast(s, -0.14, s.wide ? 0.13 : 0.24, 0.3, 'modern', 0.2);
  },
};
