import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok } from '../drawing/figures.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { WIDTH, line, place, rgba, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { cabinetOf } from './drawers.ts';
import { masterTo } from './rabbit.ts';

/** A candle whose flame leans away from the dead. */
export const candle = (
  g: Context,
  x: number,
  y: number,
  size: number,
  lean: number,
  color: readonly [number, number, number],
): void => {
  shape(g, '#e8dcc0', () => g.rect(x - size * 0.2, y - size, size * 0.4, size));
  glow(g, x + lean * size * 0.3, y - size * 1.4, size * 4, color, 0.5);
  shape(g, rgba(color), () => {
    g.moveTo(x - size * 0.13, y - size * 1.08);
    g.quadraticCurveTo(x - size * 0.16 + lean * size * 0.2, y - size * 1.4, x + lean * size * 0.5, y - size * 1.9);
    g.quadraticCurveTo(x + size * 0.2 + lean * size * 0.2, y - size * 1.4, x + size * 0.13, y - size * 1.08);
  });
};

/** Hair to the knees, feet that do not touch the floor. */
const ghost = (g: Context, x: number, y: number, height: number, t: number, strength: number): void => {
  const float = Math.sin(t * 1.1) * 10;
  glow(g, x, y - height * 0.5, height * 0.9, [150, 200, 255], 0.4 * strength);
  g.save();
  g.globalAlpha = 0.78 * strength;
  hanbok(g, { x, y: y + float, height, color: '#dfeaff', rim: [255, 255, 255], rimStrength: 0.8 });
  shape(g, '#0d1226', () => {
    const top = y + float - height * 0.985;
    g.moveTo(x - height * 0.07, top + height * 0.06);
    g.bezierCurveTo(
      x - height * 0.07,
      top - height * 0.02,
      x + height * 0.07,
      top - height * 0.02,
      x + height * 0.07,
      top + height * 0.06,
    );
    g.bezierCurveTo(
      x + height * 0.12,
      top + height * 0.3,
      x + height * 0.1,
      top + height * 0.5,
      x + height * 0.07,
      top + height * 0.62,
    );
    g.quadraticCurveTo(x, top + height * 0.5, x - height * 0.07, top + height * 0.62);
    g.bezierCurveTo(
      x - height * 0.1,
      top + height * 0.5,
      x - height * 0.12,
      top + height * 0.3,
      x - height * 0.07,
      top + height * 0.06,
    );
  });
  g.restore();
};

/** The first customer is dead, polite, and would like her money back. */
export const refund: Shot = {
  name: 'refund',
  seconds: 8,
  prepare(stage) {
    const cabinet = cabinetOf(stage);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      const here = ramp(t, 1.2, 2.6);
      framed(g, { y: 560, zoom: mix(1.16, 1.04, smooth(progress)) }, () => {
        place(g, cabinet, 0, 0);
        g.fillStyle = rgba([10, 16, 46], 0.5 + 0.18 * here);
        g.fillRect(-60, -60, WIDTH + 120, 1200);
        ghost(g, 1260, 900, 560, t, here);
        masterTo(
          g,
          { x: 560 - 26 * ramp(t, 2.2, 2.5), y: 980, height: 540, color: '#120c1c', rim: [170, 200, 255], rimStrength: 0.6 },
          ramp(t, 2.3, 2.6),
        );
        hanbok(g, { x: 760, y: 985, height: 450, color: '#150b16', rim: [255, 190, 130], rimStrength: 0.6 });
        shape(g, '#2c1812', () => g.rect(-60, 890, WIDTH + 120, 240));
        shape(g, '#5a3420', () => g.rect(-60, 872, WIDTH + 120, 20));
        const flame = here > 0.5 ? ([140, 190, 255] as const) : ([255, 190, 100] as const);
        candle(g, 960, 876, 52, -here, flame);
        candle(g, 1060, 876, 38, -here, flame);
        // the empty bottle slides across the counter, by itself
        const x = mix(1230, 1000, ramp(t, 3.6, 5));
        shape(g, '#7fd6c0', () => g.roundRect(x - 22, 806, 44, 68, 14));
        shape(g, '#7fd6c0', () => g.rect(x - 9, 784, 18, 26));
        line(g, 'rgba(255,255,255,.6)', 4, () => {
          g.moveTo(x - 12, 820);
          g.lineTo(x - 12, 858);
        });
        for (let i = 0; i < 3; i += 1) {
          const paid = ramp(t, 5.6 + i * 0.3, 6 + i * 0.3);
          shape(g, `rgba(214,170,84,${paid.toFixed(2)})`, () => g.ellipse(820 + i * 34, 866 - i * 2, 20, 8, 0, 0, TAU));
        }
      });
      place(g, vignette, 0, 0);
    };
  },
};
