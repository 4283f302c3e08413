import { Path2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import type { StripPanel } from '../format.ts';
import { curve, limb, polygon } from '../kit/outlines.ts';
import { BANG, draw, forearm, hand, JAEHA, JAEYEON, standing } from './cast.ts';
import {
  AMBER,
  cell,
  CYAN,
  CYAN_LEFT,
  CYAN_RIGHT,
  fill,
  FIRE_LEFT,
  glow,
  line,
  lit,
  type Light,
  mirrorBelow,
  NIGHT,
  PINK,
  rain,
  sink,
  wash,
} from './light.ts';
import { alley, brickWall, ladder, farLights } from './places.ts';
import { barFront, lighter, paperBoat, van } from './props.ts';
import { flourish } from './signs.ts';

type Draw = StripPanel['draw'];
const GOLD = '#ffd36a';
const HEADLIGHTS: Light = { key: '#dfeeff', side: 1, rim: CYAN, ambient: 0.12 };

/** How the third episode is drawn, by panel. */
export const flooded: Draw = (g, h) => {
  alley(g, h, { vanish: [400, 560], focal: 600, eye: 1.3, seed: 3, power: 0.3, haze: '#2f5f9a', drops: 90 });
  glow(g, 250, 420, 200, CYAN, 0.5);
  flourish(g, { x: 236, y: 400, size: 52 });
  mirrorBelow(g, h, 598, 0.8, 0.92);
  const shore = g.createLinearGradient(0, 598, 0, h);
  shore.addColorStop(0, alpha('#12203c', 0.25));
  shore.addColorStop(1, alpha(NIGHT, 0.9));
  g.fillStyle = shore;
  g.fillRect(0, 598, 800, h - 598);
  const random = randomFrom(40);
  const rings = new Path2D();
  for (let ring = 0; ring < 60; ring++) {
    const y = 720 + random() * (h - 800);
    const wide = 8 + (y - 690) * 0.09 * random();
    const x = random() * 800;
    rings.moveTo(x + wide, y);
    rings.ellipse(x, y, wide, wide * 0.24, 0, 0, Math.PI * 2);
  }
  line(g, rings, alpha('#cfe8ff', 0.3), 1.6);
  sink(g, h, 300, 240);
};

export const bangReturns: Draw = (g, h) => {
  alley(g, h, { vanish: [560, 420], focal: 620, seed: 14, power: 0.2, haze: '#3a5a8a', drops: 60 });
  glow(g, 60, 240, 480, CYAN, 0.36);
  draw(g, BANG, {
    x: 560,
    y: 470,
    scale: 82,
    turn: -0.6,
    mood: 'soft',
    gaze: [-0.6, 0],
    light: CYAN_LEFT,
    arms: { left: { elbow: [-2.1, 3.2], hand: [-0.9, 1.2], shape: 'fist' }, right: { elbow: [2.1, 3.4], hand: [1.7, 5.8] } },
  });
  g.save();
  g.translate(470, 560);
  g.rotate(-0.16);
  for (const y of [-26, 26]) {
    line(
      g,
      polygon([
        [-700, y],
        [600, y],
      ]),
      '#2c2739',
      15,
    );
    line(
      g,
      polygon([
        [-700, y - 5],
        [600, y - 5],
      ]),
      alpha(CYAN, 0.7),
      3,
    );
  }
  for (let rung = -6; rung < 6; rung++)
    line(
      g,
      polygon([
        [rung * 92, -26],
        [rung * 92, 26],
      ]),
      '#3f3850',
      11,
    );
  g.restore();
  hand(g, 490, 590, 66, 0.5, 'fist', BANG.skin, CYAN_LEFT);
  draw(g, JAEYEON, { x: 210, y: 600, scale: 92, turn: 0.75, mood: 'calm', gaze: [0.7, -0.2], light: CYAN_LEFT });
  rain(g, h, 90, 4);
  sink(g, h, 60, 90);
};

export const betweenHerTeeth: Draw = (g, h) => {
  brickWall(g, h, [100, 260], { seed: 4, tint: CYAN, brick: 60 });
  glow(g, 40, 200, 420, CYAN, 0.55);
  draw(g, JAEYEON, {
    x: 440,
    y: 650,
    scale: 205,
    turn: -0.5,
    nod: -0.6,
    tilt: -0.06,
    mood: 'intent',
    gaze: [-0.5, -1],
    light: CYAN_LEFT,
  });
  const tube = curve(
    [
      [290, 512],
      [372, 490],
      [470, 492],
      [548, 520],
      [520, 580],
    ],
    false,
  );
  line(g, tube, '#2c3a58', 21);
  line(g, tube, '#c4d8f4', 16);
  line(g, tube, '#4a5c84', 9);
  g.save();
  g.translate(-2, -5);
  line(g, tube, alpha('#ffffff', 0.9), 3);
  g.restore();
  fill(
    g,
    curve([
      [384, 484],
      [430, 476],
      [452, 486],
      [430, 492],
    ]),
    '#7a3a52',
  );
  for (const x of [120, 690])
    line(
      g,
      polygon([
        [x, 0],
        [x - 20, h],
      ]),
      '#2c2739',
      26,
    );
  for (const x of [112, 682])
    line(
      g,
      polygon([
        [x, 0],
        [x - 20, h],
      ]),
      alpha(CYAN, 0.7),
      4,
    );
  rain(g, h, 160, 33);
  sink(g, h, 60, 60);
};

export const theGap: Draw = (g, h) => {
  brickWall(g, h, [330, 330], { seed: 4, tint: CYAN, brick: 70 });
  const size = 420;
  const [x, y] = [230, -40];
  glow(g, 300, 380, 460, CYAN, 0.4);
  flourish(g, { x, y, size, sail: 0 });
  hand(g, 660, 560, 215, -0.62, 'pinch', JAEYEON.skin, CYAN_LEFT, true);
  forearm(g, [660, 560], [860, 830], 82, JAEYEON.cloth, CYAN_LEFT);
  hand(g, 330, 860, 215, 0.1, 'pinch', JAEYEON.skin, CYAN_LEFT);
  forearm(g, [330, 860], [300, 1200], 82, JAEYEON.cloth, CYAN_LEFT);
  rain(g, h, 90, 61);
  sink(g, h, 60, 90);
};

export const firstBreath: Draw = (g, h) => {
  wash(g, h, NIGHT, '#0e0c18');
  farLights(g, h, 17, 0.9);
  glow(g, 80, 300, 420, CYAN, 0.4);
  draw(g, JAEYEON, { x: 420, y: 520, scale: 185, turn: -0.7, tilt: -0.03, mood: 'shut', light: CYAN_LEFT });
  const random = randomFrom(9);
  for (let puff = 0; puff < 16; puff++)
    glow(g, 270 - puff * 16 + random() * 20, 440 - puff * 5 + random() * 30, 26 + puff * 5, '#cfeeff', 0.14);
  rain(g, h, 70, 12);
  sink(g, h, 60, 60);
};

export const secondFire: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  cell(
    g,
    polygon([
      [0, 30],
      [800, 70],
      [800, h - 20],
      [0, h - 60],
    ]),
    () => {
      brickWall(g, h, [300, 200], { seed: 4, tint: CYAN, brick: 80 });
      flourish(g, { x: 250, y: -430, size: 520, sail: 0.12 });
      glow(g, 460, 220, 260, AMBER, 0.5);
      g.save();
      g.translate(480, 420);
      g.rotate(-0.2);
      lighter(g, 0, 0, 96, FIRE_LEFT);
      g.restore();
      hand(g, 596, 560, 160, -0.5, 'fist', JAEYEON.skin, FIRE_LEFT, true);
      rain(g, h, 70, 46);
    },
    AMBER,
  );
};

export const itCatches: Draw = (g, h) => {
  brickWall(g, h, [400, 380], { seed: 4, tint: mix(CYAN, GOLD, 0.3), brick: 50 });
  glow(g, 470, 470, 360, GOLD, 0.34);
  flourish(g, { x: 380, y: 260, size: 250, power: 0.85, sail: 0.4 });
  const random = randomFrom(15);
  for (let spark = 0; spark < 26; spark++) {
    const [x, y] = [430 + random() * 180, 330 + random() * 240];
    line(
      g,
      polygon([
        [x, y],
        [x + random() * 10 - 5, y + 12],
      ]),
      alpha('#ffeab0', 0.9),
      2.2,
    );
  }
  rain(g, h, 160, 51);
  sink(g, h, 80, 90);
};

export const theWholeSign: Draw = (g, h) => {
  barFront(g, h, { ground: 1080, sign: { x: 420, y: 330, size: 175 }, sail: 1, open: false, squash: 1.3 });
  glow(g, 500, 480, 260, GOLD, 0.3);
  ladder(g, [640, 1100], [610, 380], 130, CYAN);
  draw(g, JAEYEON, {
    x: 630,
    y: 640,
    scale: 32,
    turn: -0.8,
    mood: 'calm',
    lean: 0.06,
    light: CYAN_LEFT,
    arms: {
      left: { elbow: [-2.2, 2.4], hand: [-1.8, 0], shape: 'fist' },
      right: { elbow: [2.2, 2.6], hand: [1.5, 0.4], shape: 'fist' },
    },
    legs: {
      left: [
        [-0.9, 8.6],
        [-0.7, 11.4],
      ],
      right: [
        [0.8, 9.4],
        [0.8, 13],
      ],
    },
  });
  draw(g, BANG, {
    x: 240,
    y: 880,
    scale: 26,
    turn: 0.5,
    nod: -1,
    tilt: 0.16,
    mood: 'calm',
    gaze: [0.4, -1],
    light: CYAN_RIGHT,
    arms: { left: { elbow: [-2.1, 3.2], hand: [-1.2, 2], shape: 'fist' }, right: { elbow: [2.1, 3.6], hand: [1.8, 6] } },
    legs: {
      left: [
        [-0.8, 9],
        [-0.8, 12],
      ],
      right: [
        [0.9, 9],
        [0.9, 12],
      ],
    },
  });
  standing(g, 240, 1204, 60, CYAN);
  rain(g, h, 120, 71);
  sink(g, h, 110, 130);
};

export const oneDrop: Draw = (g, h) => {
  wash(g, h, '#070a14', '#0c1424');
  glow(g, 400, 330, 380, CYAN, 0.3, 160);
  glow(g, 470, 360, 220, GOLD, 0.3, 80);
  const rings = new Path2D();
  for (const [wide, y] of [
    [60, 330],
    [130, 332],
    [220, 336],
    [330, 342],
  ] as const) {
    rings.moveTo(400 + wide, y);
    rings.ellipse(400, y, wide, wide * 0.24, 0, 0, Math.PI * 2);
  }
  line(g, rings, alpha('#bff4ff', 0.65), 3);
  fill(
    g,
    curve([
      [400, 90],
      [412, 132],
      [418, 158],
      [400, 176],
      [382, 158],
      [388, 132],
    ]),
    mix(CYAN, '#ffffff', 0.4),
  );
  glow(g, 400, 150, 60, CYAN, 0.6);
  for (const [x, tall] of [
    [380, 56],
    [400, 84],
    [422, 50],
  ] as const)
    fill(
      g,
      limb([
        [400 + (x - 400) * 0.6, 326, 6],
        [x, 326 - tall, 2.5],
      ]),
      alpha('#dff9ff', 0.85),
    );
  sink(g, h, 80, 90);
};

export const bangLooksDown: Draw = (g, h) => {
  wash(g, h, NIGHT, '#0c1322');
  farLights(g, h, 19, 0.9);
  glow(g, 380, h, 560, CYAN, 0.5);
  glow(g, 600, h, 300, GOLD, 0.36);
  draw(g, BANG, {
    x: 400,
    y: 560,
    scale: 170,
    turn: -0.25,
    nod: 0.8,
    tilt: 0.05,
    mood: 'struck',
    gaze: [-0.2, 1],
    light: CYAN_LEFT,
  });
  rain(g, h, 60, 82);
  sink(g, h, 60, 30);
};

export const whatTheWaterReads: Draw = (g, h) => {
  brickWall(g, h, [400, 360], { seed: 4, tint: CYAN, bottom: 800 });
  glow(g, 400, 380, 620, CYAN, 0.3);
  flourish(g, { x: 400, y: 300, size: 190, sail: 1 });
  g.fillStyle = '#0a0812';
  g.fillRect(0, 770, 800, 34);
  const water = g.createLinearGradient(0, 800, 0, h);
  water.addColorStop(0, '#0c1830');
  water.addColorStop(0.5, '#0a1226');
  water.addColorStop(1, NIGHT);
  g.fillStyle = water;
  g.fillRect(0, 800, 800, h - 800);
  glow(g, 400, 1260, 560, CYAN, 0.3, 420);
  glow(g, 500, 1140, 260, GOLD, 0.26);
  flourish(g, { x: 400, y: 1420, size: 215, upsideDown: true, sail: 1 });
  const random = randomFrom(77);
  for (let ripple = 0; ripple < 110; ripple++) {
    const y = 830 + random() * (h - 900);
    g.fillStyle = alpha(random() < 0.5 ? '#0a1226' : '#8fdfff', 0.1 + 0.16 * random());
    g.fillRect(random() * 800 - 60, y, 60 + random() * 220, 1.5 + random() * 2.5);
  }
  const rings = new Path2D();
  for (let ring = 0; ring < 14; ring++) {
    const [x, y, wide] = [random() * 800, 860 + random() * 760, 14 + random() * 50];
    rings.moveTo(x + wide, y);
    rings.ellipse(x, y, wide, wide * 0.26, 0, 0, Math.PI * 2);
  }
  line(g, rings, alpha('#cfeeff', 0.35), 2);
  sink(g, h, 130, 110);
};

export const aBoat: Draw = (g, h) => {
  wash(g, h, NIGHT, '#0b1426');
  farLights(g, h, 23, 0.8);
  glow(g, 500, h, 520, CYAN, 0.5);
  glow(g, 640, h - 60, 260, GOLD, 0.4);
  draw(g, JAEYEON, {
    x: 380,
    y: 610,
    scale: 190,
    turn: 0.45,
    nod: 0.5,
    tilt: 0.08,
    mood: 'sad',
    gaze: [0.4, 1],
    light: { key: GOLD, side: 1, rim: CYAN, ambient: 0.3 },
  });
  rain(g, h, 50, 24);
  sink(g, h, 60, 40);
};

export const twoChildren: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  const edge = curve([
    [56, 70],
    [400, 44],
    [744, 72],
    [764, 470],
    [736, 850],
    [400, 872],
    [66, 846],
    [40, 470],
  ]);
  cell(g, edge, () => {
    wash(g, h, '#3a2216', '#6a4324');
    glow(g, 620, 120, 480, AMBER, 0.6);
    for (const [x, wide, tall] of [
      [60, 170, 380],
      [250, 130, 300],
      [590, 190, 360],
    ] as const) {
      g.fillStyle = '#4a2c1a';
      g.fillRect(x, 470 - tall, wide, tall);
      g.fillStyle = '#ffcf7a';
      g.fillRect(x + wide * 0.2, 500 - tall, wide * 0.24, 60);
      g.fillRect(x + wide * 0.58, 500 - tall, wide * 0.24, 60);
      fill(
        g,
        polygon([
          [x - 16, 470 - tall],
          [x + wide + 16, 470 - tall],
          [x + wide, 444 - tall],
          [x, 444 - tall],
        ]),
        '#2c1a10',
      );
    }
    g.fillStyle = '#5c3a22';
    g.fillRect(0, 470, 800, 500);
    const warm: Light = { key: AMBER, side: 1, rim: '#ff8a6a', ambient: 0.5 };
    draw(
      g,
      { ...JAEHA, shoulders: 1.3, jaw: 0.98 },
      {
        x: 250,
        y: 470,
        scale: 62,
        turn: 0.6,
        nod: 0.5,
        tilt: 0.1,
        mood: 'soft',
        gaze: [0.7, 1],
        light: warm,
        arms: {
          left: { elbow: [-1.8, 2.4], hand: [-0.9, 3.7], shape: 'flat' },
          right: { elbow: [2.1, 2.2], hand: [2.9, 3.7], shape: 'pinch', angle: 2.2 },
        },
      },
    );
    draw(
      g,
      { ...JAEYEON, shoulders: 1.1, over: () => {}, cloth: '#c9843a' },
      {
        x: 570,
        y: 500,
        scale: 56,
        turn: -0.5,
        nod: 0.6,
        mood: 'calm',
        gaze: [-0.6, 1],
        light: warm,
        arms: {
          left: { elbow: [-1.5, 2.2], hand: [-0.9, 3.4], shape: 'flat' },
          right: { elbow: [1.5, 2.2], hand: [0.7, 3.4], shape: 'flat' },
        },
      },
    );
    fill(
      g,
      polygon([
        [0, 700],
        [800, 684],
        [800, 740],
        [0, 752],
      ]),
      '#8a6a48',
    );
    fill(
      g,
      polygon([
        [0, 700],
        [800, 684],
        [800, 694],
        [0, 712],
      ]),
      '#c99a62',
    );
    for (let stone = 0; stone < 7; stone++)
      line(
        g,
        polygon([
          [60 + stone * 120, 702],
          [54 + stone * 120, 750],
        ]),
        alpha(NIGHT, 0.45),
        3,
      );
    fill(
      g,
      polygon([
        [0, 752],
        [800, 740],
        [800, 900],
        [0, 900],
      ]),
      '#3f4a58',
    );
    for (let flow = 0; flow < 22; flow++)
      line(
        g,
        curve(
          [
            [flow * 40 - 30, 776 + (flow % 4) * 24],
            [flow * 40 + 10, 770 + (flow % 4) * 24],
            [flow * 40 + 50, 774 + (flow % 4) * 24],
          ],
          false,
        ),
        alpha('#ffe6b8', 0.5),
        3,
      );
    paperBoat(g, 430, 806, 64, warm);
    rain(g, h, 60, 16, '#ffe6b8');
  });
};

export const theyKnow: Draw = (g, h) => {
  barFront(g, h, { ground: h + 40, sign: { x: 400, y: 60, size: 120 }, sail: 1, open: false });
  g.fillStyle = alpha(NIGHT, 0.3);
  g.fillRect(0, 0, 800, h);
  draw(g, BANG, {
    x: 570,
    y: 460,
    scale: 92,
    turn: -0.7,
    mood: 'wary',
    gaze: [-0.7, 0],
    light: CYAN_LEFT,
    arms: { left: { elbow: [-2, 3.4], hand: [-0.6, 2.4], shape: 'open' }, right: { elbow: [2, 3.6], hand: [1.6, 6] } },
  });
  draw(g, JAEYEON, { x: 225, y: 490, scale: 100, turn: 0.7, mood: 'intent', gaze: [0.7, 0], light: CYAN_RIGHT });
  rain(g, h, 90, 6);
  sink(g, h, 50, 90);
};

export const allOut: Draw = (g, h) => {
  wash(g, h, '#050409', '#0a0912');
  brickWall(g, h, [400, 200], { seed: 4, tint: '#14121f' });
  g.fillStyle = alpha(NIGHT, 0.62);
  g.fillRect(0, 0, 800, h);
  flourish(g, { x: 400, y: 250, size: 150, power: 0, sail: 0 });
  glow(g, 400, 330, 200, CYAN, 0.06);
  rain(g, h, 120, 8, '#7f92b8');
  sink(g, h, 90, 150);
};

export const headlights: Draw = (g, h) => {
  alley(g, h, { vanish: [430, 420], focal: 620, seed: 23, power: 0, haze: '#3a5070', drops: 0 });
  van(g, 470, 590, 210, '#39424f', true);
  for (const side of [-1, 1])
    fill(
      g,
      polygon([
        [470 + side * 70, 500],
        [470 + side * 900, 300],
        [470 + side * 900, 1000],
      ]),
      alpha('#dfeeff', 0.08),
    );
  standing(g, 250, 962, 110, '#cfe4ff');
  fill(
    g,
    polygon([
      [210, 966],
      [300, 966],
      [190, h],
      [-120, h],
    ]),
    alpha(NIGHT, 0.7),
  );
  draw(g, JAEYEON, {
    x: 250,
    y: 470,
    scale: 36,
    turn: 0,
    back: true,
    mood: 'calm',
    light: HEADLIGHTS,
    arms: {
      left: { elbow: [-2.3, 3], hand: [-2.3, 5.8] },
      right: { elbow: [2.3, 1.6], hand: [1, -0.9], shape: 'flat', angle: -0.5 },
    },
    legs: {
      left: [
        [-0.8, 9.5],
        [-1, 13],
      ],
      right: [
        [0.9, 9.5],
        [1.1, 13],
      ],
    },
  });
  rain(g, h, 360, 17, '#ffffff');
  sink(g, h, 90, 90);
};

export const gloveOnTheWheel: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  cell(
    g,
    polygon([
      [40, 40],
      [760, 20],
      [780, h - 30],
      [20, h - 50],
    ]),
    () => {
      wash(g, h, '#0c141c', '#101c26');
      fill(
        g,
        polygon([
          [0, 0],
          [800, 0],
          [800, 210],
          [0, 260],
        ]),
        '#1b2c3a',
      );
      for (let drop = 0; drop < 50; drop++) glow(g, (drop * 131) % 800, (drop * 67) % 220, 8, '#bfe6ff', 0.5, 13);
      const cold: Light = { key: '#9fe8f4', side: -1, rim: PINK, ambient: 0.3 };
      g.save();
      g.translate(400, 640);
      const wheel = new Path2D();
      wheel.arc(0, 0, 330, Math.PI * 1.02, Math.PI * 1.98);
      line(g, wheel, '#05060a', 62);
      line(g, wheel, '#232c38', 50);
      g.rotate(-0.02);
      g.translate(-6, -10);
      line(g, wheel, alpha('#9fe8f4', 0.4), 6);
      g.restore();
      hand(g, 560, 520, 190, -0.42, 'fist', '#4a3a30', cold, true);
      g.save();
      g.translate(560, 520);
      g.rotate(-0.42);
      g.scale(-190, 190);
      for (const [x, tilt] of [
        [-0.29, -0.14],
        [-0.09, 0.02],
      ] as const)
        lit(
          g,
          limb([
            [x, -0.8, 0.125],
            [x + tilt * 0.5, -1.25, 0.115],
            [x + tilt, -1.62, 0.09],
          ]),
          '#4a3a30',
          cold,
          0.04,
        );
      g.restore();
      forearm(g, [560, 520], [760, 760], 84, '#3a4250', cold);
    },
    '#9fe8f4',
  );
};

export const onOffOnOff: Draw = (g, h) => {
  wash(g, h, NIGHT, NIGHT);
  for (const [row, on] of [
    [0, true],
    [1, false],
    [2, true],
    [3, false],
  ] as const) {
    const [top, tall] = [20 + (row * (h - 40)) / 4, (h - 40) / 4 - 16];
    cell(
      g,
      polygon([
        [60, top],
        [740, top],
        [740, top + tall],
        [60, top + tall],
      ]),
      () => {
        g.fillStyle = on ? '#1a2634' : '#07080e';
        g.fillRect(0, top, 800, tall);
        van(g, 400, top + tall - 8, 186, on ? '#55677a' : '#1a1f2a', on);
        g.save();
        g.translate(0, top);
        rain(g, tall, 60, row + 3);
        g.restore();
      },
      on ? '#dfeeff' : '#3a4258',
    );
  }
};

export const sheRuns: Draw = (g, h) => {
  alley(g, h, { vanish: [400, 400], focal: 620, seed: 23, power: 0, haze: '#6a2a3c', drops: 0 });
  for (const side of [-1, 1]) {
    glow(g, 400 + side * 46, 440, 170, '#ff2a2a', 0.8);
    glow(g, 400 + side * 46, 440, 30, '#ffd0c0', 1);
    glow(g, 400 + side * 60, 640, 50, '#ff3a3a', 0.5, 260);
  }
  standing(g, 420, 1010, 130, '#ff4a4a');
  const red: Light = { key: '#ff5a4a', side: -1, rim: CYAN, ambient: 0.16 };
  draw(g, JAEYEON, {
    x: 410,
    y: 560,
    scale: 36,
    turn: 0,
    back: true,
    mood: 'calm',
    lean: 0.1,
    light: red,
    arms: {
      left: { elbow: [-2.6, 2.4], hand: [-2.2, 0.2], shape: 'fist' },
      right: { elbow: [2.7, 3.2], hand: [3.2, 5.6], shape: 'fist' },
    },
    legs: {
      left: [
        [-1.2, 9],
        [-1.6, 12.4],
      ],
      right: [
        [0.9, 8.8],
        [0.2, 10.6],
      ],
    },
  });
  const random = randomFrom(62);
  for (let splash = 0; splash < 40; splash++)
    glow(g, 260 + random() * 280, 960 + random() * 70, 5 + random() * 10, '#ffd8d0', 0.7);
  rain(g, h, 420, 19);
  sink(g, h, 80, 110);
};

export const stillWarm: Draw = (g, h) => {
  wash(g, h, '#0a0d18', NIGHT);
  glow(g, 400, 620, 480, CYAN, 0.22, 300);
  const random = randomFrom(13);
  const rings = new Path2D();
  for (let ring = 0; ring < 30; ring++) {
    const [x, y, wide] = [random() * 800, 300 + random() * 800, 12 + random() * 60];
    rings.moveTo(x + wide, y);
    rings.ellipse(x, y, wide, wide * 0.3, 0, 0, Math.PI * 2);
  }
  line(g, rings, alpha('#9fdcff', 0.25), 2);
  glow(g, 380, 700, 260, '#ff8a3a', 0.5);
  const tube = curve(
    [
      [130, 760],
      [240, 690],
      [330, 720],
      [350, 790],
      [290, 800],
      [300, 720],
      [440, 660],
      [560, 690],
      [660, 640],
    ],
    false,
  );
  g.save();
  g.translate(0, 46);
  line(g, tube, alpha('#38e6ff', 0.2), 30);
  g.restore();
  line(g, tube, '#2c3a58', 36);
  line(g, tube, '#c4d8f4', 28);
  line(g, tube, '#5a5470', 16);
  line(g, tube, alpha('#ff9a4a', 0.5), 14);
  g.save();
  g.translate(-3, -9);
  line(g, tube, alpha('#ffffff', 0.9), 4.5);
  g.restore();
  for (let steam = 0; steam < 12; steam++)
    line(
      g,
      curve(
        [
          [300 + steam * 26, 660 - (steam % 3) * 20],
          [286 + steam * 28, 590 - (steam % 4) * 26],
          [310 + steam * 26, 510 - (steam % 3) * 40],
        ],
        false,
      ),
      alpha('#ffffff', 0.1),
      7,
    );
  hand(g, 640, 330, 235, 3.5, 'open', JAEYEON.skin, { key: '#ff9a4a', side: -1, rim: CYAN, ambient: 0.24 });
  forearm(g, [640, 330], [800, -40], 96, JAEYEON.cloth, { key: '#ff9a4a', side: -1, rim: CYAN, ambient: 0.24 });
  rain(g, h, 120, 30);
  sink(g, h, 40, 200);
};
