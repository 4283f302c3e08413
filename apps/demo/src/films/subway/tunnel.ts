import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man } from '../drawing/figures.ts';
import { beam, beamOf, glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';

const tube = (g: Context): void => {
  g.fillStyle = '#05060a';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 16; i += 1) {
    const near = 1 - i / 16;
    const size = 90 + 900 * near ** 2.2;
    const tone = Math.round(12 + 26 * near);
    line(g, `rgb(${tone},${tone + 2},${tone + 8})`, 8 + 60 * near ** 2, () => g.arc(960, 520, size, 0, Math.PI * 2));
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#0a0b10'],
      [1, '#23262c'],
    ],
    560,
    HEIGHT,
  );
  g.beginPath();
  g.moveTo(930, 560);
  g.lineTo(990, 560);
  g.lineTo(WIDTH + 200, HEIGHT);
  g.lineTo(-200, HEIGHT);
  g.fill();
  for (const side of [-1, 1])
    line(g, '#70767e', 6, () => {
      g.moveTo(960 + side * 14, 560);
      g.lineTo(960 + side * 420, HEIGHT);
    });
  for (let i = 0; i < 12; i += 1) {
    const near = (i / 12) ** 2;
    line(g, '#15171c', 4 + 20 * near, () => {
      g.moveTo(960 - 30 - 560 * near, 566 + 500 * near);
      g.lineTo(960 + 30 + 560 * near, 566 + 500 * near);
    });
  }
};

/** A red thread of wool lies between the rails; he follows it out of the dark. */
const thread = (g: Context, drawn: number): void =>
  line(g, '#d8323c', 5, () => {
    for (let i = 0; i <= 60 * drawn; i += 1) {
      const near = 1 - i / 60;
      g.lineTo(960 + Math.sin(i * 0.42) * 60 * near + 40 * near, 562 + 520 * near ** 1.8);
    }
  });

export const tunnel: Shot = {
  name: 'tunnel',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, tube);
    const torch = beamOf([255, 240, 206]);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      framed(g, { y: 560, zoom: mix(1.02, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 960, 530, 300 + 60 * ramp(t, 5, 8), [170, 200, 230], 0.5 + 0.3 * ramp(t, 5, 8));
        thread(g, ramp(t, 1.2, 5));
        const height = mix(430, 300, smooth(progress));
        const feet = mix(1010, 880, smooth(progress));
        beam(g, torch, 990, feet - height * 0.5, Math.PI + 0.06 * Math.sin(t * 1.4), 760, 0.5);
        man(g, { x: 960, y: feet, height, color: '#07080c', rim: [190, 210, 235], rimStrength: 0.6, step: t * 4 });
        shape(g, '#e8c23a', () =>
          g.roundRect(960 - height * 0.075, feet - height * 0.985, height * 0.15, height * 0.06, height * 0.03),
        );
      });
      place(g, vignette, 0, 0);
    };
  },
};
