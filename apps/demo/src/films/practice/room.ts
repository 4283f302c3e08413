import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { dancer, poseAt, STILL } from '../drawing/dancers.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { neckline, standing } from '../drawing/townsfolk.ts';
import type { Standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';

export const PINK: Rgb = [255, 122, 198];

/** The five of MIRINE: the color of a practice shirt, of the light on stage, and the hair. */
export const GIRLS = [
  { coat: [92, 126, 214], rim: [130, 170, 255], style: 'long', hair: 'long' },
  { coat: [244, 176, 66], rim: [255, 210, 110], style: 'bun', hair: 'short' },
  { coat: [236, 92, 164], rim: [255, 140, 206], style: 'long', hair: 'long' },
  { coat: [72, 176, 150], rim: [120, 240, 200], style: 'short', hair: 'short' },
  { coat: [158, 112, 210], rim: [200, 160, 255], style: 'long', hair: 'long' },
] as const satisfies readonly { coat: Rgb; rim: Rgb; style: Standing['style']; hair: 'long' | 'short' }[];

const FLOOR = 800;

/** The basement: a wall of mirrors, a floor of boards, lamps on the ceiling. */
const room = (g: Context, lit: boolean): void => {
  g.fillStyle = lit ? '#8f93a6' : '#1a1430';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, lit ? '#767a90' : '#120d24', () => g.rect(0, 0, WIDTH, 110));
  for (let i = 0; i < 3; i += 1) {
    shape(g, lit ? '#fbfbf2' : '#2a2148', () => g.roundRect(250 + i * 560, 44, 300, 26, 12));
    if (lit) glow(g, 400 + i * 560, 60, 420, [255, 250, 235], 0.4);
  }
  for (let i = 0; i < 5; i += 1) {
    const x = 90 + i * 350;
    g.fillStyle = vertical(
      g,
      lit
        ? [
            [0, '#b7c3d8'],
            [0.75, '#9fb0c8'],
            [1, '#b59a86'],
          ]
        : [
            [0, '#2a1e50'],
            [0.75, '#3c2258'],
            [1, '#2b1638'],
          ],
      150,
      FLOOR,
    );
    g.fillRect(x, 150, 344, FLOOR - 170);
    shape(g, lit ? 'rgba(255,255,255,.2)' : 'rgba(255,150,220,.07)', () => {
      g.moveTo(x + 60, 150);
      g.lineTo(x + 130, 150);
      g.lineTo(x + 20, 560);
      g.lineTo(x, 560);
      g.lineTo(x, 390);
    });
  }
  shape(g, lit ? '#5a4a44' : '#0e0a1a', () => g.rect(0, FLOOR - 20, WIDTH, 22));
  g.fillStyle = vertical(
    g,
    lit
      ? [
          [0, '#b9895c'],
          [1, '#8a6040'],
        ]
      : [
          [0, '#3c2450'],
          [1, '#140c20'],
        ],
    FLOOR,
    HEIGHT,
  );
  g.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  line(g, lit ? 'rgba(70,40,24,.3)' : 'rgba(255,160,220,.1)', 3, () => {
    for (let i = -6; i <= 6; i += 1) {
      g.moveTo(960 + i * 150, FLOOR);
      g.lineTo(960 + i * 290, HEIGHT);
    }
  });
};

/** Round clock above the mirrors; `hour` as a share of the dial. */
const wallClock = (g: Context, x: number, y: number, radius: number, hours: number): void => {
  shape(g, '#f6f4ee', () => g.arc(x, y, radius, 0, TAU));
  line(g, '#2a2438', radius * 0.1, () => g.arc(x, y, radius, 0, TAU));
  for (const [turns, length, width] of [
    [hours / 12, 0.5, 0.1],
    [hours % 1, 0.76, 0.07],
  ] as const)
    line(g, '#2a2438', radius * width, () => {
      g.moveTo(x, y);
      g.lineTo(x + Math.sin(turns * TAU) * radius * length, y - Math.cos(turns * TAU) * radius * length);
    });
};

/** What the camera in the corner writes over its picture. */
const recording = (g: Context, t: number, days: string): void => {
  line(g, 'rgba(255,255,255,.75)', 5, () => {
    for (const [x, y, dx, dy] of [
      [70, 70, 1, 1],
      [WIDTH - 70, 70, -1, 1],
      [70, HEIGHT - 70, 1, -1],
      [WIDTH - 70, HEIGHT - 70, -1, -1],
    ] as const) {
      g.moveTo(x + dx * 90, y);
      g.lineTo(x, y);
      g.lineTo(x, y + dy * 60);
    }
  });
  if (t % 1.2 < 0.8) shape(g, '#ff3355', () => g.arc(124, 132, 16, 0, TAU));
  g.font = fontOf('do-hyeon', 48);
  g.textBaseline = 'middle';
  g.fillStyle = '#fff';
  g.textAlign = 'left';
  g.fillText('REC', 152, 134);
  g.textAlign = 'right';
  g.fillText(days, WIDTH - 112, 134);
};

/** Her back in the mirror: a smaller, paler person without a face. */
const reflection = (g: Context, person: Standing): void => {
  g.globalAlpha = 0.42;
  standing(g, { ...person, y: 800, height: person.height * 0.78, skin: [40, 32, 38], hair: [40, 32, 38] });
  g.globalAlpha = 1;
};

/** The first lesson: stand still for the length of the song. */
export const still: Shot = {
  name: 'still',
  seconds: 7,
  prepare(stage) {
    const wall = stage.layer(WIDTH, HEIGHT, (g) => room(g, true));
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 1000, smooth(progress)), y: 590, zoom: mix(1.2, 1.1, smooth(progress)) }, () => {
        place(g, wall, 0, 0);
        const five = GIRLS.map(({ coat, style }, i): Standing => ({
          x: 360 + i * 230 + 2 * Math.sin(t * 1.3 + i),
          y: 960,
          height: 390 + (i % 2) * 16,
          coat,
          style,
          legs: [46, 48, 62],
          // the fourth cannot help it
          nod: i === 3 ? 0.16 * Math.sin(t * 4) * (ramp(t, 2.4, 3) - ramp(t, 4.4, 5)) : 0.02 * Math.sin(t + i),
        }));
        five.forEach((each) => reflection(g, each));
        for (const each of five) {
          standing(g, each);
          if (each.style === 'long') neckline(g, each);
        }
        const x = mix(1780, 1540, ramp(t, 0.6, 2.6)) - 60 * ramp(t, 4.2, 5.4);
        reflection(g, { x: x + 30, y: 990, height: 440, coat: [30, 28, 36], style: 'bun' });
        standing(g, {
          x,
          y: 1000,
          height: 440,
          coat: [34, 32, 42],
          legs: [24, 24, 30],
          style: 'bun',
          left: [-0.05, -0.58],
          right: [0.05, -0.6],
          nod: -0.1 * ramp(t, 4.6, 5.2),
        });
        wallClock(g, 960, 232, 70, mix(3.4, 3.62, t / 7));
      });
      place(g, vignette, 0, 0);
      recording(g, t, 'D-59');
    };
  },
};

/** A pair of sneakers from the front with the ends of the trousers. */
const sneakers = (g: Context, x: number, y: number, size: number, color: Rgb, trousers: string): void => {
  for (const side of [-1, 1]) {
    const sx = x + side * size * 0.42;
    shape(g, trousers, () => {
      g.moveTo(sx - size * 0.4, y - size * 8);
      g.lineTo(sx + size * 0.4, y - size * 8);
      g.lineTo(sx + size * 0.24, y - size * 0.62);
      g.lineTo(sx - size * 0.24, y - size * 0.62);
    });
    shape(g, '#f0c6a6', () => g.rect(sx - size * 0.15, y - size * 0.64, size * 0.3, size * 0.2));
    shape(g, rgba(color), () => {
      g.moveTo(sx - size * 0.24, y - size * 0.5);
      g.lineTo(sx + size * 0.24, y - size * 0.5);
      g.quadraticCurveTo(sx + size * 0.42, y - size * 0.2, sx + side * size * 0.06 + size * 0.36, y);
      g.lineTo(sx + side * size * 0.06 - size * 0.36, y);
      g.quadraticCurveTo(sx - size * 0.42, y - size * 0.2, sx - size * 0.24, y - size * 0.5);
    });
    shape(g, '#fdfbf4', () =>
      g.roundRect(sx + side * size * 0.06 - size * 0.4, y - size * 0.09, size * 0.8, size * 0.16, size * 0.07),
    );
    line(g, '#fdfbf4', size * 0.045, () => {
      for (const lace of [0.38, 0.28, 0.18]) {
        g.moveTo(sx - size * 0.15, y - size * lace);
        g.lineTo(sx + size * 0.15, y - size * lace);
      }
    });
  }
};

/** A strip of tape in the middle: the pink pair does not want to stand there. */
export const tape: Shot = {
  name: 'tape',
  seconds: 7,
  prepare(stage) {
    const floor = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#6d4a36'],
        [0.3, '#a87850'],
        [1, '#c99a68'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      line(g, 'rgba(70,40,24,.28)', 4, () => {
        for (let i = -9; i <= 9; i += 1) {
          g.moveTo(960 + i * 150, 0);
          g.lineTo(960 + i * 330, HEIGHT);
        }
      });
    });
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      framed(g, { y: mix(600, 620, smooth(progress)), zoom: mix(1.06, 1.18, smooth(progress)) }, () => {
        place(g, floor, 0, 0);
        const stuck = ramp(t, 0.5, 1.3);
        g.lineCap = 'butt';
        for (const [from, dx] of [
          [0, 1],
          [0.5, -1],
        ] as const) {
          const drawn = ramp(stuck, from, from + 0.5);
          line(g, '#ff4fae', 30, () => {
            g.moveTo(960 - dx * 130, 800);
            g.lineTo(960 - dx * 130 + dx * 260 * drawn, 800 + 110 * drawn);
          });
        }
        const flee = ramp(t, 2.6, 3.6) - ramp(t, 5, 5.9);
        GIRLS.forEach(({ coat }, i) => {
          if (i === 2) return;
          const lean = i < 2 ? 1 : -1;
          const hop = Math.abs(Math.sin(t * 5 + i)) * 12 * ramp(t, 3.6, 4) * (1 - ramp(t, 5.6, 6));
          sneakers(g, 960 + (i - 2) * 340 + lean * 24 * ramp(t, 1.6, 2.4), 690 - hop, 130, coat, i % 2 ? '#2c3048' : '#3a3a44');
        });
        const x = 960 + 510 * flee;
        const step = Math.abs(Math.sin(t * 9)) * 34 * Number((t > 2.6 && t < 3.6) || (t > 5 && t < 5.9));
        shape(g, 'rgba(40,20,20,.3)', () => g.ellipse(x, 868, 170, 24, 0, 0, TAU));
        sneakers(g, x, 860 - step, 168, [255, 122, 198], '#24202e');
        glow(g, 960, 850, 340, PINK, 0.3 * ramp(t, 5.6, 6.4));
      });
      place(g, vignette, 0, 0);
    };
  },
};

const BEAT = 60 / 120;

/** Four in the morning: one dances on a chair, and the days run out. */
export const routine: Shot = {
  name: 'routine',
  seconds: 8,
  prepare(stage) {
    const wall = stage.layer(WIDTH, HEIGHT, (g) => room(g, false));
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(g, { y: mix(600, 560, smooth(progress)), zoom: mix(1.16, 1.04, smooth(progress)) }, () => {
        place(g, wall, 0, 0);
        const pulse = 0.5 + 0.5 * Math.cos((t / BEAT) * TAU) * Number(t < 6.2);
        line(g, rgba(PINK, 0.5 + 0.4 * pulse), 10, () => {
          g.moveTo(90, 140);
          g.lineTo(1834, 140);
        });
        glow(g, 960, 140, 1000, PINK, 0.3 + 0.16 * pulse);
        glow(g, 960, 640, 760, [180, 90, 230], 0.36);
        wallClock(g, 1700, 250, 56, 4);
        const moves = (seconds: number, i: number) => (seconds > 6.2 ? STILL : poseAt(seconds / BEAT + (i === 2 ? 0 : 0.12)));
        GIRLS.forEach(({ rim, hair }, i) => {
          const x = 960 + (i - 2) * 300;
          const near = i === 2 ? 40 : Math.abs(i - 2) === 1 ? 10 : -24;
          const sits = i === 1;
          const pose = sits ? { ...moves(t, i), hip: 0, stance: 0.07, crouch: 0 } : moves(t, i);
          g.globalAlpha = 0.3;
          dancer(g, { x: mix(x, 960, 0.12), y: 806, height: 330, pose, rim, longHair: hair === 'long' });
          g.globalAlpha = 1;
          if (sits) {
            chair(g, x, 960 + near);
            g.save();
            g.beginPath();
            g.rect(x - 300, 0, 600, 792 + near);
            g.clip();
            dancer(g, { x, y: 990 + near, height: 420, pose, rim, longHair: false });
            g.restore();
            shins(g, x, 792 + near, 960 + near, rim);
          } else dancer(g, { x, y: 960 + near, height: 420, pose, rim, longHair: hair === 'long' });
        });
        const day = Math.round(mix(31, 1, ramp(t, 0.8, 6.2)));
        shape(g, '#f8f2ea', () => g.roundRect(150, 190, 220, 200, 10));
        shape(g, '#e2307f', () => g.roundRect(150, 190, 220, 54, 10));
        g.font = fontOf('black-han-sans', 78);
        g.textAlign = 'center';
        g.textBaseline = 'middle';
        g.fillStyle = '#2a1830';
        g.fillText(`D-${day}`, 260, 322);
      });
      place(g, vignette, 0, 0);
    };
  },
};

const chair = (g: Context, x: number, y: number): void => {
  line(g, '#e9dfe8', 12, () => {
    for (const leg of [-74, 74]) {
      g.moveTo(x + leg, y - 170);
      g.lineTo(x + leg * 1.12, y + 4);
    }
  });
  shape(g, '#e9dfe8', () => g.roundRect(x - 92, y - 186, 184, 26, 8));
};

/** Lower legs of a dancer who sits: the knees forward, one leg stretched to spare it. */
const shins = (g: Context, x: number, top: number, y: number, rim: Rgb): void => {
  for (const [color, width] of [
    [rgba(rim, 0.75), 34],
    ['#07050f', 26],
  ] as const) {
    g.lineCap = 'round';
    line(g, color, width, () => {
      g.moveTo(x - 30, top);
      g.lineTo(x - 56, top + 30);
      g.lineTo(x - 44, y);
      g.moveTo(x + 30, top);
      g.lineTo(x + 70, top + 34);
      g.lineTo(x + 150, y - 4);
    });
  }
};
