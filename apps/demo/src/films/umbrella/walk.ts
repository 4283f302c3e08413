import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man } from '../drawing/figures.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { snow, snowGround } from '../drawing/winter.ts';
import { framed } from '../drawing/camera.ts';
import { busStop } from './bus.ts';
import { RED, footprints, passOf, standingUmbrella, widow } from './field.ts';

const PATH = Array.from({ length: 34 }, (_, i) => {
  const far = i / 33;
  return [mix(700, 1010, far) + Math.sin(i * 0.3) * 20, mix(1060, 800, far ** 0.7)] as const;
});

const fence = (g: Context): void => {
  for (let i = 0; i < 9; i += 1) {
    const near = (i / 8) ** 1.6;
    const [x, y, height] = [mix(1090, 1880, near), mix(760, 1000, near), mix(24, 150, near)];
    line(g, '#7c7488', mix(3, 13, near), () => {
      g.moveTo(x, y);
      g.lineTo(x, y - height);
    });
    shape(g, '#fbfcff', () => g.ellipse(x, y - height, mix(3, 15, near), mix(1.4, 7, near), 0, 0, TAU));
  }
  for (const down of [0.35, 0.75])
    line(g, '#8d8598', 4, () => {
      g.moveTo(1090, 760 - 24 * down);
      g.quadraticCurveTo(1330, 810 - 60 * down, 1880, 1000 - 150 * down);
    });
};

/** Up the white road, as every year. */
export const walk: Shot = {
  name: 'walk',
  seconds: 8,
  prepare(stage) {
    const pass = passOf(stage);
    const vignette = vignetteOf(stage, 0.45);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(590, 560, smooth(progress)), zoom: mix(1.12, 1.02, smooth(progress)) }, () => {
        pass.paint(g, t, 90);
        fence(g);
        const gone = mix(0.06, 0.72, progress);
        footprints(g, PATH, gone);
        const [x, y] = PATH[Math.floor(gone * 33)] ?? [960, 900];
        const height = mix(330, 150, gone);
        widow(g, x, y, height, t * 4.4);
        line(g, rgba(RED), height * 0.05, () => {
          g.moveTo(x + height * 0.2, y - height * 0.52);
          g.lineTo(x + height * 0.3, y - height * 0.02);
        });
      });
      snow(g, t, 40, 26);
      place(g, vignette, 0, 0);
    };
  },
};

/** Somebody was here before her: the snow is brushed off, and there is tea. */
export const thermos: Shot = {
  name: 'thermos',
  seconds: 7,
  prepare(stage) {
    const ground = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#a9b0d4'],
        [0.5, '#d9cfe0'],
        [1, '#f4f6fb'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      snowGround(g, 760, WIDTH, 44, '#eef0f8', '#ccd6ea');
    });
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(900, 1010, smooth(progress)), y: mix(470, 640, smooth(progress)), zoom: mix(1, 1.3, smooth(progress)) },
        () => {
          place(g, ground, 0, 0);
          glow(g, 1500, 200, 900, [255, 206, 160], 0.16);
          standingUmbrella(g, 820, 860, 620, t, 1 - ramp(t, 0.6, 2.6));
          shape(g, 'rgba(120,140,190,.4)', () => g.ellipse(1230, 872, 150, 18, 0, 0, TAU));
          shape(g, '#2e5a4c', () => g.roundRect(1110, 640, 120, 230, 26));
          shape(g, '#d9dde0', () => g.roundRect(1120, 612, 100, 44, 12));
          shape(g, '#b9bec4', () => g.rect(1110, 790, 120, 22));
          shape(g, '#e4e8ea', () => {
            g.moveTo(1270, 790);
            g.lineTo(1366, 790);
            g.lineTo(1352, 872);
            g.lineTo(1284, 872);
          });
          shape(g, '#7a4620', () => g.ellipse(1318, 792, 46, 11, 0, 0, TAU));
          steam(g, t, { x: 1318, y: 770, width: 50, height: 260, size: 74, puffs: 6, strength: 0.34 });
        },
      );
      snow(g, t, 26, 41);
      place(g, vignette, 0, 0);
    };
  },
};

/** At the stop a man with white hair lifts his hat. The bus had only been late. */
export const late: Shot = {
  name: 'late',
  seconds: 7,
  prepare(stage) {
    const pass = passOf(stage, [
      [0, '#6f8cc0'],
      [0.4, '#c6b8d0'],
      [0.56, '#ffd9a8'],
      [0.66, '#fff0d0'],
      [1, '#f2f2f8'],
    ]);
    const vignette = vignetteOf(stage, 0.4);
    return (g, { t, progress }) => {
      framed(g, { y: mix(600, 560, smooth(progress)), zoom: mix(1.18, 1.04, smooth(progress)) }, () => {
        pass.paint(g, t, 60);
        glow(g, 1300, 620, 500 + 260 * progress, [255, 214, 150], 0.3);
        busStop(g, 1330, 860, 250);
        standingUmbrella(g, 960, 860, 200, t);
        const him = {
          x: mix(1250, 1130, ramp(t, 1, 4.6)),
          y: 880,
          height: 215,
          color: '#3b4258',
          step: t * 3.4 * Number(t > 1 && t < 4.6),
        } as const;
        man(g, him);
        shape(g, '#b4b8ca', () => g.ellipse(him.x, him.y - 205, 17, 15, 0, 0, TAU));
        widow(g, 820, 890, 205, 0);
        place(g, pass.front, -120, 80);
      });
      snow(g, t * 0.8, 22, 55);
      place(g, vignette, 0, 0);
    };
  },
};
