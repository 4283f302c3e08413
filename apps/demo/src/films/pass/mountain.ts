import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { mountainsOf, pine } from '../drawing/land.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { cloudsOf, moon, moonOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Rgb, Stage } from '../drawing/stage.ts';
import { standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { FOXFIRE, faded, foxfire, lastStop, nightBus, tail } from './bus.ts';

const MIST: Rgb = [120, 170, 190];

const mistOf = (stage: Stage, seed: number, color: Rgb = MIST) =>
  stage.layer(2200, 300, (g) => {
    const band = cloudsOf(stage, 2200, 300, {
      seed,
      columns: 5,
      rows: 2,
      low: 0.36,
      high: 0.8,
      color,
      alpha: 0.75,
      feather: 0.5,
    });
    place(g, band, 0, 0);
  });

/** Corners of the road up the mountain, from the valley to the top. */
const ROAD = [
  [-60, 1010],
  [1240, 900],
  [1480, 820],
  [700, 742],
  [560, 690],
  [1130, 622],
  [1220, 580],
  [930, 532],
] as const;

/** A point of the road; `at` counts its corners. */
const onRoad = (at: number): readonly [number, number, number] => {
  const i = Math.min(ROAD.length - 2, Math.max(0, Math.floor(at)));
  const [from, to] = [ROAD[i] ?? ROAD[0], ROAD[i + 1] ?? ROAD[0]];
  const part = clamp(at - i);
  return [mix(from[0], to[0], part), mix(from[1], to[1], part), Math.sign(to[0] - from[0])];
};

/** Seconds at which the bus passes each corner: the higher, the slower it looks. */
const cornerAt = (t: number): number => 0.25 + t * 0.36;

const slope = (g: Context): void => {
  g.fillStyle = vertical(
    g,
    [
      [0, '#10202c'],
      [1, '#04070c'],
    ],
    430,
    HEIGHT,
  );
  g.beginPath();
  g.moveTo(-20, 900);
  g.bezierCurveTo(340, 800, 560, 560, 900, 470);
  g.bezierCurveTo(1140, 420, 1380, 640, 1960, 700);
  g.lineTo(1960, HEIGHT);
  g.lineTo(-20, HEIGHT);
  g.fill();
  g.lineJoin = 'round';
  g.lineCap = 'round';
  ROAD.forEach(([x, y], i) => {
    const next = ROAD[i + 1];
    if (!next) return;
    line(g, '#2b3a46', mix(34, 9, i / 6), () => {
      g.moveTo(x, y);
      g.lineTo(next[0], next[1]);
    });
    line(g, 'rgba(150,180,190,.35)', mix(4, 1.5, i / 6), () => {
      g.moveTo(x, y + mix(20, 6, i / 6));
      g.lineTo(next[0], next[1] + mix(20, 6, i / 6));
    });
  });
  const random = seeded(9);
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [random() * WIDTH, 640 + random() * 440];
    if (ROAD.some(([, ry]) => Math.abs(ry - y) < 18)) continue;
    pine(g, x, y, 46 + (y - 560) * 0.22, '#071018', i + 3, 0.14);
  }
};

/** Tail lights climb a black pass and nine small flames come after them. */
export const climb: Shot = {
  name: 'climb',
  seconds: 10,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#04081a'],
      [0.4, '#0e2440'],
      [0.62, '#2a5468'],
      [1, '#0a141c'],
    ]);
    paintStars(sky.g, 160, 31, 420);
    const disc = moonOf(stage, 96, 9, [230, 250, 250]);
    const far = mountainsOf(stage, 2100, { seed: 12, rise: 330, base: 700, peaks: 4, top: '#16324a', bottom: '#254c5e' });
    const land = stage.layer(WIDTH + 40, HEIGHT, (g) => slope(g));
    const mist = mistOf(stage, 40);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(960, 980, smooth(progress)), y: mix(540, 600, smooth(progress)), zoom: mix(1, 1.14, smooth(progress)) },
        () => {
          place(g, sky, 0, 0);
          moon(g, disc, 1740, 190, 0.7);
          place(g, far, -90, 0);
          tile(g, mist, t * 14, 470, 0.8);
          place(g, land, -20, 0);
          const at = cornerAt(t);
          for (let i = 9; i > 0; i -= 1) {
            const [x, y] = onRoad(at - 0.14 - i * 0.1);
            const far9 = clamp((1010 - y) / 480);
            if (at - i * 0.1 > 0.14) foxfire(g, x, y - mix(20, 7, far9) + 6 * Math.sin(t * 3 + i), mix(26, 9, far9), t + i);
          }
          const [x, y, side] = onRoad(at);
          const size = mix(250, 84, clamp((1010 - y) / 480));
          g.save();
          g.translate(x, y);
          g.scale(side, 1);
          nightBus(g, 0, -size * 0.03, size, -0.05);
          g.restore();
          tile(g, mist, -t * 20, 800, 0.5);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** The bend: a lorry's lights, a wheel over the edge, and what catches the bus. */
export const tails: Shot = {
  name: 'tails',
  seconds: 8,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#050a1c'],
      [0.6, '#17384c'],
      [1, '#0b1c26'],
    ]);
    paintStars(sky.g, 120, 8, 460);
    const far = mountainsOf(stage, 2100, { seed: 77, rise: 300, base: 860, peaks: 5, top: '#14303e', bottom: '#1e4450' });
    const cliff = stage.layer(WIDTH, HEIGHT, (g) => {
      shape(
        g,
        [
          [0, '#22303a'],
          [0.7, '#1a242c'],
          [1, '#070b10'],
        ],
        () => {
          g.moveTo(0, 700);
          g.lineTo(1040, 690);
          g.lineTo(1080, 730);
          g.lineTo(1010, 820);
          g.lineTo(1056, 930);
          g.lineTo(960, HEIGHT);
          g.lineTo(0, HEIGHT);
        },
      );
      line(g, 'rgba(180,200,205,.4)', 6, () => {
        for (let x = 20; x < 900; x += 150) {
          g.moveTo(x, 724);
          g.lineTo(x + 80, 723);
        }
      });
      // the rail is broken where the bus went through
      line(g, '#8b959c', 12, () => {
        g.moveTo(0, 640);
        g.lineTo(420, 640);
        g.lineTo(500, 600);
        for (const x of [60, 230, 400]) {
          g.moveTo(x, 640);
          g.lineTo(x, 700);
        }
      });
      pine(g, 250, 660, 330, '#0a141a', 5, 0.3);
    });
    const mist = mistOf(stage, 61);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(960, 1010, smooth(progress)), y: mix(600, 560, smooth(progress)), zoom: mix(1.02, 1.12, smooth(progress)) },
        () => {
          place(g, sky, 0, 0);
          place(g, far, -60, 0);
          tile(g, mist, t * 16, 700, 0.8);
          const saved = ramp(t, 4.8, 7.2);
          const over = ramp(t, 0, 1.7);
          const sway = 0.03 * Math.sin(t * 3.2) * ramp(t, 1.6, 2) * (1 - saved);
          const tilt = mix(mix(0, 0.36, over), 0, saved) + sway;
          const [x, y] = [mix(mix(760, 1010, over), 700, saved), mix(mix(690, 760, over), 668, saved)];
          for (let i = 0; i < 8; i += 1) {
            const grown = ramp(t, 1.9 + i * 0.3, 2.6 + i * 0.3);
            const root = [x + Math.cos(tilt) * 250, y - 130 + Math.sin(tilt) * 250] as const;
            const angle = Math.PI + 0.95 - i * 0.24 + 0.04 * Math.sin(t * 2 + i);
            tail(g, root[0], root[1], angle, mix(760, 640, saved) * grown * (0.86 + 0.05 * (i % 3)), i % 2 ? 0.34 : -0.2, 0.92);
          }
          place(g, cliff, 0, 0);
          nightBus(g, x, y, 720, tilt);
          for (let i = 0; i < 8; i += 1) {
            if (i % 3 !== 1) continue;
            const grown = ramp(t, 1.9 + i * 0.3, 2.6 + i * 0.3);
            tail(
              g,
              x + Math.cos(tilt) * 270,
              y - 110 + Math.sin(tilt) * 270,
              Math.PI + tilt + 0.2 - i * 0.06,
              560 * grown,
              -0.42,
              0.95,
            );
          }
          // stones fall while it hangs
          for (let i = 0; i < 6; i += 1) {
            const age = t - 1 - i * 0.5;
            if (age > 0 && age < 1.6)
              shape(g, '#39464e', () => g.arc(1050 + i * 14, 740 + 420 * age * age, 9 + (i % 3) * 4, 0, TAU));
          }
          const lorry = ramp(t, 0, 0.5) - ramp(t, 1, 2);
          glow(g, 60, 560, 1100, [255, 244, 220], 0.8 * lorry);
          tile(g, mist, -t * 24, 880, 0.6);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** One bead of breath, from a fox to a constable; a tail goes with it. */
export const bead: Shot = {
  name: 'bead',
  seconds: 8,
  prepare(stage) {
    const night = skyOf(stage, [
      [0, '#0a1c34'],
      [0.55, '#2c5a6c'],
      [1, '#16323c'],
    ]);
    const dawn = skyOf(stage, [
      [0, '#2a4c74'],
      [0.4, '#9c9a9c'],
      [0.62, '#ffcf9a'],
      [1, '#6a6a6c'],
    ]);
    const far = mountainsOf(stage, 2100, { seed: 30, rise: 300, base: 700, peaks: 4, top: '#1a3c4c', bottom: '#3c6470' });
    const ground = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#33444c'],
          [1, '#12191e'],
        ],
        800,
        HEIGHT,
      );
      g.fillRect(0, 800, WIDTH, 290);
      for (const [x, size] of [
        [90, 420],
        [1850, 520],
      ] as const)
        pine(g, x, 840, size, '#0b171c', x, x > 900 ? -0.2 : 0.2);
    });
    const mist = mistOf(stage, 91);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      const given = ramp(t, 2.4, 4.6);
      const day = ramp(t, 4.8, 8);
      framed(
        g,
        { x: mix(980, 1040, smooth(progress)), y: mix(660, 590, smooth(progress)), zoom: mix(1.26, 1.06, smooth(progress)) },
        () => {
          place(g, night, 0, 0);
          place(g, dawn, 0, 0, day);
          glow(g, 1200, 660, 700, [255, 200, 140], 0.5 * day);
          place(g, far, -80, 20);
          tile(g, mist, t * 12, 640, 0.7);
          place(g, ground, 0, 0);
          nightBus(g, 620, 866, 900);
          lastStop(g, 1660, 920, 380);
          const her = [1210, 1000] as const;
          for (let i = 0; i < 8; i += 1) {
            const gone = i === 3 ? given : 0;
            const angle = -Math.PI / 2 + (i - 3.5) * 0.3 + 0.03 * Math.sin(t * 1.4 + i);
            tail(
              g,
              her[0],
              her[1] - 150,
              angle,
              380 * ramp(t, 0.5, 1.6) * (1 - 0.6 * gone),
              i < 4 ? -0.3 : 0.3,
              0.85 * (1 - gone) * (1 - 0.5 * day),
            );
          }
          standing(g, {
            x: her[0],
            y: her[1],
            height: 400,
            coat: [36, 66, 78],
            legs: [22, 34, 42],
            style: 'bun',
            right: [mix(0.17, 0.3, ramp(t, 1.4, 2.4)), mix(-0.4, -0.72, ramp(t, 1.4, 2.4))],
            nod: 0.08,
            light: 0.95,
          });
          const pale = 0.8 * (1 - given);
          standing(g, {
            x: 1470,
            y: 1000,
            height: 420,
            coat: faded([38, 56, 104], pale * 0.6),
            legs: faded([28, 34, 58], pale * 0.5),
            skin: faded([232, 192, 164], pale),
            style: 'cap',
            nod: mix(0.3, -0.04, given),
            light: mix(0.7, 1, given),
          });
          const [bx, by] = [mix(1334, 1462, given), mix(706, 660, given) - 60 * Math.sin(given * Math.PI)];
          const shown = ramp(t, 1.8, 2.3) * (1 - ramp(t, 4.4, 4.9));
          glow(g, bx, by, 190, FOXFIRE, shown);
          glow(g, bx, by, 60, [240, 255, 252], shown);
          if (shown > 0.3) shape(g, '#f2fffd', () => g.arc(bx, by, 13, 0, TAU));
          // his breath is seen again
          for (let i = 0; i < 2; i += 1) {
            const age = (t - 5 - i * 1.3) / 1.5;
            if (age > 0 && age < 1)
              glow(g, 1480 + 60 * age, 690 - 60 * age, 50 + 80 * age, [255, 244, 230], 0.6 * Math.sin(age * Math.PI));
          }
          tile(g, mist, -t * 18, 900, 0.35);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};
