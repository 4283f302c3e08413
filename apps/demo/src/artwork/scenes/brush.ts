import { heavenlyLight, mist, ridge, ridges, sky, water } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { hanok, lantern } from '../kit/hanok.ts';
import { fractal } from '../kit/noise.ts';
import { grass, pine, rocks, tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

/** A crane on the wing or standing. */
export const crane = (s: Scene, x: number, y: number, size: number, flying: boolean): void => {
  if (flying) {
    s.path('M-1 -.1C-.6 -.5 -.2 -.3 0 -.02C.3 -.5 .7 -.7 1.2 -.62C.9 -.4 .7 -.1 .2 .08L.75 .18L.2 .16C0 .2 -.2 .12 -.3 .06C-.5 .02 -.8 .02 -1 -.1Z', '#fbfaf4', x, y, size);
    s.path('M.72 -.6C.9 -.66 1.1 -.65 1.2 -.62C1.05 -.5 .9 -.4 .74 -.3Z', '#22242e', x, y, size);
    s.pen('M-.3 .06C-.6 .14 -.8 .06 -1.05 .1', '#fbfaf4', size * 0.06, x, y, size);
    s.disc(x - size * 1.04, y + size * 0.08, size * 0.06, '#d8432f');
    return;
  }
  s.line([[x - size * 0.03, y - size * 0.4], [x - size * 0.05, y]], '#2a2a30', size * 0.022);
  s.line([[x + size * 0.08, y - size * 0.4], [x + size * 0.06, y]], '#2a2a30', size * 0.022);
  s.path('M-.3 -.62C-.1 -.78 .2 -.7 .5 -.32C.2 -.3 -.2 -.34 -.3 -.62Z', s.down(-0.75, -0.3, '#fffdf6', '#d9dde0'), x, y, size);
  s.path('M.12 -.42C.3 -.5 .5 -.38 .62 -.16C.42 -.26 .25 -.3 .12 -.42Z', '#22242e', x, y, size);
  s.pen('M-.22 -.6C-.42 -.7 -.12 -.86 -.26 -1.02', '#fffdf6', size * 0.075, x, y, size);
  s.pen('M-.2 -.74C-.2 -.84 -.2 -.9 -.24 -.98', '#22242e', size * 0.03, x, y, size);
  s.disc(x - size * 0.27, y - size * 1.03, size * 0.052, '#fffdf6');
  s.disc(x - size * 0.26, y - size * 1.07, size * 0.034, '#d8432f', size * 0.022);
  s.line([[x - size * 0.31, y - size * 1.03], [x - size * 0.48, y - size * 0.98]], '#3a3a30', size * 0.02);
};

export const foldingScreen: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#5c2a22', s.palette.near, s.palette.dark ? 0.6 : 0.15);
    s.fillAll(s.down(s.top, 0.2, darken(wall, 0.35), wall, darken(wall, 0.5)));
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, '#6a4a2a', '#2c1a10'));
    for (let board = s.left; board < s.right; board += 0.1) s.line([[board, 0.02], [board * 1.5, s.bottom]], alpha('#1a0d08', 0.5), 0.003);
    const panels = 6;
    const width = 0.155;
    const painted = (): void => {
      s.fillAll(s.down(-0.62, 0, mix(s.palette.sky[0], '#1f4f7a', 0.5), mix('#e9d9ae', s.palette.sky[2], 0.3)));
      s.disc(0.24, -0.5, 0.07, '#d8432f');
      s.disc(-0.24, -0.5, 0.07, '#fbf6e6');
      for (const [x, height, colour] of [[-0.32, 0.28, '#2e6f80'], [0.32, 0.28, '#2e6f80'], [-0.17, 0.36, '#2a7a66'], [0.17, 0.36, '#2a7a66'], [0, 0.46, '#1f5f70']] as const) {
        s.path('M-.55 0C-.5 -.5 -.28 -.95 0 -1C.28 -.95 .5 -.5 .55 0Z', s.down(-1, 0, lighten(colour, 0.2), colour, darken(colour, 0.35)), x, -0.1, height, height * 0.62);
        for (const rib of [-0.25, 0, 0.25]) s.pen(`M${rib} -.85Q${rib * 1.6} -.4 ${rib * 1.9} -.05`, alpha('#f1e3b4', 0.5), 0.004, x, -0.1, height);
      }
      for (const x of [-0.09, 0.09]) s.pen('M0 -.3C-.03 -.2 .03 -.1 0 0', '#f7fbff', 0.011, x, -0.09);
      for (let row = 0; row < 5; row++) for (let wave = -10; wave <= 10; wave++) s.ring(wave * 0.05 + (row % 2) * 0.025, -0.07 + row * 0.025, 0.026, row === 0 ? '#f7fbff' : '#bfe0e0', 0.004, Math.PI, Math.PI * 2);
      for (const side of [-1, 1]) pine(s, side * 0.44, 0, 0.42, '#1d5a44', 81 + side, -side * 0.2);
    };
    for (let panel = 0; panel < panels; panel++) {
      const x = (panel - panels / 2) * width;
      const fold = panel % 2 ? 0.02 : -0.02;
      const corners: Point[] = [[x, -0.62 - fold], [x + width, -0.62 + fold], [x + width, 0.03 - fold], [x, 0.03 + fold]];
      s.clip(corners, () => {
        painted();
        s.shape(corners, panel % 2 ? alpha('#1a0a18', 0.26) : alpha('#ffe9b0', 0.1));
      });
      s.line([...corners, corners[0] ?? [0, 0]], '#3a1512', 0.011);
      s.line([[x, 0.03 + fold], [x + width, 0.03 - fold]], '#c99d4b', 0.014);
    }
    s.glow(s.left + 0.1, -0.2, 0.7, s.palette.light, 0.4);
    lantern(s, 0.46, -0.09, 0.07);
    s.line([[0.46, -0.03], [0.46, 0.13]], '#2a130c', 0.011);
    cast(s, 0, 0.2, 0.3, 'joseon', 0.24);
  },
};

export const inkRidges: Family = {
  title: 'top',
  draw: (s) => {
    const paper = mix('#efe6d2', s.palette.sky[3], s.art.hour === 'night' ? 0.5 : 0.22);
    const ink = mix('#1b1d26', s.palette.near, 0.25);
    s.fillAll(s.down(s.top, s.bottom, darken(paper, 0.06), lighten(paper, 0.2), paper));
    mist(s, s.top + 0.2, 0.5, 0.35, darken(paper, 0.25));
    s.disc(-0.16, -0.56, 0.16, s.around(-0.2, -0.6, 0.26, lighten(s.accent, 0.15), s.accent));
    for (let layer = 0; layer < 6; layer++) {
      const base = -0.3 + layer * 0.115;
      const tone = mix(paper, ink, 0.16 + layer * 0.15);
      peaks(s, base, 0.52 - layer * 0.055, layer, tone, paper);
      mist(s, base - 0.01, 0.15, 0.85, paper);
    }
    for (let bird = 0; bird < 3; bird++) crane(s, -0.3 + bird * 0.2, -0.5 - (bird % 2) * 0.06, 0.045, true);
    ridge(s, 0.32, 0.1, 5, 9, ink, ink);
    const random = s.part(83);
    for (let trunk = 0; trunk < 60 * s.width; trunk++) {
      const x = s.left + s.width * random();
      const tall = 0.04 + 0.07 * random();
      s.path('M0 -1L.16 -.5L.1 -.52L.24 0L-.24 0L-.1 -.52L-.16 -.5Z', ink, x, 0.31 + 0.03 * random(), tall);
    }
    cast(s, 0.14, 0.235, 0.12, 'joseon', 0.16);
    s.rect(0.34, 0.1, 0.06, 0.06, s.accent, 0.008);
    s.pen('M-.6 -.5L.6 -.5M0 -.7L0 .6M-.6 .1L.6 .1M-.4 .6L.4 .6', paper, 0.006, 0.37, 0.13, 0.03);
  },
};

/** Steep ink peaks with brush strokes down their sides. */
const peaks = (s: Scene, base: number, height: number, layer: number, tone: string, paper: string): void => {
  const points: Point[] = [[s.left, s.bottom]];
  const line = (x: number): number => base - height * Math.max(0.06, (fractal((x + 5) * (2.3 + layer * 0.35), layer, s.seed + layer * 5, 5) - 0.24) * 1.7) ** 1.3;
  for (let x = s.left; x <= s.right + 0.01; x += 0.006) points.push([x, line(x)]);
  s.shape([...points, [s.right, s.bottom]], s.down(base - height * 0.8, base + 0.06, tone, mix(tone, paper, 0.85)));
  const random = s.part(84 + layer);
  for (let stroke = 0; stroke < 90 * s.width; stroke++) {
    const x = s.left + s.width * random();
    const y = line(x);
    const drop = (base - y) * (0.25 + 0.5 * random());
    s.pen(`M${x} ${y + 0.003}q${(random() - 0.5) * 0.02} ${drop * 0.5} ${(random() - 0.5) * 0.06} ${drop}`, alpha(darken(tone, 0.3), 0.16 + 0.14 * random()), 0.0025);
  }
};

export const bambooForest: Family = {
  title: 'top',
  draw: (s) => {
    const green = mix('#3d7a4a', s.palette.mid, s.palette.dark ? 0.6 : 0.25);
    s.fillAll(s.around(0.02, -0.3, 1.1, lighten(s.palette.sky[3], 0.35), mix(s.palette.sky[2], green, 0.45), darken(green, 0.5)));
    if (s.art.hour === 'night') s.disc(0.02, -0.42, 0.14, lighten(s.palette.light, 0.6));
    const stalk = (x: number, width: number, colour: string, random: () => number): void => {
      s.rect(x - width / 2, s.top, width, s.height, s.across(x - width / 2, x + width / 2, darken(colour, 0.4), lighten(colour, 0.22), darken(colour, 0.45)));
      for (let y = s.top + random() * 0.2; y < s.bottom; y += width * 5 + 0.05) {
        s.rect(x - width * 0.56, y, width * 1.12, width * 0.1, alpha('#f4f8dc', 0.5));
        s.rect(x - width * 0.5, y + width * 0.1, width, width * 0.12, alpha('#0c1a10', 0.5));
      }
    };
    for (const [layer, width, count] of [[0, 0.016, 30], [1, 0.03, 18], [2, 0.055, 9]] as const) {
      const random = s.part(90 + layer);
      const tone = mix([lighten(s.palette.mist, 0), green, darken(green, 0.45)][layer] ?? green, green, layer === 0 ? 0.4 : 0);
      for (let index = 0; index < count * s.width; index++) {
        const x = s.left + s.width * random();
        if (Math.abs(x) < 0.1 + layer * 0.09) continue;
        stalk(x, width * (0.7 + 0.5 * random()), tone, random);
      }
      if (layer < 2) mist(s, 0, 0.45, 0.4);
      if (layer === 0) for (let ray = 0; ray < 4; ray++) s.beam(-0.2 + ray * 0.14, s.top - 0.05, 0.22, s.height, 0.02, 0.1, s.palette.light, 0.3);
      if (layer === 1) {
        s.path('M-.06 -.02C.02 .04 -.12 .12 -.3 .6L.34 .6C.2 .14 .16 .05 .06 -.02Z', s.down(-0.02, 0.3, alpha(s.palette.light, 0.6), mix(green, '#b59a66', 0.5)));
        cast(s, 0.01, 0.12, 0.22, 'joseon', 0.14);
      }
      for (let leaf = 0; leaf < 60 * s.width; leaf++) {
        const x = s.left + s.width * random();
        const y = s.top + s.height * (0.28 + 0.1 * layer) * random();
        s.at(x, y, 0.02 + layer * 0.014, () => s.path('M0 0C.2 .4 .2 1.6 0 2.4C-.2 1.6 -.2 .4 0 0Z', alpha(mix(tone, lighten(green, 0.3), random() * 0.7), 0.9)), undefined, (random() - 0.5) * 2.4);
      }
    }
    grass(s, s.bottom, 0.1, darken(green, 0.6), 80, 94);
    grass(s, 0.12, 0.03, s.accent, 10, 95, -0.3, 0.3);
  },
};

export const mountainTemple: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.28, -0.62, 0.09);
    ridges(s, -0.12, 0.5);
    const { near, mid, mist: haze } = s.palette;
    s.path('M-1.5 .7L-1.5 .2C-.9 .16 -.6 .04 -.5 -.06C-.42 -.14 -.34 -.13 -.2 -.13L.2 -.13C.36 -.13 .4 -.05 .48 0C.6 .08 .8 .1 1 .1L1 .7Z', s.down(-0.13, 0.4, mix(mid, haze, 0.15), near));
    hanok(s, 0.3, -0.11, 0.36, { bays: 3, plaster: '#2d6b5a' });
    hanok(s, -0.02, -0.12, 0.64, { bays: 5, plaster: '#2d6b5a', lit: [0.5, 0.9, 1, 0.9, 0.5] });
    const stone = mix('#a39b8c', near, s.palette.dark ? 0.45 : 0.1);
    for (let storey = 0; storey < 5; storey++) {
      const width = 0.15 - storey * 0.018;
      const y = -0.12 - storey * 0.075;
      s.rect(-0.33 - width * 0.32, y - 0.052, width * 0.64, 0.055, s.across(-0.4, -0.26, stone, darken(stone, 0.4)));
      s.path('M-.5 0L.5 0L.58 -.12L.4 -.2L-.4 -.2L-.58 -.12Z', s.down(-0.2, 0, lighten(stone, s.art.weather === 'snow' ? 0.7 : 0.2), darken(stone, 0.3)), -0.33, y - 0.045, width);
    }
    s.line([[-0.33, -0.5], [-0.33, -0.58]], stone, 0.008);
    for (let step = 0; step < 17; step++) {
      const part = step / 16;
      const half = 0.07 + part ** 1.6 * 0.3;
      const y = -0.13 + part ** 1.35 * 0.46;
      s.rect(-0.02 - half, y, half * 2, 0.012 + part * 0.03, mix(lighten(stone, 0.15), darken(stone, 0.3), step % 2), 0.002);
    }
    for (let string = 0; string < 9; string++) {
      lantern(s, -0.42 + string * 0.1, -0.24 + Math.abs(string - 4) * -0.012, 0.024, [s.accent, '#ffcf6a', '#e0577a', '#6fc3a0'][string % 4] ?? s.accent);
    }
    mist(s, 0.0, 0.2, 0.65);
    pine(s, 0.47, 0.3, 0.62, s.palette.ink, 97, -0.2);
    pine(s, -0.52, 0.34, 0.5, s.palette.ink, 98, 0.24);
    cast(s, -0.02, 0.15, 0.18, 'joseon', 0.14);
  },
};

export const pineCrane: Family = {
  title: 'top',
  draw: (s) => {
    const paper = mix(s.palette.sky[3], '#f1e2b8', s.art.hour === 'night' ? 0.1 : 0.55);
    s.fillAll(s.down(s.top, s.bottom, mix(s.palette.sky[1], paper, s.palette.dark ? 0.15 : 0.6), paper));
    s.disc(0.16, -0.52, 0.25, s.around(0.1, -0.58, 0.4, lighten(s.accent, 0.2), s.accent));
    mist(s, -0.36, 0.2, 0.9, lighten(paper, 0.3));
    ridge(s, -0.06, 0.24, 2.2, 2, mix(paper, s.palette.mid, 0.35), paper);
    ridge(s, 0.06, 0.2, 3, 3, mix(paper, s.palette.mid, 0.6), mix(paper, s.palette.mid, 0.2));
    mist(s, 0.05, 0.16, 0.9, paper);
    water(s, 0.12, mix(s.palette.near, '#1f5a6a', 0.4), mix(paper, '#3f8a94', 0.5), 0.16);
    const pineColour = mix('#1d5a44', s.palette.ink, s.palette.dark ? 0.5 : 0.15);
    pine(s, -0.5, 0.3, 1.02, pineColour, 101, 0.42);
    pine(s, 0.56, 0.28, 0.5, pineColour, 102, -0.3);
    rocks(s, -0.16, 0.2, 0.17, mix('#4f5a66', s.palette.near, 0.4), 103, 4);
    crane(s, 0.02, 0.09, 0.34, false);
    if (s.art.figures !== 'one' && s.art.figures !== 'none') crane(s, 0.26, 0.14, 0.28, false);
    crane(s, 0.22, -0.36, 0.13, true);
    crane(s, -0.08, -0.66, 0.08, true);
  },
};

export const persimmonTree: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    heavenlyLight(s, -0.24, -0.42, 0.12);
    ridges(s, -0.1, 0.22);
    hanok(s, -0.22, 0, 0.84, { bays: 5, lit: [0.3, 0.5, 0.9, 0.5, 0.3] });
    const earth = mix('#c68f55', s.palette.mid, s.palette.dark ? 0.55 : 0.1);
    s.rect(s.left, 0, s.width, s.bottom, s.down(0, s.bottom, earth, darken(earth, 0.4)));
    const random = s.part(105);
    const tips: Point[] = [];
    const bark = darken('#4a2718', s.palette.dark ? 0.4 : 0.05);
    s.path('M.36 .1C.4 -.15 .34 -.3 .3 -.45L.4 -.46C.42 -.3 .46 -.1 .52 .1Z', bark);
    for (const [angle, length] of [[-2.5, 0.19], [-2, 0.2], [-1.35, 0.16]] as const) {
      growth(s, 0.35, -0.44, angle, length, tips, bark, random);
    }
    for (const [x, y] of tips) {
      if (random() < 0.3) s.at(x, y, 0.02, () => s.disc(0, 0, 1, mix('#b5632a', '#93702f', random()), 0.45), undefined, random() * 6);
      if (random() > 0.42) continue;
      const size = 0.02 + 0.011 * random();
      s.disc(x, y + size, size, s.around(x - size * 0.35, y + size * 0.6, size * 1.6, lighten(s.accent, 0.5), s.accent, darken(s.accent, 0.35)), size * 0.88);
      for (const leaf of [-1, 1]) s.disc(x + leaf * size * 0.28, y + size * 0.2, size * 0.28, '#6f7a2e', size * 0.13);
    }
    for (const [index, x] of [-0.92, -0.7, -0.4, -0.26, -0.12].entries()) s.path('M-.34 0C-.74 -.5 -.62 -1 -.4 -1.12L.4 -1.12C.62 -1 .74 -.5 .34 0Z', s.across(-0.6, 0.6, '#c77a48', '#7a3d20', '#3a170c'), x, 0.09 + (index % 2) * 0.03, 0.09 + (index % 3) * 0.014);
    cast(s, 0.1, 0.17, 0.19, s.art.weather === 'petals' ? 'joseon' : 'modern', 0.16);
    tree(s, s.left, s.bottom, 0.1, [darken(earth, 0.5)], 106);
  },
};

const growth = (s: Scene, x: number, y: number, angle: number, length: number, tips: Point[], bark: string, random: () => number, depth = 5, weight = 0.04): void => {
  const to: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  s.pen(`M${x} ${y}Q${(x + to[0]) / 2 + (random() - 0.5) * length * 0.4} ${(y + to[1]) / 2} ${to[0]} ${to[1]}`, bark, weight);
  if (depth < 3) tips.push(to);
  if (depth === 0) return;
  for (let fork = 0; fork < 2; fork++) growth(s, to[0], to[1], angle + (random() - 0.5) * 1.35, length * (0.66 + random() * 0.16), tips, bark, random, depth - 1, weight * 0.66);
};

export const moonRabbit: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.2);
    const face = s.art.hour === 'day' || s.art.hour === 'dawn' ? '#fff1cf' : lighten(s.palette.light, 0.62);
    s.glow(0, -0.36, 0.9, face, 0.4);
    s.disc(0, -0.36, 0.43, s.around(-0.08, -0.46, 0.6, lighten(face, 0.5), face, mix(face, s.palette.mid, 0.3)));
    for (const [x, y, size] of [[-0.24, -0.56, 0.06], [0.28, -0.3, 0.05], [-0.12, -0.68, 0.035], [0.14, -0.6, 0.07], [-0.31, -0.28, 0.04]] as const) s.disc(x, y, size, alpha(s.palette.mid, 0.16), size * 0.8);
    s.clip('M-.43 -.36A.43 .43 0 1 1 .43 -.36A.43 .43 0 1 1 -.43 -.36Z', () => {
      s.path('M-.6 .3L-.6 -.1C-.3 -.18 .2 -.16 .6 -.08L.6 .3Z', mix(face, s.palette.mid, 0.35));
      tree(s, 0.24, -0.1, 0.44, [darken(s.accent, 0.15), s.accent, lighten(s.accent, 0.3)], 108, { bark: s.palette.near, lean: -0.25, leaves: 7 });
    });
    const ink = s.palette.near;
    s.path('M-.5 -.5C-.4 -.1 -.36 .3 -.42 .5L.42 .5C.36 .3 .4 -.1 .5 -.5Z', s.across(-0.5, 0.5, lighten(ink, 0.25), ink, darken(ink, 0.3)), 0.02, -0.19, 0.17);
    s.disc(0.02, -0.275, 0.085, lighten(ink, 0.35), 0.018);
    for (const side of s.art.figures === 'none' || s.art.figures === 'one' || s.art.figures === 'child' ? [-1] : [-1, 1]) rabbit(s, 0.02 + side * 0.17, -0.1, 0.27, side);
    for (let bank = 0; bank < 4; bank++) mist(s, 0.02 + bank * 0.11, 0.26, 0.75, mix(s.palette.mist, s.palette.sky[2], bank * 0.2));
  },
};

/** A rabbit on its hind legs with a mallet, facing the mortar. */
const rabbit = (s: Scene, x: number, y: number, size: number, side: number): void => {
  const fur = s.down(-1, 0, '#fffdf6', mix('#e9e4dc', s.palette.mist, 0.4));
  s.at(x, y, size, () => {
    s.path('M-.3 0C-.42 -.3 -.22 -.58 0 -.62C.22 -.56 .3 -.3 .24 -.1C.3 -.06 .36 -.02 .34 0Z', fur);
    s.disc(-0.33, -0.1, 0.07, '#ffffff');
    s.disc(0.09, -0.7, 0.15, fur, 0.13);
    for (const [ear, turn] of [[-0.02, -0.35], [0.07, -0.05]] as const) s.at(ear, -0.78, 1, () => {
      s.disc(0, -0.16, 0.05, fur, 0.19);
      s.disc(0.01, -0.15, 0.022, '#f2b6b0', 0.13);
    }, 1, turn);
    s.disc(0.16, -0.72, 0.02, '#b5303a');
    s.pen('M.08 -.48C.2 -.5 .3 -.56 .38 -.62', '#fffaf0', 0.1);
    s.line([[0.34, -0.3], [0.44, -1.0]], '#7a4a26', 0.045);
    s.rect(0.3, -1.16, 0.3, 0.2, '#8f5a30', 0.05);
    s.path('M-.18 -.5L.16 -.52L.2 -.3L-.2 -.28Z', s.accent);
  }, size * -side);
};

