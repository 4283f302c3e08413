import type { Scene } from '../../kit/scene.ts';

/** A crane on the wing or standing. */
export const crane = (s: Scene, x: number, y: number, size: number, flying: boolean): void => {
  if (flying) {
    s.path(
      'M-1 -.1C-.6 -.5 -.2 -.3 0 -.02C.3 -.5 .7 -.7 1.2 -.62C.9 -.4 .7 -.1 .2 .08L.75 .18L.2 .16C0 .2 -.2 .12 -.3 .06C-.5 .02 -.8 .02 -1 -.1Z',
      '#fbfaf4',
      x,
      y,
      size,
    );
    s.path('M.72 -.6C.9 -.66 1.1 -.65 1.2 -.62C1.05 -.5 .9 -.4 .74 -.3Z', '#22242e', x, y, size);
    s.pen('M-.3 .06C-.6 .14 -.8 .06 -1.05 .1', '#fbfaf4', size * 0.06, x, y, size);
    s.disc(x - size * 1.04, y + size * 0.08, size * 0.06, '#d8432f');
    return;
  }
  s.line(
    [
      [x - size * 0.03, y - size * 0.4],
      [x - size * 0.05, y],
    ],
    '#2a2a30',
    size * 0.022,
  );
  s.line(
    [
      [x + size * 0.08, y - size * 0.4],
      [x + size * 0.06, y],
    ],
    '#2a2a30',
    size * 0.022,
  );
  s.path('M-.3 -.62C-.1 -.78 .2 -.7 .5 -.32C.2 -.3 -.2 -.34 -.3 -.62Z', s.down(-0.75, -0.3, '#fffdf6', '#d9dde0'), x, y, size);
  s.path('M.12 -.42C.3 -.5 .5 -.38 .62 -.16C.42 -.26 .25 -.3 .12 -.42Z', '#22242e', x, y, size);
  s.pen('M-.22 -.6C-.42 -.7 -.12 -.86 -.26 -1.02', '#fffdf6', size * 0.075, x, y, size);
  s.pen('M-.2 -.74C-.2 -.84 -.2 -.9 -.24 -.98', '#22242e', size * 0.03, x, y, size);
  s.disc(x - size * 0.27, y - size * 1.03, size * 0.052, '#fffdf6');
  s.disc(x - size * 0.26, y - size * 1.07, size * 0.034, '#d8432f', size * 0.022);
  s.line(
    [
      [x - size * 0.31, y - size * 1.03],
      [x - size * 0.48, y - size * 0.98],
    ],
    '#3a3a30',
    size * 0.02,
  );
};
