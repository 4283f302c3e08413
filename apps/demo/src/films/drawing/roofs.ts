import { TAU, mix } from './easing.ts';
import { line, shape, vertical } from './stage.ts';
import type { Context } from './stage.ts';

export interface RoofTones {
  tile: string;
  tileTop: string;
  /** Moonlight on the crown of each row of tiles. */
  shine: string;
  ridge: string;
}

/** A giwa roof seen from the front: the eaves curve up to their tips, the ridge sags a little. */
export interface Roof {
  centre: number;
  width: number;
  /** Height of the eave's middle and of the ridge, in units from the top. */
  eaveY: number;
  ridgeY: number;
}

const RIDGE_SHARE = 0.62;
const STEP = 0.02;

const curvesOf = ({ centre, width, eaveY, ridgeY }: Roof) => ({
  at: (u: number) => centre + (u * width) / 2,
  eave: (u: number) => eaveY + width * 0.012 - width * 0.075 * Math.abs(u) ** 2.6,
  top: (u: number) => ridgeY - width * 0.022 * (Math.abs(u) / RIDGE_SHARE) ** 2.2,
});

/** Traces y over u in even steps, from one end to the other. */
const trace = (g: Context, from: number, to: number, at: (u: number) => number, y: (u: number) => number): void => {
  const steps = Math.round(Math.abs(to - from) / STEP);
  for (let i = 0; i <= steps; i += 1) {
    const u = mix(from, to, i / steps);
    g.lineTo(at(u), y(u));
  }
};

/** The shadow under the eaves and the round ends of the rafters. */
const rafters = (g: Context, roof: Roof, lit: boolean): void => {
  const { at, eave } = curvesOf(roof);
  shape(g, '#120c0c', () => {
    trace(g, -1, 1, at, eave);
    trace(
      g,
      1,
      -1,
      (u) => at(u * 0.94),
      (u) => eave(u) + roof.width * 0.036 * (1 - 0.5 * Math.abs(u)),
    );
  });
  if (roof.width <= 300) return;
  const count = Math.round(roof.width / 16);
  g.fillStyle = lit ? 'rgba(150,84,44,.75)' : 'rgba(90,84,90,.6)';
  for (let i = 0; i <= count; i += 1) {
    const u = -0.94 + (1.88 * i) / count;
    g.beginPath();
    g.arc(at(u * 0.97), eave(u) + roof.width * 0.0125, roof.width * 0.0052, 0, TAU);
    g.fill();
  }
};

const tiles = (g: Context, roof: Roof, tones: RoofTones): void => {
  const { at, eave, top } = curvesOf(roof);
  const { width, ridgeY, eaveY } = roof;
  const height = eaveY - ridgeY;
  const rows = Math.max(12, Math.round(width / (width > 900 ? 17 : 11)));
  const row = (u: number, shift: number) => {
    g.moveTo(at(u * RIDGE_SHARE) - shift, top(u * RIDGE_SHARE));
    g.quadraticCurveTo(at(mix(u * RIDGE_SHARE, u, 0.28)) - shift, ridgeY + height * 0.6, at(u) - shift, eave(u));
  };
  for (let i = 0; i <= rows; i += 1) {
    const u = -1 + (2 * i) / rows;
    line(g, 'rgba(6,8,16,.55)', Math.max(0.8, (width / rows) * 0.42), () => row(u, 0));
    line(g, tones.shine, Math.max(0.5, (width / rows) * 0.16), () => row(u, (width / rows) * 0.25));
  }
  if (width <= 500) return;
  for (let k = 1; k < 14; k += 1) {
    const down = (k / 14) ** 1.1;
    line(g, 'rgba(4,6,14,.35)', 1, () =>
      trace(
        g,
        -1,
        1,
        (u) => at(mix(u * RIDGE_SHARE, u, down * down * 0.55 + down * 0.45)),
        (u) => mix(top(u * RIDGE_SHARE), eave(u), down) + height * 0.05 * Math.sin(down * Math.PI),
      ),
    );
  }
};

/** The plastered ridge with its raised ends, and the hips that run down to the tips. */
const ridges = (g: Context, roof: Roof, tones: RoofTones): void => {
  const { at, eave, top } = curvesOf(roof);
  const { width, ridgeY, eaveY } = roof;
  g.lineCap = 'round';
  line(g, 'rgba(205,212,228,.5)', width * 0.012, () => trace(g, -RIDGE_SHARE, RIDGE_SHARE, at, (u) => top(u) - width * 0.002));
  line(g, tones.ridge, width * 0.0125, () =>
    trace(g, -RIDGE_SHARE - 0.015, RIDGE_SHARE + 0.015, at, (u) => top(u) - width * 0.013),
  );
  for (const side of [-1, 1]) {
    shape(g, tones.ridge, () =>
      g.ellipse(at(side * RIDGE_SHARE), top(RIDGE_SHARE) - width * 0.02, width * 0.013, width * 0.021, side * 0.35, 0, TAU),
    );
    line(g, tones.ridge, width * 0.011, () => {
      g.moveTo(at(side * RIDGE_SHARE), top(RIDGE_SHARE));
      g.quadraticCurveTo(at(side * 0.7), ridgeY + (eaveY - ridgeY) * 0.62, at(side * 0.985), eave(1) - width * 0.006);
    });
  }
  line(g, 'rgba(190,205,240,.22)', Math.max(1, width * 0.002), () => trace(g, -1, 1, at, eave));
};

export const paintRoof = (g: Context, roof: Roof, tones: RoofTones, lit = true): void => {
  const { at, eave, top } = curvesOf(roof);
  const { ridgeY, eaveY } = roof;
  const slope = ridgeY + (eaveY - ridgeY) * 0.62;
  rafters(g, roof, lit);
  g.save();
  g.beginPath();
  g.moveTo(at(-RIDGE_SHARE), top(RIDGE_SHARE));
  trace(g, -RIDGE_SHARE, RIDGE_SHARE, at, top);
  g.quadraticCurveTo(at(0.7), slope, at(1), eave(1));
  trace(g, 1, -1, at, eave);
  g.quadraticCurveTo(at(-0.7), slope, at(-RIDGE_SHARE), top(RIDGE_SHARE));
  g.closePath();
  g.fillStyle = vertical(
    g,
    [
      [0, tones.tileTop],
      [1, tones.tile],
    ],
    ridgeY,
    eaveY,
  );
  g.fill();
  g.clip();
  tiles(g, roof, tones);
  g.restore();
  ridges(g, roof, tones);
};
