import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { caption } from '../drawing/caption.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { HER, HIM, cauldron, diningRoom, ladle } from './restaurant.ts';

/** How far a ladle goes round in the broth. */
const stir = (t: number, phase: number): number => Math.sin(t * 1.9 + phase);

const couple = (g: Context, t: number, near: number): void => {
  const [his, hers] = [560 + near, 1360 - near];
  const [a, b] = [stir(t, 0), stir(t, 2.4)];
  const height = 690;
  standing(g, { ...HIM, x: his, y: 1080, height, right: [(688 + a * 60 - his) / height, -0.76], nod: -0.12 });
  standing(g, { ...HER, x: hers, y: 1080, height: 650, left: [(1224 + b * 60 - hers) / 650, -0.8], nod: 0.12 });
};

const broth = (g: Context, t: number): void => {
  shape(g, '#3d3430', () => g.rect(420, 900, 1080, 220));
  glow(g, 960, 1030, 420, [255, 120, 50], 0.55);
  for (let i = 0; i < 9; i += 1)
    shape(g, i % 2 ? '#ff8a3c' : '#ffc060', () =>
      g.ellipse(640 + i * 80, 1040, 16, 30 + 10 * Math.sin(t * 9 + i), 0, Math.PI, 0),
    );
  cauldron(g, 960, 800, 360);
  ladle(g, 800 + stir(t, 0) * 60, 800, 320, -0.42);
  ladle(g, 1110 + stir(t, 2.4) * 60, 800, 320, 0.42);
  steam(g, t, { x: 900, y: 780, width: 420, height: 520, size: 170, puffs: 6, strength: 0.2 });
  steam(g, t + 2.6, { x: 1020, y: 780, width: 420, height: 520, size: 170, puffs: 6, strength: 0.2 });
};

/** One stove, two ladles, no words. */
export const stove: Shot = {
  name: 'stove',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, diningRoom);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { y: mix(560, 600, smooth(progress)), zoom: mix(1.02, 1.12, smooth(progress)) }, () => {
        place(g, room, 0, 0);
        couple(g, t, 0);
        broth(g, t);
      });
      place(g, vignette, 0, 0);
    };
  },
};

const viewfinder = (g: Context, t: number): void => {
  line(g, 'rgba(255,255,255,.85)', 6, () => {
    for (const [x, dx] of [
      [90, 1],
      [WIDTH - 90, -1],
    ] as const)
      for (const [y, dy] of [
        [80, 1],
        [HEIGHT - 80, -1],
      ] as const) {
        g.moveTo(x, y + dy * 110);
        g.lineTo(x, y);
        g.lineTo(x + dx * 110, y);
      }
  });
  shape(g, 'rgba(0,0,0,.5)', () => g.roundRect(118, 104, 180, 76, 12));
  shape(g, Math.sin(t * 5) > 0 ? '#ff3c30' : 'rgba(255,60,48,.35)', () => g.arc(150, 140, 18, 0, Math.PI * 2));
  g.font = fontOf('do-hyeon', 44);
  g.textAlign = 'left';
  g.textBaseline = 'middle';
  g.fillStyle = '#fff';
  g.fillText('REC', 186, 142);
};

/** The camera is on: they stand a step closer, and smile from behind the steam. */
export const camera: Shot = {
  name: 'camera',
  seconds: 7,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, diningRoom);
    const vignette = vignetteOf(stage, 0.4);
    return (g, { t }) => {
      const near = 130 * ramp(t, 0.6, 1.2) * (1 - ramp(t, 6.2, 6.6));
      framed(g, { y: 570, zoom: 1.1 }, () => {
        place(g, room, 0, 0);
        glow(g, 960, 200, 900, [255, 246, 220], 0.35);
        couple(g, t, near);
        broth(g, t);
      });
      place(g, vignette, 0, 0);
      viewfinder(g, t);
      caption(g, t, {
        text: '부산 최고 잉꼬부부!',
        x: 960,
        y: 250,
        size: 120,
        color: '#ff8ab0',
        from: 1.5,
        seconds: 3,
        tilt: -0.03,
      });
      caption(g, t, { text: '(어색)', x: 1500, y: 470, size: 96, color: '#8fd0ff', from: 4.7, seconds: 1.9, tilt: 0.08 });
    };
  },
};
