import { clouds, heavenlyLight, mist, sky } from '../kit/air.ts';
import { board, sign, skyline, wetGround, wires } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/hanok.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

const BREAD = ['#c9803c', '#e0a860', '#9a5a2a', '#f0c987'] as const;

export const cafeWindow: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.5, 0.5);
    heavenlyLight(s, -0.3, -0.86, 0.06);
    const { near, mid, light, pale } = s.palette;
    for (const [x, height, width] of [[-0.72, 0.6, 0.36], [0.44, 0.7, 0.4], [-1.2, 0.46, 0.4]] as const) {
      const brick = mix('#b5654c', mid, s.palette.dark ? 0.6 : 0.2);
      s.rect(x, -height, width, height + 0.1, s.across(x, x + width, brick, darken(brick, 0.25)));
      for (let row = 0; row < height / 0.03; row++) s.rect(x, -height + row * 0.03, width, 0.003, alpha(darken(brick, 0.6), 0.3));
      for (let pane = 0; pane < 2; pane++) s.rect(x + 0.06 + pane * 0.15, -height + 0.1, 0.09, 0.13, s.palette.dark ? light : lighten(s.palette.sky[2], 0.3), 0.006);
    }
    const wall = mix('#f7e6c8', near, s.palette.dark ? 0.35 : 0.03);
    const trim = mix('#3f6b5c', near, 0.2);
    s.rect(-0.38, -0.72, 0.76, 0.78, s.down(-0.72, 0.06, lighten(wall, 0.1), darken(wall, 0.12)));
    s.rect(-0.41, -0.74, 0.82, 0.035, trim, 0.008);
    for (let pane = 0; pane < 3; pane++) {
      const x = -0.32 + pane * 0.23;
      s.rect(x, -0.67, 0.17, 0.14, trim, 0.008);
      s.rect(x + 0.008, -0.662, 0.154, 0.124, s.palette.dark ? s.across(x, x + 0.17, lighten(light, 0.3), light) : s.across(x, x + 0.17, lighten(s.palette.sky[1], 0.4), '#f4fbf8', lighten(s.palette.sky[2], 0.1)));
      s.rect(x + 0.08, -0.67, 0.009, 0.14, trim);
      s.rect(x - 0.006, -0.53, 0.182, 0.016, '#a8703f', 0.004);
      const random = s.part(210 + pane);
      for (let flower = 0; flower < 18; flower++) s.disc(x + random() * 0.17, -0.535 - random() * 0.026, 0.007 + random() * 0.006, [s.accent, '#5a8f5c', lighten(s.accent, 0.4), '#6da36a'][flower % 4] ?? s.accent);
    }
    interior(s, -0.32, -0.35, 0.4, 0.3);
    s.rect(0.13, -0.35, 0.2, 0.41, trim, 0.008);
    s.rect(0.155, -0.325, 0.15, 0.26, s.down(-0.325, -0.06, lighten(light, 0.35), light), 0.006);
    s.disc(0.15, -0.12, 0.009, '#f2c46a');
    board(s, '영업중', 0.23, -0.2, 0.032, '#fff8ea', darken(s.accent, 0.15));
    awning(s, -0.38, -0.47, 0.76, 0.12);
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, mix('#d9b990', near, s.palette.dark ? 0.6 : 0.1), mix('#a87a55', near, 0.4)));
    for (let row = 1; row < 6; row++) s.rect(s.left, 0.06 + (s.bottom - 0.06) * (row / 6) ** 1.4, s.width, s.pixel, alpha(s.palette.ink, 0.25));
    if (s.art.weather === 'rain') wetGround(s, 0.07, 0.4);
    table(s, -0.16, 0.14);
    cat(s, 0.32, 0.18, 0.17);
    cast(s, 0.12, 0.18, 0.22, 'modern', 0.2);
    tree(s, -0.56, 0.16, 0.62, s.art.weather === 'snow' ? ['#f6f9ff', '#dde6f5'] : s.art.weather === 'petals' ? ['#ffb9c8', '#ffd6de', '#f796ac'] : [mix('#4b8a55', near, 0.2), '#8fb860', mix('#d9a94a', mid, 0.2)], 214, { leaves: 8 });
    s.glow(-0.1, -0.15, 0.7, pale, 0.1);
  },
};

const interior = (s: Scene, x: number, y: number, width: number, height: number): void => {
  const { light } = s.palette;
  s.rect(x - 0.012, y - 0.012, width + 0.024, height + 0.024, '#4b3326', 0.008);
  s.rect(x, y, width, height, s.down(y, y + height, lighten(light, 0.35), light, darken(mix(light, '#d9803f', 0.5), 0.1)));
  for (let lamp = 0; lamp < 3; lamp++) {
    const lampX = x + width * (0.2 + lamp * 0.3);
    s.line([[lampX, y], [lampX, y + 0.05]], '#5a3420', 0.004);
    s.shape([[lampX - 0.03, y + 0.085], [lampX - 0.01, y + 0.05], [lampX + 0.01, y + 0.05], [lampX + 0.03, y + 0.085]], '#3f6b5c');
    s.glow(lampX, y + 0.1, 0.1, '#fff3cf', 0.6);
  }
  s.rect(x, y + height * 0.48, width, 0.008, '#8a5730');
  const random = s.part(212);
  for (let cup = 0; cup < 14; cup++) s.rect(x + 0.012 + cup * 0.027, y + height * 0.48 - 0.02 - 0.024 * random(), 0.018, 0.044, ['#fff3df', s.accent, '#4b7a68', '#7a4a26'][cup % 4] ?? '#fff3df', 0.003);
  s.rect(x, y + height * 0.76, width, height * 0.24, '#6a4028');
  s.rect(x + width * 0.62, y + height * 0.58, width * 0.2, height * 0.2, '#c9ced2', 0.006);
  for (const seat of [0.16, 0.36]) s.disc(x + width * seat, y + height * 0.7, 0.026, '#2a1a18', 0.032);
  for (const seat of [0.16, 0.36]) s.path('M-1 1C-.9 -.1 -.5 -.5 0 -.5C.5 -.5 .9 -.1 1 1Z', seat < 0.2 ? s.accent : '#4d6f9a', x + width * seat, y + height * 0.88, 0.05);
  s.shape([[x + width * 0.04, y], [x + width * 0.22, y], [x + width * 0.08, y + height], [x, y + height]], alpha('#ffffff', 0.16));
};

const awning = (s: Scene, x: number, y: number, width: number, height: number): void => {
  const count = 12;
  const piece = width / count;
  for (let stripe = 0; stripe < count; stripe++) {
    const colour = stripe % 2 ? '#fff8ea' : s.accent;
    const from = x + stripe * piece;
    s.shape([[from + 0.012, y], [from + piece + 0.012 * (1 - (2 * (stripe + 1)) / count) - 0.006, y], [from + piece, y + height], [from, y + height]], s.down(y, y + height, darken(colour, 0.12), colour));
    s.disc(from + piece / 2, y + height, piece / 2, colour, piece * 0.42);
  }
  s.rect(x, y + height + piece * 0.42, width, 0.03, s.down(y + height, y + height + 0.06, alpha('#3a1408', 0.3), alpha('#3a1408', 0)));
};

const table = (s: Scene, x: number, y: number): void => {
  s.disc(x, y + 0.06, 0.12, alpha('#000000', 0.22), 0.016);
  s.line([[x, y - 0.02], [x, y + 0.06]], '#2e2422', 0.012);
  s.disc(x, y - 0.022, 0.1, '#f7f0e2', 0.02);
  for (const side of [-1, 1]) s.rect(x + side * 0.035 - 0.017, y - 0.062, 0.034, 0.036, side < 0 ? s.accent : '#3f6b5c', 0.006);
  for (const side of [-1, 1]) s.pen(`M${x + side * 0.15} ${y + 0.07}L${x + side * 0.15} ${y}L${x + side * 0.22} ${y}L${x + side * 0.22} ${y + 0.07}M${x + side * 0.22} ${y}Q${x + side * 0.25} ${y - 0.05} ${x + side * 0.22} ${y - 0.085}`, '#2e2422', 0.009);
};

const cat = (s: Scene, x: number, y: number, size: number): void => s.at(x, y, size, () => {
  const fur = '#e8953f';
  s.path('M-.28 0C-.3 -.5 -.14 -.6 0 -.6C.16 -.56 .3 -.36 .27 0Z', fur);
  s.disc(0, -0.68, 0.21, fur, 0.185);
  for (const side of [-1, 1]) s.shape([[side * 0.2, -0.7], [side * 0.18, -0.98], [side * 0.03, -0.83]], fur);
  for (const stripe of [-0.1, 0, 0.1]) s.line([[stripe, -0.86], [stripe, -0.76]], '#b5651f', 0.03);
  s.pen('M.24 -.05C.62 .03 .6 -.4 .44 -.42', fur, 0.09);
});

export const convenienceStore: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    heavenlyLight(s, -0.34, -0.86, 0.06);
    skyline(s, 0.04, 0.62, mix(s.palette.mid, s.palette.near, 0.4), 216, { width: 0.16, lit: s.palette.dark ? 0.25 : 0.08 });
    mist(s, -0.1, 0.2, 0.35);
    const light = s.palette.dark ? '#f4fff6' : '#eef6f2';
    s.rect(-0.44, -0.5, 0.88, 0.56, mix('#4a505a', s.palette.near, 0.4));
    s.rect(-0.46, -0.5, 0.92, 0.13, s.accent);
    s.rect(-0.46, -0.4, 0.92, 0.018, lighten(s.accent, 0.7));
    s.words(['달마트 24', '온동네 24', '별다방 25', '새벽편의점'][s.part(217)() * 4 | 0] ?? '달마트 24', 0, -0.447, 0.075, '#fffdf4', fonts('do-hyeon', '달마트온동네별다방새벽편의점 245'));
    board(s, '24시', 0.36, -0.447, 0.05, '#fffdf4', darken(s.accent, 0.2));
    s.glow(0, -0.15, 0.75, light, s.palette.dark ? 0.5 : 0.12);
    s.rect(-0.42, -0.36, 0.84, 0.4, s.down(-0.36, 0.04, '#ffffff', light, mix(light, s.palette.mid, 0.25)));
    const random = s.part(218);
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = -0.3 + shelf * 0.085;
      for (let item = 0; item < 22; item++) {
        const x = -0.4 + item * 0.024;
        const tall = 0.03 + random() * 0.034;
        s.rect(x, y + 0.065 - tall, 0.018, tall, ['#e8503f', '#f2c94c', '#3f9a6a', '#3f7fc4', '#f4efe6', '#9a5ab0'][Math.floor(random() * 6)] ?? '#f2c94c', 0.003);
      }
      s.rect(-0.41, y + 0.065, 0.55, 0.007, '#a9b2ba');
    }
    s.rect(0.16, -0.36, 0.25, 0.4, mix(light, '#9ed9e8', 0.35));
    for (const x of [0.16, 0.283, 0.405]) s.rect(x, -0.36, 0.009, 0.42, '#8d979f');
    s.rect(-0.42, -0.165, 0.58, 0.007, '#8d979f');
    s.rect(s.left, 0.05, s.width, s.bottom, s.down(0.05, s.bottom, mix('#8d8f99', s.palette.near, s.palette.dark ? 0.6 : 0.1), darken(s.palette.near, 0.4)));
    if (s.palette.dark || s.art.weather === 'rain') wetGround(s, 0.06, s.art.weather === 'rain' ? 0.55 : 0.28);
    s.line([[-0.26, 0.18], [-0.26, -0.3]], '#e9ecef', 0.01);
    s.path('M-.3 0C-.24 -.14 .24 -.14 .3 0Q.2 -.03 .1 0Q0 -.03 -.1 0Q-.2 -.03 -.3 0Z', s.across(-0.3, 0.3, lighten(s.accent, 0.25), s.accent, darken(s.accent, 0.35)), -0.26, -0.27, 0.8);
    s.disc(-0.26, 0.06, 0.13, '#f7f7f2', 0.024);
    for (const [x, tall, colour] of [[-0.32, 0.045, '#e8503f'], [-0.27, 0.06, '#3f9a6a'], [-0.21, 0.035, '#f2c94c']] as const) s.rect(x, 0.055 - tall, 0.026, tall, colour, 0.005);
    for (const x of [-0.46, -0.1]) s.path('M0 0L.1 0L.08 .1L.02 .1Z M.005 0L-.01 -.1L.11 -.1L.095 0Z', mix('#3f6ab0', s.palette.near, 0.2), x, 0.12, 0.9);
    cast(s, 0.18, 0.15, 0.25, 'modern', 0.17);
  },
};

export const nightMarket: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    skyline(s, -0.08, 0.34, mix(s.palette.mid, s.palette.near, 0.3), 220, { width: 0.12, lit: 0.3 });
    heavenlyLight(s, 0.3, -0.86, 0.06);
    const tarp = ['#e8763a', s.accent, '#e9b04a', '#d9573f', '#4b8a8a'];
    const stall = (x: number, y: number, size: number, index: number): void => {
      const colour = mix(tarp[index % tarp.length] ?? s.accent, s.palette.near, s.palette.dark ? 0.12 : 0);
      s.glow(x, y - size * 0.4, size * 1.1, '#ffb860', s.palette.dark ? 0.55 : 0.15);
      s.rect(x - size * 0.62, y - size * 0.75, size * 1.24, size * 0.78, s.down(y - size * 0.75, y, darken(colour, 0.55), mix('#ffd890', colour, 0.25), darken(colour, 0.3)));
      for (let plate = 0; plate < 6; plate++) s.rect(x - size * 0.54 + plate * size * 0.19, y - size * 0.32, size * 0.15, size * 0.1, ['#fff3d6', '#c9542c', '#e0a03a', '#7a9a4a'][plate % 4] ?? '#fff3d6', size * 0.02);
      s.rect(x - size * 0.66, y - size * 0.24, size * 1.32, size * 0.28, s.down(y - size * 0.24, y, lighten(colour, 0.12), darken(colour, 0.4)));
      s.path('M-.74 0C-.6 -.3 -.4 -.38 0 -.4C.4 -.38 .6 -.3 .74 0L.62 .1L.5 0L.37 .1L.25 0L.12 .1L0 0L-.12 .1L-.25 0L-.37 .1L-.5 0L-.62 .1Z', s.across(-0.7, 0.7, lighten(colour, 0.25), colour, darken(colour, 0.35)), x, y - size * 0.7, size);
      for (let bulb = -2; bulb <= 2; bulb++) { s.disc(x + bulb * size * 0.25, y - size * 0.54, size * 0.03, '#fff6d8'); s.glow(x + bulb * size * 0.25, y - size * 0.54, size * 0.2, '#ffd48a', 0.8); }
      mist(s, y - size * 0.72, size * 0.4, 0.16, '#fff1d8');
    };
    const lane = mix('#5a4a44', s.palette.near, s.palette.dark ? 0.5 : 0.1);
    s.rect(s.left, -0.06, s.width, s.bottom + 0.1, s.down(-0.06, s.bottom, lighten(lane, 0.16), darken(lane, 0.5)));
    for (let row = 0; row < 4; row++) {
      const size = 0.12 + row * 0.085;
      for (const side of [-1, 1]) for (let more = 0; more < (s.wide ? 4 : 1); more++) stall(side * (0.1 + row * 0.11 + more * size * 1.4), -0.02 + row * 0.056, size, row * 2 + more + (side + 1));
    }
    for (let string = 0; string < 4; string++) {
      const y = -0.5 - string * 0.075;
      const half = 0.24 + string * 0.14;
      s.pen(`M${-half} ${y}Q0 ${y + 0.1} ${half} ${y}`, s.palette.ink, 0.003);
      for (let lamp = 0; lamp < 9; lamp++) { const t = lamp / 8; lantern(s, -half + 2 * half * t, y + 0.2 * t * (1 - t) + 0.025, 0.02 + string * 0.007, lamp % 3 ? '#ffcf7a' : lighten(s.accent, 0.2)); }
    }
    if (s.art.weather === 'rain') wetGround(s, 0.16, 0.5);
    s.glow(0, 0.02, 0.3, '#ffcf8a', 0.5);
    cast(s, 0.0, 0.16, 0.24, 'modern', 0.12);
  },
};

/** A dish seen from straight above. */
const plate = (s: Scene, x: number, y: number, radius: number, rim: string, food: (random: () => number) => void, part: number): void => {
  s.disc(x + radius * 0.1, y + radius * 0.14, radius * 1.04, alpha('#1a0505', 0.4));
  s.disc(x, y, radius, s.around(x - radius * 0.4, y - radius * 0.5, radius * 2, lighten(rim, 0.4), rim, darken(rim, 0.3)));
  s.disc(x, y, radius * 0.8, darken(rim, 0.15));
  s.at(x, y, radius, () => food(s.part(part)));
  s.ring(x, y, radius * 0.94, alpha('#ffffff', 0.5), radius * 0.03, 3.4, 4.6);
};

const scatter = (random: () => number, count: number, put: (x: number, y: number, turn: number) => void): void => {
  for (let index = 0; index < count; index++) {
    const turn = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * 0.62;
    put(Math.cos(turn) * away, Math.sin(turn) * away, random() * Math.PI * 2);
  }
};

export const kitchenPot: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const cloth = mix(s.accent, s.palette.near, s.palette.dark ? 0.35 : 0.08);
    s.fillAll(s.ramp([s.left, s.top], [s.right, s.bottom], lighten(cloth, 0.08), cloth, darken(cloth, 0.35)));
    for (let row = 0; row < 20; row++) for (let column = 0; column < 26; column++) s.ring(s.left + column * 0.09 + (row % 2) * 0.045, s.top + row * 0.085, 0.018, alpha(lighten(cloth, 0.4), 0.13), 0.004);
    const kimchi = (random: () => number): void => scatter(random, 46, (x, y, turn) => s.at(x, y, 1, () => s.rect(-0.2, -0.09, 0.4, 0.18, ['#e04a26', '#c93018', '#f0773a', '#f6d9a0'][Math.floor(random() * 4)] ?? '#e04a26', 0.05), 1, turn));
    const greens = (random: () => number): void => scatter(random, 70, (x, y, turn) => s.at(x, y, 1, () => s.pen('M-.22 0Q0 -.2 .22 .04', ['#2f7a3a', '#4b9a45', '#1f5a2c', '#79b84f'][Math.floor(random() * 4)] ?? '#2f7a3a', 0.06), 1, turn));
    const beans = (random: () => number): void => scatter(random, 70, (x, y, turn) => s.disc(x, y, 0.1, ['#241410', '#3a211a', '#120a08'][Math.floor(random() * 3)] ?? '#241410', 0.07, turn));
    const eggs = (random: () => number): void => scatter(random, 20, (x, y, turn) => s.at(x, y, 1, () => { s.rect(-0.18, -0.12, 0.36, 0.24, '#ffcf3f', 0.06); s.ring(0, 0, 0.06, '#f0a526', 0.03); }, 1, turn));
    const rice = (random: () => number): void => scatter(random, 240, (x, y, turn) => s.disc(x, y, 0.055, ['#ffffff', '#fbf6e8', '#eee4cd'][Math.floor(random() * 3)] ?? '#ffffff', 0.024, turn));
    const centre = -0.33;
    const dishes: Array<[number, number, number, string, (random: () => number) => void]> = [
      [0.46, -0.72, 0.14, '#f4efe4', kimchi], [-0.47, -0.02, 0.13, '#33363e', eggs], [0.47, 0.02, 0.14, '#f4efe4', greens], [-0.48, -0.64, 0.13, '#2d5a6b', rice],
      [-0.2, 0.18, 0.1, '#e8c88f', beans], [0.14, 0.21, 0.11, '#2d5a6b', kimchi], [-0.86, -0.3, 0.2, '#f4efe4', greens], [-1.02, 0.06, 0.12, '#33363e', beans], [-1.0, -0.7, 0.15, '#e8c88f', kimchi],
    ];
    dishes.forEach(([x, y, radius, rim, food], index) => plate(s, x, y, radius, rim, food, 224 + index));
    for (const side of [-1, 1]) s.rect(side * 0.34 - 0.05, centre - 0.08, 0.1, 0.16, '#1c1a1d', 0.04);
    s.disc(0.03, centre + 0.05, 0.37, alpha('#1a0505', 0.45));
    s.disc(0, centre, 0.36, s.around(-0.14, centre - 0.18, 0.7, '#6a6468', '#2a272b', '#0d0c0e'));
    s.disc(0, centre, 0.3, s.around(0, centre, 0.31, '#ff8a3a', '#ea4a1c', '#b3200f', '#6d0e0a'));
    const random = s.part(223);
    for (let bubble = 0; bubble < 130; bubble++) {
      const turn = random() * 6.28;
      const away = Math.sqrt(random()) * 0.28;
      s.ring(Math.cos(turn) * away, centre + Math.sin(turn) * away, 0.004 + random() * 0.015, alpha('#ffd09a', 0.3 + random() * 0.5), 0.0025);
    }
    for (let piece = 0; piece < 9; piece++) {
      const turn = piece * 0.7 + 0.2;
      const away = 0.13 + 0.1 * random();
      s.at(Math.cos(turn) * away, centre + Math.sin(turn) * away, 1, () => { s.rect(-0.042, -0.034, 0.088, 0.074, alpha('#5a0a00', 0.45), 0.008); s.rect(-0.046, -0.04, 0.088, 0.074, '#fff3da', 0.008); s.rect(-0.046, 0.018, 0.088, 0.014, '#e8cfa0', 0.005); }, 1, turn + random());
    }
    for (let onion = 0; onion < 30; onion++) {
      const turn = random() * 6.28;
      const away = Math.sqrt(random()) * 0.27;
      s.ring(Math.cos(turn) * away, centre + Math.sin(turn) * away, 0.016, onion % 3 ? '#5fae3f' : '#e8f0b0', 0.008, 0, 6.3, 0.011);
    }
    s.disc(0.01, centre, 0.11, '#fff9ee', 0.096, 0.3);
    s.disc(0, centre - 0.005, 0.055, s.around(-0.015, centre - 0.025, 0.085, '#fff2a8', '#ffb81f', '#e8810f'));
    s.ring(0, centre, 0.335, alpha('#ffffff', 0.4), 0.01, 3.5, 4.7);
    for (const offset of [0, 0.045]) s.line([[0.2 + offset, s.bottom], [0.34 + offset, centre - 0.1]], '#c9ced2', 0.016);
    for (let puff = 0; puff < 3; puff++) mist(s, centre - 0.16 - puff * 0.14, 0.2, 0.3, '#fff6ea');
  },
};

export const bakeryShelf: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#f0d9b5', s.palette.near, s.palette.dark ? 0.5 : 0.02);
    const wood = mix('#8a5a34', s.palette.near, s.palette.dark ? 0.25 : 0);
    s.fillAll(s.down(s.top, s.bottom, lighten(wall, 0.1), wall, darken(wall, 0.25)));
    for (let tile = 0; tile < 16; tile++) for (let row = 0; row < 8; row++) s.rect(s.left + tile * 0.14 + (row % 2) * 0.07, s.top + row * 0.07, 0.136, 0.066, alpha('#ffffff', 0.12), 0.006);
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
      for (let tag = 0; tag < 5; tag++) s.rect(-0.38 + tag * 0.18, y + 0.004, 0.06, 0.026, tag === (s.seed & 3) ? s.accent : '#fffaf0', 0.004);
      s.glow(0, y - 0.12, 0.44, '#ffe0a0', s.palette.dark ? 0.35 : 0.15, 0.12);
    }
    for (const x of [-0.48, 0.45]) s.rect(x, -0.74, 0.03, 0.82, s.across(x, x + 0.03, lighten(wood, 0.15), darken(wood, 0.4)));
    s.rect(-0.5, -0.76, 1, 0.035, wood, 0.008);
    s.rect(s.left, 0.08, s.width, 0.035, lighten(wood, 0.35));
    s.rect(s.left, 0.11, s.width, s.bottom, s.down(0.11, s.bottom, mix(s.accent, wood, 0.25), darken(mix(s.accent, wood, 0.4), 0.4)));
    for (let panel = s.left; panel < s.right; panel += 0.16) s.rect(panel, 0.13, 0.012, s.bottom, alpha(darken(wood, 0.5), 0.35));
    s.disc(-0.74, 0.02, 0.16, '#e8b56a', 0.07);
    for (const x of [-0.84, -0.74, -0.64]) s.pen('M-.02 -.03Q.02 0 .03 .04', '#9a5a2a', 0.01, x, 0);
    s.disc(0.34, 0.075, 0.12, '#fbf6ea', 0.016);
    for (let layer = 0; layer < 3; layer++) s.rect(0.27 + layer * 0.006, 0.045 - layer * 0.04, 0.14 - layer * 0.012, 0.036, layer % 2 ? '#fff6e8' : '#e0a05a', 0.006);
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
    for (const fold of [-0.25, 0, 0.25]) s.pen(`M${fold} -.44Q${fold * 1.3} -.26 ${fold * 1.1} -.1`, darken(crust, 0.35), size * 0.04, x, y, size);
  } else if (kind === 3) {
    for (const turn of [-0.12, 0.02, 0.16]) s.at(x + turn * size, y, 1, () => s.rect(-size * 0.1, -size * 1.3, size * 0.2, size * 1.28, fill, size * 0.1), 1, turn);
  } else {
    for (const [dx, dy] of [[-0.24, -0.24], [0.24, -0.24], [0, -0.58]] as const) {
      s.disc(x + dx * size, y + dy * size, size * 0.25, fill);
      s.disc(x + dx * size, y + (dy - 0.09) * size, size * 0.1, s.accent);
    }
  }
};

export const marketUmbrellas: Family = {
  title: 'bottom',
  draw: (s) => {
    const stone = mix('#c9bca8', s.palette.near, s.palette.dark ? 0.7 : 0.12);
    s.fillAll(s.down(s.top, s.bottom, stone, darken(stone, 0.3)));
    for (let row = 0; row < 26; row++) for (let column = 0; column < 24; column++) s.rect(s.left + column * 0.09 + (row % 2) * 0.045, s.top + row * 0.06, 0.086, 0.056, alpha((row * 7 + column * 3) % 5 ? '#000000' : '#ffffff', 0.05), 0.006);
    const random = s.part(236);
    const colours = [s.accent, '#f4ead4', '#e9b04a', '#3f8a8a', '#d9775a', '#4a6a9a', lighten(s.accent, 0.3)];
    const parasol = (x: number, y: number, radius: number, index: number): void => {
      const turn = random() * 6.28;
      const colour = mix(colours[index % colours.length] ?? s.accent, s.palette.near, s.palette.dark ? 0.3 : 0.02);
      const second = index % 3 === 0 ? mix('#fff6e4', s.palette.near, s.palette.dark ? 0.3 : 0) : darken(colour, 0.18);
      s.disc(x + radius * 0.22, y + radius * 0.28, radius * 1.02, alpha(s.palette.ink, 0.35));
      for (let rib = 0; rib < 12; rib++) {
        const a = turn + (rib / 12) * 6.2832;
        const b = a + 6.2832 / 12;
        const lit = 0.16 * (1 + Math.cos(a + 2.3)) / 2;
        s.shape([[x, y], [x + Math.cos(a) * radius, y + Math.sin(a) * radius], [x + Math.cos((a + b) / 2) * radius * 0.96, y + Math.sin((a + b) / 2) * radius * 0.96], [x + Math.cos(b) * radius, y + Math.sin(b) * radius]], lighten(rib % 2 ? colour : second, lit));
      }
      s.disc(x, y, radius * 0.06, s.palette.ink);
      if (s.palette.dark && index % 2) s.glow(x + radius, y + radius * 0.6, radius * 1.4, s.palette.light, 0.5);
    };
    const spots: Array<[number, number, number]> = [];
    for (let attempt = 0; attempt < 600 && spots.length < 46; attempt++) {
      const radius = 0.06 + random() * 0.075;
      const x = s.left + s.width * random();
      const y = s.top + (s.height - (s.wide ? 0 : 0.3)) * random();
      if (s.wide && x < -0.5 && random() < 0.6) continue;
      if (Math.hypot(x, y + 0.32) < 0.3 + radius || spots.some(([otherX, otherY, other]) => Math.hypot(x - otherX, y - otherY) < (radius + other) * 1.06)) continue;
      spots.push([x, y, radius]);
    }
    for (let basket = 0; basket < 26; basket++) {
      const x = s.left + s.width * random();
      const y = s.top + s.height * random();
      s.disc(x, y, 0.026, '#9a6a3a');
      for (let fruit = 0; fruit < 7; fruit++) s.disc(x + (random() - 0.5) * 0.03, y + (random() - 0.5) * 0.03, 0.008, ['#e8503f', '#f2a33c', '#7fae4a', '#b04a8a'][basket % 4] ?? '#e8503f');
      s.disc(x + 0.05, y + 0.03, 0.014, '#1d1720');
      s.disc(x + 0.05, y + 0.04, 0.022, mix('#4a5f8a', s.palette.near, 0.3), 0.014);
    }
    spots.forEach(([x, y, radius], index) => parasol(x, y, radius, index + 1));
    parasol(0, -0.32, 0.29, 0);
    if (!s.wide) s.rect(s.left, s.bottom - 0.42, s.width, 0.42, s.down(s.bottom - 0.42, s.bottom, alpha(darken(stone, 0.55), 0), darken(stone, 0.6)));
    wires(s, s.top + 0.1, 1, 0.1, 237);
    if (s.art.hour === 'night') sign(s, '시장', 0.36, -0.72, 0.06, s.accent);
  },
};
