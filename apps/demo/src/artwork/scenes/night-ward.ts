import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const nightWard: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#39444c', s.palette.near, 0.5);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.55), wall, darken(wall, 0.3)));
    windowPane(s, -0.95, -0.66, 0.36, 0.46, { frame: '#4a4a52' });
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, darken(wall, 0.2), darken(wall, 0.7)));
    s.rect(-0.19, -0.78, 0.38, 0.88, '#2a1a14', 0.19);
    s.rect(
      -0.165,
      -0.755,
      0.33,
      0.82,
      s.down(-0.75, 0.06, mix('#8fa6b0', s.palette.sky[1], 0.35), mix('#3f4f58', s.palette.near, 0.2)),
      0.165,
    );
    s.at(0, -0.16, 0.5, () => bed(s, false), -0.5);
    s.path(
      'M-.2 -.8C-.24 -.5 -.18 -.2 -.26 .1L-.06 .1C-.1 -.2 -.02 -.5 -.14 -.8Z',
      s.across(-0.26, -0.04, '#f4f1ea', '#cfcac0', '#9a968e'),
    );
    for (let fold = 0; fold < 4; fold++)
      s.pen(
        `M${-0.19 + fold * 0.025} -.78C${-0.2 + fold * 0.03} -.4 ${-0.19 + fold * 0.04} -.1 ${-0.22 + fold * 0.045} .1`,
        alpha('#6a665e', 0.5),
        0.005,
      );
    s.at(0.42, 0.18, 1, () => bed(s, true));
    s.glow(0.42, -0.06, 0.35, s.palette.light, 0.3);
    s.line(
      [
        [0.2, 0.2],
        [0.2, -0.46],
      ],
      '#8f9aa2',
      0.01,
    );
    s.rect(0.17, -0.46, 0.06, 0.1, alpha('#dff0ff', 0.8), 0.014);
    s.pen('M.2 -.36C.2 -.2 .3 -.2 .32 -.08', alpha('#cfe4f0', 0.8), 0.005);
    s.disc(-0.36, -0.42, 0.03, s.accent);
    s.glow(-0.36, -0.42, 0.18, s.accent, 0.7);
    cast(s, -0.3, s.wide ? 0.13 : 0.22, 0.3, 'modern', 0.14);
  },
};

/** A hospital bed from the side; `occupied` says whether somebody lies in it. */
const bed = (s: Scene, occupied: boolean): void => {
  for (const leg of [-0.24, 0.24]) s.rect(leg, -0.12, 0.02, 0.13, '#7f8a92');
  s.rect(-0.28, -0.2, 0.56, 0.09, '#e8ecec', 0.02);
  s.rect(-0.29, -0.34, 0.02, 0.34, '#9aa6ae', 0.008);
  s.rect(0.27, -0.28, 0.02, 0.28, '#9aa6ae', 0.008);
  s.path('M-.26 -.2C-.26 -.26 -.14 -.27 -.13 -.2Z', '#fbfbf6');
  if (!occupied) return;
  s.disc(-0.18, -0.255, 0.042, '#e2b79c');
  s.disc(-0.195, -0.27, 0.042, '#3a3036', 0.034);
  s.path('M-.13 -.2C-.1 -.3 0 -.29 .06 -.26C.14 -.24 .2 -.28 .26 -.2L.26 -.15L-.13 -.15Z', s.accent);
};
