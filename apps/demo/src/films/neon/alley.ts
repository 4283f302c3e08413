import { through } from '../drawing/camera.ts';
import { hangSign, signOf } from '../drawing/city.ts';
import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { umbrella, woman } from '../drawing/figures.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { rain, rings } from '../drawing/rain.ts';
import { between, cycle, pick, seeded } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, shape } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { reflect } from '../drawing/water.ts';

const VANISHING = { x: 960, y: 640 };
const GROUND = 690;
const PANES: NonEmpty<string> = ['255,196,120', '255,150,90', '150,190,255', '255,120,170'];
const CRIMSON: Rgb = [222, 52, 84];

const SIGNS: readonly (readonly [number, number, number, number, string, Rgb])[] = [
  [168, 150, 78, 330, '별빛노래방', [255, 60, 150]],
  [300, 330, 70, 250, '한옥카페', [90, 230, 255]],
  [430, 250, 56, 220, '달빛서점', [255, 200, 90]],
  [520, 420, 44, 150, '약국', [110, 255, 150]],
  [1690, 120, 82, 370, '은하수극장', [150, 110, 255]],
  [1560, 300, 68, 240, '치킨호프', [255, 120, 60]],
  [1448, 240, 56, 210, '만화방', [90, 200, 255]],
  [1372, 430, 42, 150, '분식', [255, 80, 120]],
];

/** One side of one house in perspective; `near` and `far` are 0 at the vanishing point and 1 at the camera. */
const house = (g: Context, side: 1 | -1, index: number, random: () => number): void => {
  const [near, far] = [1 - index / 6, 1 - (index + 1) / 6];
  const x = (d: number) => VANISHING.x + side * (60 + 900 * d ** 1.25);
  const top = (d: number) => VANISHING.y - 180 - 620 * d ** 1.1 - (index % 2) * 40;
  const bottom = (d: number) => VANISHING.y + 30 + 300 * d ** 1.3;
  const quad = (a: number, b: number, y0: (d: number) => number, y1: (d: number) => number, fill: string) =>
    shape(g, fill, () => {
      g.moveTo(x(a), y0(a));
      g.lineTo(x(b), y0(b));
      g.lineTo(x(b), y1(b));
      g.lineTo(x(a), y1(a));
    });
  const shade = 10 + index * 7;
  quad(near, far, top, bottom, `rgb(${shade + 6},${shade},${shade + 22})`);
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      if (random() > 0.42) continue;
      const level = (share: number) => (d: number) => mix(top(d) + 40, bottom(d) - 10, share);
      const color = `rgba(${pick(PANES, random)},${between(random, 0.1, 0.6).toFixed(2)})`;
      const [from, to] = [mix(far, near, (column + 0.2) / 4), mix(far, near, (column + 0.75) / 4)];
      quad(from, to, level((row + 0.25) / 12), level((row + 0.75) / 12), color);
    }
  }
  const [from, to] = [mix(far, near, 0.12), mix(far, near, 0.88)];
  const shopLight = `rgba(255,${Math.round(150 + random() * 60)},${Math.round(90 + random() * 90)},.85)`;
  quad(
    from,
    to,
    (d) => bottom(d) - 96 * d - 14,
    (d) => bottom(d) - 6,
    shopLight,
  );
  const awning = cycle(['#b8324a', '#2a7a8c', '#c0722e', '#5b3a9c'], index + Number(side > 0));
  shape(g, awning, () => {
    g.moveTo(x(from), bottom(from) - 110 * from - 16);
    g.lineTo(x(to), bottom(to) - 110 * to - 16);
    g.lineTo(x(to) - side * 50 * to, bottom(to) - 78 * to - 12);
    g.lineTo(x(from) - side * 50 * from, bottom(from) - 78 * from - 12);
  });
};

const paintAlley = (g: Context): void => {
  fillSheet(g, [
    [0, '#0a0820'],
    [0.5, '#2a1646'],
    [0.75, '#6a2a5e'],
    [1, '#6a2a5e'],
  ]);
  const random = seeded(77);
  for (const side of [-1, 1] as const) for (let index = 0; index < 6; index += 1) house(g, side, index, random);
  for (let i = 0; i < 7; i += 1) {
    line(g, 'rgba(6,4,16,.85)', 1 + i * 0.5, () => {
      g.moveTo(-20, 60 + i * 44);
      g.quadraticCurveTo(960, 180 + i * 58 + (i % 3) * 20, WIDTH + 20, 40 + i * 50);
    });
  }
  for (let i = 0; i < 26; i += 1) {
    const near = i / 26;
    glow(g, 960 + (i % 2 ? 1 : -1) * (30 + 60 * near), 560 + near * 20, 20 + 30 * near, [255, 190, 120], 0.25);
  }
  glow(g, 960, 600, 420, [255, 110, 150], 0.5);
};

/** She walks away under a red umbrella, into the lights. */
export const alley: Shot = {
  name: 'alley',
  seconds: 12,
  prepare(stage) {
    const walls = stage.layer(WIDTH, HEIGHT, (g) => {
      paintAlley(g);
      for (const [x, y, width, height, text, color] of SIGNS) {
        hangSign(g, signOf(stage, width, height, text, color), x, y, 1);
        glow(g, x + width / 2, y + height / 2, height * 0.9, color, 0.28);
      }
    });
    const scene = stage.layer(WIDTH, HEIGHT);
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const away = smooth(progress);
      through(scene.g, { y: 640, zoom: mix(1, 1.08, away) }, () => {
        scene.g.translate(0, 100);
        place(scene.g, walls, 0, 0);
        const flicker = Math.sin(t * 2.1) * Math.sin(t * 0.7 + 1);
        glow(scene.g, 545, 495, 150, [110, 255, 150], 0.2 + 0.2 * flicker);
      });
      place(g, scene, 0, 0);
      g.save();
      g.beginPath();
      g.moveTo(860, GROUND);
      g.lineTo(1060, GROUND);
      g.lineTo(WIDTH + 400, HEIGHT + 40);
      g.lineTo(-400, HEIGHT + 40);
      g.clip();
      g.fillStyle = '#0b0818';
      g.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND);
      reflect(g, scene, t, { line: GROUND, ripple: 6, squash: 1.25, tint: [10, 6, 26], darkness: 0.2, speed: 0.8 });
      rings(g, t, { seed: 5, count: 18, top: GROUND + 40, bottom: HEIGHT });
      g.restore();
      const step = t * 4.6;
      const height = mix(380, 250, away);
      const [x, y] = [mix(990, 964, away), mix(1010, 880, away) - Math.abs(Math.sin(step)) * 3];
      const her = { x, y, height, color: '#07060f', rim: [255, 120, 190], step } as const;
      g.save();
      g.globalAlpha = 0.35;
      g.translate(0, 2 * y);
      g.scale(1, -1);
      woman(g, { x, y, height, color: '#07060f', step });
      umbrella(g, her, CRIMSON);
      g.restore();
      g.globalAlpha = 1;
      woman(g, her);
      umbrella(g, her, CRIMSON);
      rain(g, t, { count: 54, seed: 9, alpha: 0.2, length: 90 });
      place(g, vignette, 0, 0);
    };
  },
};
