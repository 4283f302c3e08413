import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man, woman } from '../drawing/figures.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { OLIVE } from './carriage.ts';

const VANISH = [960, 470] as const;
const to = (x: number, y: number, depth: number) => [mix(x, VANISH[0], depth), mix(y, VANISH[1], depth)] as const;

const hall = (g: Context): void => {
  g.fillStyle = '#0c0e14';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  const face = (color: Parameters<typeof shape>[1], ...corners: readonly (readonly [number, number])[]) =>
    shape(g, color, () => corners.forEach(([x, y]) => g.lineTo(x, y)));
  face(
    [
      [0, '#30353c'],
      [0.45, '#12151b'],
    ],
    [0, 0],
    [WIDTH, 0],
    to(WIDTH, 0, 0.86),
    to(0, 0, 0.86),
  );
  face(
    [
      [0.4, '#171a20'],
      [1, '#565c60'],
    ],
    [-200, HEIGHT],
    [1180, HEIGHT],
    to(1180, HEIGHT, 0.86),
    to(-200, HEIGHT, 0.86),
  );
  face(
    [
      [0.4, '#0a0b10'],
      [1, '#16191f'],
    ],
    [1180, HEIGHT],
    [WIDTH + 300, HEIGHT],
    to(WIDTH + 300, HEIGHT, 0.86),
    to(1180, HEIGHT, 0.86),
  );
  face(
    [
      [0, '#3c4248'],
      [1, '#22262c'],
    ],
    [0, 0],
    to(0, 0, 0.86),
    to(0, HEIGHT, 0.86),
    [0, HEIGHT],
  );
  face(
    [
      [0, '#2c3138'],
      [1, '#14171c'],
    ],
    [WIDTH, 0],
    to(WIDTH, 0, 0.86),
    to(WIDTH, HEIGHT, 0.86),
    [WIDTH, HEIGHT],
  );
  face(rgba(OLIVE, 0.9), [0, 640], to(0, 640, 0.86), to(0, 700, 0.86), [0, 700]);
  face('#d9c24a', [1120, HEIGHT], [1180, HEIGHT], to(1180, HEIGHT, 0.86), to(1120, HEIGHT, 0.86));
  for (let i = 0; i < 9; i += 1) {
    const depth = 1 - 0.8 ** i;
    const [x, y] = to(420, 60, depth);
    shape(g, 'rgba(236,242,228,.95)', () => g.rect(x - 150 * (1 - depth), y, 300 * (1 - depth), 16 * (1 - depth)));
    glow(g, x, y, 380 * (1 - depth), [220, 232, 210], 0.3);
    const [px, py] = to(150, 0, depth);
    const [, foot] = to(150, HEIGHT + 60, depth);
    if (i > 0) shape(g, '#4a5056', () => g.rect(px - 36 * (1 - depth), py, 72 * (1 - depth), foot - py));
  }
  shape(g, '#0a0b0f', () => g.roundRect(470, 200, 560, 120, 14));
  shape(g, rgba(OLIVE), () => g.arc(550, 260, 40, 0, Math.PI * 2));
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = fontOf('do-hyeon', 60);
  g.fillStyle = '#fff';
  g.fillText('7', 550, 262);
  g.font = fontOf('do-hyeon', 46);
  g.fillStyle = '#ffb84a';
  g.fillText('장암행 막차 23:41', 796, 262);
  for (const rail of [1320, 1560])
    line(g, 'rgba(150,160,170,.5)', 5, () => {
      g.moveTo(rail, HEIGHT);
      g.lineTo(...to(rail, HEIGHT, 0.86));
    });
};

/** The last train comes in. */
export const platform: Shot = {
  name: 'platform',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, hall);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      framed(g, { y: 520, zoom: mix(1.1, 1.02, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const near = mix(0.84, 0.3, ramp(t, 5.6, 10.6) ** 1.4);
        const [x, y] = to(1400, 700, near);
        const size = 1 - near;
        glow(g, x, y, 900 * size + 160, [255, 236, 190], 0.12 + 0.5 * ramp(t, 6.2, 8.6));
        if (t > 5.6) {
          shape(g, '#23282e', () => g.roundRect(x - 330 * size, y - 470 * size, 660 * size, 760 * size, 60 * size));
          shape(g, rgba(OLIVE), () => g.rect(x - 330 * size, y + 70 * size, 660 * size, 60 * size));
          shape(g, '#0c1016', () => g.roundRect(x - 270 * size, y - 400 * size, 540 * size, 300 * size, 40 * size));
          shape(g, '#ffb84a', () => g.rect(x - 120 * size, y - 452 * size, 240 * size, 34 * size));
        }
        for (const side of t > 6.6 ? [-1, 1] : []) {
          glow(g, x + side * 220 * size, y + 190 * size, 420 * size + 30, [255, 244, 214], 0.95);
          shape(g, '#fffbe8', () => g.arc(x + side * 220 * size, y + 190 * size, 34 * size + 3, 0, Math.PI * 2));
        }
        woman(g, { x: 820, y: 900, height: 300, color: '#08090e', rim: [255, 240, 200], rimStrength: 0.7 });
        shape(g, '#2a1210', () => g.roundRect(876, 790, 40, 112, 16));
        man(g, { x: 560, y: 1010, height: 420, color: '#06070b', rim: [220, 232, 210] });
        man(g, { x: 985, y: 760, height: 200, color: '#0a0c12', rim: [255, 240, 200], rimStrength: 0.5 });
      });
      place(g, vignette, 0, 0);
    };
  },
};
