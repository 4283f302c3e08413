import { ground, heavenlyLight, mist, moon, ridges, sky, sun } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { giwaRoof, hanok, lantern, latticeDoor, tiledWall } from '../kit/hanok.ts';
import { bough, foliage, pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { floorLines, onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

const DANCHEONG = ['#2f7a68', '#c8452f', '#e3b04b', '#2e5aa0', '#efe6d2'] as const;

/** The corner of a roof seen from below, with painted rafters and a fish bell. */
const eaveCorner = (s: Scene, x: number, y: number, size: number): void => {
  const { ink } = s.palette;
  for (let rafter = 0; rafter < 36; rafter++) {
    const part = rafter / 14;
    const rafterX = x + size * part * 1.25;
    const rafterY = y + size * (0.02 + 0.17 * Math.min(1, part) ** 0.7);
    s.line([[rafterX, rafterY], [rafterX + size * 0.22, rafterY - size * 0.2]], mix('#2f6a5c', ink, 0.55), size * 0.045);
    s.disc(rafterX, rafterY, size * 0.024, mix(DANCHEONG[rafter % 3] ?? '#c8452f', ink, 0.25));
    s.disc(rafterX, rafterY, size * 0.01, DANCHEONG[4]);
  }
  s.path('M0 0C.35 .1 .8 .16 1.6 .18L3.4 .2L3.4 -2L1.1 -.62C.6 -.4 .2 -.2 0 -.06Z', s.ramp([0, 0], [0.9, -0.6], lighten(ink, 0.1), darken(ink, 0.3)), x, y, size);
  for (let tile = 0; tile < 42; tile++) {
    const part = tile / 16;
    s.disc(x + size * 1.35 * part, y + size * 0.16 * Math.min(1, part) ** 0.75, size * 0.027, lighten(ink, 0.12));
  }
  s.pen('M0 -.05C.2 -.2 .6 -.4 1.1 -.62', alpha(s.palette.light, 0.45), 0.006, x, y, size);
  s.line([[x + 0.012, y + 0.01], [x + 0.012, y + size * 0.17]], ink, 0.004);
  s.path('M-.5 -.6Q0 -.75 .5 -.6L.62 .25Q0 .4 -.62 .25Z', s.across(-0.5, 0.5, darken('#9a7b3c', 0.4), '#d9b25e', darken('#9a7b3c', 0.5)), x + 0.012, y + size * 0.21, size * 0.07);
  s.path('M0 -.4C.5 -.3 .5 .3 0 .5L.3 .85L-.3 .85L0 .5C-.5 .3 -.5 -.3 0 -.4Z', '#c99d4b', x + 0.012, y + size * 0.31, size * 0.07);
};

export const giwaEavesMoon: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    const radius = s.art.hour === 'night' ? 0.35 : 0.28;
    (s.art.hour === 'night' || s.art.hour === 'dawn' ? moon : sun)(s, -0.03, -0.42, radius);
    mist(s, -0.34, 0.24, 0.6, s.palette.mist);
    ridges(s, -0.02, 0.24);
    giwaRoof(s, -0.34, 0.04, 0.66, 0.1, { tile: s.palette.mid });
    giwaRoof(s, 0.42, 0.1, 0.7, 0.11, { tile: mix(s.palette.mid, s.palette.near, 0.5) });
    mist(s, 0.06, 0.2, 0.6);
    cast(s, -0.1, 0.028, 0.2, 'joseon', 0.2);
    giwaRoof(s, -0.06, 0.34, 1.7, 0.29, { tile: s.palette.near });
    eaveCorner(s, 0.13, -0.66, 0.46);
    s.rect(s.left, 0.34, s.width, s.bottom, s.palette.ink);
  },
};

export const palaceCorridor: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const red = mix('#a5301f', s.palette.near, s.palette.dark ? 0.35 : 0.1);
    const green = mix('#2d6b5a', s.palette.near, s.palette.dark ? 0.4 : 0.15);
    const room = roomAround(s, [0, -0.3], 0.24, 0.4);
    paintRoom(s, room, { floor: mix(s.palette.mid, '#8d7a66', 0.4), wall: mix(green, s.palette.mid, 0.4), ceiling: darken(green, 0.35), end: s.palette.sky[3] });
    const [left, top, right, bottom] = room.far;
    s.rect(left, top, right - left, bottom - top, s.down(top, bottom, s.palette.sky[1], s.palette.sky[3]));
    heavenlyLight(s, 0, -0.36, 0.05);
    hanok(s, 0, bottom, 0.26, { bays: 3 });
    floorLines(s, room, 5, 9, alpha(s.palette.ink, 0.25));
    for (let bay = 8; bay >= 0; bay--) {
      const depth = (bay / 9) ** 0.55;
      const next = ((bay + 0.62) / 9) ** 0.55;
      onWall(s, room, 1, depth, next, 0.06, 0.62, mix(s.palette.light, '#f4e3bd', 0.4));
      for (const bar of [0.2, 0.34, 0.48]) onWall(s, room, 1, depth, next, bar, bar + 0.012, darken(red, 0.5));
      onWall(s, room, -1, depth, next, 0.04, 0.6, alpha(s.palette.sky[2], 0.75));
      onFloor(s, room, -0.98, -0.2, depth, (depth + next) / 2, 0, alpha(s.palette.light, 0.2));
      for (const side of [-1, 1] as const) {
        const [x0, y0] = room.at(side, 0, depth);
        const [x1, y1] = room.at(side, 0.78, depth);
        const width = Math.abs(x0 - room.vanishing[0]) * 0.14;
        s.rect(x0 - width / 2, y1, width, y0 - y1, s.across(x0 - width / 2, x0 + width / 2, darken(red, 0.45), lighten(red, 0.16), darken(red, 0.5)));
        s.rect(x0 - width * 0.75, y0 - width * 0.35, width * 1.5, width * 0.4, mix(s.palette.pale, s.palette.near, 0.5), width * 0.1);
        DANCHEONG.forEach((colour, band) => s.rect(x1 - width * 0.62, y1 + width * band * 0.18, width * 1.24, width * 0.15, mix(colour, s.palette.near, 0.2)));
      }
      const [beamX, beamY] = room.at(-1, 0.8, depth);
      const [endX] = room.at(1, 0.8, depth);
      s.rect(beamX, beamY - (endX - beamX) * 0.03, endX - beamX, (endX - beamX) * 0.034, mix(DANCHEONG[bay % 2 ? 0 : 3] ?? '#2f7a68', s.palette.ink, 0.45));
    }
    s.glow(0, -0.26, 0.5, s.palette.light, 0.5);
    cast(s, 0, 0.08, 0.23, 'joseon', 0.2);
  },
};

export const palaceGate: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.26, -0.66, 0.075);
    ridges(s, -0.06, 0.34);
    ground(s, 0, mix(s.palette.near, s.palette.mid, 0.4), mix(s.palette.mist, s.palette.mid, 0.45));
    tiledWall(s, 0.01, 0.13);
    const stone = mix('#b5a993', s.palette.mid, s.palette.dark ? 0.6 : 0.2);
    s.shape([[-0.4, 0.01], [-0.37, -0.2], [0.37, -0.2], [0.4, 0.01]], s.down(-0.2, 0.01, lighten(stone, 0.1), darken(stone, 0.35)));
    for (let row = 0; row < 5; row++) for (let block = -6; block < 6; block++) s.rect(block * 0.064 + (row % 2) * 0.032, -0.2 + row * 0.042, 0.061, 0.039, alpha(block % 2 ? '#ffffff' : '#000000', 0.06));
    s.path('M-.12 0L-.12 -.1A.12 .12 0 0 1 .12 -.1L.12 0Z', darken(stone, 0.65), 0, 0.01);
    const wings = s.art.figures === 'none' ? 0.5 : 0.8;
    s.path('M-.105 0L-.105 -.1A.105 .105 0 0 1 .105 -.1L.105 0Z', s.down(-0.2, 0, lighten(s.palette.light, 0.5), s.palette.light), 0, 0.01);
    for (const side of [-1, 1]) s.shape([[side * 0.108, 0.01], [side * 0.108, -0.19], [side * 0.108 * wings, -0.16], [side * 0.108 * wings, 0.035]], mix('#7c2418', s.palette.ink, 0.35));
    s.shape([[-0.1, 0.01], [0.1, 0.01], [0.42, s.bottom], [-0.42, s.bottom]], s.down(0, s.bottom, alpha(s.palette.light, 0.7), alpha(s.palette.light, 0.05)));
    s.glow(0, -0.05, 0.3, s.palette.light, 0.6);
    hanok(s, 0, -0.195, 0.92, { bays: 5, lit: [0.3, 0.5, 0.3], plaster: '#2d6b5a' });
    hanok(s, 0, -0.38, 0.7, { bays: 5, lit: [0.2, 0.6, 0.2], plaster: '#2d6b5a' });
    for (let line = 1; line < 7; line++) s.rect(s.left, s.bottom * (line / 7) ** 1.8, s.width, s.pixel, alpha(s.palette.ink, 0.18));
    for (const side of [-1, 1]) {
      s.line([[side * 0.3, 0.06], [side * 0.3, -0.17]], s.palette.ink, 0.008);
      s.path('M0 0C.4 -.1 .6 .15 1 0L1 .55C.6 .7 .4 .45 0 .55Z', s.accent, side * 0.3, -0.17, 0.1, side * 0.13);
    }
    cast(s, 0, 0.17, 0.19, 'joseon', 0.26);
  },
};

const blossomTree = (s: Scene, x: number, y: number): void => {
  const random = s.part(71);
  const tips: Point[] = [];
  bough(s, [x, y], -1.85, 0.24, 0.05, 5, darken(s.palette.ink, 0.1), random, (tipX, tipY) => tips.push([tipX, tipY]));
  const leaf = s.art.weather === 'snow' ? '#f3f6ff' : s.accent;
  foliage(s, tips, 0.024, [leaf, lighten(leaf, 0.35), darken(leaf, 0.2)], 8, random);
};

export const hanokCourtyard: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    heavenlyLight(s, -0.2, -0.74, 0.07);
    ridges(s, -0.3, 0.26);
    const earth = mix('#c9a77a', s.palette.mid, s.palette.dark ? 0.6 : 0.15);
    ground(s, -0.06, darken(earth, 0.35), s.art.weather === 'snow' ? '#e8eefb' : earth);
    hanok(s, 0.52, -0.02, 0.74, { bays: 4, lit: [0.2, 0.7, 0.2] });
    hanok(s, -0.12, 0, 0.98, { bays: 5, lit: [0.3, 1, 0.9, 1, 0.3] });
    for (const [x, y, size] of [[-0.42, 0.05, 0.06], [-0.33, 0.07, 0.08], [-0.23, 0.06, 0.055], [-0.38, 0.11, 0.075]] as const) jar(s, x, y, size);
    blossomTree(s, 0.4, 0.08);
    cast(s, 0.02, 0.14, 0.2, 'joseon', 0.22);
    const wood = darken(mix('#5b3018', s.palette.ink, 0.55), 0.15);
    const floor = s.bottom - s.height * 0.11;
    s.rect(s.left, floor, s.width, s.bottom - floor, s.down(floor, s.bottom, lighten(wood, 0.2), darken(wood, 0.4)));
    for (let plank = s.left; plank < s.right; plank += 0.13) s.line([[plank, s.bottom], [plank * 0.8, floor]], darken(wood, 0.5), 0.004);
    for (const x of s.wide ? [s.right - 0.06] : [s.left + 0.02, s.right - 0.02]) s.rect(x - 0.035, s.top, 0.07, s.height, s.across(x - 0.035, x + 0.035, darken(wood, 0.3), lighten(wood, 0.18), darken(wood, 0.45)));
    lantern(s, s.right - 0.17, -0.52, 0.06);
  },
};

/** A brown earthenware jar. */
export const jar = (s: Scene, x: number, y: number, size: number): void => {
  s.disc(x + size * 0.1, y, size * 0.62, alpha(s.palette.ink, 0.35), size * 0.12);
  s.path('M-.34 0C-.74 -.5 -.62 -1 -.4 -1.12L.4 -1.12C.62 -1 .74 -.5 .34 0Z', s.across(-0.6, 0.6, '#c77a48', '#8a4524', '#5a2814', '#3a170c'), x, y, size);
  s.pen('M-.52 -.72Q0 -.6 .52 -.72', 'rgba(255,190,130,.35)', size * 0.03, x, y, size);
  s.disc(x, y - size * 1.14, size * 0.46, '#7a3a1e', size * 0.11);
  s.disc(x, y - size * 1.17, size * 0.44, s.art.weather === 'snow' ? '#f1f5ff' : '#a65f36', size * 0.08);
  s.disc(x, y - size * 1.24, size * 0.1, '#6a3018', size * 0.06);
};

export const underwaterPalace: Family = {
  title: 'top',
  indoors: 'water',
  draw: (s) => {
    const deep = mix('#062a4a', s.palette.near, 0.45);
    const shallow = mix('#4fc3c8', s.palette.sky[2], 0.35);
    s.fillAll(s.down(s.top, s.bottom, lighten(shallow, 0.3), shallow, mix(shallow, deep, 0.6), deep));
    for (let ray = -3; ray <= 3; ray++) s.beam(ray * 0.2 + 0.1, s.top - 0.1, -ray * 0.08, s.height * 0.95, 0.02, 0.13, '#d9fff4', 0.34);
    mist(s, -0.2, 0.3, 0.4, shallow);
    for (const [x, y, width, shade] of [[-0.36, -0.1, 0.56, 0.55], [0.38, -0.12, 0.6, 0.5], [0, -0.24, 0.62, 0.3], [0, 0.02, 0.9, 0.12]] as const) {
      hanok(s, x, y, width, { tile: mix(darken('#176a78', 0.15), shallow, shade), wood: mix(darken('#a5301f', 0.1), shallow, shade), plaster: mix('#1f7f7f', shallow, shade), stone: mix('#2a6f86', shallow, shade), crown: '#ffe3a0' });
    }
    s.glow(0, -0.08, 0.5, '#ffe0a0', 0.5);
    s.path('M-1.4 .3C-1 .02 -.5 -.02 0 0C.6 .02 1 .06 1.5 .3L1.5 1.4L-1.4 1.4Z', s.down(0, 0.5, mix(deep, shallow, 0.35), deep), 0, 0.02);
    const random = s.part(72);
    for (let coral = 0; coral < 16; coral++) {
      const x = s.left + s.width * random();
      const y = 0.1 + (s.bottom - 0.1) * random();
      const colour = mix(coral % 3 ? '#d9577a' : s.accent, deep, 0.25);
      bough(s, [x, y + 0.03], -1.57 + (random() - 0.5) * 0.5, 0.05, 0.014, 3, colour, random, (tipX, tipY) => s.disc(tipX, tipY, 0.007, lighten(colour, 0.3)));
    }
    for (let fish = 0; fish < 34; fish++) {
      const turn = fish * 0.24;
      s.path('M-1 0C-.4 -.5 .4 -.4 .7 0L1.1 -.35L1.1 .35L.7 0C.4 .4 -.4 .5 -1 0Z', alpha('#fff2c9', 0.75), -0.08 + Math.cos(turn) * (0.28 + 0.012 * fish), -0.56 + Math.sin(turn) * 0.09 + random() * 0.03, 0.011 + random() * 0.006);
    }
    cast(s, 0.02, 0.15, 0.19, 'joseon', 0.22);
    for (let bubble = 0; bubble < 24; bubble++) s.ring(0.08 + (random() - 0.5) * 0.5, 0.1 - random() * 0.9, 0.004 + random() * 0.009, alpha('#ffffff', 0.55), 0.0022);
  },
};

export const royalKitchen: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#8a5f3c', s.palette.near, s.palette.dark ? 0.55 : 0.2);
    s.fillAll(s.down(s.top, 0.1, darken(wall, 0.55), wall, darken(wall, 0.25)));
    latticeDoor(s, 0.16, -0.74, 0.3, 0.3, s.art.hour === 'night' ? 0 : 1);
    s.beam(0.3, -0.62, 0.5, 0.9, 0.1, 0.24, s.palette.light, 0.3);
    s.rect(s.left, -0.5, s.width, 0.02, darken(wall, 0.5));
    for (let hook = 0; hook < 16; hook++) {
      const x = s.left + 0.07 + hook * 0.125;
      s.line([[x, -0.5], [x, -0.4]], darken(wall, 0.7), 0.006);
      if (hook % 3) s.disc(x, -0.36, 0.034, mix('#c9a25a', s.palette.ink, 0.3), 0.042);
      else s.path('M-1 -1L1 -1L.7 1L-.7 1Z', mix(s.accent, wall, 0.2), x, -0.37, 0.035);
    }
    const hearth = mix('#b08a66', s.palette.near, 0.25);
    s.rect(s.left, -0.13, s.width, 0.24, s.down(-0.13, 0.11, lighten(hearth, 0.2), darken(hearth, 0.3)));
    ground(s, 0.1, darken(wall, 0.7), darken(wall, 0.3));
    for (const [x, size] of [[-0.92, 0.2], [-0.56, 0.2], [0.02, 0.3], [0.5, 0.2]] as const) cauldron(s, x, size);
    for (let puff = 0; puff < 4; puff++) mist(s, -0.42 - puff * 0.13, 0.22, 0.4 - puff * 0.07, '#fff3e0');
    cast(s, -0.32, 0.2, 0.26, 'joseon', 0.16);
  },
};

/** An iron cauldron in the hearth with fire in its mouth. */
const cauldron = (s: Scene, x: number, size: number): void => {
  s.path('M-.42 .3L-.42 -.05A.42 .4 0 0 1 .42 -.05L.42 .3Z', '#160a08', x, 0.1 - size * 0.3, size);
  s.glow(x, 0.08, size * 0.9, '#ff7a2a', 0.9);
  for (const [offset, height] of [[-0.2, 0.32], [0, 0.5], [0.18, 0.36]] as const) {
    s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffb347', x + size * offset, 0.1, size * height, size * 0.3);
  }
  s.path('M-.62 -.02C-.6 .3 -.3 .42 0 .42C.3 .42 .6 .3 .62 -.02Z', '#14110f', x, -0.13, size);
  s.disc(x, -0.132, size * 0.66, '#2c2724', size * 0.13);
  s.path('M-.58 0C-.5 -.26 -.2 -.34 0 -.34C.2 -.34 .5 -.26 .58 0Z', s.ramp([-0.5, -0.3], [0.5, 0], '#7b736c', '#2a2624', '#0e0c0b'), x, -0.14, size);
  s.rect(x - size * 0.06, -0.14 - size * 0.43, size * 0.12, size * 0.1, '#2a2624', size * 0.03);
  s.pen('M-.5 -.12C-.4 -.25 -.2 -.29 -.05 -.3', alpha('#ffffff', 0.45), size * 0.025, x, -0.14, size);
};

export const scholarDesk: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#6e5a46', s.palette.near, s.palette.dark ? 0.65 : 0.1);
    s.fillAll(s.down(s.top, 0.2, darken(wall, 0.5), wall, darken(wall, 0.4)));
    s.disc(-0.02, -0.44, 0.345, darken('#3a2014', 0.2));
    s.clip('M-.345 -.44A.325 .325 0 1 1 .305 -.44A.325 .325 0 1 1 -.345 -.44Z', () => {
      sky(s, -0.1);
      moon(s, 0.1, -0.56, 0.1);
      ridges(s, -0.18, 0.2);
      pine(s, -0.3, -0.08, 0.46, s.palette.ink, 75, 0.5);
    });
    s.ring(-0.02, -0.44, 0.335, '#2a150c', 0.026);
    const wood = '#6a2f1b';
    ground(s, 0.03, darken(wall, 0.72), darken(wall, 0.25));
    s.rect(-0.44, -0.07, 0.88, 0.04, s.down(-0.07, -0.03, lighten(wood, 0.3), wood), 0.012);
    for (const side of [-1, 1]) s.path('M0 0C-.1 .4 .3 .6 .1 1L-.2 1C-.3 .5 -.3 .3 -.3 0Z', darken(wood, 0.35), side * 0.33, -0.03, 0.17, side * 0.22);
    s.shape([[-0.24, -0.075], [0.2, -0.075], [0.25, -0.06], [0.28, 0.24], [-0.16, 0.24], [-0.28, -0.06]], s.down(-0.07, 0.24, '#fffaf0', '#e2d3b4'));
    s.rect(-0.17, 0.232, 0.46, 0.026, darken(wood, 0.2), 0.013);
    const random = s.part(74);
    for (let column = 0; column < 6; column++) {
      const x = 0.19 - column * 0.068;
      for (let mark = 0; mark < 7; mark++) s.pen(`M0 0L${random() * 0.02} ${0.006 + random() * 0.012}M-.008 .006L.012 .004`, column === 2 && mark > 3 ? s.accent : '#1b1720', 0.0055, x, -0.035 + mark * 0.035);
    }
    s.rect(-0.4, -0.12, 0.1, 0.05, '#18181c', 0.01);
    s.disc(-0.35, -0.118, 0.03, '#30303a', 0.01);
    for (let brush = 0; brush < 4; brush++) s.line([[0.36 + brush * 0.012, -0.08], [0.33 + brush * 0.034, -0.26]], ['#8a5a2a', '#3a2a20', '#a5301f', '#c9a25a'][brush] ?? '#8a5a2a', 0.009);
    s.path('M-1 -1L1 -1L.8 1L-.8 1Z', s.across(-1, 1, '#f3efe4', '#b9c7cf'), 0.378, -0.11, 0.045);
    s.rect(-0.445, -0.25, 0.012, 0.18, '#c9a25a');
    s.rect(-0.463, -0.34, 0.048, 0.09, '#f6e9cf', 0.008);
    s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffe9a8', -0.439, -0.34, 0.075, 0.04);
    s.glow(-0.439, -0.38, 0.55, '#ffb454', 0.6);
    cast(s, -0.36, 0.26, 0.22, 'joseon', 0.14);
  },
};

export const fortressWall: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    heavenlyLight(s, -0.3, -0.5, 0.085);
    ridges(s, -0.08, 0.4);
    const { mid, near, pale } = s.palette;
    const stone = mix(mix('#a89a84', pale, 0.2), mid, s.palette.dark ? 0.55 : 0.15);
    const crest = (t: number): Point => [0.62 - 1.25 * Math.sin(t * 2.4 + 0.2) * (1 - t * 0.45) + t * 0.05, 0.34 - t * 0.74 + Math.sin(t * 7) * 0.03];
    const face: Point[] = [];
    const foot: Point[] = [];
    for (let step = 0; step <= 60; step++) {
      const t = step / 60;
      const [x, y] = crest(t);
      face.push([x, y]);
      foot.unshift([x + 0.02, y + 0.2 * (1 - t) ** 1.3 + 0.028]);
    }
    s.path('M-1.6 .8L-1.6 .1C-1 .02 -.6 .12 -.1 -.06C.1 -.2 .2 -.34 .32 -.34C.5 -.3 .8 -.1 1 .1L1 .8Z', s.down(-0.34, 0.5, mix(mid, s.palette.mist, 0.25), mix(mid, near, 0.6), near));
    s.shape([...face, ...foot], s.ramp([0.5, -0.4], [-0.5, 0.4], mix(stone, s.palette.mist, 0.35), stone, darken(stone, 0.2)));
    const random = s.part(76);
    for (let step = 0; step < 150; step++) {
      const t = (step / 150) ** 1.25;
      const [x, y] = crest(t);
      const size = 0.05 * (1 - t) ** 1.2 + 0.006;
      if (step % 2) s.rect(x - size * 0.4, y - size * 0.9, size * 0.85, size, lighten(stone, 0.12), size * 0.08);
      for (let row = 1; row < 4; row++) s.rect(x - size * 0.5 + random() * size * 0.4, y + row * size * 0.9, size * 0.9, size * 0.06, alpha(s.palette.ink, 0.35));
    }
    for (const t of [0.1, 0.42, 0.72]) {
      const [x, y] = crest(t);
      const size = 0.2 * (1 - t) + 0.03;
      s.line([[x, y], [x, y - size]], s.palette.ink, size * 0.05);
      s.path('M0 0C.4 -.14 .6 .2 1.1 .04L1 .5C.6 .66 .4 .34 0 .5Z', s.accent, x, y - size, size * 0.8);
    }
    const [gateX, gateY] = crest(0.985);
    hanok(s, gateX, gateY + 0.035, 0.34, { bays: 3, lit: [0.7, 1, 0.7] });
    s.glow(gateX, gateY - 0.1, 0.2, '#ff9a4a', s.palette.dark ? 0.6 : 0.1);
    mist(s, 0.02, 0.2, 0.45);
    pine(s, 0.42, 0.36, 0.4, s.palette.ink, 77, -0.3);
    cast(s, -0.22, 0.16, 0.18, 'joseon', 0.15);
  },
};

