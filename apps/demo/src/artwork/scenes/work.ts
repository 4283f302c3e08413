import { clouds, ground, heavenlyLight, mist, ridge, sky } from '../kit/air.ts';
import { board, sign, skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { onFloor, onWall, outlook, paintRoom, roomAround, windowPane } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const hospitalCorridor: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const teal = mix('#6fb3ac', s.palette.near, { night: 0.5, dusk: 0.35, dawn: 0.2, day: 0.04 }[s.art.hour]);
    const room = roomAround(s, [0, -0.3], 0.26, 0.34);
    paintRoom(s, room, { floor: mix('#cfe3df', teal, 0.5), wall: teal, ceiling: lighten(teal, 0.2), end: lighten(teal, 0.55) });
    for (const side of [-1, 1] as const) {
      onWall(s, room, side, 0, 1, 0, 0.05, darken(teal, 0.45));
      onWall(s, room, side, 0.12, 1, 0.35, 0.372, '#f2ead8');
      for (const [from, to] of [[0.28, 0.46], [0.6, 0.7], [0.8, 0.88]] as const) {
        onWall(s, room, side, from, to, 0, 0.72, darken(teal, 0.3));
        onWall(s, room, side, from + (to - from) * 0.25, from + (to - from) * 0.55, 0.42, 0.62, s.palette.dark ? lighten(s.palette.light, 0.3) : '#eafaf6');
        onWall(s, room, side, from, to, 0.76, 0.83, '#f6fbfa');
      }
    }
    for (let lamp = 0; lamp < 7; lamp++) {
      const from = 0.1 + (lamp / 7) ** 0.6 * 0.88;
      const to = from + 0.05 + 0.05 * (1 - lamp / 7);
      onFloor(s, room, -0.24, 0.24, from, to, 1, '#ffffff');
      onFloor(s, room, -0.3, 0.3, from, to, 0, alpha('#ffffff', 0.22));
    }
    onFloor(s, room, 0.16, 0.24, 0, 1, 0, s.accent);
    onFloor(s, room, 0.28, 0.33, 0, 1, 0, mix('#f2c94c', teal, 0.2));
    const [left, top, right, bottom] = room.far;
    s.rect(left + 0.03, top + 0.06, right - left - 0.06, bottom - top - 0.06, '#f7fffd');
    s.rect(-0.006, top + 0.06, 0.012, bottom - top - 0.06, darken(teal, 0.3));
    for (const x of [-0.045, 0.045]) s.disc(x, top + 0.15, 0.02, mix(teal, '#bfe9f2', 0.5));
    board(s, '응급실', 0, top + 0.03, 0.042, s.accent, '#ffffff');
    s.glow(0, -0.28, 0.55, '#e9fff9', 0.7);
    bed(s, -0.27, 0.05, 0.5);
    cast(s, 0.08, 0.1, 0.33, 'modern', 0.16);
  },
};

/** A bed on wheels with a drip stand. */
const bed = (s: Scene, x: number, y: number, size: number): void => s.at(x, y, size, () => {
  s.disc(0, 0.01, 0.42, alpha('#0c2a2a', 0.3), 0.035);
  for (const wheel of [-0.3, 0.28]) { s.line([[wheel, -0.22], [wheel, -0.03]], '#7d949a', 0.026); s.disc(wheel, -0.02, 0.032, '#2a3a40'); }
  s.rect(-0.38, -0.27, 0.76, 0.05, '#b9cbd0', 0.02);
  s.rect(-0.37, -0.36, 0.74, 0.1, '#fbfefd', 0.04);
  s.rect(-0.14, -0.375, 0.51, 0.115, s.accent, 0.04);
  s.rect(-0.36, -0.42, 0.17, 0.08, '#ffffff', 0.04);
  s.line([[-0.4, -0.24], [-0.4, -0.5]], '#9fb3b9', 0.02);
  s.line([[0.34, -0.1], [0.34, -0.95]], '#9fb3b9', 0.014);
  s.rect(0.29, -0.95, 0.1, 0.17, alpha('#e9fbff', 0.9), 0.03);
  s.pen('M.34 -.78C.3 -.6 .2 -.6 .16 -.4', '#e9fbff', 0.008);
}, size);

export const operatingLight: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const teal = mix('#0f4a50', s.palette.near, 0.3);
    s.fillAll(s.around(0, -0.4, 1.3, lighten(teal, 0.28), teal, darken(teal, 0.7)));
    for (let seam = 0; seam < 9; seam++) s.line([[0, -0.42], [Math.cos(seam * 0.698) * 2, -0.42 + Math.sin(seam * 0.698) * 2]], alpha(darken(teal, 0.6), 0.5), 0.006);
    s.pen(`M.12 -.42C.5 -.7 .3 -.9 .62 -1.3`, '#b9c9cc', 0.07);
    s.pen(`M.12 -.42C.5 -.7 .3 -.9 .62 -1.3`, '#e9f2f2', 0.02);
    s.glow(0, -0.36, 0.9, lighten(s.palette.light, 0.6), 0.55);
    s.disc(0, -0.36, 0.4, s.around(-0.1, -0.5, 0.7, '#eef6f5', '#a9bcc0', '#4f666c'));
    s.disc(0, -0.36, 0.365, s.around(0, -0.36, 0.4, '#30474c', '#16272c'));
    const lens = (x: number, y: number, radius: number): void => {
      s.disc(x, y, radius * 1.14, '#c9d8d8');
      s.disc(x, y, radius, s.around(x, y, radius, '#ffffff', '#fffdf0', lighten(s.palette.light, 0.4), mix(s.palette.light, teal, 0.4)));
      for (const ring of [0.4, 0.62, 0.82]) s.ring(x, y, radius * ring, alpha('#7a9a9a', 0.3), 0.003);
      s.glow(x, y, radius * 2.3, '#fff8e0', 0.75);
    };
    lens(0, -0.36, 0.1);
    for (let index = 0; index < 6; index++) lens(Math.cos(index * 1.047 + 0.5) * 0.235, -0.36 + Math.sin(index * 1.047 + 0.5) * 0.235, 0.085);
    s.beam(0, -0.3, 0, 1.2, 0.24, 0.5, '#e9fff4', 0.3);
    const people = { none: 0, one: 1, child: 1, running: 1, 'two-apart': 2, 'two-together': 2, group: 4 }[s.art.figures];
    for (let index = 0; index < people; index++) {
      const x = people === 1 ? -0.3 : [-0.42, 0.42, -0.76, 0.72][index] ?? 0;
      surgeon(s, x, 0.2, 0.4 + (index % 2) * 0.05, index);
    }
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, Math.min(s.bottom, 0.3), alpha(darken(teal, 0.8), 0), darken(teal, 0.8)));
    s.pen('M-3 0L-.3 0L-.22 -.02L-.18 .02L-.12 -.24L-.05 .16L0 0L.08 -.05L.14 0L3 0', s.accent, 0.009, 0, 0.08, 1);
    s.glow(-0.1, 0.1, 0.3, s.accent, 0.4);
  },
};

/** Someone in a cap and a gown at the table, head and shoulders from behind. */
const surgeon = (s: Scene, x: number, y: number, size: number, index: number): void => s.at(x, y, size, () => {
  const gown = mix(['#2f8a86', '#2a6f80', '#3a9a7a', '#2f6a8a'][index] ?? '#2f8a86', '#06181c', 0.45);
  s.path('M-.52 .1C-.5 -.26 -.3 -.36 -.1 -.42L.1 -.42C.3 -.36 .5 -.26 .52 .1Z', s.down(-0.42, 0.1, lighten(gown, 0.25), gown));
  s.path('M-.2 -.58C-.22 -.86 .22 -.86 .2 -.58C.18 -.44 .1 -.4 0 -.4C-.1 -.4 -.18 -.44 -.2 -.58Z', '#1b1418');
  s.path('M-.215 -.6C-.24 -.9 .24 -.9 .215 -.6Q0 -.52 -.215 -.6Z', index === 0 ? s.accent : lighten(gown, 0.2));
  s.pen('M-.2 -.7C-.16 -.84 .1 -.88 .19 -.74', '#f2fff8', 0.012);
}, size);

export const courtroom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wood = mix('#7a4526', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    s.fillAll(s.down(s.top, 0.1, darken(wood, 0.55), darken(wood, 0.15), darken(wood, 0.45)));
    for (let panel = Math.floor(s.left / 0.2); panel < s.right / 0.2; panel++) {
      s.rect(panel * 0.2 + 0.012, -0.72, 0.176, 0.6, s.across(panel * 0.2, panel * 0.2 + 0.2, lighten(wood, 0.1), darken(wood, 0.2)), 0.006);
      s.rect(panel * 0.2 + 0.034, -0.69, 0.132, 0.54, alpha(darken(wood, 0.5), 0.35), 0.004);
    }
    s.beam(-0.5, s.top, -0.5, 1.7, 0.08, 0.3, s.palette.light, 0.36);
    s.beam(0.02, s.top, -0.5, 1.7, 0.06, 0.22, s.palette.light, 0.26);
    s.disc(0, -0.58, 0.125, s.around(-0.04, -0.63, 0.2, '#fff0c2', '#d9a94a', '#7a5218'));
    s.disc(0, -0.58, 0.1, darken(wood, 0.35));
    s.line([[0, -0.65], [0, -0.52]], '#f2d48a', 0.01);
    s.line([[-0.06, -0.635], [0.06, -0.635]], '#f2d48a', 0.008);
    for (const side of [-1, 1]) { s.line([[side * 0.06, -0.635], [side * 0.035, -0.57], [side * 0.085, -0.57], [side * 0.06, -0.635]], '#f2d48a', 0.004); s.path('M-.5 0L.5 0Q0 .5 -.5 0Z', '#f2d48a', side * 0.06, -0.57, 0.06); }
    s.rect(-0.035, -0.517, 0.07, 0.01, '#f2d48a');
    for (const [x, tall] of [[-0.2, 0.24], [0.2, 0.24], [0, 0.31]] as const) {
      s.rect(x - 0.06, -0.2 - tall, 0.12, tall, s.down(-0.2 - tall, -0.2, mix(s.accent, wood, 0.15), darken(mix(s.accent, wood, 0.2), 0.5)), 0.04);
      s.ring(x, -0.2 - tall + 0.06, 0.04, alpha('#f2d48a', 0.8), 0.005);
    }
    s.shape([[-0.46, -0.24], [0.46, -0.24], [0.5, 0], [-0.5, 0]], s.down(-0.24, 0, lighten(wood, 0.16), darken(wood, 0.3)));
    s.rect(-0.48, -0.27, 0.96, 0.035, lighten(wood, 0.34), 0.006);
    for (let panel = -4; panel < 4; panel++) s.rect(panel * 0.115 + 0.008, -0.2, 0.1, 0.16, alpha(darken(wood, 0.6), 0.4), 0.005);
    s.rect(0.12, -0.31, 0.1, 0.035, darken(wood, 0.6), 0.01);
    s.at(0.17, -0.34, 1, () => { s.rect(-0.045, -0.02, 0.09, 0.045, '#5a2f18', 0.012); s.line([[0.03, 0], [0.14, 0]], '#5a2f18', 0.014); }, 1, -0.35);
    s.rect(s.left, 0, s.width, s.bottom, s.down(0, s.bottom, mix(s.accent, darken(wood, 0.4), 0.7), darken(wood, 0.75)));
    s.shape([[-0.14, 0], [0.14, 0], [0.36, s.bottom], [-0.36, s.bottom]], s.down(0, s.bottom, alpha(s.palette.light, 0.4), alpha(s.palette.light, 0.05)));
    for (const side of [-1, 1]) {
      for (let row = 0; row < 2; row++) s.rect(side < 0 ? s.left : 0.24 + row * 0.08, 0.09 + row * 0.1, side < 0 ? -0.24 - row * 0.08 - s.left : s.right, 0.05 + row * 0.02, s.down(0.09 + row * 0.1, 0.15 + row * 0.1, lighten(wood, 0.2), darken(wood, 0.45)), 0.006);
    }
    cast(s, 0, 0.13, 0.24, 'modern', 0.17);
  },
};

export const newsroom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const blue = mix('#0e2247', s.palette.near, 0.35);
    s.fillAll(s.down(s.top, s.bottom, darken(blue, 0.45), blue, darken(blue, 0.6)));
    const random = s.part(250);
    for (let rig = 0; rig < 6; rig++) {
      const x = s.left + 0.1 + rig * 0.27;
      s.rect(x - 0.04, -0.86, 0.08, 0.06, '#0b0f18', 0.01);
      s.beam(x, -0.8, (0 - x) * 0.5, 0.9, 0.02, 0.14, '#cfe4ff', 0.25);
    }
    s.line([[s.left, -0.87], [s.right, -0.87]], '#0b0f18', 0.018);
    for (const [x, y, width, height] of [[-0.47, -0.66, 0.94, 0.42], [-1.1, -0.6, 0.55, 0.34]] as const) {
      s.rect(x - 0.012, y - 0.012, width + 0.024, height + 0.024, '#060a14', 0.012);
      s.clip([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], () => {
        outlook(s, x, y, width, height);
        skyline(s, y + height, height * 0.7, mix(s.palette.mid, s.palette.far, 0.3), 251, { width: 0.06, from: x, to: x + width });
        for (let longitude = 0; longitude < 5; longitude++) s.ring(x + width * 0.72, y + height * 0.42, height * 0.34, alpha('#dff1ff', 0.7), 0.004, 0, 6.3, height * 0.34 * Math.abs(Math.cos(longitude * 0.7)));
        s.rect(x, y + height * 0.76, width, height * 0.16, s.accent);
        s.rect(x, y + height * 0.76, width * 0.2, height * 0.16, '#fffdf4');
        for (let word = 0; word < 9; word++) s.rect(x + width * (0.23 + word * 0.08), y + height * 0.81, width * (0.03 + 0.035 * random()), height * 0.055, alpha('#ffffff', 0.9), 0.004);
      });
    }
    s.glow(0, -0.4, 0.7, s.palette.light, 0.2);
    s.path('M-.5 -.2C-.3 -.26 .3 -.26 .5 -.2L.44 .1C.2 .17 -.2 .17 -.44 .1Z', s.down(-0.24, 0.15, '#eaf2fb', mix('#8fa9c9', blue, 0.35), darken(blue, 0.1)));
    s.path('M-.56 -.22C-.3 -.31 .3 -.31 .56 -.22C.3 -.15 -.3 -.15 -.56 -.22Z', '#f7fbff');
    s.pen('M-.47 -.06C-.2 .01 .2 .01 .47 -.06', s.accent, 0.016);
    for (const x of [-0.16, 0.12]) { s.rect(x, -0.3, 0.1, 0.07, '#10182a', 0.008); s.rect(x + 0.008, -0.292, 0.084, 0.054, alpha('#8fd0ff', 0.7), 0.004); }
    for (let paper = 0; paper < 3; paper++) s.rect(-0.32 + paper * 0.02, -0.235 - paper * 0.006, 0.1, 0.012, '#ffffff', 0.003);
    s.rect(s.left, 0.13, s.width, s.bottom, s.down(0.13, s.bottom, lighten(blue, 0.14), darken(blue, 0.7)));
    for (const x of [-0.44, 0.46]) camera(s, x, s.wide ? 0.16 : 0.3, 0.42, x < 0);
    sign(s, 'ON AIR', 0, -0.7, 0.036, s.accent);
    cast(s, 0, s.wide ? 0.13 : 0.26, 0.3, 'modern', 0.14);
  },
};

/** A studio camera on its pedestal, dark against the set. */
const camera = (s: Scene, x: number, y: number, size: number, left: boolean): void => s.at(x, y, size, () => {
  const body = '#05070d';
  s.line([[0, -0.5], [0, 0.2]], body, 0.06);
  for (const leg of [-0.22, 0.22]) s.line([[0, -0.1], [leg, 0.22]], body, 0.04);
  s.rect(-0.22, -0.86, 0.44, 0.3, body, 0.04);
  s.shape([[0.2, -0.8], [0.4, -0.86], [0.4, -0.56], [0.2, -0.62]], body);
  s.rect(-0.3, -1.02, 0.26, 0.17, body, 0.02);
  s.rect(-0.28, -1.0, 0.22, 0.13, '#9fd4ff', 0.01);
  s.disc(0.12, -0.9, 0.028, '#ff4a3a');
  s.glow(0.12, -0.9, 0.14, '#ff4a3a', 0.9);
  s.pen('M-.22 -.86L.22 -.86', '#5f7fae', 0.012);
}, size, size * (left ? 1 : -1));

export const classroomWindow: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#f0e4c8', s.palette.near, { night: 0.66, dusk: 0.4, dawn: 0.15, day: 0.02 }[s.art.hour]);
    s.fillAll(s.down(s.top, 0.1, lighten(wall, 0.1), wall));
    s.rect(s.left, -0.16, s.width, 0.3, mix('#8fae9a', wall, 0.4));
    for (const x of [-0.98, -0.4, 0.18]) {
      windowPane(s, x, -0.78, 0.5, 0.56, { frame: mix('#fbf8ee', wall, 0.3), columns: 2, rows: 2, town: true });
    }
    heavenlyLight(s, 0.3, -0.62, 0.06);
    tree(s, -0.24, -0.22, 0.46, s.art.weather === 'petals' ? ['#ffc3d0', '#ffe0e6', '#f79fb4'] : [mix('#5f9a55', s.palette.mid, 0.2), mix('#a9c86a', s.palette.mid, 0.2)], 255, { leaves: 7 });
    for (const x of [-0.41, 0.09, 0.17, 0.67, -0.48]) s.rect(x, -0.8, 0.02, 0.6, mix('#fbf8ee', wall, 0.35));
    s.rect(-0.405, -0.51, 0.5, 0.014, mix('#fbf8ee', wall, 0.35));
    s.path('M0 0L.2 0C.26 .2 .08 .34 .3 .52C.2 .6 .06 .54 0 .6Z', alpha('#fffaf0', 0.86), -0.42, -0.8, 1.0);
    s.path('M0 0L-.12 0C-.16 .2 -.02 .4 -.2 .56L0 .6Z', alpha('#fffaf0', 0.7), 0.14, -0.8, 1.0);
    for (let fold = 0; fold < 4; fold++) s.pen('M.04 0C.07 .2 0 .34 .08 .55', alpha(s.palette.mid, 0.28), 0.005, -0.41 + fold * 0.05, -0.8);
    const wood = mix('#b98a55', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, mix(wood, '#7a5433', 0.4), darken(wood, 0.55)));
    s.shape([[-0.3, 0.06], [0.2, 0.06], [0.42, s.bottom], [-0.3, s.bottom]], alpha(s.palette.light, 0.3));
    s.beam(-0.1, -0.5, -0.3, 1, 0.14, 0.36, s.palette.light, s.palette.dark ? 0.1 : 0.35);
    for (const [x, y, size] of [[-0.98, 0.07, 0.2], [-0.62, 0.08, 0.2], [0.42, 0.08, 0.2], [-0.36, 0.12, 0.25], [0.14, 0.14, 0.32]] as const) desk(s, x, y, size, wood);
    s.rect(0.08, -0.1, 0.11, 0.018, '#fbf6ea', 0.003);
    s.rect(0.1, -0.125, 0.08, 0.025, s.accent, 0.004);
    cast(s, -0.16, 0.16, 0.36, 'uniform', 0.24);
  },
};

const desk = (s: Scene, x: number, y: number, size: number, wood: string): void => {
  for (const leg of [-0.42, 0.42]) s.line([[x + leg * size, y - size * 0.5], [x + leg * size * 1.1, y + size * 0.12]], '#5f6a74', size * 0.05);
  s.shape([[x - size * 0.5, y - size * 0.68], [x + size * 0.5, y - size * 0.68], [x + size * 0.6, y - size * 0.46], [x - size * 0.6, y - size * 0.46]], s.down(y - size * 0.7, y - size * 0.46, lighten(wood, 0.35), wood));
  s.rect(x - size * 0.6, y - size * 0.47, size * 1.2, size * 0.06, darken(wood, 0.35));
  s.rect(x - size * 0.5, y - size * 0.41, size, size * 0.14, darken(wood, 0.5));
};

export const schoolField: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4, 0.7);
    heavenlyLight(s, 0.3, -0.72, 0.075);
    ridge(s, -0.14, 0.24, 1.7, 2, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far);
    const brick = mix('#c2694e', s.palette.near, s.palette.dark ? 0.5 : 0.06);
    s.rect(-0.6, -0.36, 1.06, 0.4, s.across(-0.6, 0.46, lighten(brick, 0.12), darken(brick, 0.15)));
    s.rect(-0.12, -0.47, 0.24, 0.5, lighten(brick, 0.1));
    s.rect(-0.62, -0.375, 1.1, 0.025, '#f4ead6');
    s.shape([[-0.15, -0.47], [0, -0.55], [0.15, -0.47]], darken(brick, 0.35));
    s.disc(0, -0.42, 0.04, '#fffaf0');
    s.ring(0, -0.42, 0.04, darken(brick, 0.5), 0.007);
    s.pen('M0 -.45L0 -.42L.02 -.41', '#2a2024', 0.006);
    const random = s.part(258);
    for (let row = 0; row < 3; row++) for (let pane = 0; pane < 15; pane++) {
      const x = -0.575 + pane * 0.07;
      if (Math.abs(x + 0.02) < 0.11 && row < 3) continue;
      const on = s.palette.dark && random() < 0.45;
      s.rect(x, -0.33 + row * 0.11, 0.046, 0.066, on ? s.palette.light : mix(s.palette.sky[1], '#eaf4f4', 0.4));
      s.rect(x + 0.021, -0.33 + row * 0.11, 0.005, 0.066, '#f4ead6');
    }
    s.rect(-0.04, -0.1, 0.08, 0.14, s.palette.dark ? s.palette.light : darken(brick, 0.6));
    s.line([[-0.3, 0.04], [-0.3, -0.56]], '#e9ecef', 0.008);
    s.path('M0 0C.4 -.14 .6 .2 1.1 .04L1 .6C.6 .76 .4 .44 0 .6Z', s.accent, -0.296, -0.55, 0.13);
    const dirt = mix('#d9b27f', s.palette.near, s.palette.dark ? 0.55 : 0.04);
    s.rect(s.left, 0.03, s.width, s.bottom, s.down(0.03, s.bottom, lighten(dirt, 0.2), dirt, darken(dirt, 0.3)));
    for (const [index, radius] of [0.5, 0.62, 0.74, 0.86].entries()) s.ring(-0.02, 0.24, radius, alpha('#ffffff', 0.8), 0.006 + index * 0.001, 0, 6.3, radius * 0.24);
    for (const x of [-0.46, 0.5]) { s.line([[x - 0.1, 0.07], [x - 0.1, -0.07], [x + 0.1, -0.07], [x + 0.1, 0.07]], '#fbfbf6', 0.009); for (let net = -3; net < 4; net++) s.line([[x + net * 0.028, -0.07], [x + net * 0.03, 0.06]], alpha('#ffffff', 0.4), 0.002); }
    for (const [x, height, part] of [[-0.54, 0.4, 259], [0.55, 0.46, 260]] as const) tree(s, x, 0.08, height, s.art.weather === 'petals' ? ['#ffc3d0', '#ffe0e6'] : s.art.weather === 'snow' ? ['#f6f9ff', '#dde6f5'] : [mix('#d9a03a', s.palette.mid, 0.25), mix('#6f9a4a', s.palette.near, 0.25)], part, { leaves: 8 });
    s.disc(0.24, 0.21, 0.02, '#fbfbf6');
    s.ring(0.24, 0.21, 0.009, '#2a2a30', 0.006);
    cast(s, 0.04, 0.19, 0.22, 'uniform', 0.2);
  },
};

export const schoolRooftop: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, -0.3, -0.56, 0.07);
    for (const [x, y, size] of [[0.36, -0.2, 0.34], [0.1, -0.12, 0.24], [0.62, -0.12, 0.3], [-0.9, -0.1, 0.4]] as const) billow(s, x, y, size);
    mist(s, -0.08, 0.14, 0.5, lighten(s.palette.sky[3], 0.3));
    skyline(s, 0.02, 0.13, mix(s.palette.far, s.palette.mid, 0.4), 262, { width: 0.06 });
    const floor = mix('#4f9a7a', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    ground(s, 0.02, darken(floor, 0.35), lighten(floor, 0.12));
    s.shape([[-0.34, 0.05], [-0.24, 0.05], [-0.5, s.bottom], [-0.8, s.bottom]], alpha('#ffffff', 0.7));
    s.ring(0.2, 0.26, 0.36, alpha('#ffffff', 0.75), 0.012, 0, 6.3, 0.1);
    s.rect(s.left, 0.0, s.width, 0.04, mix('#e9e4d6', s.palette.near, s.palette.dark ? 0.5 : 0.05));
    const wire = alpha(mix('#f4f8f6', s.palette.near, s.palette.dark ? 0.4 : 0.1), 0.85);
    for (let x = s.left - 0.3; x < s.right + 0.3; x += 0.032) { s.line([[x, 0], [x + 0.3, -0.34]], alpha('#ffffff', 0.32), 0.0022); s.line([[x + 0.3, 0], [x, -0.34]], alpha('#ffffff', 0.32), 0.0022); }
    for (let post = Math.floor(s.left / 0.26); post < s.right / 0.26; post++) s.line([[post * 0.26, 0.01], [post * 0.26, -0.36]], wire, 0.01);
    for (const y of [-0.35, -0.18]) s.line([[s.left, y], [s.right, y]], wire, 0.009);
    s.at(-0.17, 0.03, 1, () => {
      s.path('M-.1 -.3L-.03 -.33L.03 -.33L.1 -.3L.15 -.1L.1 -.08L.085 -.18L.09 .02L-.09 .02L-.085 -.18L-.1 -.08L-.15 -.1Z', s.across(-0.12, 0.12, '#2a3a66', '#1b2748'));
      s.path('M-.03 -.33L0 -.22L.03 -.33Z', '#fbfbf6');
      s.line([[0, -0.25], [0.012, -0.08]], s.accent, 0.018);
    });
    for (const x of [0.02, 0.1]) s.path('M-1 0C-1 -.5 -.5 -.7 -.3 -.6C0 -.3 .5 -.3 1 -.1L1 .1L-1 .1Z', x < 0.05 ? '#fbfbf6' : lighten(s.accent, 0.2), x, 0.15, 0.034);
    s.rect(0.22, 0.02, 0.14, 0.13, s.across(0.22, 0.36, lighten(s.accent, 0.15), darken(s.accent, 0.3)), 0.03);
    s.rect(0.245, 0.07, 0.09, 0.06, darken(s.accent, 0.2), 0.01);
    s.pen('M.25 .02C.25 -.05 .33 -.05 .33 .02', darken(s.accent, 0.4), 0.012);
    s.path('M-.5 -.05L.5 -.3L.1 .3L0 .08Z', '#ffffff', 0.24, -0.62, 0.11);
    s.path('M0 .08L.5 -.3L.05 .26Z', '#cfdff0', 0.24, -0.62, 0.11);
    cast(s, 0.02, 0.2, 0.27, 'uniform', 0.24);
  },
};

/** A summer cloud: one flat base, a few large domes, shaded from below. */
const billow = (s: Scene, x: number, y: number, size: number): void => {
  const lit = lighten(s.palette.pale, 0.4);
  const shade = mix(s.palette.sky[2], s.palette.pale, 0.55);
  s.path('M-1 0C-1.1 -.3 -.8 -.42 -.66 -.4C-.62 -.72 -.3 -.86 -.1 -.7C.06 -1.02 .5 -.94 .54 -.6C.78 -.62 .94 -.4 .86 -.26C1.02 -.22 1.04 -.04 .98 0Z', s.down(-0.95, 0, lit, mix(lit, shade, 0.4), shade), x, y, size);
  s.pen('M-.5 -.3C-.4 -.5 -.2 -.5 -.1 -.4M.1 -.5C.2 -.66 .4 -.6 .42 -.44', alpha(shade, 0.6), size * 0.03, x, y, size);
};
