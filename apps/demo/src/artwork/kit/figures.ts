import { alpha, darken, lighten, mix } from './colour.ts';
import type { Scene } from './scene.ts';

/** What people wear here. Everyone is seen from behind and is dressed; nobody is a mannequin. */
export type Era = 'joseon' | 'modern' | 'uniform' | 'work' | 'stage';

export interface Clothes {
  main: string;
  second: string;
  hair: string;
  rim: string;
}

const SKIRT = 'M-.09-.66C-.2-.5-.3-.2-.31-.01Q0 .05 .31-.01C.3-.2 .2-.5 .09-.66Z';
const JEOGORI =
  'M-.08-.8Q0-.83 .08-.8C.17-.78 .22-.6 .17-.46L.07-.5L.1-.62Q0-.59-.1-.62L-.07-.5L-.17-.46C-.22-.6-.17-.78-.08-.8Z';
const DURUMAGI =
  'M-.09-.81Q0-.85 .09-.81C.2-.72 .22-.5 .21-.4L.16-.38C.2-.2 .2-.08 .19-.03Q0 .01-.19-.03C-.2-.08-.2-.2-.16-.38L-.21-.4C-.22-.5-.2-.72-.09-.81Z';
const COAT =
  'M-.055-.83C-.13-.81-.165-.77-.175-.68C-.19-.58-.19-.48-.17-.4L-.135-.4C-.15-.3-.165-.24-.175-.19Q0-.155 .175-.19C.165-.24 .15-.3 .135-.4L.17-.4C.19-.48 .19-.58 .175-.68C.165-.77 .13-.81 .055-.83Z';
const JACKET =
  'M-.055-.83C-.14-.81-.165-.76-.175-.66L-.18-.46L-.13-.44L-.13-.41Q0-.39 .13-.41L.13-.44L.18-.46L.175-.66C.165-.76 .14-.81 .055-.83Z';
const PLEATS = 'M-.12-.42L.12-.42L.165-.25Q0-.22-.165-.25Z';
const LEGS = 'M-.1-.44L-.095-.03Q-.1 .005-.055 .005L-.02 0L-.008-.4L.008-.4L.02 0L.055 .005Q.1 .005 .095-.03L.1-.44Z';
const BOB = 'M-.075-.91C-.085-1.02 .085-1.02 .075-.91C.085-.86 .08-.81 .07-.795Q0-.775-.07-.795C-.08-.81-.085-.86-.075-.91Z';
const LONG = 'M-.07-.91C-.08-1.02 .08-1.02 .07-.91C.09-.82 .1-.7 .075-.62Q0-.6-.075-.62C-.1-.7-.09-.82-.07-.91Z';
const SHORT = 'M-.066-.9C-.08-1.01 .08-1.01 .066-.9C.066-.86 .05-.835 0-.83C-.05-.835-.066-.86-.066-.9Z';

export const woman = (s: Scene, c: Clothes): void => {
  s.path(SKIRT, s.across(-0.3, 0.3, darken(c.main, 0.5), c.main, lighten(c.main, 0.14), c.main, darken(c.main, 0.55)));
  for (let fold = -5; fold <= 5; fold++)
    s.pen(`M${fold * 0.014}-.66Q${fold * 0.036}-.3 ${fold * 0.055} .01`, alpha(darken(c.main, 0.7), 0.35), 0.011);
  s.path(JEOGORI, c.second);
  s.disc(0, -0.9, 0.062, c.hair, 0.076);
  s.line(
    [
      [0, -0.87],
      [0.004, -0.52],
    ],
    c.hair,
    0.042,
  );
  s.shape(
    [
      [-0.024, -0.53],
      [0.03, -0.53],
      [0.04, -0.36],
      [0.004, -0.39],
      [-0.03, -0.35],
    ],
    darken(c.main, 0.05),
  );
  s.pen('M-.31-.01C-.3-.2-.2-.5-.09-.66', c.rim, 0.009);
};

export const scholar = (s: Scene, c: Clothes): void => {
  s.path(DURUMAGI, s.across(-0.2, 0.2, darken(c.second, 0.45), c.second, mix(c.second, c.rim, 0.12), darken(c.second, 0.4)));
  s.line(
    [
      [0, -0.56],
      [0.006, -0.02],
    ],
    alpha(darken(c.second, 0.7), 0.5),
    0.01,
  );
  s.line(
    [
      [-0.15, -0.58],
      [0.15, -0.58],
    ],
    c.main,
    0.022,
  );
  s.disc(0, -0.875, 0.05, c.hair, 0.06);
  s.disc(0, -0.915, 0.185, '#0b0a12', 0.03);
  s.rect(-0.058, -1.04, 0.116, 0.125, '#0b0a12', 0.02);
};

export const passerBy = (s: Scene, c: Clothes, kind: number): void => {
  s.path(LEGS, darken(c.hair, 0.25));
  for (const side of [-1, 1]) s.disc(side * 0.056, -0.004, 0.046, darken(c.second, 0.45), 0.024);
  s.path(
    kind === 2 ? JACKET : COAT,
    s.across(-0.18, 0.18, darken(c.main, 0.5), c.main, lighten(c.main, 0.1), darken(c.main, 0.35)),
  );
  s.line(
    [
      [0, -0.42],
      [0, -0.2],
    ],
    alpha(darken(c.main, 0.8), kind === 2 ? 0 : 0.6),
    0.012,
  );
  s.line(
    [
      [-0.14, -0.56],
      [0.14, -0.56],
    ],
    alpha(darken(c.main, 0.7), 0.7),
    0.02,
  );
  s.path(kind === 0 ? LONG : kind === 1 ? SHORT : BOB, c.hair);
  if (kind !== 0) s.rect(-0.075, -0.845, 0.15, 0.052, c.second, 0.026);
  if (kind === 1)
    s.shape(
      [
        [0.03, -0.8],
        [0.075, -0.8],
        [0.085, -0.6],
        [0.045, -0.6],
      ],
      c.second,
    );
  if (kind === 2) {
    s.rect(-0.1, -0.76, 0.2, 0.26, c.second, 0.05);
    s.rect(-0.07, -0.62, 0.14, 0.1, darken(c.second, 0.25), 0.02);
  }
  s.pen('M-.175-.68C-.19-.58-.19-.48-.17-.4', c.rim, 0.012);
};

export const pupil = (s: Scene, c: Clothes, kind: number): void => {
  const girl = kind !== 1;
  s.path(LEGS, girl ? '#e2b79c' : darken(c.second, 0.5));
  if (girl) {
    for (const side of [-1, 1]) s.rect(side * 0.056 - 0.04, -0.17, 0.08, 0.16, '#f4efe6', 0.02);
    s.path(PLEATS, mix(c.main, '#20304f', 0.5));
  }
  for (const side of [-1, 1]) s.disc(side * 0.056, -0.002, 0.05, '#1c1a22', 0.026);
  s.path(JACKET, s.across(-0.18, 0.18, '#131c36', '#27365f', '#1a2544'));
  s.rect(-0.105, -0.75, 0.21, 0.28, c.main, 0.06);
  s.rect(-0.075, -0.62, 0.15, 0.12, darken(c.main, 0.28), 0.02);
  s.path(girl ? LONG : SHORT, c.hair);
  s.pen('M-.175-.68C-.185-.6-.185-.52-.18-.46', c.rim, 0.012);
};

export const worker = (s: Scene, c: Clothes): void => {
  s.path(LEGS, darken(c.second, 0.55));
  for (const side of [-1, 1]) s.rect(side * 0.055 - 0.05, -0.14, 0.1, 0.145, darken(c.main, 0.35), 0.025);
  s.path(JACKET, s.across(-0.18, 0.18, darken(c.second, 0.4), c.second, darken(c.second, 0.3)));
  s.line(
    [
      [-0.1, -0.8],
      [0.1, -0.45],
    ],
    c.main,
    0.03,
  );
  s.line(
    [
      [0.1, -0.8],
      [-0.1, -0.45],
    ],
    c.main,
    0.03,
  );
  s.disc(0, -0.9, 0.075, c.main, 0.085);
  s.disc(0, -0.87, 0.12, lighten(c.main, 0.1), 0.026);
};

export const performer = (s: Scene, c: Clothes, kind: number): void => {
  const raised = kind % 2 ? 1 : -1;
  s.line(
    [
      [-0.05, -0.45],
      [-0.11, -0.2],
      [-0.13, 0],
    ],
    darken(c.second, 0.75),
    0.078,
  );
  s.line(
    [
      [0.05, -0.45],
      [0.13, -0.22],
      [0.14, 0],
    ],
    darken(c.second, 0.75),
    0.078,
  );
  s.shape(
    [
      [-0.13, -0.81],
      [0.13, -0.81],
      [0.09, -0.58],
      [0.17, -0.36],
      [-0.17, -0.36],
      [-0.09, -0.58],
    ],
    c.second,
  );
  s.line(
    [
      [raised * -0.12, -0.77],
      [raised * -0.24, -0.95],
      [raised * -0.2, -1.16],
    ],
    c.second,
    0.056,
  );
  s.line(
    [
      [raised * 0.12, -0.77],
      [raised * 0.25, -0.63],
      [raised * 0.2, -0.5],
    ],
    c.second,
    0.056,
  );
  s.path(kind % 3 === 0 ? LONG : kind % 3 === 1 ? SHORT : BOB, c.hair);
};

export const runner = (s: Scene, c: Clothes): void => {
  s.line(
    [
      [-0.02, -0.45],
      [-0.2, -0.3],
      [-0.36, -0.2],
    ],
    darken(c.hair, 0.2),
    0.075,
  );
  s.line(
    [
      [0.02, -0.45],
      [0.17, -0.26],
      [0.1, 0],
    ],
    darken(c.hair, 0.2),
    0.078,
  );
  s.disc(0.13, -0.005, 0.06, c.second, 0.025);
  s.disc(-0.37, -0.2, 0.03, c.second, 0.055);
  s.path(
    'M.1-.83C.02-.86-.06-.82-.1-.74C-.14-.62-.2-.5-.38-.42C-.28-.37-.16-.36-.1-.38L.12-.4C.17-.5 .2-.7 .1-.83Z',
    s.across(-0.3, 0.2, darken(c.main, 0.4), c.main, lighten(c.main, 0.15)),
  );
  s.line(
    [
      [0.12, -0.74],
      [0.24, -0.6],
      [0.35, -0.68],
    ],
    c.main,
    0.062,
  );
  s.line(
    [
      [-0.04, -0.74],
      [-0.18, -0.6],
      [-0.24, -0.47],
    ],
    darken(c.main, 0.3),
    0.062,
  );
  s.path(SHORT, c.hair, 0.08, -0.02);
  s.pen('M.1-.8C0-.79-.15-.83-.27-.76', c.second, 0.05);
};
