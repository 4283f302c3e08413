import { clouds, heavenlyLight, ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass, tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { lerp } from '../kit/random.ts';
import type { Point } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const trainThroughHills: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4);
    heavenlyLight(s, 0.24, -0.52, 0.11);
    ridges(s, -0.14, 0.42);
    const field = mix(s.art.weather === 'snow' ? '#eaf0fb' : '#86a84f', s.palette.mid, s.palette.dark ? 0.6 : 0.12);
    s.path(
      'M-2 1L-2 -.06C-1 -.16 -.5 -.04 0 -.1C.5 -.16 .8 -.08 1.3 -.12L1.3 1Z',
      s.down(-0.15, 0.3, mix(field, s.palette.mist, 0.4), field, darken(field, 0.4)),
    );
    for (let strip = 0; strip < 7; strip++)
      s.pen(
        `M-2 ${0.0 + strip * 0.05}C-.8 ${-0.06 + strip * 0.06} -.2 ${0.02 + strip * 0.055} 1.3 ${-0.06 + strip * 0.07}`,
        alpha(strip % 2 ? lighten(field, 0.25) : darken(field, 0.3), 0.4),
        0.012 + strip * 0.004,
      );
    const at = (t: number, side: number, up = 0): Point => {
      const [x, y, half] = track(t);
      const [nextX, nextY] = track(t + 0.01);
      const length = Math.hypot(nextX - x, nextY - y);
      return [x - ((nextY - y) / length) * half * side, y + ((nextX - x) / length) * half * side - up * half];
    };
    const ribbon = (from: number, to: number, low: [number, number], high: [number, number], colour: string): void => {
      const edge: Point[] = [];
      const back: Point[] = [];
      for (let step = 0; step <= 24; step++) {
        const t = lerp(from, to, step / 24);
        edge.push(at(t, low[0], low[1]));
        back.unshift(at(t, high[0], high[1]));
      }
      s.shape([...edge, ...back], colour);
    };
    ribbon(0, 1, [-1.3, 0], [1.3, 0], mix('#a89070', s.palette.mid, 0.3));
    for (let sleeper = 0; sleeper < 70; sleeper++)
      s.line([at(sleeper / 70, -0.9), at(sleeper / 70, 0.9)], darken(s.palette.near, 0.1), 0.012 * (1 - sleeper / 70) + 0.001);
    for (const side of [-0.6, 0.6]) ribbon(0, 1, [side - 0.06, 0], [side + 0.06, 0], mix('#b5bcc6', s.palette.near, 0.3));
    const cars: Array<[number, number, string]> = [
      [0.78, 0.9, '#f3ead6'],
      [0.645, 0.77, '#f3ead6'],
      [0.5, 0.635, '#f3ead6'],
      [0.33, 0.49, s.accent],
    ];
    for (const [from, to, colour] of cars) {
      const body = mix(colour, s.palette.near, s.palette.dark ? 0.25 : 0.05);
      for (const side of [-0.85, 0.85]) {
        ribbon(from, to, [side, 0.3], [side, 2.6], darken(body, 0.2));
        ribbon(from, to, [side, 0.5], [side, 0.85], s.accent === colour ? '#f3ead6' : s.accent);
        for (let pane = 0; pane < 6; pane++)
          ribbon(
            lerp(from, to, (pane + 0.2) / 6),
            lerp(from, to, (pane + 0.8) / 6),
            [side, 1.3],
            [side, 2.1],
            s.palette.dark ? lighten(s.palette.light, 0.3) : '#4f7c94',
          );
      }
      ribbon(from, to, [-0.85, 2.6], [0.85, 2.6], lighten(body, 0.25));
    }
    const [, front] = [0, cars[3]?.[0] ?? 0.33];
    s.shape(
      [at(front, -0.85, 0.3), at(front, 0.85, 0.3), at(front, 0.85, 2.6), at(front, -0.85, 2.6)],
      mix(s.accent, s.palette.ink, 0.12),
    );
    s.shape([at(front, -0.66, 1.3), at(front, 0.66, 1.3), at(front, 0.58, 2.3), at(front, -0.58, 2.3)], '#203044');
    for (const side of [-0.5, 0.5]) {
      const [x, y] = at(front, side, 0.8);
      s.disc(x, y, 0.012, '#fffbe0');
      s.glow(x, y, 0.16, '#fff0b8', s.palette.dark ? 0.95 : 0.4);
    }
    for (const [x, y, size, part] of [
      [-0.46, 0.1, 0.3, 146],
      [0.5, 0.16, 0.34, 147],
      [0.36, 0.02, 0.14, 148],
    ] as const)
      tree(
        s,
        x,
        y,
        size,
        s.art.weather === 'petals'
          ? ['#ffb9c8', '#ffd6de']
          : [mix('#3f7a4a', s.palette.near, 0.4), mix('#c9883f', s.palette.mid, 0.3)],
        part,
        { leaves: 7 },
      );
    grass(s, s.bottom, 0.1, darken(field, 0.5), 60, 149);
    cast(s, 0.28, 0.24, 0.17, 'modern', 0.12);
  },
};

/** Points of the track, near to far, with a half width. */
const track = (t: number): readonly [x: number, y: number, half: number] => [
  -0.55 + Math.sin(t * 3.1 + 0.2) * 0.95 - t * 0.35 + 0.08,
  0.3 - t ** 0.62 * 0.42,
  0.075 * (1 - t) ** 1.3 + 0.006,
];
