import { TAU, clamp, mix, ramp, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { paintStars } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb, Stops } from '../drawing/stage.ts';
import { neckline, seated, standing } from '../drawing/townsfolk.ts';
import type { Standing } from '../drawing/townsfolk.ts';
import { glitter } from '../drawing/water.ts';
import { framed } from '../drawing/camera.ts';
import { dial, stroke } from './clockwork.ts';

interface Light {
  sky: Stops;
  houses: Rgb;
  tower: Rgb;
  water: readonly [string, string];
  quay: readonly [string, string];
  lit: number;
}

const NIGHT: Light = {
  sky: [
    [0, '#140c2a'],
    [0.4, '#3a2048'],
    [0.62, '#7a4054'],
    [1, '#2a1a30'],
  ],
  houses: [44, 28, 54],
  tower: [70, 44, 66],
  water: ['#3a2444', '#120c20'],
  quay: ['#4a3644', '#1a121c'],
  lit: 0.4,
};
/** The extra hour, in which only the light changes. */
const STILL_HOUR: Light = {
  sky: [
    [0, '#4c3c74'],
    [0.36, '#b47a80'],
    [0.6, '#ffcb74'],
    [1, '#7c5a5c'],
  ],
  houses: [132, 92, 98],
  tower: [160, 112, 96],
  water: ['#e0aa68', '#5a4458'],
  quay: ['#ac8664', '#4a363e'],
  lit: 0.08,
};
const DAWN: Light = {
  sky: [
    [0, '#5a78b0'],
    [0.4, '#d8a8a8'],
    [0.62, '#ffdc9c'],
    [1, '#a08a8a'],
  ],
  houses: [126, 106, 120],
  tower: [156, 116, 100],
  water: ['#d8b090', '#54688c'],
  quay: ['#b89c84', '#5c4c50'],
  lit: 0.06,
};

const TOWER = { x: 1640, top: 210 };
const [SHORE, QUAY] = [640, 850] as const;

/** Gunsan: brick warehouses, a clock tower, the water, the quay. */
const town = (g: Context, { sky, houses, tower, water, quay, lit }: Light, stars: boolean): void => {
  fillSheet(g, sky);
  if (stars) paintStars(g, 150, 13, 420);
  const random = seeded(71);
  for (let x = -30; x < WIDTH; x += 150) {
    const [width, height] = [156 + random() * 30, 90 + random() * 110];
    const shade = 0.86 + random() * 0.28;
    shape(g, rgba([houses[0] * shade, houses[1] * shade, houses[2] * shade]), () => {
      g.moveTo(x, SHORE);
      g.lineTo(x, SHORE - height);
      g.lineTo(x + width / 2, SHORE - height - 46);
      g.lineTo(x + width, SHORE - height);
      g.lineTo(x + width, SHORE);
    });
    for (let i = 0; i < 3; i += 1)
      shape(g, random() < lit ? '#ffce7c' : rgba([houses[0] * 0.6, houses[1] * 0.6, houses[2] * 0.66]), () =>
        g.rect(x + 26 + i * 44, SHORE - height + 18, 22, 34),
      );
  }
  const { x, top } = TOWER;
  shape(g, rgba(tower), () => g.rect(x - 105, top, 210, SHORE - top));
  shape(g, rgba([tower[0] * 0.8, tower[1] * 0.8, tower[2] * 0.8]), () => g.rect(x + 50, top, 55, SHORE - top));
  shape(g, rgba([tower[0] * 0.66, tower[1] * 0.66, tower[2] * 0.7]), () => {
    g.moveTo(x - 130, top);
    g.lineTo(x, top - 150);
    g.lineTo(x + 130, top);
  });
  for (const y of [460, 550])
    shape(g, rgba([tower[0] * 0.5, tower[1] * 0.5, tower[2] * 0.56]), () => g.roundRect(x - 24, y, 48, 64, 24));
  g.fillStyle = vertical(
    g,
    [
      [0, water[0]],
      [1, water[1]],
    ],
    SHORE,
    QUAY,
  );
  g.fillRect(0, SHORE, WIDTH, QUAY - SHORE);
  g.fillStyle = vertical(
    g,
    [
      [0, quay[0]],
      [1, quay[1]],
    ],
    QUAY,
    HEIGHT,
  );
  g.fillRect(0, QUAY, WIDTH, HEIGHT - QUAY);
  shape(g, quay[1], () => g.rect(0, QUAY, WIDTH, 14));
  for (let i = 0; i < 6; i += 1)
    shape(g, rgba([houses[0] * 0.5, houses[1] * 0.5, houses[2] * 0.5]), () => g.roundRect(120 + i * 340, QUAY - 26, 44, 34, 10));
};

const boat = (g: Context, x: number, y: number, size: number, roll: number, color: string): void => {
  g.save();
  g.translate(x, y);
  g.rotate(roll);
  shape(g, color, () => {
    g.moveTo(-size, -size * 0.2);
    g.lineTo(size * 1.1, -size * 0.3);
    g.quadraticCurveTo(size * 0.9, size * 0.24, size * 0.6, size * 0.24);
    g.lineTo(-size * 0.8, size * 0.24);
  });
  shape(g, '#e8dcc4', () => g.rect(-size * 0.5, -size * 0.66, size * 0.6, size * 0.46));
  shape(g, '#4c5a70', () => g.rect(-size * 0.4, -size * 0.56, size * 0.4, size * 0.2));
  line(g, '#4c3a34', size * 0.05, () => {
    g.moveTo(size * 0.4, -size * 0.28);
    g.lineTo(size * 0.4, -size * 1.2);
  });
  g.restore();
};

/** A gull from the side; `flap` -1..1 lifts the wings. */
const gull = (g: Context, x: number, y: number, size: number, flap: number): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  shape(g, '#c8ccd6', () => {
    g.moveTo(0.2, 0);
    g.quadraticCurveTo(0.3, -0.5 - flap * 0.5, 0.9, -0.5 - flap * 0.7);
    g.quadraticCurveTo(0.5, -0.2, -0.2, 0.05);
  });
  shape(g, '#f8f6f0', () => {
    g.moveTo(-0.7, 0.06);
    g.quadraticCurveTo(0, -0.24, 0.6, -0.1);
    g.quadraticCurveTo(0.3, 0.24, -0.7, 0.06);
  });
  shape(g, '#f8f6f0', () => g.arc(0.62, -0.1, 0.15, 0, TAU));
  shape(g, '#e8983c', () => {
    g.moveTo(0.74, -0.14);
    g.lineTo(0.96, -0.06);
    g.lineTo(0.74, -0.03);
  });
  shape(g, '#2c2830', () => g.arc(0.66, -0.13, 0.028, 0, TAU));
  shape(g, '#e2e2e6', () => {
    g.moveTo(0.2, -0.04);
    g.quadraticCurveTo(0, -0.6 - flap * 0.5, -0.6, -0.66 - flap * 0.7);
    g.quadraticCurveTo(-0.3, -0.2, -0.2, 0.04);
  });
  g.restore();
};

const FLOCK = [
  [330, 470, 46],
  [560, 560, 36],
  [820, 440, 54],
  [1080, 560, 40],
  [1290, 470, 34],
] as const;

/** A delivery scooter with its box, from the side, facing right. */
const scooter = (g: Context, x: number, y: number, size: number): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  for (const wheel of [-0.62, 0.62]) {
    shape(g, '#16121a', () => g.arc(wheel, -0.2, 0.22, 0, TAU));
    shape(g, '#8c8690', () => g.arc(wheel, -0.2, 0.09, 0, TAU));
  }
  shape(g, '#2f8c84', () => {
    g.moveTo(-0.86, -0.46);
    g.quadraticCurveTo(-0.5, -0.66, -0.06, -0.56);
    g.lineTo(0.02, -0.26);
    g.lineTo(0.34, -0.26);
    g.lineTo(0.5, -0.9);
    g.lineTo(0.62, -0.9);
    g.lineTo(0.7, -0.3);
    g.quadraticCurveTo(0.3, -0.1, -0.4, -0.14);
  });
  shape(g, '#d8402c', () => g.roundRect(-1, -1.02, 0.56, 0.46, 0.05));
  shape(g, '#fff0d0', () => g.rect(-0.94, -0.86, 0.44, 0.12));
  // the rider: yellow jacket, helmet
  line(g, '#2c3048', 0.17, () => {
    g.moveTo(-0.16, -0.66);
    g.lineTo(0.2, -0.56);
    g.lineTo(0.16, -0.26);
  });
  shape(g, '#f0b432', () => g.roundRect(-0.36, -1.34, 0.38, 0.74, 0.16));
  line(g, '#d89c22', 0.14, () => {
    g.moveTo(-0.12, -1.18);
    g.lineTo(0.22, -0.94);
    g.lineTo(0.5, -0.96);
  });
  shape(g, '#e2bea4', () => g.arc(-0.1, -1.52, 0.17, 0, TAU));
  shape(g, '#f6f2e6', () => g.arc(-0.12, -1.56, 0.21, Math.PI * 0.95, Math.PI * 2.02));
  g.restore();
  glow(g, x + size * 0.8, y - size * 0.7, size * 1.6, [255, 236, 180], 0.6);
};

/** The scooter is late; the clock strikes once too often, and the harbor stops. */
export const harbor: Shot = {
  name: 'harbor',
  seconds: 10,
  prepare(stage) {
    const night = stage.layer(WIDTH, HEIGHT, (g) => town(g, NIGHT, true));
    const hour = stage.layer(WIDTH, HEIGHT, (g) => town(g, STILL_HOUR, false));
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      // from the thirteenth stroke on only the light changes
      const moved = Math.min(t, 8.4);
      const stopped = ramp(t, 8.2, 9.2);
      framed(
        g,
        { x: mix(960, 1010, smooth(progress)), y: mix(540, 580, smooth(progress)), zoom: mix(1, 1.14, smooth(progress)) },
        () => {
          place(g, night, 0, 0);
          glitter(g, moved, {
            seed: 4,
            count: 60,
            line: SHORE,
            x: TOWER.x - 200,
            near: 900,
            far: 300,
            depth: 180,
            color: [255, 200, 120],
            strength: 0.26,
          });
          place(g, hour, 0, 0, stopped);
          dial(g, {
            x: TOWER.x,
            y: 320,
            radius: 82,
            hours: 12 - (8.4 - moved) / 120,
            face: '#ffe9b4',
            ink: '#3a2430',
            thirteen: stopped,
          });
          glow(g, TOWER.x, 320, 330, [255, 214, 130], 0.5);
          boat(g, 380, 742, 130, 0.03 * Math.sin(moved * 1.3), '#7c3440');
          boat(g, 860, 716, 92, 0.03 * Math.sin(moved * 1.5 + 2), '#2f5a6a');
          FLOCK.forEach(([x, y, size], i) =>
            gull(
              g,
              wrap(x + moved * 40 - 160, 1500),
              y + 10 * Math.sin(moved * 1.1 + i),
              size * 0.8,
              Math.sin(moved * 5 + i * 2),
            ),
          );
          for (const at of [2.4, 4.4, 6.4, 8.2]) stroke(g, TOWER.x, 320, t - at, 620);
          scooter(g, mix(-260, 1180, clamp(moved / 8.4)), 1000 + Math.sin(moved * 11) * 2, 128);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

const NEIGHBORS: readonly (Pick<Standing, 'coat' | 'style' | 'apron' | 'hair'> & { x: number; height: number })[] = [
  { x: 190, height: 330, coat: [236, 228, 214], style: 'cap', apron: [250, 246, 236] },
  { x: 420, height: 350, coat: [88, 92, 108], style: 'short', hair: [150, 146, 146] },
  { x: 640, height: 310, coat: [150, 92, 106], style: 'bun' },
  { x: 1330, height: 345, coat: [84, 116, 108], style: 'short' },
  { x: 1550, height: 320, coat: [170, 128, 72], style: 'long' },
  { x: 1770, height: 300, coat: [104, 90, 132], style: 'bun', hair: [190, 186, 188] },
];

const IRU = { coat: [240, 180, 50], legs: [44, 48, 72], style: 'bun' } as const satisfies Partial<Standing>;

/** Gulls hang in the air; six neighbors nod as if she had been expected. */
export const frozen: Shot = {
  name: 'frozen',
  seconds: 7,
  prepare(stage) {
    const hour = stage.layer(WIDTH, HEIGHT, (g) => town(g, STILL_HOUR, false));
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(g, { x: mix(880, 1020, smooth(progress)), y: 620, zoom: mix(1.14, 1.24, smooth(progress)) }, () => {
        place(g, hour, 0, 0);
        boat(g, 380, 742, 130, 0.03, '#8c5a54');
        boat(g, 860, 716, 92, -0.02, '#6a7476');
        for (const [x, y, size] of FLOCK) gull(g, x + 90, y - 40, size * 1.25, 0.7 * Math.sin(x));
        NEIGHBORS.forEach((neighbor, i) => {
          const nods = Math.max(0, Math.sin(ramp(t, 2.6 + i * 0.55, 3.7 + i * 0.55) * Math.PI));
          const person = { ...neighbor, y: 980, nod: (i < 3 ? 1 : -1) * 0.26 * nods, legs: [60, 54, 62] } as const;
          standing(g, person);
          if (person.style === 'long') neckline(g, person);
          glow(g, neighbor.x, 760, 210, [255, 226, 150], 0.32 * nods);
        });
        // the soup that she spilled hangs where it was
        for (let i = 0; i < 9; i += 1)
          shape(g, '#d8703c', () => g.arc(1120 + i * 17, 850 - 70 * Math.sin(i * 0.42) + (i % 3) * 9, 5 + (i % 3) * 3, 0, TAU));
        shape(g, '#f6f2e6', () => {
          g.moveTo(1076, 800);
          g.lineTo(1152, 830);
          g.quadraticCurveTo(1120, 886, 1082, 868);
        });
        const walk = ramp(t, 0, 4.4);
        standing(g, {
          ...IRU,
          x: mix(760, 960, walk),
          y: 1010 - 5 * Math.abs(Math.sin(t * 5)) * Number(walk < 1),
          height: 360,
          nod: 0.2 * (ramp(t, 1, 1.8) - ramp(t, 3, 3.8)),
          right: [mix(0.17, 0.3, ramp(t, 5, 6)), mix(-0.4, -0.52, ramp(t, 5, 6))],
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The seventh chair, with a cushion that her mother sewed. */
export const chair = (g: Context, x: number, y: number, size: number): void => {
  line(g, '#5a3c2c', size * 0.07, () => {
    for (const leg of [-0.34, 0.34]) {
      g.moveTo(x + leg * size, y);
      g.lineTo(x + leg * size, y - size * 0.52);
      g.moveTo(x + leg * size * 0.9, y - size * 0.52);
      g.lineTo(x + leg * size * 0.9, y - size * 1.2);
    }
    for (const back of [0.8, 1.1]) {
      g.moveTo(x - size * 0.3, y - size * back);
      g.lineTo(x + size * 0.3, y - size * back);
    }
  });
  shape(g, '#c8443c', () => g.roundRect(x - size * 0.4, y - size * 0.62, size * 0.8, size * 0.14, size * 0.06));
  for (let i = 0; i < 4; i += 1)
    shape(g, '#ffd88c', () => g.arc(x - size * 0.27 + i * size * 0.18, y - size * 0.55, size * 0.03, 0, TAU));
};

/** Dawn: a woman with a suitcase, and the gulls fly again. */
export const twelve: Shot = {
  name: 'twelve',
  seconds: 8,
  prepare(stage) {
    const hour = stage.layer(WIDTH, HEIGHT, (g) => town(g, STILL_HOUR, false));
    const dawn = stage.layer(WIDTH, HEIGHT, (g) => town(g, DAWN, false));
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      const day = ramp(t, 3.6, 6.4);
      const moved = Math.max(0, t - 4.4);
      framed(
        g,
        { x: mix(1060, 980, smooth(progress)), y: mix(660, 580, smooth(progress)), zoom: mix(1.26, 1.06, smooth(progress)) },
        () => {
          place(g, hour, 0, 0);
          place(g, dawn, 0, 0, day);
          glow(g, 700, SHORE, 800, [255, 220, 150], 0.5 * day);
          glitter(g, moved, {
            seed: 8,
            count: 60,
            line: SHORE,
            x: 700,
            near: 900,
            far: 260,
            depth: 180,
            color: [255, 236, 190],
            strength: 0.4 * day,
          });
          dial(g, { x: TOWER.x, y: 320, radius: 82, hours: 0 + moved / 60, face: '#fff4d8', ink: '#4a3430', thirteen: 1 - day });
          boat(g, 300, 742, 130, 0.03 * Math.sin(moved * 1.3), '#8c4a48');
          FLOCK.forEach(([x, y, size], i) =>
            gull(g, x + moved * (50 + i * 14), y - 70 - moved * (8 + i * 5), size, Math.sin(moved * 5 + i * 2)),
          );
          const come = ramp(t, 0.2, 3);
          const sits = ramp(t, 3, 3.6);
          chair(g, 1080, 980, 170);
          const mother = {
            coat: [120, 72, 92],
            style: 'long',
            hair: [64, 44, 42],
            legs: [70, 54, 62],
          } as const satisfies Partial<Standing>;
          const x = mix(1760, 1090, come);
          if (sits < 0.5) {
            const walking = { ...mother, x, y: 1000 - 5 * Math.abs(Math.sin(t * 5)) * Number(come < 1), height: 350 };
            standing(g, { ...walking, right: [0.22, -0.36] });
            neckline(g, walking);
          } else {
            const sitting = { ...mother, x: 1080, y: 996, height: 340 };
            seated(g, { ...sitting, nod: -0.1 * ramp(t, 4.6, 5.4) });
            neckline(g, sitting, 0.045);
          }
          const [sx, sy] = sits < 0.5 ? [x + 78, 992] : [1250, 1000];
          shape(g, '#4c6a8c', () => g.roundRect(sx - 44, sy - 106, 88, 106, 12));
          line(g, '#26384e', 7, () => {
            g.roundRect(sx - 18, sy - 130, 36, 28, 8);
            g.moveTo(sx - 44, sy - 70);
            g.lineTo(sx + 44, sy - 70);
          });
          standing(g, {
            ...IRU,
            x: mix(820, 900, ramp(t, 3.4, 4.6)),
            y: 1000,
            height: 350,
            right: [mix(0.17, 0.28, ramp(t, 4.2, 5)), mix(-0.4, -0.6, ramp(t, 4.2, 5))],
            nod: 0.1 * ramp(t, 4.2, 5),
          });
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};
