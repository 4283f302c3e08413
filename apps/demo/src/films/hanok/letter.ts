import { petals } from '../drawing/blossom.ts';
import { through } from '../drawing/camera.ts';
import { TAU, clamp, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

/** What he writes, in columns from the right: "on a bright night, at the bridge, I shall wait". */
const COLUMNS = ['달 밝은 밤', '다리에서', '기다리겠소'] as const;
const LETTER = { x: 640, y: 190, width: 700, height: 700 };
const SIZE = 104;

const paintDesk = (g: Context): void => {
  g.fillStyle = '#2a150c';
  g.fillRect(-100, -100, WIDTH + 200, HEIGHT + 200);
  const random = seeded(31);
  for (let i = 0; i < 46; i += 1) {
    const y = (i / 46) * (HEIGHT + 100) - 50;
    line(g, `rgba(${random() < 0.5 ? '90,48,24' : '14,6,3'},${0.16 + random() * 0.2})`, 2 + random() * 5, () => {
      for (let x = -100; x <= WIDTH + 100; x += 60) g.lineTo(x, y + 22 * ridge(x / 460, 40 + i, 3));
    });
  }
};

const paintInkstone = (g: Context, x: number, y: number): void => {
  shape(g, 'rgba(0,0,0,.4)', () => g.roundRect(x - 6, y + 14, 250, 330, 26));
  shape(g, '#20222a', () => g.roundRect(x, y, 240, 320, 24));
  shape(g, '#0c0d12', () => g.roundRect(x + 24, y + 24, 192, 200, 90));
  line(g, 'rgba(190,200,230,.28)', 3, () => g.roundRect(x + 2, y + 2, 236, 316, 22));
  glow(g, x + 90, y + 80, 70, [150, 160, 190], 0.25);
};

/** A candle on a brass dish, seen from above. */
const paintCandle = (g: Context, x: number, y: number): void => {
  shape(g, 'rgba(0,0,0,.45)', () => g.ellipse(x + 16, y + 22, 128, 118, 0, 0, TAU));
  shape(g, '#5a3a16', () => g.ellipse(x, y, 124, 114, 0, 0, TAU));
  shape(g, '#7d5420', () => g.ellipse(x, y - 3, 106, 96, 0, 0, TAU));
  line(g, 'rgba(255,214,140,.55)', 4, () => g.ellipse(x, y, 116, 106, 0, Math.PI * 0.9, Math.PI * 1.6));
  shape(g, '#caa77e', () => g.ellipse(x, y - 8, 46, 42, 0, 0, TAU));
  shape(g, '#f3dcb4', () => g.ellipse(x, y - 14, 40, 36, 0, 0, TAU));
};

const paintFlame = (g: Context, x: number, y: number, sway: number): void => {
  glow(g, x, y, 130, [255, 190, 110], 0.35);
  shape(g, '#ffb347', () => {
    g.moveTo(x - 15, y + 14);
    g.quadraticCurveTo(x - 20, y - 14, x + sway, y - 62);
    g.quadraticCurveTo(x + 20, y - 14, x + 15, y + 14);
    g.quadraticCurveTo(x, y + 26, x - 15, y + 14);
  });
  shape(g, '#fff3cf', () => {
    g.moveTo(x - 8, y + 12);
    g.quadraticCurveTo(x - 9, y - 10, x + sway * 0.5, y - 34);
    g.quadraticCurveTo(x + 9, y - 10, x + 8, y + 12);
    g.quadraticCurveTo(x, y + 18, x - 8, y + 12);
  });
};

const paintPaper = (g: Context): void => {
  const { x, y, width, height } = LETTER;
  shape(g, 'rgba(0,0,0,.38)', () => g.rect(x + 14, y + 20, width, height));
  shape(g, '#e9dcc0', () => g.rect(x, y, width, height));
  const random = seeded(12);
  for (let i = 0; i < 120; i += 1) {
    const [fx, fy] = [x + random() * width, y + random() * height];
    line(g, 'rgba(150,120,80,.16)', 1, () => {
      g.moveTo(fx, fy);
      g.lineTo(fx + (random() - 0.5) * 60, fy + (random() - 0.5) * 24);
    });
  }
  line(g, 'rgba(176,92,60,.26)', 2, () => {
    for (let k = 0; k <= 3; k += 1) {
      g.moveTo(x + 65 + k * 190, y + 50);
      g.lineTo(x + 65 + k * 190, y + height - 50);
    }
    g.rect(x + 65, y + 50, 570, height - 100);
  });
};

/** Writes as far as `written` (0..1) and returns where the brush is. */
const paintWriting = (g: Context, written: number): { x: number; y: number } => {
  const letters = COLUMNS.flatMap((text, column) =>
    [...text.replaceAll(' ', '')].map((letter, row) => ({ letter, column, row })),
  );
  const done = written * letters.length;
  let brush = { x: LETTER.x + 540, y: LETTER.y + 140 };
  g.font = fontOf('nanum-brush-script', SIZE * 1.3);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  letters.forEach(({ letter, column, row }, index) => {
    const part = clamp(done - index);
    if (part <= 0) return;
    const [x, y] = [LETTER.x + 540 - column * 190, LETTER.y + 128 + row * SIZE * 1.16];
    g.save();
    g.beginPath();
    g.rect(x - SIZE, y - SIZE * 0.7, SIZE * 2, SIZE * 1.4 * part);
    g.clip();
    g.fillStyle = '#17110d';
    g.fillText(letter, x, y);
    g.restore();
    brush = { x: x + Math.sin(part * 9) * 22, y: y - SIZE * 0.5 + SIZE * part };
  });
  return brush;
};

const paintBrush = (g: Context, x: number, y: number): void => {
  g.save();
  g.translate(x, y);
  g.rotate(0.5);
  shape(g, '#120d0a', () => {
    g.moveTo(0, 0);
    g.quadraticCurveTo(-20, -44, -13, -92);
    g.lineTo(13, -92);
    g.quadraticCurveTo(20, -44, 0, 0);
  });
  shape(g, '#c9a063', () => g.rect(-13, -112, 26, 22));
  shape(g, '#6b3a1e', () => g.roundRect(-11, -560, 22, 450, 8));
  line(g, 'rgba(255,220,160,.4)', 4, () => {
    g.moveTo(-5, -540);
    g.lineTo(-5, -124);
  });
  g.restore();
};

/** A close view from above: a letter is written by candlelight. */
export const letter: Shot = {
  name: 'letter',
  seconds: 9,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      paintDesk(g);
      paintPaper(g);
      paintInkstone(g, 1460, 420);
      paintCandle(g, 300, 300);
    });
    const vignette = vignetteOf(stage, 0.85);
    return (g, { t, progress }) => {
      const view = {
        x: mix(900, 990, smooth(progress)),
        y: mix(500, 550, smooth(progress)),
        zoom: mix(1.12, 1.2, smooth(progress)),
      };
      through(g, view, () => {
        place(g, still, 0, 0);
        const brush = paintWriting(g, clamp((t - 0.6) / 8));
        g.globalAlpha = 0.3;
        g.save();
        g.translate(60, 46);
        paintBrush(g, brush.x, brush.y);
        g.restore();
        g.globalAlpha = 1;
        paintBrush(g, brush.x, brush.y);
        glow(g, 300, 262, 900, [255, 150, 70], 0.4 + 0.03 * Math.sin(t * 2.6) + 0.02 * Math.sin(t * 4.3));
        paintFlame(g, 300, 262, Math.sin(t * 2.6) * 3 + Math.sin(t * 4.3) * 2);
      });
      petals(g, t, { count: 5, seed: 71, size: 15, fall: 60, wind: 80 });
      place(g, vignette, 0, 0);
    };
  },
};
