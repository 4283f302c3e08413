import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

const BREAD = ['#c9803c', '#e0a860', '#9a5a2a', '#f0c987'] as const;

export const bakeryShelf: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#f0d9b5', s.palette.near, s.palette.dark ? 0.5 : 0.02);
    const wood = mix('#8a5a34', s.palette.near, s.palette.dark ? 0.25 : 0);
    s.fillAll(s.down(s.top, s.bottom, lighten(wall, 0.1), wall, darken(wall, 0.25)));
    for (let tile = 0; tile < 16; tile++)
      for (let row = 0; row < 8; row++)
        s.rect(s.left + tile * 0.14 + (row % 2) * 0.07, s.top + row * 0.07, 0.136, 0.066, alpha('#ffffff', 0.12), 0.006);
    const random = s.part(230);
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = -0.56 + shelf * 0.17;
      s.rect(-0.45, y - 0.15, 0.9, 0.16, s.down(y - 0.15, y, darken(wall, 0.35), mix(wall, '#ffdf9e', 0.5)));
      let x = -0.42;
      while (x < 0.36) {
        const kind = Math.floor(random() * 5);
        const size = 0.085 + random() * 0.03;
        loaf(s, x + size / 2, y, size, kind, BREAD[Math.floor(random() * 4)] ?? '#c9803c');
        x += size + 0.014;
      }
      s.rect(-0.47, y, 0.94, 0.022, s.down(y, y + 0.022, lighten(wood, 0.25), darken(wood, 0.2)), 0.004);
      for (let tag = 0; tag < 5; tag++)
        s.rect(-0.38 + tag * 0.18, y + 0.004, 0.06, 0.026, tag === (s.seed & 3) ? s.accent : '#fffaf0', 0.004);
      s.glow(0, y - 0.12, 0.44, '#ffe0a0', s.palette.dark ? 0.35 : 0.15, 0.12);
    }
    for (const x of [-0.48, 0.45]) s.rect(x, -0.74, 0.03, 0.82, s.across(x, x + 0.03, lighten(wood, 0.15), darken(wood, 0.4)));
    s.rect(-0.5, -0.76, 1, 0.035, wood, 0.008);
    s.rect(s.left, 0.08, s.width, 0.035, lighten(wood, 0.35));
    s.rect(
      s.left,
      0.11,
      s.width,
      s.bottom,
      s.down(0.11, s.bottom, mix(s.accent, wood, 0.25), darken(mix(s.accent, wood, 0.4), 0.4)),
    );
    for (let panel = s.left; panel < s.right; panel += 0.16) s.rect(panel, 0.13, 0.012, s.bottom, alpha(darken(wood, 0.5), 0.35));
    s.disc(-0.74, 0.02, 0.16, '#e8b56a', 0.07);
    for (const x of [-0.84, -0.74, -0.64]) s.pen('M-.02 -.03Q.02 0 .03 .04', '#9a5a2a', 0.01, x, 0);
    s.disc(0.34, 0.075, 0.12, '#fbf6ea', 0.016);
    for (let layer = 0; layer < 3; layer++)
      s.rect(0.27 + layer * 0.006, 0.045 - layer * 0.04, 0.14 - layer * 0.012, 0.036, layer % 2 ? '#fff6e8' : '#e0a05a', 0.006);
    s.disc(0.34, -0.045, 0.016, s.accent);
    cast(s, -0.12, s.wide ? 0.13 : 0.27, 0.36, 'modern', 0.22);
  },
};

const loaf = (s: Scene, x: number, y: number, size: number, kind: number, crust: string): void => {
  const fill = s.down(y - size * 0.8, y, lighten(crust, 0.35), crust, darken(crust, 0.3));
  if (kind === 0) {
    s.path('M-.5 0C-.56 -.4 -.4 -.62 0 -.62C.4 -.62 .56 -.4 .5 0Z', fill, x, y, size);
    for (const cut of [-0.2, 0, 0.2]) s.pen(`M${cut - 0.06} -.5L${cut + 0.06} -.3`, lighten(crust, 0.6), size * 0.06, x, y, size);
  } else if (kind === 1) {
    s.path('M-.5 0L-.5 -.5C-.5 -.86 .5 -.86 .5 -.5L.5 0Z', fill, x, y, size);
    s.path('M-.42 -.04L-.42 -.46C-.4 -.7 .4 -.7 .42 -.46L.42 -.04Z', lighten(crust, 0.55), x, y, size);
  } else if (kind === 2) {
    s.path('M-.55 0C-.5 -.34 -.2 -.5 0 -.5C.2 -.5 .5 -.34 .55 0C.3 -.14 -.3 -.14 -.55 0Z', fill, x, y, size);
    for (const fold of [-0.25, 0, 0.25])
      s.pen(`M${fold} -.44Q${fold * 1.3} -.26 ${fold * 1.1} -.1`, darken(crust, 0.35), size * 0.04, x, y, size);
  } else if (kind === 3) {
    for (const turn of [-0.12, 0.02, 0.16])
      s.at(x + turn * size, y, 1, () => s.rect(-size * 0.1, -size * 1.3, size * 0.2, size * 1.28, fill, size * 0.1), 1, turn);
  } else {
    for (const [dx, dy] of [
      [-0.24, -0.24],
      [0.24, -0.24],
      [0, -0.58],
    ] as const) {
      s.disc(x + dx * size, y + dy * size, size * 0.25, fill);
      s.disc(x + dx * size, y + (dy - 0.09) * size, size * 0.1, s.accent);
    }
  }
};
