import { lighten } from '../../artwork/kit/colour.ts';
import { at, fill, line, within } from '../kit/pen.ts';
import { crown, placed, receiver, type Actor } from './actor.ts';
import {
  BRICK,
  CORAL,
  CREAM,
  drop,
  LEAF,
  LINE,
  oval,
  PLUM,
  rounded,
  shape,
  SUN,
  tentacle,
  type Brush,
  type Spot,
} from './brush.ts';
import { face } from './faces.ts';

export interface Turtle extends Actor {
  /** Ends of the flippers from the head's middle. */
  left?: Spot;
  right?: Spot;
  headset?: boolean;
  crowned?: boolean;
  /** Drawn into her shell; only the headset and the eyes are left. */
  hidden?: boolean;
  /** Her great-grandfather: beard, horsehair hat. */
  old?: boolean;
}

const shellPattern = 'M0 18L44 44V96L0 122L-44 96V44ZM44 44L96 20M44 96L100 130M-44 44L-96 20M-44 96L-100 130M0 122V180M0 18V-20';

const headset = (g: Brush): void => {
  line(g, 'M-70 4C-76 -92 76 -92 70 4', LINE, 17);
  line(g, 'M-70 4C-76 -92 76 -92 70 4', CORAL, 9);
  for (const side of [-1, 1]) shape(g, rounded(side * 74 - 16, -14, 32, 52, 14), CORAL, 5);
  line(g, 'M-78 34Q-74 62 -40 58', LINE, 7);
  shape(g, oval(-34, 57, 10, 8), LINE, 3);
};

/** Jara, customer care, on a fixed-term contract. */
export const turtle = (g: Brush, x: number, y: number, state: Turtle = {}): void =>
  placed(g, x, y, state, 270, () => {
    const { left = [-130, 190], right = [130, 190], hidden = false, old = false } = state;
    const skin = old ? '#a9c99a' : LEAF;
    const shell = old ? '#8a6f52' : '#c98a4b';
    for (const side of [-1, 1]) shape(g, oval(side * 56, 262, 38, 24), skin);
    const dome = 'M-128 150C-140 40 -70 20 0 20C70 20 140 40 128 150C130 236 70 264 0 264C-70 264 -130 236 -128 150Z';
    shape(g, dome, shell);
    if (hidden) {
      within(g, dome, () => {
        fill(g, 'M-140 60Q0 -30 140 60V20H-140Z', lighten(shell, 0.3));
        at(g, { x: 0, y: 60 }, () => line(g, shellPattern, '#8a5527', 6));
      });
      line(g, dome, LINE, 6);
      shape(g, 'M-62 74C-62 22 62 22 62 74C62 112 -62 112 -62 74Z', '#3b2a22');
      at(g, { x: 0, y: 72 }, () => face(g, state, { apart: 24, below: 60, size: 0.72 }));
      shape(g, 'M-70 100Q0 128 70 100L74 118Q0 146 -74 118Z', shell);
      at(g, { x: 0, y: 52 }, () => state.headset !== false && headset(g));
      return;
    }
    fill(g, 'M-104 96C-80 50 -40 40 0 40C40 40 80 50 104 96C70 70 -70 70 -104 96Z', lighten(shell, 0.35));
    const belly = 'M-78 150C-84 84 -44 74 0 74C44 74 84 84 78 150C80 220 44 244 0 244C-44 244 -80 220 -78 150Z';
    shape(g, belly, CREAM);
    within(g, belly, () => line(g, 'M0 70V250M-90 130Q0 150 90 130M-90 186Q0 206 90 186', '#e8c999', 5));
    tentacle(g, [[-74, 112], [-100, 116], [left[0] * 0.9, left[1] * 0.7 + 30], left], [46, 26], skin);
    tentacle(g, [[74, 112], [100, 116], [right[0] * 0.9, right[1] * 0.7 + 30], right], [46, 26], skin);
    shape(g, 'M-28 40H28V96Q0 108 -28 96Z', skin);
    shape(g, 'M-72 -6C-74 -78 74 -78 72 -6C72 50 40 70 0 70C-40 70 -72 50 -72 -6Z', skin);
    fill(g, 'M-52 -34C-40 -62 0 -64 14 -58C-14 -54 -34 -44 -44 -26Z', lighten(skin, 0.5));
    if (!old) {
      shape(g, 'M-6 -58C-22 -90 2 -104 6 -82C14 -104 36 -92 14 -58Z', '#3f9c6b', 5);
      shape(g, oval(6, -62, 9), '#fff', 4);
      at(g, { x: 36, y: 128 }, () => shape(g, 'M0 -20L6 -6L20 -5L9 4L13 18L0 10L-13 18L-9 4L-20 -5L-6 -6Z', SUN, 4));
    }
    at(g, { x: 0, y: -4 }, () => face(g, state, { apart: 31, below: 38, size: 0.92 }));
    for (const [dx, dy] of [
      [-6, 20],
      [6, 20],
    ] as const)
      fill(g, oval(dx, dy, 2.4), LINE);
    if (old) {
      shape(g, 'M-34 52Q0 40 34 52Q30 120 0 150Q-30 120 -34 52Z', '#f4f4ee', 5);
      line(g, 'M-10 66Q-8 100 -2 128M12 66Q10 100 4 120', '#cfd6d0', 4);
      shape(g, 'M-104 -46Q0 -84 104 -46Q0 -22 -104 -46Z', '#27363c', 5);
      shape(g, 'M-44 -54L-36 -122Q0 -134 36 -122L44 -54Q0 -44 -44 -54Z', '#27363c', 5);
    } else if (state.headset !== false) headset(g);
    if (state.crowned) crown(g, -54, 62);
  });

export interface Octopus extends Actor {
  /** Eight ends of arms from the head's middle, from the left; what is held in them. */
  arms?: readonly Spot[];
  holds?: 'phone' | 'stamp' | 'hanky' | 'none';
}

export const REST: readonly Spot[] = [
  [-230, 300],
  [-160, 330],
  [-95, 344],
  [-34, 350],
  [34, 350],
  [95, 344],
  [160, 330],
  [230, 300],
];
export const SPREAD: readonly Spot[] = [
  [-250, -80],
  [-290, 40],
  [-270, 160],
  [-180, 270],
  [180, 270],
  [270, 160],
  [290, 40],
  [250, -80],
];
export const RAISED: readonly Spot[] = [
  [-270, -150],
  [-200, -220],
  [-290, -40],
  [-260, 80],
  [260, 80],
  [290, -40],
  [200, -220],
  [270, -150],
];

const held = (g: Brush, [x, y]: Spot, kind: Octopus['holds'], index: number): void => {
  if (kind === 'phone')
    receiver(g, x, y - 16, (index % 2 ? 20 : -20) + (x < 0 ? 70 : -70), [CREAM, '#9be8e0', '#ffd98c', '#ffc0c8'][index % 4]);
  if (kind === 'stamp') {
    shape(g, rounded(x - 12, y - 40, 24, 34, 8), '#a9683c', 4);
    shape(g, rounded(x - 26, y - 10, 52, 26, 8), BRICK, 4);
  }
  if (kind === 'hanky')
    shape(
      g,
      `M${x - 34} ${y - 26}L${x + 30} ${y - 34}L${x + 36} ${y + 22}Q${x + 10} ${y + 40} ${x - 6} ${y + 24}Q${x - 26} ${y + 38} ${x - 38} ${y + 20}Z`,
      ['#ffffff', '#d6f6ff', '#ffe3ea', '#fff2c4'][index % 4] ?? '#ffffff',
      4,
    );
};

/** Mr. Mun, supervisor; can hold eight calls. */
export const octopus = (g: Brush, x: number, y: number, state: Octopus = {}): void =>
  placed(g, x, y, state, 340, () => {
    const { arms = REST, holds = 'none' } = state;
    const skin = PLUM;
    arms.forEach((end, index) => {
      const root: Spot = [(index - 3.5) * 30, 96];
      const out = end[0] < 0 ? -1 : 1;
      const bend: Spot = [root[0] + out * 26, 190 + (index % 2) * 20];
      const bend2: Spot = [end[0] + out * (end[1] < 200 ? 40 : 10), end[1] + (end[1] < 200 ? 90 : -40)];
      tentacle(g, [root, bend, bend2, end], [58, 22], index % 2 ? '#b865a9' : skin, '#f3c2e4');
    });
    arms.forEach((end, index) => held(g, end, holds, index));
    shape(g, 'M-112 80C-150 20 -150 -150 0 -156C150 -150 150 20 112 80C96 132 -96 132 -112 80Z', skin);
    fill(g, 'M-96 -60C-80 -120 -36 -138 -8 -136C-48 -118 -70 -90 -78 -50Z', lighten(skin, 0.45));
    for (const [sx, sy, r] of [
      [66, -96, 15],
      [92, -58, 10],
      [40, -122, 8],
      [-104, 10, 9],
    ] as const)
      fill(g, oval(sx, sy, r), '#8f4184');
    shape(g, 'M-26 100L0 118L26 100L30 136L0 122L-30 136Z', SUN, 5);
    at(g, { x: 0, y: 0 }, () => face(g, state, { apart: 48, below: 62, size: 1.12, brow: '#5d2456' }));
    if (state.mood !== 'yelling' && state.mood !== 'crying') {
      line(g, 'M-88 6Q-86 42 -48 42Q-10 42 -8 6M8 6Q10 42 48 42Q86 42 88 6M-8 10Q0 4 8 10', LINE, 5);
    }
    line(g, 'M-34 54Q-14 46 0 56Q14 46 34 54', '#5d2456', 8);
  });

/** The clerk of lost property. */
export const crab = (g: Brush, x: number, y: number, state: Actor & { ring?: boolean } = {}): void =>
  placed(g, x, y, state, 120, () => {
    for (const side of [-1, 1]) {
      for (let leg = 0; leg < 3; leg++)
        tentacle(
          g,
          [
            [side * 80, 60],
            [side * (130 + leg * 14), 30 + leg * 30],
            [side * (150 + leg * 10), 70 + leg * 20],
            [side * (140 + leg * 12), 110 + leg * 6],
          ],
          [24, 12],
          BRICK,
        );
      tentacle(
        g,
        [
          [side * 90, 20],
          [side * 160, 20],
          [side * 180, -40],
          [side * 150, -90],
        ],
        [34, 26],
        BRICK,
      );
      at(g, { x: side * 150, y: -112, mirrored: side < 0 }, () =>
        shape(g, 'M-40 20C-60 -30 -30 -70 6 -60L-10 -24L34 -54C60 -20 40 34 0 36C-20 36 -34 30 -40 20Z', CORAL),
      );
    }
    shape(g, 'M-120 30C-124 -60 124 -60 120 30C110 110 -110 110 -120 30Z', CORAL);
    for (const [sx, sy] of [
      [-70, 0],
      [80, 20],
      [-86, 40],
    ] as const)
      fill(g, oval(sx, sy, 10), BRICK);
    face(g, state, { apart: 36, below: 46, size: 0.95 });
    shape(g, 'M-110 -40Q0 -96 110 -40L120 -22Q0 -66 -120 -22Z', '#3c9f6b', 5);
    if (state.ring) {
      at(g, { x: 168, y: -190 }, () => {
        line(g, oval(0, 0, 28), LINE, 18);
        line(g, oval(0, 0, 28), SUN, 10);
        shape(g, 'M-14 -34L0 -58L14 -34L0 -20Z', '#d9fbff', 4);
      });
    }
  });

/** A star of the ratings board; dark where it is not given. */
export const star = (g: Brush, x: number, y: number, state: Actor & { asleep?: boolean; color?: string } = {}): void =>
  placed(g, x, y, state, 60, () => {
    const color = state.color ?? SUN;
    let path = '';
    for (let point = 0; point < 5; point++) {
      const angle = -Math.PI / 2 + (point * Math.PI * 2) / 5;
      const next = angle + Math.PI / 5;
      path += `${point ? 'L' : 'M'}${Math.cos(angle) * 84} ${Math.sin(angle) * 84}Q${Math.cos(angle + 0.3) * 58} ${Math.sin(angle + 0.3) * 58} ${Math.cos(next) * 44} ${Math.sin(next) * 44}`;
    }
    line(g, `${path}Z`, LINE, 26);
    line(g, `${path}Z`, color, 14);
    fill(g, `${path}Z`, color);
    at(g, { x: 0, y: -2 }, () =>
      face(
        g,
        { mood: state.asleep ? 'asleep' : (state.mood ?? 'glad'), look: state.look ?? [0, 0] },
        { apart: 20, below: 24, size: 0.56 },
      ),
    );
  });

/** A colleague: a small fish with a headset. */
export const fish = (g: Brush, x: number, y: number, color: string, state: Actor = {}): void =>
  placed(g, x, y, state, 60, () => {
    shape(g, 'M-70 0L-120 -44Q-104 0 -120 44Z', color, 5);
    shape(g, 'M-20 -50Q10 -90 44 -46Z', lighten(color, 0.25), 5);
    shape(g, 'M-80 0C-60 -66 50 -76 84 0C50 76 -60 66 -80 0Z', color, 5);
    fill(g, 'M-40 -30Q0 -56 44 -36Q0 -40 -34 -16Z', lighten(color, 0.5));
    at(g, { x: 36, y: -8 }, () => face(g, state, { apart: 22, below: 26, size: 0.55 }));
    line(g, 'M2 -4C0 -76 70 -76 74 -14', LINE, 6);
    shape(g, oval(0, 4, 13), CORAL, 4);
    line(g, 'M4 16q10 22 34 20', LINE, 4);
  });

/** A bead of sweat beside somebody. */
export const sweat = (g: Brush, x: number, y: number): void => {
  drop(g, x, y, 44);
  drop(g, x + 34, y + 30, 28);
};
