import { fill, within } from '../kit/pen.ts';
import { hairBehind, hasLooseHair, head, headBehind, LOOKS, profile, type Head, type Look, type Who } from './heads.ts';
import { at, dot, inked, line, DARK, DEEP, DUSK, INK, LIGHT, MID, PALE, RED, SOFT, TUBE, type Pen } from './ink.ts';
import { STANDS, type Pose } from './poses.ts';

type Point = readonly [x: number, y: number];

/** A limb through its joints, as thick at each as `widths` says; outlined as one shape. */
const limb = (g: Pen, points: readonly Point[], widths: readonly number[], color: string): void => {
  const parts = points.map(([x, y], index) => {
    const radius = (widths[index] ?? 30) / 2;
    const joint = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
    const next = points[index + 1];
    if (!next) return joint;
    const end = (widths[index + 1] ?? 30) / 2;
    const angle = Math.atan2(next[1] - y, next[0] - x) + Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `${joint}M${x + cos * radius} ${y + sin * radius}L${next[0] + cos * end} ${next[1] + sin * end}L${next[0] - cos * end} ${next[1] - sin * end}L${x - cos * radius} ${y - sin * radius}Z`;
  });
  for (const part of parts) line(g, part, 6);
  for (const part of parts) fill(g, part, color);
};

const reach = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees / 180) * Math.PI;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
};

const hand = (g: Pen, [x, y]: Point, degrees: number, skin: string): void =>
  at(
    g,
    x,
    y,
    1,
    () => {
      inked(
        g,
        'M-13 -6C-17 16 -13 30 -9 44C-6 50 -3 50 -2 44L-1 48C2 54 6 52 6 46C10 50 13 46 12 40C16 26 18 8 13 -6Z',
        skin,
        2.6,
      );
      line(g, 'M-2 44L-3 26M6 46L4 26', 1.5);
      line(g, 'M13 6Q22 14 18 28', 6, INK);
      line(g, 'M13 6Q21 14 18 27', 3.4, skin);
    },
    -degrees,
  );

/** A receiver at the ear; the flex falls away from the face. */
const receiver = (g: Pen): void =>
  at(g, 66, 22, 1, () => {
    line(g, 'M8 74q24 30 40 30t30 60t-6 90', 4);
    line(g, 'M0 -46Q26 0 4 58', 30);
    line(g, 'M0 -46Q26 0 4 58', 22, DUSK);
    inked(g, 'M-22 -66H16V-26H-14ZM-26 38H14L20 78H-22Z', DEEP, 4);
  });

export interface Person extends Head {
  pose?: Pose;
  view?: 'front' | 'back' | 'left' | 'right';
  /** Without legs. */
  seated?: boolean;
  /** With a telephone at the ear; goes with the pose CALLS. */
  phone?: boolean;
}

const clothes = (g: Pen, who: Who, behind: boolean, { top, under, skin, shade }: Look): void => {
  inked(g, 'M-20 44H20V98H-20Z', skin, 2.4);
  fill(g, 'M-19 52Q4 78 19 60V46H-19Z', shade);
  const torso = 'M-26 86C-60 94 -90 98 -98 128L-84 240L-80 420Q0 436 80 420L84 240L98 128C90 98 60 94 26 86Q0 96 -26 86Z';
  inked(g, torso, top, 3);
  if (behind) {
    line(g, 'M0 110V410M-50 130Q-40 240 -46 400M50 130Q42 240 46 400', 1.8, who === 'patient' ? SOFT : INK);
    if (who === 'patient') line(g, 'M-14 120l14 10l14 -10M-14 210l14 10l14 -10', 3, MID);
    return;
  }
  if (who === 'patient') {
    line(g, 'M-28 88Q0 132 28 88', 3);
    for (let y = 120; y < 410; y += 36) for (let x = -66; x < 70; x += 34) dot(g, x + (y % 72 ? 16 : 0), y, 3, SOFT);
    return;
  }
  within(g, torso, () => {
    if (who === 'bo-ra' || who === 'taken') {
      fill(g, 'M-30 84L-44 440H44L30 84Z', under);
      inked(g, 'M-26 84L0 148L26 84L34 92L0 178L-34 92Z', LIGHT, 2);
      line(g, 'M-36 92L-46 430M36 92L46 430', 3);
      line(g, 'M-24 96L10 216M24 96L14 216', 2, DARK);
      inked(g, 'M-2 214h28v38h-28Z', TUBE, 2);
      dot(g, 12, 228, 6, SOFT);
      line(g, 'M4 243h16', 2, SOFT);
      line(g, 'M-62 196v34', 5, RED);
      line(g, 'M-78 214h30v44h-30Z', 2);
      line(g, 'M64 150Q56 240 62 420M-68 270Q-60 340 -64 420', 1.8);
    }
    if (who === 'seon-u') {
      inked(g, 'M-26 84L0 150L26 84L36 92L0 180L-36 92Z', under, 2.4);
      inked(g, 'M30 190h40v46h-40Z', under, 2);
      line(g, 'M44 178v30M54 182v26', 4, MID);
      line(g, 'M-60 150Q-50 260 -56 420M0 182V420', 1.8);
    }
    if (who === 'guard') {
      inked(g, 'M-24 84L0 130L24 84L30 90L0 152L-30 90Z', under, 2);
      inked(g, 'M-5 128h10l8 90l-13 16l-13 -16Z', INK, 2);
      line(g, 'M-24 92L-6 240V430M24 92L6 240', 3);
      line(g, 'M-60 180h34M-60 200h34v26h-34Z', 2.2, SOFT);
      line(g, 'M44 176l10 8l-4 12h-12l-4 -12Z', 2.4, PALE);
    }
  });
};

const sideways = (g: Pen, who: Who, { top, under }: Look): void => {
  const torso = 'M-34 72C-56 92 -60 150 -50 240L-50 420H36L40 240C46 170 34 96 6 86L-14 92Z';
  inked(g, torso, top, 3);
  within(g, torso, () => {
    if (who === 'bo-ra' || who === 'guard') fill(g, 'M6 84Q40 120 34 430H70V84Z', under);
    line(g, 'M4 86Q34 130 28 430', 3);
  });
};

/** A whole person; (x, y) is the middle of the head, `size` its height. What lies outside the picture is cut off by it. */
export const person = (g: Pen, who: Who, x: number, y: number, size: number, state: Person = {}): void => {
  const { pose = STANDS, view = 'front', seated = false, phone = false } = state;
  const look = LOOKS[who];
  const aside = view === 'left' || view === 'right';
  at(g, x, y, (size / 130) * (view === 'left' ? -1 : 1), () => {
    const shoulders = aside ? [-16, -6] : [-80 * look.build, 80 * look.build];
    const hips = aside ? [-8, 0] : [-40 * look.build, 40 * look.build];
    const draw = (side: 0 | 1): void => {
      const bend = side === 0 ? pose.left : pose.right;
      const shoulder = [shoulders[side] ?? 0, 132] as const;
      const elbow = reach(shoulder, bend[0], 148);
      const wrist = reach(elbow, bend[1], 130);
      if (who === 'seon-u') {
        limb(g, [elbow, wrist], [36, 28], look.skin);
        limb(g, [shoulder, reach(shoulder, bend[0], 120)], [50, 56], look.top);
      } else limb(g, [shoulder, elbow, wrist], [48, 42, 36], look.top);
      if (phone && side === 1) receiver(g);
      hand(g, wrist, bend[1], look.skin);
    };
    // An arm that hangs lies behind the body, one bent across it in front.
    const inFront = [!aside && pose.left[1] > 45, aside || phone || pose.right[1] < -45];
    for (const side of [0, 1] as const) if (!inFront[side]) draw(side);
    if (!seated)
      for (const side of [0, 1] as const) {
        const [thigh, shin] = pose.legs[side];
        const hip = [hips[side] ?? 0, 410] as const;
        const knee = reach(hip, thigh, 210);
        const ankle = reach(knee, shin, 200);
        limb(g, [hip, knee, ankle], [72 * look.build, 56 * look.build + 6, 46], look.legs);
        at(g, ankle[0], ankle[1] + 14, 1, () =>
          inked(g, aside ? 'M-22 -12H18C40 -6 52 6 52 18H-24Z' : 'M-26 -10H26L32 18H-32Z', who === 'guard' ? INK : LIGHT, 2.6),
        );
      }
    if (hasLooseHair(who) && view === 'front') hairBehind(g, who, 0, look);
    if (aside) sideways(g, who, look);
    else at(g, 0, 0, 1, () => (g.scale(look.build, 1), clothes(g, who, view === 'back', look)));
    at(g, aside ? -4 : 0, 11, 1, () => {
      if (aside) profile(g, who, state);
      else if (view === 'back') headBehind(g, who);
      else head(g, who, state, hasLooseHair(who));
    });
    for (const side of [0, 1] as const) if (inFront[side]) draw(side);
  });
};
