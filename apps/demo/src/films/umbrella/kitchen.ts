import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { fontOf } from '../drawing/lettering.ts';
import { skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { snow, spruce } from '../drawing/winter.ts';
import { framed } from '../drawing/camera.ts';
import { RED, widow } from './field.ts';

const room = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#4a3226'],
    [1, '#2c1c18'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 12; i += 1) shape(g, 'rgba(0,0,0,.12)', () => g.rect(i * 170, 0, 5, 820));
  shape(g, '#6b4630', () => g.rect(0, 818, WIDTH, 18));
  g.fillStyle = vertical(
    g,
    [
      [0, '#7a5034'],
      [1, '#3c2418'],
    ],
    836,
    HEIGHT,
  );
  g.fillRect(0, 836, WIDTH, 260);
  shape(g, '#2a1812', () => g.roundRect(596, 150, 728, 470, 14));
  g.globalCompositeOperation = 'destination-out';
  shape(g, '#000', () => g.rect(620, 174, 330, 422));
  shape(g, '#000', () => g.rect(970, 174, 330, 422));
  g.globalCompositeOperation = 'source-over';
};

/** A calendar of leaves torn off day by day; it shows the second of January. */
const calendar = (g: Context): void => {
  shape(g, 'rgba(0,0,0,.3)', () => g.rect(1466, 246, 180, 236));
  shape(g, '#f4efe2', () => g.rect(1456, 236, 180, 236));
  shape(g, rgba(RED), () => g.rect(1456, 236, 180, 54));
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = fontOf('gowun-batang', 34);
  g.fillStyle = '#fff';
  g.fillText('1월', 1546, 264);
  g.font = fontOf('song-myung', 130);
  g.fillStyle = '#2a2024';
  g.fillText('2', 1546, 386);
};

const kettle = (g: Context, x: number, y: number): void => {
  shape(g, '#3a2a26', () => g.roundRect(x - 190, y - 22, 380, 120, 16));
  glow(g, x, y + 30, 190, [255, 130, 60], 0.5);
  shape(g, '#b58a3c', () => g.ellipse(x, y - 96, 120, 84, 0, 0, TAU));
  shape(g, '#d8ac58', () => g.ellipse(x - 30, y - 124, 44, 26, -0.5, 0, TAU));
  shape(g, '#8a6426', () => g.roundRect(x - 110, y - 40, 220, 26, 12));
  line(g, '#8a6426', 16, () => {
    g.moveTo(x + 100, y - 110);
    g.quadraticCurveTo(x + 170, y - 140, x + 176, y - 176);
  });
  line(g, '#4a3220', 14, () => g.arc(x, y - 150, 86, Math.PI * 1.12, Math.PI * 1.88));
};

/** The second of January, before it is light: barley tea, too strong. */
export const kitchen: Shot = {
  name: 'kitchen',
  seconds: 8,
  prepare(stage) {
    const outside = skyOf(stage, [
      [0, '#2c3a66'],
      [0.5, '#5d6a98'],
      [0.56, '#c9cfe4'],
      [1, '#e6e9f4'],
    ]);
    for (let i = 0; i < 5; i += 1) spruce(outside.g, 660 + i * 160, 610, 240 + (i % 3) * 60, '#26375f', '#b9c4de', i + 5);
    const still = stage.layer(WIDTH, HEIGHT, room);
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { x: mix(930, 990, smooth(progress)), y: 560, zoom: mix(1.05, 1.15, smooth(progress)) }, () => {
        place(g, outside, 0, 0);
        snow(g, t, 30, 33);
        place(g, still, 0, 0);
        for (const x of [620, 970]) {
          glow(g, x + 60, 560, 150, [235, 244, 255], 0.35);
          glow(g, x + 280, 570, 170, [235, 244, 255], 0.35);
        }
        calendar(g);
        glow(g, 420, 560, 760, [255, 170, 90], 0.34);
        kettle(g, 400, 880);
        steam(g, t, { x: 576, y: 690, width: 40, height: 330, size: 90, puffs: 5, strength: 0.26 });
        widow(g, 1010, 1010, 620, 0);
        // she takes the umbrella from its nail by the window
        const taken = ramp(t, 4.4, 6.2);
        g.save();
        g.translate(mix(1750, 1230, taken), mix(640, 700, taken));
        g.rotate(mix(0, 0.22, taken));
        shape(g, rgba([180, 30, 52]), () => {
          g.moveTo(-26, -190);
          g.lineTo(26, -190);
          g.lineTo(8, 130);
          g.lineTo(-8, 130);
        });
        line(g, '#3a1c14', 9, () => {
          g.moveTo(0, -240);
          g.lineTo(0, -180);
          g.moveTo(0, 120);
          g.lineTo(0, 170);
        });
        g.restore();
      });
      place(g, vignette, 0, 0);
    };
  },
};
