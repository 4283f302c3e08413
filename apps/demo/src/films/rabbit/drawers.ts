import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok } from '../drawing/figures.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cycle } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context, Stage } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { masterTo, mortar, pestle, pounding } from './rabbit.ts';

const HERBS = ['감초', '인삼', '당귀', '계피', '백출', '천궁', '작약', '복령', '황기', '생강', '대추', '진피'] as const;
export const [DRAWER_WIDTH, DRAWER_HEIGHT] = [150, 104] as const;

const drawer = (g: Context, x: number, y: number, label: string): void => {
  shape(g, '#241009', () => g.rect(x, y, DRAWER_WIDTH, DRAWER_HEIGHT));
  g.fillStyle = vertical(
    g,
    [
      [0, '#7a4524'],
      [1, '#5a2f18'],
    ],
    y,
    y + DRAWER_HEIGHT,
  );
  g.fillRect(x + 5, y + 5, DRAWER_WIDTH - 10, DRAWER_HEIGHT - 10);
  g.fillStyle = '#ead9b4';
  g.fillRect(x + 46, y + 16, 58, 34);
  g.fillStyle = '#3a1c10';
  g.font = fontOf('gowun-batang', 25);
  g.textAlign = 'center';
  g.fillText(label, x + 75, y + 42);
  line(g, '#d8b25a', 5, () => g.arc(x + DRAWER_WIDTH / 2, y + 66, 13, 0, Math.PI));
};

/** The wall of little drawers, lit from the left by a lamp. */
export const cabinetOf = (stage: Stage) =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    g.fillStyle = '#1c0d08';
    g.fillRect(0, 0, WIDTH, HEIGHT);
    for (let row = 0; row < 7; row += 1)
      for (let column = 0; column < 13; column += 1)
        drawer(
          g,
          column * DRAWER_WIDTH - 15,
          row * DRAWER_HEIGHT - 10,
          cycle([...HERBS] as [string, ...string[]], row * 5 + column),
        );
    g.fillStyle = vertical(
      g,
      [
        [0, '#3c1f12'],
        [1, '#1a0c07'],
      ],
      718,
      HEIGHT,
    );
    g.fillRect(0, 718, WIDTH, 400);
    shape(g, '#6b3a1e', () => g.rect(0, 870, WIDTH, 26));
    g.fillStyle = vertical(
      g,
      [
        [0, '#4c2814'],
        [1, '#241008'],
      ],
      896,
      HEIGHT,
    );
    g.fillRect(0, 896, WIDTH, 200);
    const shade = g.createLinearGradient(0, 0, WIDTH, 0);
    for (const [at, dark] of [
      [0, 0.1],
      [0.3, 0],
      [1, 0.72],
    ] as const)
      shade.addColorStop(at, `rgba(14,6,10,${dark})`);
    g.fillStyle = shade;
    g.fillRect(0, 0, WIDTH, HEIGHT);
  });

/** She reads with her nose: the right drawer opens before he has finished the sentence. */
export const drawers: Shot = {
  name: 'drawers',
  seconds: 7,
  prepare(stage) {
    const cabinet = cabinetOf(stage);
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 1010, smooth(progress)), y: 560, zoom: mix(1.06, 1.16, smooth(progress)) }, () => {
        place(g, cabinet, 0, 0);
        glow(g, 330, 560, 900, [255, 176, 92], 0.4 + 0.02 * Math.sin(t * 7));
        const open = ramp(t, 3.6, 4.4);
        const [x, y] = [9 * DRAWER_WIDTH - 15, 3 * DRAWER_HEIGHT - 10];
        shape(g, '#120705', () => g.rect(x + 6, y + 6, DRAWER_WIDTH - 12, 16 + 44 * open));
        if (open > 0) {
          g.save();
          g.translate(0, 42 * open);
          drawer(g, x, y, '인삼');
          g.restore();
          glow(g, x + 75, y + 30, 220 * open, [190, 255, 170], 0.55 * open);
          for (let i = 0; i < 6; i += 1) {
            const rise = clamp((t - 4.2 - i * 0.3) / 2.4);
            glow(g, x + 40 + i * 14, y + 20 - rise * 150, 14, [200, 255, 190], 0.8 * Math.sin(rise * Math.PI));
          }
        }
        hanbok(g, {
          x: mix(880, 1240, ramp(t, 0.6, 3.2)),
          y: 960,
          height: 470,
          color: '#1d0d14',
          rim: [255, 190, 120],
          rimStrength: 0.7,
        });
        masterTo(g, { x: 560, y: 960, height: 520, color: '#160c16', rim: [255, 190, 120], rimStrength: 0.7 }, 0);
        shape(g, '#4c2814', () => g.rect(0, 884, WIDTH, 220));
        shape(g, '#8a5028', () => g.rect(0, 868, WIDTH, 22));
        const lift = pounding(t);
        pestle(g, 330, 760 - lift * 74, 190, 0.12);
        mortar(g, 330, 880, 150, '#d9d4c4');
        shape(g, '#bdb6a4', () => g.ellipse(330, 730, 75, 13, 0, 0, TAU));
      });
      place(g, vignette, 0, 0);
    };
  },
};
