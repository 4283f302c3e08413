import { boughOf, petals } from '../drawing/blossom.ts';
import { TAU, clamp, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { nearRidge, nightOf } from './night.ts';

const TIP = 1080;
const edge = (x: number): number => 420 - clamp(x / TIP) ** 2.4 * 210;

const paintTiles = (g: Context): void => {
  const row = (x: number, shift: number) => {
    g.moveTo(x * 0.5 - 40 - shift, -20);
    g.quadraticCurveTo(x * 0.72 - shift, 220, x - shift, edge(x) + 8);
  };
  g.save();
  g.beginPath();
  g.moveTo(-10, -10);
  g.lineTo(430, -10);
  g.bezierCurveTo(650, 140, 900, 210, TIP, edge(TIP));
  for (let x = TIP; x >= -10; x -= 10) g.lineTo(x, edge(x));
  g.fillStyle = vertical(
    g,
    [
      [0, '#27345c'],
      [1, '#0b1022'],
    ],
    0,
    460,
  );
  g.fill();
  g.clip();
  for (let i = 0; i < 30; i += 1) {
    const x = -40 + i * 40;
    line(g, 'rgba(4,6,14,.6)', 17, () => row(x, 0));
    line(g, 'rgba(165,190,255,.32)', 5, () => row(x, 9));
  }
  g.restore();
  for (let i = 0; i < 28; i += 1) {
    const x = i * 40;
    shape(g, '#1a2342', () => g.arc(x, edge(x) + 6, 15, 0, TAU));
    line(g, 'rgba(170,195,255,.4)', 2, () => g.arc(x, edge(x) + 6, 14, Math.PI * 0.9, TAU * 0.95));
  }
};

/** Dancheong: the painted ends of the rafters. */
const paintRafters = (g: Context): void => {
  shape(g, '#0b0a12', () => {
    for (let x = -10; x <= 1060; x += 10) g.lineTo(x, edge(x) + 16);
    for (let x = 1060; x >= -10; x -= 10) g.lineTo(x * 0.985, edge(x) + 16 + 120 * (1 - (x / 1060) * 0.7));
  });
  for (let i = 0; i < 22; i += 1) {
    const x = i * 47 + 10;
    const [y, radius] = [edge(x) + 52 - i * 1.2, 17 - i * 0.28];
    shape(g, '#2a6a5c', () => g.arc(x, y, radius, 0, TAU));
    shape(g, '#b5473a', () => g.arc(x, y, radius * 0.62, 0, TAU));
    shape(g, '#e9d9a8', () => g.arc(x, y, radius * 0.26, 0, TAU));
  }
};

const eaveOf = (stage: Stage): Layer =>
  stage.layer(1500, 760, (g) => {
    paintTiles(g);
    paintRafters(g);
    g.globalCompositeOperation = 'source-atop';
    g.fillStyle = vertical(
      g,
      [
        [0, 'rgba(8,12,32,0)'],
        [1, 'rgba(8,12,32,.72)'],
      ],
      300,
      560,
    );
    g.fillRect(0, 0, 1500, 760);
  });

/** The wind bell with its fish, which swims when the air moves. */
const paintBell = (g: Context, x: number, y: number, swing: number): void => {
  g.save();
  g.translate(x, y);
  line(g, '#0a0c16', 3, () => {
    g.moveTo(0, -50);
    g.lineTo(0, 10);
  });
  g.rotate(swing);
  g.fillStyle = vertical(
    g,
    [
      [0, '#7a6238'],
      [1, '#1e170c'],
    ],
    0,
    110,
  );
  g.beginPath();
  g.moveTo(-16, 6);
  g.bezierCurveTo(-34, 20, -30, 64, -46, 104);
  g.quadraticCurveTo(0, 122, 46, 104);
  g.bezierCurveTo(30, 64, 34, 20, 16, 6);
  g.fill();
  line(g, 'rgba(255,225,160,.55)', 2, () => {
    g.moveTo(28, 30);
    g.bezierCurveTo(30, 64, 36, 80, 45, 102);
  });
  g.rotate(swing * 0.8);
  line(g, '#15120c', 3, () => {
    g.moveTo(0, 100);
    g.lineTo(0, 172);
  });
  const fish = () => {
    g.moveTo(-58, 200);
    g.quadraticCurveTo(-10, 160, 34, 192);
    g.lineTo(66, 168);
    g.quadraticCurveTo(58, 200, 66, 230);
    g.lineTo(34, 208);
    g.quadraticCurveTo(-10, 240, -58, 200);
  };
  shape(g, '#2c2414', fish);
  line(g, 'rgba(255,225,160,.35)', 2, fish);
  g.restore();
};

export const eave: Shot = {
  name: 'eave',
  seconds: 8,
  prepare(stage) {
    const night = nightOf(stage, { x: 1250, y: 520, radius: 300, seed: 8 });
    const ridge = nearRidge(stage);
    const roof = eaveOf(stage);
    const bough = boughOf(
      stage,
      980,
      766,
      [
        { x: -20, y: 134, angle: 0.1, length: 180, thickness: 21, generations: 6 },
        { x: -20, y: 62, angle: 0.34, length: 152, thickness: 16, generations: 6 },
      ],
      7,
    );
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const drift = mix(-30, 20, smooth(progress));
      night.sky(g, t);
      place(g, ridge, -200 + progress * 30, 130);
      night.mist(g, t * 12, 850, 0.6);
      place(g, roof, drift - 10, -20);
      paintBell(g, 965 + drift, 300, Math.sin(t * 1.1) * 0.11 + Math.sin(t * 2.3) * 0.03);
      g.save();
      g.translate(WIDTH, HEIGHT);
      g.scale(-1, -1);
      place(g, bough, -230 + Math.sin(t * 0.5) * 6, -170);
      g.restore();
      petals(g, t, { count: 18, seed: 40, size: 9, wind: 70 });
      place(g, vignette, 0, 0);
    };
  },
};
