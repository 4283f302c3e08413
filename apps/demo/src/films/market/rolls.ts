import { through } from '../drawing/camera.ts';
import { TAU, clamp, mix, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { caption } from '../drawing/caption.ts';

const ROLL = { left: 520, y: 600, radius: 104 };
const SLICE = 92;
const FILLINGS = [
  [-34, -30, 26, '#f0c040'],
  [32, -34, 22, '#e8602c'],
  [-4, 4, 24, '#d97a8a'],
  [-40, 30, 20, '#6a9a3c'],
  [34, 30, 24, '#8a5a34'],
  [2, -50, 16, '#c8d070'],
] as const;

const paintBoard = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#4a2a1e'],
    [1, '#24130f'],
  ]);
  g.fillRect(-100, -100, WIDTH + 200, HEIGHT + 200);
  glow(g, 500, 100, 900, [255, 180, 100], 0.35);
  shape(g, 'rgba(0,0,0,.4)', () => g.roundRect(150, 330, 1640, 640, 44));
  shape(g, '#c89258', () => g.roundRect(140, 300, 1640, 640, 44));
  for (let i = 0; i < 18; i += 1) {
    line(g, 'rgba(120,70,30,.26)', 3, () => {
      for (let x = 160; x <= 1760; x += 60) g.lineTo(x, 330 + i * 34 + 12 * ridge(x / 300, 70 + i, 3));
    });
  }
};

/** The face of one slice: seaweed, rice, and everything that makes it bright. */
const slice = (g: Context, x: number, y: number, radius: number): void => {
  shape(g, 'rgba(60,24,10,.4)', () => g.ellipse(x + 10, y + 16, radius, radius, 0, 0, TAU));
  shape(g, '#122019', () => g.arc(x, y, radius, 0, TAU));
  shape(g, '#f7f2e6', () => g.arc(x, y, radius * 0.9, 0, TAU));
  for (const [dx, dy, size, color] of FILLINGS)
    shape(g, color, () => g.arc(x + (dx * radius) / 104, y + (dy * radius) / 104, (size * radius) / 104, 0, TAU));
  line(g, 'rgba(255,255,255,.5)', 3, () => g.arc(x, y, radius * 0.96, Math.PI * 1.05, Math.PI * 1.5));
};

const uncut = (g: Context, from: number): void => {
  const { y, radius } = ROLL;
  const right = 1500;
  shape(g, 'rgba(60,24,10,.4)', () => g.roundRect(from, y - radius + 26, right - from, radius * 2, radius));
  g.fillStyle = vertical(
    g,
    [
      [0, '#2c4438'],
      [0.3, '#1c2f26'],
      [1, '#0a130f'],
    ],
    y - radius,
    y + radius,
  );
  g.beginPath();
  g.moveTo(from, y - radius);
  g.lineTo(right - radius * 0.5, y - radius);
  g.quadraticCurveTo(right, y - radius, right, y);
  g.quadraticCurveTo(right, y + radius, right - radius * 0.5, y + radius);
  g.lineTo(from, y + radius);
  g.fill();
  line(g, 'rgba(210,240,220,.35)', 8, () => {
    g.moveTo(from + 12, y - radius * 0.66);
    g.lineTo(right - 80, y - radius * 0.66);
  });
};

/** A gloved hand that steadies the roll; all one gets to see of the cook. */
const hand = (g: Context, x: number): void => {
  const { y } = ROLL;
  g.lineCap = 'round';
  shape(g, '#b03a30', () => {
    g.moveTo(x + 190, y - 330);
    g.lineTo(x + 620, y - 640);
    g.lineTo(x + 740, y - 480);
    g.lineTo(x + 290, y - 210);
  });
  shape(g, '#eaf0f2', () => {
    g.moveTo(x + 20, y - 110);
    g.bezierCurveTo(x + 40, y - 240, x + 150, y - 320, x + 220, y - 300);
    g.lineTo(x + 300, y - 210);
    g.bezierCurveTo(x + 280, y - 120, x + 240, y - 80, x + 190, y - 84);
  });
  for (let finger = 0; finger < 4; finger += 1) {
    line(g, finger % 2 ? '#dfe7ea' : '#f2f6f7', 44, () => {
      g.moveTo(x + 50 + finger * 44, y - 150);
      g.quadraticCurveTo(x + 34 + finger * 46, y - 90, x + 44 + finger * 44, y - 34);
    });
  }
};

const knife = (g: Context, x: number, lift: number): void => {
  const y = ROLL.y + ROLL.radius + 8 - lift * 190;
  shape(g, 'rgba(40,16,8,.3)', () => g.rect(x - 4, ROLL.y + ROLL.radius + 14, 18, 18));
  g.fillStyle = vertical(
    g,
    [
      [0, '#8c99a2'],
      [1, '#e6eef2'],
    ],
    y - 330,
    y,
  );
  g.beginPath();
  g.moveTo(x - 9, y - 330);
  g.lineTo(x + 12, y - 330);
  g.lineTo(x + 3, y);
  g.lineTo(x - 3, y);
  g.fill();
  shape(g, '#2c1a14', () => g.roundRect(x - 20, y - 470, 44, 150, 14));
};

const CUTS = 6;

/** The roll is cut; every cut lays down one bright slice. */
export const rolls: Shot = {
  name: 'rolls',
  seconds: 8,
  prepare(stage) {
    const board = stage.layer(WIDTH, HEIGHT, paintBoard);
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      const work = clamp((t - 0.8) / 1.05, 0, CUTS);
      const cuts = Math.floor(work);
      const part = wrap(work, 1);
      through(
        g,
        { x: mix(940, 980, smooth(progress)), y: mix(560, 590, progress), zoom: mix(1.1, 1.18, smooth(progress)) },
        () => {
          place(g, board, 0, 0);
          const edge = ROLL.left + 120 + cuts * SLICE;
          uncut(g, edge);
          slice(g, edge, ROLL.y, ROLL.radius);
          for (let i = cuts - 1; i >= 0; i -= 1) {
            const fallen = i === cuts - 1 ? smooth(part * 2.4) : 1;
            const restX = 330 + i * 122;
            slice(
              g,
              mix(edge - SLICE * 0.4, restX, fallen),
              mix(ROLL.y, 812 + (i % 2) * 10, fallen),
              mix(ROLL.radius, 92, fallen),
            );
          }
          hand(g, edge + 150);
          if (work < CUTS)
            knife(g, edge + SLICE, part < 0.6 ? 1 - smooth(part / 0.6) * 0.1 : 0.9 - 0.9 * smooth((part - 0.6) / 0.4));
        },
      );
      place(g, vignette, 0, 0);
      caption(g, t, { text: '착!', x: 380, y: 260, size: 170, color: '#6ad06a', from: 1.6, seconds: 1.3 });
      caption(g, t, { text: '착!', x: 600, y: 210, size: 190, color: '#ffce4a', from: 2.7, seconds: 1.3, tilt: 0.08 });
      caption(g, t, { text: '달인의 손놀림', x: 560, y: 230, size: 120, color: '#ff8a4a', from: 4.4, seconds: 3.2 });
    };
  },
};
