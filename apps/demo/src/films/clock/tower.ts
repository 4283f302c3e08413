import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { BRASS, dial, gear } from './clockwork.ts';
import { chair } from './harbor.ts';

/** Seconds of the shot at which the clock strikes: eleven, twelve, and one more. */
const STROKES = [0.9, 2.7, 5.2] as const;

/** The dial from close by: after twelve there is another number. */
export const strike: Shot = {
  name: 'strike',
  seconds: 8,
  prepare(stage) {
    const wall = stage.layer(WIDTH, HEIGHT, (g) => {
      fillSheet(g, [
        [0, '#2a1a30'],
        [1, '#5a3440'],
      ]);
      for (let row = 0; row < 20; row += 1)
        for (let i = -1; i < 16; i += 1)
          shape(g, rgba([92 + ((row * 7 + i * 13) % 16), 54 + ((row * 5 + i * 11) % 10), 62]), () =>
            g.rect(i * 130 + (row % 2) * 65, row * 56, 124, 50),
          );
    });
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      const shaken = STROKES.reduce((sum, at) => sum + (t > at ? Math.exp(-(t - at) * 4) * Math.sin((t - at) * 40) * 5 : 0), 0);
      framed(g, { x: 960 + shaken, y: mix(560, 500, smooth(progress)), zoom: mix(1.02, 1.22, smooth(progress)) }, () => {
        place(g, wall, 0, 0);
        const extra = ramp(t, 5.2, 6.2);
        const pulse = STROKES.reduce((sum, at) => sum + (t > at ? Math.exp(-(t - at) * 1.6) : 0), 0);
        glow(g, 960, 560, 900, [255, 200, 110], 0.3 + 0.3 * clamp(pulse));
        // the hands reach twelve, and the numbers move on under them
        const hours = mix(11.965, 12, ramp(t, 0.4, 2.7));
        dial(g, { x: 960, y: 560, radius: 440, hours, face: '#fbeecb', ink: '#33202c', thirteen: extra });
        glow(g, 960, 560, 620, [255, 220, 150], 0.22 * clamp(pulse));
      });
      place(g, vignette, 0, 0);
    };
  },
};

const ROOMS = [
  [110, '#e8c890', '#b98a58'],
  [1090, '#c8b4b0', '#8c7478'],
] as const;

/** Two lit rooms over the quay, and a chair in which nobody sits. */
const houses = (g: Context): void => {
  fillSheet(g, [
    [0, '#3a3350'],
    [0.6, '#8a7468'],
    [1, '#5c4c4c'],
  ]);
  shape(g, '#6c5450', () => g.rect(40, 60, 1840, 760));
  for (const [x, top, bottom] of ROOMS) {
    g.fillStyle = vertical(
      g,
      [
        [0, top],
        [1, bottom],
      ],
      130,
      720,
    );
    g.fillRect(x, 130, 720, 590);
    shape(g, 'rgba(80,50,40,.6)', () => g.rect(x, 660, 720, 60));
    line(g, '#43302e', 20, () => g.rect(x, 130, 720, 590));
    glow(g, x + 360, 230, 420, [255, 190, 120], 0.22);
    line(g, '#43302e', 6, () => {
      g.moveTo(x + 360, 130);
      g.lineTo(x + 360, 210);
    });
    shape(g, '#fff2c8', () => g.ellipse(x + 360, 226, 54, 24, 0, Math.PI, TAU));
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#8c7660'],
      [1, '#40363a'],
    ],
    820,
    HEIGHT,
  );
  g.fillRect(0, 820, WIDTH, 270);
};

/** The baker practices, the widower irons, one chair is empty. */
export const regulars: Shot = {
  name: 'regulars',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, houses);
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(480, 620, smooth(progress)), zoom: mix(1.02, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        // the baker at an upright piano
        shape(g, '#4c2c22', () => g.rect(560, 430, 190, 280));
        shape(g, '#3a2018', () => g.rect(540, 424, 220, 22));
        shape(g, '#f8f4e8', () => g.rect(500, 540, 80, 18));
        shape(g, '#5c3a2c', () => g.rect(370, 640, 110, 20));
        const play = [Math.sin(t * 7), Math.sin(t * 5.3 + 2)] as const;
        standing(g, {
          x: 420,
          y: 730,
          height: 340,
          coat: [244, 238, 226],
          apron: [250, 248, 240],
          style: 'cap',
          left: [0.2, -0.52 + 0.02 * play[0]],
          right: [0.3, -0.54 + 0.02 * play[1]],
          nod: 0.08 * Math.sin(t * 1.8),
        });
        for (let i = 0; i < 4; i += 1) {
          const age = (t * 0.5 + i / 4) % 1;
          const [x, y] = [620 + 50 * Math.sin(i * 2 + age * 4), 400 - 190 * age];
          g.globalAlpha = Math.sin(age * Math.PI) * 0.9;
          shape(g, '#7c3440', () => g.ellipse(x, y, 13, 10, -0.4, 0, TAU));
          line(g, '#7c3440', 5, () => {
            g.moveTo(x + 11, y - 3);
            g.lineTo(x + 11, y - 46);
            g.lineTo(x + 26, y - 36);
          });
          g.globalAlpha = 1;
        }
        // the widower at the ironing board
        for (let i = 0; i < 5; i += 1)
          shape(g, ['#f4f2ee', '#dfe6f0', '#f4e8dc'][i % 3] ?? '#fff', () => {
            const x = 1140 + i * 70;
            g.moveTo(x, 300);
            g.lineTo(x + 56, 300);
            g.lineTo(x + 62, 430);
            g.lineTo(x - 6, 430);
          });
        line(g, '#4a3a38', 8, () => {
          g.moveTo(1100, 292);
          g.lineTo(1500, 292);
        });
        const iron = 70 * Math.sin(t * 1.6);
        standing(g, {
          x: 1620,
          y: 730,
          height: 380,
          coat: [96, 100, 118],
          hair: [168, 164, 166],
          style: 'short',
          left: [-0.16 + iron / 420, -0.54],
          right: [0.1, -0.52],
          nod: -0.1,
        });
        shape(g, '#f2eee6', () => g.roundRect(1410, 540, 330, 26, 12));
        line(g, '#5a5054', 9, () => {
          g.moveTo(1480, 566);
          g.lineTo(1640, 716);
          g.moveTo(1660, 566);
          g.lineTo(1500, 716);
        });
        shape(g, '#2f8c84', () => {
          g.moveTo(1510 + iron, 540);
          g.quadraticCurveTo(1520 + iron, 500, 1580 + iron, 498);
          g.lineTo(1600 + iron, 540);
        });
        chair(g, 1000, 1010, 190);
        glow(g, 1000, 890, 300, [255, 220, 140], 0.32 * ramp(t, 2.6, 4));
        standing(g, {
          x: mix(560, 800, ramp(t, 1.6, 4)),
          y: 1030,
          height: 330,
          coat: [240, 180, 50],
          legs: [44, 48, 72],
          style: 'bun',
          right: [mix(0.17, 0.34, ramp(t, 4.4, 5.4)), mix(-0.4, -0.46, ramp(t, 4.4, 5.4))],
          nod: 0.18 * ramp(t, 4, 4.8),
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The dial from inside: light comes through the glass, its numbers stand in mirror writing. */
const chamber = (g: Context): void => {
  fillSheet(g, [
    [0, '#1c1220'],
    [0.7, '#3c2830'],
    [1, '#140c12'],
  ]);
  for (let i = 0; i < 9; i += 1) shape(g, i % 2 ? '#2e1e28' : '#34232c', () => g.rect(i * 220, 0, 214, 840));
  g.save();
  g.translate(900, 430);
  g.scale(-1, 1);
  dial(g, { x: 0, y: 0, radius: 330, hours: 12, face: '#dcae62', ink: '#5a3a34', thirteen: 1 });
  g.restore();
  glow(g, 900, 430, 760, [255, 190, 90], 0.3);
  shape(g, '#241820', () => g.rect(0, 850, WIDTH, 240));
  shape(g, '#3a2830', () => g.rect(0, 842, WIDTH, 16));
};

/** What each night costs stands in the log: as given and as paid. */
const log = (g: Context, x: number, y: number, t: number): void => {
  shape(g, '#5c3a2c', () => g.rect(x - 150, y + 60, 300, 200));
  shape(g, '#7c5240', () => g.roundRect(x - 180, y + 40, 360, 26, 8));
  shape(g, '#f6ecd0', () => {
    g.moveTo(x - 156, y + 36);
    g.lineTo(x - 130, y - 136);
    g.lineTo(x + 130, y - 136);
    g.lineTo(x + 156, y + 36);
  });
  line(g, 'rgba(90,58,52,.5)', 4, () => {
    g.moveTo(x, y - 136);
    g.lineTo(x, y + 36);
  });
  g.font = fontOf('gowun-batang', 66);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#5a3a34';
  g.fillText('71', x - 68, y - 50);
  g.fillStyle = '#b03428';
  g.fillText(`${Math.round(mix(71, 90, ramp(t, 1.4, 4.6)))}`, x + 68, y - 50);
};

/** Her grandfather winds; then her hands are on the crank as well. */
export const winch: Shot = {
  name: 'winch',
  seconds: 8,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, chamber);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      // the works slow down with him and run again with her
      const slow = 0.35 * (ramp(t, 3.6, 4.8) - ramp(t, 5.8, 6.6));
      const turn = t * 0.7 - slow * 2;
      framed(
        g,
        { x: mix(960, 1040, smooth(progress)), y: mix(540, 600, smooth(progress)), zoom: mix(1.02, 1.18, smooth(progress)) },
        () => {
          place(g, room, 0, 0);
          gear(g, 1560, 300, 290, 28, turn * 0.5, [150, 106, 48]);
          gear(g, 1250, 120, 150, 15, -turn * 0.97, [184, 136, 58]);
          gear(g, 170, 250, 240, 24, -turn * 0.6, [132, 92, 46]);
          gear(g, 430, 90, 120, 12, turn * 1.2, [176, 128, 56]);
          gear(g, 1420, 660, 150, 15, turn, BRASS);
          line(g, '#8c6a44', 12, () => {
            g.moveTo(1290, 660);
            g.lineTo(1290, -10);
          });
          log(g, 300, 720, t);
          const angle = turn * 2.6;
          const [hx, hy] = [1180 + Math.cos(angle) * 70, 720 + Math.sin(angle) * 70];
          line(g, '#c9b07a', 18, () => {
            g.moveTo(1180, 720);
            g.lineTo(1420, 660);
            g.moveTo(1180, 720);
            g.lineTo(hx, hy);
          });
          const tired = ramp(t, 1.4, 4.6);
          const hand = (x: number, y: number, height: number) => [(hx - x) / height, (hy - y) / height] as const;
          const gilsang = { x: 1050, y: 1000 + 14 * tired, height: mix(460, 436, tired) };
          const grey = mix(110, 224, tired);
          standing(g, {
            ...gilsang,
            coat: [104, 76, 66],
            apron: [72, 58, 62],
            hair: [grey, grey, grey + 4],
            style: 'short',
            left: hand(gilsang.x, gilsang.y, gilsang.height),
            right: hand(gilsang.x + 8, gilsang.y, gilsang.height),
            nod: 0.1 + 0.24 * tired - 0.2 * ramp(t, 6, 7),
          });
          const helps = ramp(t, 5, 6);
          const iru = { x: mix(620, 1290, ramp(t, 2.8, 5.4)), y: 1020, height: 400 };
          const reach = hand(iru.x, iru.y, iru.height);
          standing(g, {
            ...iru,
            coat: [240, 180, 50],
            legs: [44, 48, 72],
            style: 'bun',
            left: [mix(-0.17, reach[0], helps), mix(-0.4, reach[1], helps)],
            nod: -0.12 * helps,
          });
          glow(g, 1180, 720, 260, [255, 214, 130], 0.4 * helps);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};
