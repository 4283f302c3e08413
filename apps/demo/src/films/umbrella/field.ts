import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { umbrella } from '../drawing/figures.ts';
import { mountainsOf } from '../drawing/land.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cloudsOf, skyOf } from '../drawing/sky.ts';
import { HEIGHT, line, place, rgba, shape, tile } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage, Stops } from '../drawing/stage.ts';
import { snow, snowGround, spruce } from '../drawing/winter.ts';
import { framed } from '../drawing/camera.ts';

export const RED: Rgb = [214, 40, 62];
export const DAWN: Stops = [
  [0, '#39507e'],
  [0.34, '#7d87b4'],
  [0.52, '#d6a8b6'],
  [0.62, '#f6cfae'],
  [1, '#dfe6f2'],
];

/** Prints of two feet that lead from (x, y) towards the camera. */
export const footprints = (g: Context, points: readonly (readonly [number, number])[], shown: number): void =>
  points.forEach(([x, y], i) => {
    if (i / points.length > shown) return;
    const size = 3 + (y - 640) * 0.03;
    shape(g, 'rgba(120,142,184,.55)', () => g.ellipse(x + (i % 2 ? size : -size) * 1.5, y, size * 1.05, size * 0.55, 0, 0, TAU));
  });

const turbine = (g: Context, x: number, y: number, height: number, turn: number): void => {
  line(g, 'rgba(240,240,250,.85)', height * 0.025, () => {
    g.moveTo(x, y);
    g.lineTo(x, y - height);
  });
  for (let i = 0; i < 3; i += 1) {
    const angle = turn + (i * TAU) / 3;
    shape(g, 'rgba(250,250,255,.9)', () => {
      g.moveTo(x, y - height);
      g.lineTo(x + Math.cos(angle + 0.09) * height * 0.3, y - height + Math.sin(angle + 0.09) * height * 0.3);
      g.lineTo(x + Math.cos(angle) * height * 0.62, y - height + Math.sin(angle) * height * 0.62);
    });
  }
};

export interface Pass {
  /** Sky, ridges with their windmills, and the white field up to the horizon. */
  paint(g: Context, t: number, pan: number): void;
  front: Layer;
}

/** The high pass in January, before the sun is over the ridge. */
export const passOf = (stage: Stage, stops: Stops = DAWN): Pass => {
  const sky = skyOf(stage, stops);
  const clouds = cloudsOf(stage, 2200, 300, {
    seed: 61,
    columns: 5,
    rows: 3,
    low: 0.42,
    high: 0.84,
    color: [255, 226, 214],
    alpha: 0.7,
  });
  const far = mountainsOf(stage, 2300, { seed: 8, rise: 210, base: 640, peaks: 4, top: '#8d98c0', bottom: '#c9c2d4' });
  const near = mountainsOf(stage, 2300, { seed: 23, rise: 150, base: 690, peaks: 5, top: '#b4bcd8', bottom: '#e3e3ee' });
  const field = stage.layer(2300, HEIGHT, (g) => {
    for (let i = 0; i < 26; i += 1) spruce(g, (i * 397) % 2300, 716, 50 + ((i * 53) % 60), '#5b6f98', '#dfe6f4', i + 3);
    snowGround(g, 720, 2300, 5, '#e9ebf4', '#f4f6fb');
  });
  const front = stage.layer(2300, HEIGHT, (g) => snowGround(g, 940, 2300, 14, '#f2f4fa', '#c8d2e6'));
  return {
    front,
    paint(g, t, pan) {
      place(g, sky, 0, 0);
      glow(g, 1320, 640, 760, [255, 206, 160], 0.36);
      tile(g, clouds, t * 7 + pan, 200, 0.7);
      place(g, far, -pan * 0.3 - 60, 0);
      for (const [x, y, height, pace] of [
        [230, 560, 150, 0.5],
        [390, 548, 180, 0.42],
        [1790, 562, 150, 0.47],
        [1620, 550, 180, 0.4],
      ] as const)
        turbine(g, x - pan * 0.35, y, height, t * pace + x);
      place(g, near, -pan * 0.5 - 60, 0);
      place(g, field, -pan * 0.8 - 60, 0);
    },
  };
};

/** The umbrella that stands by itself, its handle in the snow. */
export const standingUmbrella = (g: Context, x: number, y: number, height: number, t: number, cover = 0): void => {
  shape(g, 'rgba(120,140,190,.35)', () => g.ellipse(x + height * 0.22, y + 6, height * 0.5, height * 0.06, 0, 0, TAU));
  g.save();
  g.translate(x, y);
  g.rotate(-0.1 + Math.sin(t * 0.9) * 0.012);
  line(g, '#4a2a20', height * 0.03, () => {
    g.moveTo(height * 0.1, -height * 0.6);
    g.lineTo(height * 0.13, 0);
  });
  umbrella(g, { x: 0, y: 0, height }, RED);
  if (cover > 0)
    shape(g, `rgba(250,252,255,${(0.95 * cover).toFixed(2)})`, () => {
      g.moveTo(-height * 0.3, -height * 1.09);
      g.bezierCurveTo(-height * 0.2, -height * 1.27, height * 0.28, -height * 1.27, height * 0.4, -height * 1.07);
      g.quadraticCurveTo(height * 0.05, -height * 1.16, -height * 0.3, -height * 1.09);
    });
  g.restore();
};

const AWAY = Array.from({ length: 26 }, (_, i) => {
  const near = i / 25;
  return [1010 + Math.sin(i * 0.35) * 24 + near * 420, mix(792, 1050, near ** 1.3)] as const;
});

/** One umbrella in an untouched field; footprints lead away from it, none lead there. */
export const field: Shot = {
  name: 'field',
  seconds: 10,
  prepare(stage) {
    const pass = passOf(stage);
    const vignette = vignetteOf(stage, 0.4);
    return (g, { t, progress }) => {
      framed(g, { y: mix(560, 540, smooth(progress)), zoom: mix(1, 1.12, smooth(progress)) }, () => {
        pass.paint(g, t, 40 + progress * 40);
        footprints(g, AWAY, 1);
        standingUmbrella(g, 960, 800, 190, t, 0.9);
        place(g, pass.front, -120, 60);
      });
      snow(g, t, 30, 6);
      place(g, vignette, 0, 0);
    };
  },
};

/** A quilted coat and a headscarf, seen from behind; `step` is the phase of the walk. */
export const widow = (g: Context, x: number, y: number, height: number, step: number, scarf: Rgb = [238, 226, 206]): void => {
  const swing = Math.sin(step) * 0.04;
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  for (const side of [-1, 1]) shape(g, '#3a3550', () => g.roundRect(side * 0.07 - 0.05 + swing * side, -0.24, 0.1, 0.24, 0.04));
  shape(g, '#5d5680', () => {
    g.moveTo(-0.1, -0.78);
    g.bezierCurveTo(-0.24, -0.72, -0.26, -0.4, -0.22, -0.18);
    g.quadraticCurveTo(0, -0.13, 0.22, -0.18);
    g.bezierCurveTo(0.26, -0.4, 0.24, -0.72, 0.1, -0.78);
  });
  line(g, 'rgba(40,34,70,.4)', 0.012, () => {
    for (const down of [0.34, 0.48, 0.62]) {
      g.moveTo(-0.22, -down);
      g.quadraticCurveTo(0, -down + 0.04, 0.22, -down);
    }
  });
  shape(g, rgba(scarf), () => g.ellipse(0, -0.87, 0.12, 0.13, 0, 0, TAU));
  shape(g, rgba([scarf[0] * 0.86, scarf[1] * 0.84, scarf[2] * 0.84]), () => {
    g.moveTo(-0.1, -0.8);
    g.quadraticCurveTo(0, -0.72, 0.1, -0.8);
    g.lineTo(0.05, -0.64);
    g.lineTo(-0.05, -0.64);
  });
  g.restore();
};
