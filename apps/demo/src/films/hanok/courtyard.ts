import { boughOf, petals } from '../drawing/blossom.ts';
import { through } from '../drawing/camera.ts';
import { TAU, clamp, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok } from '../drawing/figures.ts';
import { lattice, paintHanok } from '../drawing/hanok.ts';
import type { Pane } from '../drawing/hanok.ts';
import { pine } from '../drawing/land.ts';
import { lantern } from '../drawing/lantern.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, place, vertical } from '../drawing/stage.ts';
import type { Context, Stage } from '../drawing/stage.ts';
import { nearRidge, nightOf } from './night.ts';
import { paintStoneWall } from './stone-wall.ts';

const HOUSE_WIDTH = 1560;
const TONES = {
  tile: '#0e1428',
  tileTop: '#2c3a66',
  shine: 'rgba(165,190,255,.26)',
  ridge: '#0a0e1e',
  wall: '#2a2430',
  plaster: '#5a5560',
  wood: '#2a130c',
  stone: '#30323f',
};

const paintYard = (g: Context): void => {
  g.fillStyle = vertical(
    g,
    [
      [0, '#2a2c3c'],
      [1, '#0b0d18'],
    ],
    812,
    1112,
  );
  g.fillRect(0, 812, WIDTH, 300);
  const random = seeded(5);
  for (let i = 0; i < 420; i += 1) {
    const down = 6 + random() * random() * 290;
    const near = 0.3 + down / 170;
    g.fillStyle = `rgba(${random() < 0.5 ? '170,180,210' : '8,9,18'},${0.04 + random() * 0.08})`;
    g.beginPath();
    g.ellipse(random() * WIDTH, 812 + down, 26 * near * (0.4 + random()), 4.5 * near, 0, 0, TAU);
    g.fill();
  }
};

/** Lamplight that falls through the doors onto the yard. */
const paintLightOnYard = (g: Context, stage: Stage): void => {
  const sharp = stage.layer(WIDTH, 300, (c) => {
    for (let bay = -2; bay <= 2; bay += 1) {
      const x = WIDTH / 2 + bay * 225;
      c.fillStyle = vertical(
        c,
        [
          [0, 'rgba(255,168,88,.5)'],
          [1, 'rgba(255,150,80,0)'],
        ],
        6,
        265,
      );
      c.beginPath();
      c.moveTo(x - 84, 8);
      c.lineTo(x + 84, 8);
      c.lineTo(x + 175 + bay * 60, 280);
      c.lineTo(x - 175 + bay * 60, 280);
      c.fill();
    }
  });
  g.filter = `blur(${14 * stage.scale}px)`;
  g.globalCompositeOperation = 'lighter';
  place(g, sharp, 0, 834);
  g.globalCompositeOperation = 'source-over';
  g.filter = 'none';
};

/** Her shadow passes from door to door; in the middle she stops, as if she heard a step. */
const shadowAt = (t: number): number => {
  const away = smooth(clamp((t - 1) / 5));
  const onward = smooth(clamp((t - 8.4) / 4.4));
  return mix(mix(470, 960, away), 1330, onward);
};

export const courtyard: Shot = {
  name: 'courtyard',
  seconds: 12,
  prepare(stage) {
    const night = nightOf(stage, { x: 330, y: 150, radius: 70 });
    const ridge = nearRidge(stage);
    let panes: readonly Pane[] = [];
    const still = stage.layer(WIDTH, HEIGHT + 40, (g) => {
      pine(g, 1790, 760, 640, '#0a1022', 12, -0.14);
      pine(g, 1640, 770, 420, '#0c1328', 44, 0.1);
      pine(g, 110, 760, 520, '#0b1124', 31, 0.16);
      paintStoneWall(g, 688);
      paintYard(g);
      const style = { tones: TONES, windows: [0.9, 1, 1, 1, 0.86], doors: true };
      panes = paintHanok(g, WIDTH / 2, 832, HOUSE_WIDTH, style).panes;
      paintLightOnYard(g, stage);
      for (const pane of panes) glow(g, pane.x + pane.width / 2, 705, 230, [255, 170, 84], 0.22);
    });
    const bough = boughOf(
      stage,
      960,
      750,
      [
        { x: -20, y: 120, angle: 0.12, length: 184, thickness: 19, generations: 6 },
        { x: -26, y: 200, angle: 0, length: 130, thickness: 12, generations: 5 },
      ],
      19,
    );
    const vignette = vignetteOf(stage);

    const shadow = (g: Context, t: number): void => {
      for (const pane of panes) {
        g.save();
        g.beginPath();
        g.rect(pane.x, pane.y, pane.width, pane.height);
        g.clip();
        hanbok(g, { x: shadowAt(t), y: pane.y + pane.height * 1.02, height: pane.height * 0.96, color: 'rgba(60,24,10,.62)' });
        g.restore();
        if (Math.abs(shadowAt(t) - pane.x - pane.width / 2) < pane.width) lattice(g, pane, HOUSE_WIDTH);
      }
    };

    return (g, { t, progress }) => {
      through(g, { y: 594, zoom: mix(1, 1.09, smooth(progress)) }, () => {
        g.translate(0, 54);
        night.sky(g, t);
        place(g, ridge, -300, -120, 0.85);
        place(g, still, 0, 0);
        shadow(g, t);
        lantern(g, 384, 572, 44, t, 0);
        lantern(g, 1536, 572, 44, t, 2);
      });
      place(g, bough, -260 + Math.sin(t * 0.4) * 6, -190);
      petals(g, t, { count: 20, seed: 8, wind: 56 });
      place(g, vignette, 0, 0);
    };
  },
};
