import { clouds, heavenlyLight, mist, moon, ridges, sky, stars } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass, rocks } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const foxFire: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    heavenlyLight(s, 0.02, -0.5, 0.3);
    for (const [layer, count] of [[0, 14], [1, 9], [2, 5]] as const) {
      const random = s.part(330 + layer);
      const tone = [mix(s.palette.far, s.palette.mist, 0.2), s.palette.mid, s.palette.near][layer] ?? s.palette.near;
      for (let trunk = 0; trunk < count * s.width; trunk++) {
        const x = s.left + s.width * random();
        const width = (0.012 + layer * 0.012) * (0.6 + random());
        if (Math.abs(x) < 0.22 + layer * 0.1) continue;
        s.shape([[x - width, s.bottom], [x - width * 0.6, s.top], [x + width * 0.6, s.top], [x + width, s.bottom]], tone);
        for (let twig = 0; twig < 4; twig++) { const y = s.top + s.height * 0.6 * random(); const side = random() < 0.5 ? -1 : 1; s.pen(`M${x} ${y}q${side * 0.05} -.03 ${side * 0.12} -.035`, tone, width * 0.35); }
      }
      mist(s, -0.04 + layer * 0.05, 0.3, 0.4);
    }
    tails(s, 0.03, -0.06);
    s.path('M-.6 .6C-.5 .2 -.3 .06 -.16 .02C0 -.01 .14 0 .22 .04C.4 .12 .5 .3 .66 .6Z', s.down(0, 0.4, s.palette.mid, s.palette.near, s.palette.ink));
    fox(s, 0, 0.03, 0.25);
    const random = s.part(334);
    for (let flame = 0; flame < 9; flame++) {
      const turn = flame * 2.4;
      const x = Math.cos(turn) * (0.3 + 0.2 * random());
      const y = -0.12 + Math.sin(turn) * 0.26;
      const size = 0.05 + 0.035 * random();
      s.glow(x, y - size * 0.4, size * 2.2, s.accent, 0.4);
      s.path('M0 0C-.42 -.06 -.36 -.42 -.16 -.58C-.16 -.42 -.06 -.44 .02 -1C.2 -.7 .44 -.4 .3 -.14C.22 -.02 .1 0 0 0Z', s.down(-1, 0, lighten(s.accent, 0.3), lighten(s.accent, 0.75)), x, y, size);
    }
    cast(s, s.wide ? -0.42 : 0.33, 0.22, 0.19, 'joseon', 0.1);
  },
};

/** Nine tails as a fan of long brush shapes, white at the tip. */
const tails = (s: Scene, x: number, y: number): void => {
  const fur = mix('#e0662a', s.accent, 0.22);
  for (const index of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const turn = index * 0.36;
    const length = 0.66 - Math.abs(index) * 0.035;
    s.at(x, y, length, () => {
      const data = 'M0 0C-.1 -.12 -.17 -.34 -.13 -.56C-.1 -.74 -.02 -.84 -.08 -1C.06 -.94 .15 -.78 .13 -.58C.11 -.36 .06 -.14 0 0Z';
      s.path(data, alpha(s.palette.ink, 0.4), 0.02, 0.01, 1.03);
      s.path(data, s.down(-1, 0, '#ffffff', '#ffe6c8', fur, fur, darken(fur, 0.15), darken(fur, 0.5)));
      for (let hair = 0; hair < 14; hair++) s.pen(`M${-0.02 + hair * 0.003} -.06C${-0.16 + hair * 0.02} -.3 ${-0.13 + hair * 0.018} -.6 ${0.02 + hair * 0.006} -.93`, alpha(hair % 3 ? '#fff3e0' : darken(fur, 0.4), 0.22), 0.006);
    }, index < 0 ? -length : length, turn);
  }
};

const fox = (s: Scene, x: number, y: number, size: number): void => s.at(x, y, size, () => {
  const fur = mix('#e0662a', s.accent, 0.15);
  s.path('M.3 0C.42 -.28 .3 -.52 .06 -.68C.04 -.78 -.02 -.86 -.08 -.9L-.1 -1.12L-.2 -.97L-.28 -1.1L-.31 -.9Q-.42 -.8 -.56 -.72Q-.48 -.66 -.32 -.66C-.26 -.5 -.27 -.3 -.24 -.02L-.3 .01L.3 .01Z', s.ramp([-0.4, -1], [0.4, 0], '#fffaf0', '#ffd9a8', fur));
  s.path('M-.5 -.7Q-.42 -.64 -.32 -.655C-.27 -.5 -.27 -.3 -.24 -.1C-.12 -.3 -.08 -.5 -.2 -.66Z', '#fffdf6');
  s.line([[-0.35, -0.805], [-0.28, -0.815], [-0.255, -0.83]], '#3a0f1e', 0.026);
  s.disc(-0.55, -0.715, 0.024, '#2a0d1c');
  s.shape([[-0.12, -1.07], [-0.18, -0.97], [-0.11, -0.95]], '#7a2a2a');
  s.pen('M.22 -.02C.02 -.04 0 -.28 .14 -.34', alpha(darken(fur, 0.3), 0.5), 0.02);
}, size);

const gear = (s: Scene, x: number, y: number, radius: number, teeth: number, paint: string, turn: number): void => {
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth * 4; tooth++) {
    const a = turn + (tooth / (teeth * 4)) * Math.PI * 2;
    const away = radius * (tooth % 4 < 2 ? 1 : 1 - 2.6 / teeth);
    points.push([x + Math.cos(a) * away, y + Math.sin(a) * away]);
  }
  s.shape(points.map(([pointX, pointY]): Point => [pointX + 0.012, pointY + 0.016]), alpha('#000000', 0.35));
  s.shape(points, s.ramp([x - radius, y - radius], [x + radius, y + radius], lighten(paint, 0.45), paint, darken(paint, 0.45)));
  s.ring(x, y, radius * 0.72, alpha(darken(paint, 0.6), 0.55), radius * 0.03);
  for (let spoke = 0; spoke < 5; spoke++) {
    const a = turn + (spoke / 5) * Math.PI * 2;
    s.disc(x + Math.cos(a) * radius * 0.45, y + Math.sin(a) * radius * 0.45, radius * 0.16, darken(paint, 0.72));
  }
  s.disc(x, y, radius * 0.16, lighten(paint, 0.4));
  s.disc(x, y, radius * 0.07, darken(paint, 0.7));
};

export const clockworkWorkshop: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#4a3426', s.palette.near, 0.4);
    s.fillAll(s.around(0, -0.34, 1.2, lighten(wall, 0.25), wall, darken(wall, 0.65)));
    for (let plank = s.left; plank < s.right; plank += 0.14) s.line([[plank, s.top], [plank, 0.1]], alpha('#000000', 0.25), 0.005);
    const brass = '#c9973f';
    for (const [x, y, radius, teeth, paint] of [[-0.42, -0.64, 0.17, 14, '#8a6a4a'], [0.45, -0.6, 0.2, 16, '#7a5a3a'], [0.5, -0.08, 0.17, 14, '#9a6a3a'], [-0.47, -0.1, 0.2, 16, '#6f5a4a'], [-0.95, -0.36, 0.32, 22, '#7a5a3a'], [-0.86, 0.06, 0.16, 12, brass]] as const) gear(s, x, y, radius, teeth, mix(paint, wall, 0.25), s.part(340)() * 2);
    s.glow(0, -0.36, 0.75, s.palette.light, 0.4);
    s.disc(0.015, -0.34, 0.37, alpha('#000000', 0.4));
    s.disc(0, -0.36, 0.365, s.ramp([-0.3, -0.7], [0.3, 0], '#f4d78a', brass, '#5a3a12'));
    s.disc(0, -0.36, 0.325, s.around(-0.1, -0.46, 0.5, '#fffaf0', '#f2e6cc', '#cdb68a'));
    for (let minute = 0; minute < 60; minute++) {
      const a = (minute / 60) * 6.2832;
      const inner = minute % 5 ? 0.29 : 0.265;
      s.line([[Math.cos(a) * inner, -0.36 + Math.sin(a) * inner], [Math.cos(a) * 0.305, -0.36 + Math.sin(a) * 0.305]], '#2a1d14', minute % 5 ? 0.004 : 0.012);
    }
    s.disc(0, -0.3, 0.14, darken(wall, 0.5));
    gear(s, -0.03, -0.29, 0.1, 12, brass, 0.2);
    gear(s, 0.075, -0.26, 0.06, 9, s.accent, 0.1);
    const hour = { dawn: 5, day: 13, dusk: 18.4, night: 23.6 }[s.art.hour] + s.part(341)() * 0.8;
    const hand = (turn: number, length: number, width: number, paint: string): void => s.at(0, -0.36, 1, () => s.path(`M0 .05L-${width} 0L-${width * 0.5} -${length * 0.8}L0 -${length}L${width * 0.5} -${length * 0.8}L${width} 0Z`, paint), 1, turn);
    hand((hour / 12) * 6.2832, 0.18, 0.016, '#1d140e');
    hand((hour % 1) * 6.2832, 0.27, 0.011, '#1d140e');
    hand(3.9, 0.28, 0.005, s.accent);
    s.disc(0, -0.36, 0.02, brass);
    const wood = '#6a4022';
    s.rect(s.left, 0.09, s.width, 0.035, lighten(wood, 0.3));
    s.rect(s.left, 0.12, s.width, s.bottom, s.down(0.12, s.bottom, wood, darken(wood, 0.7)));
    gear(s, 0.36, 0.06, 0.05, 10, brass, 0.5);
    for (let tool = 0; tool < 4; tool++) s.line([[-0.44 + tool * 0.05, 0.088], [-0.42 + tool * 0.055, -0.02 - tool * 0.012]], ['#c9ced2', brass, '#8a5730', s.accent][tool] ?? brass, 0.012);
    cast(s, 0.06, 0.22, 0.34, 'modern', 0.2);
  },
};

export const potteryKiln: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const clay = mix('#8a5f44', s.palette.near, s.palette.dark ? 0.5 : 0.15);
    s.fillAll(s.down(s.top, 0.1, darken(clay, 0.62), darken(clay, 0.2)));
    windowPane(s, s.wide ? -0.98 : -0.46, -0.76, 0.26, 0.24, { frame: darken(clay, 0.6), town: false });
    s.path('M-.52 .12L-.52 -.3C-.5 -.66 .5 -.66 .52 -.3L.52 .12Z', s.around(0, -0.1, 0.75, lighten(clay, 0.3), clay, darken(clay, 0.5)), 0.06, 0);
    const random = s.part(345);
    for (let row = 0; row < 8; row++) for (let brick = -5; brick < 6; brick++) {
      const y = 0.06 - row * 0.075;
      const half = 0.5 * Math.sqrt(Math.max(0, 1 - (row / 8.6) ** 2.6));
      const x = 0.06 + brick * 0.1 + (row % 2) * 0.05;
      if (Math.abs(x - 0.01) < half - 0.05) s.rect(x - 0.047, y, 0.094, 0.07, alpha(random() < 0.5 ? '#000000' : '#ffd9a8', 0.09), 0.008);
    }
    const fire = mix('#ff8a2a', s.accent, 0.2);
    s.path('M-.27 0L-.27 -.2C-.26 -.46 .26 -.46 .27 -.2L.27 0Z', '#1a0806', 0.06, 0.09);
    s.path('M-.25 0L-.25 -.2C-.24 -.43 .24 -.43 .25 -.2L.25 0Z', s.around(0, -0.08, 0.4, '#fff3c4', '#ffc24a', fire, darken(fire, 0.6)), 0.06, 0.09);
    for (let tongue = 0; tongue < 5; tongue++) s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', alpha('#fff0b0', 0.75), -0.12 + tongue * 0.085, 0.09, 0.16 + (tongue % 3) * 0.06);
    s.glow(0.06, -0.08, 0.8, fire, 0.6);
    const jarY = 0.12;
    const pot = (x: number, y: number, size: number, glaze: string): void => {
      s.disc(x + size * 0.1, y, size * 0.46, alpha('#000000', 0.4), size * 0.07);
      s.path('M-.24 0C-.56 -.2 -.66 -.54 -.42 -.84C-.36 -.92 -.28 -.95 -.25 -1L.25 -1C.28 -.95 .36 -.92 .42 -.84C.66 -.54 .56 -.2 .24 0Z', s.ramp([-0.5, -0.9], [0.5, -0.1], '#ffffff', glaze, mix(glaze, '#7d8a9a', 0.45), mix(darken(glaze, 0.5), fire, 0.3)), x, y, size);
      s.disc(x, y - size, size * 0.25, darken(glaze, 0.6), size * 0.045);
      s.ring(x, y - size, size * 0.25, lighten(glaze, 0.4), size * 0.02, 0, 6.3, size * 0.045);
      s.pen('M-.4 -.72C-.5 -.5 -.44 -.3 -.34 -.18', alpha('#ffffff', 0.7), size * 0.035, x, y, size);
    };
    for (const [x, size] of [[-0.98, 0.22], [-0.76, 0.17], [0.48, 0.18]] as const) pot(x, 0.1, size, mix('#8fc2ae', '#e9e2d0', random()));
    s.rect(s.left, jarY - 0.02, s.width, s.bottom, s.down(jarY - 0.02, s.bottom, darken(clay, 0.3), darken(clay, 0.8)));
    s.disc(-0.12, jarY + 0.06, 0.26, darken('#6a4022', 0.1), 0.05);
    s.disc(-0.12, jarY + 0.045, 0.25, '#8a5a34', 0.046);
    pot(-0.12, jarY + 0.05, 0.46, '#f4f0e6');
    s.pen('M-.06 -.52C.06 -.6 .02 -.72 .2 -.76M.02 -.62C.1 -.56 .2 -.58 .26 -.52', '#2f5f9a', 0.008, -0.16, jarY + 0.02, 0.46);
    for (const [dx, dy] of [[0.2, -0.76], [0.26, -0.52], [0.08, -0.66]] as const) s.disc(-0.16 + dx * 0.46, jarY + 0.02 + dy * 0.46, 0.014, s.accent);
    cast(s, 0.3, 0.2, 0.28, s.seed % 2 ? 'joseon' : 'work', 0.1);
  },
};

export const loomThreads: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#c9b491', s.palette.near, { night: 0.7, dusk: 0.5, dawn: 0.2, day: 0.02 }[s.art.hour]);
    s.fillAll(s.around(0, -0.3, 1.2, lighten(wall, 0.3), wall, darken(wall, 0.45)));
    const wood = mix('#6a3f22', s.palette.near, 0.15);
    const threads = [s.accent, lighten(s.accent, 0.35), '#f4ead4', mix(s.accent, '#e9b04a', 0.6), darken(s.accent, 0.3)];
    for (let thread = 0; thread < 84; thread++) {
      const part = thread / 83;
      s.line([[-0.36 + part * 0.72, s.top - 0.02], [-0.4 + part * 0.8, -0.26]], alpha(threads[(thread * 7 + (thread >> 3)) % 5] ?? s.accent, 0.9), 0.0045);
    }
    for (const y of [-0.7, -0.44]) s.rect(-0.48, y, 0.96, 0.05, s.down(y, y + 0.05, lighten(wood, 0.35), wood, darken(wood, 0.4)), 0.018);
    s.rect(-0.44, -0.28, 0.88, 0.05, s.down(-0.28, -0.23, lighten(wood, 0.4), darken(wood, 0.3)), 0.012);
    for (let tooth = 0; tooth < 90; tooth++) s.rect(-0.42 + tooth * 0.0094, -0.27, 0.004, 0.03, alpha('#1a0f08', 0.6));
    const pattern = 3 + (s.seed & 3);
    for (let row = 0; row < 26; row++) {
      const y = -0.23 + row * 0.0185;
      for (let cell = 0; cell < 42; cell++) {
        const peak = Math.abs(((cell + row * (pattern & 1 ? 1 : -1)) % (pattern * 2) + pattern * 2) % (pattern * 2) - pattern);
        const tone = threads[(peak + (row >> 2)) % 5] ?? s.accent;
        s.rect(-0.4 + cell * 0.019, y, 0.0178, 0.0172, mix(tone, '#1a0f08', 0.12 + 0.1 * ((cell + row) % 2)), 0.003);
      }
    }
    s.rect(-0.4, -0.23, 0.8, 0.48, s.across(-0.4, 0.4, alpha('#000000', 0.3), alpha('#ffffff', 0.12), alpha('#000000', 0.3)));
    for (const x of [-0.52, 0.46]) s.rect(x, s.top, 0.06, s.height, s.across(x, x + 0.06, lighten(wood, 0.2), darken(wood, 0.45)));
    s.rect(-0.56, 0.22, 1.12, 0.075, s.down(0.22, 0.295, lighten(wood, 0.35), wood, darken(wood, 0.5)), 0.03);
    s.path('M-1 0C-.6 -.3 .6 -.3 1 0C.6 .3 -.6 .3 -1 0Z', s.down(-0.3, 0.3, '#e9c98a', '#7a4a22'), 0.1, -0.215, 0.12);
    s.rect(0.04, -0.225, 0.12, 0.02, s.accent, 0.01);
    s.pen('M-.02 -.215C-.2 -.25 -.3 -.2 -.4 -.22', s.accent, 0.006);
    for (const [x, y, size, thread] of [[-0.78, -0.1, 0.12, 0], [-0.95, -0.08, 0.1, 3], [-0.86, -0.24, 0.11, 2]] as const) {
      s.disc(x, y, size, s.around(x - 0.03, y - 0.04, size * 1.4, lighten(threads[thread] ?? s.accent, 0.3), threads[thread] ?? s.accent, darken(threads[thread] ?? s.accent, 0.5)));
      for (let wind = 0; wind < 6; wind++) s.ring(x, y, size * 0.95, alpha('#ffffff', 0.2), 0.004, wind, wind + 2.4, size * (0.2 + wind * 0.12));
    }
    s.beam(s.right, s.top, 0.75, 1.7, 0.1, 0.4, s.palette.light, 0.35);
    cast(s, 0.16, 0.12, 0.25, s.seed % 3 ? 'modern' : 'joseon', 0.2);
  },
};

export const observatory: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    stars(s, s.palette.dark ? 330 : 40, -0.1);
    if (s.palette.dark) {
      for (let trail = 1; trail < 17; trail++) s.ring(-0.28, -0.66, trail * 0.075, alpha(lighten(s.palette.mist, 0.3), 0.2 + 0.1 * (trail % 3)), 0.0028, trail * 1.9, trail * 1.9 + 1.1 + (trail % 4) * 0.3);
    } else { clouds(s, -0.35, 0.6); moon(s, -0.28, -0.62, 0.07); }
    ridges(s, -0.06, 0.26);
    s.path('M-2 1L-2 .12C-1 .16 -.5 .06 -.2 -.02C.1 -.08 .3 -.06 .5 0C.8 .1 1 .1 1.5 .12L1.5 1Z', s.down(-0.06, 0.4, mix(s.palette.near, s.palette.mid, 0.4), s.palette.ink));
    const stone = mix('#cfc5b2', s.palette.near, s.palette.dark ? 0.5 : 0.06);
    for (let course = 0; course < 15; course++) {
      const part = course / 14;
      const y = -0.02 - course * 0.037;
      const half = 0.235 - 0.13 * Math.sin(Math.min(1, part * 1.02) * 1.5) ** 1.15;
      s.rect(0.08 - half, y - 0.037, half * 2, 0.037, s.across(0.08 - half, 0.08 + half, lighten(stone, 0.2), stone, darken(stone, 0.5)), 0.004);
      const blocks = 6;
      for (let block = 1; block < blocks; block++) s.rect(0.08 - half + (half * 2 * (block + (course % 2) * 0.5 - 0.25)) / blocks, y - 0.037, 0.003, 0.037, alpha(s.palette.ink, 0.35));
      s.rect(0.08 - half, y - 0.002, half * 2, 0.003, alpha(s.palette.ink, 0.35));
    }
    for (const [y, half] of [[-0.575, 0.135], [-0.61, 0.12]] as const) s.rect(0.08 - half, y, half * 2, 0.034, s.across(0.08 - half, 0.08 + half, lighten(stone, 0.25), darken(stone, 0.4)), 0.004);
    s.rect(-0.19, -0.02, 0.54, 0.05, s.down(-0.02, 0.03, stone, darken(stone, 0.45)), 0.006);
    s.rect(0.045, -0.35, 0.075, 0.075, s.around(0.08, -0.31, 0.08, lighten(s.palette.light, 0.6), s.palette.light));
    s.glow(0.08, -0.31, 0.24, s.palette.light, s.palette.dark ? 0.85 : 0.25);
    s.beam(0.08, -0.6, Math.PI + 0.25, 0.8, 0.05, 0.16, mix(s.palette.light, s.accent, 0.4), s.palette.dark ? 0.55 : 0.15);
    const constellation: Point[] = [[-0.4, -0.36], [-0.31, -0.43], [-0.22, -0.41], [-0.15, -0.47], [-0.17, -0.57], [-0.05, -0.61], [-0.03, -0.5], [-0.15, -0.47]];
    s.line(constellation, alpha(s.accent, 0.75), 0.004);
    for (const [x, y] of constellation) { s.disc(x, y, 0.009, '#ffffff'); s.glow(x, y, 0.05, s.accent, 0.9); }
    mist(s, 0.03, 0.14, 0.45);
    rocks(s, 0.44, 0.12, 0.06, mix(s.palette.near, s.palette.mid, 0.4), 348, 4);
    grass(s, s.bottom, 0.08, s.palette.ink, 90, 349);
    grass(s, 0.17, 0.05, mix(s.palette.near, s.accent, 0.3), 60, 350);
    cast(s, -0.26, 0.12, 0.19, s.seed % 2 ? 'joseon' : 'modern', 0.1);
  },
};

