import { clouds, mist, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast, person } from '../kit/people.ts';
import { onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const archeryRange: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.1);
    clouds(s, -0.3, 0.5);
    const lawn = mix('#5f9a55', s.palette.near, s.palette.dark ? 0.55 : 0.08);
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, lighten(lawn, 0.2), lawn, darken(lawn, 0.5)));
    skyline(s, 0.08, 0.14, mix(s.palette.far, s.palette.mid, 0.3), 280, { width: 0.07 });
    for (let lane = -5; lane <= 5; lane++) s.line([[lane * 0.09, 0.07], [lane * 0.42, s.bottom]], alpha('#ffffff', 0.35), 0.005);
    for (const side of [-1, 1]) s.line([[side * 0.16, -0.1], [side * 0.3, 0.2]], '#7a4a2a', 0.026);
    s.line([[0, -0.7], [0.05, -0.84]], '#7a4a2a', 0.026);
    const y = -0.34;
    s.disc(0.02, y + 0.03, 0.44, alpha(s.palette.ink, 0.4));
    s.disc(0, y, 0.44, '#d9c49a');
    const bands = ['#f7f4ec', '#f7f4ec', '#24262e', '#24262e', '#2f86d1', '#2f86d1', s.accent, s.accent, '#ffd231', '#ffd231'];
    bands.forEach((colour, index) => {
      const radius = 0.42 * (1 - index / 10);
      s.disc(0, y, radius, s.around(-0.16, y - 0.2, 0.75, lighten(colour, 0.16), colour, darken(colour, s.palette.dark ? 0.5 : 0.25)));
      s.ring(0, y, radius, alpha(index === 2 || index === 3 ? '#ffffff' : '#000000', 0.4), 0.0025);
    });
    const random = s.part(281);
    for (let hole = 0; hole < 22; hole++) { const turn = random() * 6.28; const away = random() ** 0.8 * 0.2; s.disc(Math.cos(turn) * away, y + Math.sin(turn) * away, 0.005, alpha('#140a00', 0.75)); }
    s.line([[0.005, y], [-0.2, y + 0.36]], alpha('#140a0a', 0.4), 0.02);
    arrow(s, 0, y, 0.3, y - 0.26);
    if (s.art.figures.startsWith('two') || s.art.figures === 'group') arrow(s, -0.05, y + 0.04, -0.34, y - 0.16);
    if (s.art.figures === 'group') arrow(s, 0.06, y + 0.07, 0.4, y + 0.02);
    if (s.art.figures !== 'none') cast(s, s.wide ? -0.46 : -0.32, 0.13, 0.22, 'uniform', 0.12);
  },
};

/** An arrow standing in the target, its fletching towards the viewer. */
const arrow = (s: Scene, x: number, y: number, endX: number, endY: number): void => {
  const turn = Math.atan2(endY - y, endX - x);
  const across: readonly [number, number] = [-Math.sin(turn), Math.cos(turn)];
  const at = (part: number, off: number): [number, number] => [x + (endX - x) * part + across[0] * off, y + (endY - y) * part + across[1] * off];
  s.shape([at(0, -0.003), at(1, -0.011), at(1, 0.011), at(0, 0.003)], s.ramp(at(1, -0.011), at(1, 0.011), '#e4e8f2', '#5a5f6e', '#14161c'));
  for (const side of [-1, 1]) s.shape([at(0.66, side * 0.006), at(0.74, side * 0.05), at(0.93, side * 0.066), at(0.96, side * 0.01)], s.ramp(at(0.7, 0), at(0.9, side * 0.06), lighten(s.accent, 0.2), darken(s.accent, 0.2)));
  s.disc(...at(1.02, 0), 0.013, '#ffd231');
};

export const baseballStadium: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    clouds(s, -0.45, 0.5);
    const { near, mid } = s.palette;
    const stand = mix(mid, near, 0.45);
    s.path('M-2 .1L-2 -.28Q-.6 -.16 0 -.16Q.6 -.16 1.6 -.3L1.6 .1Z', s.down(-0.3, 0.05, lighten(stand, 0.1), darken(stand, 0.3)));
    const random = s.part(285);
    for (let fan = 0; fan < 900 * Math.min(1.3, s.width); fan++) {
      const x = s.left + s.width * random();
      const top = -0.155 - 0.05 * Math.min(1.6, Math.abs(x)) ** 1.6;
      s.disc(x, top + random() * (0.02 - top - 0.03), 0.004 + 0.0025 * random(), [s.accent, '#f4ead4', lighten(stand, 0.3), '#f2c94c', darken(stand, 0.3)][Math.floor(random() * 5)] ?? s.accent);
    }
    for (const x of [-0.9, -0.42, 0.42]) {
      s.line([[x, -0.1], [x, -0.6]], darken(near, 0.1), 0.014);
      s.rect(x - 0.1, -0.72, 0.2, 0.13, darken(near, 0.3), 0.008);
      for (let row = 0; row < 3; row++) for (let lamp = 0; lamp < 5; lamp++) s.disc(x - 0.08 + lamp * 0.04, -0.7 + row * 0.043, 0.014, '#fffdf0');
      s.glow(x, -0.66, 0.3, '#f4fbff', s.palette.dark ? 0.9 : 0.25);
      if (s.palette.dark) s.beam(x, -0.64, -x * 0.7, 1, 0.08, 0.34, '#eaf6ff', 0.24);
    }
    s.rect(-0.17, -0.42, 0.34, 0.2, '#0d1a16', 0.01);
    for (let row = 0; row < 2; row++) for (let inning = 0; inning < 9; inning++) s.rect(-0.145 + inning * 0.033, -0.36 + row * 0.06, 0.02, 0.032, inning === 8 && row ? s.accent : alpha('#ffd98a', 0.85), 0.003);
    s.rect(-0.145, -0.4, 0.2, 0.018, '#e9f4ea', 0.003);
    const grassColour = mix('#3f8f4f', near, s.palette.dark ? 0.35 : 0.02);
    s.rect(s.left, 0.01, s.width, s.bottom, s.down(0.01, s.bottom, lighten(grassColour, 0.1), darken(grassColour, 0.25)));
    for (let stripe = -12; stripe < 12; stripe += 2) s.shape([[stripe * 0.07, 0.01], [(stripe + 1) * 0.07, 0.01], [(stripe + 1) * 0.3, s.bottom], [stripe * 0.3, s.bottom]], alpha('#ffffff', 0.07));
    const dirt = mix('#c98a55', near, s.palette.dark ? 0.3 : 0.02);
    s.path('M0 .035C.3 .04 .5 .1 .62 .2L.9 .6L-.9 .6L-.62 .2C-.5 .1 -.3 .04 0 .035Z', dirt);
    s.path('M0 .065L.34 .15L0 .3L-.34 .15Z', grassColour);
    s.disc(0, 0.15, 0.06, lighten(dirt, 0.12), 0.02);
    for (const [x, y] of [[0, 0.055], [0.37, 0.15], [-0.37, 0.15]] as const) s.path('M0 -1L1 0L0 1L-1 0Z', '#ffffff', x, y, 0.01, 0.024);
    s.line([[0, 0.34], [-1.6, -0.06]], alpha('#ffffff', 0.85), 0.006);
    s.line([[0, 0.34], [1.6, -0.06]], alpha('#ffffff', 0.85), 0.006);
    cast(s, 0, 0.16, 0.2, 'uniform', 0.34);
    const ballX = s.art.figures === 'none' ? 0 : 0.26;
    s.glow(ballX, -0.5, 0.2, '#ffffff', 0.5);
    s.disc(ballX, -0.52, 0.085, s.around(ballX - 0.03, -0.55, 0.13, '#ffffff', '#f4efe2', '#bdb6a6'));
    for (const side of [-1, 1]) {
      s.pen(`M${ballX + side * 0.04} -.59Q${ballX + side * 0.005} -.52 ${ballX + side * 0.04} -.45`, s.accent, 0.005);
      for (let stitch = 0; stitch < 6; stitch++) s.line([[ballX + side * 0.017, -0.57 + stitch * 0.02], [ballX + side * 0.033, -0.575 + stitch * 0.021]], s.accent, 0.004);
    }
    for (let trail = 1; trail < 6; trail++) s.disc(ballX + trail * 0.045, -0.52 + trail * 0.024, 0.085 - trail * 0.013, alpha('#ffffff', 0.13 - trail * 0.018));
  },
};

export const iceRink: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const ice = mix('#d9ecf5', s.palette.sky[2], s.palette.dark ? 0.4 : 0.2);
    s.fillAll(s.around(0, -0.2, 1.2, '#ffffff', ice, mix(ice, s.palette.near, 0.5), darken(s.palette.near, 0.3)));
    s.beam(-0.5, s.top - 0.05, -0.5, 1.6, 0.03, 0.3, lighten(s.palette.light, 0.5), s.palette.dark ? 0.5 : 0.2);
    s.beam(0.5, s.top - 0.05, 0.5, 1.6, 0.03, 0.3, lighten(s.accent, 0.5), s.palette.dark ? 0.5 : 0.2);
    const random = s.part(288);
    for (let scratch = 0; scratch < 100; scratch++) {
      const x = s.left + s.width * random();
      const y = s.top + s.height * random();
      s.pen(`M0 0q${0.1 * random()} ${0.1 * (random() - 0.5)} ${0.3 * random()} ${0.14 * (random() - 0.5)}`, alpha(random() < 0.5 ? '#ffffff' : s.palette.mid, 0.3), 0.002, x, y);
    }
    for (const radius of [0.44, 0.43]) s.ring(0, -0.24, radius, alpha(s.accent, 0.75), 0.012, 0, 6.3, radius * 0.72);
    s.line([[s.left, -0.24], [s.right, -0.24]], alpha('#2f7fc4', 0.5), 0.012);
    s.pen('M-.42 .16C-.1 .3 .5 .12 .3 -.14C.16 -.32 -.36 -.34 -.3 -.54C-.22 -.74 .3 -.72 .26 -.5C.22 -.34 -.1 -.3 -.02 -.13', '#ffffff', 0.017);
    s.pen('M-.42 .16C-.1 .3 .5 .12 .3 -.14C.16 -.32 -.36 -.34 -.3 -.54C-.22 -.74 .3 -.72 .26 -.5C.22 -.34 -.1 -.3 -.02 -.13', alpha(s.palette.mid, 0.4), 0.005);
    for (let spray = 0; spray < 70; spray++) { const turn = 2.4 + random() * 1.6; const away = random() ** 2 * 0.24; s.disc(-0.04 + Math.cos(turn) * away, -0.12 - Math.sin(turn) * away * 0.5 + 0.02, 0.003 + 0.005 * random(), alpha('#ffffff', 0.85)); }
    s.disc(0.13, -0.04, 0.16, alpha(s.palette.near, 0.25), 0.035);
    skater(s, 0, -0.1, 0.42, s.accent);
    if (s.art.figures.startsWith('two')) skater(s, s.art.figures === 'two-apart' ? 0.36 : 0.2, s.art.figures === 'two-apart' ? -0.4 : -0.12, 0.34, mix('#2a3a66', s.accent, 0.15));
    if (s.art.figures === 'group') for (const [x, y] of [[0.3, -0.46], [-0.34, -0.46], [0.36, 0.06]] as const) skater(s, x, y, 0.25, mix('#2a3a66', s.accent, 0.4));
  },
};

/** A figure skater on one leg, arms wide. */
const skater = (s: Scene, x: number, y: number, size: number, dress: string): void => s.at(x, y, size, () => {
  const skin = '#e7bda4';
  s.line([[0.0, -0.5], [0.03, -0.25], [0, 0.0]], skin, 0.06);
  s.line([[0.02, -0.5], [0.3, -0.48], [0.56, -0.62]], skin, 0.055);
  s.path('M-.06 -.04L.08 -.04L.12 .02L-.08 .02Z', '#ffffff');
  s.line([[-0.1, 0.035], [0.13, 0.035]], '#5f7f94', 0.014);
  s.at(0.57, -0.63, 1, () => { s.path('M-.06 -.04L.08 -.04L.12 .02L-.08 .02Z', '#ffffff'); s.line([[-0.08, 0.035], [0.13, 0.035]], '#5f7f94', 0.014); }, 1, -0.6);
  s.path('M-.1 -.52C-.02 -.58 .1 -.58 .14 -.54C.3 -.5 .36 -.38 .34 -.34C.2 -.44 .1 -.4 .02 -.36C-.06 -.36 -.18 -.36 -.22 -.4Z', s.across(-0.2, 0.35, lighten(dress, 0.3), dress, darken(dress, 0.3)));
  s.path('M-.12 -.8C-.06 -.84 .02 -.84 .06 -.78C.1 -.68 .12 -.6 .12 -.5L-.08 -.5C-.08 -.62 -.14 -.7 -.12 -.8Z', s.across(-0.12, 0.12, lighten(dress, 0.2), darken(dress, 0.15)));
  s.pen('M-.08 -.77C-.24 -.8 -.36 -.9 -.5 -.98', skin, 0.042);
  s.pen('M.03 -.77C.16 -.82 .28 -.78 .42 -.86', skin, 0.042);
  s.line([[-0.03, -0.82], [-0.05, -0.9]], skin, 0.045);
  s.disc(-0.06, -0.93, 0.07, '#221418', 0.078);
  s.disc(0.015, -0.965, 0.036, '#221418');
}, size);

export const boxingGym: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#6f4a3a', s.palette.near, s.palette.dark ? 0.55 : 0.1);
    const room = roomAround(s, [0.05, -0.26], 0.7, 0.5);
    paintRoom(s, room, { floor: darken(wall, 0.35), wall, ceiling: darken(wall, 0.6), end: lighten(wall, 0.1) });
    const [left, top, right, bottom] = room.far;
    for (let row = 0; row < 12; row++) for (let brick = 0; brick < 9; brick++) s.rect(left + brick * 0.08 + (row % 2) * 0.04, top + row * 0.042, 0.076, 0.038, alpha((row * 3 + brick * 5) % 4 ? '#000000' : '#ffffff', 0.07));
    onWall(s, room, -1, 0.45, 0.85, 0.5, 0.82, lighten(s.palette.sky[3], 0.2));
    for (const bar of [0.55, 0.65, 0.75]) onWall(s, room, -1, bar, bar + 0.01, 0.5, 0.82, darken(wall, 0.6));
    s.beam(s.left + 0.1, -0.66, -0.85, 1.5, 0.1, 0.3, s.palette.light, 0.35);
    s.rect(0.14, top + 0.06, 0.2, 0.14, '#f4ead4', 0.004);
    s.disc(0.24, top + 0.115, 0.04, s.accent);
    s.rect(0.16, top + 0.165, 0.16, 0.02, '#2a2024');
    s.shape([[-0.34, 0.02], [0.5, 0.02], [0.86, s.bottom], [-0.7, s.bottom]], s.down(0.02, s.bottom, mix('#4a6a8a', wall, 0.3), mix('#22344a', wall, 0.3)));
    s.shape([[-0.34, 0.02], [0.5, 0.02], [0.53, 0.06], [-0.37, 0.06]], alpha('#ffffff', 0.14));
    for (const [x, y, size] of [[-0.32, 0.02, 0.3], [0.48, 0.02, 0.3]] as const) {
      s.rect(x - 0.016, y - size, 0.032, size, '#2a2c34', 0.008);
      s.rect(x - 0.028, y - size * 0.96, 0.056, size * 0.7, s.accent, 0.01);
    }
    for (const [index, height] of [0.09, 0.17, 0.25].entries()) s.pen(`M-.32 ${0.02 - height}Q.08 ${0.035 - height} .48 ${0.02 - height}`, ['#e9ecef', s.accent, '#5f8fd0'][index] ?? s.accent, 0.011);
    s.rect(-0.06, s.top, 0.012, -0.66 - s.top, '#1a1c22');
    s.glow(0.1, s.top + 0.05, 0.7, s.palette.light, 0.4);
    s.at(-0.06, -0.68, 1, () => {
      for (const strap of [-0.09, -0.03, 0.03, 0.09]) s.line([[0, 0], [strap, 0.09]], '#2a2c34', 0.007);
      s.path('M-.115 .1Q0 .06 .115 .1L.125 .6Q0 .68 -.125 .6Z', s.across(-0.12, 0.12, darken(s.accent, 0.35), lighten(s.accent, 0.2), s.accent, darken(s.accent, 0.55)));
      s.path('M-.117 .2Q0 .25 .117 .2L.119 .26Q0 .31 -.119 .26Z', '#f4ead4');
      s.pen('M-.08 .14C-.095 .3 -.09 .45 -.085 .58', alpha('#ffffff', 0.4), 0.013);
      for (const crease of [0.36, 0.42, 0.5]) s.pen(`M-.06 ${crease}Q0 ${crease + 0.03} .07 ${crease - 0.01}`, alpha('#000000', 0.3), 0.006);
    }, 1, 0.05);
    for (const [x, y] of [[0.33, -0.3], [0.39, -0.28]] as const) { s.line([[x, y - 0.1], [x, y]], '#f4ead4', 0.007); s.path('M-.5 -.6C-.6 -1 .6 -1 .5 -.5C.8 -.4 .7 .1 .45 .1L.4 .7L-.4 .7L-.45 .1Z', s.ramp([-0.5, -0.8], [0.5, 0.6], lighten(s.accent, 0.25), darken(s.accent, 0.3)), x, y + 0.04, 0.06); }
    mist(s, -0.1, 0.2, 0.14, '#f4e6d0');
    if (s.art.figures === 'two-apart') { person(s, -0.3, 0.16, 0.33, 'uniform', 1); person(s, 0.26, 0.14, 0.33, 'uniform', 0); } else cast(s, 0.17, 0.16, 0.33, 'uniform', 0.3);
  },
};
