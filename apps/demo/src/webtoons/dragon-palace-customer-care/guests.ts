import { lighten } from '../../artwork/kit/colour.ts';
import { at, fill, line } from '../kit/pen.ts';
import { crown, placed, receiver, shades, type Actor } from './actor.ts';
import { BRICK, CORAL, CREAM, LINE, oval, rounded, shape, SUN, tentacle, type Brush, type Spot } from './brush.ts';
import { face } from './faces.ts';

export interface Hare extends Actor {
  left?: Spot;
  right?: Spot;
  phone?: boolean;
  shades?: boolean;
}

/** The hare who owes a liver. */
export const hare = (g: Brush, x: number, y: number, state: Hare = {}): void =>
  placed(g, x, y, state, 280, () => {
    const { left = [-110, 190], right = [110, 190], phone = false } = state;
    const fur = '#fbf4ea';
    for (const [side, lean] of [
      [-1, -14],
      [1, 22],
    ] as const)
      at(g, { x: side * 34, y: -50, turn: (lean / 180) * Math.PI }, () => {
        shape(g, 'M-26 10C-40 -80 -26 -170 0 -176C26 -170 40 -80 26 10Z', fur);
        fill(g, 'M-11 0C-18 -70 -12 -136 0 -142C12 -136 18 -70 11 0Z', '#ffb9bd');
      });
    for (const side of [-1, 1]) shape(g, oval(side * 52, 268, 50, 24), fur);
    shape(g, 'M-76 120C-92 200 -84 268 0 270C84 268 92 200 76 120C54 70 -54 70 -76 120Z', fur);
    shape(g, 'M-80 112C-98 180 -92 224 -76 236H-20L0 110L20 236H76C92 224 98 180 80 112C50 74 -50 74 -80 112Z', '#3c8f9a');
    shape(g, 'M-34 84L0 150L34 84L50 92L6 176L-6 176L-50 92Z', CREAM, 5);
    line(g, 'M4 168Q30 186 24 226M2 168Q-6 196 -14 214', BRICK, 9);
    tentacle(g, [[-70, 118], [-100, 130], [left[0], left[1] + 20], left], [44, 34], '#3c8f9a');
    shape(g, oval(left[0], left[1], 24, 22), fur, 5);
    shape(g, 'M-74 0C-76 -72 76 -72 74 0C74 56 40 76 0 76C-40 76 -74 56 -74 0Z', fur);
    at(g, { x: 0, y: -8 }, () => face(g, state, { apart: 32, below: 46, size: 0.9 }));
    if (state.shades) at(g, { x: 0, y: -8 }, () => shades(g, 32, 0.9));
    shape(g, 'M-9 16H9L0 28Z', '#ff8f98', 4);
    shape(g, 'M-10 48H10V66H-10ZM0 48V66', '#ffffff', 3.4);
    for (const side of [-1, 1])
      line(g, `M${side * 40} 30l${side * 44} -8M${side * 40} 40l${side * 46} 4`, 'rgba(23,66,76,.5)', 3);
    if (phone) receiver(g, 86, 22, 78, CORAL);
    tentacle(g, [[70, 118], [110, 136], [right[0] + 20, right[1] + 40], right], [44, 34], '#3c8f9a');
    shape(g, oval(right[0], right[1], 24, 22), fur, 5);
  });

export interface King extends Actor {
  holiday?: boolean;
  /** With a hot-water bottle on the side that hurts. */
  ailing?: boolean;
}

/** The Dragon King of the Eastern Sea. */
export const king = (g: Brush, x: number, y: number, state: King = {}): void =>
  placed(g, x, y, state, 330, () => {
    const skin = '#39b6a4';
    const robe = state.holiday ? SUN : BRICK;
    shape(g, 'M-220 380C-230 200 -150 110 0 110C150 110 230 200 220 380Z', robe);
    if (state.holiday)
      for (const [fx, fy] of [
        [-130, 230],
        [120, 220],
        [-60, 320],
        [70, 320],
        [170, 320],
      ] as const)
        for (let petal = 0; petal < 5; petal++)
          fill(g, oval(fx + Math.cos(petal * 1.257) * 16, fy + Math.sin(petal * 1.257) * 16, 12), '#ffffff');
    else {
      shape(g, 'M-60 120L0 220L60 120L90 132L14 268H-14L-90 132Z', SUN, 5);
      line(g, 'M-150 300q30 -40 60 0t60 0M150 300q-30 -40 -60 0t-60 0', SUN, 7);
    }
    for (const side of [-1, 1]) {
      line(
        g,
        `M${side * 70} -110C${side * 90} -170 ${side * 120} -190 ${side * 130} -230M${side * 92} -168l${side * 50} -6M${side * 78} -140l${side * -14} -44`,
        LINE,
        24,
      );
      line(
        g,
        `M${side * 70} -110C${side * 90} -170 ${side * 120} -190 ${side * 130} -230M${side * 92} -168l${side * 50} -6M${side * 78} -140l${side * -14} -44`,
        '#ffe9bd',
        14,
      );
      shape(
        g,
        `M${side * 104} -50L${side * 204} -116L${side * 184} -62L${side * 230} -48L${side * 190} -14L${side * 214} 24L${side * 108} 26Z`,
        SUN,
      );
      line(g, `M${side * 116} -30L${side * 168} -58M${side * 118} -8L${side * 176} -18`, LINE, 4);
    }
    shape(
      g,
      'M-128 40C-160 40 -170 110 -110 130Q-150 170 -90 180Q-80 220 -30 196Q0 236 30 196Q80 220 90 180Q150 170 110 130C170 110 160 40 128 40Z',
      '#f4f7ee',
    );
    shape(g, 'M-120 -20C-124 -130 124 -130 120 -20C122 30 110 60 92 84Q0 130 -92 84C-110 60 -122 30 -120 -20Z', skin);
    fill(g, 'M-90 -60C-74 -100 -30 -106 -10 -102C-44 -90 -64 -72 -72 -44Z', lighten(skin, 0.45));
    for (const [sx, sy] of [
      [-30, -84],
      [0, -92],
      [30, -84],
      [-15, -72],
      [15, -72],
    ] as const)
      line(g, `M${sx - 12} ${sy}q12 14 24 0`, '#2a8f86', 4);
    shape(g, 'M-92 46C-96 10 96 10 92 46C96 104 -96 104 -92 46Z', '#7fdcc8');
    for (const side of [-1, 1]) shape(g, `M${side * 46} 78L${side * 58} 78L${side * 50} 106Z`, '#ffffff', 4);
    for (const side of [-1, 1]) {
      shape(g, oval(side * 34, 34, 13, 9), '#2a8f86', 5);
      line(g, `M${side * 84} 40C${side * 160} 20 ${side * 190} 70 ${side * 240} 40`, LINE, 12);
      line(g, `M${side * 84} 40C${side * 160} 20 ${side * 190} 70 ${side * 240} 40`, SUN, 5);
    }
    at(g, { x: 0, y: -36 }, () => face(g, state, { apart: 48, below: 98, size: 1.1, brow: '#f4f7ee' }));
    if (state.holiday) at(g, { x: 0, y: -36 }, () => shades(g, 48, 1.3));
    else crown(g, -96, 66);
    if (state.ailing) {
      shape(g, rounded(-190, 230, 130, 120, 30), '#ff9f8f');
      shape(g, rounded(-140, 204, 34, 30, 8), '#ff9f8f', 5);
      line(g, 'M-166 270h80M-166 300h80', BRICK, 5);
      shape(g, oval(-120, 360, 40, 30), skin);
    }
  });

export interface Human extends Actor {
  left?: Spot;
  right?: Spot;
  phone?: boolean;
}

const body = (g: Brush, { left = [-110, 190], right = [110, 190] }: Human, cloth: string, skin: string, skirt: boolean): void => {
  if (skirt) shape(g, 'M-54 130C-90 220 -150 300 -160 330H160C150 300 90 220 54 130Z', cloth);
  else for (const side of [-1, 1]) shape(g, rounded(side * 34 - 28, 210, 56, 100, 18), '#5a7fa8');
  shape(g, 'M-76 130C-60 84 60 84 76 130L70 240Q0 256 -70 240Z', cloth);
  tentacle(g, [[-66, 122], [-96, 140], [left[0], left[1] + 20], left], [40, 32], cloth);
  tentacle(g, [[66, 122], [96, 140], [right[0], right[1] + 20], right], [40, 32], cloth);
  for (const [hx, hy] of [left, right]) shape(g, oval(hx, hy, 20), skin, 5);
};

/** The man whose roof it was. */
export const roofless = (g: Brush, x: number, y: number, state: Human = {}): void =>
  placed(g, x, y, state, 300, () => {
    body(g, state, '#f2f2ea', '#ffd2ac', false);
    line(g, 'M-40 110V240M0 104V246M40 110V240', '#6ea6d8', 8);
    for (const side of [-1, 1]) shape(g, oval(side * 74, 6, 16, 20), '#ffd2ac');
    shape(g, 'M-72 -8C-74 -86 74 -86 72 -8C74 60 40 84 0 84C-40 84 -74 60 -72 -8Z', '#ffd2ac');
    line(g, 'M-20 -66q-10 -40 -34 -44M0 -70q4 -40 22 -50', LINE, 6);
    at(g, { x: 0, y: -6 }, () => face(g, state, { apart: 32, below: 48, size: 0.9 }));
    shape(g, oval(0, 18, 14, 11), '#ffb58a', 5);
    line(g, 'M-34 36Q-14 24 0 34Q14 24 34 36', '#4a3a34', 9);
    if (state.phone) receiver(g, 82, 20, 78, '#9be8e0');
  });

/** The bride at the shore. */
export const bride = (g: Brush, x: number, y: number, state: Human = {}): void =>
  placed(g, x, y, state, 320, () => {
    fill(g, 'M-60 -70C-150 20 -170 200 -190 320H190C170 200 150 20 60 -70Z', 'rgba(255,255,255,.6)');
    shape(g, 'M-84 0C-92 -108 92 -108 84 0C92 70 70 110 60 112H-60C-70 110 -92 70 -84 0Z', '#4a3230');
    body(g, state, '#ffffff', '#ffdcc2', true);
    shape(g, 'M-24 60H24V104Q0 118 -24 104Z', '#ffdcc2', 5);
    shape(g, 'M-70 0C-72 -76 72 -76 70 0C72 58 36 80 0 80C-36 80 -72 58 -70 0Z', '#ffdcc2');
    fill(g, 'M-76 2C-80 -100 80 -100 76 2C64 -40 30 -52 8 -60C-10 -40 -60 -36 -76 2Z', '#4a3230');
    line(g, 'M-76 2C-80 -100 80 -100 76 2C64 -40 30 -52 8 -60C-10 -40 -60 -36 -76 2Z', LINE, 5);
    for (const fx of [-48, -16, 18, 50]) shape(g, oval(fx, -74 + Math.abs(fx) * 0.2, 14), '#ffc4d2', 4);
    at(g, { x: 0, y: 2 }, () => face(g, state, { apart: 30, below: 38, size: 0.86 }));
    if (state.phone) receiver(g, 84, 26, 78, CORAL);
  });

/** Typhoon no. 12, aged four days. */
export const typhoon = (g: Brush, x: number, y: number, state: Actor = {}): void =>
  placed(g, x, y, state, 230, () => {
    const cloud = '#b9d6ea';
    for (const [top, half, color] of [
      [190, 54, '#7fa6c8'],
      [140, 92, '#93b7d6'],
      [84, 132, '#a6c7e2'],
    ] as const)
      shape(
        g,
        `M${-half} ${top - 20}Q${-half - 30} ${top + 20} ${-half * 0.5} ${top + 34}Q0 ${top + 54} ${half * 0.6} ${top + 34}Q${half + 30} ${top + 10} ${half} ${top - 20}Z`,
        color,
      );
    shape(
      g,
      'M-150 60C-200 20 -170 -60 -110 -56C-110 -120 -20 -140 10 -96C70 -140 150 -90 128 -34C180 -30 186 40 140 60C100 100 -110 100 -150 60Z',
      cloud,
    );
    fill(g, 'M-120 -30C-100 -60 -70 -70 -50 -64C-76 -50 -90 -34 -96 -14Z', '#e9f6ff');
    line(g, 'M10 -96C-16 -130 20 -156 34 -134Q40 -116 20 -118', LINE, 7);
    face(g, state, { apart: 44, below: 46, size: 1.1 });
  });

/** The moon, who keeps the tides and her own clipboard. */
export const moon = (g: Brush, x: number, y: number, state: Actor = {}): void =>
  placed(g, x, y, state, 130, () => {
    shape(g, oval(0, 0, 150), '#fff3c4');
    for (const [cx, cy, r] of [
      [-90, -60, 22],
      [88, -84, 15],
      [104, 50, 24],
      [-70, 100, 17],
    ] as const)
      fill(g, oval(cx, cy, r), '#f0dc98');
    face(g, state, { apart: 50, below: 58, size: 1.15 });
    line(g, 'M-94 -6Q-92 36 -50 36Q-8 36 -6 -6M6 -6Q8 36 50 36Q92 36 94 -6M-6 0Q0 -6 6 0', LINE, 4);
  });
