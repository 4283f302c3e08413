import { lighten, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import type { StripPanel } from '../format.ts';
import { curve, polygon } from '../kit/outlines.ts';
import { beam, beyond, corner, disc, foliage, kitchen, pendant, rectangle, table } from './cafe.ts';
import { BOMI, DOYUN, draw, GU, hand, sleeve } from './cast.ts';
import { bloom, drawn, DUSK, HONEY, LEAF, paint, pencil, ROSE, settle, sheet, SKY, vignette, WOOD } from './paper.ts';
import { cactus, cactusShadow, cup, curls, laptop, madeleine, manuals, napkin, oven, pastryBox, sugar } from './props.ts';
import { note } from './scenes-1.ts';

type Draw = StripPanel['draw'];
type Held = NonNullable<Parameters<typeof draw>[2]['carry']>;

const held =
  (color: string): Held =>
  (c) => {
    const paper = polygon([
      [-1.3, 0.8],
      [1.3, 0.88],
      [1.26, 2.6],
      [-1.28, 2.56],
    ]);
    drawn(c, paper, color, 2.6);
    for (const y of [1.2, 1.55, 1.9])
      pencil(
        c,
        curve(
          [
            [-0.7, y],
            [0, y + 0.05],
            [0.7, y],
          ],
          false,
        ),
        2,
        '#5f7ba6',
      );
  };

/** How the second episode is drawn, by panel. */
export const napkinsFall: Draw = (g, h) => {
  sheet(g, h);
  for (let band = 0; band < 4; band++)
    bloom(g, band % 2 ? 640 : 160, 200 + band * h * 0.25, 480, band % 2 ? mix(DUSK, '#f2a680', 0.6) : '#ffe7a0', 0.55);
  const random = randomFrom(31);
  for (let leaf = 0; leaf < 34; leaf++) {
    const [x, y] = [random() * 800, random() * h];
    g.save();
    g.translate(x, y);
    g.rotate(random() * 6.3);
    const size = 10 + random() * 12;
    g.scale(size, size);
    paint(
      g,
      curve([
        [0, -1],
        [0.6, -0.2],
        [0, 1],
        [-0.6, -0.2],
      ]),
      [HONEY, ROSE, LEAF, '#c9744f'][leaf % 4] ?? HONEY,
      { strength: 0.8 },
    );
    pencil(
      g,
      curve(
        [
          [0, -1],
          [0, 1.3],
        ],
        false,
      ),
      1.2,
    );
    g.restore();
  }
  for (const [x, y, turn, his] of [
    [270, 210, -0.06, true],
    [530, 480, 0.05, false],
    [270, 750, -0.03, true],
    [530, 1020, 0.06, false],
    [290, 1280, -0.05, true],
  ] as const)
    napkin(g, x, y, 440, 230, turn, his ? '#fffdf6' : '#fff2e8');
  settle(g, h);
};

export const heSmiles: Draw = (g, h) => {
  corner(g, h, { hour: 'morning', window: [330, 40, 560, 420] });
  beam(
    g,
    [
      [420, 40],
      [640, 40],
      [420, h],
      [60, h],
    ],
    '#ffe7a0',
    0.4,
  );
  draw(g, DOYUN, {
    x: 330,
    y: 430,
    scale: 128,
    turn: 0.3,
    tilt: 0.05,
    nod: 0.5,
    mood: 'content',
    gaze: [0.1, 1],
    arms: {
      left: { elbow: [-1.9, 2.6], hand: [-0.9, 1.8], shape: 'pinch' },
      right: { elbow: [1.9, 2.6], hand: [0.9, 1.9], shape: 'pinch' },
    },
    carry: held('#fbe3d6'),
  });
  settle(g, h);
};

export const sheLaughs: Draw = (g, h) => {
  corner(g, h, { hour: 'evening', window: [-90, 40, 520, 420], lamp: [660, 120] });
  draw(g, BOMI, {
    x: 470,
    y: 450,
    scale: 128,
    turn: -0.3,
    tilt: -0.1,
    mood: 'happy',
    flour: true,
    arms: {
      left: { elbow: [-1.9, 2.6], hand: [-0.7, 2.1], shape: 'pinch' },
      right: { elbow: [1.9, 2.4], hand: [0.8, 0.7], shape: 'relaxed', angle: -0.6 },
    },
    carry: (c) => {
      c.save();
      c.translate(-0.7, 0.6);
      c.scale(0.7, 0.7);
      held('#fffdf6')(c);
      c.restore();
    },
  });
  settle(g, h);
};

export const bakingSchool: Draw = (g, h) => {
  kitchen(g, h, 640);
  oven(g, 560, 640, 210, false);
  curls(g, 560, 300, 210, '#9a948e', 4);
  bloom(g, 560, 380, 300, '#8d8680', 0.5, 220);
  draw(g, BOMI, {
    x: 230,
    y: 400,
    scale: 76,
    turn: 0.6,
    tilt: -0.06,
    mood: 'startled',
    flour: true,
    arms: {
      left: { elbow: [-2.1, 2.6], hand: [-2.2, 0.2], shape: 'open' },
      right: { elbow: [2, 3], hand: [2.3, 1.2], shape: 'open' },
    },
  });
  const bench = rectangle(-20, 740, 840, 26, 4);
  drawn(g, rectangle(-20, 752, 840, h), '#c2ccd0', 2.6);
  drawn(g, bench, '#dfe5e6', 2.6);
  drawn(g, rectangle(60, 700, 90, 44, 10), '#e9e4da', 2.2);
  drawn(
    g,
    curve([
      [640, 742],
      [630, 700],
      [700, 690],
      [770, 700],
      [760, 742],
    ]),
    '#f2d9b0',
    2.2,
  );
  settle(g, h);
};

export const allBurnt: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 8, () => {
    paint(g, rectangle(0, 0, 800, h), '#c2ccd0', { strength: 1, edge: 0 });
    drawn(
      g,
      polygon([
        [90, 120],
        [710, 120],
        [770, 520],
        [30, 520],
      ]),
      '#8a9296',
      3,
    );
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 5; column++)
        madeleine(g, 168 + column * 116 + (row - 1) * (column - 2) * 9, 190 + row * 122, 62 + row * 5, true, (column - 2) * 0.06);
    curls(g, 400, 330, 240, '#8d8680', 9);
  });
  settle(g, h);
};

export const lowEvening: Draw = (g, h) => {
  corner(g, h, { hour: 'night', lamp: [640, 130] });
  draw(g, BOMI, {
    x: 380,
    y: 600,
    scale: 86,
    turn: -0.4,
    tilt: -0.5,
    nod: 0.3,
    mood: 'sad',
    gaze: [-0.4, 0.8],
    flour: true,
    arms: {
      left: { elbow: [-2.3, 1.6], hand: [-0.3, 1.9], shape: 'flat' },
      right: { elbow: [2.3, 1.6], hand: [0.4, 1.9], shape: 'flat' },
    },
  });
  table(g, h, 750, 'night');
  beam(
    g,
    [
      [580, 160],
      [700, 160],
      [800, h],
      [300, h],
    ],
    '#ffd88a',
    0.4,
  );
  cactus(g, 130, 820, 84);
  cup(g, 560, 830, 82, HONEY);
  hand(g, 690, 800, 96, -1.3, 'relaxed', GU.skin, true);
  sleeve(g, [690, 800], [900, 840], 40, GU.cloth);
  settle(g, h);
};

export const noteOfE07: Draw = note('evening', {
  turn: 0.03,
  paper: '#fff2e8',
  extra: (g, h) => {
    sugar(g, 230, h * 0.32, 66);
    bloom(g, 620, h * 0.5, 60, '#9fc3d6', 0.5);
    bloom(g, 560, h * 0.84, 40, '#9fc3d6', 0.5);
  },
});

export const heWorries: Draw = (g, h) => {
  beyond(g, h, 'morning', 160);
  bloom(g, 200, 160, 500, SKY, 0.6);
  bloom(g, 640, 460, 400, '#ffe7a0', 0.5);
  draw(g, DOYUN, { x: 380, y: 620, scale: 185, turn: 0.35, nod: 0.6, mood: 'worried', gaze: [0.3, 1] });
  settle(g, h);
};

export const everyManual: Draw = (g, h) => {
  corner(g, h, { hour: 'morning', window: [90, 60, 620, 430] });
  for (const [x, count, size] of [
    [90, 17, 170],
    [690, 20, 180],
  ] as const)
    manuals(g, x, 800, size, count, x);
  draw(g, DOYUN, {
    x: 390,
    y: 470,
    scale: 84,
    turn: -0.2,
    nod: 0.6,
    mood: 'thinking',
    gaze: [-0.1, 1],
    arms: {
      left: { elbow: [-1.9, 3], hand: [-0.7, 2.8], shape: 'flat' },
      right: { elbow: [1.9, 2.8], hand: [0.7, 0.6], shape: 'fist', angle: -0.5 },
    },
  });
  table(g, h, 770, 'morning');
  for (const [x, side] of [
    [300, -1],
    [420, 1],
  ] as const)
    drawn(
      g,
      polygon([
        [360, 800],
        [360 + side * 150, 780],
        [360 + side * 160, 880],
        [360, 900],
      ]),
      x > 400 ? '#fffdf6' : '#f7f0e0',
      2.4,
    );
  for (let row = 0; row < 4; row++)
    for (const x of [226, 386])
      pencil(
        g,
        curve(
          [
            [x, 806 + row * 20],
            [x + 108, 804 + row * 20],
          ],
          false,
        ),
        1.6,
        '#8a94a0',
      );
  manuals(g, 600, 880, 150, 4, 8);
  cactus(g, 700, 900, 60);
  settle(g, h);
};

export const figureOne: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [26, 26, 774, h - 26], 13, () => {
    paint(g, rectangle(0, 0, 800, h), lighten(WOOD, 0.28), { strength: 1, edge: 0, seed: 4 });
    beam(
      g,
      [
        [0, 0],
        [380, 0],
        [800, h],
        [300, h],
      ],
      '#fff0b8',
      0.5,
    );
    napkin(g, 400, h / 2, 680, h - 150, -0.015);
    g.save();
    g.translate(400, 560);
    g.scale(215, 215);
    for (const form of [
      rectangle(-1, -1.9, 2, 1.9, 0.08),
      rectangle(-0.82, -1.3, 1.64, 1.1, 0.06),
      rectangle(-0.7, -1.42, 1.4, 0.09, 0.04),
      disc(-0.6, -1.64, 0.13),
      disc(-0.2, -1.64, 0.13),
      rectangle(0.2, -1.76, 0.6, 0.24, 0.04),
    ])
      pencil(g, form, 3, '#5f7ba6');
    for (const shelf of [-0.95, -0.6])
      pencil(
        g,
        curve(
          [
            [-0.78, shelf],
            [0.78, shelf],
          ],
          false,
        ),
        2.4,
        '#5f7ba6',
      );
    for (let hatch = 0; hatch < 9; hatch++)
      pencil(
        g,
        curve(
          [
            [-0.76 + hatch * 0.17, -0.26],
            [-0.66 + hatch * 0.17, -0.5],
          ],
          false,
        ),
        1.4,
        '#9fb3cf',
      );
    for (const knob of [-0.6, -0.2]) {
      pencil(g, disc(knob, -1.64, 0.2), 3.4, ROSE);
      pencil(
        g,
        curve(
          [
            [knob + (knob + 0.4) * 1.1, -2.2],
            [knob, -1.9],
          ],
          false,
        ),
        3.4,
        ROSE,
      );
      pencil(
        g,
        curve(
          [
            [knob - 0.06, -2],
            [knob, -1.88],
            [knob + 0.1, -1.96],
          ],
          false,
        ),
        3.4,
        ROSE,
      );
    }
    g.restore();
    for (let second = 0; second < 5; second++)
      pencil(
        g,
        curve(
          [
            [560 + second * 26, 690],
            [552 + second * 26, 720],
          ],
          false,
        ),
        4,
        ROSE,
      );
  });
  settle(g, h);
};

export const sheRuns: Draw = (g, h) => {
  sheet(g, h);
  bloom(g, 600, 160, 460, '#f2a680', 0.8);
  bloom(g, 160, 200, 420, DUSK, 0.6);
  for (const [x, wide, tall] of [
    [-30, 200, 360],
    [190, 160, 280],
    [560, 280, 330],
  ] as const) {
    drawn(g, rectangle(x, 560 - tall, wide, tall), mix('#8d7596', '#f2a680', 0.3), 2, x + 50);
    for (let pane = 0; pane < 4; pane++)
      drawn(g, rectangle(x + 26 + (pane % 2) * wide * 0.42, 600 - tall + Math.floor(pane / 2) * 90, 40, 50), '#ffe09a', 1.6);
  }
  foliage(g, 470, 420, 90, '#7f8f74', 8);
  drawn(
    g,
    polygon([
      [-20, 560],
      [820, 560],
      [820, h + 20],
      [-20, h + 20],
    ]),
    '#d9b49a',
    2.4,
    2,
  );
  for (let dash = 0; dash < 9; dash++)
    pencil(
      g,
      curve(
        [
          [20 + dash * 26, 240 + dash * 56],
          [170 + dash * 18, 236 + dash * 56],
        ],
        false,
      ),
      2.4,
      '#fff4e0',
    );
  bloom(g, 430, 780, 150, '#6a4a58', 0.35, 22);
  draw(g, BOMI, {
    x: 430,
    y: 330,
    scale: 38,
    turn: 0.7,
    mood: 'startled',
    lean: 0.22,
    arms: {
      left: { elbow: [-2.4, 2.2], hand: [-2.6, 4.2], shape: 'fist' },
      right: { elbow: [2.3, 1.4], hand: [3, -0.8], shape: 'fist' },
    },
    legs: {
      left: [
        [-1.4, 7.2],
        [-3.6, 8.4],
      ],
      right: [
        [1.7, 6.9],
        [1.2, 10.2],
      ],
    },
  });
  napkin(g, 572, 268, 80, 60, 0.3);
  settle(g, h);
};

export const fiveSeconds: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 8, () => {
    paint(g, rectangle(0, 0, 800, h), '#b9c4c6', { strength: 1, edge: 0 });
    for (const x of [230, 510]) {
      drawn(g, disc(x, 240, 96), '#efeae0', 3);
      drawn(g, rectangle(x - 12, 150, 24, 110, 8), '#d9d2c4', 2.4);
    }
    drawn(g, rectangle(640, 130, 100, 60, 8), '#3f4448', 2.6);
    paint(g, disc(690, 160, 12), '#7fd08a', { strength: 1 });
    for (const side of [-1, 1]) {
      const x = side < 0 ? 210 : 530;
      hand(g, x, 470, 165, side * -0.1, 'pinch', BOMI.skin, side < 0);
      sleeve(g, [x, 470], [x + side * 60, 760], 60, BOMI.under);
    }
    for (let tick = 0; tick < 5; tick++)
      pencil(
        g,
        curve(
          [
            [320 + tick * 30, 90],
            [318 + tick * 30, 122],
          ],
          false,
        ),
        5,
        ROSE,
      );
  });
  settle(g, h);
};

export const golden: Draw = (g, h) => {
  kitchen(g, h, 640);
  bloom(g, 560, 480, 460, '#ffd27a', 0.8);
  oven(g, 580, 650, 200, true);
  curls(g, 560, 240, 180, '#f2d9a8', 3);
  draw(g, BOMI, {
    x: 240,
    y: 380,
    scale: 84,
    turn: 0.5,
    mood: 'moved',
    flour: true,
    arms: {
      left: { elbow: [-2, 2.8], hand: [-0.7, 3.1], shape: 'fist' },
      right: { elbow: [2, 2.8], hand: [0.8, 3.1], shape: 'fist' },
    },
  });
  drawn(g, rectangle(-20, 700, 840, h), '#c2ccd0', 2.6);
  drawn(
    g,
    polygon([
      [40, 660],
      [440, 660],
      [470, 730],
      [10, 730],
    ]),
    '#8a9296',
    2.6,
  );
  for (let cake = 0; cake < 6; cake++) madeleine(g, 80 + cake * 66, 692, 30, false, (cake - 3) * 0.05);
  settle(g, h);
};

export const boxInTheMorning: Draw = (g, h) => {
  sheet(g, h);
  vignette(g, [30, 30, 770, h - 30], 6, () => {
    paint(g, rectangle(0, 0, 800, h), '#f7e6c9', { strength: 1, edge: 0 });
    bloom(g, 160, 80, 460, '#fff0b8', 0.9);
    table(g, h, 330, 'morning');
    beam(
      g,
      [
        [0, 330],
        [420, 330],
        [760, h],
        [200, h],
      ],
      '#ffe7a0',
      0.5,
    );
    cactus(g, 640, 440, 110);
    pastryBox(g, 330, 500, 190, true);
    madeleine(g, 330, 372, 88, false, 0.2);
    napkin(g, 440, 690, 560, 260, 0.03, '#fff2e8');
  });
  settle(g, h);
};

export const heEats: Draw = (g, h) => {
  beyond(g, h, 'morning', 620);
  bloom(g, 400, 300, 520, '#ffe0a0', 0.8);
  for (const [x, y] of [
    [130, 150],
    [660, 130],
    [690, 330],
    [100, 370],
  ] as const) {
    pencil(
      g,
      curve(
        [
          [x - 16, y],
          [x + 16, y],
        ],
        false,
      ),
      4,
      HONEY,
    );
    pencil(
      g,
      curve(
        [
          [x, y - 16],
          [x, y + 16],
        ],
        false,
      ),
      4,
      HONEY,
    );
  }
  draw(g, DOYUN, { x: 380, y: 560, scale: 165, turn: 0.3, mood: 'happy' });
  madeleine(g, 560, 590, 84, false, 0.5);
  hand(g, 600, 740, 130, -0.3, 'pinch', DOYUN.skin, true);
  sleeve(g, [600, 740], [660, 900], 50, DOYUN.cloth);
  settle(g, h);
};

export const whyLeft: Draw = note('morning', {
  turn: -0.03,
  extra: (g, h) => {
    sugar(g, 570, h * 0.32, 66);
    madeleine(g, 680, h * 0.3, 34, false, 0.4);
  },
});

export const shadowOnTheWall: Draw = (g, h) => {
  sheet(g, h);
  paint(g, rectangle(-20, -20, 840, h + 40), '#d9b0a0', { strength: 0.9, edge: 0, seed: 2 });
  bloom(g, 560, 260, 620, '#ffdc94', 0.85);
  cactusShadow(g, 230, 800, 200);
  pendant(g, 660, 250, true);
  draw(g, BOMI, {
    x: 630,
    y: 640,
    scale: 88,
    turn: -0.75,
    mood: 'content',
    gaze: [-0.9, -0.1],
    arms: {
      left: { elbow: [-2, 2], hand: [-2, -0.5], shape: 'open' },
      right: { elbow: [1.9, 2.6], hand: [0.4, 2.9], shape: 'flat' },
    },
  });
  table(g, h, 830, 'evening');
  beam(
    g,
    [
      [600, 280],
      [730, 280],
      [800, h],
      [240, h],
    ],
    '#ffd88a',
    0.35,
  );
  cactus(g, 400, 930, 108);
  sugar(g, 170, 950, 84);
  settle(g, h);
};

export const sunOnIt: Draw = (g, h) => {
  corner(g, h, { hour: 'morning', window: [-60, 50, 520, 520] });
  beam(
    g,
    [
      [40, 50],
      [330, 50],
      [760, h],
      [260, h],
    ],
    '#fff0a8',
    0.75,
  );
  draw(g, DOYUN, {
    x: 640,
    y: 560,
    scale: 92,
    turn: -0.7,
    tilt: -0.06,
    mood: 'content',
    gaze: [-0.8, 0.6],
    arms: { left: { elbow: [-1.9, 3], hand: [-1.3, 3.4], shape: 'flat' } },
  });
  table(g, h, 800, 'morning');
  laptop(g, 690, 880, 110);
  cactus(g, 330, 920, 150);
  sugar(g, 520, 940, 76);
  settle(g, h);
};

export const theBud: Draw = (g, h) => {
  sheet(g, h);
  bloom(g, 400, 280, 620, '#ffe7a0', 0.8);
  bloom(g, 680, 140, 300, ROSE, 0.35);
  cactus(g, 400, h + 330, 370, 1, false);
  for (let ray = 0; ray < 12; ray++) {
    const turn = -Math.PI + (ray / 11) * Math.PI;
    pencil(
      g,
      curve(
        [
          [400 + Math.cos(turn) * 150, 250 + Math.sin(turn) * 130],
          [400 + Math.cos(turn) * 200, 250 + Math.sin(turn) * 175],
        ],
        false,
      ),
      3.4,
      HONEY,
    );
  }
  settle(g, h);
};
