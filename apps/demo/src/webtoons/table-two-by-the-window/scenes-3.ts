import { Path2D } from '@napi-rs/canvas';
import { alpha, darken, lighten } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import type { StripPanel } from '../format.ts';
import { curve } from '../kit/outlines.ts';
import { beam, beyond, corner, counter, disc, front, pendant, rectangle, table } from './cafe.ts';
import { BOMI, DOYUN, draw, GU, hand, sleeve } from './cast.ts';
import { bloom, drawn, DUSK, HONEY, paint, pencil, ROSE, settle, sheet, SKY, vignette, WOOD } from './paper.ts';
import { cactus, cactusShadow, cup, napkin, sugar, umbrella } from './props.ts';
import { note } from './scenes-1.ts';

type Draw = StripPanel['draw'];

const rain = (g: Parameters<Draw>[0], height: number, count: number, seed: number): void => {
  const random = randomFrom(seed);
  const drops = new Path2D();
  for (let drop = 0; drop < count; drop++) {
    const [x, y, long] = [random() * 840, random() * height, 18 + random() * 46];
    drops.moveTo(x, y);
    drops.lineTo(x - long * 0.16, y + long);
  }
  g.strokeStyle = alpha('#f4f8fa', 0.75);
  g.lineWidth = 2.2;
  g.lineCap = 'round';
  g.stroke(drops);
};

/** How the third episode is drawn, by panel. */
export const twoNotes: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [26, 26, 774, h - 26], 13, () => {
    paint(g, rectangle(0, 0, 800, h), darken(WOOD, 0.12), { strength: 1, edge: 0, seed: 4 });
    bloom(g, 400, 260, 460, '#ffd88a', 0.75);
    for (let plank = 1; plank < 7; plank++)
      pencil(
        g,
        curve(
          [
            [0, (h / 7) * plank],
            [400, (h / 7) * plank + 5],
            [800, (h / 7) * plank - 3],
          ],
          false,
        ),
        1.6,
        darken(WOOD, 0.4),
      );
    cactus(g, 400, 350, 112, 1);
    sugar(g, 580, 350, 76);
    napkin(g, 225, 560, 350, 300, -0.07);
    napkin(g, 575, 640, 350, 300, 0.06, '#fff2e8');
  });
  settle(g, h);
};

export const herMorning: Draw = (g, h) => {
  corner(g, h, { hour: 'morning' });
  beam(
    g,
    [
      [200, 70],
      [470, 70],
      [760, 800],
      [330, 800],
    ],
    '#ffe7a0',
    0.5,
  );
  draw(g, BOMI, {
    x: 250,
    y: 480,
    scale: 82,
    turn: 0.6,
    tilt: -0.05,
    mood: 'content',
    gaze: [0.9, -0.2],
    arms: {
      left: { elbow: [-1.9, 3.1], hand: [-0.6, 3.6], shape: 'flat' },
      right: { elbow: [1.9, 3.1], hand: [0.7, 3.6], shape: 'flat' },
    },
  });
  table(g, h, 760, 'morning');
  cactus(g, 480, 850, 92, 1);
  sugar(g, 620, 860, 66);
  cup(g, 330, 870, 66, ROSE);
  settle(g, h);
};

export const sheSeesTheSun: Draw = (g, h) => {
  beyond(g, h, 'morning', 600);
  bloom(g, 620, 240, 560, '#ffe27a', 0.8);
  beam(
    g,
    [
      [0, 0],
      [260, 0],
      [800, h],
      [420, h],
    ],
    '#fff3b8',
    0.6,
  );
  draw(g, BOMI, { x: 270, y: 620, scale: 165, turn: 0.6, tilt: 0.05, mood: 'moved', gaze: [0.8, 0.5] });
  cactus(g, 650, h + 30, 170, 1, false);
  settle(g, h);
};

export const cupsInARow: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 6, () => {
    paint(g, rectangle(0, 0, 800, h), '#f7e6c9', { strength: 1, edge: 0 });
    bloom(g, 560, 60, 460, '#fff0b8', 0.9);
    table(g, h, 300, 'morning');
    for (const [x, color] of [
      [160, ROSE],
      [330, HONEY],
      [500, SKY],
    ] as const)
      cup(g, x, 470, 106, color, x > 400);
    cactus(g, 670, 480, 110, 1);
  });
  settle(g, h);
};

export const hisEvening: Draw = (g, h) => {
  corner(g, h, { hour: 'evening', lamp: [660, 150] });
  draw(g, DOYUN, {
    x: 540,
    y: 470,
    scale: 82,
    turn: -0.6,
    mood: 'shy',
    gaze: [-0.8, -0.1],
    arms: {
      left: { elbow: [-1.9, 3.1], hand: [-0.5, 3.6], shape: 'fist' },
      right: { elbow: [1.9, 3.1], hand: [0.6, 3.6], shape: 'fist' },
    },
  });
  table(g, h, 750, 'evening');
  beam(
    g,
    [
      [600, 190],
      [720, 190],
      [800, h],
      [380, h],
    ],
    '#ffd88a',
    0.36,
  );
  cactus(g, 300, 850, 92, 1);
  sugar(g, 160, 860, 66);
  cup(g, 450, 870, 66, '#9fb8c4');
  settle(g, h);
};

export const heWaves: Draw = (g, h) => {
  sheet(g, h);
  paint(g, rectangle(-20, -20, 840, h + 40), '#cfa2a0', { strength: 0.9, edge: 0, seed: 2 });
  bloom(g, 560, 240, 620, '#ffdc94', 0.85);
  cactusShadow(g, 210, 780, 200);
  pendant(g, 690, 200, true);
  draw(g, DOYUN, {
    x: 600,
    y: 620,
    scale: 88,
    turn: -0.75,
    tilt: -0.06,
    mood: 'shy',
    gaze: [-0.9, -0.2],
    arms: {
      left: { elbow: [-2.2, 2.6], hand: [-2, 0.6], shape: 'open' },
      right: { elbow: [2, 2.8], hand: [0.5, 3], shape: 'flat' },
    },
  });
  table(g, h, 820, 'evening');
  cactus(g, 370, 910, 100, 1);
  settle(g, h);
};

export const heLeaves: Draw = (g, h) => {
  front(g, h, 'night', 860);
  bloom(g, 300, 920, 240, '#ffd88a', 0.5, 60);
  draw(g, DOYUN, {
    x: 660,
    y: 690,
    scale: 24,
    turn: 0,
    back: true,
    mood: 'calm',
    tilt: 0.1,
    arms: { left: { elbow: [-1.9, 3.2], hand: [-1.7, 5.4] }, right: { elbow: [1.9, 3.2], hand: [1.7, 5.4] } },
    legs: {
      left: [
        [-0.7, 8.2],
        [-0.9, 10.6],
      ],
      right: [
        [0.8, 8],
        [0.4, 10.8],
      ],
    },
  });
  settle(g, h);
};

export const fridayRain: Draw = (g, h) => {
  front(g, h, 'rain', 1330);
  for (let puddle = 0; puddle < 9; puddle++)
    paint(g, disc(60 + puddle * 92, 1420 + (puddle % 3) * 70, 50 + (puddle % 4) * 14, 12), '#cfdde2', {
      strength: 0.8,
      seed: puddle,
    });
  umbrella(g, 162, 1290, 58, '#5f7ba6', -0.2);
  draw(g, DOYUN, {
    x: 120,
    y: 1230,
    scale: 22,
    turn: 0.8,
    mood: 'worried',
    lean: 0.14,
    arms: {
      left: { elbow: [-2, 2.6], hand: [-2.4, 4.6], shape: 'fist' },
      right: { elbow: [2.1, 2.8], hand: [1.9, 1.4], shape: 'fist' },
    },
    legs: {
      left: [
        [-1, 8],
        [-3, 9.4],
      ],
      right: [
        [1.5, 7.6],
        [1.4, 10.6],
      ],
    },
  });
  umbrella(g, 716, 1304, 54, HONEY, 0.2);
  draw(g, BOMI, {
    x: 752,
    y: 1250,
    scale: 21,
    turn: -0.8,
    mood: 'worried',
    lean: -0.14,
    arms: {
      left: { elbow: [-2, 2.8], hand: [-1.8, 1.6], shape: 'fist' },
      right: { elbow: [2, 2.6], hand: [2.4, 4.6], shape: 'fist' },
    },
    legs: {
      left: [
        [-1.5, 7.6],
        [-1.4, 10.6],
      ],
      right: [
        [1, 8],
        [3, 9.4],
      ],
    },
  });
  rain(g, h, 420, 12);
  bloom(g, 400, 20, 560, '#fbf3e4', 0.95, 220);
  settle(g, h);
};

export const doorHandle: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 7, () => {
    paint(g, rectangle(0, 0, 800, h), '#5f8278', { strength: 1, edge: 0 });
    for (const x of [90, 420]) pencil(g, rectangle(x, 40, 290, h - 80, 8), 2.6, darken('#5f8278', 0.4));
    drawn(g, rectangle(364, 150, 70, 330, 20), '#c9a35c', 3);
    drawn(g, rectangle(378, 190, 42, 250, 20), HONEY, 3);
    hand(g, 240, 430, 175, 1.05, 'fist', DOYUN.skin);
    sleeve(g, [240, 430], [-60, 600], 66, DOYUN.cloth);
    hand(g, 560, 330, 165, -1.1, 'fist', BOMI.skin, true);
    sleeve(g, [560, 330], [860, 480], 60, BOMI.under);
    rain(g, h, 60, 8);
  });
  settle(g, h);
};

export const theBump: Draw = (g, h) => {
  beyond(g, h, 'rain', 400);
  bloom(g, 400, 380, 560, '#c9d8dc', 0.8);
  rain(g, h, 90, 4);
  draw(g, DOYUN, { x: 215, y: 560, scale: 128, turn: 0.75, tilt: 0.08, mood: 'startled', gaze: [0.8, 0] });
  draw(g, BOMI, { x: 595, y: 590, scale: 124, turn: -0.75, tilt: -0.08, mood: 'startled', gaze: [-0.8, -0.1] });
  for (let ray = 0; ray < 9; ray++) {
    const turn = -2.7 + (ray / 8) * 2.3;
    pencil(
      g,
      curve(
        [
          [405 + Math.cos(turn) * 50, 330 + Math.sin(turn) * 50],
          [405 + Math.cos(turn) * 92, 330 + Math.sin(turn) * 92],
        ],
        false,
      ),
      4,
      ROSE,
    );
  }
  settle(g, h);
};

export const underTheAwning: Draw = (g, h) => {
  sheet(g, h);
  paint(g, rectangle(-20, -20, 840, h + 40), '#eadcc6', { strength: 0.9, edge: 0, seed: 3 });
  for (let brick = 0; brick < 40; brick++) {
    const random = randomFrom(brick + 300);
    pencil(g, rectangle(random() * 780, 180 + random() * 860, 56, 22), 1.1, '#cdb79c');
  }
  draw(g, DOYUN, {
    x: 205,
    y: 640,
    scale: 96,
    turn: 0.7,
    mood: 'cross',
    gaze: [0.7, 0.9],
    arms: {
      left: { elbow: [-1.9, 3.2], hand: [-1.6, 5.2] },
      right: { elbow: [1.8, 3.1], hand: [1.2, 2], shape: 'point', angle: 0.8 },
    },
  });
  draw(g, BOMI, {
    x: 605,
    y: 670,
    scale: 92,
    turn: -0.7,
    mood: 'cross',
    gaze: [-0.7, 0.2],
    arms: {
      left: { elbow: [-2, 3], hand: [-0.9, 3.6], shape: 'fist' },
      right: { elbow: [2, 3], hand: [1.4, 3.4], shape: 'fist' },
    },
  });
  g.save();
  g.translate(405, 1050);
  g.rotate(0.1);
  drawn(
    g,
    curve([
      [-10, -260],
      [10, -260],
      [38, 120],
      [0, 150],
      [-38, 120],
    ]),
    HONEY,
    2.6,
  );
  pencil(
    g,
    curve(
      [
        [0, -262],
        [0, -330],
        [-24, -352],
        [-42, -330],
      ],
      false,
    ),
    8,
    '#7a5a48',
  );
  g.restore();
  for (let stripe = 0; stripe < 8; stripe++) {
    const x = -30 + stripe * 110;
    drawn(
      g,
      curve([
        [x, -20],
        [x + 110, -20],
        [x + 112, 90],
        [x + 56, 124],
        [x - 2, 90],
      ]),
      stripe % 2 ? '#fdf6e8' : ROSE,
      2.6,
    );
  }
  rain(g, 130, 30, 2);
  settle(g, h);
};

export const onlyOneTable: Draw = (g, h) => {
  counter(g, h, 760, 'rain');
  for (const [x, color, hair] of [
    [90, '#8fa3b5', '#5a4a44'],
    [690, '#b58f8f', '#3f3a40'],
  ] as const) {
    drawn(
      g,
      curve([
        [x - 100, 760],
        [x - 80, 610],
        [x, 570],
        [x + 80, 610],
        [x + 100, 760],
      ]),
      color,
      2.4,
    );
    drawn(g, disc(x, 510, 62, 70), hair, 2.4);
  }
  draw(g, GU, {
    x: 400,
    y: 430,
    scale: 84,
    turn: 0.2,
    mood: 'happy',
    arms: {
      left: { elbow: [-2.2, 2.8], hand: [-2.6, 0.4], shape: 'open' },
      right: { elbow: [2.2, 3], hand: [0.8, 3], shape: 'flat', angle: -1.2 },
    },
  });
  drawn(g, rectangle(-20, 752, 840, 34, 6), lighten(WOOD, 0.1), 2.6);
  paint(g, rectangle(-20, 788, 840, h), '#8aa191', { strength: 1 });
  settle(g, h);
};

export const tableForTwo: Draw = (g, h) => {
  corner(g, h, { hour: 'rain', lamp: [400, 120] });
  draw(g, DOYUN, {
    x: 180,
    y: 520,
    scale: 80,
    turn: -0.6,
    mood: 'cross',
    gaze: [-0.8, 0],
    arms: {
      left: { elbow: [-1.9, 3], hand: [0.3, 2.9], shape: 'flat' },
      right: { elbow: [1.9, 3], hand: [-0.3, 3.2], shape: 'flat' },
    },
  });
  draw(g, BOMI, {
    x: 620,
    y: 530,
    scale: 80,
    turn: 0.6,
    mood: 'cross',
    gaze: [0.8, 0],
    arms: {
      left: { elbow: [-1.8, 3], hand: [0.3, 2.9], shape: 'flat' },
      right: { elbow: [1.8, 3], hand: [-0.3, 3.2], shape: 'flat' },
    },
  });
  table(g, h, 780, 'rain');
  cactus(g, 400, 880, 104, 1);
  sugar(g, 400, 960, 70);
  cup(g, 190, 920, 70, '#9fb8c4');
  cup(g, 630, 920, 70, ROSE);
  settle(g, h);
};

export const twoHands: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 9, () => {
    paint(g, rectangle(0, 0, 800, h), '#e6ddcc', { strength: 1, edge: 0 });
    table(g, h, 200, 'rain');
    bloom(g, 400, 330, 320, '#fff0c8', 0.7);
    sugar(g, 400, 470, 190);
    hand(g, 196, 420, 150, 1.15, 'pinch', DOYUN.skin);
    sleeve(g, [196, 420], [-80, 520], 58, DOYUN.cloth);
    hand(g, 604, 400, 144, -1.15, 'pinch', BOMI.skin, true);
    sleeve(g, [604, 400], [880, 500], 54, BOMI.under);
  });
  settle(g, h);
};

export const fourEyes: Draw = (g, h) => {
  sheet(g, h);
  for (const [top, person, turn, x, tone] of [
    [30, DOYUN, 0.25, 370, SKY],
    [h / 2 + 10, BOMI, -0.25, 430, '#f6b79a'],
  ] as const) {
    vignette(g, [30, top, 770, top + h / 2 - 40], top, () => {
      paint(g, rectangle(0, top - 20, 800, h / 2 + 40), tone, { strength: 0.7, edge: 0 });
      draw(g, person, { x, y: top + 150 + 1.24 * 300, scale: 300, turn, mood: 'startled', gaze: [turn * 2, 0] });
    });
    pencil(g, rectangle(30, top, 740, h / 2 - 40, 6), 2.4);
  }
  settle(g, h);
};

export const leftRight: Draw = (g, h) => {
  corner(g, h, { hour: 'rain', window: [170, 60, 460, 420] });
  draw(g, DOYUN, {
    x: 180,
    y: 560,
    scale: 100,
    turn: 0.7,
    mood: 'startled',
    gaze: [0.7, 0],
    arms: {
      left: { elbow: [-1.9, 3], hand: [-1.2, 4] },
      right: { elbow: [1.7, 3], hand: [0.95, 1.1], shape: 'point', angle: 0.7 },
    },
  });
  draw(g, BOMI, {
    x: 622,
    y: 570,
    scale: 98,
    turn: -0.7,
    mood: 'startled',
    gaze: [-0.7, 0],
    arms: {
      left: { elbow: [-1.6, 3], hand: [-0.85, 1.2], shape: 'point', angle: -0.7 },
      right: { elbow: [1.8, 3], hand: [1.1, 4] },
    },
  });
  table(g, h, 830, 'rain');
  sugar(g, 400, 930, 92);
  settle(g, h);
};

export const laughing: Draw = (g, h) => {
  beyond(g, h, 'rain', 400);
  bloom(g, 250, 300, 460, '#ffe7a0', 0.75);
  bloom(g, 600, 420, 420, ROSE, 0.4);
  draw(g, DOYUN, {
    x: 230,
    y: 560,
    scale: 118,
    turn: 0.55,
    tilt: -0.08,
    mood: 'happy',
    arms: {
      left: { elbow: [-1.9, 3], hand: [-1.4, 4] },
      right: { elbow: [1.9, 2.8], hand: [0.4, 2.2], shape: 'flat', angle: -0.7 },
    },
  });
  draw(g, BOMI, {
    x: 600,
    y: 590,
    scale: 114,
    turn: -0.55,
    tilt: 0.1,
    mood: 'happy',
    arms: {
      left: { elbow: [-1.9, 2.8], hand: [-0.7, 1.5], shape: 'relaxed', angle: 0.5 },
      right: { elbow: [1.9, 3], hand: [1.3, 4] },
    },
  });
  for (const [x, y] of [
    [400, 150],
    [380, 330],
    [440, 420],
    [90, 200],
    [730, 220],
  ] as const) {
    paint(
      g,
      curve([
        [x, y - 10],
        [x + 9, y - 2],
        [x, y + 12],
        [x - 9, y - 2],
      ]),
      ROSE,
      { strength: 0.8 },
    );
  }
  settle(g, h);
};

export const itFlowers: Draw = (g, h) => {
  corner(g, h, { hour: 'rain', window: [90, 60, 620, 640] });
  bloom(g, 400, 520, 460, '#fff3c8', 0.7);
  beam(
    g,
    [
      [300, 60],
      [500, 60],
      [640, h],
      [160, h],
    ],
    '#ffe7a0',
    0.4,
  );
  table(g, h, 880, 'rain');
  cactus(g, 400, 1000, 218, 2);
  for (const [x, y, turn] of [
    [190, 380, 0.4],
    [620, 300, 1.2],
    [650, 620, 2],
    [150, 660, 2.6],
    [540, 190, 0.9],
  ] as const) {
    g.save();
    g.translate(x, y);
    g.rotate(turn);
    drawn(
      g,
      curve([
        [0, -18],
        [10, -4],
        [0, 18],
        [-10, -4],
      ]),
      lighten(ROSE, 0.3),
      1.8,
    );
    g.restore();
  }
  settle(g, h);
};

export const aThirdHand: Draw = note('rain', {
  turn: 0.02,
  paper: '#eef3e2',
  bud: 2,
  extra: (g, h) => {
    cup(g, 180, h * 0.31, 56, '#9fb8c4');
    cup(g, 620, h * 0.31, 56, ROSE);
    bloom(g, 400, h * 0.9, 200, DUSK, 0.12);
  },
});
