import { through } from '../drawing/camera.ts';
import { TAU, mix, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { caption } from '../drawing/caption.ts';
import { steam } from '../drawing/steam.ts';

const POT = { x: 900, y: 620, rx: 640, ry: 290 };

const paintStove = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#3a1c18'],
    [0.5, '#5a2c1e'],
    [1, '#1a0d10'],
  ]);
  g.fillRect(-100, -100, WIDTH + 200, HEIGHT + 200);
  for (let i = 0; i < 9; i += 1) glow(g, 120 + i * 220, 90 + (i % 2) * 40, 120, [255, 170, 90], 0.4);
  shape(g, '#17161c', () => g.ellipse(POT.x, POT.y + 60, POT.rx + 70, POT.ry + 60, 0, 0, TAU));
  shape(g, '#3b3a44', () => g.ellipse(POT.x, POT.y + 24, POT.rx + 56, POT.ry + 44, 0, 0, TAU));
  line(g, 'rgba(240,230,220,.55)', 8, () =>
    g.ellipse(POT.x, POT.y + 18, POT.rx + 46, POT.ry + 36, 0, Math.PI * 0.95, Math.PI * 1.75),
  );
  const sauce = g.createRadialGradient(POT.x - 120, POT.y - 60, 40, POT.x, POT.y, POT.rx);
  sauce.addColorStop(0, '#f0582a');
  sauce.addColorStop(0.6, '#c8321a');
  sauce.addColorStop(1, '#7a160e');
  g.fillStyle = sauce;
  g.beginPath();
  g.ellipse(POT.x, POT.y, POT.rx, POT.ry, 0, 0, TAU);
  g.fill();
};

interface Piece {
  x: number;
  y: number;
  turn: number;
  kind: number;
  phase: number;
}

const piecesOf = (): Piece[] => {
  const random = seeded(14);
  return Array.from({ length: 40 }, (_, i) => {
    const angle = random() * TAU;
    const reach = Math.sqrt(random()) * 0.86;
    return {
      x: POT.x + Math.cos(angle) * reach * POT.rx,
      y: POT.y + Math.sin(angle) * reach * POT.ry,
      turn: random() * Math.PI,
      kind: i % 5,
      phase: random() * 9,
    };
  }).sort((a, b) => a.y - b.y);
};

/** Rice cakes, fish cake, spring onion and halves of egg in the red sauce. */
const paintPiece = (g: Context, { x, y, turn, kind, phase }: Piece, t: number): void => {
  g.save();
  g.translate(x, y + Math.sin(t * 1.4 + phase) * 4);
  g.rotate(turn * 0.6 - 0.6);
  if (kind < 3) {
    shape(g, 'rgba(90,14,8,.5)', () => g.roundRect(-74, -14, 152, 44, 22));
    shape(g, '#f2a27a', () => g.roundRect(-76, -24, 152, 44, 22));
    shape(g, 'rgba(255,232,210,.75)', () => g.roundRect(-60, -19, 112, 11, 6));
  } else if (kind === 3) {
    shape(g, 'rgba(90,14,8,.5)', () => g.rect(-52, -30, 110, 76));
    shape(g, '#e0a45a', () => {
      g.moveTo(-56, -36);
      g.lineTo(56, -40);
      g.lineTo(50, 34);
      g.lineTo(-52, 36);
    });
    line(g, 'rgba(120,60,20,.5)', 5, () => {
      g.moveTo(-40, -14);
      g.lineTo(44, -18);
      g.moveTo(-40, 12);
      g.lineTo(42, 8);
    });
  } else {
    shape(g, '#fff3e2', () => g.ellipse(0, 0, 58, 42, 0, 0, TAU));
    shape(g, '#f2b233', () => g.ellipse(4, -2, 28, 22, 0, 0, TAU));
  }
  g.restore();
};

const onions = (g: Context): void => {
  const random = seeded(5);
  for (let i = 0; i < 46; i += 1) {
    const angle = random() * TAU;
    const reach = Math.sqrt(random()) * 0.84;
    const [x, y] = [POT.x + Math.cos(angle) * reach * POT.rx, POT.y + Math.sin(angle) * reach * POT.ry];
    line(g, random() < 0.5 ? '#7fb04a' : '#4d8a3a', 6, () => g.ellipse(x, y, 10, 7, random() * 3, 0, TAU));
  }
};

const bubblesInSauce = (g: Context, t: number): void => {
  const random = seeded(33);
  for (let i = 0; i < 12; i += 1) {
    const age = wrap(t * 0.7 + random(), 1);
    const angle = random() * TAU;
    const [x, y] = [POT.x + Math.cos(angle) * 0.8 * POT.rx * random(), POT.y + Math.sin(angle) * 0.8 * POT.ry * random()];
    const size = 30 * Math.sin(age * Math.PI);
    shape(g, 'rgba(255,140,90,.4)', () => g.ellipse(x, y, size, size * 0.62, 0, 0, TAU));
    line(g, 'rgba(255,214,180,.65)', 3, () => g.ellipse(x, y, size, size * 0.62, 0, Math.PI, TAU * 0.9));
  }
};

const ladle = (g: Context, t: number): void => {
  const [x, y] = [POT.x + 190 + Math.cos(t * 0.9) * 170, POT.y + 10 + Math.sin(t * 0.9) * 80];
  g.lineCap = 'round';
  line(g, '#5c3a22', 26, () => {
    g.moveTo(x + 30, y - 30);
    g.lineTo(x + 470, y - 560);
  });
  line(g, 'rgba(255,214,160,.45)', 6, () => {
    g.moveTo(x + 40, y - 44);
    g.lineTo(x + 460, y - 556);
  });
  shape(g, '#8a5a34', () => g.ellipse(x, y, 96, 62, -0.3, 0, TAU));
  shape(g, '#c8401f', () => g.ellipse(x, y + 4, 74, 42, -0.3, 0, TAU));
};

/** A wide pan of rice cakes, bubbling. */
export const pot: Shot = {
  name: 'pot',
  seconds: 9,
  prepare(stage) {
    const stove = stage.layer(WIDTH, HEIGHT, paintStove);
    const garnish = stage.layer(WIDTH, HEIGHT, onions);
    const pieces = piecesOf();
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      through(g, { x: mix(930, 980, smooth(progress)), y: 560, zoom: mix(1.05, 1.2, smooth(progress)) }, () => {
        place(g, stove, 0, 0);
        for (const piece of pieces) paintPiece(g, piece, t);
        place(g, garnish, 0, Math.sin(t * 1.2) * 3);
        bubblesInSauce(g, t);
        ladle(g, t);
        steam(g, t, { x: 900, y: 600, width: 900, height: 560, size: 200, puffs: 9, strength: 0.24 });
      });
      place(g, vignette, 0, 0);
      caption(g, t, { text: '보글보글~', x: 420, y: 220, size: 150, color: '#ffce4a', from: 1.6, seconds: 3 });
      caption(g, t, { text: '매콤달콤!', x: 1480, y: 870, size: 140, color: '#ff5a3c', from: 5.2, seconds: 3, tilt: 0.06 });
    };
  },
};
