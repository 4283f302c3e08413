import { TAU, clamp, mix, ramp } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { bokehOf, glow, vignetteOf } from '../drawing/light.ts';
import { cycle, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, shape } from '../drawing/stage.ts';
import type { Context, Stage } from '../drawing/stage.ts';
import { COLORS, beatAt, swell } from './concert.ts';

/** Other people's lights, far out of focus. */
const backgroundOf = (stage: Stage) =>
  stage.layer(WIDTH + 200, HEIGHT, (g) => {
    fillSheet(g, [
      [0, '#070414'],
      [0.55, '#1d0f3c'],
      [1, '#08051a'],
    ]);
    g.fillRect(WIDTH - 1, 0, 201, HEIGHT);
    const random = seeded(91);
    const sprites = COLORS.map(bokehOf);
    const [first, ...rest] = sprites;
    if (!first) return;
    g.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 46; i += 1) {
      const size = 26 + random() * 64;
      g.globalAlpha = 0.18 + random() * 0.4;
      g.drawImage(cycle([first, ...rest], i), random() * (WIDTH + 200) - size, 420 + random() * 520 - size, size * 2, size * 2);
    }
    g.globalAlpha = 1;
    g.globalCompositeOperation = 'source-over';
  });

/** A fist round the handle, seen from behind; only its outline catches the light. */
const paintHand = (g: Context): void => {
  g.strokeStyle = '#0b0716';
  g.fillStyle = '#0b0716';
  g.lineCap = 'round';
  for (const [color, width, dx] of [
    ['rgba(255,120,200,.5)', 92, -2],
    ['#0b0716', 88, 1],
  ] as const) {
    line(g, color, width, () => {
      g.moveTo(60 + dx, 640);
      g.quadraticCurveTo(30 + dx, 360, dx, 140);
    });
  }
  shape(g, '#0b0716', () => g.roundRect(-58, 18, 116, 150, 50));
  for (let finger = 0; finger < 4; finger += 1) {
    shape(g, '#120b22', () => g.roundRect(-64, 22 + finger * 34, 108, 34, 17));
    line(g, 'rgba(255,150,215,.3)', 2.5, () => {
      g.moveTo(-56, 25 + finger * 34);
      g.lineTo(30, 25 + finger * 34);
    });
  }
};

const paintStick = (g: Context, light: number): void => {
  shape(g, '#f3ecff', () => g.roundRect(-21, -70, 42, 300, 18));
  shape(g, '#b9a9d8', () => g.roundRect(2, -70, 19, 300, 12));
  shape(g, '#2a1c46', () => g.roundRect(-29, -96, 58, 40, 12));
  const globe = g.createRadialGradient(-26, -222, 8, 0, -196, 116);
  globe.addColorStop(0, '#ffe3f4');
  globe.addColorStop(0.5, `rgb(${Math.round(150 + 95 * light)},${Math.round(60 + 60 * light)},${Math.round(130 + 50 * light)})`);
  globe.addColorStop(1, '#8a2a7c');
  g.fillStyle = globe;
  g.beginPath();
  g.arc(0, -196, 112, 0, TAU);
  g.fill();
  // a little tiled roof inside the globe, the sign of the group
  line(g, 'rgba(255,255,255,.9)', 9, () => {
    g.moveTo(-56, -176);
    g.quadraticCurveTo(0, -214, 56, -176);
    g.moveTo(-34, -180);
    g.lineTo(-34, -148);
    g.moveTo(34, -180);
    g.lineTo(34, -148);
  });
};

/** One light stick comes up out of the dark and joins the others. */
export const stick: Shot = {
  name: 'stick',
  seconds: 8,
  prepare(stage) {
    const background = backgroundOf(stage);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      place(g, background, mix(0, -120, clamp(progress)), 0);
      const up = ramp(t, 0.4, 2.4);
      const lit = ramp(t, 2, 3) * (0.8 + 0.2 * swell(t));
      g.save();
      g.translate(mix(980, 930, progress), mix(1190, 640, up));
      g.rotate(Math.sin((beatAt(t) / 4) * TAU) * 0.14 * up);
      g.scale(0.94, 0.94);
      glow(g, 0, -196, 620, [255, 70, 170], 0.5 * lit);
      paintStick(g, lit);
      paintHand(g);
      glow(g, 0, -196, 260, [255, 120, 200], 0.22 * lit);
      g.restore();
      place(g, vignette, 0, 0);
    };
  },
};
