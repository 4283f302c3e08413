import { mix } from '../drawing/easing.ts';
import { man, woman } from '../drawing/figures.ts';
import type { Shot } from '../drawing/film.ts';
import { paperLantern } from '../drawing/lantern.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cycle } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, vertical } from '../drawing/stage.ts';
import { caption } from '../drawing/caption.ts';
import { STALL_WIDTH, paintStall } from './stall.ts';
import type { StallStyle } from './stall.ts';
import { steam } from '../drawing/steam.ts';

const STALLS: readonly StallStyle[] = [
  { name: '꼬치 골목', awning: '#b8323a', food: 'skewers', seed: 3 },
  { name: '할매 만두', awning: '#2a7a6c', food: 'buns', seed: 8 },
  { name: '바다 김밥', awning: '#3f5a9c', food: 'rolls', seed: 15 },
  { name: '달달 호떡', awning: '#c9832e', food: 'pancakes', seed: 21 },
  { name: '제철 과일', awning: '#8a3a6c', food: 'fruit', seed: 27 },
];
const SPACING = STALL_WIDTH + 70;

/** Along the stalls at walking pace. */
export const stalls: Shot = {
  name: 'stalls',
  seconds: 9,
  prepare(stage) {
    const length = SPACING * STALLS.length + 200;
    const row = stage.layer(length, HEIGHT, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#5a3028'],
          [1, '#180d14'],
        ],
        800,
        HEIGHT,
      );
      g.fillRect(0, 800, length, HEIGHT - 800);
      STALLS.forEach((stall, i) => {
        g.save();
        g.translate(80 + i * SPACING, 26);
        paintStall(g, stall);
        g.restore();
        glow(g, 390 + i * SPACING, 860, 420, [255, 160, 80], 0.24);
      });
      line(g, 'rgba(20,10,16,.8)', 3, () => {
        g.moveTo(0, 96);
        for (let x = 0; x < length; x += 400) g.quadraticCurveTo(x + 200, 176, x + 400, 96);
      });
      for (let i = 0; i * 100 < length; i += 1) {
        const y = 128 + (i % 4 === 2 ? 30 : i % 4 === 0 ? -6 : 18);
        paperLantern(g, i * 100, y, 28, cycle(['red', 'amber', 'white'] as const, i));
        glow(g, i * 100, y, 90, [255, 160, 80], 0.3);
      }
    });
    const night = stage.layer(WIDTH, HEIGHT, (g) =>
      fillSheet(g, [
        [0, '#0b0f26'],
        [0.6, '#35213f'],
        [1, '#180d14'],
      ]),
    );
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      const pan = mix(0, length - WIDTH - 160, progress);
      place(g, night, 0, 0);
      place(g, row, -pan - 40, 0);
      for (const at of [2, 3, 0])
        steam(g, t + at, { x: 340 + at * SPACING - pan, y: 650, width: 260, height: 330, size: 90, puffs: 5, strength: 0.16 });
      const front = pan * 1.5;
      const rim = [255, 176, 100] as const;
      man(g, { x: 560 - front * 0.4, y: 1060, height: 350, color: '#120a12', rim });
      woman(g, { x: 690 - front * 0.4, y: 1060, height: 320, color: '#120a12', rim });
      woman(g, { x: 1720 - front * 0.4, y: 1066, height: 336, color: '#120a12', rim });
      man(g, { x: 2500 - front * 0.4, y: 1060, height: 350, color: '#120a12', rim });
      place(g, vignette, 0, 0);
      caption(g, t, { text: '오늘은 뭐 먹지?', x: 1330, y: 250, size: 104, color: '#ff6a4a', from: 2, seconds: 3.2 });
    };
  },
};
