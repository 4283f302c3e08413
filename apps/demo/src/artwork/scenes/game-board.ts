import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';
import { company } from './props/company.ts';

export const gameBoard: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const cloth = mix(s.accent, s.palette.near, s.palette.dark ? 0.5 : 0.2);
    s.fillAll(s.around(0, -0.3, 1.2, lighten(cloth, 0.2), cloth, darken(cloth, 0.5)));
    for (let dot = 0; dot < 300; dot++)
      s.disc(s.left + ((dot * 0.137) % 1) * s.width, s.top + ((dot * 0.311) % 1) * s.height, 0.006, alpha('#ffffff', 0.1));
    const iso = (column: number, row: number, up = 0): [number, number] => [
      (column - row) * 0.078,
      -0.36 + (column + row - 6) * 0.046 - up,
    ];
    const slab = (column: number, row: number, size: number, height: number, paint: string): void => {
      const [ax, ay] = iso(column, row, height);
      const [bx, by] = iso(column + size, row, height);
      const [cx, cy] = iso(column + size, row + size, height);
      const [dx, dy] = iso(column, row + size, height);
      s.shape(
        [
          [dx, dy],
          [cx, cy],
          [cx, cy + height],
          [dx, dy + height],
        ],
        darken(paint, 0.25),
      );
      s.shape(
        [
          [cx, cy],
          [bx, by],
          [bx, by + height],
          [cx, cy + height],
        ],
        darken(paint, 0.42),
      );
      s.shape(
        [
          [ax, ay],
          [bx, by],
          [cx, cy],
          [dx, dy],
        ],
        s.ramp([dx, dy], [bx, by], lighten(paint, 0.25), paint),
      );
    };
    s.disc(0.02, -0.26, 0.58, alpha('#000000', 0.3), 0.34);
    slab(-0.2, -0.2, 6.4, 0.05, '#8a5730');
    const paints = ['#f4ead4', '#e9b04a', '#f0705a', '#2fb3a0', '#5566e6', '#f4ead4'];
    const path: Array<[number, number]> = [];
    for (let step = 0; step < 6; step++) path.push([step, 0]);
    for (let step = 1; step < 6; step++) path.push([5, step]);
    for (let step = 4; step >= 0; step--) path.push([step, 5]);
    for (let step = 4; step > 0; step--) path.push([0, step]);
    slab(1.06, 1.06, 3.88, 0.062, mix('#3f8a5f', s.palette.near, 0.15));
    [...path]
      .sort((one, other) => one[0] + one[1] - other[0] - other[1])
      .forEach(([column, row], index) =>
        slab(column + 0.04, row + 0.04, 0.92, 0.085, paints[(column * 5 + row * 3 + index) % 6] ?? '#f4ead4'),
      );
    const [houseX, houseY] = iso(3, 3, 0.06);
    for (const [dx, dy, size, roof] of [
      [-0.14, -0.03, 0.09, '#f0705a'],
      [0.12, -0.05, 0.1, '#5566e6'],
      [0, 0.03, 0.13, s.accent],
    ] as const) {
      s.rect(
        houseX + dx - size / 2,
        houseY + dy - size * 0.7,
        size,
        size * 0.8,
        s.across(houseX + dx - size / 2, houseX + dx + size / 2, '#fffaf0', '#d9cdb8'),
      );
      s.shape(
        [
          [houseX + dx - size * 0.66, houseY + dy - size * 0.66],
          [houseX + dx, houseY + dy - size * 1.3],
          [houseX + dx + size * 0.66, houseY + dy - size * 0.66],
        ],
        s.across(houseX + dx - size, houseX + dx + size, lighten(roof, 0.25), darken(roof, 0.25)),
      );
      s.rect(houseX + dx - size * 0.12, houseY + dy - size * 0.3, size * 0.24, size * 0.4, '#6a4028');
    }
    const players = Math.max(2, company(s));
    for (let index = 0; index < players; index++) {
      const [column, row] = path[(index * 4 + (s.seed & 3) + 7) % path.length] ?? [5, 3];
      const [x, y] = iso(column + 0.5, row + 0.5, 0.085);
      pawn(s, x, y + 0.01, 0.17, index === 0 ? s.accent : (paints[(index + 1) % 5] ?? '#f0705a'));
    }
    dice(s, -0.36, 0.08, 0.12);
    dice(s, 0.38, 0.14, 0.1);
    for (let card = 0; card < 3; card++)
      s.at(
        0.4,
        -0.68 + card * 0.02,
        1,
        () => {
          s.rect(-0.06, -0.08, 0.12, 0.16, '#fffaf0', 0.012);
          s.rect(-0.046, -0.066, 0.092, 0.132, card === 2 ? s.accent : '#c9b89a', 0.008);
        },
        1,
        0.3 + card * 0.14,
      );
  },
};

const pawn = (s: Scene, x: number, y: number, size: number, paint: string): void => {
  s.disc(x + size * 0.14, y, size * 0.34, alpha('#000000', 0.3), size * 0.12);
  s.path(
    'M-.3 0C-.3 -.2 -.12 -.3 -.1 -.62L.1 -.62C.12 -.3 .3 -.2 .3 0Q0 .12 -.3 0Z',
    s.across(-0.3, 0.3, lighten(paint, 0.35), paint, darken(paint, 0.45)),
    x,
    y,
    size,
  );
  s.disc(
    x,
    y - size * 0.74,
    size * 0.2,
    s.around(x - size * 0.08, y - size * 0.82, size * 0.34, lighten(paint, 0.6), paint, darken(paint, 0.35)),
  );
};

const dice = (s: Scene, x: number, y: number, size: number): void => {
  s.shape(
    [
      [x, y - size],
      [x + size * 0.8, y - size * 0.6],
      [x, y - size * 0.2],
      [x - size * 0.8, y - size * 0.6],
    ],
    '#fffdf6',
  );
  s.shape(
    [
      [x - size * 0.8, y - size * 0.6],
      [x, y - size * 0.2],
      [x, y + size * 0.7],
      [x - size * 0.8, y + size * 0.3],
    ],
    '#e2dccd',
  );
  s.shape(
    [
      [x + size * 0.8, y - size * 0.6],
      [x, y - size * 0.2],
      [x, y + size * 0.7],
      [x + size * 0.8, y + size * 0.3],
    ],
    '#c2b9a6',
  );
  s.disc(x, y - size * 0.6, size * 0.16, s.accent, size * 0.1);
  for (const t of [0.25, 0.75]) {
    s.disc(x - size * t, y - size * 0.25 + size * 0.85 * (1 - t) * 0.7, size * 0.09, '#23252e');
    s.disc(x + size * t, y - size * 0.1 + size * 0.4 * t, size * 0.09, '#23252e');
  }
};
