import { clouds, ground, heavenlyLight, mist, ridge, ridges, sky, water } from '../kit/air.ts';
import { namsan, sign, board, skyline, streetLamp, tower, wetGround, wires } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast, umbrella } from '../kit/people.ts';
import { lerp } from '../kit/random.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const seoulRidgeDusk: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4);
    heavenlyLight(s, 0.2, -0.44, 0.13);
    const { far, mid, near, ink } = s.palette;
    ridge(s, -0.2, 0.3, 1.6, 1, mix(far, s.palette.sky[3], 0.35), mix(far, s.palette.mist, 0.5));
    mist(s, -0.18, 0.2, 0.6);
    namsan(s, -0.16, -0.04, 0.52, mix(mid, far, 0.25));
    skyline(s, 0.02, 0.24, mix(mid, far, 0.4), 110, { width: 0.05 });
    mist(s, -0.01, 0.16, 0.55);
    skyline(s, 0.12, 0.22, mid, 111, { width: 0.085 });
    const random = s.part(112);
    for (let house = 0; house < 46 * s.width; house++) {
      const x = s.left + s.width * random();
      const y = 0.14 + random() * 0.12;
      const size = 0.025 + (y - 0.12) * 0.16;
      s.rect(x - size, y - size * 0.9, size * 2, size * 1.6, mix(near, mid, random() * 0.5));
      s.shape([[x - size * 1.2, y - size * 0.8], [x - size * 0.3, y - size * 1.6], [x + size * 1.2, y - size * 0.8]], mix(near, random() < 0.15 ? s.accent : far, 0.4));
      if (random() < (s.palette.dark ? 0.75 : 0.2)) s.rect(x - size * 0.4, y - size * 0.45, size * 0.5, size * 0.5, s.palette.light);
    }
    s.path('M-1.6 .7L-1.6 .3C-.6 .18 -.2 .22 .1 .16C.4 .12 .8 .22 1.2 .2L1.2 .7Z', s.down(0.14, 0.4, ink, darken(ink, 0.3)));
    tree(s, 0.42, 0.26, 0.42, [ink, lighten(ink, 0.1)], 113, { leaves: 6 });
    cast(s, 0.06, 0.185, 0.18, 'modern', 0.16);
  },
};

export const neonAlley: Family = {
  title: 'top',
  draw: (s) => {
    const { accent, palette } = s;
    const dim = palette.dark ? 0 : 0.25;
    s.fillAll(s.down(s.top, 0.1, mix('#070716', palette.sky[0], 0.3 + dim), mix('#24124a', palette.sky[1], 0.3 + dim), mix(accent, palette.sky[2], 0.6)));
    s.glow(-0.04, -0.24, 0.7, accent, 0.5);
    s.glow(-0.04, -0.2, 0.28, lighten(accent, 0.6), 0.8);
    const random = s.part(115);
    const cold = '#35d6f0';
    const names = ['노래방', '만화방', '국수', '약국', '호프', '사진관', '분식', '다방', '전당포', '치킨'];
    for (const side of [-1, 1]) {
      for (let block = 6; block >= 0; block--) {
        const edge = (depth: number): number => -0.04 + side * (0.1 + 1.15 / (1 + depth * 0.95) - 0.16);
        const x0 = edge(block);
        const x1 = edge(block + 1);
        const low0 = -0.12 + 0.52 / (1 + block * 0.95);
        const low1 = -0.12 + 0.52 / (1 + (block + 1) * 0.95);
        const tall = (0.85 + 0.5 * random()) / (1 + block * 0.62);
        s.shape([[x0, low0], [x0, -0.1 - tall], [x1, -0.1 - tall * 0.82], [x1, low1]], s.across(x0, x1, mix('#0b0a1c', palette.sky[1], block * 0.07), mix('#171036', accent, 0.12 + block * 0.05)));
        const columns = block < 2 ? 5 : 3;
        for (let pane = 0; pane < columns * 6; pane++) {
          if (random() < 0.55) continue;
          const from = 0.1 + ((pane % columns) * 0.85) / columns;
          const up = 0.22 + Math.floor(pane / columns) * 0.12;
          const at = (t: number, v: number): Point => [lerp(x0, x1, t), lerp(lerp(low0, low1, t), lerp(-0.1 - tall, -0.1 - tall * 0.82, t), v)];
          const to = from + 0.5 / columns;
          s.shape([at(from, up), at(to, up), at(to, up + 0.07), at(from, up + 0.07)], random() < 0.6 ? alpha(palette.light, 0.75) : alpha(cold, 0.4));
        }
      }
    }
    const signs: Array<[number, number, number, string, boolean]> = [[-0.4, -0.44, 0.085, accent, true], [-0.27, -0.3, 0.05, cold, true], [-0.17, -0.22, 0.03, '#ffd05a', true], [0.36, -0.5, 0.09, cold, true], [0.24, -0.32, 0.052, '#ffd05a', true], [0.13, -0.22, 0.03, accent, true], [-0.75, -0.4, 0.1, '#ffd05a', true]];
    const first = Math.floor(random() * names.length);
    signs.forEach(([x, y, size, colour, upright], index) => sign(s, names[(first + index) % names.length] ?? '국수', x, y, size, colour, upright));
    wires(s, -0.72, 5, 0.16, 116);
    wetGround(s, 0.1, 0.62, '#080716');
    s.glow(-0.04, 0.13, 0.4, accent, 0.35, 0.1);
    cast(s, 0.0, 0.17, 0.25, 'modern', 0.17);
    if (s.art.weather === 'rain' && s.art.figures === 'one') umbrella(s, 0, 0.17, 0.25);
  },
};

export const rooftopRoom: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    clouds(s, -0.35);
    heavenlyLight(s, -0.3, -0.62, 0.08);
    const { mid, far, near, pale, light } = s.palette;
    ridge(s, -0.14, 0.24, 1.7, 2, mix(far, s.palette.sky[3], 0.3), mix(far, s.palette.mist, 0.5));
    skyline(s, 0.02, 0.26, mix(mid, far, 0.5), 118, { width: 0.07 });
    mist(s, 0, 0.14, 0.5);
    const deck = mix('#3f8a68', near, s.palette.dark ? 0.55 : 0.1);
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, lighten(deck, 0.12), darken(deck, 0.35)));
    s.rect(s.left, -0.05, s.width, 0.075, s.down(-0.05, 0.02, mix(pale, mid, 0.3), mix(pale, mid, 0.6)));
    const wall = mix('#e9dcc4', mid, s.palette.dark ? 0.5 : 0.05);
    s.shape([[-0.14, 0.1], [-0.14, -0.36], [0.36, -0.36], [0.36, 0.1]], s.across(-0.14, 0.36, wall, darken(wall, 0.18)));
    s.shape([[0.36, 0.1], [0.36, -0.36], [0.62, -0.3], [0.62, 0.06]], darken(wall, 0.4));
    s.shape([[-0.19, -0.35], [-0.16, -0.4], [0.38, -0.4], [0.68, -0.33], [0.66, -0.29], [0.38, -0.35]], mix(s.accent, near, 0.25));
    s.rect(0.13, -0.25, 0.17, 0.18, s.around(0.21, -0.15, 0.2, lighten(light, 0.5), light));
    s.line([[0.215, -0.25], [0.215, -0.07]], darken(wall, 0.6), 0.011);
    s.line([[0.13, -0.16], [0.3, -0.16]], darken(wall, 0.6), 0.008);
    s.rect(-0.08, -0.25, 0.14, 0.35, mix('#2f6f86', near, 0.3));
    s.rect(-0.065, -0.23, 0.11, 0.14, alpha(light, 0.8));
    if (s.palette.dark) s.glow(0.2, -0.14, 0.4, light, 0.45);
    s.rect(0.06, -0.62, 0.26, 0.22, s.across(0.06, 0.32, '#2f7fc4', '#7dbde8', '#1f5a94'), 0.03);
    for (const x of [0.09, 0.19, 0.29]) s.line([[x, -0.41], [x, -0.37]], near, 0.014);
    for (const rib of [-0.56, -0.5, -0.45]) s.line([[0.062, rib], [0.318, rib]], alpha('#0f3f6a', 0.5), 0.006);
    s.line([[-0.46, 0.1], [-0.46, -0.34]], near, 0.013);
    s.pen('M-.46 -.32Q-.3 -.24 -.14 -.3', near, 0.005);
    for (const [index, colour] of [lighten(pale, 0.2), s.accent, '#6f9fc4', '#f2c35a'].entries()) {
      const x = -0.42 + index * 0.075;
      s.path('M-.5 0L.5 0L.52 .9Q.2 1.04 0 .94Q-.2 .86 -.5 1Z', s.across(-0.5, 0.5, colour, darken(colour, 0.25)), x, -0.29 + Math.sin(index * 1.1) * 0.014 + 0.014, 0.13, 0.062);
    }
    for (const [index, x] of [-0.27, -0.2, 0.44, 0.5].entries()) {
      s.path('M-.5 -.6L.5 -.6L.4 .2L-.4 .2Z', '#b5613c', x, 0.13, 0.05);
      for (let leaf = 0; leaf < 7; leaf++) s.at(x, 0.1, 0.02, () => s.disc(0, -1.6, 0.4, leaf % 3 ? '#4b9a55' : lighten('#4b9a55', 0.25), 1.5), undefined, (leaf - 3) * 0.36 + index * 0.1);
    }
    s.rect(-0.46, 0.13, 0.28, 0.025, mix('#c9a05a', near, 0.25), 0.008);
    cast(s, -0.2, 0.2, 0.24, 'modern', 0.18);
  },
};

export const hanRiverBridge: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4);
    heavenlyLight(s, -0.3, -0.5, 0.1);
    ridge(s, -0.12, 0.2, 1.7, 3, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far);
    skyline(s, -0.08, 0.3, mix(s.palette.mid, s.palette.far, 0.4), 120, { width: 0.06 });
    tower(s, -0.47, -0.08, 0.07, 0.46, mix(s.palette.mid, s.palette.far, 0.2), 121, { floor: 0.016 });
    water(s, -0.08, s.palette.ink, mix(s.palette.sky[3], s.palette.mid, 0.35), -0.3);
    const steel = mix(s.palette.near, s.accent, 0.2);
    const deck = (x: number): number => 0.02 - (x - s.left) * 0.11;
    const span = 0.42;
    for (let arch = Math.floor(s.left / span) - 1; arch < s.right / span + 1; arch++) {
      const x = arch * span + 0.1;
      const y = deck(x);
      const end = deck(x + span);
      const rise = 0.24;
      s.pen(`M${x} ${y}Q${x + span / 2} ${(y + end) / 2 - rise * 1.7} ${x + span} ${end}`, darken(steel, 0.3), 0.026);
      s.pen(`M${x} ${y - 0.006}Q${x + span / 2} ${(y + end) / 2 - rise * 1.7 - 0.006} ${x + span} ${end - 0.006}`, lighten(s.accent, 0.25), 0.008);
      for (let hanger = 1; hanger < 10; hanger++) {
        const t = hanger / 10;
        s.line([[x + span * t, lerp(y, end, t)], [x + span * t, lerp(y, end, t) - rise * 1.7 * 2 * t * (1 - t)]], alpha(s.palette.pale, 0.55), 0.003);
      }
      s.rect(x - 0.022, y, 0.044, s.bottom * 0.6 - y, s.across(x - 0.022, x + 0.022, lighten(steel, 0.2), darken(steel, 0.5)));
      for (let lamp = 0; lamp < 3; lamp++) {
        const lampX = x + span * (lamp / 3);
        s.glow(lampX, deck(lampX) - 0.05, 0.07, s.palette.light, s.palette.dark ? 0.9 : 0.2);
        if (s.palette.dark) s.rect(lampX - 0.006, deck(lampX) + 0.1, 0.012, 0.16, s.down(deck(lampX) + 0.1, deck(lampX) + 0.26, alpha(s.palette.light, 0.55), alpha(s.palette.light, 0)));
      }
    }
    s.shape([[s.left, deck(s.left) - 0.014], [s.right, deck(s.right) - 0.014], [s.right, deck(s.right) + 0.05], [s.left, deck(s.left) + 0.05]], s.down(-0.2, 0.1, lighten(steel, 0.18), darken(steel, 0.4)));
    s.path('M-1.8 .8L-1.8 .2C-1 .24 -.4 .17 0 .19C.4 .2 .8 .16 1.2 .2L1.2 .8Z', s.palette.ink);
    cast(s, -0.1, 0.21, 0.2, 'modern', 0.17);
    s.rect(0.08, 0.14, 0.2, 0.02, lighten(s.palette.ink, 0.2), 0.005);
    for (const x of [0.1, 0.25]) s.rect(x, 0.15, 0.012, 0.07, lighten(s.palette.ink, 0.12));
  },
};

/** A hillside of small houses climbing to the sky, the stair winding between them. */
export const stairsVillage: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    heavenlyLight(s, -0.22, -0.72, 0.08);
    clouds(s, -0.5, 0.4);
    const { mid, near, far, light, pale } = s.palette;
    s.path('M-2 .8L-2 -.2C-1 -.3 -.5 -.56 .05 -.66C.5 -.6 .8 -.4 1.4 -.3L1.4 .8Z', s.down(-0.66, 0.4, mix(mid, far, 0.5), near));
    const random = s.part(125);
    const paints = ['#d9775a', '#e9c46a', '#7fb3a0', '#8fb0d0', '#e8dcc6', '#c98a9a', s.accent];
    for (let row = 0; row < 11; row++) {
      const part = row / 10;
      const y = -0.56 + part ** 1.15 * 0.82;
      const size = 0.045 + part * 0.075;
      const reach = 0.28 + part * 0.9 + (s.wide ? 0.7 * part : 0);
      for (let x = -reach - random() * 0.05; x < reach; x += size * (1.35 + 0.7 * random())) {
        const paint = mix(paints[Math.floor(random() * paints.length)] ?? '#e8dcc6', s.palette.dark ? near : pale, s.palette.dark ? 0.62 - 0.1 * part : 0.15);
        const houseY = y + Math.abs(x) * 0.12 + random() * 0.02;
        if (Math.abs(x - stairAt(part)) < size * 1.05) continue;
        s.rect(x - size * 0.6, houseY - size, size * 1.2, size * 1.5, s.across(x - size * 0.6, x + size * 0.6, paint, darken(paint, 0.3)));
        const roof = mix(random() < 0.5 ? '#8a4a3a' : '#4a6a7a', near, 0.35);
        s.shape([[x - size * 0.74, houseY - size * 0.94], [x - size * 0.3, houseY - size * 1.4], [x + size * 0.5, houseY - size * 1.4], [x + size * 0.74, houseY - size * 0.94]], roof);
        if (s.art.weather === 'snow') s.line([[x - size * 0.3, houseY - size * 1.4], [x + size * 0.5, houseY - size * 1.4]], '#f2f6ff', size * 0.16);
        const on = random() < (s.palette.dark ? 0.65 : 0.12);
        s.rect(x - size * 0.3, houseY - size * 0.6, size * 0.3, size * 0.34, on ? light : mix(paint, near, 0.55));
        if (on) s.glow(x - size * 0.15, houseY - size * 0.4, size * 0.9, light, 0.35);
      }
    }
    for (let step = 0; step < 46; step++) {
      const part = step / 45;
      const y = -0.6 + part ** 1.15 * (s.bottom + 0.6);
      const half = 0.018 + part * 0.085;
      s.rect(stairAt(part) - half, y, half * 2, 0.02 + part * 0.03, mix(lighten(mix(pale, mid, 0.35), 0.1), mix(mid, near, 0.5), step % 2));
    }
    for (const part of [0.25, 0.5, 0.78]) streetLamp(s, stairAt(part) + 0.05 + part * 0.09, -0.58 + part ** 1.15 * 0.86, 0.1 + part * 0.28, -(0.02 + part * 0.05));
    wires(s, -0.42, 3, 0.12, 126);
    cast(s, stairAt(0.86), 0.16, 0.2, 'modern', 0.11);
  },
};

const stairAt = (part: number): number => Math.sin(part * 5.2) * 0.16 * (1 - part * 0.5);

export const apartmentWindows: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.3);
    const { mid, near, pale, light } = s.palette;
    const wall = mix(mix(pale, '#d9c7ab', 0.4), near, s.palette.dark ? 0.68 : 0.08);
    const top = s.wide ? s.top : -0.76;
    heavenlyLight(s, -0.3, -0.96, 0.07);
    s.rect(s.wide ? -0.5 : s.left, top, s.width, s.bottom - top, s.across(-0.5, 0.6, wall, darken(wall, 0.28)));
    if (s.wide) s.rect(s.left, 0.02, -0.5 - s.left, s.bottom, near);
    if (s.wide) skyline(s, 0.04, 0.34, mix(mid, near, 0.2), 128, { to: -0.55, width: 0.09 });
    const random = s.part(129);
    const chosen = 6 + Math.floor(random() * 3);
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 3; column++) {
        const x = -0.42 + column * 0.3;
        const y = top + 0.07 + row * 0.225;
        if (y > s.bottom) continue;
        flat(s, x, y, row * 3 + column, row * 3 + column === chosen ? s.accent : random() < 0.72 ? mix(light, '#ffe9c4', random() * 0.6) : mix(near, mid, 0.5), wall);
      }
      s.rect(s.wide ? -0.5 : s.left, top + 0.272 + row * 0.225, s.width, 0.012, darken(wall, 0.4));
    }
    s.rect(0.47, top, 0.016, s.height, darken(wall, 0.5));
  },
};

/** One window of the block with a piece of somebody's evening in it. */
const flat = (s: Scene, x: number, y: number, index: number, glass: string, wall: string): void => {
  const bright = glass !== mix(s.palette.near, s.palette.mid, 0.5);
  s.rect(x - 0.01, y - 0.01, 0.25, 0.17, darken(wall, 0.45), 0.004);
  s.rect(x, y, 0.23, 0.15, bright ? s.down(y, y + 0.15, lighten(glass, 0.45), glass, darken(glass, 0.25)) : s.down(y, y + 0.15, s.palette.sky[1], glass));
  const ink = bright ? darken(glass, 0.72) : darken(glass, 0.5);
  s.clip([[x, y], [x + 0.23, y], [x + 0.23, y + 0.15], [x, y + 0.15]], () => {
    const props = [
      () => { s.disc(x + 0.06, y + 0.14, 0.03, ink, 0.035); s.path('M-1 0L-.7 -1L-.2 -.3L.2 -.3L.7 -1L1 0Z', ink, x + 0.06, y + 0.11, 0.024); },
      () => { s.line([[x + 0.17, y], [x + 0.17, y + 0.045]], ink, 0.003); s.shape([[x + 0.135, y + 0.075], [x + 0.155, y + 0.04], [x + 0.185, y + 0.04], [x + 0.205, y + 0.075]], ink); s.glow(x + 0.17, y + 0.09, 0.06, '#ffffff', 0.5); },
      () => { for (let leaf = 0; leaf < 6; leaf++) s.at(x + 0.19, y + 0.13, 0.02, () => s.disc(0, -1.5, 0.4, darken('#3f8a55', 0.35), 1.5), undefined, (leaf - 2.5) * 0.4); s.rect(x + 0.172, y + 0.12, 0.036, 0.03, ink); },
      () => { s.disc(x + 0.1, y + 0.075, 0.022, ink, 0.026); s.path('M-1 1C-.9 -.1 -.5 -.5 0 -.5C.5 -.5 .9 -.1 1 1Z', ink, x + 0.1, y + 0.125, 0.05); },
      () => { for (let book = 0; book < 8; book++) s.rect(x + 0.01 + book * 0.013, y + 0.1 - (book % 3) * 0.008, 0.01, 0.05 + (book % 3) * 0.008, darken(['#c8503f', '#3f6b8a', '#d9a94a'][book % 3] ?? '#c8503f', 0.3)); },
    ];
    props[(index * 7 + Math.floor(s.seed % 5) + 5) % props.length]?.();
    if (s.art.figures.startsWith('two') && index % 4 === 1) props[3]?.();
    s.path('M0 0L.3 0C.34 .4 .1 .7 .08 1L0 1Z', alpha('#fff6e4', bright ? 0.6 : 0.2), x, y, 0.15);
  });
  s.rect(x + 0.112, y, 0.008, 0.15, darken(wall, 0.35));
  s.rect(x - 0.016, y + 0.146, 0.262, 0.014, lighten(wall, 0.15));
  for (let bar = 0; bar < 11; bar++) s.line([[x + bar * 0.023, y + 0.112], [x + bar * 0.023, y + 0.15]], alpha(darken(wall, 0.7), 0.75), 0.0025);
  s.line([[x - 0.008, y + 0.112], [x + 0.238, y + 0.112]], alpha(darken(wall, 0.7), 0.9), 0.004);
};

export const officeTower: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(s.around(0.02, -0.42, 1.2, lighten(s.palette.sky[3], 0.35), s.palette.sky[2], s.palette.sky[1], s.palette.sky[0]));
    s.glow(0.02, -0.42, 0.45, s.palette.light, 0.6);
    const centre: Point = [0.02, -0.42];
    const random = s.part(131);
    const blocks: Array<[number, number, number, number]> = [[-2.75, 0.42, 0.3, 0.1], [-2.02, 0.3, 0.36, 0.25], [-0.95, 0.36, 0.3, 0.18], [-0.2, 0.34, 0.34, 0.3], [2.52, 0.44, 0.26, 0.2], [0.62, 0.46, 0.24, 0.06], [1.57, 0.44, 0.17, 0]];
    for (const [angle, width, reach, haze] of blocks) {
      const face = mix(mix(s.palette.mid, s.palette.near, 0.45), s.palette.sky[2], haze);
      const at = (side: number, distance: number): Point => {
        const turn = angle + side * width * 0.5;
        return [centre[0] + Math.cos(turn) * distance, centre[1] + Math.sin(turn) * distance];
      };
      s.shape([at(-1, reach), at(1, reach), at(1, 2.4), at(-1, 2.4)], s.ramp(at(-1, 0.8), at(1, 0.8), lighten(face, 0.25), face, darken(face, 0.45)));
      for (let floor = 0; floor < 34; floor++) {
        const distance = reach + 0.012 + (floor / 34) ** 1.5 * 1.8;
        for (let column = 0; column < 7; column++) {
          const from = -0.92 + column * 0.265;
          const on = random() < (s.palette.dark ? 0.34 : 0.08);
          const reflection = mix(s.palette.sky[2], s.palette.sky[3], random());
          s.shape([at(from, distance), at(from + 0.2, distance), at(from + 0.2, distance * 1.026 + 0.004), at(from, distance * 1.026 + 0.004)], alpha(on ? s.palette.light : reflection, on ? 0.95 : s.palette.dark ? 0.16 : 0.5));
        }
      }
      s.line([at(-1, reach), at(1, reach)], lighten(face, 0.4), 0.006);
    }
    for (let bird = 0; bird < 5; bird++) s.pen('M-1 -.4Q-.5 -.7 0 0Q.5 -.7 1 -.4', s.palette.ink, 0.005, -0.12 + random() * 0.3, -0.55 + random() * 0.26, 0.018);
    s.path('M-.5 -.05L.12 -.16L.5 .05L.08 .04L.02 .2L-.08 .07Z', '#fffdf6', 0.02, -0.4, 0.07);
    s.path('M-.08 .07L.12 -.16L.02 .2Z', s.accent, 0.02, -0.4, 0.07);
    s.rect(s.left, 0.2, s.width, s.bottom, s.down(0.2, s.bottom, alpha(s.palette.ink, 0), alpha(s.palette.ink, 0.9)));
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, 0.3, s.palette.near, s.palette.ink));
    s.rect(s.left, 0.1, s.width, 0.008, lighten(s.palette.near, 0.35));
    cast(s, 0, 0.11, 0.2, 'modern', 0.2);
  },
};

export const busStop: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    clouds(s, -0.4);
    heavenlyLight(s, -0.28, -0.66, 0.07);
    const { mid, near, ink, pale, light, far } = s.palette;
    ridge(s, -0.16, 0.26, 1.8, 1, mix(far, s.palette.sky[3], 0.3), mix(far, s.palette.mist, 0.4));
    for (const [x, height, part] of [[-0.52, 0.5, 134], [0.56, 0.56, 135]] as const) tree(s, x, 0.02, height, s.art.weather === 'snow' ? ['#f0f4ff', '#dbe4f5'] : [mix('#4b8a55', near, 0.4), mix('#7fae5a', mid, 0.3), mix(s.accent, near, 0.4)], part, { leaves: 8 });
    mist(s, -0.02, 0.2, 0.5);
    ground(s, 0, darken(near, 0.2), mix(mid, s.palette.mist, 0.25));
    const frame = darken(mix('#2f5f5a', ink, 0.5), 0.05);
    if (s.palette.dark) s.glow(0, -0.2, 0.7, light, 0.5);
    s.shape([[-0.33, 0.02], [-0.33, -0.4], [0.33, -0.4], [0.33, 0.02]], s.down(-0.4, 0.02, alpha(lighten(light, 0.55), s.palette.dark ? 0.85 : 0.55), alpha(light, s.palette.dark ? 0.5 : 0.3)));
    for (const x of [-0.33, -0.11, 0.11, 0.33]) s.rect(x - 0.008, -0.42, 0.016, 0.46, frame);
    s.shape([[-0.43, -0.42], [-0.39, -0.48], [0.39, -0.48], [0.43, -0.42]], s.down(-0.48, -0.42, lighten(s.accent, 0.2), darken(s.accent, 0.3)));
    board(s, ['달빛마을', '종점', '느티나무앞', '바다입구'][s.part(133)() * 4 | 0] ?? '종점', 0, -0.35, 0.042, frame, lighten(pale, 0.2));
    s.rect(0.14, -0.26, 0.16, 0.22, mix(s.palette.sky[1], '#ffffff', 0.3), 0.006);
    s.disc(0.22, -0.17, 0.045, s.accent);
    s.rect(-0.27, -0.085, 0.36, 0.022, mix('#a8703f', near, 0.2), 0.006);
    for (const x of [-0.24, 0.05]) s.rect(x, -0.07, 0.014, 0.09, frame);
    s.line([[0.42, 0.04], [0.42, -0.52]], frame, 0.014);
    s.disc(0.42, -0.56, 0.062, lighten(pale, 0.2));
    s.ring(0.42, -0.56, 0.055, s.accent, 0.012);
    s.rect(0.392, -0.575, 0.056, 0.03, frame, 0.006);
    s.rect(s.left, 0.05, s.width, 0.02, mix(pale, mid, 0.4));
    const road = s.art.weather === 'rain';
    s.rect(s.left, 0.07, s.width, s.bottom, s.down(0.07, s.bottom, darken(near, 0.1), darken(near, 0.5)));
    if (road) wetGround(s, 0.075, 0.5);
    for (let dash = s.left; dash < s.right; dash += 0.2) s.rect(dash, 0.19, 0.11, 0.012, alpha(pale, 0.65));
    cast(s, -0.06, 0.06, 0.26, 'modern', 0.24);
    if (road && (s.art.figures === 'one' || s.art.figures === 'child')) umbrella(s, -0.06, 0.06, s.art.figures === 'one' ? 0.26 : 0.17);
  },
};
