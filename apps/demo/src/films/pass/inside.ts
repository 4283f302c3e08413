import { TAU, mix, ramp, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { spruce } from '../drawing/winter.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { seated } from '../drawing/townsfolk.ts';
import type { Seated } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { FOXFIRE, faded } from './bus.ts';

const WINDOWS = [40, 430, 820, 1210, 1600] as const;
const [PANE_WIDTH, PANE_TOP, PANE_HEIGHT] = [350, 190, 380] as const;

/** Wall of the bus with holes for its windows. */
const cabin = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#6a5a44'],
    [0.3, '#b59a6a'],
    [0.62, '#8a5a44'],
    [1, '#2c1e1c'],
  ]);
  g.beginPath();
  g.rect(0, 0, WIDTH, HEIGHT);
  for (const x of WINDOWS) g.roundRect(x, PANE_TOP, PANE_WIDTH, PANE_HEIGHT, 26);
  g.fill('evenodd');
  for (const x of WINDOWS) line(g, '#4a3c30', 12, () => g.roundRect(x, PANE_TOP, PANE_WIDTH, PANE_HEIGHT, 26));
  line(g, '#d8cfb8', 14, () => {
    g.moveTo(0, 120);
    g.lineTo(WIDTH, 120);
  });
  for (let i = 0; i < 3; i += 1) shape(g, '#ffe2a0', () => g.roundRect(300 + i * 560, 30, 220, 34, 14));
  shape(g, '#2fa398', () => g.rect(0, 604, WIDTH, 16));
  shape(g, '#4c2228', () => g.roundRect(-20, 660, WIDTH + 40, 250, 30));
  shape(g, '#5e2a30', () => g.roundRect(-20, 860, WIDTH + 40, 70, 26));
  shape(g, '#241a1c', () => g.rect(0, 930, WIDTH, 160));
};

/** Old passengers, and a boy who has been on the bus since 1987. */
const DEAD: readonly (Pick<Seated, 'coat' | 'style' | 'height'> & { x: number })[] = [
  { x: 215, coat: [120, 110, 96], style: 'bun', height: 500 },
  { x: 610, coat: [200, 160, 80], style: 'short', height: 400 },
  { x: 1400, coat: [96, 84, 120], style: 'short', height: 520 },
  { x: 1775, coat: [150, 90, 96], style: 'long', height: 500 },
];

const HIM = 1000;

/** He wakes past the terminus: one window is clouded by breath, his. */
export const passengers: Shot = {
  name: 'passengers',
  seconds: 8,
  prepare(stage) {
    const outside = stage.layer(2400, 500, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#0c2234'],
          [1, '#2c5664'],
        ],
        0,
        500,
      );
      g.fillRect(0, 0, 2400, 500);
      for (let i = 0; i < 14; i += 1) spruce(g, 80 + i * 170, 480, 230 + ((i * 83) % 170), '#0a1a24', '#16323e', i + 4);
    });
    const wall = stage.layer(WIDTH, HEIGHT, cabin);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      const bump = Math.abs(Math.sin(t * 2.2)) ** 8 * 5;
      framed(
        g,
        { x: mix(900, 1010, smooth(progress)), y: mix(540, 560, smooth(progress)), zoom: mix(1.02, 1.22, smooth(progress)) },
        () => {
          tile(g, outside, t * 190, 140);
          for (let i = 0; i < 3; i += 1) glow(g, wrap(2300 - t * 240 - i * 800, 2400) - 200, 400, 160, FOXFIRE, 0.5);
          // the clouded pane
          const breath = 0.5 + 0.5 * Math.sin(t * 1.7);
          glow(g, HIM - 4, 420, 190 + 60 * breath, [220, 240, 244], (0.35 + 0.4 * breath) * ramp(t, 2, 3));
          place(g, wall, 0, 0);
          for (let i = 0; i < 3; i += 1) glow(g, 410 + i * 560, 60, 420, [255, 210, 130], 0.3);
          DEAD.forEach(({ x, coat, ...person }, i) => {
            g.globalAlpha = 0.72;
            seated(g, {
              ...person,
              x,
              y: 1020 - bump + 3 * Math.sin(t + i * 2),
              coat: faded(coat, 0.62),
              skin: faded([226, 190, 164], 0.8),
              hair: faded([60, 60, 70], 0.4),
              legs: faded([50, 56, 70], 0.3),
              nod: 0.04 * Math.sin(t * 0.8 + i),
            });
            g.globalAlpha = 1;
            glow(g, x, 760, 260, FOXFIRE, 0.16);
          });
          const awake = ramp(t, 1.6, 2.6);
          seated(g, {
            x: HIM,
            y: 1020 - bump,
            height: 530,
            coat: [36, 54, 112],
            legs: [26, 32, 58],
            style: 'cap',
            nod: mix(0.42, 0, awake) + 0.16 * (ramp(t, 4.4, 5) - ramp(t, 6, 6.6)),
          });
          const age = wrap(t * 0.55, 1);
          glow(g, HIM + 40 + 70 * age, 590 - 70 * age, 40 + 90 * age, [255, 250, 240], 0.7 * awake * Math.sin(age * Math.PI));
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** A pale hand from the left with something between its fingers. */
const paleHand = (g: Context, x: number, y: number): void => {
  shape(g, 'rgba(110,160,158,.92)', () => {
    g.moveTo(x - 900, y - 150);
    g.lineTo(x - 150, y - 84);
    g.lineTo(x - 150, y + 66);
    g.lineTo(x - 900, y + 90);
  });
  shape(g, 'rgba(190,226,220,.95)', () => g.ellipse(x - 110, y - 6, 104, 70, 0.1, 0, TAU));
  for (const finger of [-42, -12, 18]) shape(g, 'rgba(190,226,220,.95)', () => g.roundRect(x - 90, y + finger, 112, 28, 14));
};

const button = (g: Context): void => {
  shape(g, '#c65a3c', () => g.arc(0, 0, 40, 0, TAU));
  line(g, '#8c3a28', 6, () => g.arc(0, 0, 28, 0, TAU));
  for (const [x, y] of [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ] as const)
    shape(g, '#4c1c14', () => g.arc(x, y, 5, 0, TAU));
};

const ticket = (g: Context): void => {
  shape(g, '#f4ecd0', () => g.rect(-84, -48, 168, 96));
  shape(g, '#d64a3a', () => g.rect(-84, -48, 168, 28));
  g.font = fontOf('do-hyeon', 40);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#3a3a44';
  g.fillText('복권', 0, 16);
};

const badge = (g: Context): void => {
  shape(g, '#e2b84a', () => {
    for (let i = 0; i < 10; i += 1) {
      const radius = i % 2 ? 62 : 84;
      g.lineTo(Math.sin((i / 10) * TAU) * radius, -Math.cos((i / 10) * TAU) * radius);
    }
  });
  shape(g, '#31508c', () => g.arc(0, 0, 42, 0, TAU));
  shape(g, '#f6e6b0', () => {
    g.moveTo(-30, -10);
    g.quadraticCurveTo(-12, -22, 0, -4);
    g.quadraticCurveTo(12, -22, 30, -10);
    g.lineTo(6, 22);
    g.lineTo(-6, 22);
  });
};

const FARES = [button, ticket, badge] as const;

/** The dead pay with what is in their pockets. */
export const fare: Shot = {
  name: 'fare',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#3c2c28'],
        [0.6, '#6a4a38'],
        [1, '#20161a'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      // the door, with the night behind it
      shape(g, '#1c1416', () => g.roundRect(90, 40, 610, 1100, 30));
      for (const x of [120, 405]) {
        g.fillStyle = vertical(g, [
          [0, '#0c2234'],
          [0.8, '#2c5664'],
          [1, '#14262c'],
        ]);
        g.fillRect(x, 80, 265, 1000);
        spruce(g, x + 150, 900, 620, '#0a1a24', '#16323e', x);
      }
      line(g, '#c9b98c', 22, () => {
        for (const x of [760, 1560]) {
          g.moveTo(x, 0);
          g.lineTo(x, HEIGHT);
        }
      });
      shape(g, '#10262c', () => g.roundRect(1640, 120, 320, 420, 26));
      shape(g, '#7c2430', () => g.roundRect(800, 420, 520, 720, 26));
      shape(g, '#5c1a26', () => g.roundRect(800, 420, 520, 90, 26));
      shape(g, '#1a1016', () => g.roundRect(900, 444, 320, 34, 14));
      shape(g, '#10262c', () => g.roundRect(850, 560, 420, 380, 18));
      g.font = fontOf('do-hyeon', 64);
      g.textAlign = 'center';
      g.textBaseline = 'middle';
      g.fillStyle = '#ffe2a0';
      g.fillText('요금함', 1060, 1010);
    });
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(900, 1000, smooth(progress)), y: mix(560, 640, smooth(progress)), zoom: mix(1.04, 1.28, smooth(progress)) },
        () => {
          place(g, still, 0, 0);
          glow(g, 1060, 760, 460, FOXFIRE, 0.35 + 0.05 * Math.sin(t * 2));
          // what was paid before
          g.save();
          g.beginPath();
          g.roundRect(850, 560, 420, 380, 18);
          g.clip();
          for (let i = 0; i < 11; i += 1)
            shape(g, ['#b8883c', '#8a9aa4', '#c65a3c', '#5a7ca8'][i % 4] ?? '#fff', () =>
              g.arc(880 + i * 38, 916 - (i % 3) * 16, 26, 0, TAU),
            );
          FARES.forEach((paint, i) => {
            const fallen = ramp(t, 2 + i * 1.7, 2.7 + i * 1.7) ** 1.6;
            if (fallen <= 0) return;
            g.save();
            g.translate([960, 1160, 1060][i] ?? 1060, mix(470, [858, 850, 800][i] ?? 850, fallen));
            g.rotate((i - 1) * 0.4 * fallen);
            paint(g);
            g.restore();
          });
          g.restore();
          line(g, 'rgba(210,255,248,.3)', 8, () => {
            g.moveTo(890, 900);
            g.lineTo(960, 600);
          });
          FARES.forEach((paint, i) => {
            const from = 0.7 + i * 1.7;
            const reach = ramp(t, from, from + 0.8) - ramp(t, from + 1.25, from + 1.8);
            if (reach <= 0) return;
            const [x, y] = [mix(200, 1060, reach), mix(280, 400, reach)];
            if (t < from + 1.25) {
              g.save();
              g.translate(x + 20, y + 6);
              paint(g);
              g.restore();
            }
            paleHand(g, x, y);
          });
          glow(g, 1060, 800, 260, [255, 220, 130], 0.45 * ramp(t, 6.1, 6.7));
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** She drives in gloves and never uses the mirror. */
export const driver: Shot = {
  name: 'driver',
  seconds: 7,
  prepare(stage) {
    const view = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#081626'],
          [0.5, '#2c5260'],
          [1, '#1a2c34'],
        ],
        0,
        820,
      );
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 7; i += 1) {
        spruce(g, 60 + i * 120, 620, 560 - i * 74, '#0a1a22', '#16323c', i + 30);
        spruce(g, 1880 - i * 110, 620, 540 - i * 74, '#0a1a22', '#16323c', i + 50);
      }
      shape(g, '#22323a', () => {
        g.moveTo(960, 540);
        g.lineTo(1040, 540);
        g.lineTo(1760, 900);
        g.lineTo(160, 900);
      });
    });
    const front = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = '#1c1418';
      g.beginPath();
      g.rect(0, 0, WIDTH, HEIGHT);
      g.roundRect(130, 90, 1660, 660, 70);
      g.fill('evenodd');
      shape(g, '#2e2024', () => g.roundRect(60, 740, 1800, 400, 60));
      shape(g, '#ffb45a', () => g.arc(520, 820, 16, 0, TAU));
      for (const x of [600, 1320]) {
        shape(g, '#0c0a0e', () => g.arc(x, 850, 74, 0, TAU));
        line(g, '#7a6a5c', 8, () => g.arc(x, 850, 74, 0, TAU));
        line(g, '#ff6a4a', 8, () => {
          g.moveTo(x, 850);
          g.lineTo(x + 34, 806);
        });
      }
    });
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(560, 500, smooth(progress)), zoom: mix(1.02, 1.16, smooth(progress)) }, () => {
        place(g, view, 0, 0);
        for (let i = 0; i < 5; i += 1) {
          const near = wrap(t * 0.5 + i / 5, 1) ** 2;
          shape(g, 'rgba(230,240,220,.7)', () => {
            g.moveTo(mix(998, 950, near) - 3 - 16 * near, 545 + 340 * near);
            g.lineTo(mix(998, 950, near) + 3 + 16 * near, 545 + 340 * near);
            g.lineTo(mix(998, 946, near) + 6 + 22 * near, 550 + 400 * near);
            g.lineTo(mix(998, 946, near) - 6 - 22 * near, 550 + 400 * near);
          });
        }
        glow(g, 980, 720, 620, [255, 236, 190], 0.3);
        glow(g, 700, 560, 500, [150, 190, 200], 0.35 + 0.08 * Math.sin(t));
        glow(g, 1400, 520, 460, [150, 190, 200], 0.3 + 0.08 * Math.sin(t + 2));
        const lorry = ramp(t, 4.6, 7.4);
        for (const side of [-1, 1])
          glow(
            g,
            1180 + side * mix(14, 130, lorry),
            mix(560, 600, lorry),
            mix(30, 620, lorry ** 2),
            [255, 246, 226],
            ramp(t, 4.4, 5),
          );
        place(g, front, 0, 0);
        mirror(g, t);
        const turn = 0.12 * Math.sin(t * 1.1) - 0.5 * ramp(t, 6, 7.4);
        wheel(g, turn);
        // her back
        shape(g, '#12262e', () => {
          g.moveTo(700, HEIGHT + 20);
          g.bezierCurveTo(700, 800, 800, 740, 960, 736);
          g.bezierCurveTo(1120, 740, 1220, 800, 1220, HEIGHT + 20);
        });
        shape(g, '#e2bea4', () => g.rect(926, 660, 68, 90));
        shape(g, '#17131a', () => g.ellipse(960, 590, 96, 116, 0, 0, TAU));
        shape(g, '#17131a', () => g.ellipse(960, 486, 52, 44, 0, 0, TAU));
        line(g, '#e2b84a', 10, () => {
          g.moveTo(884, 470);
          g.lineTo(1036, 500);
        });
        line(g, 'rgba(79,209,197,.55)', 5, () => g.arc(960, 590, 100, Math.PI * 1.05, Math.PI * 1.95));
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** What the mirror would show: two eyes that are not a woman's. */
const mirror = (g: Context, t: number): void => {
  const seen = ramp(t, 1.8, 2.8) * (t % 3.4 > 3.25 ? 0.1 : 1);
  line(g, '#0a080c', 16, () => {
    g.moveTo(960, 90);
    g.lineTo(960, 170);
  });
  shape(g, '#0a080c', () => g.roundRect(690, 150, 540, 150, 60));
  shape(g, '#24424c', () => g.roundRect(706, 166, 508, 118, 48));
  for (const side of [-1, 1]) {
    const x = 960 + side * 96;
    shape(g, rgba([24, 20, 26], seen), () => {
      g.moveTo(x + side * 20, 206);
      g.lineTo(x + side * 78, 168);
      g.lineTo(x + side * 84, 226);
    });
    shape(g, rgba([255, 206, 84], seen), () => {
      g.moveTo(x - side * 50, 248);
      g.quadraticCurveTo(x - side * 4, 204, x + side * 52, 214);
      g.quadraticCurveTo(x + side * 10, 260, x - side * 50, 248);
    });
    shape(g, rgba([20, 14, 10], seen), () => g.ellipse(x + side * 2, 232, 6, 19, 0, 0, TAU));
    glow(g, x, 232, 90, [255, 190, 80], 0.5 * seen);
  }
};

const wheel = (g: Context, turn: number): void => {
  g.save();
  g.translate(960, 900);
  g.rotate(turn);
  line(g, '#0a080c', 40, () => g.arc(0, 0, 300, 0, TAU));
  line(g, '#3a2c30', 10, () => g.arc(0, 0, 300, 0, TAU));
  for (const [side, angle] of [
    [-1, Math.PI * 1.13],
    [1, -Math.PI * 0.13],
  ] as const) {
    g.save();
    g.rotate(angle);
    g.translate(300, 0);
    const glove: Rgb = [240, 240, 236];
    shape(g, rgba(glove), () => g.ellipse(0, 0, 62, 50, 0, 0, TAU));
    for (let i = 0; i < 4; i += 1) shape(g, rgba([226, 226, 222]), () => g.roundRect(-54 + i * 27, side * 30 - 15, 24, 30, 10));
    g.restore();
  }
  g.restore();
};
