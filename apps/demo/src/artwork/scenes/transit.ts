import { clouds, ground, heavenlyLight, mist, ridge, ridges, sky, water } from '../kit/air.ts';
import { board, skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass, tree } from '../kit/nature.ts';
import { cast, person } from '../kit/people.ts';
import { lerp } from '../kit/random.ts';
import { onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const subwayWindow: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#7f95a3', s.palette.near, s.palette.dark ? 0.5 : 0.1);
    s.fillAll(s.down(s.top, s.bottom, lighten(wall, 0.25), wall, darken(wall, 0.3)));
    s.rect(s.left, -0.86, s.width, 0.05, darken(wall, 0.3));
    for (let panel = 0; panel < 6; panel++) s.rect(s.left + panel * 0.4, -0.79, 0.36, 0.1, mix([s.accent, '#f2e6d0', '#3f7f9a'][panel % 3] ?? s.accent, wall, 0.35), 0.008);
    for (const [from, to] of [[-1.3, -0.62], [-0.46, 0.46], [0.62, 1.3]] as const) {
      s.rect(from - 0.03, -0.66, to - from + 0.06, 0.56, darken(wall, 0.55), 0.05);
      s.clip(`M${from} -.6Q${from} -.63 ${from + 0.03} -.63L${to - 0.03} -.63Q${to} -.63 ${to} -.6L${to} -.16Q${to} -.13 ${to - 0.03} -.13L${from + 0.03} -.13Q${from} -.13 ${from} -.16Z`, () => {
        sky(s, -0.3);
        clouds(s, -0.4, 0.5);
        heavenlyLight(s, 0.14, -0.42, 0.075);
        ridge(s, -0.26, 0.16, 2, 1, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far);
        skyline(s, -0.23, 0.16, mix(s.palette.mid, s.palette.far, 0.3), 140, { width: 0.045 });
        water(s, -0.24, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.3), 0.14);
        for (let truss = -8; truss < 9; truss++) s.line([[truss * 0.34, -0.66], [truss * 0.34 + 0.24, -0.1]], alpha(s.palette.ink, 0.75), 0.02);
        s.shape([[from, -0.66], [from + 0.2, -0.66], [from + 0.06, -0.1], [from, -0.1]], alpha('#ffffff', 0.1));
      });
    }
    for (const x of [-0.54, 0.54]) s.rect(x - 0.014, s.top, 0.028, s.height, s.across(x - 0.014, x + 0.014, '#e9eef0', '#9aa7ad', '#5f6b72'));
    s.rect(s.left, -0.9, s.width, 0.018, '#c9d2d6');
    for (let strap = s.left + 0.1; strap < s.right; strap += 0.19) {
      const sway = Math.sin(strap * 9) * 0.012;
      s.line([[strap, -0.89], [strap + sway, -0.76]], '#e8dfcb', 0.014);
      s.ring(strap + sway * 1.2, -0.725, 0.034, '#fbf6ea', 0.011);
    }
    const cloth = mix(s.accent, s.palette.near, 0.25);
    for (let seat = s.left; seat < s.right; seat += 0.23) {
      s.rect(seat + 0.006, -0.06, 0.218, 0.17, s.down(-0.06, 0.11, lighten(cloth, 0.16), cloth), 0.04);
      s.rect(seat + 0.003, 0.08, 0.224, 0.075, s.down(0.08, 0.155, lighten(cloth, 0.1), darken(cloth, 0.35)), 0.03);
    }
    s.rect(s.left, 0.155, s.width, s.bottom, s.down(0.155, s.bottom, darken(wall, 0.55), darken(wall, 0.25)));
    s.shape([[-0.3, 0.2], [0.26, 0.2], [0.5, s.bottom], [-0.1, s.bottom]], alpha(s.palette.light, 0.22));
    cast(s, 0, 0.24, 0.48, 'modern', 0.24);
  },
};

export const subwayPlatform: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tile = mix('#8fb0a8', s.palette.near, s.palette.dark ? 0.45 : 0.1);
    const room = roomAround(s, [-0.06, -0.28], 0.2, 0.22);
    paintRoom(s, room, { floor: mix('#a7a192', s.palette.near, s.palette.dark ? 0.4 : 0.1), wall: tile, ceiling: darken(tile, 0.3), end: darken(tile, 0.65) });
    onFloor(s, room, 0.1, 1, 0, 1, 0, '#14161c');
    onWall(s, room, 1, 0, 1, 0, 0.16, '#1c1f28');
    onFloor(s, room, -0.02, 0.1, 0, 1, 0, '#f2c94c');
    for (let stud = 0; stud < 60; stud++) {
      const [x, y] = room.at(0.04, 0, (stud / 60) ** 0.5);
      s.disc(x, y, 0.002 + 0.008 * (1 - (stud / 60) ** 0.5), '#c79a25');
    }
    for (const rail of [0.34, 0.74]) s.line([room.at(rail, 0, 0), room.at(rail, 0, 1)], '#7d8894', 0.008);
    for (let lamp = 0; lamp < 9; lamp++) {
      const from = (lamp / 9) ** 0.5;
      const to = ((lamp + 0.6) / 9) ** 0.5;
      onFloor(s, room, -0.56, -0.36, from, to, 0.995, '#fffbe8');
      onFloor(s, room, -0.62, -0.3, from, to, 0, alpha('#ffffff', 0.16));
      if (lamp > 1) onWall(s, room, -1, from, to, 0.34, 0.66, mix([s.accent, '#f4ead4', '#6fa0b8'][lamp % 3] ?? s.accent, tile, 0.2));
      onWall(s, room, -1, 0.1, 1, 0.74, 0.765, s.accent);
    }
    for (let pillar = 5; pillar >= 0; pillar--) {
      const depth = ((pillar + 0.4) / 6) ** 0.5;
      const [x, y] = room.at(-0.22, 0, depth);
      const [, roof] = room.at(-0.22, 1, depth);
      const width = (y - roof) * 0.075;
      s.rect(x - width / 2, roof, width, y - roof, s.across(x - width / 2, x + width / 2, lighten(tile, 0.4), tile, darken(tile, 0.45)));
    }
    const [left, top] = room.at(0.16, 0.72, 0.86);
    const [right, bottom] = room.at(0.92, 0.06, 0.86);
    s.glow((left + right) / 2, (top + bottom) / 2, 0.6, s.palette.light, 0.85);
    s.rect(left, top, right - left, bottom - top, s.down(top, bottom, '#e9eef2', '#aab6c0'), 0.02);
    s.rect(left + 0.02, top + 0.03, right - left - 0.04, (bottom - top) * 0.42, '#1a2634', 0.012);
    s.rect(left, bottom - 0.06, right - left, 0.03, s.accent);
    for (const x of [left + 0.035, right - 0.035]) {
      s.disc(x, bottom - 0.075, 0.016, '#ffffff');
      s.glow(x, bottom - 0.075, 0.2, '#fff3c4', 0.95);
    }
    const [boardX, boardY] = room.at(-0.28, 0.8, 0.42);
    s.rect(boardX - 0.17, boardY - 0.03, 0.34, 0.085, '#12203a', 0.008);
    board(s, ['바람골', '달맞이', '새벽시장', '은하'][s.part(142)() * 4 | 0] ?? '은하', boardX, boardY + 0.012, 0.04, '#12203a', '#ffffff');
    cast(s, -0.2, 0.15, 0.34, 'modern', 0.13);
  },
};

/** Points of the track, near to far, with a half width. */
const track = (t: number): readonly [x: number, y: number, half: number] => [
  -0.55 + Math.sin(t * 3.1 + 0.2) * 0.95 - t * 0.35 + 0.08, 0.3 - t ** 0.62 * 0.42, 0.075 * (1 - t) ** 1.3 + 0.006,
];

export const trainThroughHills: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4);
    heavenlyLight(s, 0.24, -0.52, 0.11);
    ridges(s, -0.14, 0.42);
    const field = mix(s.art.weather === 'snow' ? '#eaf0fb' : '#86a84f', s.palette.mid, s.palette.dark ? 0.6 : 0.12);
    s.path('M-2 1L-2 -.06C-1 -.16 -.5 -.04 0 -.1C.5 -.16 .8 -.08 1.3 -.12L1.3 1Z', s.down(-0.15, 0.3, mix(field, s.palette.mist, 0.4), field, darken(field, 0.4)));
    for (let strip = 0; strip < 7; strip++) s.pen(`M-2 ${0.0 + strip * 0.05}C-.8 ${-0.06 + strip * 0.06} -.2 ${0.02 + strip * 0.055} 1.3 ${-0.06 + strip * 0.07}`, alpha(strip % 2 ? lighten(field, 0.25) : darken(field, 0.3), 0.4), 0.012 + strip * 0.004);
    const at = (t: number, side: number, up = 0): Point => {
      const [x, y, half] = track(t);
      const [nextX, nextY] = track(t + 0.01);
      const length = Math.hypot(nextX - x, nextY - y);
      return [x - ((nextY - y) / length) * half * side, y + ((nextX - x) / length) * half * side - up * half];
    };
    const ribbon = (from: number, to: number, low: [number, number], high: [number, number], colour: string): void => {
      const edge: Point[] = [];
      const back: Point[] = [];
      for (let step = 0; step <= 24; step++) {
        const t = lerp(from, to, step / 24);
        edge.push(at(t, low[0], low[1]));
        back.unshift(at(t, high[0], high[1]));
      }
      s.shape([...edge, ...back], colour);
    };
    ribbon(0, 1, [-1.3, 0], [1.3, 0], mix('#a89070', s.palette.mid, 0.3));
    for (let sleeper = 0; sleeper < 70; sleeper++) s.line([at(sleeper / 70, -0.9), at(sleeper / 70, 0.9)], darken(s.palette.near, 0.1), 0.012 * (1 - sleeper / 70) + 0.001);
    for (const side of [-0.6, 0.6]) ribbon(0, 1, [side - 0.06, 0], [side + 0.06, 0], mix('#b5bcc6', s.palette.near, 0.3));
    const cars: Array<[number, number, string]> = [[0.78, 0.9, '#f3ead6'], [0.645, 0.77, '#f3ead6'], [0.5, 0.635, '#f3ead6'], [0.33, 0.49, s.accent]];
    for (const [from, to, colour] of cars) {
      const body = mix(colour, s.palette.near, s.palette.dark ? 0.25 : 0.05);
      for (const side of [-0.85, 0.85]) {
        ribbon(from, to, [side, 0.3], [side, 2.6], darken(body, 0.2));
        ribbon(from, to, [side, 0.5], [side, 0.85], s.accent === colour ? '#f3ead6' : s.accent);
        for (let pane = 0; pane < 6; pane++) ribbon(lerp(from, to, (pane + 0.2) / 6), lerp(from, to, (pane + 0.8) / 6), [side, 1.3], [side, 2.1], s.palette.dark ? lighten(s.palette.light, 0.3) : '#4f7c94');
      }
      ribbon(from, to, [-0.85, 2.6], [0.85, 2.6], lighten(body, 0.25));
    }
    const [, front] = [0, cars[3]?.[0] ?? 0.33];
    s.shape([at(front, -0.85, 0.3), at(front, 0.85, 0.3), at(front, 0.85, 2.6), at(front, -0.85, 2.6)], mix(s.accent, s.palette.ink, 0.12));
    s.shape([at(front, -0.66, 1.3), at(front, 0.66, 1.3), at(front, 0.58, 2.3), at(front, -0.58, 2.3)], '#203044');
    for (const side of [-0.5, 0.5]) {
      const [x, y] = at(front, side, 0.8);
      s.disc(x, y, 0.012, '#fffbe0');
      s.glow(x, y, 0.16, '#fff0b8', s.palette.dark ? 0.95 : 0.4);
    }
    for (const [x, y, size, part] of [[-0.46, 0.1, 0.3, 146], [0.5, 0.16, 0.34, 147], [0.36, 0.02, 0.14, 148]] as const) tree(s, x, y, size, s.art.weather === 'petals' ? ['#ffb9c8', '#ffd6de'] : [mix('#3f7a4a', s.palette.near, 0.4), mix('#c9883f', s.palette.mid, 0.3)], part, { leaves: 7 });
    grass(s, s.bottom, 0.1, darken(field, 0.5), 60, 149);
    cast(s, 0.28, 0.24, 0.17, 'modern', 0.12);
  },
};

export const countryRoad: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.12);
    clouds(s, -0.4);
    heavenlyLight(s, 0.02, -0.27, 0.13);
    ridge(s, -0.13, 0.2, 1.9, 4, mix(s.palette.far, s.palette.sky[3], 0.35), s.palette.mist);
    const wheat = mix(s.art.weather === 'snow' ? '#eef3fd' : s.art.hour === 'day' ? '#9fb84f' : '#d9a94a', s.palette.mid, s.palette.dark ? 0.5 : 0.05);
    ground(s, -0.13, darken(wheat, 0.45), mix(wheat, s.palette.mist, 0.45));
    const bend = s.part(151)() < 0.5 ? -1 : 1;
    const edge = (t: number): number => bend * Math.sin(t * 3) * 0.17 * (1 - t * 0.3);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= 40; step++) {
      const t = step / 40;
      const y = -0.13 + (s.bottom + 0.13) * t ** 1.7;
      const half = 0.008 + 0.3 * t ** 1.7;
      left.push([edge(t) - half, y]);
      right.unshift([edge(t) + half, y]);
    }
    s.shape([...left, ...right], s.down(-0.13, s.bottom, mix(s.palette.pale, s.palette.mid, 0.35), mix(s.palette.mid, s.palette.near, 0.5)));
    for (let dash = 0; dash < 15; dash += 2) {
      const a = dash / 15;
      const b = (dash + 0.9) / 15;
      const y = (t: number): number => -0.13 + (s.bottom + 0.13) * t ** 1.7;
      s.shape([[edge(a) - 0.01 * a, y(a)], [edge(a) + 0.01 * a, y(a)], [edge(b) + 0.012 * b, y(b)], [edge(b) - 0.012 * b, y(b)]], alpha('#fff3c4', 0.85));
    }
    const colours = s.art.weather === 'snow' ? ['#f4f7ff', '#d5e0f2'] : s.art.weather === 'petals' ? ['#ffc3d0', '#ffe0e6', '#f79fb4'] : [mix(s.accent, s.palette.near, 0.15), lighten(s.accent, 0.25), darken(s.accent, 0.3)];
    for (let pair = 0; pair < 7; pair++) {
      const t = 0.14 + (pair / 7) ** 1.1 * 0.82;
      const y = -0.13 + (s.bottom + 0.13) * t ** 1.7;
      const size = 0.1 + t ** 1.8 * 0.95;
      for (const side of [-1, 1]) poplar(s, edge(t) + side * (0.04 + 0.42 * t ** 1.6), y, size, colours, 152 + pair * 2 + side);
    }
    cast(s, edge(0.66), 0.085, 0.2, 'modern', 0.1);
  },
};

/** A tall narrow roadside tree. */
const poplar = (s: Scene, x: number, y: number, height: number, colours: readonly string[], part: number): void => {
  const random = s.part(part);
  s.line([[x, y], [x, y - height * 0.5]], darken(s.palette.ink, 0.1), height * 0.03);
  const leaves = Math.round(70 + height * 320);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const up = random();
    const half = height * 0.15 * Math.sin(Math.PI * (0.1 + up * 0.88)) ** 0.8;
    const side = (random() - 0.5) * 2;
    const shade = colours[Math.min(colours.length - 1, Math.floor(((side + 1) / 2) * colours.length * (0.6 + 0.5 * random())))] ?? '#888888';
    s.disc(x + side * half, y - height * (0.16 + up * 0.84), 0.006 + height * 0.012, alpha(shade, 0.9), 0.004 + height * 0.008, random() * 3);
  }
};

export const islandFerry: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.14);
    clouds(s, -0.4);
    heavenlyLight(s, -0.2, -0.36, 0.1);
    ridge(s, -0.13, 0.2, 1.5, 5, mix(s.palette.far, s.palette.sky[3], 0.2), mix(s.palette.mid, s.palette.mist, 0.3), -0.12);
    water(s, -0.14, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.4), -0.2);
    const hull = mix('#f6f1e4', s.palette.mid, s.palette.dark ? 0.45 : 0.02);
    s.path('M-.5 0C-.6 .04 -1.4 .16 -2 .3L-2 .42C-1.2 .26 -.4 .2 .3 .22C.7 .22 1 .3 1.2 .36C.9 .16 .6 .06 .5 0Z', alpha('#ffffff', 0.55), 0, 0.03);
    s.shape([[-0.44, -0.13], [0.5, -0.16], [0.4, 0.07], [-0.38, 0.07]], s.down(-0.16, 0.07, hull, mix(hull, s.palette.near, 0.25)));
    s.shape([[-0.4, 0.0], [0.43, 0.0], [0.4, 0.07], [-0.38, 0.07]], mix(s.accent, s.palette.near, 0.12));
    s.shape([[-0.36, -0.13], [-0.34, -0.26], [0.3, -0.27], [0.34, -0.15]], darken(hull, 0.07));
    s.shape([[-0.27, -0.26], [-0.26, -0.37], [0.2, -0.38], [0.24, -0.27]], hull);
    s.shape([[0.02, -0.37], [0.04, -0.47], [0.17, -0.47], [0.2, -0.38]], darken(hull, 0.05));
    s.shape([[-0.2, -0.37], [-0.18, -0.52], [-0.06, -0.52], [-0.04, -0.37]], s.across(-0.2, -0.04, lighten(s.accent, 0.1), darken(s.accent, 0.35)));
    s.rect(-0.185, -0.47, 0.13, 0.03, hull);
    for (let window = 0; window < 10; window++) s.rect(-0.32 + window * 0.062, -0.225, 0.04, 0.045, s.palette.dark ? s.palette.light : '#3f6a86', 0.008);
    for (let window = 0; window < 7; window++) s.rect(-0.24 + window * 0.062, -0.34, 0.04, 0.04, s.palette.dark ? lighten(s.palette.light, 0.3) : '#3f6a86', 0.008);
    s.rect(0.055, -0.45, 0.11, 0.04, '#26405a', 0.006);
    for (const port of [-0.32, -0.2, -0.08, 0.04, 0.16, 0.28]) s.disc(port, -0.06, 0.014, s.palette.dark ? s.palette.light : '#3f6a86');
    for (let post = 0; post < 22; post++) s.line([[-0.36 + post * 0.038, -0.13], [-0.36 + post * 0.038, -0.165]], alpha(s.palette.near, 0.8), 0.004);
    s.line([[-0.37, -0.165], [0.46, -0.185]], alpha(s.palette.near, 0.8), 0.005);
    s.line([[0.1, -0.47], [0.1, -0.66]], s.palette.near, 0.008);
    for (let flag = 0; flag < 9; flag++) s.path('M-.5 0L.5 0L0 1Z', [s.accent, '#f2c94c', '#f6f1e4'][flag % 3] ?? s.accent, 0.13 + flag * 0.042, -0.64 + flag * 0.058, 0.026);
    for (let puff = 0; puff < 5; puff++) mist(s, -0.56 - puff * 0.06, 0.1 + puff * 0.03, 0.28, s.palette.mist);
    const random = s.part(158);
    for (let gull = 0; gull < 7; gull++) s.pen('M-1 -.3Q-.5 -.8 0 0Q.5 -.8 1 -.3', '#ffffff', 0.007, -0.3 + random() * 0.75, -0.7 + random() * 0.3, 0.022 + 0.016 * random());
    s.path('M-.4 .05C-.2 .13 .2 .14 .55 .03C.5 .12 .2 .2 -.1 .18C-.3 .16 -.42 .12 -.4 .05Z', alpha('#ffffff', 0.6), 0, 0.02);
    for (let index = 0; index < ({ none: 0, group: 5, 'two-apart': 2, 'two-together': 2 }[s.art.figures as string] ?? 1); index++) person(s, -0.3 + index * (s.art.figures === 'two-apart' ? 0.5 : 0.09), -0.13, 0.12, 'modern', index);
  },
};

