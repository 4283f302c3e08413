import { Path2D } from '@napi-rs/canvas';
import { darken, lighten, mix } from '../../artwork/kit/colour.ts';
import type { StripPanel } from '../format.ts';
import { curve, polygon } from '../kit/outlines.ts';
import { beam, beyond, corner, counter, front, type Hour, rectangle, table, tonesOf } from './cafe.ts';
import { BOMI, DOYUN, draw, GU, hand, sleeve } from './cast.ts';
import { bloom, DUSK, HONEY, paint, pencil, ROSE, settle, sheet, SKY, vignette, WOOD } from './paper.ts';
import { cactus, cup, laptop, manuals, napkin, pastryBox, sugar } from './props.ts';

type Draw = StripPanel['draw'];

/** How the first episode is drawn, by panel. */
export const cornerCafe: Draw = (g, h) => {
  front(g, h, 'morning', 1080);
  draw(g, DOYUN, {
    x: 640,
    y: 860,
    scale: 19,
    turn: -0.7,
    mood: 'content',
    arms: { left: { elbow: [-2, 3.2], hand: [-2.6, 5] }, right: { elbow: [2, 3.2], hand: [1.9, 5.6] } },
    legs: {
      left: [
        [-1, 8],
        [-1.8, 10.8],
      ],
      right: [
        [0.8, 8],
        [1.2, 10.8],
      ],
    },
    carry: (c) => {
      paint(c, rectangle(-3.2, 5.2, 2.4, 2), '#8a5a44', { strength: 1 });
      pencil(c, rectangle(-3.2, 5.2, 2.4, 2), 2);
    },
  });
  bloom(g, 400, 40, 520, '#fbf3e4', 0.9, 200);
  settle(g, h);
};

export const hisMorning: Draw = (g, h) => {
  corner(g, h, { hour: 'morning' });
  beam(
    g,
    [
      [200, 70],
      [470, 70],
      [760, 760],
      [330, 760],
    ],
    '#ffe7a0',
    0.5,
  );
  draw(g, DOYUN, {
    x: 270,
    y: 440,
    scale: 82,
    turn: 0.5,
    mood: 'content',
    gaze: [0.4, 0.6],
    arms: {
      left: { elbow: [-2, 3.2], hand: [-0.4, 3.9], shape: 'relaxed' },
      right: { elbow: [1.9, 3.2], hand: [1, 3.9], shape: 'relaxed' },
    },
  });
  table(g, h, 730, 'morning');
  laptop(g, 290, 800, 130);
  manuals(g, 90, 800, 130, 4, 3);
  sugar(g, 486, 790, 62);
  cactus(g, 590, 790, 82);
  cup(g, 700, 840, 74, '#9fb8c4');
  settle(g, h);
};

const still =
  (hour: Hour, side: -1 | 1, mover?: 'his' | 'hers', bud = 0): Draw =>
  (g, h) => {
    const tones = tonesOf(hour);
    sheet(g, h);
    vignette(g, [34, 34, 766, h - 34], side + 5, () => {
      paint(g, rectangle(0, 0, 800, h), tones.wall, { strength: 1, edge: 0 });
      bloom(g, hour === 'morning' ? 150 : 650, 60, 460, hour === 'morning' ? '#fff0b8' : '#f2a680', 0.8);
      bloom(g, 400, 90, 300, hour === 'morning' ? SKY : DUSK, 0.4);
      table(g, h, h * 0.6, hour);
      beam(
        g,
        [
          [0, h * 0.6],
          [420, h * 0.6],
          [700, h],
          [160, h],
        ],
        hour === 'morning' ? '#ffe7a0' : '#ffb872',
        0.5,
      );
      cactus(g, 400, h * 0.72, 128, bud);
      const x = 400 + side * 190;
      sugar(g, x, h * 0.76, 108);
      if (mover) {
        const his = mover === 'his';
        const person = his ? DOYUN : BOMI;
        hand(g, x + side * 118, h * 0.7, 118, -1.2 * side, 'pinch', person.skin, side > 0);
        sleeve(g, [x + side * 118, h * 0.7], [x + side * 420, h * 0.86], 46, his ? DOYUN.cloth : BOMI.under);
        for (const y of [0.66, 0.7, 0.74])
          pencil(
            g,
            curve(
              [
                [x - side * 90, h * y],
                [x - side * 150, h * y + 2],
              ],
              false,
            ),
            2.4,
            '#b59a86',
          );
      }
    });
    settle(g, h);
  };
export const sugarLeft = still('morning', -1);
export const heMovesIt = still('morning', 1, 'his');
export const sheMovesIt = still('evening', -1, 'hers');

export const heFrowns: Draw = (g, h) => {
  beyond(g, h, 'morning', 620);
  bloom(g, 160, 160, 520, '#ffe7a0', 0.7);
  bloom(g, 660, 400, 420, SKY, 0.5);
  draw(g, DOYUN, { x: 360, y: 590, scale: 190, turn: 0.4, nod: 0.5, mood: 'cross', gaze: [0.5, 0.8] });
  for (const [x, y] of [
    [600, 150],
    [640, 196],
    [586, 206],
  ] as const)
    pencil(
      g,
      curve(
        [
          [x, y],
          [x + 24, y - 26],
        ],
        false,
      ),
      5,
      ROSE,
    );
  settle(g, h);
};

export const dayPasses: Draw = (g, h) => {
  sheet(g, h);
  const hours: readonly [string, string][] = [
    [SKY, '#fdf1cf'],
    ['#8fc4e0', '#e2f0ee'],
    ['#f2c98a', '#fbe3b4'],
    [DUSK, '#f2a680'],
    ['#4a4a80', '#8f7aa8'],
  ];
  const tall = (h - 80) / 5;
  hours.forEach(([high, low], index) => {
    const y = 40 + index * tall;
    const shift = index * 62;
    vignette(g, [70 + shift, y + 6, 470 + shift, y + tall - 14], index + 3, () => {
      const sky = g.createLinearGradient(0, y, 0, y + tall);
      sky.addColorStop(0, high);
      sky.addColorStop(1, low);
      g.fillStyle = sky;
      g.fillRect(0, y, 800, tall);
      const [sx, sy] = [120 + shift + index * 66, y + tall * (0.6 - 0.3 * Math.sin((index / 4) * Math.PI))];
      bloom(g, sx, sy, 120, index > 3 ? '#fff6d8' : '#fff0a8', 0.9);
      g.fillStyle = index > 3 ? '#fff8e0' : '#ffe07a';
      g.beginPath();
      g.arc(sx, sy, index > 3 ? 20 : 28, 0, 6.3);
      g.fill();
      paint(
        g,
        polygon([
          [0, y + tall * 0.72],
          [900, y + tall * 0.72],
          [900, y + tall],
          [0, y + tall],
        ]),
        mix(WOOD, high, 0.2),
        { strength: 1 },
      );
      cactus(g, 270 + shift, y + tall * 0.84, 48, 0, false);
      sugar(g, 350 + shift, y + tall * 0.86, 44);
    });
    pencil(g, rectangle(70 + shift, y + 6, 400, tall - 20, 4), 2);
  });
  settle(g, h);
};

export const herEvening: Draw = (g, h) => {
  corner(g, h, { hour: 'evening', lamp: [610, 150] });
  draw(g, BOMI, {
    x: 500,
    y: 450,
    scale: 82,
    turn: -0.5,
    tilt: 0.12,
    mood: 'sleepy',
    gaze: [-0.4, 0.6],
    flour: true,
    arms: {
      left: { elbow: [-1.9, 3.2], hand: [-1, 3.9], shape: 'relaxed' },
      right: { elbow: [1.9, 3], hand: [0.9, 0.3], shape: 'fist', angle: -0.2 },
    },
  });
  table(g, h, 730, 'evening');
  beam(
    g,
    [
      [540, 190],
      [680, 190],
      [800, 900],
      [400, 900],
    ],
    '#ffd88a',
    0.36,
  );
  pastryBox(g, 640, 810, 100);
  sugar(g, 330, 790, 62);
  cactus(g, 200, 790, 82);
  cup(g, 470, 850, 70, ROSE);
  settle(g, h);
};

export const sheGlares: Draw = (g, h) => {
  beyond(g, h, 'evening', 190);
  bloom(g, 620, 150, 520, '#f2a680', 0.65);
  bloom(g, 140, 420, 420, DUSK, 0.45);
  draw(g, BOMI, { x: 430, y: 590, scale: 185, turn: -0.4, nod: 0.4, mood: 'cross', gaze: [-0.6, 0.8], flour: true });
  for (const [x, y] of [
    [170, 150],
    [130, 190],
    [186, 206],
  ] as const)
    pencil(
      g,
      curve(
        [
          [x, y],
          [x - 22, y - 26],
        ],
        false,
      ),
      5,
      ROSE,
    );
  settle(g, h);
};

export const backAndForth: Draw = (g, h) => {
  sheet(g, h);
  const [wide, tall] = [344, (h - 100) / 3];
  for (let turn = 0; turn < 6; turn++) {
    const [x, y] = [44 + (turn % 2) * 368, 36 + Math.floor(turn / 2) * (tall + 14)];
    const morning = turn % 2 === 0;
    vignette(g, [x, y, x + wide, y + tall], turn + 21, () => {
      paint(g, rectangle(x, y, wide, tall), morning ? '#f9e9c4' : '#cfa9a0', { strength: 1, edge: 0, seed: turn });
      bloom(g, x + (morning ? 60 : 290), y + 40, 240, morning ? '#fff3c0' : '#f7b184', 0.8);
      paint(g, rectangle(x - 10, y + tall * 0.66, wide + 20, tall), morning ? lighten(WOOD, 0.2) : darken(WOOD, 0.1), {
        strength: 1,
      });
      pencil(
        g,
        curve(
          [
            [x, y + tall * 0.66],
            [x + wide, y + tall * 0.66],
          ],
          false,
        ),
        2.2,
      );
      cactus(g, x + wide / 2, y + tall * 0.82, 70);
      sugar(g, x + wide / 2 + (morning ? 108 : -108), y + tall * 0.86, 62);
      const sway = morning ? 1 : -1;
      for (const step of [0, 14, 28])
        pencil(
          g,
          curve(
            [
              [x + wide / 2 + sway * (40 - step), y + tall * 0.9],
              [x + wide / 2 + sway * (10 - step), y + tall * 0.9],
            ],
            false,
          ),
          2,
          '#8a6a58',
        );
    });
    pencil(g, rectangle(x, y, wide, tall, 4), 2);
  }
  settle(g, h);
};

export const heWrites: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 9, () => {
    paint(g, rectangle(0, 0, 800, h), '#f7e6c9', { strength: 1, edge: 0 });
    bloom(g, 160, 120, 460, '#fff0b8', 0.8);
    table(g, h, 260, 'morning');
    napkin(g, 330, 460, 430, 330, -0.06);
    for (let row = 0; row < 3; row++)
      pencil(
        g,
        curve(
          [
            [170, 390 + row * 52],
            [230, 382 + row * 52],
            [290, 392 + row * 52],
            [340 + (row < 2 ? 90 : 0), 384 + row * 52],
          ],
          false,
        ),
        3,
        '#5f7ba6',
      );
    hand(g, 560, 560, 170, -1.05, 'pinch', DOYUN.skin, true);
    pencil(
      g,
      polygon([
        [330, 496],
        [352, 486],
        [610, 380],
        [616, 396],
      ]),
      3,
    );
    paint(
      g,
      polygon([
        [352, 486],
        [610, 380],
        [616, 396],
        [358, 500],
      ]),
      HONEY,
      { strength: 1 },
    );
    paint(
      g,
      polygon([
        [330, 500],
        [352, 486],
        [358, 500],
      ]),
      '#4a3f3a',
      { strength: 1 },
    );
    sleeve(g, [560, 560], [860, 690], 66, DOYUN.cloth);
  });
  settle(g, h);
};

/** A note on the table, under the cactus: its words are the balloon's. */
export const note =
  (
    hour: Hour,
    { turn = -0.04, paper = '#fffdf6', bud = 0, extra }: { turn?: number; paper?: string; bud?: 0 | 1 | 2; extra?: Draw } = {},
  ): Draw =>
  (g, h) => {
    sheet(g, h);
    vignette(g, [26, 26, 774, h - 26], 13, () => {
      paint(g, rectangle(0, 0, 800, h), hour === 'morning' ? lighten(WOOD, 0.28) : darken(WOOD, 0.02), {
        strength: 1,
        edge: 0,
        seed: 4,
      });
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
          darken(WOOD, 0.3),
        );
      beam(
        g,
        hour === 'morning'
          ? [
              [0, 0],
              [380, 0],
              [800, h],
              [300, h],
            ]
          : [
              [800, 0],
              [420, 0],
              [0, h],
              [500, h],
            ],
        hour === 'morning' ? '#fff0b8' : '#ffb872',
        0.5,
      );
      napkin(g, 400, h * 0.62, 640, h * 0.56, turn, paper);
      cactus(g, 400, h * 0.31, h * 0.1, bud);
      extra?.(g, h);
    });
    settle(g, h);
  };
export const theNotice = note('morning', { extra: (g, h) => sugar(g, 570, h * 0.32, 70) });
export const theReply = note('evening', { turn: 0.04, paper: '#fff4ea', extra: (g, h) => sugar(g, 230, h * 0.32, 70) });

export const sheReads: Draw = (g, h) => {
  corner(g, h, { hour: 'evening', window: [-60, 40, 520, 420], lamp: [650, 130] });
  draw(g, BOMI, {
    x: 420,
    y: 470,
    scale: 128,
    turn: -0.25,
    tilt: -0.05,
    nod: 0.4,
    mood: 'smug',
    gaze: [-0.2, 1],
    flour: true,
    arms: {
      left: { elbow: [-1.8, 2.6], hand: [-0.9, 1.7], shape: 'pinch' },
      right: { elbow: [1.8, 2.6], hand: [0.9, 1.8], shape: 'pinch' },
    },
    carry: (c) => {
      paint(
        c,
        polygon([
          [-1, 1],
          [1, 1.06],
          [0.96, 2.5],
          [-0.98, 2.46],
        ]),
        '#fffdf6',
        { strength: 1 },
      );
      pencil(
        c,
        polygon([
          [-1, 1],
          [1, 1.06],
          [0.96, 2.5],
          [-0.98, 2.46],
        ]),
        2.4,
      );
      for (const y of [1.4, 1.7, 2])
        pencil(
          c,
          curve(
            [
              [-0.6, y],
              [0, y + 0.04],
              [0.6, y],
            ],
            false,
          ),
          1.8,
          '#5f7ba6',
        );
    },
  });
  settle(g, h);
};

export const heReadsTheReply: Draw = (g, h) => {
  beyond(g, h, 'morning', 180);
  bloom(g, 200, 140, 520, '#ffe7a0', 0.65);
  bloom(g, 640, 380, 380, SKY, 0.5);
  for (let ray = 0; ray < 24; ray++) {
    const turn = (ray / 24) * 6.28;
    pencil(
      g,
      curve(
        [
          [400 + Math.cos(turn) * 330, 320 + Math.sin(turn) * 270],
          [400 + Math.cos(turn) * 420, 320 + Math.sin(turn) * 360],
        ],
        false,
      ),
      3,
      '#e0b98a',
    );
  }
  draw(g, DOYUN, { x: 400, y: 590, scale: 180, turn: -0.2, nod: 0.3, mood: 'startled', gaze: [-0.1, 0.8] });
  settle(g, h);
};

export const askingGu: Draw = (g, h) => {
  counter(g, h, 640, 'morning');
  draw(g, GU, {
    x: 540,
    y: 360,
    scale: 74,
    turn: -0.5,
    mood: 'content',
    gaze: [-0.5, 0.2],
    arms: {
      left: { elbow: [-2.1, 3], hand: [-0.5, 2.8], shape: 'fist' },
      right: { elbow: [2.1, 3], hand: [0.6, 3], shape: 'flat', angle: -1.2 },
    },
  });
  cup(g, 520, 600, 58, ROSE, false);
  const band = new Path2D();
  band.rect(-20, 628, 840, 34);
  paint(g, band, lighten(WOOD, 0.1), { strength: 1 });
  pencil(g, band, 2.6);
  paint(g, rectangle(-20, 662, 840, h), '#8aa191', { strength: 1 });
  draw(g, DOYUN, { x: 190, y: 610, scale: 100, turn: 0, back: true, mood: 'calm' });
  settle(g, h);
};

export const guKnows: Draw = (g, h) => {
  beyond(g, h, 'morning', 640);
  bloom(g, 560, 160, 500, '#dfe6c2', 0.8);
  draw(g, GU, { x: 420, y: 620, scale: 180, turn: -0.3, tilt: 0.05, mood: 'smug', gaze: [-0.4, 0] });
  settle(g, h);
};

export const hisEars: Draw = (g, h) => {
  beyond(g, h, 'morning', 160);
  bloom(g, 240, 160, 520, '#ffe0b0', 0.75);
  bloom(g, 560, 420, 420, ROSE, 0.3);
  draw(g, DOYUN, { x: 390, y: 640, scale: 190, turn: -0.7, tilt: -0.04, mood: 'shy', gaze: [-0.9, 0.5] });
  settle(g, h);
};

export const theCactusKnows: Draw = (g, h) => {
  corner(g, h, { hour: 'morning', window: [100, 60, 600, 560] });
  beam(
    g,
    [
      [180, 60],
      [520, 60],
      [800, h],
      [300, h],
    ],
    '#ffe7a0',
    0.55,
  );
  table(g, h, 760, 'morning');
  napkin(g, 400, 850, 230, 110, 0.03);
  cactus(g, 400, 840, 190);
  sugar(g, 640, 850, 92);
  bloom(g, 400, 500, 260, '#fff3c0', 0.35);
  settle(g, h);
};
