import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { BOTTLE, BOWL, MOON_JAR, pot, thrown } from './pots.ts';

const CLAY = { light: [214, 190, 164], dark: [104, 80, 66], from: -0.5 } as const;

const room = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#4a3a30'],
    [1, '#241a16'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  const light = g.createLinearGradient(0, 0, 1500, 500);
  light.addColorStop(0, 'rgba(255,236,200,.5)');
  light.addColorStop(1, 'rgba(255,236,200,0)');
  g.fillStyle = light;
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, '#e9dcc2', () => g.rect(130, 130, 420, 420));
  line(g, '#5a4230', 12, () => {
    for (let i = 0; i <= 4; i += 1) {
      g.moveTo(130 + i * 105, 130);
      g.lineTo(130 + i * 105, 550);
      g.moveTo(130, 130 + i * 105);
      g.lineTo(550, 130 + i * 105);
    }
  });
  for (const [row, y] of [330, 590].entries()) {
    shape(g, '#5c4230', () => g.rect(1220, y, 640, 20));
    for (let i = 0; i < 5; i += 1)
      pot(g, 1290 + i * 124, y, row ? 116 : 128, [MOON_JAR, BOTTLE, BOWL][(i + row) % 3] ?? BOWL, CLAY);
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#3a2a20'],
      [1, '#17100d'],
    ],
    880,
    HEIGHT,
  );
  g.fillRect(0, 880, WIDTH, 240);
};

/** The potter from behind his work: shoulders, a bent head, two arms that close on the clay. */
const potter = (g: Context, squeeze: number): void => {
  shape(g, '#2b2230', () => {
    g.moveTo(700, 900);
    g.bezierCurveTo(690, 600, 780, 440, 960, 430);
    g.bezierCurveTo(1140, 440, 1230, 600, 1220, 900);
  });
  shape(g, '#e2b896', () => g.ellipse(960, 350, 74, 86, 0, 0, TAU));
  shape(g, '#d8d4cc', () => {
    g.moveTo(882, 350);
    g.bezierCurveTo(876, 240, 1044, 240, 1038, 350);
    g.quadraticCurveTo(960, 296, 882, 350);
  });
  g.lineCap = 'round';
  for (const side of [-1, 1]) {
    line(g, '#372c3c', 84, () => {
      g.moveTo(960 + side * 190, 560);
      g.quadraticCurveTo(960 + side * 270, 700, 960 + side * (120 + squeeze), 740);
    });
    line(g, '#e2b896', 46, () => {
      g.moveTo(960 + side * (150 + squeeze), 736);
      g.lineTo(960 + side * (70 + squeeze), 724);
    });
  }
};

/** Four months at the wheel, one of them in front of the camera. */
export const wheel: Shot = {
  name: 'wheel',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, room);
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { y: mix(560, 600, smooth(progress)), zoom: mix(1.02, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const made = ramp(t, 1, 4.6) + ramp(t, 5, 10);
        potter(g, 8 + 74 * ramp(t, 5, 10));
        shape(g, '#1c1512', () => g.ellipse(960, 878, 330, 62, 0, 0, TAU));
        shape(g, '#6a5040', () => g.ellipse(960, 858, 320, 58, 0, 0, TAU));
        for (let i = 0; i < 3; i += 1)
          line(g, 'rgba(210,180,150,.22)', 5, () =>
            g.ellipse(960, 858, 130 + i * 66, 24 + i * 12, 0, t * 9 + i, t * 9 + i + 2.4),
          );
        const wobble = Math.sin(t * 18) * 2.4 * (1 - ramp(t, 5, 9));
        pot(g, 960 + wobble, 862, 290, thrown(made), CLAY);
        glow(g, 300, 300, 900, [255, 230, 190], 0.2);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Through the peephole: at thirteen hundred degrees the pots are made of light. */
export const heat: Shot = {
  name: 'heat',
  seconds: 7,
  prepare(stage) {
    const brick = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = '#1a0d0a';
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let row = 0; row < 13; row += 1)
        for (let column = 0; column < 11; column += 1) {
          const tone = 46 + ((row * 37 + column * 53) % 22);
          shape(g, rgba([tone, tone * 0.52, tone * 0.36]), () =>
            g.roundRect(column * 190 - (row % 2) * 95 - 40, row * 86 - 10, 182, 78, 6),
          );
        }
      g.globalCompositeOperation = 'destination-out';
      shape(g, '#000', () => g.ellipse(960, 540, 470, 400, 0, 0, TAU));
      g.globalCompositeOperation = 'source-over';
      line(g, '#3a1a10', 34, () => g.ellipse(960, 540, 486, 416, 0, 0, TAU));
    });
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      const heatAt = ramp(t, 0, 5);
      framed(g, { y: 540, zoom: mix(1, 1.28, smooth(progress)) }, () => {
        g.fillStyle = rgba([mix(190, 255, heatAt), mix(70, 196, heatAt), mix(14, 96, heatAt)]);
        g.fillRect(0, 0, WIDTH, HEIGHT);
        for (let i = 0; i < 5; i += 1)
          glow(g, 700 + i * 130 + Math.sin(t * 1.3 + i) * 40, 340 + Math.sin(t * 0.9 + i * 2) * 60, 330, [255, 236, 170], 0.3);
        const glaze = {
          light: [255, mix(150, 244, heatAt), mix(60, 206, heatAt)],
          dark: [mix(190, 255, heatAt), mix(70, 170, heatAt), mix(20, 84, heatAt)],
        } as const;
        const far = { light: glaze.dark, dark: [mix(170, 250, heatAt), mix(56, 150, heatAt), 30] } as const;
        for (const [x, y, size, form] of [
          [700, 700, 250, BOTTLE],
          [890, 690, 240, MOON_JAR],
          [1110, 690, 250, BOTTLE],
          [1270, 704, 200, BOWL],
        ] as const)
          pot(g, x, y, size, form, far);
        pot(g, 960, 860, 360, MOON_JAR, glaze);
        pot(g, 690, 880, 220, BOWL, glaze);
        pot(g, 1236, 880, 290, BOTTLE, glaze);
        place(g, brick, 0, 0);
        glow(g, 960, 540, 860, [255, 150, 60], 0.4 + 0.05 * Math.sin(t * 6));
      });
      place(g, vignette, 0, 0);
    };
  },
};
