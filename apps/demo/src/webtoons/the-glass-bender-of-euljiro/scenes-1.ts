import { type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { curve, limb, polygon } from '../kit/outlines.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { PANEL_WIDTH } from '../format.ts';
import { BANG, draw, hand, JAEHA, JAEYEON, standing, TAEO } from './cast.ts';
import {
  AMBER,
  cell,
  CYAN,
  CYAN_LEFT,
  CYAN_RIGHT,
  fill,
  FIRE_LEFT,
  FIRE_RIGHT,
  glow,
  line,
  lit,
  type Light,
  NIGHT,
  PINK,
  PINK_LEFT,
  rain,
  sink,
  VIOLET,
  wash,
} from './light.ts';
import { alley, brickWall, burner, ladder, workshop, farLights } from './places.ts';
import { barFront, glassTube, lighter, umbrella } from './props.ts';
import { flourish, KNOT, signAt } from './signs.ts';

type Draw = (g: SKRSContext2D, height: number) => void;

/** How the first night is drawn, by panel. */
export const alleyInRain: Draw = (g, h) => {
  alley(g, h, { vanish: [410, 820], focal: 620, eye: 1.7, seed: 3, drops: 420 });
  standing(g, 380, 1086, 60, VIOLET);
  umbrella(g, 396, 960, 30, '#2c2440', PINK_LEFT);
  draw(g, JAEYEON, {
    x: 380,
    y: 900,
    scale: 13,
    turn: 0,
    mood: 'calm',
    back: true,
    light: PINK_LEFT,
    arms: { left: { elbow: [-2, 3.6], hand: [-1.8, 6.2] }, right: { elbow: [1.9, 3], hand: [1.2, 1.6] } },
    legs: {
      left: [
        [-0.7, 9.4],
        [-0.9, 13],
      ],
      right: [
        [0.8, 9.4],
        [0.8, 13.3],
      ],
    },
  });
  sink(g, h, 420, 220);
};

export const flame: Draw = (g, h) => {
  wash(g, h, NIGHT, '#1a1018');
  cell(
    g,
    polygon([
      [0, 90],
      [800, 40],
      [800, 640],
      [0, 690],
    ]),
    () => {
      wash(g, h, '#120c1e', '#2a1820');
      burner(g, 400, 640, 170);
      g.save();
      g.translate(0, -10);
      glassTube(
        g,
        [
          [-20, 470],
          [200, 436],
          [400, 448],
          [600, 436],
          [820, 470],
        ],
        24,
        [400, 446],
      );
      g.restore();
      for (const side of [-1, 1]) {
        const light: Light = side < 0 ? FIRE_RIGHT : FIRE_LEFT;
        g.save();
        g.translate(400, 0);
        g.scale(100 * side, 100);
        const cuff: Light = { ...FIRE_LEFT };
        lit(
          g,
          limb([
            [4.9, 7.4, 1.5],
            [3, 5.2, 0.8],
          ]),
          JAEYEON.cloth,
          cuff,
          0.1,
        );
        g.restore();
        hand(g, 400 + side * 292, 520, 165, side * -0.62, 'pinch', JAEYEON.skin, light, side < 0);
      }
    },
  );
};

export const faceOverFire: Draw = (g, h) => {
  wash(g, h, NIGHT, '#20121a');
  farLights(g, h, 5, 0.5);
  glow(g, 640, h, 500, AMBER, 0.4);
  draw(g, JAEYEON, {
    x: 330,
    y: 560,
    scale: 215,
    turn: 0.62,
    tilt: 0.06,
    nod: 0.5,
    mood: 'intent',
    gaze: [0.6, 1],
    light: FIRE_RIGHT,
  });
  glassTube(
    g,
    [
      [560, 620],
      [660, 560],
      [820, 540],
    ],
    18,
    [640, 570],
  );
  sink(g, h, 60, 50);
};

export const bangAtTheDoor: Draw = (g, h) => {
  workshop(g, h, { bench: 660, seed: 2, flame: [640, 620] });
  g.fillStyle = '#0b0812';
  g.fillRect(20, 70, 330, 600);
  cell(
    g,
    polygon([
      [44, 96],
      [326, 96],
      [326, 660],
      [44, 660],
    ]),
    () => {
      wash(g, h, mix(NIGHT, PINK, 0.4), mix(NIGHT, CYAN, 0.3));
      signAt(g, 1, 110, 170, 50, 46, AMBER);
      glow(g, 200, 400, 280, PINK, 0.5);
      draw(g, BANG, {
        x: 190,
        y: 400,
        scale: 62,
        turn: 0.75,
        mood: 'intent',
        light: PINK_LEFT,
        arms: { left: { elbow: [-2, 3.4], hand: [-1.2, 5.4] }, right: { elbow: [2.1, 3.2], hand: [1.6, 0.6], shape: 'open' } },
      });
      rain(g, 660, 60, 8);
    },
  );
  draw(g, JAEYEON, {
    x: 560,
    y: 540,
    scale: 78,
    turn: -0.7,
    tilt: -0.04,
    mood: 'calm',
    gaze: [-0.8, 0],
    light: { key: AMBER, side: 1, rim: PINK },
    arms: {
      left: { elbow: [-2, 3.5], hand: [-0.6, 3.4], shape: 'pinch' },
      right: { elbow: [2.1, 3.4], hand: [1.2, 3], shape: 'pinch' },
    },
  });
  g.fillStyle = '#1a1119';
  g.fillRect(350, 800, 450, 100);
  burner(g, 640, 820, 60);
  glassTube(
    g,
    [
      [380, 790],
      [560, 772],
      [760, 790],
    ],
    12,
    [640, 776],
  );
  sink(g, h, 70, 90);
};

export const lightsDie: Draw = (g, h) => {
  brickWall(g, h, [400, 300], { seed: 9, tint: PINK });
  glow(g, 400, 300, 260, PINK, 0.24);
  g.save();
  signAt(g, 3, 400, 300, 170, 170, PINK, 0.22);
  g.restore();
  const random = randomFrom(12);
  for (let spark = 0; spark < 46; spark++) {
    const [turn, reach] = [random() * 6.3, 30 + 190 * random() ** 2];
    const [x, y] = [520 + Math.cos(turn) * reach, 246 + Math.sin(turn) * reach];
    line(
      g,
      polygon([
        [x, y],
        [x + Math.cos(turn) * 18, y + Math.sin(turn) * 18 + 8],
      ]),
      random() < 0.5 ? '#ffe9b0' : AMBER,
      2.4,
    );
  }
  glow(g, 520, 246, 150, '#fff0c0', 0.95);
  line(
    g,
    polygon([
      [520, 246],
      [566, 206],
      [552, 200],
      [600, 150],
    ]),
    '#ffffff',
    4,
  );
  rain(g, h, 200, 77);
  sink(g, h, 110, 190);
};

export const darkWorkshop: Draw = (g, h) => {
  workshop(g, h, { bench: 560, seed: 2, window: CYAN, burning: false });
  g.fillStyle = alpha(NIGHT, 0.55);
  g.fillRect(0, 0, PANEL_WIDTH, h);
  glow(g, 150, 220, 420, CYAN, 0.5);
  fill(
    g,
    polygon([
      [40, 90],
      [270, 90],
      [800, 560],
      [330, 560],
    ]),
    alpha(CYAN, 0.07),
  );
  draw(g, JAEYEON, {
    x: 500,
    y: 420,
    scale: 92,
    turn: -0.85,
    mood: 'struck',
    gaze: [-1, -0.2],
    light: CYAN_LEFT,
    arms: { left: { elbow: [-2, 3.4], hand: [-1.3, 5], shape: 'flat' }, right: { elbow: [2, 3.6], hand: [1.6, 6] } },
  });
  sink(g, h, 90, 70);
};

export const signLights: Draw = (g, h) => {
  barFront(g, h, { ground: 1230, sign: { x: 400, y: 500, size: 170 }, squash: 2.1 });
  rain(g, h, 380, 21);
  sink(g, h, 330, 120);
};

export const herEye: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  g.save();
  g.beginPath();
  g.rect(0, 40, PANEL_WIDTH, h - 80);
  g.clip();
  draw(g, JAEYEON, { x: 280, y: 1120, scale: 640, turn: -0.4, mood: 'struck', gaze: [-0.4, 0], light: CYAN_RIGHT });
  g.restore();
  g.save();
  g.globalCompositeOperation = 'lighter';
  flourish(g, { x: 388, y: 250, size: 38, power: 0.9 });
  g.restore();
  sink(g, h, 60, 60);
};

export const underTheAwning: Draw = (g, h) => {
  alley(g, h, { vanish: [640, 420], seed: 14, power: 0.15, haze: '#3a5a8a', drops: 120 });
  glow(g, 90, 250, 560, CYAN, 0.5);
  umbrella(g, 668, 640, 130, '#57503a', CYAN_LEFT);
  draw(g, BANG, {
    x: 590,
    y: 480,
    scale: 84,
    turn: -0.7,
    mood: 'wary',
    gaze: [-0.7, -0.4],
    light: CYAN_LEFT,
    arms: {
      left: { elbow: [-2, 3.6], hand: [-1.5, 5.8] },
      right: { elbow: [2.1, 3.6], hand: [1, 2.4], shape: 'fist', angle: -0.4 },
    },
  });
  draw(g, JAEYEON, {
    x: 270,
    y: 520,
    scale: 96,
    turn: -0.5,
    nod: -0.7,
    tilt: -0.08,
    mood: 'intent',
    gaze: [-0.6, -1],
    light: CYAN_LEFT,
    arms: {
      left: { elbow: [-2, 3.2], hand: [-1.5, 0.5], shape: 'point' },
      right: { elbow: [2, 3.6], hand: [1.4, 5.8], shape: 'fist' },
    },
  });
  rain(g, h, 180, 34);
  sink(g, h, 60, 100);
};

export const nobodyBut: Draw = (g, h) => {
  wash(g, h, NIGHT, mix(NIGHT, CYAN, 0.14));
  farLights(g, h, 11, 1);
  glow(g, 120, 200, 520, CYAN, 0.34);
  for (let streak = 0; streak < 5; streak++) glow(g, 620 + streak * 34, 200 + streak * 90, 60, PINK, 0.3, 90);
  draw(g, JAEYEON, { x: 420, y: 640, scale: 205, turn: -0.6, mood: 'shaken', gaze: [-0.7, -0.6], light: CYAN_LEFT });
  rain(g, h, 160, 51);
  sink(g, h, 80, 80);
};

export const upTheLadder: Draw = (g, h) => {
  barFront(g, h, { ground: 1480, sign: { x: 330, y: 380, size: 180 } });
  ladder(g, [560, 1500], [520, 430], 150, CYAN);
  standing(g, 560, 1500, 120, CYAN);
  draw(g, BANG, {
    x: 660,
    y: 1170,
    scale: 27,
    turn: -0.6,
    nod: -1,
    tilt: -0.2,
    mood: 'shaken',
    gaze: [-0.5, -1],
    light: CYAN_LEFT,
    arms: {
      left: { elbow: [-2.3, 2.6], hand: [-2.2, 0.8], shape: 'fist' },
      right: { elbow: [-0.2, 3.4], hand: [-1.9, 2.6], shape: 'fist' },
    },
    legs: {
      left: [
        [-0.8, 9],
        [-0.8, 12],
      ],
      right: [
        [0.9, 9],
        [1, 12],
      ],
    },
  });
  draw(g, JAEYEON, {
    x: 532,
    y: 700,
    scale: 36,
    turn: 0,
    mood: 'calm',
    back: true,
    lean: 0.02,
    light: CYAN_LEFT,
    arms: {
      left: { elbow: [-2.4, -0.6], hand: [-1.6, -3.6], shape: 'fist' },
      right: { elbow: [2.5, 0.2], hand: [1.8, -2], shape: 'fist' },
    },
    legs: {
      left: [
        [-1.35, 8.2],
        [-0.75, 10.9],
      ],
      right: [
        [0.85, 9.4],
        [0.8, 13],
      ],
    },
  });
  rain(g, h, 520, 61);
  sink(g, h, 120, 150);
};

export const bootOnTheRung: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  cell(
    g,
    polygon([
      [60, 60],
      [760, 20],
      [720, h - 20],
      [30, h - 70],
    ]),
    () => {
      brickWall(g, h, [120, 60], { seed: 31, tint: CYAN });
      ladder(g, [430, 1100], [380, -300], 520, CYAN);
      const leg = limb([
        [470, -60, 105],
        [440, 220, 84],
      ]);
      fill(g, leg, '#201c2c');
      line(
        g,
        polygon([
          [362, -40],
          [358, 220],
        ]),
        alpha(CYAN, 0.8),
        7,
      );
      g.save();
      g.translate(440, 300);
      g.scale(100, 100);
      lit(
        g,
        curve([
          [-0.85, -0.9],
          [-0.9, 0],
          [-0.95, 0.55],
          [0, 0.66],
          [1.6, 0.6],
          [1.72, 0.3],
          [1.4, 0],
          [0.75, -0.25],
          [0.78, -0.95],
        ]),
        '#5a4436',
        CYAN_LEFT,
        0.08,
      );
      fill(
        g,
        polygon([
          [-1, 0.5],
          [1.75, 0.5],
          [1.75, 0.74],
          [-1, 0.74],
        ]),
        '#0d0a12',
      );
      for (const lace of [-0.7, -0.45, -0.2])
        line(
          g,
          curve(
            [
              [0.1, lace],
              [0.5, lace + 0.1],
              [0.78, lace],
            ],
            false,
          ),
          '#c9b08a',
          0.06,
        );
      g.restore();
      const random = randomFrom(5);
      for (let drop = 0; drop < 34; drop++) glow(g, 300 + random() * 360, 360 + random() * 40, 5 + random() * 9, '#e8fbff', 0.8);
      rain(g, h, 120, 91);
    },
    CYAN,
  );
};

export const fingertips: Draw = (g, h) => {
  brickWall(g, h, [420, 360], { seed: 4, tint: CYAN, brick: 84 });
  const size = 620;
  const [kx, ky] = [330, 330];
  glow(g, kx, ky, 460, CYAN, 0.5);
  flourish(g, { x: kx - KNOT[0] * size, y: ky - KNOT[1] * size, size });
  g.save();
  g.translate(640, 830);
  g.scale(100, 100);
  const light: Light = CYAN_LEFT;
  const sleeve = limb([
    [3, 2.4, 1.2],
    [0.55, 0.5, 0.72],
  ]);
  lit(g, sleeve, JAEYEON.cloth, light, 0.09);
  lit(
    g,
    limb([
      [0.7, 0.6, 0.74],
      [0.42, 0.32, 0.7],
    ]),
    mix(JAEYEON.cloth, '#ffffff', 0.12),
    light,
    0.06,
  );
  g.restore();
  hand(g, 650, 830, 300, -0.72, 'open', JAEYEON.skin, light, true);
  glow(g, kx + 40, ky + 50, 120, '#e8fdff', 0.5);
  rain(g, h, 70, 14);
  sink(g, h, 60, 80);
};

export const twoBreaths: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  const edge = curve([
    [70, 60],
    [400, 40],
    [730, 66],
    [752, 420],
    [724, 790],
    [400, 812],
    [76, 786],
    [50, 420],
  ]);
  cell(g, edge, () => {
    wash(g, h, '#2a1710', '#4a2814');
    glow(g, 560, 560, 560, AMBER, 0.5);
    const warm: Light = { key: AMBER, side: 1, rim: '#ff6a5a', ambient: 0.48 };
    for (let shelf = 0; shelf < 2; shelf++) {
      g.fillStyle = '#5a3318';
      g.fillRect(0, 200 + shelf * 150, 800, 8);
      for (let tube = 0; tube < 18; tube++)
        line(
          g,
          curve(
            [
              [30 + tube * 44, 196 + shelf * 150],
              [36 + tube * 44, 150 + shelf * 150],
              [24 + tube * 44, 116 + shelf * 150],
            ],
            false,
          ),
          '#8a5a30',
          4,
        );
    }
    draw(g, JAEHA, {
      x: 330,
      y: 430,
      scale: 100,
      turn: 0.6,
      tilt: 0.1,
      nod: 0.4,
      mood: 'soft',
      gaze: [0.6, 0.8],
      light: warm,
      arms: { left: { elbow: [-2.4, 3.2], hand: [0.2, 4], shape: 'pinch', behind: true } },
    });
    draw(
      g,
      { ...JAEYEON, shoulders: 1.35, over: () => {} },
      {
        x: 540,
        y: 560,
        scale: 84,
        turn: 0.2,
        nod: 0.6,
        mood: 'intent',
        gaze: [0.3, 1],
        light: warm,
        arms: {
          left: { elbow: [-1.9, 2.6], hand: [-0.8, 2.4], shape: 'pinch' },
          right: { elbow: [1.9, 2.6], hand: [1.2, 2.2], shape: 'pinch' },
        },
      },
    );
    g.fillStyle = '#3a2010';
    g.fillRect(0, 770, 800, 80);
    burner(g, 590, 800, 46);
    glassTube(
      g,
      [
        [400, 752],
        [600, 735],
        [780, 756],
      ],
      12,
      [600, 738],
    );
  });
};

export const stillWarm: Draw = (g, h) => {
  brickWall(g, h, [200, 300], { seed: 4, tint: CYAN, brick: 60 });
  glow(g, 90, 330, 420, CYAN, 0.6);
  g.save();
  g.translate(20, -90);
  flourish(g, { x: 60, y: -60, size: 340 });
  g.restore();
  draw(g, JAEYEON, { x: 520, y: 650, scale: 180, turn: -0.75, tilt: -0.05, mood: 'sad', gaze: [-0.9, 0.1], light: CYAN_LEFT });
  rain(g, h, 240, 19);
  sink(g, h, 70, 80);
};

export const aClickBelow: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  glow(g, 400, 380, 240, AMBER, 0.4);
  glow(g, 400, 390, 60, '#fff0c8', 0.9);
  fill(
    g,
    curve([
      [391, 404],
      [388, 384],
      [400, 350],
      [412, 384],
      [409, 404],
    ]),
    '#ffd58a',
  );
  rain(g, h, 90, 27, '#8fa4d8');
  sink(g, h, 120, 0);
};

export const manBelow: Draw = (g, h) => {
  alley(g, h, { vanish: [300, 240], focal: 760, eye: 3.4, seed: 41, power: 0.12, haze: '#30406a', drops: 0 });
  glow(g, 420, 700, 420, AMBER, 0.16);
  standing(g, 430, 1060, 150, CYAN);
  ladder(g, [110, 1120], [10, -60], 230, CYAN);
  umbrella(g, 604, 640, 122, '#1d1926', { key: CYAN, side: -1, rim: PINK });
  draw(g, TAEO, {
    x: 440,
    y: 560,
    scale: 62,
    turn: -0.45,
    nod: -0.9,
    tilt: -0.08,
    mood: 'sly',
    gaze: [-0.6, -1],
    light: { key: AMBER, side: -1, rim: CYAN, ambient: 0.22 },
    arms: {
      left: { elbow: [-2.3, 2.8], hand: [-1.5, 0.9], shape: 'fist', angle: 0.3 },
      right: { elbow: [2.6, 3.4], hand: [2.65, 1], shape: 'fist', angle: -0.1 },
    },
    legs: {
      left: [
        [-0.6, 9.6],
        [-0.6, 12.6],
      ],
      right: [
        [0.7, 9.6],
        [0.7, 12.6],
      ],
    },
  });
  lighter(g, 352, 588, 17, FIRE_LEFT);
  glow(g, 350, 566, 130, AMBER, 0.5);
  rain(g, h, 340, 29);
  sink(g, h, 90, 130);
};

export const theLighter: Draw = (g, h) => {
  wash(g, h, NIGHT, '#160c12');
  glow(g, 400, 300, 520, AMBER, 0.3);
  const light: Light = FIRE_LEFT;
  g.save();
  g.translate(430, 640);
  g.scale(100, 100);
  lit(
    g,
    polygon([
      [0.1, 1],
      [2.6, 0.2],
      [4.6, 4],
      [1.2, 4.6],
    ]),
    '#2a2636',
    light,
    0.1,
  );
  lit(
    g,
    polygon([
      [-0.05, 0.9],
      [2.3, 0],
      [2.7, 0.7],
      [0.2, 1.7],
    ]),
    '#d5cfe0',
    light,
    0.07,
  );
  g.restore();
  hand(g, 528, 690, 235, -0.36, 'fist', TAEO.skin, light, true);
  lighter(g, 304, 470, 150, light);
  g.save();
  g.translate(478, 560);
  g.scale(235, 235);
  for (const [index, y] of [-0.32, -0.1, 0.12].entries())
    lit(
      g,
      limb([
        [0.06, y + 0.04, 0.115],
        [-0.2, y, 0.11],
        [-0.42 + index * 0.03, y + 0.02, 0.09],
      ]),
      TAEO.skin,
      light,
      0.03,
    );
  g.restore();
  rain(g, h, 60, 88);
  sink(g, h, 60, 160);
};
