import { sign, wetGround, wires } from '../kit/city.ts';
import { alpha, lighten, mix } from '../kit/colour.ts';
import { cast, umbrella } from '../kit/people.ts';
import { lerp } from '../kit/random.ts';
import type { Point } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const neonAlley: Family = {
  title: 'top',
  draw: (s) => {
    const { accent, palette } = s;
    const dim = palette.dark ? 0 : 0.25;
    s.fillAll(
      s.down(
        s.top,
        0.1,
        mix('#070716', palette.sky[0], 0.3 + dim),
        mix('#24124a', palette.sky[1], 0.3 + dim),
        mix(accent, palette.sky[2], 0.6),
      ),
    );
    s.glow(-0.04, -0.24, 0.7, accent, 0.5);
    s.glow(-0.04, -0.2, 0.28, lighten(accent, 0.6), 0.8);
    const random = s.part(115);
    const cold = '#35d6f0';
    const names = ['노래방', '만화방', '국수', '약국', '호프', '사진관', '분식', '다방', '전당포', '치킨'];
    for (const side of [-1, 1]) {
      for (let block = 6; block >= 0; block--) {
        const edge = (depth: number): number => -0.04 + side * (0.1 + 1.15 / (1 + depth * 0.95) - 0.16);
        const x0 = edge(block);
        const x1 = edge(block + 1);
        const low0 = -0.12 + 0.52 / (1 + block * 0.95);
        const low1 = -0.12 + 0.52 / (1 + (block + 1) * 0.95);
        const tall = (0.85 + 0.5 * random()) / (1 + block * 0.62);
        s.shape(
          [
            [x0, low0],
            [x0, -0.1 - tall],
            [x1, -0.1 - tall * 0.82],
            [x1, low1],
          ],
          s.across(x0, x1, mix('#0b0a1c', palette.sky[1], block * 0.07), mix('#171036', accent, 0.12 + block * 0.05)),
        );
        const columns = block < 2 ? 5 : 3;
        for (let pane = 0; pane < columns * 6; pane++) {
          if (random() < 0.55) continue;
          const from = 0.1 + ((pane % columns) * 0.85) / columns;
          const up = 0.22 + Math.floor(pane / columns) * 0.12;
          const at = (t: number, v: number): Point => [
            lerp(x0, x1, t),
            lerp(lerp(low0, low1, t), lerp(-0.1 - tall, -0.1 - tall * 0.82, t), v),
          ];
          const to = from + 0.5 / columns;
          s.shape(
            [at(from, up), at(to, up), at(to, up + 0.07), at(from, up + 0.07)],
            random() < 0.6 ? alpha(palette.light, 0.75) : alpha(cold, 0.4),
          );
        }
      }
    }
    const signs: Array<[number, number, number, string, boolean]> = [
      [-0.4, -0.44, 0.085, accent, true],
      [-0.27, -0.3, 0.05, cold, true],
      [-0.17, -0.22, 0.03, '#ffd05a', true],
      [0.36, -0.5, 0.09, cold, true],
      [0.24, -0.32, 0.052, '#ffd05a', true],
      [0.13, -0.22, 0.03, accent, true],
      [-0.75, -0.4, 0.1, '#ffd05a', true],
    ];
    const first = Math.floor(random() * names.length);
    signs.forEach(([x, y, size, colour, upright], index) =>
      sign(s, names[(first + index) % names.length] ?? '국수', x, y, size, colour, upright),
    );
    wires(s, -0.72, 5, 0.16, 116);
    wetGround(s, 0.1, 0.62, '#080716');
    s.glow(-0.04, 0.13, 0.4, accent, 0.35, 0.1);
    cast(s, 0.0, 0.17, 0.25, 'modern', 0.17);
    if (s.art.weather === 'rain' && s.art.figures === 'one') umbrella(s, 0, 0.17, 0.25);
  },
};
