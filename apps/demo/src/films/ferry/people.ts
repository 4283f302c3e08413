import { TAU, mix } from '../drawing/easing.ts';
import { line, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

type Hand = readonly [x: number, y: number];

/** A round picture-book person; the paper is flat, so nothing has a shadow of its own. */
export interface Friend {
  coat: string;
  trousers: string;
  hair: string;
  style: 'crop' | 'bob' | 'tail' | 'cap' | 'perm';
  pack?: string;
}

interface Pose {
  x: number;
  /** Where the feet stand, or the seat of a sitting person. */
  y: number;
  /** From the feet to the crown of a standing person. */
  size: number;
  /** Seen from behind. */
  back?: boolean;
  /** -1 looks left, 1 looks right. */
  look?: number;
  /** Phase of the walk, in radians; left out, the person stands. */
  step?: number;
  /** Hands in units of the figure from the feet. */
  left?: Hand;
  right?: Hand;
  asleep?: boolean;
  /** Leans sideways, in radians. */
  lean?: number;
}

const SKIN = '#f3c6a0';
const INK = '#2b2a3a';

const hairOf = (g: Context, { hair, style }: Friend, back: boolean): void => {
  if (back) {
    shape(g, hair, () => g.arc(0, 0, 0.152, 0, TAU));
    if (style === 'bob') shape(g, hair, () => g.roundRect(-0.158, -0.04, 0.316, 0.19, 0.07));
    if (style === 'tail') shape(g, hair, () => g.ellipse(0.02, 0.12, 0.055, 0.15, 0.1, 0, TAU));
    if (style === 'cap') shape(g, '#f4b63f', () => g.arc(0, -0.01, 0.16, Math.PI, TAU));
    return;
  }
  shape(g, hair, () => {
    g.moveTo(-0.15, -0.01);
    g.bezierCurveTo(-0.17, -0.2, 0.17, -0.2, 0.15, -0.01);
    g.quadraticCurveTo(0.1, -0.075, 0.02, -0.08);
    g.quadraticCurveTo(-0.08, -0.08, -0.15, -0.01);
  });
  if (style === 'perm')
    for (let i = 0; i < 7; i += 1)
      shape(g, hair, () =>
        g.arc(Math.cos(Math.PI + (i / 6) * Math.PI) * 0.135, Math.sin(Math.PI + (i / 6) * Math.PI) * 0.12 - 0.02, 0.058, 0, TAU),
      );
  if (style === 'cap') {
    shape(g, '#f4b63f', () => g.arc(0, -0.03, 0.16, Math.PI, TAU));
    shape(g, '#d8952a', () => g.roundRect(-0.12, -0.05, 0.24, 0.035, 0.017));
  }
};

const faceOf = (g: Context, look: number, asleep: boolean): void => {
  const dx = look * 0.045;
  g.lineCap = 'round';
  for (const side of [-1, 1]) {
    if (asleep) line(g, INK, 0.014, () => g.arc(dx + side * 0.055, 0.005, 0.026, 0.2, Math.PI - 0.2));
    else shape(g, INK, () => g.ellipse(dx + side * 0.052, 0.012, 0.014, 0.019, 0, 0, TAU));
    shape(g, 'rgba(240,110,90,.38)', () => g.ellipse(look * 0.02 + side * 0.088, 0.052, 0.027, 0.018, 0, 0, TAU));
  }
  line(g, INK, 0.012, () => g.arc(dx, 0.052, 0.026, 0.25, Math.PI - 0.25));
};

/** Head about its middle, in units of the figure. */
export const headOf = (
  g: Context,
  friend: Friend,
  { back = false, look = 0, asleep = false }: Pick<Pose, 'back' | 'look' | 'asleep'>,
): void => {
  const { hair, style } = friend;
  if (!back) {
    if (style === 'bob') shape(g, hair, () => g.roundRect(-0.165, -0.12, 0.33, 0.27, 0.1));
    if (style === 'tail') shape(g, hair, () => g.ellipse(-0.15 - look * 0.05, 0.04, 0.05, 0.13, 0.35, 0, TAU));
  }
  shape(g, SKIN, () => g.arc(0, 0, 0.142, 0, TAU));
  hairOf(g, friend, back);
  if (!back) faceOf(g, look, asleep);
};

const arm = (g: Context, coat: string, side: -1 | 1, [x, y]: Hand): void => {
  g.lineCap = 'round';
  line(g, coat, 0.088, () => {
    g.moveTo(side * 0.13, -0.61);
    g.quadraticCurveTo(side * 0.23, mix(-0.61, y, 0.5), x, y);
  });
  shape(g, SKIN, () => g.arc(x, y, 0.043, 0, TAU));
};

const torso = (g: Context, { coat, pack }: Friend, back: boolean): void => {
  if (pack && !back) shape(g, pack, () => g.roundRect(-0.19, -0.68, 0.38, 0.34, 0.1));
  shape(g, coat, () => g.roundRect(-0.155, -0.705, 0.31, 0.47, 0.13));
  if (!pack) return;
  if (back) {
    shape(g, pack, () => g.roundRect(-0.135, -0.66, 0.27, 0.36, 0.09));
    shape(g, 'rgba(255,255,255,.28)', () => g.roundRect(-0.085, -0.5, 0.17, 0.13, 0.04));
  } else {
    line(g, pack, 0.04, () => {
      for (const side of [-1, 1]) {
        g.moveTo(side * 0.085, -0.69);
        g.quadraticCurveTo(side * 0.12, -0.55, side * 0.1, -0.42);
      }
    });
  }
};

const within = (g: Context, { x, y, size, lean = 0 }: Pose, paint: () => void): void => {
  g.save();
  g.translate(x, y);
  g.rotate(lean);
  g.scale(size, size);
  paint();
  g.restore();
};

export const stand = (g: Context, friend: Friend, pose: Pose): void => {
  const { back = false, step, left, right } = pose;
  const stride = step === undefined ? 0 : Math.sin(step);
  const bob = step === undefined ? 0 : Math.abs(Math.cos(step)) * 0.018;
  within(g, pose, () => {
    for (const side of [-1, 1] as const) {
      const lift = Math.max(0, side * stride) * 0.05;
      const foot = side * 0.075 + (pose.look ?? 0) * side * stride * 0.09;
      g.lineCap = 'butt';
      line(g, friend.trousers, 0.11, () => {
        g.moveTo(side * 0.075, -0.3);
        g.lineTo(foot, -0.03 - lift);
      });
      shape(g, INK, () => g.roundRect(foot - 0.068 + (pose.look ?? 0) * 0.015, -0.05 - lift, 0.136, 0.05, 0.024));
    }
    g.translate(0, -bob);
    const hands = [left ?? [-0.2, -0.35 + stride * 0.04], right ?? [0.2, -0.35 - stride * 0.04]] as const;
    if (back) {
      arm(g, friend.coat, -1, hands[0]);
      arm(g, friend.coat, 1, hands[1]);
      torso(g, friend, true);
    } else {
      torso(g, friend, false);
      arm(g, friend.coat, -1, hands[0]);
      arm(g, friend.coat, 1, hands[1]);
    }
    g.translate(0, -0.84);
    headOf(g, friend, pose);
  });
};

/** A friend who has put down the pack. */
export const unpacked = ({ pack: _, ...friend }: Friend): Friend => friend;

/** Sits on the floor with crossed legs, or with legs that hang over an edge. */
export const sit = (g: Context, friend: Friend, pose: Pose, swing?: number): void => {
  const { left, right } = pose;
  within(g, pose, () => {
    if (swing === undefined) shape(g, friend.trousers, () => g.ellipse(0, -0.055, 0.27, 0.085, 0, 0, TAU));
    g.translate(0, 0.26);
    torso(g, friend, false);
    g.translate(0, -0.26);
    if (swing !== undefined)
      for (const side of [-1, 1] as const) {
        const foot = side * 0.09 + Math.sin(swing + side) * 0.025;
        g.lineCap = 'round';
        line(g, friend.trousers, 0.11, () => {
          g.moveTo(side * 0.085, -0.03);
          g.lineTo(foot, 0.2);
        });
        shape(g, INK, () => g.roundRect(foot - 0.06, 0.22, 0.12, 0.06, 0.026));
      }
    g.save();
    g.translate(0, 0.26);
    arm(g, friend.coat, -1, left ?? [-0.17, -0.32]);
    arm(g, friend.coat, 1, right ?? [0.17, -0.32]);
    g.translate(0, -0.84);
    headOf(g, friend, pose);
    g.restore();
  });
};

/** The four friends: a comic, a singer, an actor and a weather presenter. */
export const COMIC: Friend = { coat: '#f0633f', trousers: '#2f3f6b', hair: '#33262a', style: 'crop', pack: '#8a3a34' };
export const SINGER: Friend = { coat: '#f7cf5e', trousers: '#8a5a8c', hair: '#4a2c3c', style: 'tail', pack: '#b98a2e' };
export const ACTOR: Friend = { coat: '#3f8f8a', trousers: '#3a3a4c', hair: '#22222c', style: 'cap', pack: '#265c5a' };
export const PRESENTER: Friend = { coat: '#f4efe2', trousers: '#4a6aa8', hair: '#2c2430', style: 'bob', pack: '#7a8fc4' };
export const FRIENDS = [COMIC, SINGER, ACTOR, PRESENTER] as const;

/** Her door is the one that opens. */
export const GRANDMOTHER: Friend = { coat: '#c8566c', trousers: '#6a4a86', hair: '#6c6470', style: 'perm' };

interface Dog {
  x: number;
  y: number;
  size: number;
  /** 1 faces right, -1 left. */
  facing: 1 | -1;
  step?: number;
  /** Moves the tail. */
  wag?: number;
  seated?: boolean;
}

/** A yellow village dog. */
export const dog = (g: Context, { x, y, size, facing, step, wag = 0, seated = false }: Dog): void => {
  const [coat, dark] = ['#e0a458', '#b97c36'];
  g.save();
  g.translate(x, y);
  g.scale(size * facing, size);
  g.lineCap = 'round';
  line(g, coat, 0.09, () => {
    g.moveTo(-0.38, seated ? -0.16 : -0.44);
    g.quadraticCurveTo(-0.56, seated ? -0.2 : -0.56, -0.5 + wag * 0.06, seated ? -0.42 : -0.78);
  });
  if (seated) {
    shape(g, coat, () => g.ellipse(-0.2, -0.17, 0.25, 0.175, 0, 0, TAU));
    shape(g, coat, () => {
      g.moveTo(-0.3, -0.02);
      g.bezierCurveTo(-0.4, -0.42, 0.06, -0.5, 0.17, -0.84);
      g.lineTo(0.46, -0.7);
      g.bezierCurveTo(0.3, -0.5, 0.36, -0.26, 0.31, 0);
    });
    for (const leg of [0.1, 0.22]) shape(g, dark, () => g.roundRect(leg - 0.05, -0.07, 0.13, 0.07, 0.03));
  } else {
    for (const [at, phase] of [
      [-0.3, 0],
      [-0.2, Math.PI],
      [0.18, Math.PI],
      [0.28, 0],
    ] as const)
      line(g, phase ? coat : dark, 0.085, () => {
        g.moveTo(at, -0.3);
        g.lineTo(at + (step === undefined ? 0 : Math.sin(step + phase) * 0.1), -0.04);
      });
    shape(g, coat, () => g.roundRect(-0.42, -0.54, 0.8, 0.3, 0.15));
  }
  const top = seated ? -0.82 : -0.68;
  shape(g, coat, () => g.ellipse(0.34, top, 0.19, 0.175, 0, 0, TAU));
  shape(g, '#f6dcae', () => g.ellipse(0.47, top + 0.05, 0.11, 0.085, 0, 0, TAU));
  shape(g, INK, () => g.ellipse(0.56, top + 0.02, 0.035, 0.028, 0, 0, TAU));
  shape(g, INK, () => g.arc(0.38, top - 0.03, 0.022, 0, TAU));
  shape(g, dark, () => {
    g.moveTo(0.2, top - 0.1);
    g.lineTo(0.2, top - 0.3);
    g.lineTo(0.34, top - 0.15);
  });
  g.restore();
};
