import { clouds, heavenlyLight, mist, ridge, sky, water } from '../kit/air.ts';
import { skyline, wetGround } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast, person } from '../kit/people.ts';
import { onFloor, onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

const CHAIR = 'M-.2 0L-.17 -.36L-.2 -.38L-.2 -.43L-.17 -.44L-.2 -.95L-.15 -.97L-.13 -.86L.13 -.86L.15 -.97L.2 -.95L.17 -.44L.2 -.43L.2 -.38L.17 -.36L.2 0L.15 0L.12 -.36L-.12 -.36L-.15 0Z';

export const emptyChair: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const glow = mix(s.accent, s.palette.light, 0.35);
    const wall = mix(darken(glow, 0.55), s.palette.near, s.palette.dark ? 0.5 : 0.25);
    s.fillAll(s.down(s.top, 0.05, darken(wall, 0.55), wall));
    for (let stripe = s.left; stripe < s.right; stripe += 0.07) s.line([[stripe, s.top], [stripe, 0.02]], alpha(darken(wall, 0.6), 0.35), 0.005);
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, darken(wall, 0.3), darken(wall, 0.85)));
    for (let board = -9; board < 10; board++) s.line([[board * 0.13, 0.02], [board * 0.3, s.bottom]], alpha('#000000', 0.4), 0.004);
    s.rect(s.left, -0.03, s.width, 0.05, darken(wall, 0.45));
    s.shape([[-0.24, -0.72], [0.46, -0.78], [0.46, 0.02], [-0.24, 0.02]], s.ramp([-0.2, -0.7], [0.5, 0], lighten(glow, 0.4), glow, mix(glow, wall, 0.6)));
    s.shape([[-0.24, 0.02], [0.46, 0.02], [0.3, s.bottom], [-0.62, s.bottom]], s.down(0.02, s.bottom, alpha(glow, 0.85), alpha(glow, 0.1)));
    s.line([[0.12, -0.76], [0.12, 0.02]], wall, 0.02);
    s.line([[-0.24, -0.4], [0.46, -0.42]], wall, 0.02);
    s.glow(0.1, -0.36, 0.6, glow, 0.35);
    const shadow = alpha(darken(wall, 0.8), 0.88);
    s.path(CHAIR, shadow, 0.16, 0.02, 0.66, 0.58);
    if (s.art.figures !== 'none') {
      const seated = (x: number): void => s.at(x, -0.4, 0.6, () => {
        s.path('M-.17 .1C-.2 -.12 -.2 -.3 -.1 -.37L.1 -.37C.2 -.3 .2 -.12 .17 .1Z', darken(wall, 0.82));
        s.disc(0, -0.47, 0.085, darken(wall, 0.82), 0.105);
        s.path('M-.1 -.5C-.13 -.64 .13 -.64 .1 -.5C.13 -.4 .12 -.28 .1 -.2L.06 -.36L-.06 -.36L-.1 -.2C-.12 -.28 -.13 -.4 -.1 -.5Z', darken(wall, 0.82));
      });
      seated(0.16);
      if (s.art.figures.startsWith('two') || s.art.figures === 'group') s.path('M-.09 0C-.12 -.5 -.12 -.7 -.06 -.78C-.09 -.98 .09 -.98 .06 -.78C.12 -.7 .12 -.5 .09 0Z', shadow, 0.36, 0.02, 0.66, 0.62);
    }
    s.shape([[-0.2, 0.17], [-0.02, 0.17], [0.16, 0.02], [0.06, 0.02]], alpha('#000000', 0.45));
    const wood = '#8a5730';
    s.at(-0.16, 0.19, 0.46, () => {
      s.path(CHAIR, s.across(-0.2, 0.2, darken(wood, 0.35), lighten(wood, 0.15), darken(wood, 0.15)));
      for (const slat of [-0.76, -0.64, -0.52]) s.rect(-0.16, slat, 0.32, 0.05, darken(wood, 0.2));
      s.shape([[-0.2, -0.44], [0.2, -0.44], [0.27, -0.36], [-0.27, -0.36]], lighten(wood, 0.35));
      s.shape([[-0.27, -0.36], [0.27, -0.36], [0.27, -0.31], [-0.27, -0.31]], darken(wood, 0.3));
      for (const leg of [-0.25, 0.22]) s.rect(leg, -0.32, 0.035, 0.38, darken(wood, 0.35));
    });
    s.disc(-0.04, 0.22, 0.02, s.accent, 0.008);
  },
};

export const mirrorRoom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tone = mix(s.palette.mid, s.accent, 0.18);
    s.fillAll(s.down(s.top, s.bottom, darken(tone, 0.7), darken(tone, 0.3), darken(tone, 0.75)));
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, darken(tone, 0.25), darken(tone, 0.8)));
    for (let tile = -9; tile < 10; tile++) s.line([[tile * 0.1, 0.06], [tile * 0.34, s.bottom]], alpha(lighten(tone, 0.3), 0.25), 0.003);
    const mirror = (x: number, y: number, width: number, height: number, depth: number): void => {
      const gold = mix('#c9a24f', tone, 0.15 + depth * 0.1);
      const arch = (grow: number): string => `M${x - width / 2 - grow} ${y + grow}L${x - width / 2 - grow} ${y - height * 0.72}Q${x - width / 2 - grow} ${y - height - grow} ${x} ${y - height - grow}Q${x + width / 2 + grow} ${y - height - grow} ${x + width / 2 + grow} ${y - height * 0.72}L${x + width / 2 + grow} ${y + grow}Z`;
      s.path(arch(0.024), s.across(x - width / 2, x + width / 2, darken(gold, 0.4), lighten(gold, 0.4), darken(gold, 0.45)));
      s.path(arch(0.006), darken(gold, 0.6));
      s.path(arch(0), s.ramp([x - width / 2, y - height], [x + width / 2, y], lighten(s.palette.sky[2], 0.25), mix(s.palette.sky[1], tone, 0.4), darken(tone, 0.35)));
      s.disc(x, y - height - 0.03, 0.022, lighten(gold, 0.3));
      s.clip(arch(0), () => {
        for (const shine of [0, 0.06]) s.shape([[x - width / 2 + shine, y], [x - width / 2 + 0.03 + shine, y], [x + width * 0.25 + shine, y - height], [x + width * 0.15 + shine, y - height]], alpha('#ffffff', 0.15));
        if (s.art.figures === 'none') { s.glow(x, y - height * 0.45, width * 0.5, s.palette.light, 0.6); s.path(CHAIR, darken(tone, 0.8), x, y - 0.02, height * 0.4); } else if (depth !== 1) person(s, x + width * (depth ? 0.05 : 0.24), y - 0.02, height * (depth ? 0.52 : 0.4), 'modern', depth === 2 ? 1 : 0);
        else s.glow(x, y - height * 0.4, width * 0.6, s.accent, 0.6);
      });
    };
    for (const [x, y, width, height, depth] of [[-0.98, 0.1, 0.3, 0.6, 2], [-0.37, 0.06, 0.22, 0.52, 1], [0.38, 0.06, 0.22, 0.52, 2], [0, 0.09, 0.4, 0.76, 0]] as const) mirror(x, y, width, height, depth);
    s.glow(0, -0.3, 0.7, s.palette.light, 0.25);
    for (const x of [-0.26, 0.26]) { s.rect(x - 0.008, -0.5, 0.016, 0.09, '#fbf1d8'); s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffe9a8', x, -0.5, 0.05, 0.03); s.glow(x, -0.53, 0.16, '#ffc46b', 0.8); }
    if (s.art.figures !== 'none') cast(s, -0.09, 0.23, 0.42, 'modern', 0.2);
  },
};

export const lockedDoor: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#3d4650', s.palette.near, 0.45);
    s.fillAll(s.down(s.top, 0.1, darken(wall, 0.6), wall, darken(wall, 0.3)));
    const random = s.part(300);
    for (let peel = 0; peel < 30; peel++) s.disc(s.left + s.width * random(), s.top + s.height * random(), 0.03 + random() * 0.08, alpha(random() < 0.5 ? '#000000' : '#ffffff', 0.035), 0.02 + random() * 0.05);
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, s.bottom, darken(wall, 0.5), darken(wall, 0.85)));
    const light = mix(s.palette.light, s.accent, 0.35);
    s.glow(0, -0.3, 0.75, light, 0.5);
    s.rect(-0.3, -0.76, 0.6, 0.88, darken(wall, 0.7));
    s.rect(-0.275, -0.735, 0.55, 0.85, lighten(light, 0.5));
    const paint = mix(s.accent, s.palette.near, 0.45);
    s.rect(-0.262, -0.722, 0.524, 0.82, s.across(-0.262, 0.262, lighten(paint, 0.14), paint, darken(paint, 0.35)));
    for (const [x, y, width, height] of [[-0.2, -0.66, 0.18, 0.3], [0.02, -0.66, 0.18, 0.3], [-0.2, -0.28, 0.18, 0.32], [0.02, -0.28, 0.18, 0.32]] as const) {
      s.rect(x, y, width, height, darken(paint, 0.4), 0.006);
      s.rect(x + 0.014, y + 0.014, width - 0.022, height - 0.022, s.ramp([x, y], [x + width, y + height], lighten(paint, 0.1), darken(paint, 0.2)), 0.004);
    }
    s.shape([[-0.275, 0.115], [0.275, 0.115], [0.6, s.bottom], [-0.6, s.bottom]], s.down(0.115, s.bottom, alpha(lighten(light, 0.4), 0.75), alpha(light, 0)));
    s.rect(-0.262, 0.097, 0.524, 0.02, '#fffbe8');
    for (let link = 0; link < 15; link++) {
      const t = link / 14;
      s.ring(-0.26 + t * 0.52, -0.38 + t * 0.18, 0.021, link % 2 ? '#c9d0d8' : '#8a939e', 0.009, 0, 6.3, link % 2 ? 0.021 : 0.012);
      s.ring(-0.26 + t * 0.52, -0.16 - t * 0.2, 0.021, link % 2 ? '#c9d0d8' : '#8a939e', 0.009, 0, 6.3, link % 2 ? 0.021 : 0.012);
    }
    s.pen('M-.055 -.29C-.055 -.4 .055 -.4 .055 -.29', '#dfe5ea', 0.022);
    s.rect(-0.085, -0.3, 0.17, 0.15, s.across(-0.085, 0.085, '#e9c15a', '#b8872a', '#7a5518'), 0.02);
    s.disc(0, -0.235, 0.018, '#1a1208');
    s.shape([[-0.008, -0.235], [0.008, -0.235], [0.014, -0.18], [-0.014, -0.18]], '#1a1208');
    s.glow(0, -0.23, 0.09, light, 0.9);
    s.rect(0.33, -0.62, 0.1, 0.07, '#e9e2d0', 0.006);
    s.words(['404호', '13호', '702호', '열지마'][s.seed & 3] ?? '13호', 0.38, -0.584, 0.034, '#2a2024', fonts('do-hyeon', '404호137열지마2'));
    cast(s, 0, 0.2, 0.36, 'modern', 0.3);
  },
};

export const parkingGarage: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const concrete = mix('#7d8a8c', s.palette.near, s.palette.dark ? 0.58 : 0.35);
    const room = roomAround(s, [0.02, -0.26], 0.34, 0.16);
    paintRoom(s, room, { floor: darken(concrete, 0.2), wall: concrete, ceiling: darken(concrete, 0.4), end: darken(concrete, 0.55) });
    for (const side of [-1, 1] as const) {
      onWall(s, room, side, 0.1, 1, 0.37, 0.44, s.accent);
      onWall(s, room, side, 0.1, 1, 0.33, 0.35, lighten(concrete, 0.4));
    }
    for (const x of [-0.62, -0.3, 0.3, 0.62]) s.line([room.at(x, 0, 0.05), room.at(x, 0, 1)], alpha('#f4ead4', 0.75), 0.006);
    for (let lamp = 0; lamp < 6; lamp++) {
      const from = 0.25 + (lamp / 6) ** 0.7 * 0.72;
      onFloor(s, room, -0.34, -0.28, from, from + 0.06, 0.99, '#f4fff4');
      onFloor(s, room, 0.28, 0.34, from, from + 0.06, 0.99, '#f4fff4');
      onFloor(s, room, -0.46, -0.2, from, from + 0.06, 0, alpha('#f4fff4', 0.14));
    }
    for (let pillar = 4; pillar >= 0; pillar--) {
      const depth = 0.42 + (pillar / 5) ** 0.8 * 0.55;
      for (const side of [-0.72, 0.72]) {
        const [x, y] = room.at(side, 0, depth);
        const [, roof] = room.at(side, 1, depth);
        const width = (y - roof) * 0.19;
        s.rect(x - width / 2, roof, width, y - roof, s.across(x - width / 2, x + width / 2, lighten(concrete, 0.15), darken(concrete, 0.4)));
        s.rect(x - width / 2, y - (y - roof) * 0.34, width, (y - roof) * 0.17, s.accent);
        const label = `B${pillar + 2}`;
        s.words(label, x, y - (y - roof) * 0.6, width * 0.62, lighten(concrete, 0.6), fonts('black-han-sans', label));
      }
    }
    const dusk = '#05070c';
    s.glow(0.02, -0.1, 0.85, '#eaf4ff', 0.55);
    s.disc(0.02, 0.06, 0.34, alpha('#000000', 0.6), 0.035);
    s.path('M-.31 .05L-.32 -.1C-.3 -.16 -.26 -.18 -.24 -.19L-.17 -.31C-.1 -.34 .1 -.34 .17 -.31L.24 -.19C.26 -.18 .3 -.16 .32 -.1L.31 .05Z', s.down(-0.34, 0.06, lighten(mix(dusk, s.accent, 0.5), 0.1), mix(dusk, s.accent, 0.25), dusk), 0.02, 0);
    s.path('M-.2 -.19L-.145 -.29C-.08 -.31 .08 -.31 .145 -.29L.2 -.19Z', s.down(-0.31, -0.19, '#8fb4c9', '#16222c'), 0.02, 0);
    s.rect(-0.12, -0.06, 0.28, 0.06, '#0a0c12', 0.014);
    s.rect(-0.06, 0.005, 0.16, 0.035, '#f4f4ea', 0.004);
    for (const x of [-0.235, 0.235]) {
      s.disc(0.02 + x, -0.085, 0.05, '#fffef4', 0.034);
      s.glow(0.02 + x, -0.085, 0.42, '#f4fbff', 0.95);
      s.beam(0.02 + x, -0.085, x < 0 ? 0.35 : -0.35, 0.7, 0.03, 0.24, '#f4fbff', 0.5);
    }
    wetGround(s, 0.065, 0.4, darken(concrete, 0.6));
    cast(s, -0.1, 0.2, 0.38, 'modern', 0.27);
  },
};

export const harbourContainers: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4, 0.6);
    heavenlyLight(s, -0.26, -0.44, 0.1);
    ridge(s, -0.08, 0.12, 1.6, 3, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far, -0.06);
    water(s, -0.08, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.4), -0.26);
    const steel = mix(s.accent, s.palette.near, s.palette.dark ? 0.35 : 0.08);
    const crane = (x: number, y: number, size: number, paint: string): void => s.at(x, y, size, () => {
      for (const leg of [-0.16, 0.16]) s.line([[leg, 0], [leg * 0.8, -0.72]], paint, 0.035);
      s.line([[-0.15, -0.3], [0.15, -0.3]], paint, 0.024);
      s.line([[-0.15, -0.3], [0.13, -0.7]], paint, 0.014);
      s.rect(-0.75, -0.76, 1.15, 0.05, paint);
      for (let truss = 0; truss < 12; truss++) s.line([[-0.75 + truss * 0.09, -0.76], [-0.7 + truss * 0.09, -0.71]], lighten(paint, 0.25), 0.006);
      s.line([[0.02, -0.76], [0.02, -1.02]], paint, 0.024);
      for (const end of [-0.7, 0.38]) s.line([[0.02, -1.02], [end, -0.74]], paint, 0.01);
      s.rect(-0.42, -0.71, 0.09, 0.07, darken(paint, 0.4));
      s.line([[-0.4, -0.64], [-0.4, -0.42]], s.palette.ink, 0.006);
      s.line([[-0.35, -0.64], [-0.35, -0.42]], s.palette.ink, 0.006);
      s.rect(-0.49, -0.42, 0.23, 0.1, mix('#e9b04a', s.palette.near, 0.3));
      s.glow(0.02, -1.02, 0.08, '#ff5a4a', s.palette.dark ? 0.9 : 0.3);
    }, size);
    crane(-0.88, -0.04, 0.5, mix(steel, s.palette.far, 0.5));
    crane(0.4, -0.04, 0.46, mix(steel, s.palette.far, 0.45));
    mist(s, -0.12, 0.14, 0.4);
    crane(0.02, 0.02, 0.76, steel);
    const quay = darken(mix('#8d8f90', s.palette.near, s.palette.dark ? 0.6 : 0.2), 0.1);
    s.rect(s.left, 0.0, s.width, s.bottom, s.down(0, s.bottom, quay, darken(quay, 0.6)));
    const paints = [s.accent, '#2f6f9a', '#c9803c', '#3f8a6a', '#8a3a3a', '#d9d2c2', '#4a5a7a'];
    const random = s.part(310);
    const box = (x: number, y: number, width: number, height: number, paint: string): void => {
      const tone = mix(paint, s.palette.near, s.palette.dark ? 0.4 : 0.06);
      s.rect(x, y - height, width, height, s.down(y - height, y, lighten(tone, 0.1), darken(tone, 0.25)));
      for (let rib = 1; rib < 15; rib++) s.rect(x + (width * rib) / 15, y - height * 0.94, width * 0.02, height * 0.88, alpha('#000000', 0.2));
      s.rect(x, y - height, width, height * 0.05, lighten(tone, 0.25));
      s.rect(x + width * 0.06, y - height * 0.8, width * 0.3, height * 0.2, alpha('#ffffff', 0.35), 0.003);
    };
    for (const [from, levels, base, size] of [[-1.3, 3, 0.07, 0.3], [-0.98, 2, 0.07, 0.3], [-0.52, 4, 0.07, 0.26], [0.27, 5, 0.07, 0.28], [0.56, 3, 0.09, 0.3]] as const) {
      for (let level = 0; level < levels; level++) box(from + random() * 0.015, base - level * size * 0.38, size, size * 0.375, paints[Math.floor(random() * paints.length)] ?? s.accent);
    }
    if (s.art.weather === 'rain' || s.palette.dark) wetGround(s, 0.075, 0.3, darken(quay, 0.5));
    s.glow(0, 0.06, 0.3, s.palette.light, s.palette.dark ? 0.45 : 0);
    cast(s, 0.0, 0.16, 0.22, 'modern', 0.14);
  },
};

export const burningWarehouse: Family = {
  title: 'top',
  draw: (s) => {
    const ember = mix('#ff7a2a', s.accent, 0.4);
    s.fillAll(s.down(s.top, 0.05, mix('#120a10', s.palette.sky[0], 0.35), mix('#3a1414', s.palette.sky[1], 0.3), mix(ember, s.palette.sky[3], 0.3)));
    skyline(s, 0, 0.2, mix('#2a1214', s.palette.near, 0.4), 315, { width: 0.12, lit: 0.12 });
    for (let bank = 0; bank < 4; bank++) mist(s, -0.44 - bank * 0.16, 0.34, 0.7 - bank * 0.1, mix('#1a0f12', ember, 0.3 - bank * 0.07));
    s.glow(0.02, -0.3, 0.8, ember, 0.8);
    const flame = (x: number, y: number, height: number, tone: string, lean: number): void => s.path(`M-.4 0C-.55 -.3 -.12 -.42 ${-0.2 + lean} -.74C.02 -.62 .02 -.7 ${0.05 + lean} -1C.18 -.76 .2 -.6 .3 -.62C.28 -.4 .56 -.3 .4 0Z`, tone, x, y, height);
    const random = s.part(316);
    for (const [layer, tone] of [[0, darken(ember, 0.25)], [1, ember], [2, '#ffc24a'], [3, '#fff2b8']] as const) {
      for (let tongue = 0; tongue < 6 - layer; tongue++) flame(-0.36 + ((tongue + 0.5) / (6 - layer)) * 0.74 + (random() - 0.5) * 0.05, -0.2, (0.56 - layer * 0.12) * (0.7 + 0.5 * random()), tone, (random() - 0.5) * 0.3);
    }
    const wall = '#140a0c';
    s.path('M-.5 .06L-.5 -.26L-.42 -.34L-.33 -.3L-.3 -.4L-.16 -.36L-.1 -.24L.02 -.3L.1 -.22L.16 -.4L.3 -.46L.33 -.36L.46 -.3L.5 -.2L.5 .06Z', s.down(-0.46, 0.06, '#2e1512', wall));
    for (let pane = 0; pane < 7; pane++) {
      const x = -0.43 + pane * 0.128;
      if (pane === 3) continue;
      s.rect(x, -0.19, 0.085, 0.11, s.down(-0.19, -0.08, '#ffe9a0', ember));
      s.line([[x + 0.042, -0.19], [x + 0.042, -0.08]], wall, 0.007);
      s.line([[x, -0.135], [x + 0.085, -0.135]], wall, 0.007);
      s.glow(x + 0.04, -0.14, 0.13, ember, 0.7);
    }
    s.rect(-0.08, -0.2, 0.17, 0.26, s.down(-0.2, 0.06, '#fff6c8', '#ffb347', ember));
    s.shape([[-0.08, 0.06], [0.09, 0.06], [0.4, s.bottom], [-0.4, s.bottom]], s.down(0.06, s.bottom, alpha('#ffd98a', 0.85), alpha(ember, 0.1)));
    for (const beam of [-0.04, 0.03]) s.line([[beam, -0.2], [beam + 0.05, -0.05]], wall, 0.012);
    s.rect(s.left, 0.055, s.width, s.bottom, s.down(0.055, s.bottom, alpha('#2a1210', 0.7), '#0a0506'));
    wetGround(s, 0.06, 0.5, '#120808');
    for (let spark = 0; spark < 140 * s.width; spark++) {
      const x = (random() - 0.5) * s.width * 1.1;
      const y = -0.1 - random() ** 0.7 * (0.1 - s.top);
      s.disc(x, y, 0.0015 + 0.0035 * random(), alpha(random() < 0.5 ? '#ffd98a' : lighten(ember, 0.2), 0.9));
    }
    cast(s, 0.0, 0.2, 0.27, 'modern', 0.2);
  },
};

export const chessShadow: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const paper = mix(s.accent, s.palette.sky[3], 0.5);
    const wall = mix(paper, s.palette.near, s.palette.dark ? 0.55 : 0.12);
    s.fillAll(s.around(-0.1, -0.4, 1.2, lighten(wall, 0.25), wall, darken(wall, 0.45)));
    const square = (column: number, row: number): [number, number] => {
      const depth = row / 8;
      const spread = 0.09 + depth ** 1.4 * 0.15;
      return [(column - 4) * spread, -0.05 + depth ** 1.5 * (s.bottom + 0.08)];
    };
    for (let row = 0; row < 8; row++) for (let column = -4; column < 12; column++) {
      s.shape([square(column, row), square(column + 1, row), square(column + 1, row + 1), square(column, row + 1)], (row + column) % 2 ? mix('#f4e6cc', s.palette.near, s.palette.dark ? 0.35 : 0.04) : mix('#4a2a20', s.palette.ink, 0.25));
    }
    s.rect(s.left, -0.062, s.width, 0.014, darken(wall, 0.6));
    const shadow = alpha(darken(wall, 0.8), 0.82);
    s.shape([[-0.12, 0.1], [0.0, 0.1], [0.28, -0.05], [0.06, -0.05]], shadow);
    crowned(s, 0.17, -0.05, 0.72, () => shadow);
    const piece = (x: number, y: number, size: number, paint: string): void => {
      s.disc(x + size * 0.1, y, size * 0.36, alpha('#000000', 0.35), size * 0.09);
      s.path('M-.3 0C-.32 -.1 -.22 -.14 -.2 -.2C-.1 -.32 -.08 -.42 -.1 -.56L.1 -.56C.08 -.42 .1 -.32 .2 -.2C.22 -.14 .32 -.1 .3 0Q0 .09 -.3 0Z', s.across(-0.3, 0.3, lighten(paint, 0.5), paint, darken(paint, 0.5)), x, y, size);
      s.rect(x - size * 0.17, y - size * 0.6, size * 0.34, size * 0.06, lighten(paint, 0.2), size * 0.02);
      s.disc(x, y - size * 0.72, size * 0.17, s.around(x - size * 0.07, y - size * 0.8, size * 0.3, lighten(paint, 0.6), paint, darken(paint, 0.4)));
    };
    const others = { none: 0, one: 0, child: 0, running: 1, 'two-apart': 1, 'two-together': 1, group: 4 }[s.art.figures];
    for (let index = 0; index < others; index++) piece([0.36, -0.42, 0.46, -0.26][index] ?? 0.36, [0.14, 0.02, 0.03, -0.0][index] ?? 0.1, 0.2, '#2a2430');
    if (s.art.figures === 'two-together') piece(-0.25, 0.11, 0.26, '#e9dcc4');
    piece(-0.08, 0.15, 0.36, s.accent);
    s.beam(s.left - 0.1, -0.2, -1.2, 1.4, 0.03, 0.3, s.palette.light, 0.3);
  },
};

/** The king's outline. */
const crowned = (s: Scene, x: number, y: number, size: number, fill: () => string): void =>
  s.path('M-.27 0C-.28 -.08 -.2 -.1 -.19 -.15C-.1 -.24 -.1 -.4 -.11 -.56L-.17 -.58L-.17 -.62L-.13 -.64C-.22 -.74 -.24 -.84 -.17 -.87C-.1 -.89 -.05 -.84 -.03 -.82L-.03 -.89L-.09 -.89L-.09 -.94L-.03 -.94L-.03 -1L.03 -1L.03 -.94L.09 -.94L.09 -.89L.03 -.89L.03 -.82C.05 -.84 .1 -.89 .17 -.87C.24 -.84 .22 -.74 .13 -.64L.17 -.62L.17 -.58L.11 -.56C.1 -.4 .1 -.24 .19 -.15C.2 -.1 .28 -.08 .27 0Z', fill(), x, y, size);

