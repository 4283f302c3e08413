import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok } from '../drawing/figures.ts';
import { lattice, paintHanok } from '../drawing/hanok.ts';
import type { Pane } from '../drawing/hanok.ts';
import { pine } from '../drawing/land.ts';
import { lantern } from '../drawing/lantern.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { nearRidge, nightOf } from '../hanok/night.ts';
import { masterTo } from './rabbit.ts';

const HOUSE = 1560;
const TONES = {
  tile: '#0e1730',
  tileTop: '#2b3c6c',
  shine: 'rgba(160,185,240,.3)',
  ridge: '#0a1020',
  wall: '#2a1c1c',
  plaster: '#4a3a38',
  wood: '#4a2016',
  stone: '#2a3048',
};

const sign = (g: Context): void => {
  shape(g, '#2c150c', () => g.roundRect(812, 496, 296, 76, 8));
  shape(g, '#4a2614', () => g.roundRect(820, 503, 280, 62, 6));
  g.font = fontOf('east-sea-dokdo', 66);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#f4dfae';
  g.fillText('약 방', WIDTH / 2, 536);
};

/** An apothecary opens at night; the shadow on the paper has more than a hat. */
export const shop: Shot = {
  name: 'shop',
  seconds: 8,
  prepare(stage) {
    const night = nightOf(stage, { x: 300, y: 170, radius: 84, seed: 8 });
    const ridge = nearRidge(stage);
    let panes: readonly Pane[] = [];
    const still = stage.layer(WIDTH, HEIGHT + 60, (g) => {
      pine(g, 1780, 780, 620, '#0a1022', 12, -0.14);
      pine(g, 120, 780, 470, '#0b1124', 31, 0.16);
      g.fillStyle = vertical(
        g,
        [
          [0, '#2a3150'],
          [1, '#0d1226'],
        ],
        800,
        HEIGHT + 60,
      );
      g.fillRect(0, 800, WIDTH, HEIGHT);
      panes = paintHanok(g, WIDTH / 2, 850, HOUSE, { tones: TONES, windows: [0.7, 1, 1, 1, 0.7] }).panes;
      for (const pane of panes) glow(g, pane.x + pane.width / 2, 930, 260, [255, 170, 84], 0.16);
      sign(g);
    });
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(960, 930, smooth(progress)), y: mix(600, 690, smooth(progress)), zoom: mix(1.04, 1.6, smooth(progress)) },
        () => {
          g.translate(0, 40);
          night.sky(g, t);
          place(g, ridge, -300, -120, 0.85);
          place(g, still, 0, 0);
          for (const pane of panes.slice(1, 4)) {
            g.save();
            g.beginPath();
            g.rect(pane.x, pane.y, pane.width, pane.height);
            g.clip();
            const [floor, height] = [pane.y + pane.height * 1.04, pane.height];
            masterTo(
              g,
              { x: mix(700, 912, ramp(t, 0.6, 3)), y: floor, height: height * 0.78, color: 'rgba(60,24,10,.7)' },
              ramp(t, 4.4, 5.2),
            );
            hanbok(g, {
              x: mix(1290, 1080, ramp(t, 0.2, 3.4)),
              y: floor,
              height: height * 0.76,
              color: 'rgba(60,24,10,.62)',
              facing: -1,
            });
            g.restore();
            lattice(g, pane, HOUSE);
          }
          lantern(g, 384, 590, 44, t, 0);
          lantern(g, 1536, 590, 44, t, 2);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};
