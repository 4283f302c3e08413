import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cloudsOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage, Stops } from '../drawing/stage.ts';
import { seated, standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { between, seeded } from '../drawing/random.ts';

export const HA_JUN = { coat: [58, 84, 128], legs: [48, 52, 70], style: 'short' } as const;
export const YE_RIN = { coat: [255, 122, 89], legs: [70, 62, 84], style: 'long', hair: [66, 42, 36] } as const;
export const MARKER = '#ffe64a';

interface Hour {
  sky: Stops;
  towers: readonly [Rgb, Rgb];
  floor: Stops;
  cloud: Rgb;
  lit: number;
}
const NOON: Hour = {
  sky: [
    [0, '#8fd0ea'],
    [0.7, '#dff2f2'],
  ],
  towers: [
    [188, 214, 222],
    [160, 192, 206],
  ],
  floor: [
    [0, '#d8d4c4'],
    [1, '#a8a496'],
  ],
  cloud: [255, 255, 255],
  lit: 0,
};
const EVENING: Hour = {
  sky: [
    [0, '#6a6aa8'],
    [0.4, '#f0947c'],
    [0.7, '#ffd79a'],
  ],
  towers: [
    [176, 120, 140],
    [128, 92, 128],
  ],
  floor: [
    [0, '#b08a80'],
    [1, '#6a5468'],
  ],
  cloud: [255, 200, 170],
  lit: 0.4,
};

/** Kimbap from above: seaweed, rice, and four colors in the middle. */
const slice = (g: Context, x: number, y: number, r: number): void => {
  shape(g, '#1f2a24', () => g.arc(x, y, r, 0, TAU));
  shape(g, '#fbf8ee', () => g.arc(x, y, r * 0.86, 0, TAU));
  ['#ffd23c', '#f0803c', '#5aa64a', '#e88a94'].forEach((color, i) =>
    shape(g, color, () =>
      g.roundRect(x - r * 0.36 + (i % 2) * r * 0.36, y - r * 0.36 + Math.floor(i / 2) * r * 0.36, r * 0.34, r * 0.34, r * 0.07),
    ),
  );
};

const tub = (g: Context, x: number, y: number, color: string): void => {
  shape(g, 'rgba(60,40,30,.25)', () => g.ellipse(x, y + 2, 62, 9, 0, 0, TAU));
  shape(g, color, () => g.roundRect(x - 56, y - 34, 112, 36, 9));
  shape(g, 'rgba(255,255,255,.35)', () => g.roundRect(x - 56, y - 34, 112, 9, 5));
};

const kimbapTub = (g: Context, x: number, y: number): void => {
  for (let i = 0; i < 4; i += 1) slice(g, x - 36 + i * 24, y - 36, 15);
  tub(g, x, y, '#c8ccd2');
};

const benchBack = (g: Context): void => {
  for (const y of [664, 716]) shape(g, '#c98a58', () => g.roundRect(590, y, 740, 38, 10));
  for (const x of [640, 1262]) shape(g, '#5a4a44', () => g.rect(x, 650, 18, 320));
};
const benchSeat = (g: Context): void => {
  shape(g, '#dea06a', () => g.roundRect(560, 796, 800, 40, 12));
  shape(g, '#b0744a', () => g.rect(574, 830, 772, 14));
  for (const x of [610, 1286]) shape(g, '#5a4a44', () => g.rect(x, 842, 24, 128));
};

const planter = (g: Context, x: number, leaf: string): void => {
  for (let i = 0; i < 9; i += 1)
    shape(g, leaf, () => g.ellipse(x + (i - 4) * 22, 826 - (i % 3) * 26, 15, 52, (i - 4) * 0.13, 0, TAU));
  shape(g, '#e8e2d0', () => g.roundRect(x - 120, 850, 240, 100, 10));
};

/** The blue water tank and the box of the stairs that every roof in the city has. */
const furniture = (g: Context, evening: boolean): void => {
  const [wall, dark] = evening ? ['#c08878', '#8a6070'] : ['#eee6d2', '#c8beaa'];
  shape(g, wall, () => g.rect(1500, 360, 460, 440));
  shape(g, dark, () => g.rect(1476, 340, 500, 34));
  shape(g, evening ? '#5c5078' : '#6aa8a0', () => g.roundRect(1580, 480, 180, 320, 8));
  shape(g, MARKER, () => g.arc(1736, 650, 9, 0, TAU));
  shape(g, evening ? '#4c5c98' : '#4a9ad8', () => g.roundRect(110, 430, 290, 300, 50));
  shape(g, 'rgba(255,255,255,.25)', () => g.roundRect(140, 450, 36, 260, 18));
  for (const x of [140, 350]) shape(g, dark, () => g.rect(x, 720, 24, 100));
  planter(g, 1420, evening ? '#5a7a5c' : '#6db36a');
  // at the left the credits appear in the evening
  if (!evening) planter(g, 470, '#5aa468');
};

interface Roof {
  paint(g: Context, t: number): void;
}

const roofOf = (stage: Stage, hour: Hour): Roof => {
  const evening = hour.lit > 0;
  const clouds = cloudsOf(stage, 2100, 420, {
    seed: 31,
    columns: 5,
    rows: 2,
    low: 0.42,
    high: 0.8,
    color: hour.cloud,
    feather: 0.5,
  });
  const city: Layer = stage.layer(WIDTH, HEIGHT, (g) => {
    const random = seeded(77);
    for (const [row, color] of hour.towers.entries())
      for (let x = -40; x < WIDTH;) {
        const [width, tall] = [between(random, 90, 190), between(random, 120, 330) - row * 60];
        const top = 760 - tall;
        shape(g, rgba(color), () => g.rect(x, top, width, tall));
        for (let wy = top + 20; wy < 740; wy += 34)
          for (let wx = x + 14; wx < x + width - 20; wx += 30)
            shape(g, random() < hour.lit ? 'rgba(255,230,160,.8)' : 'rgba(255,255,255,.2)', () => g.rect(wx, wy, 15, 18));
        x += width + between(random, 4, 60);
      }
    g.fillStyle = vertical(g, hour.floor, 740, HEIGHT);
    g.fillRect(0, 760, WIDTH, HEIGHT - 760);
    shape(g, evening ? '#a47c80' : '#e4dfce', () => g.rect(0, 690, WIDTH, 80));
    shape(g, evening ? '#c89a8c' : '#f6f2e4', () => g.rect(0, 676, WIDTH, 22));
    line(g, 'rgba(80,60,60,.14)', 4, () => {
      for (const y of [840, 940]) {
        g.moveTo(0, y);
        g.lineTo(WIDTH, y);
      }
    });
    furniture(g, evening);
    shape(g, 'rgba(60,40,50,.2)', () => g.ellipse(960, 972, 460, 26, 0, 0, TAU));
  });
  return {
    paint(g, t) {
      g.fillStyle = vertical(g, hour.sky);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      if (evening) glow(g, 960, 640, 720, [255, 190, 110], 0.55);
      tile(g, clouds, t * 14, 30, 0.9);
      place(g, city, 0, 0);
      benchBack(g);
      benchSeat(g);
    },
  };
};

/** The bench seats two: he moves his kimbap six centimeters. */
export const bench: Shot = {
  name: 'bench',
  seconds: 8,
  prepare(stage) {
    const roof = roofOf(stage, NOON);
    const vignette = vignetteOf(stage, 0.3);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(900, 980, smooth(progress)), y: mix(600, 650, smooth(progress)), zoom: mix(1.08, 1.26, smooth(progress)) },
        () => {
          roof.paint(g, t);
          const moved = ramp(t, 3.4, 4.2);
          seated(g, { ...HA_JUN, x: 730, y: 985, height: 500, nod: 0.1 * ramp(t, 2.4, 3.2) + 0.03 * Math.sin(t * 3) });
          kimbapTub(g, mix(1040, 890, moved), 800);
          const sat = ramp(t, 4.6, 5.2);
          if (sat < 0.5) {
            const step = t < 3 ? Math.abs(Math.sin(t * 7)) * 8 : 0;
            const x = mix(1760, 1230, ramp(t, 0.2, 3));
            standing(g, {
              ...YE_RIN,
              x,
              y: 1000 - step,
              height: mix(560, 530, sat * 2),
              left: [-0.12, -0.52],
              nod: -0.08 * ramp(t, 3, 3.4),
            });
            tub(g, x - 40, 720 - step, '#ff9a76');
          } else {
            seated(g, { ...YE_RIN, x: 1200, y: 985, height: mix(530, 490, sat), nod: -0.08 });
            tub(g, 1200, 780, '#ff9a76');
          }
          const mark = ramp(t, 4, 4.8) * (1 - ramp(t, 7, 7.6));
          if (mark > 0) {
            g.globalAlpha = mark;
            shape(g, MARKER, () => g.roundRect(900, 862, 160, 64, 12));
            g.font = fontOf('jua', 48);
            g.textAlign = 'center';
            g.fillStyle = '#4a3c34';
            g.fillText('6 cm', 980, 911);
            line(g, '#4a3c34', 5, () => {
              g.moveTo(906, 850);
              g.lineTo(1054, 850);
              for (const x of [906, 1054]) {
                g.moveTo(x, 836);
                g.lineTo(x, 864);
              }
            });
            g.globalAlpha = 1;
          }
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

const chopsticks = (g: Context, x: number, y: number, side: 1 | -1): void => {
  g.lineCap = 'round';
  for (const [gap, color] of [
    [-9, '#8a5a3c'],
    [9, '#a87048'],
  ] as const)
    line(g, color, 15, () => {
      g.moveTo(x, y + gap);
      g.lineTo(x + side * 900, y - 380 + gap * 8);
    });
};

/** The treaty: a line of highlighter, and the yellow radish that crosses it. */
export const treaty: Shot = {
  name: 'treaty',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = '#8e5c3a';
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 6; i += 1) {
        shape(g, ['#dea06a', '#d6965f', '#e2a872'][i % 3] ?? '#dea06a', () => g.rect(0, i * 184, WIDTH, 178));
        shape(g, '#8e5c3a', () => g.rect(0, i * 184 + 177, WIDTH, 8));
        line(g, 'rgba(120,70,40,.2)', 4, () => {
          g.moveTo(0, i * 184 + 60);
          g.bezierCurveTo(600, i * 184 + 20, 1200, i * 184 + 110, WIDTH, i * 184 + 70);
        });
      }
      shape(g, 'rgba(80,40,20,.25)', () => g.roundRect(206, 306, 600, 500, 50));
      shape(g, '#d6dade', () => g.roundRect(190, 280, 600, 500, 50));
      shape(g, '#b4bac2', () => g.roundRect(220, 310, 540, 440, 34));
      for (let i = 0; i < 8; i += 1) slice(g, 310 + (i % 4) * 120, 400 + Math.floor(i / 4) * 126, 56);
      shape(g, 'rgba(80,40,20,.25)', () => g.roundRect(1156, 306, 600, 500, 50));
      shape(g, '#ff9a76', () => g.roundRect(1140, 280, 600, 500, 50));
      shape(g, '#e87a58', () => g.roundRect(1170, 310, 540, 440, 34));
      shape(g, '#fdfaf2', () => g.roundRect(1190, 330, 270, 400, 30));
      shape(g, '#ffcf4a', () => g.ellipse(1325, 500, 84, 74, 0, 0, TAU));
      shape(g, '#ff9c2a', () => g.arc(1325, 500, 36, 0, TAU));
      for (let i = 0; i < 3; i += 1) shape(g, '#c8503c', () => g.roundRect(1490, 350 + i * 66, 190, 48, 24));
      shape(g, '#6db36a', () => g.roundRect(1490, 560, 190, 160, 40));
    });
    const vignette = vignetteOf(stage, 0.4);
    const radish = (g: Context, x: number, y: number) => {
      for (const shift of [0, 24])
        shape(g, shift ? '#ffe45c' : '#f2c820', () => g.ellipse(x + shift, y - shift * 0.4, 54, 46, 0.2, 0, TAU));
    };
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(560, 530, progress), zoom: mix(1.16, 1.05, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const drawn = ramp(t, 0.6, 2.2);
        const end = mix(-20, 1000, drawn);
        g.globalAlpha = 0.85;
        shape(g, MARKER, () => g.rect(942, -20, 46, end + 20));
        g.globalAlpha = 1;
        const away = ramp(t, 2.2, 3);
        if (away < 1) {
          const [x, y] = [965 + away * 900, end - away * 300];
          g.save();
          g.translate(x, y);
          g.rotate(-0.6);
          shape(g, '#f4d81e', () => g.rect(-16, -40, 32, 46));
          shape(g, '#3c3a3c', () => g.rect(-30, -90, 60, 56));
          shape(g, MARKER, () => g.roundRect(-44, -430, 88, 350, 20));
          shape(g, '#ff7a59', () => g.rect(-44, -300, 88, 70));
          g.restore();
        }
        // hers comes for the radish; his answers with a slice
        const reach = ramp(t, 2.8, 3.7) * (1 - ramp(t, 5.2, 6.2));
        const lift = ramp(t, 3.9, 5);
        const from = [410, 668] as const;
        const to = [1400, 650] as const;
        const [rx, ry] = [mix(from[0], to[0], lift), mix(from[1], to[1], lift) - Math.sin(lift * Math.PI) * 240];
        radish(g, rx, ry);
        if (reach > 0) chopsticks(g, mix(2100, rx + 50, reach), mix(500, ry, reach), 1);
        const gift = ramp(t, 6.2, 7.4);
        const [sx, sy] = [mix(640, 1260, gift), mix(660, 390, gift) - Math.sin(gift * Math.PI) * 130];
        slice(g, sx, sy, 56);
        const answer = ramp(t, 5.2, 6.1);
        if (answer > 0) chopsticks(g, mix(-200, sx - 30, answer), mix(520, sy, answer), -1);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Evening: the list of names flies off the roof, and the bench has one lunch for two. */
export const evening: Shot = {
  name: 'evening',
  seconds: 7,
  prepare(stage) {
    const roof = roofOf(stage, EVENING);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: mix(650, 560, smooth(progress)), zoom: mix(1.3, 1.06, smooth(progress)) }, () => {
        roof.paint(g, t);
        const near = ramp(t, 2.6, 3.8);
        seated(g, { ...HA_JUN, x: mix(820, 868, near), y: 985, height: 500, nod: 0.12 * near });
        seated(g, { ...YE_RIN, x: mix(1130, 1062, near), y: 985, height: 490, nod: -0.16 * near });
        kimbapTub(g, 964, 806);
        const flight = ramp(t, 0.8, 6.2);
        const [x, y] = [mix(1110, 300, flight), mix(700, 190, flight) - Math.sin(flight * 6) * 70];
        g.save();
        g.translate(x, y);
        g.rotate(0.25 + Math.cos(flight * 6) * 0.35);
        g.scale(mix(1, 0.55, flight), mix(1, 0.55, flight));
        shape(g, '#fffaf0', () => {
          g.moveTo(-90, 0);
          g.lineTo(80, -46);
          g.lineTo(40, 8);
        });
        shape(g, '#e0cfc0', () => {
          g.moveTo(-90, 0);
          g.lineTo(40, 8);
          g.lineTo(10, 40);
        });
        line(g, MARKER, 7, () => {
          g.moveTo(-40, -8);
          g.lineTo(44, -30);
        });
        g.restore();
      });
      place(g, vignette, 0, 0);
    };
  },
};
