import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { seated } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { HER, HIM, diningRoom, soupBowl } from './restaurant.ts';

const orderPad = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#8a6242'],
    [1, '#5c3e28'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 9; i += 1) shape(g, 'rgba(50,28,14,.2)', () => g.rect(0, i * 128, WIDTH, 5));
  shape(g, 'rgba(0,0,0,.32)', () => g.roundRect(622, 96, 700, 960, 12));
  shape(g, '#fbf6e6', () => g.roundRect(600, 70, 700, 960, 12));
  shape(g, '#c0492e', () => g.rect(600, 70, 700, 84));
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = fontOf('jua', 52);
  g.fillStyle = '#fff';
  g.fillText('주문서', 950, 114);
  line(g, 'rgba(120,140,170,.4)', 3, () => {
    for (let i = 0; i < 8; i += 1) {
      g.moveTo(640, 250 + i * 100);
      g.lineTo(1260, 250 + i * 100);
    }
  });
  line(g, 'rgba(150,100,50,.28)', 14, () => g.arc(1150, 880, 96, 0, TAU));
};

/** Days in fives, as one counts bowls. */
const tally = (g: Context, count: number): void => {
  g.lineCap = 'round';
  for (let i = 0; i < Math.ceil(count); i += 1) {
    const drawn = clamp(count - i);
    const [group, stroke] = [Math.floor(i / 5), i % 5];
    const [x, y] = [690 + (group % 3) * 200, 300 + Math.floor(group / 3) * 260];
    line(g, '#2a2a44', 11, () => {
      if (stroke < 4) {
        g.moveTo(x + stroke * 34, y - 80);
        g.lineTo(x + stroke * 34 + 4, y - 80 + 160 * drawn);
      } else {
        g.moveTo(x - 26, y + 56);
        g.lineTo(x - 26 + 160 * drawn, y + 56 - 116 * drawn);
      }
    });
  }
};

/** She counts the days on the order pad. */
export const days: Shot = {
  name: 'days',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, orderPad);
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { x: 950, y: mix(470, 550, smooth(progress)), zoom: mix(1.3, 1.06, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const count = mix(3, 28, ramp(t, 0.6, 5.4) ** 1.2);
        tally(g, count);
        soupBowl(g, 1560, 700, 220);
        steam(g, t, { x: 1560, y: 690, width: 200, height: 380, size: 120, puffs: 6, strength: 0.2 * (1 - ramp(t, 3, 6)) });
        const last = Math.floor(count);
        const [x, y] = [690 + (Math.floor(last / 5) % 3) * 200 + (last % 5) * 34, 300 + Math.floor(last / 15) * 260];
        g.save();
        g.translate(x + 10, y + 60);
        g.rotate(0.5);
        shape(g, '#e2b03c', () => g.rect(-13, -300, 26, 270));
        shape(g, '#f4dfb8', () => {
          g.moveTo(-13, -30);
          g.lineTo(13, -30);
          g.lineTo(0, 6);
        });
        g.restore();
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Ten to nine, on the thirtieth day: at their own table, as guests. */
export const table: Shot = {
  name: 'table',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, diningRoom);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(g, { y: mix(640, 590, smooth(progress)), zoom: mix(1.3, 1.06, smooth(progress)) }, () => {
        place(g, room, 0, 0);
        shape(g, '#f6f2e6', () => g.arc(960, 230, 92, 0, TAU));
        line(g, '#3a2a22', 10, () => {
          g.arc(960, 230, 92, 0, TAU);
          g.moveTo(960, 230);
          g.lineTo(960 - 44, 230 + 22);
          g.moveTo(960, 230);
          g.lineTo(960 - 62 + 8 * progress, 230 - 30);
        });
        glow(g, 960, 620, 900, [255, 206, 140], 0.3);
        seated(g, { ...HIM, style: 'short', x: 660, y: 1120, height: 560, nod: 0.14 * ramp(t, 3, 4) });
        seated(g, { ...HER, x: 1260, y: 1120, height: 530, nod: -0.14 * ramp(t, 4.4, 5.4) });
        shape(g, '#6b4428', () => g.roundRect(420, 868, 1080, 44, 14));
        shape(g, '#4a2e1a', () => g.rect(480, 912, 960, 30));
        for (const x of [540, 1340]) shape(g, '#4a2e1a', () => g.rect(x, 912, 50, 200));
        // he pushes his bowl a little towards her, she hers towards him
        soupBowl(g, mix(760, 850, ramp(t, 3.4, 4.6)), 826, 86);
        soupBowl(g, mix(1160, 1070, ramp(t, 4.8, 6)), 826, 86);
        steam(g, t, { x: 830, y: 810, width: 80, height: 300, size: 90, puffs: 4, strength: 0.24 });
        steam(g, t + 2, { x: 1090, y: 810, width: 80, height: 300, size: 90, puffs: 4, strength: 0.24 });
      });
      place(g, vignette, 0, 0);
    };
  },
};
