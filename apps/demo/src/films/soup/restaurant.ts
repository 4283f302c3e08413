import { TAU } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import type { Standing } from '../drawing/townsfolk.ts';

/** He ladles. She counts. */
export const HIM = {
  coat: [70, 92, 120],
  apron: [238, 232, 220],
  style: 'cap',
  hair: [30, 24, 26],
} as const satisfies Partial<Standing>;
export const HER = {
  coat: [196, 88, 62],
  apron: [238, 232, 220],
  style: 'bun',
  hair: [44, 28, 26],
} as const satisfies Partial<Standing>;

/** The iron cauldron that has been on since dawn; (x, y) is the middle of its rim. */
export const cauldron = (g: Context, x: number, y: number, size: number): void => {
  shape(g, '#1c1a1e', () => {
    g.moveTo(x - size, y);
    g.bezierCurveTo(x - size * 1.02, y + size * 0.8, x + size * 1.02, y + size * 0.8, x + size, y);
  });
  line(g, 'rgba(255,190,120,.35)', size * 0.03, () => {
    g.moveTo(x - size * 0.9, y + size * 0.16);
    g.quadraticCurveTo(x - size * 0.8, y + size * 0.48, x - size * 0.44, y + size * 0.56);
  });
  shape(g, '#3a363c', () => g.ellipse(x, y, size * 1.07, size * 0.2, 0, 0, TAU));
  shape(g, '#e9dcc4', () => g.ellipse(x, y, size * 0.96, size * 0.16, 0, 0, TAU));
  for (let i = 0; i < 7; i += 1)
    shape(g, i % 2 ? '#cdb594' : '#9cb46a', () =>
      g.ellipse(x + (i - 3) * size * 0.24, y + ((i * 37) % 9) * 2 - 10, size * 0.08, size * 0.025, i, 0, TAU),
    );
};

export const ladle = (g: Context, x: number, y: number, length: number, lean: number): void => {
  g.save();
  g.translate(x, y);
  g.rotate(lean);
  line(g, '#8d9096', length * 0.035, () => {
    g.moveTo(0, 0);
    g.lineTo(0, -length);
  });
  shape(g, '#b9bcc2', () => g.ellipse(0, 0, length * 0.12, length * 0.09, 0, 0, TAU));
  g.restore();
};

/** A bowl of pork soup, seen a little from above. */
export const soupBowl = (g: Context, x: number, y: number, size: number): void => {
  shape(g, 'rgba(0,0,0,.3)', () => g.ellipse(x, y + size * 0.52, size * 0.9, size * 0.12, 0, 0, TAU));
  shape(g, '#2a2422', () => {
    g.moveTo(x - size, y);
    g.bezierCurveTo(x - size * 0.9, y + size * 0.7, x + size * 0.9, y + size * 0.7, x + size, y);
  });
  shape(g, '#463e3a', () => g.ellipse(x, y, size, size * 0.3, 0, 0, TAU));
  shape(g, '#efe4d0', () => g.ellipse(x, y, size * 0.88, size * 0.24, 0, 0, TAU));
  for (let i = 0; i < 4; i += 1)
    shape(g, '#c9a98a', () =>
      g.ellipse(x - size * 0.36 + i * size * 0.2, y - size * 0.03, size * 0.13, size * 0.06, 0.4, 0, TAU),
    );
  for (let i = 0; i < 6; i += 1)
    line(g, '#5f8a3c', size * 0.035, () => {
      g.moveTo(x + size * 0.1 + i * size * 0.07, y - size * 0.14);
      g.lineTo(x + size * 0.16 + i * size * 0.06, y + size * 0.1);
    });
};

/** The front of the restaurant: a sign that carries her father's name, a steamed-up window, a door in the middle. */
export const shopFront = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#3c4a66'],
    [1, '#6c6a78'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [x, width, top, color] of [
    [-40, 460, 130, '#545a70'],
    [1500, 480, 90, '#4c5268'],
  ] as const) {
    shape(g, color, () => g.rect(x, top, width, 800));
    for (let i = 0; i < 12; i += 1)
      shape(g, i % 5 === 2 ? '#ffd78a' : '#3a4056', () =>
        g.rect(x + 60 + (i % 3) * 130, top + 60 + Math.floor(i / 3) * 130, 70, 84),
      );
  }
  shape(g, '#7d5a44', () => g.rect(400, 180, 1120, 740));
  shape(g, '#a83a28', () => g.roundRect(380, 200, 1160, 170, 14));
  line(g, '#f3dfb0', 8, () => g.roundRect(396, 216, 1128, 138, 10));
  g.font = fontOf('black-han-sans', 104);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#fff3d6';
  g.fillText('설씨네 돼지국밥', 960, 290);
  for (const x of [450, 1080]) {
    shape(g, '#3a2820', () => g.rect(x, 420, 390, 400));
    g.fillStyle = vertical(
      g,
      [
        [0, '#ffe0a0'],
        [1, '#e8a85c'],
      ],
      430,
      810,
    );
    g.fillRect(x + 12, 432, 366, 376);
    line(g, '#3a2820', 10, () => {
      g.moveTo(x + 195, 432);
      g.lineTo(x + 195, 808);
    });
  }
  shape(g, '#3a2820', () => g.rect(862, 420, 196, 500));
  g.fillStyle = vertical(
    g,
    [
      [0, '#ffe6b0'],
      [1, '#c88a4a'],
    ],
    430,
    920,
  );
  g.fillRect(874, 432, 172, 488);
  for (let i = 0; i < 4; i += 1) shape(g, i % 2 ? '#f3e6d0' : '#c0492e', () => g.rect(874 + i * 43, 432, 43, 120));
  g.fillStyle = vertical(
    g,
    [
      [0, '#6a6470'],
      [1, '#33303c'],
    ],
    900,
    HEIGHT,
  );
  g.fillRect(0, 900, WIDTH, 200);
  glow(g, 960, 640, 760, [255, 190, 110], 0.3);
};

/** The room behind it: tiled wall, menu boards, two lamps. */
export const diningRoom = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#e3d3b4'],
    [0.6, '#c9b48c'],
    [1, '#8a6f52'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let row = 0; row < 6; row += 1)
    for (let i = 0; i < 16; i += 1)
      shape(g, (row + i) % 2 ? '#d8d2c2' : '#cfc8b6', () => g.rect(i * 122 - 10, 430 + row * 62, 118, 58));
  for (const [x, text] of [
    [260, '돼지국밥'],
    [470, '수육백반'],
    [1450, '순대국밥'],
    [1660, '부추무침'],
  ] as const) {
    shape(g, '#6b4428', () => g.roundRect(x - 54, 90, 108, 300, 8));
    g.font = fontOf('nanum-brush-script', 62);
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillStyle = '#fff2d2';
    [...text].forEach((letter, i) => g.fillText(letter, x, 136 + i * 68));
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#5a4432'],
      [1, '#33261c'],
    ],
    800,
    HEIGHT,
  );
  g.fillRect(0, 802, WIDTH, 300);
};
