import { Path2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import type { StripPanel } from '../format.ts';
import { curve, limb, polygon } from '../kit/outlines.ts';
import { BARMAN, draw, forearm, hand, JAEYEON, standing, TAEO } from './cast.ts';
import {
  AMBER,
  cell,
  CYAN,
  CYAN_LEFT,
  CYAN_RIGHT,
  fill,
  FIRE_LEFT,
  FIRE_RIGHT,
  FLAME,
  glow,
  line,
  lit,
  type Light,
  NIGHT,
  neon,
  PINK,
  PINK_LEFT,
  PINK_RIGHT,
  rain,
  sink,
  VIOLET,
  wash,
} from './light.ts';
import { alley, bar, brickWall, burner, workshop, farLights } from './places.ts';
import { barFront, lighter, umbrella, van } from './props.ts';
import { flourish, sailPath } from './signs.ts';

type Draw = StripPanel['draw'];
const GOLD_LEFT: Light = { key: '#ffd36a', side: -1, rim: CYAN, ambient: 0.3 };

/** How the second episode is drawn, by panel. */
export const faceToFace: Draw = (g, h) => {
  barFront(g, h, { ground: 900, sign: { x: 400, y: 200, size: 100 }, squash: 1.5 });
  for (const x of [240, 560]) standing(g, x, 985, 90, CYAN);
  umbrella(g, 610, 748, 62, '#1d1926', CYAN_LEFT);
  draw(g, TAEO, {
    x: 560,
    y: 640,
    scale: 25,
    turn: -0.8,
    mood: 'sly',
    light: CYAN_LEFT,
    arms: { left: { elbow: [-2.2, 3.2], hand: [-1.9, 5.4] }, right: { elbow: [2.3, 3.3], hand: [1.9, 2.6], shape: 'fist' } },
    legs: {
      left: [
        [-0.6, 9.6],
        [-0.7, 12.8],
      ],
      right: [
        [0.7, 9.6],
        [0.7, 12.8],
      ],
    },
  });
  draw(g, JAEYEON, {
    x: 240,
    y: 655,
    scale: 24.5,
    turn: 0.8,
    mood: 'angry',
    light: CYAN_RIGHT,
    arms: {
      left: { elbow: [-2.2, 3.4], hand: [-1.9, 6], shape: 'fist' },
      right: { elbow: [2, 3.4], hand: [1.7, 6], shape: 'fist' },
    },
    legs: {
      left: [
        [-0.9, 9.5],
        [-1.1, 12.8],
      ],
      right: [
        [0.9, 9.5],
        [1, 12.8],
      ],
    },
  });
  rain(g, h, 320, 15);
  sink(g, h, 110, 130);
};

export const herGrip: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  cell(
    g,
    polygon([
      [0, 60],
      [800, 20],
      [800, h - 60],
      [0, h - 20],
    ]),
    () => {
      wash(g, h, '#100c1a', '#1a1426');
      g.save();
      g.translate(430, -120);
      g.scale(150, 150);
      lit(
        g,
        polygon([
          [-4, 0],
          [4, 0],
          [4, 8],
          [-4, 8],
        ]),
        TAEO.cloth,
        CYAN_LEFT,
        0.05,
      );
      lit(
        g,
        polygon([
          [-1.1, 0],
          [0.9, 0],
          [0, 5],
        ]),
        '#cfc8dc',
        CYAN_LEFT,
        0.08,
      );
      fill(
        g,
        polygon([
          [-0.2, 0.4],
          [0.2, 0.4],
          [0.24, 4],
          [-0.24, 4],
        ]),
        '#1a0f1e',
      );
      for (const side of [-1, 1])
        lit(
          g,
          polygon([
            [side * 1.3, 0],
            [side * 1.9, 1.4],
            [side * 1.5, 2],
            [side * 1.7, 2.3],
            [side * 0.1, 5.4],
            [side * 0.8, 1.6],
          ]),
          mix(TAEO.cloth, NIGHT, 0.25),
          CYAN_LEFT,
          0.08,
        );
      for (const fold of [0, 1, 2, 3])
        line(
          g,
          curve(
            [
              [-0.9, 3 + fold * 0.15],
              [0.3 + fold * 0.4, 3.4 + fold * 0.5],
              [1.6 + fold * 0.5, 3.4 + fold * 0.9],
            ],
            false,
          ),
          alpha(NIGHT, 0.7),
          0.07,
        );
      lit(
        g,
        limb([
          [-3.4, 5.2, 0.8],
          [-1.5, 3.7, 0.58],
        ]),
        JAEYEON.cloth,
        PINK_LEFT,
        0.08,
      );
      g.restore();
      hand(g, 225, 424, 235, 1.18, 'fist', JAEYEON.skin, CYAN_LEFT);
      rain(g, h, 130, 44);
    },
    CYAN,
  );
};

export const taeoCloses: Draw = (g, h) => {
  wash(g, h, NIGHT, '#150f22');
  farLights(g, h, 7, 0.9);
  umbrella(g, 640, 640, 240, '#15111d', CYAN_LEFT);
  glow(g, 60, 300, 380, CYAN, 0.34);
  draw(g, TAEO, { x: 440, y: 640, scale: 190, turn: -0.55, tilt: -0.05, mood: 'sly', gaze: [-0.4, 0.1], light: CYAN_LEFT });
  rain(g, h, 140, 71);
  sink(g, h, 70, 70);
};

export const theContract: Draw = (g, h) => {
  wash(g, h, NIGHT, '#161022');
  glow(g, 120, 240, 420, CYAN, 0.3);
  g.save();
  g.translate(400, 350);
  g.rotate(-0.1);
  fill(
    g,
    polygon([
      [-190, -240],
      [170, -250],
      [200, 220],
      [-170, 236],
    ]),
    mix('#cfd4e8', CYAN, 0.16),
  );
  fill(
    g,
    polygon([
      [60, -247],
      [170, -250],
      [200, 220],
      [90, 226],
    ]),
    alpha('#3a3560', 0.3),
  );
  const random = randomFrom(8);
  for (let row = 0; row < 11; row++)
    line(
      g,
      polygon([
        [-150, -190 + row * 33],
        [-150 + 230 + random() * 60, -194 + row * 33],
      ]),
      alpha('#2c2848', 0.5),
      5,
    );
  for (let drop = 0; drop < 26; drop++) {
    g.fillStyle = alpha('#5b6a9a', 0.3);
    g.beginPath();
    g.ellipse(-160 + random() * 330, -220 + random() * 430, 5 + random() * 11, 4 + random() * 9, 0, 0, 6.3);
    g.fill();
  }
  line(
    g,
    polygon([
      [-40, 186],
      [140, 180],
    ]),
    '#2c2848',
    4,
  );
  g.restore();
  g.save();
  g.translate(700, 640);
  g.scale(100, 100);
  lit(
    g,
    limb([
      [2.4, 1.6, 1.3],
      [0.1, -0.4, 0.85],
    ]),
    TAEO.cloth,
    CYAN_LEFT,
    0.1,
  );
  lit(
    g,
    limb([
      [0.15, -0.35, 0.86],
      [-0.18, -0.65, 0.8],
    ]),
    '#cfc8dc',
    CYAN_LEFT,
    0.06,
  );
  g.restore();
  hand(g, 672, 566, 200, -0.85, 'flat', TAEO.skin, CYAN_LEFT, true);
  rain(g, h, 160, 18);
  sink(g, h, 60, 60);
};

export const inTheAir: Draw = (g, h) => {
  wash(g, h, NIGHT, '#120c1c');
  glow(g, 420, 430, 330, CYAN, 0.16);
  for (const [x, y, turn, faded] of [
    [250, 720, -1.1, 0.25],
    [310, 600, -0.4, 0.45],
    [420, 440, 0.5, 1],
  ] as const) {
    g.save();
    g.globalAlpha = faded;
    g.translate(x, y);
    g.rotate(turn);
    lighter(g, 0, 0, faded === 1 ? 110 : 76, PINK_LEFT, false);
    g.restore();
  }
  line(
    g,
    curve(
      [
        [180, 830],
        [270, 650],
        [420, 500],
      ],
      false,
    ),
    alpha(AMBER, 0.3),
    3,
  );
  hand(g, 640, 960, 230, -0.35, 'open', JAEYEON.skin, CYAN_LEFT, true);
  rain(g, h, 200, 55);
  sink(g, h, 90, 70);
};

export const taeoLeaves: Draw = (g, h) => {
  alley(g, h, { vanish: [400, 400], focal: 620, seed: 23, power: 0.3, haze: '#40508a', drops: 0 });
  standing(g, 420, 818, 80, CYAN);
  draw(g, TAEO, {
    x: 420,
    y: 470,
    scale: 25,
    turn: 0,
    back: true,
    mood: 'calm',
    light: CYAN_LEFT,
    arms: { left: { elbow: [-2.2, 3.4], hand: [-1.9, 6] }, right: { elbow: [2.2, 3.2], hand: [1.5, 1.6], shape: 'fist' } },
    legs: {
      left: [
        [-0.6, 9.6],
        [-0.8, 13],
      ],
      right: [
        [0.8, 9.4],
        [0.5, 13.4],
      ],
    },
  });
  umbrella(g, 456, 530, 62, '#211c2e', CYAN_LEFT);
  rain(g, h, 380, 25);
  sink(g, h, 90, 110);
};

export const barDoor: Draw = (g, h) => {
  wash(g, h, NIGHT, '#0c0812');
  cell(
    g,
    polygon([
      [250, 50],
      [560, 50],
      [560, h - 30],
      [250, h - 30],
    ]),
    () => {
      wash(g, h, mix(NIGHT, PINK, 0.5), mix(NIGHT, AMBER, 0.42));
      glow(g, 400, 300, 380, PINK, 0.5);
      for (let bottle = 0; bottle < 9; bottle++)
        fill(
          g,
          limb([
            [270 + bottle * 34, 300, 11],
            [270 + bottle * 34, 236, 5],
          ]),
          alpha(NIGHT, 0.5),
        );
      g.fillStyle = alpha(NIGHT, 0.6);
      g.fillRect(240, 312, 340, 8);
    },
  );
  fill(
    g,
    polygon([
      [560, 40],
      [690, 10],
      [690, h],
      [560, h - 30],
    ]),
    mix(NIGHT, PINK, 0.24),
  );
  line(
    g,
    polygon([
      [560, 40],
      [690, 10],
      [690, h],
      [560, h - 30],
    ]),
    alpha(PINK, 0.7),
    3,
  );
  fill(
    g,
    polygon([
      [250, h - 30],
      [560, h - 30],
      [640, h],
      [120, h],
    ]),
    alpha(PINK, 0.35),
  );
  draw(g, JAEYEON, {
    x: 400,
    y: 250,
    scale: 33,
    turn: 0,
    back: true,
    mood: 'calm',
    light: { key: PINK, side: 1, rim: CYAN, ambient: 0.12 },
    arms: {
      left: { elbow: [-2.2, 3.2], hand: [-1.9, 6], shape: 'fist' },
      right: { elbow: [2.6, 2.8], hand: [4.6, 1.6], shape: 'open' },
    },
    legs: {
      left: [
        [-0.7, 9.4],
        [-0.8, 12.4],
      ],
      right: [
        [0.8, 9.4],
        [0.9, 12.8],
      ],
    },
  });
  rain(g, h, 60, 7);
  sink(g, h, 70, 60);
};

export const atTheCounter: Draw = (g, h) => {
  bar(g, h, { counter: 640, seed: 6 });
  draw(g, BARMAN, {
    x: 500,
    y: 410,
    scale: 70,
    turn: -0.45,
    mood: 'wary',
    gaze: [-0.5, 0.2],
    light: PINK_RIGHT,
    arms: {
      left: { elbow: [-2.3, 3.2], hand: [-0.6, 2.6], shape: 'fist' },
      right: { elbow: [2.3, 3.2], hand: [0.7, 2.9], shape: 'flat', angle: -1.2 },
    },
  });
  fill(
    g,
    polygon([
      [452, 520],
      [504, 520],
      [496, 600],
      [460, 600],
    ]),
    alpha('#dff4ff', 0.32),
  );
  line(
    g,
    polygon([
      [452, 520],
      [504, 520],
      [496, 600],
      [460, 600],
    ]),
    alpha('#ffffff', 0.7),
    2.5,
  );
  const top = g.createLinearGradient(0, 640, 0, 720);
  top.addColorStop(0, mix('#3a1c2c', PINK, 0.42));
  top.addColorStop(1, '#150c18');
  g.fillStyle = top;
  g.fillRect(0, 640, 800, 80);
  g.fillStyle = '#0d0812';
  g.fillRect(0, 716, 800, h);
  for (let streak = 0; streak < 12; streak++)
    glow(g, 60 + streak * 66, 664 + (streak % 3) * 14, 44, streak % 2 ? PINK : AMBER, 0.3, 3);
  draw(g, JAEYEON, {
    x: 190,
    y: 660,
    scale: 118,
    turn: 0,
    tilt: 0.06,
    back: true,
    mood: 'calm',
    light: { key: PINK, side: 1, rim: CYAN, ambient: 0.16 },
  });
  sink(g, h, 60, 110);
};

export const barmanSpeaks: Draw = (g, h) => {
  bar(g, h, { counter: h + 80, seed: 6 });
  g.fillStyle = alpha(NIGHT, 0.45);
  g.fillRect(0, 0, 800, h);
  draw(g, BARMAN, { x: 380, y: 650, scale: 170, turn: -0.5, tilt: 0.04, mood: 'wary', gaze: [-0.5, 0.3], light: PINK_LEFT });
  sink(g, h, 60, 60);
};

export const handDown: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  cell(
    g,
    polygon([
      [0, 50],
      [800, 20],
      [800, h - 40],
      [0, h - 20],
    ]),
    () => {
      wash(g, h, '#160b18', mix(NIGHT, PINK, 0.3));
      const top = g.createLinearGradient(0, 210, 0, h);
      top.addColorStop(0, mix('#3a1c2c', PINK, 0.5));
      top.addColorStop(1, '#1c0f1c');
      g.fillStyle = top;
      g.fillRect(0, 210, 800, h);
      for (let streak = 0; streak < 14; streak++)
        glow(g, streak * 60, 250 + (streak % 4) * 60, 70, streak % 2 ? PINK : CYAN, 0.22, 5);
      fill(
        g,
        curve([
          [300, 420],
          [420, 390],
          [600, 420],
          [560, 460],
          [360, 466],
        ]),
        alpha(NIGHT, 0.5),
      );
      hand(g, 580, 300, 190, -2.2, 'open', JAEYEON.skin, PINK_LEFT);
      forearm(g, [580, 300], [860, 60], 74, JAEYEON.cloth, PINK_LEFT);
      const random = randomFrom(3);
      for (let ray = 0; ray < 22; ray++) {
        const turn = random() * 6.3;
        const [x, y] = [440 + Math.cos(turn) * 250, 390 + Math.sin(turn) * 130];
        line(
          g,
          polygon([
            [x, y],
            [x + Math.cos(turn) * 60, y + Math.sin(turn) * 34],
          ]),
          alpha('#ffd9ea', 0.6),
          3,
        );
      }
    },
    PINK,
  );
};

export const heRemembers: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  const edge = curve([
    [60, 80],
    [400, 50],
    [740, 84],
    [760, 460],
    [730, 830],
    [400, 850],
    [70, 826],
    [44, 460],
  ]);
  cell(g, edge, () => {
    alley(g, h, { vanish: [420, 360], focal: 560, seed: 52, power: 0.1, haze: '#2f6a7a', drops: 0 });
    g.save();
    g.globalAlpha = 0.9;
    van(g, 560, 640, 250, '#39424f', false);
    g.restore();
    draw(g, HOODED, {
      x: 290,
      y: 440,
      scale: 40,
      turn: 0.4,
      mood: 'shut',
      light: { key: '#9fe8f4', side: 1, rim: VIOLET, ambient: 0.14 },
      legs: {
        left: [
          [-0.7, 8.4],
          [-0.7, 10.8],
        ],
        right: [
          [0.8, 8.4],
          [0.8, 10.8],
        ],
      },
      arms: {
        left: { elbow: [-2.2, 3], hand: [-1.6, 4.6], shape: 'fist' },
        right: { elbow: [2.3, 3], hand: [1.8, 4.6], shape: 'fist' },
      },
      carry: (c) => {
        lit(
          c,
          curve([
            [-2.6, 2.6],
            [0, 2.2],
            [2.8, 2.7],
            [3, 5.4],
            [0, 5.9],
            [-2.7, 5.3],
          ]),
          '#6a6472',
          { key: '#9fe8f4', side: 1, rim: VIOLET, ambient: 0.3 },
          0.12,
        );
        for (const rope of [-1.2, 1.4])
          line(
            c,
            curve(
              [
                [rope, 2.3],
                [rope + 0.1, 4],
                [rope, 5.8],
              ],
              false,
            ),
            '#1c1a26',
            0.12,
          );
      },
    });
    rain(g, h, 340, 90, '#bfeaf4');
    g.fillStyle = alpha('#7fd8e8', 0.08);
    g.fillRect(0, 0, 800, h);
  });
};

/** The man of the van: no face, a hood, one glove. */
export const HOODED = {
  ...BARMAN,
  skin: '#2a2434',
  hair: '#1c1a26',
  cloth: '#3a4250',
  legs: '#20202c',
  collar: 'rain' as const,
  brows: 0,
  lashes: 0.001,
  hairFront: (): [number, number][][] => [
    [
      [-0.7, 1.1],
      [-1.06, 0.5],
      [-1.12, -0.4],
      [-0.8, -1.16],
      [0, -1.42],
      [0.8, -1.16],
      [1.08, -0.4],
      [1, 0.5],
      [0.66, 1.1],
      [0.76, 0.3],
      [0.66, -0.4],
      [0.1, -0.72],
      [-0.5, -0.5],
      [-0.72, 0.3],
    ],
  ],
  extras: (g: Parameters<Draw>[0]) => {
    const dark = new Path2D();
    dark.ellipse(0.1, 0.2, 0.86, 1.05, 0, 0, Math.PI * 2);
    fill(g, dark, '#07060c');
  },
};

export const oneGlove: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  cell(
    g,
    polygon([
      [70, 30],
      [740, 60],
      [760, h - 40],
      [40, h - 20],
    ]),
    () => {
      wash(g, h, '#0c1218', '#142430');
      glow(g, 640, 120, 420, '#9fe8f4', 0.3);
      const cold: Light = { key: '#9fe8f4', side: 1, rim: VIOLET, ambient: 0.3 };
      g.save();
      g.translate(300, 300);
      g.scale(110, 110);
      lit(
        g,
        curve([
          [-3, 0.4],
          [0, -0.6],
          [5, 0.2],
          [5, 4],
          [-3, 4],
        ]),
        '#6a6472',
        cold,
        0.09,
      );
      line(
        g,
        curve(
          [
            [-3, 1.4],
            [1, 0.8],
            [5, 1.3],
          ],
          false,
        ),
        '#1c1a26',
        0.16,
      );
      lit(
        g,
        limb([
          [-3, -1.2, 0.9],
          [-0.5, 0.3, 0.72],
        ]),
        HOODED.cloth,
        cold,
        0.1,
      );
      g.restore();
      hand(g, 236, 326, 190, 1.15, 'fist', '#4a3a30', cold);
      line(
        g,
        curve(
          [
            [300, 260],
            [350, 330],
            [330, 380],
          ],
          false,
        ),
        alpha('#c9a880', 0.7),
        4,
      );
      rain(g, h, 160, 38, '#bfeaf4');
    },
    '#9fe8f4',
  );
};

export const aloneAtTheBench: Draw = (g, h) => {
  workshop(g, h, { bench: 700, seed: 2, window: CYAN, flame: [1400, 650] });
  g.fillStyle = alpha(NIGHT, 0.25);
  g.fillRect(0, 0, 800, h);
  glow(g, 600, 640, 420, AMBER, 0.3);
  draw(g, JAEYEON, {
    x: 300,
    y: 520,
    scale: 82,
    turn: 0.5,
    tilt: 0.12,
    nod: 0.6,
    mood: 'sad',
    gaze: [0.5, 1],
    light: { ...FIRE_RIGHT, rim: CYAN },
    arms: {
      left: { elbow: [-2, 3], hand: [-0.4, 3.3], shape: 'fist' },
      right: { elbow: [2, 3], hand: [0.9, 3.2], shape: 'pinch' },
    },
  });
  lighter(g, 318, 762, 30, FIRE_RIGHT, false);
  g.fillStyle = '#7a4a34';
  g.fillRect(0, 786, 800, 30);
  g.fillStyle = '#1a1119';
  g.fillRect(0, 812, 800, 200);
  burner(g, 620, 806, 60);
  sink(g, h, 80, 100);
};

export const somethingRattles: Draw = (g, h) => {
  wash(g, h, NIGHT, '#1a1016');
  farLights(g, h, 9, 0.45);
  glow(g, 560, 360, 420, AMBER, 0.26);
  draw(g, JAEYEON, { x: 170, y: 560, scale: 210, turn: 0.9, mood: 'intent', gaze: [1, 0.1], light: FIRE_RIGHT });
  hand(g, 640, 560, 150, -0.5, 'fist', JAEYEON.skin, FIRE_LEFT, true);
  forearm(g, [640, 560], [730, 800], 56, JAEYEON.cloth, FIRE_LEFT);
  g.save();
  g.translate(560, 380);
  g.rotate(0.2);
  lighter(g, 0, 0, 92, FIRE_LEFT, false);
  g.restore();
  for (const [x, y] of [
    [460, 330],
    [672, 300],
  ] as const)
    for (const reach of [0, 22])
      line(
        g,
        curve(
          [
            [x - reach * (x < 560 ? 1 : -1), y - 24],
            [x - (12 + reach) * (x < 560 ? 1 : -1), y],
            [x - reach * (x < 560 ? 1 : -1), y + 24],
          ],
          false,
        ),
        alpha('#ffe2b0', 0.8),
        4,
      );
  sink(g, h, 60, 60);
};

export const itOpens: Draw = (g, h) => {
  wash(g, h, '#140d16', '#2a1a18');
  glow(g, 400, 380, 480, AMBER, 0.3);
  const plank = g.createLinearGradient(0, 560, 0, h);
  plank.addColorStop(0, '#7a4a34');
  plank.addColorStop(1, '#24161a');
  g.fillStyle = plank;
  g.fillRect(0, 560, 800, h);
  for (const y of [610, 660, 704])
    line(
      g,
      polygon([
        [0, y],
        [800, y + 6],
      ]),
      alpha(NIGHT, 0.35),
      3,
    );
  g.save();
  g.translate(400, 270);
  g.rotate(0.1);
  lighter(g, 0, 0, 120, FIRE_RIGHT, false);
  fill(
    g,
    polygon([
      [-56, 96],
      [56, 96],
      [50, 132],
      [-50, 132],
    ]),
    '#3a2a1c',
  );
  g.restore();
  g.save();
  g.translate(372, 470);
  g.rotate(0.35);
  g.scale(105, 105);
  neon(g, sailPath(), '#9fb6d8', 0.09, 0);
  g.restore();
  hand(g, 190, 470, 180, 0.62, 'pinch', JAEYEON.skin, FIRE_RIGHT);
  hand(g, 610, 380, 180, -0.72, 'pinch', JAEYEON.skin, FIRE_LEFT, true);
  forearm(g, [190, 470], [20, 760], 62, JAEYEON.cloth, FIRE_RIGHT);
  forearm(g, [610, 380], [800, 690], 62, JAEYEON.cloth, FIRE_LEFT);
  sink(g, h, 70, 60);
};

export const onTheBench: Draw = (g, h) => {
  const wood = g.createLinearGradient(0, 0, 0, h);
  wood.addColorStop(0, '#1c1016');
  wood.addColorStop(0.5, '#5a3628');
  wood.addColorStop(1, '#1c1016');
  g.fillStyle = wood;
  g.fillRect(0, 0, 800, h);
  const random = randomFrom(66);
  for (let grainLine = 0; grainLine < 40; grainLine++) {
    const y = random() * h;
    line(
      g,
      curve(
        [
          [0, y],
          [300, y + random() * 16],
          [800, y - random() * 14],
        ],
        false,
      ),
      alpha(NIGHT, 0.16 + 0.2 * random()),
      1 + random() * 3,
    );
  }
  glow(g, 400, 430, 420, AMBER, 0.24);
  g.save();
  g.translate(210, 200);
  g.scale(420, 420);
  g.save();
  g.translate(0.03, 0.05);
  line(g, sailPath(), alpha(NIGHT, 0.6), 0.12);
  g.restore();
  line(g, sailPath(), '#45557a', 0.115);
  line(g, sailPath(), '#c4d8f4', 0.09);
  line(g, sailPath(), '#4a5c84', 0.055);
  g.save();
  g.translate(-0.012, -0.022);
  line(g, sailPath(), alpha('#ffffff', 0.9), 0.014);
  g.restore();
  g.restore();
  for (const [x, y, dx, dy] of [
    [260, 654, -90, 30],
    [268, 344, -80, -40],
  ] as const) {
    line(
      g,
      polygon([
        [x, y],
        [x + dx * 0.4, y + dy * 0.4],
      ]),
      '#8a8290',
      34,
    );
    line(
      g,
      curve(
        [
          [x + dx * 0.4, y + dy * 0.4],
          [x + dx, y + dy + 10],
          [x + dx * 1.5, y + dy * 0.6],
        ],
        false,
      ),
      '#d9a441',
      4,
    );
  }
  lighter(g, 650, 660, 74, FIRE_LEFT, false);
  sink(g, h, 130, 150);
};

export const aPieceOfLight: Draw = (g, h) => {
  wash(g, h, NIGHT, '#171008');
  farLights(g, h, 13, 0.5);
  glow(g, 560, 420, 480, '#ffc84a', 0.5);
  draw(g, JAEYEON, {
    x: 250,
    y: 660,
    scale: 170,
    turn: 0.75,
    mood: 'struck',
    gaze: [0.9, 0.2],
    light: { key: '#ffd36a', side: 1, rim: FLAME, ambient: 0.34 },
  });
  hand(g, 640, 650, 165, -0.42, 'pinch', JAEYEON.skin, GOLD_LEFT, true);
  forearm(g, [640, 650], [740, 900], 62, JAEYEON.cloth, GOLD_LEFT);
  g.save();
  g.translate(536, 250);
  g.scale(190, 190);
  neon(g, sailPath(), '#ffd36a', 0.075, 1);
  g.restore();
  sink(g, h, 60, 60);
};

export const notFinished: Draw = (g, h) => {
  wash(g, h, NIGHT, '#0c0a14');
  cell(
    g,
    polygon([
      [70, 60],
      [730, 60],
      [730, 840],
      [70, 840],
    ]),
    () => {
      brickWall(g, h, [400, 330], { seed: 4, tint: CYAN });
      flourish(g, { x: 400, y: 300, size: 165 });
      rain(g, h, 260, 83);
      for (let drop = 0; drop < 24; drop++) glow(g, 90 + ((drop * 137) % 620), 90 + ((drop * 89) % 700), 9, '#cfefff', 0.6, 14);
    },
  );
  for (const [x, y, wide, tall] of [
    [70, 60, 660, 16],
    [70, 826, 660, 22],
    [60, 60, 18, 790],
    [722, 60, 18, 790],
    [70, 600, 660, 12],
  ] as const) {
    g.fillStyle = '#1a1420';
    g.fillRect(x, y, wide, tall);
    g.fillStyle = alpha(CYAN, 0.3);
    g.fillRect(x, y, wide, 2);
  }
  glow(g, 520, 480, 170, '#ffc84a', 0.4);
  g.save();
  g.translate(405, 300);
  g.scale(165, 165);
  neon(g, sailPath(), '#ffd36a', 0.07, 1);
  g.restore();
  hand(g, 590, 700, 150, -0.34, 'pinch', JAEYEON.skin, GOLD_LEFT, true);
  forearm(g, [590, 700], [570, 950], 50, JAEYEON.cloth, GOLD_LEFT, [380, 1140]);
  draw(g, JAEYEON, {
    x: 250,
    y: h - 130,
    scale: 105,
    turn: 0,
    tilt: 0.14,
    back: true,
    mood: 'calm',
    light: { key: '#ffd36a', side: 1, rim: CYAN, ambient: 0.14 },
  });
  sink(g, h, 50, 80);
};
