import { TAU, mix, smooth, wrap } from './easing.ts';
import { cycle } from './random.ts';
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

const POSES: readonly [Pose, ...Pose[]] = [
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

const stroke = (g: Context, points: readonly Point[], width: number): void => {
  g.lineWidth = width;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.stroke();
};

/** Five of these make a group: first their light, then their shadow over it. */
export const dancer = (g: Context, figure: Dancer): void => {
  const { hip, chest, legs, arms } = limbsOf(figure);
  const bow = figure.bow ?? 0;
  const head: Point = [chest[0] + figure.pose.hip * 0.2, chest[1] - 0.155 + bow * 0.09];
  g.save();
  g.translate(figure.x, figure.y);
  g.scale(figure.height, figure.height);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const [color, extra] of [[rgba(figure.rim, 0.8), 0.011], ['#07050f', 0]] as const) {
    g.strokeStyle = color;
    g.fillStyle = color;
    for (const leg of legs) stroke(g, leg, 0.07 + extra);
    g.lineWidth = 0.03 + extra;
    g.beginPath();
    g.moveTo(chest[0] - 0.085, chest[1] - 0.03);
    g.quadraticCurveTo(chest[0], chest[1] - 0.065, chest[0] + 0.085, chest[1] - 0.03);
    g.lineTo(hip[0] + 0.068, hip[1] + 0.04);
    g.lineTo(hip[0] - 0.068, hip[1] + 0.04);
    g.closePath();
    g.stroke();
    g.fill();
    for (const arm of arms) stroke(g, arm, 0.044 + extra);
    stroke(g, [[chest[0], chest[1] - 0.03], head], 0.045 + extra);
    g.beginPath();
    g.ellipse(head[0], head[1], 0.05 + extra / 2, 0.062 + extra / 2, 0, 0, TAU);
    if (figure.longHair) g.ellipse(head[0], head[1] + 0.035, 0.06 + extra / 2, 0.09 + extra / 2, 0, 0, TAU);
    g.fill();
  }
  g.restore();
};
