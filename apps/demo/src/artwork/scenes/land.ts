import { clouds, ground, heavenlyLight, mist, ridge, ridges, sky, stars, water } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass, rocks, tree } from '../kit/nature.ts';
import { cast, umbrella } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

/** A small wooden fishing boat from the side. */
const boat = (s: Scene, x: number, y: number, size: number, paint: string, tilt = 0): void => s.at(x, y, size, () => {
  s.path('M-.6 -.2C-.4 -.12 .3 -.1 .66 -.32L.5 .06C.2 .12 -.3 .12 -.46 .06Z', s.down(-0.3, 0.12, lighten(paint, 0.2), darken(paint, 0.35)));
  s.pen('M-.6 -.2C-.4 -.12 .3 -.1 .66 -.32', '#f4ead4', 0.035);
  s.path('M-.2 -.14L-.18 -.42L.14 -.42L.16 -.12Z', '#efe6d2');
  s.path('M-.24 -.42L.2 -.42L.16 -.48L-.2 -.48Z', darken(paint, 0.2));
  for (const window of [-0.13, 0.02]) s.rect(window, -0.36, 0.09, 0.1, s.palette.dark ? s.palette.light : '#3f5f78', 0.01);
  s.line([[-0.02, -0.48], [-0.02, -0.95]], s.palette.ink, 0.02);
  s.line([[-0.02, -0.9], [0.56, -0.28]], alpha(s.palette.ink, 0.8), 0.008);
  s.line([[-0.02, -0.9], [-0.52, -0.2]], alpha(s.palette.ink, 0.8), 0.008);
  if (s.palette.dark) for (let lamp = 0; lamp < 5; lamp++) s.glow(0.08 + lamp * 0.09, -0.8 + lamp * 0.1, 0.1, '#fff3c4', 0.9);
}, size, tilt);

export const fishingVillage: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    clouds(s, -0.45);
    heavenlyLight(s, -0.3, -0.62, 0.09);
    const { mid, near, far, pale, light } = s.palette;
    ridge(s, -0.12, 0.26, 1.5, 2, mix(far, s.palette.sky[3], 0.25), mix(far, s.palette.mist, 0.4), -0.05);
    s.path('M-.2 .1C-.1 -.1 .1 -.3 .34 -.36C.6 -.4 .9 -.36 1.2 -.3L1.2 .1Z', s.down(-0.36, 0, mix('#4f8a64', mid, s.palette.dark ? 0.6 : 0.2), mix(near, mid, 0.4)));
    const random = s.part(170);
    for (let row = 0; row < 5; row++) {
      for (let house = 0; house < 6; house++) {
        const x = -0.1 + row * -0.02 + house * 0.13 + random() * 0.04;
        const y = -0.26 + row * 0.058 - house * 0.014;
        if (x < -0.02 + (4 - row) * 0.05) continue;
        const size = 0.042 + row * 0.006;
        const wall = mix('#fbf4e6', near, s.palette.dark ? 0.55 : 0.04);
        s.rect(x - size, y - size * 0.9, size * 2, size * 1.5, s.across(x - size, x + size, wall, darken(wall, 0.2)));
        s.shape([[x - size * 1.2, y - size * 0.8], [x - size * 0.5, y - size * 1.5], [x + size * 0.6, y - size * 1.5], [x + size * 1.2, y - size * 0.8]], mix(['#d9573f', '#2f7fb5', '#e8a53c', s.accent][Math.floor(random() * 4)] ?? s.accent, near, s.palette.dark ? 0.35 : 0.05));
        if (random() < 0.7) s.rect(x - size * 0.3, y - size * 0.5, size * 0.5, size * 0.5, s.palette.dark ? light : mix(near, mid, 0.5));
      }
    }
    water(s, -0.02, near, mix(s.palette.sky[2], mid, 0.35), -0.3);
    const pier = mix('#a8a294', near, s.palette.dark ? 0.5 : 0.1);
    s.shape([[-0.06, -0.02], [1.2, -0.02], [1.2, 0.04], [-0.1, 0.04]], s.down(-0.02, 0.04, lighten(pier, 0.2), darken(pier, 0.4)));
    boat(s, 0.36, 0.07, 0.26, '#2f7fb5', 0.02);
    boat(s, -0.3, 0.02, 0.2, '#e8a53c', -0.03);
    boat(s, -0.02, 0.16, 0.48, s.accent, -0.02);
    s.path('M-1.5 1L-1.5 .2C-.8 .26 -.2 .22 .2 .25C.6 .27 1 .2 1.5 .24L1.5 1Z', darken(pier, 0.55));
    for (const x of [-0.34, 0.4]) s.rect(x, 0.18, 0.035, 0.07, darken(pier, 0.7), 0.01);
    cast(s, -0.22, 0.245, 0.19, 'modern', 0.12);
    for (let gull = 0; gull < 5; gull++) s.pen('M-1 -.3Q-.5 -.8 0 0Q.5 -.8 1 -.3', lighten(pale, 0.5), 0.006, -0.1 + random() * 0.5, -0.5 - random() * 0.2, 0.022);
  },
};

export const lighthouse: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    clouds(s, -0.35, 0.6);
    if (s.art.hour !== 'night') heavenlyLight(s, -0.3, -0.28, 0.1);
    ridge(s, -0.05, 0.14, 1.6, 3, mix(s.palette.far, s.palette.sky[3], 0.35), s.palette.far, -0.02);
    water(s, -0.05, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.45), s.art.hour === 'night' ? 0.12 : -0.3);
    if (s.palette.dark) {
      s.beam(0.12, -0.66, 1.75, 1.6, 0.02, 0.34, s.palette.light, 0.75);
      s.beam(0.12, -0.66, -1.4, 1.2, 0.02, 0.28, s.palette.light, 0.6);
    }
    rocks(s, 0.16, 0.1, 0.28, mix('#4a4f5a', s.palette.near, 0.5), 172, 5);
    const red = mix(s.accent, s.palette.near, s.palette.dark ? 0.25 : 0.02);
    s.shape([[0.015, 0.02], [0.06, -0.58], [0.18, -0.58], [0.225, 0.02]], s.across(0, 0.23, lighten(red, 0.2), red, darken(red, 0.5)));
    for (const [low, high] of [[-0.1, -0.2], [-0.34, -0.44]] as const) {
      const half = (y: number): number => 0.06 + ((y + 0.58) / 0.6) * 0.045;
      s.shape([[0.12 - half(low), low], [0.12 - half(high), high], [0.12 + half(high), high], [0.12 + half(low), low]], s.across(0, 0.23, '#fffaf0', '#e9e2d4', darken('#cfc6b8', 0.45)));
    }
    for (const y of [-0.04, -0.27, -0.5]) s.rect(0.1, y - 0.03, 0.035, 0.045, s.palette.dark ? s.palette.light : darken(red, 0.7), 0.016);
    s.rect(0.035, -0.6, 0.17, 0.025, darken(red, 0.5), 0.006);
    for (let post = 0; post < 8; post++) s.line([[0.04 + post * 0.023, -0.6], [0.04 + post * 0.023, -0.64]], darken(red, 0.5), 0.005);
    s.rect(0.07, -0.7, 0.1, 0.1, s.around(0.12, -0.65, 0.08, '#ffffff', lighten(s.palette.light, 0.3)), 0.008);
    s.path('M-.07 0C-.06 -.05 -.02 -.07 0 -.1C.02 -.07 .06 -.05 .07 0Z', darken(red, 0.3), 0.12, -0.69);
    s.glow(0.12, -0.65, 0.3, s.palette.light, s.palette.dark ? 0.95 : 0.3);
    const random = s.part(173);
    for (let wave = 0; wave < 3; wave++) {
      const y = 0.09 + wave * 0.07;
      let crest = `M${s.left} ${s.bottom}L${s.left} ${y}`;
      for (let x = s.left; x < s.right; x += 0.13) crest += `Q${x + 0.05} ${y - 0.035 - random() * 0.02} ${x + 0.13} ${y}`;
      s.path(`${crest}L${s.right} ${s.bottom}Z`, s.down(y - 0.04, y + 0.12, lighten(mix(s.palette.mid, s.palette.sky[3], 0.25), 0.18 - wave * 0.05), mix(s.palette.mid, s.palette.near, 0.35 + wave * 0.25)));
    }
    for (let drop = 0; drop < 60; drop++) s.disc(-0.12 + random() * 0.5, 0.08 - random() ** 2 * 0.2, 0.002 + random() * 0.006, alpha('#ffffff', 0.7));
    const pier = darken(mix('#9a958a', s.palette.near, 0.4), 0.1);
    s.shape([[s.left, 0.15], [-0.1, 0.1], [-0.06, 0.13], [s.left, 0.26]], s.down(0.1, 0.26, lighten(pier, 0.15), darken(pier, 0.4)));
    cast(s, -0.28, 0.16, 0.19, 'modern', 0.12);
  },
};

export const haenyeoUnderwater: Family = {
  title: 'bottom',
  indoors: 'water',
  draw: (s) => {
    const surface = s.palette.sky[3];
    const aqua = mix('#3fb6c8', s.palette.sky[1], s.palette.dark ? 0.45 : 0.15);
    const deep = mix('#05264a', s.palette.near, 0.4);
    const line = s.top + s.height * 0.13;
    s.fillAll(s.down(line, s.bottom, lighten(aqua, 0.35), aqua, mix(aqua, deep, 0.65), deep));
    s.rect(s.left, s.top, s.width, line - s.top, s.down(s.top, line, s.palette.sky[1], surface));
    ridge(s, line, 0.1, 1.7, 4, mix(s.palette.far, surface, 0.3), s.palette.mid, line);
    for (let ray = -4; ray <= 4; ray++) s.beam(ray * 0.16 + 0.05, line, -ray * 0.09, s.height * 0.9, 0.012, 0.11, '#e6fffb', 0.32);
    const random = s.part(175);
    for (let ripple = 0; ripple < 30; ripple++) s.rect(s.left + s.width * random(), line + random() * 0.035, 0.05 + 0.12 * random(), 0.004, alpha('#ffffff', 0.5), 0.002);
    s.disc(-0.1, line - 0.012, 0.075, s.around(-0.13, line - 0.04, 0.12, lighten(s.accent, 0.45), s.accent));
    for (const band of [-0.04, 0, 0.04]) s.ring(-0.1, line - 0.012, 0.075, alpha(darken(s.accent, 0.6), 0.5), 0.004, 0, Math.PI * 2, Math.abs(band) * 1.3 + 0.015);
    s.pen(`M-.1 ${line + 0.06}C-.16 -.5 .1 -.5 .02 -.34`, alpha('#fff3d6', 0.7), 0.004);
    diver(s, 0.06, -0.26, 0.6);
    if (s.art.figures.startsWith('two') || s.art.figures === 'group') diver(s, -0.32, -0.02, 0.26);
    if (s.art.figures === 'group') diver(s, 0.4, -0.44, 0.2);
    for (let bubble = 0; bubble < 30; bubble++) s.ring(0.2 + (random() - 0.5) * 0.1, -0.1 - random() * 0.6, 0.003 + random() * 0.011, alpha('#ffffff', 0.65), 0.0025);
    for (let fish = 0; fish < 40; fish++) s.path('M-1 0C-.4 -.5 .4 -.4 .7 0L1.1 -.35L1.1 .35L.7 0C.4 .4 -.4 .5 -1 0Z', alpha('#dff7ff', 0.7), -0.34 + (random() - 0.5) * 0.34, 0.06 + (random() - 0.5) * 0.14, 0.009 + random() * 0.006);
    s.path('M-2 1L-2 .4C-1 .3 -.5 .42 0 .36C.4 .3 .8 .4 1.5 .3L1.5 1Z', darken(deep, 0.35), 0, s.wide ? -0.24 : 0);
    for (let weed = 0; weed < 22; weed++) {
      const x = s.left + s.width * random();
      s.pen(`M0 0C-.04 -.1 .05 -.16 0 -.26C-.03 -.34 .03 -.36 .01 -.42`, mix(deep, '#1f7a5c', 0.25 + 0.4 * random()), 0.012, x, s.bottom, 0.4 + random() * 0.5);
    }
  },
};

/** A haenyeo diving head down, fins up, net bag behind her. */
const diver = (s: Scene, x: number, y: number, size: number): void => s.at(x, y, size, () => {
  const suit = '#11151f';
  s.path('M-.06 .2C-.1 .05 -.1 -.1 -.07 -.2L.07 -.2C.1 -.1 .1 .05 .06 .2C.03 .24 -.03 .24 -.06 .2Z', s.across(-0.1, 0.1, lighten(suit, 0.28), suit, suit));
  s.line([[-0.035, -0.18], [-0.075, -0.36], [-0.06, -0.52]], suit, 0.07);
  s.line([[0.04, -0.18], [0.085, -0.34], [0.16, -0.48]], lighten(suit, 0.08), 0.07);
  s.path('M-.035 0L.035 0L.08 -.2Q0 -.24 -.08 -.2Z', s.accent, -0.055, -0.52);
  s.at(0.17, -0.48, 1, () => s.path('M-.035 0L.035 0L.08 -.2Q0 -.24 -.08 -.2Z', darken(s.accent, 0.15)), 1, 0.5);
  s.line([[0.05, 0.14], [0.14, 0.3], [0.08, 0.44]], suit, 0.05);
  s.line([[-0.05, 0.14], [-0.12, 0.28], [-0.02, 0.4]], lighten(suit, 0.1), 0.05);
  s.disc(0, 0.29, 0.062, suit, 0.074);
  s.path('M-.045 .3C-.03 .36 .03 .36 .045 .3L.05 .345Q0 .4 -.05 .345Z', '#bfe9f2');
  s.rect(-0.085, 0.0, 0.17, 0.04, '#f2c94c', 0.01);
  s.pen('M.07 .02C.3 -.06 .3 -.2 .36 -.3', alpha('#f7e7c4', 0.8), 0.012);
  s.disc(0.38, -0.36, 0.1, alpha('#d9a05a', 0.55), 0.13);
  for (const turn of [-0.6, -0.2, 0.2, 0.6]) s.pen(`M${0.38 + turn * 0.14} -.48Q${0.38 + turn * 0.25} -.36 ${0.38 + turn * 0.14} -.24`, '#8a5a30', 0.008);
}, size, 0.42);

export const tidalFlat: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.16);
    clouds(s, -0.4, 0.6);
    heavenlyLight(s, 0.12, -0.3, 0.1);
    ridge(s, -0.16, 0.09, 1.3, 2, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far, -0.14);
    const mud = mix('#6e5d56', s.palette.near, s.palette.dark ? 0.4 : 0.15);
    ground(s, -0.16, darken(mud, 0.35), mix(mud, s.palette.sky[3], 0.4));
    const shine = (data: string, strength: number): void => {
      s.path(data, s.down(-0.16, s.bottom, lighten(s.palette.sky[3], 0.15), s.palette.sky[2], s.palette.sky[1]));
      s.g.globalAlpha = strength;
      s.g.globalAlpha = 1;
    };
    shine('M.1 -.16C.3 -.13 -.1 -.11 -.04 -.08C.06 -.03 .36 -.03 .26 .04C.1 .12 -.42 .08 -.36 .17C-.3 .25 .2 .25 .3 .36L.3 .6L-.5 .6C-.5 .4 -.9 .3 -.7 .16C-.5 .05 .04 .06 .02 .02C0 -.02 -.24 -.05 -.2 -.09C-.16 -.12 .14 -.13 .1 -.16Z', 1);
    shine('M-2 -.1C-1.2 -.12 -.8 -.08 -.5 -.06C-.8 -.03 -1.4 -.02 -2 .02Z', 1);
    s.path('M.5 -.1C.7 -.08 .9 -.1 1.2 -.09L1.2 -.04C.9 -.05 .7 -.04 .5 -.1Z', lighten(s.palette.sky[3], 0.1));
    const random = s.part(178);
    for (let hole = 0; hole < 120; hole++) {
      const depth = random() ** 1.5;
      s.disc(s.left + s.width * random(), -0.12 + depth * (s.bottom + 0.12), 0.002 + 0.005 * depth, alpha(darken(mud, 0.6), 0.6), 0.0015 + 0.002 * depth);
    }
    for (let pole = 0; pole < 8; pole++) s.line([[-0.5 + pole * 0.14, -0.07 - pole * 0.008], [-0.495 + pole * 0.14, -0.15 - pole * 0.003]], alpha(s.palette.ink, 0.7), 0.005);
    s.disc(0.1, 0.1, 0.36, alpha(s.palette.ink, 0.35), 0.03);
    boat(s, 0.1, 0.08, 0.72, s.accent, -0.13);
    s.pen('M-.3 .06C-.4 .14 -.2 .2 -.44 .24', darken(mud, 0.6), 0.006);
    cast(s, -0.3, 0.2, 0.2, 'work', 0.12);
  },
};

export const tangerineFarm: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.12);
    clouds(s, -0.5, 0.5);
    heavenlyLight(s, -0.34, -0.66, 0.08);
    s.path('M-1.7 0C-1 -.05 -.55 -.3 -.2 -.42C-.1 -.46 -.06 -.4 0 -.42C.08 -.44 .12 -.46 .2 -.4C.5 -.26 .8 -.1 1.4 0Z', s.down(-0.45, 0, mix(s.palette.mid, s.palette.far, 0.4), mix(s.palette.far, s.palette.mist, 0.6)));
    if (s.art.weather === 'snow' || s.art.hour === 'dawn') s.path('M-.34 -.34C-.26 -.4 -.22 -.42 -.2 -.42C-.1 -.46 -.06 -.4 0 -.42C.08 -.44 .12 -.46 .2 -.4L.3 -.35C.2 -.37 .14 -.33 .08 -.37C0 -.34 -.06 -.38 -.12 -.34C-.2 -.37 -.26 -.32 -.34 -.34Z', '#fbfdff');
    mist(s, -0.06, 0.2, 0.6);
    const green = mix('#2f7a4a', s.palette.near, s.palette.dark ? 0.5 : 0.1);
    for (let row = 0; row < 4; row++) {
      const y = -0.04 + row * 0.06;
      for (let bush = -9; bush < 9; bush++) fruitBush(s, bush * (0.16 + row * 0.03) + (row % 2) * 0.07, y, 0.09 + row * 0.03, mix(green, s.palette.mist, 0.3 - row * 0.1), 180 + row * 20 + bush, row);
    }
    stoneWall(s, 0.2);
    crate(s, 0.12, 0.26, 0.4);
    cast(s, -0.26, 0.25, 0.2, 'work', 0.1);
    for (const side of [-1, 1]) for (let leaf = 0; leaf < 7; leaf++) s.at(side < 0 ? s.left : s.right, -0.72 + leaf * 0.05, 0.1, () => s.path('M0 0C.4 -.3 1 -.3 1.5 0C1 .3 .4 .3 0 0Z', mix(green, leaf % 2 ? '#8fc06a' : s.palette.ink, 0.3)), side * -0.1, side * (0.5 - leaf * 0.2));
  },
};

const fruitBush = (s: Scene, x: number, y: number, size: number, green: string, part: number, row: number): void => {
  if (x < s.left - size || x > s.right + size) return;
  const random = s.part(part);
  s.disc(x, y - size * 0.5, size * 0.8, darken(green, 0.25), size * 0.66);
  for (let clump = 0; clump < 15; clump++) s.disc(x + (random() - 0.5) * size * 1.2, y - size * (0.1 + random() * 0.95), size * 0.16, mix(green, random() < 0.5 ? lighten(green, 0.22) : darken(green, 0.2), 0.8), size * 0.1, random() * 3);
  for (let fruit = 0; fruit < 5 + row; fruit++) s.disc(x + (random() - 0.5) * size * 1.15, y - size * (0.12 + random() * 0.8), size * 0.075, s.around(x, y - size * 0.6, size, '#ffc24d', '#f58a1f'));
};

const stoneWall = (s: Scene, y: number): void => {
  const random = s.part(179);
  const basalt = mix('#4a4a50', s.palette.near, 0.3);
  for (let row = 0; row < 3; row++) for (let x = s.left; x < s.right + 0.1; x += 0.075) s.disc(x + row * 0.035 + random() * 0.02, y - row * 0.038, 0.046, mix(lighten(basalt, 0.16), darken(basalt, 0.25), random()), 0.03, random() - 0.5);
  s.rect(s.left, y + 0.02, s.width, s.bottom, s.down(y, s.bottom, darken(basalt, 0.15), darken(basalt, 0.6)));
};

const crate = (s: Scene, x: number, y: number, size: number): void => {
  const random = s.part(177);
  for (let layer = 0; layer < 3; layer++) for (let fruit = 0; fruit < 8 - layer; fruit++) {
    const fruitX = x + (fruit - (7 - layer) / 2) * size * 0.135 + (random() - 0.5) * 0.01;
    const fruitY = y - size * (0.4 + layer * 0.1);
    const radius = size * 0.082;
    s.disc(fruitX, fruitY, radius, s.around(fruitX - radius * 0.3, fruitY - radius * 0.4, radius * 1.5, '#ffd27a', '#f7931e', '#c25a0c'));
    if (random() < 0.4) s.path('M0 0C.6 -.8 1.6 -.8 2 -.3C1.4 .2 .6 .3 0 0Z', '#3f8a4a', fruitX, fruitY - radius * 0.8, radius * 0.7);
  }
  const wood = '#b5814a';
  s.rect(x - size * 0.58, y - size * 0.36, size * 1.16, size * 0.38, darken(wood, 0.55));
  for (let slat = 0; slat < 3; slat++) s.rect(x - size * 0.6, y - size * (0.36 - slat * 0.13), size * 1.2, size * 0.105, s.down(y - size * (0.36 - slat * 0.13), y - size * (0.25 - slat * 0.13), lighten(wood, 0.2), wood));
  for (const side of [-0.56, 0.5]) s.rect(x + side * size, y - size * 0.37, size * 0.06, size * 0.4, darken(wood, 0.2));
  s.rect(x - size * 0.2, y - size * 0.225, size * 0.4, size * 0.1, s.accent, 0.004);
};

/** Bands that follow a hillside, drawn from far to near; `fill` says what grows or shines in each. */
const bands = (s: Scene, count: number, from: number, bend: number, fill: (index: number, part: number) => string, edge: (part: number) => string): void => {
  for (let index = 0; index < count; index++) {
    const part = index / (count - 1);
    const y = from + (s.bottom + 0.12 - from) * part ** 1.35;
    const points: Point[] = [];
    for (let x = s.left; x <= s.right + 0.02; x += 0.02) points.push([x, y + Math.sin(x * (3.2 - part) + index * bend) * (0.015 + 0.05 * part) - (x * x) * 0.05 * (1 - part) + Math.sin(x * 7 + index) * 0.006]);
    s.shape([...points, [s.right, s.bottom + 0.1], [s.left, s.bottom + 0.1]], fill(index, part));
    s.line(points, edge(part), 0.004 + 0.009 * part);
  }
};

export const riceTerraces: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.22);
    clouds(s, -0.45, 0.6);
    heavenlyLight(s, -0.16, -0.42, 0.1);
    ridges(s, -0.24, 0.34);
    const green = mix('#6fae4f', s.palette.mid, s.palette.dark ? 0.6 : 0.15);
    bands(s, 13, -0.24, 0.42, (index, part) => index % 3 === 2
      ? mix(green, s.palette.near, part * 0.35)
      : mix(s.palette.sky[3], s.palette.sky[index % 2 ? 2 : 1], 0.2 + part * 0.6), (part) => mix(green, s.palette.near, 0.25 + part * 0.3));
    for (let clump = 0; clump < 5; clump++) grass(s, 0.02 + clump * 0.055, 0.02 + clump * 0.01, lighten(green, 0.15), 60, 190 + clump);
    mist(s, -0.16, 0.16, 0.6);
    const hut = mix('#b5814a', s.palette.near, s.palette.dark ? 0.4 : 0.1);
    s.rect(0.2, -0.12, 0.13, 0.08, hut);
    s.shape([[0.17, -0.115], [0.21, -0.19], [0.32, -0.19], [0.36, -0.115]], mix(s.accent, hut, 0.3));
    s.rect(0.25, -0.1, 0.04, 0.06, s.palette.light);
    s.glow(0.27, -0.07, 0.1, s.palette.light, s.palette.dark ? 0.7 : 0.1);
    tree(s, 0.42, -0.03, 0.3, [mix('#3f7a4a', s.palette.near, 0.4), mix(s.accent, s.palette.near, 0.3)], 196);
    cast(s, -0.1, 0.16, 0.18, 'work', 0.16);
  },
};

export const greenTeaField: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.3);
    heavenlyLight(s, 0.26, -0.58, 0.09);
    ridges(s, -0.32, 0.22);
    const leaf = mix('#5f9a45', s.palette.mid, s.palette.dark ? 0.6 : 0.08);
    const hill = (x: number, y: number, width: number, height: number, count: number, turn: number): void => {
      s.g.save();
      s.g.translate(x, y);
      s.g.rotate(turn);
      for (let row = 0; row < count; row++) {
        const part = row / count;
        const tone = mix(lighten(leaf, 0.22), darken(leaf, 0.35), part);
        s.disc(0, height * part * 1.1, width * (0.55 + part * 0.6), s.down(height * part * 0.5 - height * 0.5, height, lighten(tone, 0.22), tone, darken(tone, 0.55)), height * (0.5 + part * 0.3));
        s.ring(0, height * part * 1.1, width * (0.55 + part * 0.6), alpha(darken(leaf, 0.7), 0.75), 0.006 + 0.012 * part, Math.PI, Math.PI * 2, height * (0.5 + part * 0.3));
      }
      s.g.restore();
    };
    hill(0.3, -0.1, 0.62, 0.24, 8, 0.1);
    mist(s, -0.12, 0.2, 0.5);
    hill(-0.5, 0.02, 0.8, 0.32, 10, -0.12);
    hill(0.42, 0.22, 0.9, 0.36, 9, 0.12);
    for (const [index, x] of [-0.44, -0.36, -0.3].entries()) s.path('M0 -1C.2 -.7 .24 -.3 .16 0L-.16 0C-.24 -.3 -.2 -.7 0 -1Z', mix('#1f4a3a', s.palette.near, 0.4), x, -0.13 + index * 0.01, 0.26 - index * 0.05);
    cast(s, 0.06, 0.13, 0.2, 'work', 0.2);
    s.path('M-.5 -.3L.5 -.3L.36 .2L-.36 .2Z', '#b5814a', 0.18, 0.13, 0.07);
    for (let row = 0; row < 3; row++) s.line([[0.15, 0.115 + row * 0.01], [0.21, 0.115 + row * 0.01]], '#7a4f28', 0.003);
  },
};

export const snowfieldUmbrella: Family = {
  title: 'top',
  draw: (s) => {
    const snow = mix('#f4f7fd', s.palette.mid, s.palette.dark ? 0.35 : 0.03);
    s.fillAll(s.down(s.top, 0, mix(s.palette.sky[0], snow, 0.25), mix(s.palette.sky[2], snow, 0.4), snow));
    heavenlyLight(s, -0.26, -0.5, 0.08);
    ridge(s, -0.12, 0.22, 1.6, 3, mix(s.palette.far, snow, 0.5), snow);
    for (let row = 0; row < 34; row++) s.path('M0 -1L.22 -.3L.12 -.32L.3 0L-.3 0L-.12 -.32L-.22 -.3Z', mix(s.palette.mid, snow, 0.45), s.left + (row / 34) * s.width + (row % 3) * 0.012, -0.07, 0.06 + (row % 5) * 0.014);
    mist(s, -0.1, 0.14, 0.8, snow);
    s.path('M-2 1L-2 -.04C-1 -.14 -.4 0 .1 -.06C.6 -.1 1 -.04 1.5 -.08L1.5 1Z', s.down(-0.1, s.bottom, lighten(snow, 0.5), snow, mix(snow, s.palette.mid, 0.45)));
    s.path('M-2 1L-2 .2C-1 .1 -.5 .24 .2 .14C.8 .08 1 .2 1.5 .16L1.5 1Z', s.down(0.1, s.bottom, lighten(snow, 0.35), mix(snow, s.palette.mid, 0.5)));
    tree(s, 0.3, 0.03, 0.74, ['#fdfeff', snow, mix(snow, s.palette.mid, 0.25)], 199, { bark: mix('#2a2028', s.palette.near, 0.3), leaves: 5 });
    for (let print = 0; print < 16; print++) {
      const part = (print / 16) ** 1.4;
      s.disc(-0.08 + Math.sin(part * 4) * 0.1 + (print % 2 ? 0.012 : -0.012) * (1 + part), 0.13 + part * (s.bottom - 0.1), 0.007 + 0.009 * part, alpha(s.palette.mid, 0.5), 0.004 + 0.004 * part);
    }
    if (s.art.figures === 'none') s.at(-0.06, 0.09, 0.4, () => s.path('M-.5 0C-.46 -.5 .46 -.5 .5 0Q.4 -.1 .26 0Q.1 -.1 0 0Q-.12 -.1 -.26 0Q-.4 -.1 -.5 0Z', s.across(-0.5, 0.5, lighten(s.accent, 0.25), s.accent, darken(s.accent, 0.4))), 0.4, -0.3);
    else {
      cast(s, -0.08, 0.13, 0.25, 'modern', 0.16);
      const apart = s.art.figures === 'two-apart' ? -0.16 : s.art.figures === 'two-together' ? -0.04 : 0;
      if (s.art.figures !== 'running') umbrella(s, -0.08 + apart, 0.13 + (s.art.figures === 'group' ? 0.03 : 0), s.art.figures === 'child' ? 0.18 : 0.27);
    }
  },
};

export const campsiteStars: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    stars(s, s.palette.dark ? 420 : 60, -0.1);
    if (s.palette.dark) {
      s.at(0.06, -0.66, 1, () => { for (let cloud = 0; cloud < 3; cloud++) s.glow((cloud - 1) * 0.3, 0, 0.4, [s.palette.mist, s.accent, s.palette.light][cloud] ?? s.accent, 0.2, 0.11); }, 1, -0.65);
    } else heavenlyLight(s, -0.26, -0.5, 0.09);
    ridges(s, -0.08, 0.44);
    const turf = mix('#3f6a4a', s.palette.near, s.palette.dark ? 0.6 : 0.1);
    ground(s, 0, darken(turf, 0.5), mix(turf, s.palette.mist, 0.2));
    for (let index = 0; index < 16 * s.width; index++) {
      const x = s.left + (index / (16 * s.width)) * s.width;
      if (Math.abs(x - 0.05) > 0.2) s.path('M0 -1L.2 -.62L.12 -.64L.28 -.3L.16 -.32L.34 0L-.34 0L-.16 -.32L-.28 -.3L-.12 -.64L-.2 -.62Z', mix(s.palette.near, s.palette.ink, 0.4), x, 0.04, 0.26 + 0.22 * ((index * 7) % 5) / 5);
    }
    s.glow(0.06, -0.06, 0.55, s.palette.light, s.palette.dark ? 0.8 : 0.25);
    const cloth = mix(s.accent, '#ffd9a0', 0.2);
    s.shape([[-0.36, 0.1], [0.06, -0.36], [0.5, 0.1]], s.around(0.06, 0.02, 0.5, lighten(cloth, 0.55), cloth, darken(cloth, 0.55)));
    s.shape([[-0.12, 0.1], [0.06, -0.35], [0.24, 0.1]], s.around(0.06, 0.04, 0.3, '#fff6d8', lighten(s.palette.light, 0.25), darken(cloth, 0.2)));
    s.path('M0 0C-.06 .3 -.22 .6 -.18 1L-.42 1Z', darken(cloth, 0.3), 0.06, -0.35, 0.45);
    s.path('M0 0C.06 .3 .22 .6 .18 1L.42 1Z', darken(cloth, 0.45), 0.06, -0.35, 0.45);
    for (const [from, to] of [[-0.36, -0.5], [0.5, 0.6]] as const) s.line([[from, 0.1], [to, 0.14]], alpha('#efe2c4', 0.7), 0.004);
    s.line([[0.06, -0.36], [0.06, -0.4]], '#efe2c4', 0.006);
    for (const turn of [0.5, -0.5]) s.at(-0.26, 0.2, 1, () => s.rect(-0.06, -0.012, 0.12, 0.024, '#5a3420', 0.01), 1, turn);
    for (const [x, height] of [[-0.28, 0.09], [-0.25, 0.15], [-0.22, 0.08]] as const) s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffb347', x, 0.2, height, 0.05);
    s.glow(-0.25, 0.15, 0.28, '#ff9a3d', 0.8);
    cast(s, 0.28, 0.21, 0.19, 'modern', 0.12);
    grass(s, s.bottom, 0.07, darken(turf, 0.7), 90, 201);
  },
};
