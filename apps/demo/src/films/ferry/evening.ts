import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import { framed } from '../drawing/camera.ts';
import type { Shot } from '../drawing/film.ts';
import { cycle, seeded } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { ferryBoat, gull, headland, house, paperSky, pier, seaOf, swell, wake } from './island.ts';
import type { Sea } from './island.ts';
import { FRIENDS, GRANDMOTHER, dog, stand } from './people.ts';

const DUSK: NonEmpty<string> = ['#45548c', '#7a5f92', '#c56a82', '#f2825f', '#ffab66', '#ffd08a'];
const HORIZON = 560;
const BAY: Sea = { top: HORIZON, deep: '#17657a', light: '#2f8494', seed: 4 };

/** Strips of the sun on the water, narrower towards the camera. */
const sunPath = (g: Context, x: number, t: number): void => {
  for (let i = 0; i < 7; i += 1) {
    const width = 210 - i * 22 + Math.sin(t * 0.9 + i * 1.3) * 16;
    shape(g, '#ffb469', () => g.roundRect(x - width / 2 + Math.sin(t * 0.6 + i) * 8, HORIZON + 12 + i * 27, width, 9, 4.5));
  }
};

/** The last ferry leaves; four people watch it go without running. */
export const goodbye: Shot = {
  name: 'goodbye',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      paperSky(g, DUSK, HORIZON);
      shape(g, '#fff0b8', () => g.arc(560, HORIZON, 128, Math.PI, TAU));
      headland(g, HORIZON, '#4a4f78', '#5c6a72', [3, 6]);
      seaOf(g, BAY);
    });
    const front = stage.layer(WIDTH, HEIGHT, (g) => pier(g, 800, 880, '#d9c2ae', '#8a6f7c', '#f2b85c'));
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(930, 1010, smooth(progress)), y: mix(520, 570, smooth(progress)), zoom: mix(1, 1.1, smooth(progress)) },
        () => {
          place(g, still, 0, 0);
          sunPath(g, 560, t);
          swell(g, t, BAY);
          const gone = smooth(t / 11);
          const [x, y, size] = [mix(850, 300, gone), mix(720, 592, gone), mix(1, 0.3, gone)];
          wake(g, x, y, size, -1, '#7fb9bd');
          ferryBoat(g, x, y + Math.sin(t * 1.3) * 3 * size, size, -1, true);
          for (const [at, height, scale] of [
            [700, 470, 22],
            [790, 430, 16],
            [340, 500, 18],
          ] as const)
            gull(g, at - t * 16, height + Math.sin(t + at) * 8, scale, Math.sin(t * 4 + at), '#fff4e0');
          place(g, front, 0, 0);
          const turned = t > 7.6;
          const cheer = ramp(t, 7.8, 8.3);
          FRIENDS.forEach((friend, i) => {
            const at = 1040 + i * 196;
            const wave = i === 3 ? 0 : ramp(t, 1 + i * 0.5, 1.5 + i * 0.5) * (1 - ramp(t, 6.4, 7));
            const swing = Math.sin(t * 5 + i) * 0.07;
            stand(g, friend, {
              x: at,
              y: 952 - Math.abs(Math.sin((t - 7.6) * 6 + i)) * 26 * cheer,
              size: 330 - (i % 2) * 22,
              back: !turned,
              look: turned ? (i < 2 ? 0.6 : -0.6) : 0,
              right: [mix(0.2, 0.27 + swing, Math.max(wave, cheer)), mix(-0.35, -0.98, Math.max(wave, cheer))],
              left: [mix(-0.2, -0.28, cheer), mix(-0.35, -0.95, cheer)],
            });
          });
        },
      );
    };
  },
};

const ROOFS: NonEmpty<string> = ['#e8623f', '#2f8f8c', '#f2a73c', '#5a78b8'];
const [LANE, FAR] = [3200, 2300];

const stonesOf = (g: Context, top: number, bottom: number, width: number, seed: number, colors: NonEmpty<string>): void => {
  const random = seeded(seed);
  for (let y = top; y < bottom; y += 54)
    for (let x = -60; x < width; x += 96)
      shape(g, cycle(colors, Math.floor(random() * colors.length)), () =>
        g.roundRect(x + random() * 18 + ((y / 54) % 2) * 40, y + random() * 4, 76 + random() * 14, 44, 20),
      );
};

/** Sky, moon and hills, which move less than the lane. */
const distance = (g: Context): void => {
  paperSky(g, ['#2c3566', '#474a80', '#7c5a88', '#b8667e'], 640, FAR);
  shape(g, '#f7e9c4', () => g.arc(1480, 180, 70, 0, TAU));
  shape(g, '#3a4170', () => {
    g.moveTo(0, 720);
    for (let x = 0; x <= FAR; x += 50) g.lineTo(x, 470 + Math.sin(x * 0.0034 + 1) * 80 + Math.sin(x * 0.009) * 22);
    g.lineTo(FAR, 720);
  });
};

const village = (g: Context): void => {
  shape(g, '#4a4a78', () => {
    g.moveTo(0, 720);
    for (let x = 0; x <= LANE; x += 50) g.lineTo(x, 612 + Math.sin(x * 0.005) * 18);
    g.lineTo(LANE, 720);
  });
  for (let i = 0; i < 8; i += 1)
    house(g, 180 + i * 420, 690 - (i % 3) * 24, 150 - (i % 2) * 18, cycle(ROOFS, i), '#cdbdc6', i === 2 || i === 5);
  for (const x of [400, 1270, 2080, 2900]) {
    line(g, '#2b2a3a', 10, () => {
      g.moveTo(x, 720);
      g.lineTo(x, 250);
      g.moveTo(x - 46, 282);
      g.lineTo(x + 46, 282);
    });
    shape(g, '#ffdf8c', () => g.arc(x + 52, 330, 16, 0, TAU));
  }
  shape(g, '#4c4560', () => g.rect(0, 690, LANE, 220));
  stonesOf(g, 692, 850, LANE, 12, ['#776a86', '#8a7a94', '#6a5e7c', '#9a8aa0']);
  shape(g, '#a88a86', () => g.rect(0, 858, LANE, 230));
  shape(g, '#bd9d92', () => g.rect(0, 900, LANE, 110));
};

/** Up the lane with packs on their backs, past walls and dark windows; a dog keeps its distance. */
export const lane: Shot = {
  name: 'lane',
  seconds: 8,
  prepare(stage) {
    const far = stage.layer(FAR, HEIGHT, distance);
    const still = stage.layer(LANE, HEIGHT, village);
    return (g, { t }) => {
      const offset = t * 118;
      place(g, far, -t * 22, 0);
      place(g, still, -offset, 0);
      // the dog walks on the wall and stops when they look
      const stops = t > 4.6 && t < 6.4;
      const ahead = mix(330, 470, ramp(t, 2.4, 4.6)) + 40 * ramp(t, 6.4, 8);
      dog(g, { x: ahead, y: 702, size: 190, facing: 1, ...(stops ? {} : { step: t * 9 }), wag: stops ? Math.sin(t * 9) : 0 });
      FRIENDS.forEach((friend, i) => {
        const look = stops && i < 2 ? -1 : 1;
        stand(g, friend, {
          x: 760 + i * 250 + Math.sin(t * 0.9 + i) * 10,
          y: 986 + (i % 2) * 26,
          size: 400 - (i % 2) * 26,
          look,
          step: t * 6 + i * 1.4,
          ...(i === 3 && { right: [0.3, -0.78] as const }),
        });
      });
      // a torch in the presenter's hand
      shape(g, 'rgba(255,232,160,.22)', () => {
        g.moveTo(1620, 700);
        g.lineTo(2000, 560);
        g.lineTo(2000, 900);
      });
    };
  },
};

const facade = (g: Context): void => {
  paperSky(g, ['#232c58', '#353b70', '#55497e'], 540);
  const random = seeded(8);
  for (let i = 0; i < 36; i += 1)
    shape(g, '#f7e9c4', () => g.arc(random() * WIDTH, random() * 250, 1.6 + random() * 2.2, 0, TAU));
  // the house behind the wall
  shape(g, '#2f8f8c', () => {
    g.moveTo(300, 430);
    g.lineTo(440, 220);
    g.lineTo(1480, 220);
    g.lineTo(1620, 430);
  });
  line(g, '#277673', 6, () => {
    for (let x = 460; x < 1480; x += 60) {
      g.moveTo(x, 226);
      g.lineTo(x + (x - 960) * 0.16, 428);
    }
  });
  shape(g, '#e7d6c2', () => g.rect(360, 430, 1200, 130));
  shape(g, '#5c5270', () => g.rect(0, 520, WIDTH, 420));
  stonesOf(g, 524, 930, WIDTH + 60, 31, ['#776a86', '#8a7a94', '#6a5e7c', '#9a8aa0']);
  shape(g, '#8a7076', () => g.rect(0, 936, WIDTH, 150));
  // the gateway and the yard behind it
  shape(g, '#f2c26a', () => g.rect(690, 440, 540, 500));
  shape(g, '#ffdf94', () => g.rect(690, 440, 540, 330));
  shape(g, '#e8a44e', () => g.rect(690, 800, 540, 140));
  shape(g, '#fff3c8', () => g.roundRect(1010, 520, 150, 150, 8));
  line(g, '#c98a3c', 8, () => {
    g.rect(1010, 520, 150, 150);
    g.moveTo(1085, 520);
    g.lineTo(1085, 670);
    g.moveTo(1010, 595);
    g.lineTo(1160, 595);
  });
  for (const [x, size] of [
    [730, 62],
    [790, 46],
  ] as const) {
    shape(g, '#8a5a3c', () => g.ellipse(x, 800, size * 0.52, size * 0.66, 0, 0, TAU));
    shape(g, '#6f4630', () => g.ellipse(x, 800 - size * 0.62, size * 0.42, size * 0.14, 0, 0, TAU));
  }
  shape(g, '#e8623f', () => {
    g.moveTo(620, 446);
    g.lineTo(690, 366);
    g.lineTo(1230, 366);
    g.lineTo(1300, 446);
  });
  // a fig tree that leans over the wall
  line(g, '#3c3048', 26, () => {
    g.moveTo(1700, 960);
    g.quadraticCurveTo(1640, 640, 1720, 380);
  });
  for (const [x, y, r] of [
    [1720, 330, 130],
    [1610, 410, 96],
    [1820, 430, 110],
    [1700, 470, 90],
  ] as const)
    shape(g, '#2f6a5c', () => g.arc(x, y, r, 0, TAU));
  for (const [x, y] of [
    [1660, 400],
    [1760, 350],
    [1800, 470],
    [1600, 450],
    [1710, 290],
  ] as const)
    shape(g, '#c8566c', () => g.ellipse(x, y, 16, 20, 0, 0, TAU));
};

/** One gate opens. She has not asked who they are, only whether they have eaten. */
export const gate: Shot = {
  name: 'gate',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, facade);
    return (g, { t, progress }) => {
      const open = ramp(t, 0.9, 2.2);
      framed(g, { x: 960, y: mix(560, 640, smooth(progress)), zoom: mix(1.02, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        // light falls out of the gate
        shape(g, `rgba(255,214,130,${(0.5 * open).toFixed(3)})`, () => {
          g.moveTo(690, 938);
          g.lineTo(1230, 938);
          g.lineTo(1480, HEIGHT + 20);
          g.lineTo(440, HEIGHT + 20);
        });
        const beckon = ramp(t, 4, 4.5);
        stand(g, GRANDMOTHER, {
          x: 960,
          y: 916,
          size: 356,
          left: [-0.2, -0.4],
          right: [mix(0.2, 0.3 + Math.sin(t * 7) * 0.04, beckon), mix(-0.4, -0.74, beckon)],
          lean: Math.sin(t * 1.2) * 0.012,
        });
        for (const side of [-1, 1] as const) {
          const width = mix(270, 54, open);
          shape(g, '#4f8fc4', () => g.rect(side < 0 ? 690 : 1230 - width, 440, width, 500));
          line(g, '#3a76a8', 7, () => {
            g.rect((side < 0 ? 690 : 1230 - width) + 8, 462, width - 16, 200);
            g.rect((side < 0 ? 690 : 1230 - width) + 8, 690, width - 16, 220);
          });
        }
        const runs = ramp(t, 4.9, 6.6);
        if (runs > 0 && runs < 1)
          dog(g, {
            x: mix(330, 860, runs),
            y: mix(1030, 930, runs),
            size: mix(210, 150, runs),
            facing: 1,
            step: t * 16,
            wag: Math.sin(t * 14),
          });
        FRIENDS.forEach((friend, i) => {
          const bow = i < 2 ? ramp(t, 2.5, 2.9) * (1 - ramp(t, 3.4, 3.8)) : ramp(t, 2.8, 3.2) * (1 - ramp(t, 3.6, 4));
          stand(g, friend, { x: [250, 520, 1400, 1670][i] ?? 0, y: 1160 + bow * 26, size: 540 - (i % 2) * 24, back: true });
        });
      });
    };
  },
};
