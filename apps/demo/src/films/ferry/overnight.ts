import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import { framed } from '../drawing/camera.ts';
import type { Shot } from '../drawing/film.ts';
import { cycle, seeded } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { ferryBoat, gull, headland, paperSky, pier, seaOf, swell, wake } from './island.ts';
import type { Sea } from './island.ts';
import { ACTOR, COMIC, FRIENDS, GRANDMOTHER, PRESENTER, SINGER, dog, headOf, sit, stand, unpacked } from './people.ts';

const NIGHT_SEA: Sea = { top: 600, bottom: 790, deep: '#16385c', light: '#28527c', seed: 21 };

const porch = (g: Context): void => {
  paperSky(g, ['#161d40', '#1e2850', '#2a3562'], 600);
  const random = seeded(17);
  for (let i = 0; i < 46; i += 1)
    shape(g, '#f7e9c4', () => g.arc(random() * WIDTH, random() * 520, 1.6 + random() * 2.4, 0, TAU));
  shape(g, '#f7e9c4', () => g.arc(150, 190, 74, 0, TAU));
  shape(g, '#161d40', () => g.arc(184, 172, 64, 0, TAU));
  seaOf(g, NIGHT_SEA);
  swell(g, 0, NIGHT_SEA, 14);
  shape(g, '#1c2c40', () => g.rect(0, 760, WIDTH, 330));
  shape(g, '#24364c', () => g.ellipse(960, 1070, 1080, 170, 0, 0, TAU));
  // the room, open to the yard
  shape(g, '#f2c879', () => g.rect(330, 300, 1260, 520));
  shape(g, '#ffdf9c', () => g.rect(360, 300, 1200, 370));
  shape(g, '#e0a458', () => g.rect(330, 670, 1260, 150));
  shape(g, '#c98a48', () => g.rect(300, 806, 1320, 54));
  for (const x of [330, 1560]) shape(g, '#8a4f3c', () => g.rect(x, 270, 44, 548));
  shape(g, '#5f4048', () => g.rect(300, 860, 1320, 40));
  shape(g, '#225c62', () => {
    g.moveTo(150, 312);
    g.quadraticCurveTo(330, 250, 420, 96);
    g.lineTo(1500, 96);
    g.quadraticCurveTo(1590, 250, 1770, 312);
  });
  line(g, '#2f787a', 7, () => {
    for (let x = 440; x < 1500; x += 68) {
      g.moveTo(x, 100);
      g.quadraticCurveTo(x + (x - 960) * 0.1, 200, x + (x - 960) * 0.34, 308);
    }
  });
  // clock, calendar, chest
  shape(g, '#fff7e2', () => g.arc(960, 392, 50, 0, TAU));
  line(g, '#8a4f3c', 9, () => g.arc(960, 392, 50, 0, TAU));
  line(g, '#2b2a3a', 6, () => {
    g.moveTo(960, 392);
    g.lineTo(960, 360);
    g.moveTo(960, 392);
    g.lineTo(938, 404);
  });
  shape(g, '#fff7e2', () => g.rect(452, 368, 120, 160));
  shape(g, '#f0633f', () => g.rect(452, 368, 120, 42));
  for (let i = 0; i < 12; i += 1) shape(g, '#d0bca4', () => g.rect(466 + (i % 4) * 26, 424 + Math.floor(i / 4) * 30, 14, 14));
  shape(g, '#8a4f3c', () => g.roundRect(1330, 500, 180, 170, 8));
  line(g, '#6f3c30', 6, () => {
    g.rect(1342, 512, 156, 68);
    g.rect(1342, 592, 156, 66);
  });
  for (const [i, color] of ['#f0633f', '#f7cf5e', '#3f8f8a', '#7a8fc4'].entries())
    shape(g, color, () => g.roundRect(1338, 420 + i * 20, 164, 19, 8));
  // five pairs of shoes on the stone step
  shape(g, '#8d8796', () => g.roundRect(560, 900, 800, 62, 18));
  for (const [i, color] of ['#f0633f', '#f7cf5e', '#c8566c', '#3f8f8a', '#f4efe2'].entries())
    for (const side of [-15, 15]) shape(g, color, () => g.ellipse(660 + i * 150 + side, 920, 12, 17, side * 0.006, 0, TAU));
};

/** The low round table and what came out of the kitchen. */
const table = (g: Context): void => {
  shape(g, '#6f3c30', () => {
    g.rect(720, 740, 30, 66);
    g.rect(1170, 740, 30, 66);
  });
  shape(g, '#a85c3c', () => g.ellipse(960, 738, 330, 40, 0, 0, TAU));
  shape(g, '#c27448', () => g.ellipse(960, 728, 330, 38, 0, 0, TAU));
  for (const [x, y, r, rim, food] of [
    [960, 712, 70, '#3c3a46', '#e0683c'],
    [810, 718, 40, '#fff7e2', '#4f8a4c'],
    [1110, 718, 40, '#fff7e2', '#f2e2b8'],
    [740, 738, 32, '#fff7e2', '#fffdf4'],
    [1180, 738, 32, '#fff7e2', '#fffdf4'],
    [880, 746, 34, '#fff7e2', '#d8506a'],
    [1040, 746, 34, '#fff7e2', '#8a9a5c'],
  ] as const) {
    shape(g, rim, () => {
      g.moveTo(x - r, y - r * 0.2);
      g.quadraticCurveTo(x - r * 0.7, y + r * 0.5, x, y + r * 0.5);
      g.quadraticCurveTo(x + r * 0.7, y + r * 0.5, x + r, y - r * 0.2);
    });
    shape(g, food, () => g.ellipse(x, y - r * 0.2, r * 0.92, r * 0.26, 0, 0, TAU));
  }
};

/** Supper: five spoons, one bulb, and a bill that is paid in dishes. */
export const supper: Shot = {
  name: 'supper',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, porch);
    const front = stage.layer(WIDTH, HEIGHT, table);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(560, 620, smooth(progress)), zoom: mix(1.04, 1.3, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const eats = (phase: number) => Math.max(0, Math.sin(t * 1.9 + phase)) ** 2;
        const guests = [
          [COMIC, 560, 800, 340, 0.8, 0],
          [SINGER, 770, 716, 310, 0.4, 1.6],
          [GRANDMOTHER, 960, 706, 306, 0, 3],
          [ACTOR, 1150, 716, 310, -0.4, 4.4],
          [PRESENTER, 1366, 800, 336, -0.8, 2.4],
        ] as const;
        const serve = ([friend, x, y, size, look, phase]: (typeof guests)[number]) => {
          const bite = friend === GRANDMOTHER ? 0 : eats(phase);
          sit(g, unpacked(friend), {
            x,
            y,
            size,
            look,
            lean: Math.sin(t * 1.1 + phase) * 0.02,
            right: [mix(0.16, 0.07, bite), mix(-0.4, -0.73, bite)],
            left: [-0.16, -0.4],
          });
          if (friend === GRANDMOTHER) return;
          const [handX, handY] = [x + mix(0.16, 0.07, bite) * size, y + (mix(-0.4, -0.73, bite) + 0.26) * size];
          line(g, '#e8dcc8', 6, () => {
            g.moveTo(handX + 14, handY + 8);
            g.lineTo(handX - 30, handY - 12);
          });
          shape(g, '#e8dcc8', () => g.ellipse(handX - 36, handY - 15, 13, 8, 0.4, 0, TAU));
        };
        for (const guest of guests.slice(1, 4)) serve(guest);
        place(g, front, 0, 0);
        for (let i = 0; i < 3; i += 1) {
          const rise = (t * 0.35 + i / 3) % 1;
          line(g, `rgba(255,255,255,${(0.5 * Math.sin(rise * Math.PI)).toFixed(3)})`, 9, () => {
            const [x, y] = [936 + i * 26, 690 - rise * 120];
            g.moveTo(x, y);
            g.bezierCurveTo(x + 18, y - 18, x - 18, y - 34, x, y - 54);
          });
        }
        for (const guest of [guests[0], guests[4]]) serve(guest);
        // a bare bulb
        const swing = Math.sin(t * 1.1) * 0.04;
        g.save();
        g.translate(960, 300);
        g.rotate(swing);
        line(g, '#5f4048', 5, () => {
          g.moveTo(240, 14);
          g.lineTo(240, 60);
        });
        shape(g, 'rgba(255,246,200,.4)', () => g.arc(240, 84, 62, 0, TAU));
        shape(g, '#fffbe4', () => g.arc(240, 84, 25, 0, TAU));
        g.restore();
        dog(g, { x: 470, y: 1000, size: 190, facing: 1, seated: true, wag: Math.sin(t * 6) });
      });
    };
  },
};

const PATCHES: NonEmpty<string> = ['#8a6690', '#6a74a6', '#b98a94', '#5f8a98', '#cdb4a8', '#7a80b0', '#9a7a9c', '#86a3a0'];

/** A quilt of ramie patches, sewn from what was left over. */
const patchwork = (g: Context, width: number, height: number): void => {
  const random = seeded(44);
  const cut = (x: number, y: number, w: number, h: number): void => {
    if (Math.max(w, h) > 190 || (Math.max(w, h) > 130 && random() < 0.45)) {
      const at = 0.34 + random() * 0.32;
      if (w > h) {
        cut(x, y, w * at, h);
        cut(x + w * at, y, w * (1 - at), h);
      } else {
        cut(x, y, w, h * at);
        cut(x, y + h * at, w, h * (1 - at));
      }
      return;
    }
    shape(g, cycle(PATCHES, Math.floor(random() * PATCHES.length)), () => g.rect(x, y, w, h));
    line(g, 'rgba(240,226,214,.55)', 4, () => g.rect(x, y, w, h));
  };
  cut(0, 0, width, height);
};

/** One room, one quilt, four sleepers, and a discussion about feet. */
export const quilt: Shot = {
  name: 'quilt',
  seconds: 7,
  prepare(stage) {
    const floor = stage.layer(WIDTH, HEIGHT, (g) => {
      shape(g, '#5b5678', () => g.rect(0, 0, WIDTH, HEIGHT));
      line(g, '#4f4a6c', 5, () => {
        for (let x = 160; x < WIDTH; x += 320) {
          g.moveTo(x, 0);
          g.lineTo(x, HEIGHT);
        }
        for (let y = 120; y < HEIGHT; y += 320) {
          g.moveTo(0, y);
          g.lineTo(WIDTH, y);
        }
      });
      shape(g, '#e6dcf0', () => g.roundRect(250, 210, 1420, 880, 40));
    });
    const cover = stage.layer(1500, 800, (g) => {
      g.beginPath();
      g.roundRect(0, 0, 1500, 860, 46);
      g.clip();
      patchwork(g, 1500, 860);
      shape(g, '#f0e2d4', () => g.rect(0, 0, 1500, 58));
    });
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(900, 1010, smooth(progress)), y: mix(500, 520, smooth(progress)), zoom: mix(1.16, 1.06, smooth(progress)) },
        () => {
          place(g, floor, 0, 0);
          const pulled = ramp(t, 2.6, 3.2) - 1.5 * ramp(t, 4.4, 4.8) + 0.5 * ramp(t, 5.6, 6.2);
          FRIENDS.forEach((friend, i) => {
            const x = 450 + i * 340;
            shape(g, ['#f6efe0', '#e8d2c8', '#d6e0dc', '#e0d8ee'][i] ?? '#fff', () => g.roundRect(x - 130, 230, 260, 170, 50));
            g.save();
            g.translate(x, 352);
            g.rotate([-0.12, 0.1, -0.06, 0.14][i] ?? 0);
            g.scale(620, 620);
            for (const side of [-0.085, 0.085]) {
              shape(g, friend.trousers, () => g.roundRect(side - 0.06, 0.5, 0.12, 0.42, 0.05));
              shape(g, '#f3c6a0', () => g.ellipse(side, 0.95, 0.045, 0.07, 0, 0, TAU));
            }
            shape(g, friend.coat, () => g.roundRect(-0.17, 0.1, 0.34, 0.5, 0.12));
            headOf(g, friend.style === 'cap' ? { ...friend, style: 'crop' } : friend, {
              asleep: !(i === 3 && t > 2.9 && t < 5.4) && !(i === 0 && t > 4.5 && t < 5.8),
              look: i === 3 ? -0.8 : 0,
            });
            g.restore();
          });
          place(g, cover, 210 - pulled * 230, 440 + Math.sin(t * 1.6) * 5);
          // hands on the hem
          for (const [at, when] of [
            [330, ramp(t, 2.2, 2.6)],
            [1560, ramp(t, 4, 4.4)],
          ] as const)
            if (when > 0)
              for (const side of [-46, 46]) shape(g, '#f3c6a0', () => g.arc(at + side - pulled * 60, 472, 27 * when, 0, TAU));
          // the dog, curled up where it is warm
          g.save();
          g.translate(960 - pulled * 230, 812 + Math.sin(t * 1.6) * 5);
          const breath = 1 + Math.sin(t * 2.2) * 0.015;
          shape(g, '#e0a458', () => g.ellipse(0, 0, 170 * breath, 108 * breath, 0, 0, TAU));
          line(g, '#b97c36', 10, () => g.arc(6, 6, 84, 0.4, 3.6));
          shape(g, '#e0a458', () => g.ellipse(-100, 34, 74, 58, 0.3, 0, TAU));
          shape(g, '#f6dcae', () => g.ellipse(-148, 52, 40, 28, 0.3, 0, TAU));
          shape(g, '#2b2a3a', () => g.ellipse(-180, 54, 13, 10, 0, 0, TAU));
          line(g, '#2b2a3a', 6, () => g.arc(-110, 28, 13, 0.2, 2.6));
          shape(g, '#b97c36', () => {
            g.moveTo(-96, -14);
            g.lineTo(-50, -44);
            g.lineTo(-46, 12);
          });
          g.restore();
          // moonlight through the window
          shape(g, 'rgba(214,226,255,.16)', () => {
            g.moveTo(980, 0);
            g.lineTo(1300, 0);
            g.lineTo(900, HEIGHT);
            g.lineTo(500, HEIGHT);
          });
          shape(g, 'rgba(214,226,255,.16)', () => {
            g.moveTo(1350, 0);
            g.lineTo(1670, 0);
            g.lineTo(1270, HEIGHT);
            g.lineTo(950, HEIGHT);
          });
        },
      );
    };
  },
};

const MORNING: NonEmpty<string> = ['#8fd0cc', '#b4e0cf', '#dcecc8', '#fbeebc', '#ffd9a0'];
const HORIZON = 500;
const MORNING_BAY: Sea = { top: HORIZON, deep: '#3c9c9c', light: '#6cbcb4', seed: 3 };

/** The first boat comes, waits, and leaves without passengers. */
export const firstBoat: Shot = {
  name: 'first boat',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      paperSky(g, MORNING, HORIZON);
      shape(g, '#fffbe0', () => g.arc(1130, 410, 76, 0, TAU));
      headland(g, HORIZON, '#5c9a86', '#7ab08a', []);
      seaOf(g, MORNING_BAY);
    });
    const front = stage.layer(WIDTH, HEIGHT, (g) => pier(g, 760, 740, '#f0dcc4', '#b4928a', '#f2b85c', 280));
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(1010, 930, smooth(progress)), y: mix(580, 540, smooth(progress)), zoom: mix(1.12, 1, smooth(progress)) },
        () => {
          place(g, still, 0, 0);
          swell(g, t, MORNING_BAY);
          const comes = ramp(t, -2, 3);
          const leaves = ramp(t, 4.6, 10);
          const size = mix(mix(0.4, 0.72, comes), 0.34, leaves);
          const [x, y] = [mix(mix(80, 430, comes), 150, leaves), mix(mix(560, 640, comes), 552, leaves)];
          const facing = t > 4.6 ? -1 : 1;
          if (t < 3 || t > 4.8) wake(g, x, y, size, facing, '#c4e6da');
          ferryBoat(g, x, y + Math.sin(t * 1.4) * 3, size, facing, false);
          for (const [at, height, scale] of [
            [620, 300, 24],
            [740, 350, 18],
            [900, 270, 16],
          ] as const)
            gull(g, at + t * 18, height + Math.sin(t + at) * 8, scale, Math.sin(t * 4 + at), '#fffdf2');
          place(g, front, 0, 0);
          stand(g, GRANDMOTHER, { x: 1730, y: 812, size: 350, look: -0.8, left: [-0.16, -0.44], right: [0.14, -0.42] });
          shape(g, '#f7cf5e', () => g.roundRect(1682, 642, 96, 72, 22));
          shape(g, '#d8952a', () => {
            g.moveTo(1712, 648);
            g.lineTo(1730, 616);
            g.lineTo(1748, 648);
          });
          const seats = [860, 1030, 1360, 1530];
          FRIENDS.forEach((friend, i) => {
            const wave = ramp(t, 5.2 + i * 0.2, 5.7 + i * 0.2);
            sit(
              g,
              unpacked(friend),
              {
                x: seats[i] ?? 0,
                y: 836,
                size: 340 - (i % 2) * 20,
                look: t < 3.4 ? -0.9 : i < 2 ? 0.7 : -0.9,
                right: [mix(0.17, 0.27 + Math.sin(t * 6 + i) * 0.05, i % 2 ? wave : 0), mix(-0.32, -0.95, i % 2 ? wave : 0)],
                left: [mix(-0.17, -0.27 + Math.sin(t * 6 + i) * 0.05, i % 2 ? 0 : wave), mix(-0.32, -0.95, i % 2 ? 0 : wave)],
              },
              t * 1.6 + i,
            );
          });
          dog(g, { x: 1204, y: 836, size: 190, facing: -1, seated: true, wag: Math.sin(t * 7) });
        },
      );
    };
  },
};
