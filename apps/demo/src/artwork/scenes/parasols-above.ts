import { alpha, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const parasolsAbove: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(s.down(s.top, s.bottom, mix('#d9cbb0', s.palette.sky[3], 0.3), mix('#b9a88a', s.palette.mid, 0.2)));
    const random = s.part(426);
    for (let slab = 0; slab < 90; slab++)
      s.rect(
        s.left + s.width * random(),
        s.top + s.height * random(),
        0.12,
        0.12,
        alpha(random() < 0.5 ? '#fff6e0' : '#8a7860', 0.12),
      );
    for (let stall = 0; stall < 46; stall++) {
      const x = s.left + s.width * random();
      const y = s.top + s.height * random();
      parasol(s, x, y, 0.055, ['#5f7fa8', '#8f8a96', '#7a6a5a', '#6a8a80'][stall % 4] ?? '#5f7fa8', 0.75);
    }
    const mark = [
      [-0.2, -0.55],
      [-0.17, -0.68],
      [-0.06, -0.75],
      [0.07, -0.74],
      [0.17, -0.66],
      [0.2, -0.54],
      [0.13, -0.43],
      [0.04, -0.35],
      [0, -0.25],
      [0, -0.05],
    ] as const;
    for (const [x, y] of mark) s.disc(x + 0.016, y + 0.03, 0.085, alpha('#2a2018', 0.35));
    mark.forEach(([x, y], index) =>
      parasol(s, x, y, index === mark.length - 1 ? 0.09 : 0.078, index % 2 ? '#f2c94c' : s.accent, 1),
    );
    for (let head = 0; head < 34; head++) {
      const x = s.left + s.width * random();
      const y = s.top + s.height * random();
      s.disc(x + 0.01, y + 0.014, 0.016, alpha('#2a2018', 0.3), 0.012);
      s.disc(x, y, 0.017, ['#d8432f', '#2f5a8a', '#f4efe2', '#4a3a5a'][head % 4] ?? '#d8432f', 0.011, random() * 3);
      s.disc(x, y, 0.009, '#1a1418');
    }
    cast(s, 0.34, 0.08, 0.2, 'modern', 0.16);
  },
};

/** A market parasol from straight above. */
const parasol = (s: Scene, x: number, y: number, radius: number, paint: string, opacity: number): void => {
  for (let panel = 0; panel < 8; panel++) {
    const a = (panel / 8) * 6.2832;
    const b = ((panel + 1) / 8) * 6.2832;
    s.shape(
      [
        [x, y],
        [x + Math.cos(a) * radius, y + Math.sin(a) * radius],
        [x + Math.cos(b) * radius, y + Math.sin(b) * radius],
      ],
      alpha(panel % 2 ? '#fbf6e8' : paint, opacity),
    );
  }
  s.disc(x, y, radius * 0.1, '#3a2a1a');
};
