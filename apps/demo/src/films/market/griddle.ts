import { framed } from '../drawing/camera.ts';
import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { caption } from '../drawing/caption.ts';
import { steam } from '../drawing/steam.ts';

const CAKES = [
  [420, 420],
  [800, 400],
  [1180, 420],
  [560, 700],
  [960, 680],
  [1360, 700],
] as const;
const [PRESSED_X, PRESSED_Y] = CAKES[4];

const paintIron = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#2a2630'],
    [1, '#121016'],
  ]);
  g.fillRect(-100, -100, WIDTH + 200, HEIGHT + 200);
  shape(g, '#35323c', () => g.roundRect(90, 150, 1740, 820, 60));
  shape(g, '#201e26', () => g.roundRect(120, 180, 1680, 760, 46));
  glow(g, 700, 300, 900, [255, 150, 70], 0.32);
  line(g, 'rgba(255,220,180,.2)', 6, () => g.roundRect(124, 184, 1672, 752, 44));
  const random = seeded(8);
  for (let i = 0; i < 60; i += 1)
    shape(g, 'rgba(255,210,140,.12)', () =>
      g.ellipse(160 + random() * 1600, 210 + random() * 700, 8 + random() * 26, 5 + random() * 14, 0, 0, TAU),
    );
};

const cake = (g: Context, x: number, y: number, size: number, browned: number, flat: number): void => {
  const [rx, ry] = [size * (1 + flat * 0.14), size * 0.78 * (1 + flat * 0.12)];
  shape(g, 'rgba(0,0,0,.4)', () => g.ellipse(x + 8, y + 20, rx * 1.02, ry, 0, 0, TAU));
  shape(g, rgba([mix(232, 168, browned), mix(206, 96, browned), mix(160, 36, browned)]), () =>
    g.ellipse(x, y + 10, rx, ry, 0, 0, TAU),
  );
  const top = g.createRadialGradient(x - size * 0.3, y - size * 0.3, size * 0.1, x, y, size * 1.1);
  top.addColorStop(0, rgba([255, mix(240, 206, browned), mix(206, 120, browned)]));
  top.addColorStop(0.6, rgba([mix(244, 218, browned), mix(220, 142, browned), mix(176, 58, browned)]));
  top.addColorStop(1, rgba([mix(224, 150, browned), mix(190, 82, browned), mix(140, 28, browned)]));
  g.fillStyle = top;
  g.beginPath();
  g.ellipse(x, y - 6, rx * 0.97, ry * 0.95, 0, 0, TAU);
  g.fill();
  const random = seeded(Math.round(x));
  for (let i = 0; i < 9; i += 1) {
    const angle = random() * TAU;
    shape(g, `rgba(110,54,14,${(0.35 * browned).toFixed(2)})`, () =>
      g.ellipse(x + Math.cos(angle) * rx * 0.56, y - 6 + Math.sin(angle) * ry * 0.56, 17, 11, angle, 0, TAU),
    );
  }
};

/** The round press comes down on the dough. */
const press = (g: Context, y: number): void => {
  g.fillStyle = vertical(
    g,
    [
      [0, '#8a929a'],
      [0.5, '#dbe2e6'],
      [1, '#6a727a'],
    ],
    y - 120,
    y + 90,
  );
  g.beginPath();
  g.ellipse(PRESSED_X, y, 168, 124, 0, 0, TAU);
  g.fill();
  line(g, 'rgba(255,255,255,.6)', 5, () => g.ellipse(PRESSED_X, y - 6, 158, 114, 0, Math.PI, TAU * 0.92));
  g.lineCap = 'round';
  line(g, '#4a2c1c', 46, () => {
    g.moveTo(PRESSED_X, y - 20);
    g.lineTo(PRESSED_X + 120, y - 620);
  });
  line(g, 'rgba(255,210,150,.4)', 9, () => {
    g.moveTo(PRESSED_X - 8, y - 40);
    g.lineTo(PRESSED_X + 106, y - 610);
  });
};

/** Sugar pancakes turn brown on the iron. */
export const griddle: Shot = {
  name: 'griddle',
  seconds: 8,
  prepare(stage) {
    const iron = stage.layer(WIDTH, HEIGHT, paintIron);
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 960, smooth(progress)), y: 570, zoom: mix(1.04, 1.2, smooth(progress)) }, () => {
        place(g, iron, 0, 0);
        const down = ramp(t, 1.4, 2.4) - ramp(t, 4.2, 5.2);
        CAKES.forEach(([x, y], i) => {
          const flat = i === 4 ? ramp(t, 2, 2.6) : 0.6;
          cake(g, x, y, 138, Math.min(1, 0.2 + ((i * 2) % 5) * 0.16 + progress * 0.4), flat);
        });
        press(g, mix(PRESSED_Y - 560, PRESSED_Y - 14, down));
        steam(g, t, { x: 900, y: 640, width: 1100, height: 520, size: 170, puffs: 8, strength: 0.18 });
      });
      place(g, vignette, 0, 0);
      caption(g, t, { text: '꾸~욱', x: 1500, y: 300, size: 170, color: '#ffd24a', from: 2.2, seconds: 1.9, tilt: 0.07 });
      caption(g, t, { text: '노릇노릇', x: 430, y: 860, size: 150, color: '#ff9a3c', from: 4.9, seconds: 2.8 });
    };
  },
};
