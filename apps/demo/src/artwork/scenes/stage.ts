import { mist } from '../kit/air.ts';
import { sign } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast, person } from '../kit/people.ts';
import { floorLines, onFloor, onWall, paintRoom, roomAround, windowPane } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

/** How many stand on the stage for what the title asks. */
const company = (s: Scene): number => ({ none: 0, one: 1, child: 1, running: 1, 'two-apart': 2, 'two-together': 2, group: 5 })[s.art.figures];

export const concertStage: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const violet = mix(s.palette.sky[1], darken(s.accent, 0.4), 0.4);
    const lights = [s.accent, lighten(s.accent, 0.3), s.palette.light, mix(s.accent, '#5566e6', 0.6), mix(s.accent, '#35d6f0', 0.5)];
    s.fillAll(s.down(s.top, s.bottom, darken(violet, 0.75), darken(violet, 0.3), mix(violet, s.accent, 0.45), darken(violet, 0.8)));
    s.glow(0, -0.3, 0.95, s.accent, 0.22);
    s.disc(0, -0.42, 0.27, s.around(0, -0.42, 0.27, lighten(s.accent, 0.55), s.accent, darken(s.accent, 0.35)));
    for (let ring = 0; ring < 3; ring++) s.ring(0, -0.42, 0.3 + ring * 0.045, alpha(lights[ring] ?? s.accent, 0.9 - ring * 0.2), 0.012 - ring * 0.002);
    s.glow(0, -0.42, 0.5, s.accent, 0.25);
    for (let lamp = 0; lamp < 9; lamp++) s.beam((lamp - 4) * 0.16, s.top - 0.02, (4 - lamp) * -0.1, s.height * 0.78, 0.006, 0.08, lights[lamp % 5] ?? s.accent, 0.5);
    s.shape([[-0.44, -0.06], [0.44, -0.06], [0.52, 0.04], [-0.52, 0.04]], s.down(-0.06, 0.04, lighten(s.accent, 0.5), mix(violet, s.accent, 0.4)));
    s.rect(-0.52, 0.04, 1.04, 0.045, '#0d0618');
    for (let lamp = 0; lamp < 26; lamp++) s.rect(-0.51 + lamp * 0.0396, 0.055, 0.03, 0.014, lights[lamp % 5] ?? s.accent, 0.005);
    const count = company(s);
    for (let index = 0; index < count; index++) {
      const x = (index - (count - 1) / 2) * (count === 2 && s.art.figures === 'two-apart' ? 0.44 : 0.14);
      s.glow(x, -0.1, 0.16, lights[index % 5] ?? s.accent, 0.7);
      person(s, x, 0.01, 0.2, 'stage', index);
    }
    s.rect(s.left, 0.085, s.width, s.bottom, s.down(0.085, s.bottom, darken(violet, 0.45), darken(violet, 0.9)));
    const random = s.part(270);
    const rows = s.wide ? 5 : 9;
    for (let row = 0; row < rows; row++) {
      const part = row / (rows - 1);
      const size = 0.012 + part * 0.026;
      for (let x = s.left; x < s.right; x += size * 1.9) {
        const y = 0.1 + part * (s.bottom - 0.1) + random() * 0.012;
        const colour = lights[Math.floor((Math.sin(x * 6 + row) + 1) * 2.4) % 5] ?? s.accent;
        const headX = x + random() * size;
        s.disc(headX, y, size * 0.55, darken(violet, 0.88));
        s.disc(headX, y + size * 1.3, size, darken(violet, 0.88), size * 0.85);
        if (random() < 0.7) {
          const stickY = y - size * (0.9 + random());
          s.line([[headX + size * 0.7, y + size * 0.4], [headX + size * 0.6, stickY]], darken(violet, 0.6), size * 0.16);
          s.disc(headX + size * 0.6, stickY, size * 0.28, lighten(colour, 0.7));
          s.glow(headX + size * 0.6, stickY, size * 1.5, colour, 0.6);
        }
      }
    }
    for (let paper = 0; paper < 60 * s.width; paper++) s.at(s.left + s.width * random(), s.top + s.height * 0.75 * random(), 0.008, () => s.rect(-1, -0.5, 2, 1, lighten(lights[paper % 5] ?? s.accent, 0.3)), undefined, random() * 6);
  },
};

export const practiceRoom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tone = mix('#cdb79a', s.palette.near, s.palette.dark ? 0.6 : 0.1);
    const room = roomAround(s, [0, -0.3], 0.62, 0.44);
    paintRoom(s, room, { floor: mix('#b98550', s.palette.near, s.palette.dark ? 0.45 : 0.05), wall: mix(tone, s.accent, 0.22), ceiling: darken(tone, 0.4), end: mix('#a9c4cc', tone, 0.4) });
    floorLines(s, room, 9, 0, alpha('#3a1f10', 0.4));
    const [left, top, right, bottom] = room.far;
    s.rect(left, top + 0.03, right - left, bottom - top - 0.03, s.ramp([left, top], [right, bottom], lighten(s.palette.sky[2], 0.2), mix('#9fbcc4', tone, 0.4), darken(tone, 0.2)));
    s.clip([[left, top + 0.03], [right, top + 0.03], [right, bottom], [left, bottom]], () => {
      s.rect(left, bottom - 0.09, right - left, 0.1, mix('#b98550', s.palette.near, 0.35));
      windowPane(s, left + 0.04, top + 0.08, 0.17, 0.17);
      s.g.globalAlpha = 0.55;
      const count = company(s);
      for (let index = 0; index < count; index++) person(s, (index - (count - 1) / 2) * 0.1, bottom - 0.02, 0.2, 'stage', index);
      s.g.globalAlpha = 1;
      for (let shine = 0; shine < 4; shine++) s.shape([[left + shine * 0.19, bottom], [left + 0.06 + shine * 0.19, bottom], [left + 0.2 + shine * 0.19, top], [left + 0.14 + shine * 0.19, top]], alpha('#ffffff', 0.1));
    });
    for (let seam = 1; seam < 4; seam++) s.rect(left + ((right - left) * seam) / 4, top + 0.03, 0.004, bottom - top, alpha('#ffffff', 0.6));
    s.line([[left, bottom - 0.17], [right, bottom - 0.17]], '#6a4024', 0.012);
    onWall(s, room, -1, 0.3, 1, 0.4, 0.42, '#6a4024');
    for (let strip = 0; strip < 4; strip++) { const from = 0.2 + strip * 0.2; onFloor(s, room, -0.5, -0.42, from, from + 0.14, 0.995, lighten(s.accent, 0.55)); onFloor(s, room, 0.42, 0.5, from, from + 0.14, 0.995, lighten(s.accent, 0.55)); }
    s.glow(0, top, 0.5, lighten(s.accent, 0.3), 0.4);
    for (const [x, y, size] of [[-0.4, 0.02, 0.2], [0.42, 0.04, 0.22]] as const) {
      s.rect(x - size * 0.4, y - size * 1.4, size * 0.8, size * 1.4, s.across(x - size * 0.4, x + size * 0.4, '#2a2a32', '#121218'), 0.012);
      s.disc(x, y - size * 0.45, size * 0.29, '#3a3a44');
      s.disc(x, y - size * 0.45, size * 0.12, s.accent);
      s.disc(x, y - size * 1.05, size * 0.16, '#3a3a44');
    }
    s.disc(0, 0.16, 0.5, alpha(s.palette.light, 0.18), 0.1);
    if (s.art.figures === 'none') s.path('M-1 0C-1 -.5 -.5 -.7 -.3 -.6C0 -.3 .5 -.3 1 -.1L1 .1L-1 .1Z', s.accent, 0, 0.14, 0.07);
    const count = company(s);
    for (let index = 0; index < count; index++) person(s, (index - (count - 1) / 2) * (s.art.figures === 'two-apart' ? 0.4 : 0.19), 0.16 - (index % 2) * 0.03, 0.32, 'stage', index);
  },
};

/** A large studio microphone. */
const microphone = (s: Scene, x: number, y: number, size: number): void => s.at(x, y, size, () => {
  s.line([[0, 0.2], [0, 0.75]], '#1a1c24', 0.05);
  s.ring(0, -0.05, 0.42, '#2a2d38', 0.04, 0.3, Math.PI - 0.3);
  s.rect(-0.27, -0.66, 0.54, 0.9, s.across(-0.27, 0.27, '#3a3e4a', '#aab2c0', '#5a606e', '#191b22'), 0.26);
  s.clip('M-.25 -.4A.25 .25 0 0 1 .25 -.4L.25 -.12L-.25 -.12Z', () => {
    s.rect(-0.27, -0.68, 0.54, 0.6, s.across(-0.27, 0.27, '#4a4e5a', '#e2e7ee', '#7a808e', '#23262e'));
    for (let wire = -9; wire < 10; wire++) { s.line([[wire * 0.05 - 0.3, -0.7], [wire * 0.05 + 0.3, -0.1]], alpha('#10121a', 0.5), 0.01); s.line([[wire * 0.05 + 0.3, -0.7], [wire * 0.05 - 0.3, -0.1]], alpha('#10121a', 0.5), 0.01); }
  });
  s.rect(-0.28, -0.14, 0.56, 0.07, s.accent, 0.02);
  s.rect(-0.06, 0.02, 0.12, 0.05, '#e2e7ee', 0.02);
  s.pen('M-.16 -.55C-.2 -.4 -.2 0 -.16 .1', alpha('#ffffff', 0.55), 0.025);
}, size);

export const radioBooth: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#5a3a4a', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.35), wall, darken(wall, 0.5)));
    for (let row = 0; row < 12; row++) for (let column = 0; column < 20; column++) {
      const x = s.left + column * 0.115;
      const y = s.top + row * 0.115;
      s.shape([[x, y], [x + 0.11, y], [x + 0.055, y + 0.055]], alpha('#ffffff', 0.055));
      s.shape([[x, y + 0.11], [x + 0.11, y + 0.11], [x + 0.055, y + 0.055]], alpha('#000000', 0.14));
    }
    windowPane(s, -0.44, -0.66, 0.88, 0.46, { frame: darken(wall, 0.55), columns: 1 });
    mist(s, -0.3, 0.14, 0.3);
    s.shape([[-0.44, -0.66], [-0.2, -0.66], [-0.36, -0.2], [-0.44, -0.2]], alpha('#ffffff', 0.1));
    sign(s, 'ON AIR', 0.29, -0.57, 0.046, s.accent);
    const wood = '#7a4a2a';
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, s.bottom, lighten(wood, 0.12), darken(wood, 0.7)));
    s.rect(s.left, 0.08, s.width, 0.03, lighten(wood, 0.35));
    const random = s.part(274);
    s.shape([[0.2, 0.02], [0.62, 0.02], [0.7, 0.09], [0.14, 0.09]], '#23252e');
    for (let fader = 0; fader < 11; fader++) s.rect(0.21 + fader * 0.036, 0.03 + random() * 0.03, 0.018, 0.012, [s.accent, '#f2c94c', '#e9ecef'][fader % 3] ?? s.accent, 0.003);
    s.rect(-0.46, 0.0, 0.09, 0.085, lighten(s.accent, 0.15), 0.012);
    s.ring(-0.36, 0.04, 0.024, lighten(s.accent, 0.15), 0.011);
    for (let puff = 0; puff < 2; puff++) s.pen('M0 0C-.03 -.04 .03 -.08 0 -.13', alpha('#ffffff', 0.5), 0.008, -0.43 + puff * 0.03, -0.02);
    s.rect(-0.34, 0.055, 0.14, 0.028, '#fffaf0', 0.004);
    s.line([[-0.3, 0.06], [-0.18, 0.05]], '#2a2024', 0.006);
    s.glow(0, -0.2, 0.5, s.palette.light, 0.3);
    cast(s, 0.3, 0.08, 0.26, 'modern', 0.1);
    microphone(s, -0.06, -0.16, 0.58);
    s.pen('M-.5 -.1A.5 .52 0 0 1 .5 -.1', '#15171f', 0.03, -0.34, 0.12, 0.16);
    for (const side of [-1, 1]) s.rect(-0.34 + side * 0.085 - 0.022, 0.06, 0.044, 0.085, s.accent, 0.02);
  },
};

export const recordingStudio: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tone = mix('#2b2530', s.palette.near, 0.4);
    s.fillAll(s.down(s.top, s.bottom, darken(tone, 0.4), tone, darken(tone, 0.6)));
    for (let slat = 0; slat < 40; slat++) s.rect(s.left + slat * 0.055, s.top, 0.034, -0.2 - s.top, s.across(s.left + slat * 0.055, s.left + slat * 0.055 + 0.034, mix('#a8713f', tone, 0.3), mix('#5a3820', tone, 0.4)));
    s.rect(-0.45, -0.64, 0.9, 0.42, '#0c0d12', 0.014);
    s.clip([[-0.43, -0.62], [0.43, -0.62], [0.43, -0.24], [-0.43, -0.24]], () => {
      s.rect(-0.43, -0.62, 0.86, 0.38, s.around(0, -0.42, 0.5, mix(s.accent, '#ffffff', 0.35), mix(s.accent, tone, 0.35), darken(s.accent, 0.7)));
      for (let panel = 0; panel < 9; panel++) s.rect(-0.43 + panel * 0.1, -0.62, 0.086, 0.38, alpha('#000000', 0.13));
      s.glow(0.0, -0.5, 0.35, s.palette.light, 0.6);
      s.line([[0.14, -0.62], [0.14, -0.47]], '#0c0d12', 0.006);
      s.rect(0.12, -0.48, 0.04, 0.075, '#1a1c24', 0.018);
      s.ring(0.085, -0.44, 0.032, '#0c0d12', 0.006);
      cast(s, 0.02, -0.235, 0.25, 'modern', 0.2);
      s.shape([[-0.43, -0.24], [-0.43, -0.62], [-0.2, -0.62], [-0.34, -0.24]], alpha('#ffffff', 0.1));
    });
    for (const x of [-0.56, 0.56]) {
      s.rect(x - 0.08, -0.5, 0.16, 0.3, '#15161c', 0.012);
      s.disc(x, -0.29, 0.06, '#e9d9a8');
      s.disc(x, -0.29, 0.022, '#15161c');
      s.disc(x, -0.43, 0.03, '#3a3a44');
    }
    s.shape([[-0.62, -0.16], [0.62, -0.16], [0.86, s.bottom], [-0.86, s.bottom]], s.down(-0.16, s.bottom, '#40434e', '#23252d', '#101116'));
    s.rect(-0.64, -0.175, 1.28, 0.03, mix('#a8713f', tone, 0.2));
    const random = s.part(277);
    for (let channel = -10; channel <= 10; channel++) {
      const at = (part: number): [number, number] => [channel * (0.056 + 0.024 * part), -0.13 + part * (s.bottom + 0.13)];
      for (let knob = 0; knob < 4; knob++) {
        const [x, y] = at(0.06 + knob * 0.1);
        s.disc(x, y, 0.011 + knob * 0.002, [s.accent, '#f2c94c', '#5fb3c4', '#e9ecef'][knob] ?? s.accent, 0.008 + knob * 0.0015);
      }
      for (let led = 0; led < 6; led++) { const [x, y] = at(0.43 + led * 0.016); if (random() < 0.8 - led * 0.11) s.rect(x - 0.008, y, 0.016, 0.004, led > 3 ? '#ff5a4a' : '#7dffa0'); }
      s.line([at(0.58), at(0.97)], '#08090c', 0.009);
      const [x, y] = at(0.62 + random() * 0.28);
      s.rect(x - 0.02, y - 0.012, 0.04, 0.026, channel % 4 ? '#d9dde4' : s.accent, 0.005);
    }
    s.glow(0, -0.1, 0.7, s.accent, 0.25);
  },
};

export const varietySet: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const base = mix(s.accent, s.palette.near, s.palette.dark ? 0.25 : 0.02);
    const second = mix('#fff1cf', s.palette.sky[2], 0.25);
    s.fillAll(base);
    for (let ray = 0; ray < 24; ray += 2) {
      const a = (ray / 24) * 6.2832 + 0.1;
      s.shape([[0, -0.28], [Math.cos(a) * 3, -0.28 + Math.sin(a) * 3], [Math.cos(a + 0.262) * 3, -0.28 + Math.sin(a + 0.262) * 3]], alpha(lighten(base, 0.5), 0.42));
    }
    const paints = ['#2fb3a0', '#f2c94c', '#5566e6', '#f0705a', '#8a5ab0'].filter((paint) => paint !== s.accent);
    s.disc(0, -0.28, 0.42, darken(base, 0.42));
    s.disc(0, -0.29, 0.4, second);
    for (let bulb = 0; bulb < 28; bulb++) { const a = (bulb / 28) * 6.2832; s.disc(Math.cos(a) * 0.41, -0.285 + Math.sin(a) * 0.41, 0.017, bulb % 2 ? '#fff9e0' : '#ffd24a'); s.glow(Math.cos(a) * 0.41, -0.285 + Math.sin(a) * 0.41, 0.05, '#ffe28a', 0.7); }
    s.rect(s.left, 0.03, s.width, s.bottom, s.down(0.03, s.bottom, darken(base, 0.2), darken(base, 0.5)));
    for (let tile = 0; tile < 24; tile++) for (let row = 0; row < 4; row++) if ((tile + row) % 2) { const y = 0.03 + row ** 1.5 * 0.04; s.rect(s.left + tile * 0.12, y, 0.12, 0.035 + row * 0.022, alpha('#ffffff', 0.1)); }
    for (let step = 0; step < 4; step++) s.rect(-0.4 + step * 0.045, 0.06 - (step + 1) * 0.055, 0.8 - step * 0.09, 0.058, s.down(0.06 - (step + 1) * 0.055, 0.06 - step * 0.055, lighten(paints[step % 4] ?? base, 0.3), paints[step % 4] ?? base), 0.01);
    for (const [index, x] of [-0.21, 0, 0.21].entries()) door(s, x, -0.155, paints[(index + 1) % paints.length] ?? base, index);
    for (const [x, y, mark, paint] of [[-0.4, -0.5, '?', 0], [0.41, -0.46, '!', 2], [-0.72, -0.2, '★', 1], [0.34, -0.02, '★', 3]] as const) {
      if (mark === '★') star(s, x, y, 0.09, paints[paint] ?? base);
      else { s.words(mark, x + 0.012, y + 0.014, 0.28, darken(base, 0.5), fonts('black-han-sans', mark)); s.words(mark, x, y, 0.28, paints[paint] ?? base, fonts('black-han-sans', mark)); }
    }
    const count = Math.max(1, company(s));
    for (let index = 0; index < count; index++) if (s.art.figures !== 'none') person(s, (index - (count - 1) / 2) * (s.art.figures === 'two-apart' ? 0.44 : 0.15), 0.15, 0.26, index % 2 ? 'stage' : 'modern', index);
    const random = s.part(279);
    for (let paper = 0; paper < 50 * s.width; paper++) s.at(s.left + s.width * random(), s.top + s.height * random(), 0.01, () => s.rect(-1, -0.4, 2, 0.8, paints[paper % paints.length] ?? base), undefined, random() * 6);
  },
};

const door = (s: Scene, x: number, y: number, paint: string, index: number): void => {
  s.rect(x - 0.092, y - 0.33, 0.184, 0.34, '#fffaf0', 0.02);
  s.rect(x - 0.075, y - 0.31, 0.15, 0.32, s.across(x - 0.075, x + 0.075, lighten(paint, 0.2), darken(paint, 0.15)), 0.012);
  for (const row of [0, 1]) s.rect(x - 0.05, y - 0.285 + row * 0.145, 0.1, 0.115, alpha('#000000', 0.14), 0.008);
  s.disc(x + 0.052, y - 0.14, 0.012, '#ffe08a');
  s.words(String(index + 1), x, y - 0.228, 0.09, '#fffaf0', fonts('black-han-sans', '123'));
};

const star = (s: Scene, x: number, y: number, size: number, paint: string): void => {
  s.path('M0 -1L.26 -.32L.98 -.3L.42 .14L.6 .84L0 .44L-.6 .84L-.42 .14L-.98 -.3L-.26 -.32Z', darken(paint, 0.45), x + 0.01, y + 0.012, size);
  s.path('M0 -1L.26 -.32L.98 -.3L.42 .14L.6 .84L0 .44L-.6 .84L-.42 .14L-.98 -.3L-.26 -.32Z', s.ramp([-0.5, -0.8], [0.6, 0.8], lighten(paint, 0.5), paint), x, y, size);
};

export const gameBoard: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const cloth = mix(s.accent, s.palette.near, s.palette.dark ? 0.5 : 0.2);
    s.fillAll(s.around(0, -0.3, 1.2, lighten(cloth, 0.2), cloth, darken(cloth, 0.5)));
    for (let dot = 0; dot < 300; dot++) s.disc(s.left + ((dot * 0.137) % 1) * s.width, s.top + ((dot * 0.311) % 1) * s.height, 0.006, alpha('#ffffff', 0.1));
    const iso = (column: number, row: number, up = 0): [number, number] => [(column - row) * 0.078, -0.36 + (column + row - 6) * 0.046 - up];
    const slab = (column: number, row: number, size: number, height: number, paint: string): void => {
      const [ax, ay] = iso(column, row, height);
      const [bx, by] = iso(column + size, row, height);
      const [cx, cy] = iso(column + size, row + size, height);
      const [dx, dy] = iso(column, row + size, height);
      s.shape([[dx, dy], [cx, cy], [cx, cy + height], [dx, dy + height]], darken(paint, 0.25));
      s.shape([[cx, cy], [bx, by], [bx, by + height], [cx, cy + height]], darken(paint, 0.42));
      s.shape([[ax, ay], [bx, by], [cx, cy], [dx, dy]], s.ramp([dx, dy], [bx, by], lighten(paint, 0.25), paint));
    };
    s.disc(0.02, -0.26, 0.58, alpha('#000000', 0.3), 0.34);
    slab(-0.2, -0.2, 6.4, 0.05, '#8a5730');
    const paints = ['#f4ead4', '#e9b04a', '#f0705a', '#2fb3a0', '#5566e6', '#f4ead4'];
    const path: Array<[number, number]> = [];
    for (let step = 0; step < 6; step++) path.push([step, 0]);
    for (let step = 1; step < 6; step++) path.push([5, step]);
    for (let step = 4; step >= 0; step--) path.push([step, 5]);
    for (let step = 4; step > 0; step--) path.push([0, step]);
    slab(1.06, 1.06, 3.88, 0.062, mix('#3f8a5f', s.palette.near, 0.15));
    [...path].sort((one, other) => one[0] + one[1] - other[0] - other[1]).forEach(([column, row], index) => slab(column + 0.04, row + 0.04, 0.92, 0.085, paints[(column * 5 + row * 3 + index) % 6] ?? '#f4ead4'));
    const [houseX, houseY] = iso(3, 3, 0.06);
    for (const [dx, dy, size, roof] of [[-0.14, -0.03, 0.09, '#f0705a'], [0.12, -0.05, 0.1, '#5566e6'], [0, 0.03, 0.13, s.accent]] as const) {
      s.rect(houseX + dx - size / 2, houseY + dy - size * 0.7, size, size * 0.8, s.across(houseX + dx - size / 2, houseX + dx + size / 2, '#fffaf0', '#d9cdb8'));
      s.shape([[houseX + dx - size * 0.66, houseY + dy - size * 0.66], [houseX + dx, houseY + dy - size * 1.3], [houseX + dx + size * 0.66, houseY + dy - size * 0.66]], s.across(houseX + dx - size, houseX + dx + size, lighten(roof, 0.25), darken(roof, 0.25)));
      s.rect(houseX + dx - size * 0.12, houseY + dy - size * 0.3, size * 0.24, size * 0.4, '#6a4028');
    }
    const players = Math.max(2, company(s));
    for (let index = 0; index < players; index++) {
      const [column, row] = path[(index * 4 + (s.seed & 3) + 7) % path.length] ?? [5, 3];
      const [x, y] = iso(column + 0.5, row + 0.5, 0.085);
      pawn(s, x, y + 0.01, 0.17, index === 0 ? s.accent : paints[(index + 1) % 5] ?? '#f0705a');
    }
    dice(s, -0.36, 0.08, 0.12);
    dice(s, 0.38, 0.14, 0.1);
    for (let card = 0; card < 3; card++) s.at(0.4, -0.68 + card * 0.02, 1, () => { s.rect(-0.06, -0.08, 0.12, 0.16, '#fffaf0', 0.012); s.rect(-0.046, -0.066, 0.092, 0.132, card === 2 ? s.accent : '#c9b89a', 0.008); }, 1, 0.3 + card * 0.14);
  },
};

const pawn = (s: Scene, x: number, y: number, size: number, paint: string): void => {
  s.disc(x + size * 0.14, y, size * 0.34, alpha('#000000', 0.3), size * 0.12);
  s.path('M-.3 0C-.3 -.2 -.12 -.3 -.1 -.62L.1 -.62C.12 -.3 .3 -.2 .3 0Q0 .12 -.3 0Z', s.across(-0.3, 0.3, lighten(paint, 0.35), paint, darken(paint, 0.45)), x, y, size);
  s.disc(x, y - size * 0.74, size * 0.2, s.around(x - size * 0.08, y - size * 0.82, size * 0.34, lighten(paint, 0.6), paint, darken(paint, 0.35)));
};

const dice = (s: Scene, x: number, y: number, size: number): void => {
  s.shape([[x, y - size], [x + size * 0.8, y - size * 0.6], [x, y - size * 0.2], [x - size * 0.8, y - size * 0.6]], '#fffdf6');
  s.shape([[x - size * 0.8, y - size * 0.6], [x, y - size * 0.2], [x, y + size * 0.7], [x - size * 0.8, y + size * 0.3]], '#e2dccd');
  s.shape([[x + size * 0.8, y - size * 0.6], [x, y - size * 0.2], [x, y + size * 0.7], [x + size * 0.8, y + size * 0.3]], '#c2b9a6');
  s.disc(x, y - size * 0.6, size * 0.16, s.accent, size * 0.1);
  for (const t of [0.25, 0.75]) { s.disc(x - size * t, y - size * 0.25 + size * 0.85 * (1 - t) * 0.7, size * 0.09, '#23252e'); s.disc(x + size * t, y - size * 0.1 + size * 0.4 * t, size * 0.09, '#23252e'); }
};

