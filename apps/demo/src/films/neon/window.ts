import { through } from '../drawing/camera.ts';
import { hangSign, signOf } from '../drawing/city.ts';
import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man } from '../drawing/figures.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { rain } from '../drawing/rain.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

const HIS = { x: 862, y: 330, width: 196, height: 270 };

const paintFacade = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#120d28'],
    [1, '#1d1238'],
  ]);
  g.fillRect(-200, -200, WIDTH + 400, HEIGHT + 400);
  const random = seeded(6);
  for (let row = -1; row < 4; row += 1) {
    for (let y = 0; y < 12; y += 1) {
      line(g, 'rgba(4,3,14,.32)', 2, () => {
        g.moveTo(-200, row * 400 + y * 34);
        g.lineTo(WIDTH + 200, row * 400 + y * 34);
      });
    }
    for (let column = -1; column < 7; column += 1) {
      const [x, y] = [HIS.x + (column - 3) * 330, HIS.y + (row - 0) * 400];
      if (x === HIS.x && y === HIS.y) continue;
      shape(g, '#070611', () => g.rect(x - 12, y - 12, HIS.width + 24, HIS.height + 24));
      const lit = random() < 0.22;
      g.fillStyle = lit ? `rgba(${random() < 0.5 ? '255,190,120' : '150,180,255'},.34)` : '#10112a';
      g.fillRect(x, y, HIS.width, HIS.height);
      shape(g, 'rgba(7,6,17,.9)', () => g.rect(x + HIS.width / 2 - 4, y, 8, HIS.height));
      line(g, 'rgba(150,150,220,.14)', 3, () => {
        g.moveTo(x - 16, y + HIS.height + 14);
        g.lineTo(x + HIS.width + 16, y + HIS.height + 14);
      });
      if (random() < 0.4) shape(g, '#0a0918', () => g.roundRect(x + 20, y + HIS.height + 26, 120, 74, 8));
    }
  }
  line(g, '#090714', 16, () => {
    g.moveTo(700, -200);
    g.lineTo(700, HEIGHT + 200);
  });
};

/** His window: a room with one lamp, a man who comes to the glass. */
const paintRoom = (g: Context, t: number): void => {
  const { x, y, width, height } = HIS;
  shape(g, '#070611', () => g.rect(x - 14, y - 14, width + 28, height + 28));
  g.save();
  g.beginPath();
  g.rect(x, y, width, height);
  g.clip();
  g.fillStyle = vertical(
    g,
    [
      [0, '#ffcf86'],
      [1, '#c96a35'],
    ],
    y,
    y + height,
  );
  g.fillRect(x, y, width, height);
  shape(g, 'rgba(120,50,24,.5)', () => g.rect(x + 130, y + 110, 50, 170));
  glow(g, x + 50, y + 70, 120, [255, 240, 190], 0.8);
  const arrives = ramp(t, 1.2, 4.4);
  man(g, {
    x: mix(x + width + 60, x + 112, arrives),
    y: y + height + 78,
    height: 300,
    color: '#2a120c',
    step: (1 - arrives) * 6,
  });
  g.fillStyle = 'rgba(255,224,170,.26)';
  g.fillRect(x, y, 34, height);
  g.fillRect(x + width - 26, y, 26, height);
  g.restore();
  shape(g, '#0a0713', () => g.rect(x + width / 2 - 3, y, 6, height));
  line(g, 'rgba(255,210,150,.4)', 4, () => {
    g.moveTo(x - 18, y + height + 15);
    g.lineTo(x + width + 18, y + height + 15);
  });
};

export const window: Shot = {
  name: 'window',
  seconds: 8,
  prepare(stage) {
    const facade = stage.layer(WIDTH, HEIGHT, paintFacade);
    const sign = signOf(stage, 96, 460, '은하수극장', [255, 70, 150]);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      const pulse = 0.75 + 0.25 * Math.sin(t * 1.3);
      through(g, { x: 960, y: mix(610, 500, smooth(progress)), zoom: mix(1.2, 1.5, smooth(progress)) }, () => {
        place(g, facade, 0, 0);
        paintRoom(g, t);
        glow(g, HIS.x + HIS.width / 2, HIS.y + HIS.height / 2, 420, [255, 180, 100], 0.34);
        hangSign(g, sign, 1290, 270, 0.8 + 0.2 * pulse);
        glow(g, 1338, 500, 520, [255, 60, 150], 0.34 * pulse);
      });
      rain(g, t, { count: 40, seed: 19, alpha: 0.2, length: 110 });
      place(g, vignette, 0, 0);
    };
  },
};
