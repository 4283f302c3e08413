import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';

const table = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#39433f'],
    [1, '#1f2624'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, '#1c0e0c', () => g.roundRect(520, 210, 880, 700, 190));
  shape(g, '#6d1f26', () => g.roundRect(556, 246, 808, 628, 160));
  shape(g, '#8a2c33', () => g.roundRect(586, 276, 748, 568, 140));
};

/** A child's winter coat, folded, with its hood. */
const coat = (g: Context): void => {
  shape(g, '#e2b53c', () => g.roundRect(690, 420, 400, 380, 60));
  shape(g, '#c99a2c', () => g.roundRect(690, 420, 90, 300, 44));
  shape(g, '#c99a2c', () => g.roundRect(1000, 420, 90, 300, 44));
  shape(g, '#f0c858', () => g.ellipse(890, 420, 150, 96, 0, 0, TAU));
  shape(g, '#b8871f', () => g.ellipse(890, 436, 104, 62, 0, 0, TAU));
  line(g, '#a87a1a', 8, () => {
    g.moveTo(890, 500);
    g.lineTo(890, 800);
  });
  for (let i = 0; i < 4; i += 1) shape(g, '#5a3a10', () => g.ellipse(890, 540 + i * 70, 15, 26, 0.5, 0, TAU));
};

const photograph = (g: Context, x: number, y: number, turn: number, date: string, shown: number): void => {
  if (shown <= 0) return;
  g.save();
  g.globalAlpha = shown;
  g.translate(x, y - 60 * (1 - shown));
  g.rotate(turn);
  shape(g, 'rgba(0,0,0,.35)', () => g.rect(-92, -108, 200, 240));
  shape(g, '#f2efe4', () => g.rect(-100, -120, 200, 240));
  g.fillStyle = vertical(
    g,
    [
      [0, '#6b7480'],
      [1, '#9a8f8c'],
    ],
    -104,
    70,
  );
  g.fillRect(-84, -104, 168, 164);
  shape(g, 'rgba(70,40,84,.75)', () => g.ellipse(6, -20, 46, 34, 0.5, 0, TAU));
  g.font = fontOf('nanum-brush-script', 40);
  g.textAlign = 'center';
  g.fillStyle = '#2a2630';
  g.fillText(date, 0, 104);
  g.restore();
};

/** No violin in the case. */
export const evidence: Shot = {
  name: 'evidence',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      table(g);
      coat(g);
    });
    const vignette = vignetteOf(stage, 0.85);
    const random = seeded(4);
    const turns = Array.from({ length: 5 }, () => (random() - 0.5) * 0.5);
    return (g, { t, progress }) => {
      framed(g, { y: 560, zoom: mix(1.2, 1.04, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        ['3. 2.', '4. 19.', '6. 7.', '9. 30.', '11. 11.'].forEach((date, i) =>
          photograph(
            g,
            1240 + (i % 2) * 210 - (i === 4 ? 760 : 0),
            330 + Math.floor(i / 2) * 250,
            turns[i] ?? 0,
            date,
            ramp(t, 1.8 + i * 0.7, 2.3 + i * 0.7),
          ),
        );
        // the torch of the man who was only sent to change a fuse
        glow(g, mix(760, 1300, smooth(progress)), mix(700, 480, smooth(progress)), 820, [255, 240, 200], 0.34);
      });
      place(g, vignette, 0, 0);
    };
  },
};
