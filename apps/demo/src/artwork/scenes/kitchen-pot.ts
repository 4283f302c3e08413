import { mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Family } from './family.ts';
import { plate } from './props/plate.ts';

export const kitchenPot: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const cloth = mix(s.accent, s.palette.near, s.palette.dark ? 0.35 : 0.08);
    s.fillAll(s.ramp([s.left, s.top], [s.right, s.bottom], lighten(cloth, 0.08), cloth, darken(cloth, 0.35)));
    for (let row = 0; row < 20; row++)
      for (let column = 0; column < 26; column++)
        s.ring(s.left + column * 0.09 + (row % 2) * 0.045, s.top + row * 0.085, 0.018, alpha(lighten(cloth, 0.4), 0.13), 0.004);
    const kimchi = (random: () => number): void =>
      scatter(random, 46, (x, y, turn) =>
        s.at(
          x,
          y,
          1,
          () =>
            s.rect(
              -0.2,
              -0.09,
              0.4,
              0.18,
              ['#e04a26', '#c93018', '#f0773a', '#f6d9a0'][Math.floor(random() * 4)] ?? '#e04a26',
              0.05,
            ),
          1,
          turn,
        ),
      );
    const greens = (random: () => number): void =>
      scatter(random, 70, (x, y, turn) =>
        s.at(
          x,
          y,
          1,
          () =>
            s.pen(
              'M-.22 0Q0 -.2 .22 .04',
              ['#2f7a3a', '#4b9a45', '#1f5a2c', '#79b84f'][Math.floor(random() * 4)] ?? '#2f7a3a',
              0.06,
            ),
          1,
          turn,
        ),
      );
    const beans = (random: () => number): void =>
      scatter(random, 70, (x, y, turn) =>
        s.disc(x, y, 0.1, ['#241410', '#3a211a', '#120a08'][Math.floor(random() * 3)] ?? '#241410', 0.07, turn),
      );
    const eggs = (random: () => number): void =>
      scatter(random, 20, (x, y, turn) =>
        s.at(
          x,
          y,
          1,
          () => {
            s.rect(-0.18, -0.12, 0.36, 0.24, '#ffcf3f', 0.06);
            s.ring(0, 0, 0.06, '#f0a526', 0.03);
          },
          1,
          turn,
        ),
      );
    const rice = (random: () => number): void =>
      scatter(random, 240, (x, y, turn) =>
        s.disc(x, y, 0.055, ['#ffffff', '#fbf6e8', '#eee4cd'][Math.floor(random() * 3)] ?? '#ffffff', 0.024, turn),
      );
    const centre = -0.33;
    const dishes: Array<[number, number, number, string, (random: () => number) => void]> = [
      [0.46, -0.72, 0.14, '#f4efe4', kimchi],
      [-0.47, -0.02, 0.13, '#33363e', eggs],
      [0.47, 0.02, 0.14, '#f4efe4', greens],
      [-0.48, -0.64, 0.13, '#2d5a6b', rice],
      [-0.2, 0.18, 0.1, '#e8c88f', beans],
      [0.14, 0.21, 0.11, '#2d5a6b', kimchi],
      [-0.86, -0.3, 0.2, '#f4efe4', greens],
      [-1.02, 0.06, 0.12, '#33363e', beans],
      [-1.0, -0.7, 0.15, '#e8c88f', kimchi],
    ];
    dishes.forEach(([x, y, radius, rim, food], index) => plate(s, x, y, radius, rim, food, 224 + index));
    for (const side of [-1, 1]) s.rect(side * 0.34 - 0.05, centre - 0.08, 0.1, 0.16, '#1c1a1d', 0.04);
    s.disc(0.03, centre + 0.05, 0.37, alpha('#1a0505', 0.45));
    s.disc(0, centre, 0.36, s.around(-0.14, centre - 0.18, 0.7, '#6a6468', '#2a272b', '#0d0c0e'));
    s.disc(0, centre, 0.3, s.around(0, centre, 0.31, '#ff8a3a', '#ea4a1c', '#b3200f', '#6d0e0a'));
    const random = s.part(223);
    for (let bubble = 0; bubble < 130; bubble++) {
      const turn = random() * 6.28;
      const away = Math.sqrt(random()) * 0.28;
      s.ring(
        Math.cos(turn) * away,
        centre + Math.sin(turn) * away,
        0.004 + random() * 0.015,
        alpha('#ffd09a', 0.3 + random() * 0.5),
        0.0025,
      );
    }
    for (let piece = 0; piece < 9; piece++) {
      const turn = piece * 0.7 + 0.2;
      const away = 0.13 + 0.1 * random();
      s.at(
        Math.cos(turn) * away,
        centre + Math.sin(turn) * away,
        1,
        () => {
          s.rect(-0.042, -0.034, 0.088, 0.074, alpha('#5a0a00', 0.45), 0.008);
          s.rect(-0.046, -0.04, 0.088, 0.074, '#fff3da', 0.008);
          s.rect(-0.046, 0.018, 0.088, 0.014, '#e8cfa0', 0.005);
        },
        1,
        turn + random(),
      );
    }
    for (let onion = 0; onion < 30; onion++) {
      const turn = random() * 6.28;
      const away = Math.sqrt(random()) * 0.27;
      s.ring(
        Math.cos(turn) * away,
        centre + Math.sin(turn) * away,
        0.016,
        onion % 3 ? '#5fae3f' : '#e8f0b0',
        0.008,
        0,
        6.3,
        0.011,
      );
    }
    s.disc(0.01, centre, 0.11, '#fff9ee', 0.096, 0.3);
    s.disc(0, centre - 0.005, 0.055, s.around(-0.015, centre - 0.025, 0.085, '#fff2a8', '#ffb81f', '#e8810f'));
    s.ring(0, centre, 0.335, alpha('#ffffff', 0.4), 0.01, 3.5, 4.7);
    for (const offset of [0, 0.045])
      s.line(
        [
          [0.2 + offset, s.bottom],
          [0.34 + offset, centre - 0.1],
        ],
        '#c9ced2',
        0.016,
      );
    for (let puff = 0; puff < 3; puff++) mist(s, centre - 0.16 - puff * 0.14, 0.2, 0.3, '#fff6ea');
  },
};

const scatter = (random: () => number, count: number, put: (x: number, y: number, turn: number) => void): void => {
  for (let index = 0; index < count; index++) {
    const turn = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * 0.62;
    put(Math.cos(turn) * away, Math.sin(turn) * away, random() * Math.PI * 2);
  }
};
