import { TAU } from '../drawing/easing.ts';
import { seeded } from '../drawing/random.ts';
import { line } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

/** The garden wall of round stones under its own little roof; `y` is its upper edge, `zoom` its nearness. */
export const paintStoneWall = (g: Context, y: number, width = 1920, zoom = 1): void => {
  const random = seeded(4);
  g.save();
  g.translate(0, y);
  g.scale(zoom, zoom);
  const across = width / zoom;
  g.fillStyle = '#2b3147';
  g.fillRect(0, 46, across, 94);
  for (let row = 0; row < 4; row += 1) {
    for (let x = -20; x < across; x += 46) {
      const light = Math.round(random() * 34);
      g.fillStyle = `rgba(${140 + light},${150 + light},${180 + light},.16)`;
      g.beginPath();
      g.ellipse(x + (row % 2) * 22 + random() * 6, 62 + row * 21, 18 + random() * 5, 7.5, 0, 0, TAU);
      g.fill();
    }
  }
  g.fillStyle = '#0e1428';
  g.fillRect(0, 22, across, 26);
  for (let x = 0; x < across; x += 22) {
    g.fillStyle = '#1c2747';
    g.beginPath();
    g.arc(x, 44, 9, 0, TAU);
    g.fill();
    g.fillRect(x - 4, 16, 8, 26);
    line(g, 'rgba(165,190,255,.28)', 1.4, () => g.arc(x, 44, 8, Math.PI, TAU * 0.95));
  }
  g.fillStyle = '#0b1022';
  g.fillRect(0, 8, across, 12);
  g.restore();
};
