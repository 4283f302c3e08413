import { framed } from '../drawing/camera.ts';
import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { caption } from '../drawing/caption.ts';
import { steam } from '../drawing/steam.ts';

const BOWL = { x: 1060, y: 560, radius: 370 };

const paintTable = (g: Context): void => {
  g.fillStyle = '#3c2015';
  g.fillRect(-100, -100, WIDTH + 200, HEIGHT + 200);
  for (let i = 0; i < 40; i += 1) {
    line(g, i % 2 ? 'rgba(110,62,34,.3)' : 'rgba(20,8,4,.3)', 3 + (i % 4) * 2, () => {
      for (let x = -100; x <= WIDTH + 100; x += 60) g.lineTo(x, i * 30 - 40 + 26 * ridge(x / 500, 90 + i, 3));
    });
  }
  glow(g, 700, 160, 1100, [255, 180, 100], 0.36);
};

const paintBowl = (g: Context): void => {
  const { x, y, radius } = BOWL;
  shape(g, 'rgba(0,0,0,.45)', () => g.arc(x + 20, y + 34, radius + 30, 0, TAU));
  shape(g, '#e9e4da', () => g.arc(x, y, radius + 24, 0, TAU));
  line(g, '#4a6a8c', 12, () => g.arc(x, y, radius + 8, 0, TAU));
  const broth = g.createRadialGradient(x - 100, y - 110, 30, x, y, radius);
  for (const [at, color] of [
    [0, '#f2dcae'],
    [0.7, '#dcb878'],
    [1, '#9c7440'],
  ] as const)
    broth.addColorStop(at, color);
  g.fillStyle = broth;
  g.beginPath();
  g.arc(x, y, radius - 8, 0, TAU);
  g.fill();
};

/** Knife-cut noodles in loops, then what lies on top. */
const paintNoodles = (g: Context): void => {
  const { x, y } = BOWL;
  const random = seeded(19);
  g.lineCap = 'round';
  for (let i = 0; i < 30; i += 1) {
    const [cx, cy, size] = [x - 20 + (random() - 0.5) * 330, y + 40 + (random() - 0.5) * 260, 60 + random() * 90];
    const start = random() * TAU;
    for (const [color, width] of [
      ['rgba(150,104,48,.45)', 21],
      ['#fbf0d2', 15],
    ] as const)
      line(g, color, width, () => g.ellipse(cx, cy, size, size * 0.6, start, 0, Math.PI * (0.9 + (i % 3) * 0.25)));
  }
  shape(g, '#fff6e6', () => g.ellipse(x + 130, y - 120, 98, 86, 0.2, 0, TAU));
  shape(g, '#f2a92c', () => g.ellipse(x + 136, y - 124, 52, 48, 0, 0, TAU));
  shape(g, 'rgba(255,240,200,.7)', () => g.ellipse(x + 120, y - 142, 16, 11, 0, 0, TAU));
  for (let i = 0; i < 26; i += 1) {
    const [px, py] = [x - 170 + random() * 190, y - 170 + random() * 120];
    line(g, random() < 0.5 ? '#6fa644' : '#3f7a34', 8, () => g.ellipse(px, py, 13, 9, random() * 3, 0, TAU));
  }
  for (let i = 0; i < 7; i += 1)
    shape(g, '#d8452a', () => g.ellipse(x - 210 + i * 22, y + 130 + (i % 3) * 22, 26, 7, i * 0.7, 0, TAU));
  for (let i = 0; i < 5; i += 1) shape(g, '#1c2c26', () => g.rect(x + 120 + i * 18, y + 110 - i * 8, 12, 90));
};

const chopsticks = (g: Context, reach: number, lift: number): void => {
  const [x, y] = [mix(2050, BOWL.x + 40, reach), mix(-120, BOWL.y + 40, reach) - lift * 70];
  g.lineCap = 'round';
  if (lift > 0) {
    for (let i = 0; i < 5; i += 1) {
      line(g, i % 2 ? '#f3e2b8' : '#fbf0d2', 13, () => {
        g.moveTo(x + 4 + i * 5, y);
        g.quadraticCurveTo(x - 50 + i * 24, y + 70 * lift, x - 66 + i * 34, y + 60 + 110 * lift);
      });
    }
  }
  for (const spread of [0, 26]) {
    line(g, 'rgba(0,0,0,.3)', 20, () => {
      g.moveTo(x + 18 + spread, y + 24);
      g.lineTo(x + 760 + spread * 2, y - 470);
    });
    line(g, '#b9c2c8', 16, () => {
      g.moveTo(x + spread, y);
      g.lineTo(x + 760 + spread * 2, y - 510);
    });
    line(g, 'rgba(255,255,255,.7)', 4, () => {
      g.moveTo(x + spread + 6, y - 8);
      g.lineTo(x + 754 + spread * 2, y - 510);
    });
  }
};

/** The one bowl of the title, from above. */
export const bowl: Shot = {
  name: 'bowl',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      paintTable(g);
      paintBowl(g);
      paintNoodles(g);
      shape(g, 'rgba(0,0,0,.4)', () => g.arc(330, 330, 128, 0, TAU));
      shape(g, '#e9e4da', () => g.arc(318, 316, 124, 0, TAU));
      shape(g, '#c8361f', () => g.arc(318, 316, 98, 0, TAU));
      for (let i = 0; i < 9; i += 1)
        shape(g, i % 2 ? '#f0e0c0' : '#8fae4a', () =>
          g.ellipse(262 + (i % 3) * 54, 268 + Math.floor(i / 3) * 46, 26, 16, i, 0, TAU),
        );
    });
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      const reach = ramp(t, 0.8, 2.2);
      const lift = ramp(t, 2.4, 4) * (1 - 0.5 * ramp(t, 5, 7));
      framed(g, { x: mix(1000, 960, smooth(progress)), y: 550, zoom: mix(1.16, 1, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        chopsticks(g, reach, lift);
        steam(g, t, { x: 1040, y: 600, width: 460, height: 480, size: 170, puffs: 7, strength: 0.22 });
      });
      place(g, vignette, 0, 0);
      caption(g, t, { text: '잘 먹겠습니다!', x: 560, y: 660, size: 120, color: '#ffce4a', from: 2.6, seconds: 3 });
    };
  },
};
