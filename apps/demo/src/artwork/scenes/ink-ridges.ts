import { mist, ridge } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { fractal } from '../kit/noise.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';
import { crane } from './props/crane.ts';

export const inkRidges: Family = {
  title: 'top',
  draw: (s) => {
    const paper = mix('#efe6d2', s.palette.sky[3], s.art.hour === 'night' ? 0.5 : 0.22);
    const ink = mix('#1b1d26', s.palette.near, 0.25);
    s.fillAll(s.down(s.top, s.bottom, darken(paper, 0.06), lighten(paper, 0.2), paper));
    mist(s, s.top + 0.2, 0.5, 0.35, darken(paper, 0.25));
    s.disc(-0.16, -0.56, 0.16, s.around(-0.2, -0.6, 0.26, lighten(s.accent, 0.15), s.accent));
    for (let layer = 0; layer < 6; layer++) {
      const base = -0.3 + layer * 0.115;
      const tone = mix(paper, ink, 0.16 + layer * 0.15);
      peaks(s, base, 0.52 - layer * 0.055, layer, tone, paper);
      mist(s, base - 0.01, 0.15, 0.85, paper);
    }
    for (let bird = 0; bird < 3; bird++) crane(s, -0.3 + bird * 0.2, -0.5 - (bird % 2) * 0.06, 0.045, true);
    ridge(s, 0.32, 0.1, 5, 9, ink, ink);
    const random = s.part(83);
    for (let trunk = 0; trunk < 60 * s.width; trunk++) {
      const x = s.left + s.width * random();
      const tall = 0.04 + 0.07 * random();
      s.path('M0 -1L.16 -.5L.1 -.52L.24 0L-.24 0L-.1 -.52L-.16 -.5Z', ink, x, 0.31 + 0.03 * random(), tall);
    }
    cast(s, 0.14, 0.235, 0.12, 'joseon', 0.16);
    s.rect(0.34, 0.1, 0.06, 0.06, s.accent, 0.008);
    s.pen('M-.6 -.5L.6 -.5M0 -.7L0 .6M-.6 .1L.6 .1M-.4 .6L.4 .6', paper, 0.006, 0.37, 0.13, 0.03);
  },
};

/** Steep ink peaks with brush strokes down their sides. */
const peaks = (s: Scene, base: number, height: number, layer: number, tone: string, paper: string): void => {
  const points: Point[] = [[s.left, s.bottom]];
  const line = (x: number): number =>
    base - height * Math.max(0.06, (fractal((x + 5) * (2.3 + layer * 0.35), layer, s.seed + layer * 5, 5) - 0.24) * 1.7) ** 1.3;
  for (let x = s.left; x <= s.right + 0.01; x += 0.006) points.push([x, line(x)]);
  s.shape([...points, [s.right, s.bottom]], s.down(base - height * 0.8, base + 0.06, tone, mix(tone, paper, 0.85)));
  const random = s.part(84 + layer);
  for (let stroke = 0; stroke < 90 * s.width; stroke++) {
    const x = s.left + s.width * random();
    const y = line(x);
    const drop = (base - y) * (0.25 + 0.5 * random());
    s.pen(
      `M${x} ${y + 0.003}q${(random() - 0.5) * 0.02} ${drop * 0.5} ${(random() - 0.5) * 0.06} ${drop}`,
      alpha(darken(tone, 0.3), 0.16 + 0.14 * random()),
      0.0025,
    );
  }
};
