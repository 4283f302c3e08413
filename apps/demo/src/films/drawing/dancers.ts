import { TAU, mix, smooth, wrap } from './easing.ts';
import { cycle } from './random.ts';
import type { NonEmpty } from './random.ts';
import { rgba } from './stage.ts';
import type { Context, Rgb } from './stage.ts';

/** A pose; angles in degrees from hanging down, positive away from the body. */
interface Pose {
  /** Upper arm and forearm, left and right. */
  left: readonly [number, number];
  right: readonly [number, number];
  /** Sideways shift of the hips and distance of the feet, as shares of the height. */
  hip: number;
  stance: number;
  crouch: number;
}

const POSES: NonEmpty<Pose> = [
  { left: [18, 34], right: [18, 34], hip: 0, stance: 0.06, crouch: 0 },
  { left: [96, 170], right: [30, -40], hip: 0.03, stance: 0.085, crouch: 0.012 },
  { left: [30, -40], right: [96, 170], hip: -0.03, stance: 0.085, crouch: 0.012 },
  { left: [158, 172], right: [48, -70], hip: 0.022, stance: 0.095, crouch: 0.015 },
  { left: [48, -70], right: [158, 172], hip: -0.022, stance: 0.095, crouch: 0.015 },
  { left: [138, 205], right: [138, 205], hip: 0, stance: 0.07, crouch: 0 },
  { left: [84, 40], right: [96, 140], hip: 0.034, stance: 0.1, crouch: 0.02 },
  { left: [166, 176], right: [166, 176], hip: 0, stance: 0.065, crouch: -0.008 },
];

/** A pose on its way to another one. */
export const towards = (a: Pose, b: Pose, amount: number): Pose => ({
  left: [mix(a.left[0], b.left[0], amount), mix(a.left[1], b.left[1], amount)],
  right: [mix(a.right[0], b.right[0], amount), mix(a.right[1], b.right[1], amount)],
  hip: mix(a.hip, b.hip, amount),
  stance: mix(a.stance, b.stance, amount),
  crouch: mix(a.crouch, b.crouch, amount),
});

/** The routine at a beat: a pose is held for a beat, the next beat leads over into the following one. */
export const poseAt = (beat: number): Pose => {
  const step = Math.floor(beat / 2);
  return towards(cycle(POSES, step), cycle(POSES, step + 1), smooth(wrap(beat / 2, 1) * 2 - 0.9));
};

export const STILL: Pose = { left: [10, 20], right: [10, 20], hip: 0, stance: 0.05, crouch: 0 };

export interface Dancer {
  x: number;
  y: number;
  height: number;
  pose: Pose;
  rim: Rgb;
  longHair: boolean;
  /** 0 stands upright, 1 bows deeply. */
  bow?: number;
}

type Point = readonly [number, number];

const reach = ([x, y]: Point, degrees: number, length: number, side: number): Point => {
  const angle = (degrees / 360) * TAU;
  return [x + side * Math.sin(angle) * length, y + Math.cos(angle) * length];
};

const limbsOf = ({ pose, bow = 0 }: Dancer) => {
  const hip: Point = [pose.hip, -0.47 + pose.crouch];
  const chest: Point = [pose.hip * 0.3, -0.76 + pose.crouch + bow * 0.13];
  const leg = (side: number): Point[] => [
    [hip[0] + side * 0.038, hip[1]],
    [side * (0.038 + pose.stance) * 0.54 + pose.hip * 0.7, -0.245],
    [side * pose.stance, 0],
  ];
  const arm = (side: number, [upper, lower]: readonly [number, number]): Point[] => {
    const shoulder: Point = [chest[0] + side * 0.085, chest[1]];
    const elbow = reach(shoulder, mix(upper, 6, bow), 0.145, side);
    return [shoulder, elbow, reach(elbow, mix(lower, 4, bow), 0.14, side)];
  };
  return { hip, chest, legs: [leg(-1), leg(1)], arms: [arm(-1, pose.left), arm(1, pose.right)] };
};

/** A limb that grows thinner from joint to joint. */
const limb = (g: Context, points: readonly Point[], widths: readonly number[], extra: number): void => {
  points.slice(1).forEach(([x, y], i) => {
    const from = points[i] ?? [x, y];
    g.lineWidth = (widths[i] ?? 0.04) + extra;
    g.beginPath();
    g.moveTo(from[0], from[1]);
    g.lineTo(x, y);
    g.stroke();
  });
};

const fillAndEdge = (g: Context, extra: number): void => {
  g.lineWidth = 0.012 + extra;
  g.stroke();
  g.fill();
};

const torso = (g: Context, hip: Point, chest: Point): void => {
  const waist: Point = [(hip[0] + chest[0]) / 2 + hip[0] * 0.2, chest[1] + (hip[1] - chest[1]) * 0.62];
  g.beginPath();
  g.moveTo(chest[0] - 0.028, chest[1] - 0.055);
  g.quadraticCurveTo(chest[0] - 0.1, chest[1] - 0.045, chest[0] - 0.098, chest[1] + 0.02);
  g.quadraticCurveTo(waist[0] - 0.075, waist[1] - 0.04, waist[0] - 0.062, waist[1]);
  g.lineTo(hip[0] - 0.078, hip[1] + 0.05);
  g.quadraticCurveTo(hip[0], hip[1] + 0.075, hip[0] + 0.078, hip[1] + 0.05);
  g.lineTo(waist[0] + 0.062, waist[1]);
  g.quadraticCurveTo(waist[0] + 0.075, waist[1] - 0.04, chest[0] + 0.098, chest[1] + 0.02);
  g.quadraticCurveTo(chest[0] + 0.1, chest[1] - 0.045, chest[0] + 0.028, chest[1] - 0.055);
  g.closePath();
};

const skirt = (g: Context, hip: Point, sway: number): void => {
  g.beginPath();
  g.moveTo(hip[0] - 0.062, hip[1] - 0.06);
  g.lineTo(hip[0] + 0.062, hip[1] - 0.06);
  g.quadraticCurveTo(hip[0] + 0.1, hip[1] + 0.04, hip[0] + 0.122 - sway, hip[1] + 0.12);
  g.quadraticCurveTo(hip[0], hip[1] + 0.15, hip[0] - 0.122 - sway, hip[1] + 0.12);
  g.quadraticCurveTo(hip[0] - 0.1, hip[1] + 0.04, hip[0] - 0.062, hip[1] - 0.06);
  g.closePath();
};

const hair = (g: Context, [x, y]: Point, long: boolean, sway: number, extra: number): void => {
  const e = extra / 2;
  g.beginPath();
  g.ellipse(x, y, 0.043 + e, 0.054 + e, 0, 0, TAU);
  g.ellipse(x, y - 0.016, 0.05 + e, 0.048 + e, 0, 0, TAU);
  g.fill();
  if (!long) return;
  g.beginPath();
  g.moveTo(x - 0.05 - e, y - 0.02);
  g.bezierCurveTo(x - 0.066 - e, y + 0.05, x - 0.07 - sway - e, y + 0.1, x - 0.05 - sway, y + 0.145 + e);
  g.quadraticCurveTo(x, y + 0.11, x + 0.05 - sway, y + 0.145 + e);
  g.bezierCurveTo(x + 0.07 - sway + e, y + 0.1, x + 0.066 + e, y + 0.05, x + 0.05 + e, y - 0.02);
  g.fill();
};

/** Five of these make a group: first their light, then their shadow over it. */
export const dancer = (g: Context, figure: Dancer): void => {
  const { hip, chest, legs, arms } = limbsOf(figure);
  const bow = figure.bow ?? 0;
  const head: Point = [chest[0] + figure.pose.hip * 0.2, chest[1] - 0.135 + bow * 0.09];
  g.save();
  g.translate(figure.x, figure.y);
  g.scale(figure.height, figure.height);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const [color, extra] of [
    [rgba(figure.rim, 0.75), 0.01],
    ['#07050f', 0],
  ] as const) {
    g.strokeStyle = color;
    g.fillStyle = color;
    for (const leg of legs) {
      limb(g, leg, figure.longHair ? [0.052, 0.036] : [0.068, 0.058], extra);
      const [x, y] = leg[2] ?? [0, 0];
      limb(
        g,
        [
          [x, y + 0.004],
          [x + Math.sign(x) * 0.026, y + 0.01],
        ],
        [0.034],
        extra,
      );
    }
    torso(g, hip, chest);
    fillAndEdge(g, extra);
    if (figure.longHair) {
      skirt(g, hip, figure.pose.hip * 0.8);
      fillAndEdge(g, extra);
    }
    for (const arm of arms) limb(g, arm, [0.042, 0.034], extra);
    limb(g, [[chest[0], chest[1] - 0.03], head], [0.036], extra);
    hair(g, head, figure.longHair, figure.pose.hip * 0.9, extra);
  }
  g.restore();
};
