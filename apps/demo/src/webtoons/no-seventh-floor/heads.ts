import { fill, within } from '../kit/pen.ts';
import { at, dot, inked, line, DEEP, DUSK, INK, RED, SOFT, TUBE, type Pen } from './ink.ts';

/** 'taken' is Bo-ra with her hair come down. */
export type Who = 'bo-ra' | 'taken' | 'patient' | 'seon-u' | 'guard';

export interface Look {
  skin: string;
  shade: string;
  hair: string;
  top: string;
  under: string;
  legs: string;
  /** Breadth of the body, times the broadest. */
  build: number;
}

export const LOOKS: Record<Who, Look> = {
  'bo-ra': { skin: '#d3ddd0', shade: '#7d968a', hair: '#0c1513', top: '#223a34', under: '#a9c4b8', legs: '#8fac9f', build: 0.76 },
  taken: { skin: '#d3ddd0', shade: '#7d968a', hair: '#0c1513', top: '#223a34', under: '#a9c4b8', legs: '#8fac9f', build: 0.76 },
  patient: { skin: '#c3d0c6', shade: '#6a857a', hair: '#0c1513', top: '#a5bdb1', under: '#a5bdb1', legs: '#a5bdb1', build: 0.72 },
  'seon-u': {
    skin: '#d6dfd1',
    shade: '#849c8f',
    hair: '#2b3c36',
    top: '#c8d9ce',
    under: '#dfeae0',
    legs: '#b4c9bd',
    build: 0.84,
  },
  guard: { skin: '#bfcabb', shade: '#6d857a', hair: '#8ea499', top: '#1a2926', under: '#93aa9e', legs: '#172320', build: 0.95 },
};

interface Expression {
  /** How far the lids stand open: 0 shut, 1 awake, 1.4 in terror. */
  open: number;
  /** Inner ends of the brows: up when afraid, down when stern. */
  worry: number;
  mouth: 'flat' | 'tight' | 'talk' | 'gasp' | 'smile' | 'frown';
  /** Size of the iris. */
  iris: number;
}

const EXPRESSIONS = {
  calm: { open: 0.85, worry: 0.1, mouth: 'flat', iris: 1 },
  tired: { open: 0.5, worry: 0.25, mouth: 'flat', iris: 1 },
  wry: { open: 0.6, worry: -0.2, mouth: 'smile', iris: 1 },
  talk: { open: 0.85, worry: 0.2, mouth: 'talk', iris: 1 },
  wary: { open: 1, worry: -0.35, mouth: 'tight', iris: 0.85 },
  stern: { open: 0.75, worry: -0.7, mouth: 'frown', iris: 0.9 },
  uneasy: { open: 1.1, worry: 0.8, mouth: 'tight', iris: 0.8 },
  asking: { open: 1.15, worry: 0.9, mouth: 'talk', iris: 0.75 },
  fear: { open: 1.4, worry: 1.2, mouth: 'gasp', iris: 0.55 },
  shut: { open: 0.05, worry: 0.4, mouth: 'tight', iris: 1 },
  hollow: { open: 0.75, worry: 0.3, mouth: 'flat', iris: 0.6 },
  grin: { open: 0.95, worry: -0.15, mouth: 'smile', iris: 0.5 },
} as const satisfies Record<string, Expression>;

export type Mood = keyof typeof EXPRESSIONS;

export interface Head {
  mood?: Mood;
  /** Where the face points: -1 far left, 0 to us, 1 far right. */
  turn?: number;
  look?: readonly [x: number, y: number];
  /** The side of the face that lies in shadow. */
  shadow?: 'left' | 'right' | 'below';
  /** Light of the call lamp on the eyes. */
  red?: boolean;
  tilt?: number;
}

export const hasLooseHair = (who: Who): boolean => who === 'patient' || who === 'taken';

const outline = (t: number): string =>
  `M-48 -18C-50 -72 50 -72 48 -18C49 8 45 26 ${36 + 7 * t} 40C${27 + 9 * t} 54 ${16 * t + 12} 66 ${16 * t} 67C${16 * t - 12} 66 ${-27 + 9 * t} 54 ${-36 + 7 * t} 40C-45 26 -49 8 -48 -18Z`;

const eye = (g: Pen, side: number, t: number, { open, iris }: Expression, { look = [0, 0], red }: Head): void => {
  const x = side * 22 + 17 * t;
  const w = 14 * (1 - 0.3 * Math.max(0, side * t));
  const [top, bottom] = [2 - 9.5 * open, 3 + 5.5 * Math.min(open, 1.2)];
  const almond = `M${x - w} 4C${x - w * 0.5} ${top} ${x + w * 0.5} ${top} ${x + w} 3C${x + w * 0.5} ${bottom + 2} ${x - w * 0.5} ${bottom + 2} ${x - w} 4Z`;
  fill(g, almond, red ? '#f2d9d2' : TUBE);
  within(g, almond, () => {
    const [ix, iy] = [x + look[0] * 6 + t * 2, 2 + look[1] * 4];
    dot(g, ix, iy, 7.4 * iris, DUSK);
    dot(g, ix, iy, 4.4 * iris, INK);
    dot(g, ix + 2, iy - 2.4, 1.7, red ? RED : TUBE);
    line(g, `M${x - w} ${top + 4}Q${x} ${top + 1} ${x + w} ${top + 4}`, 3, 'rgba(7,12,11,.4)');
  });
  line(g, `M${x - w} 4C${x - w * 0.5} ${top} ${x + w * 0.5} ${top} ${x + w} 3`, 3.6);
  line(g, `M${x + side * w} 3l${side * 3.4} -2.6`, 2.4);
  line(g, `M${x - w * 0.6} ${bottom + 1.4}Q${x} ${bottom + 3} ${x + w * 0.6} ${bottom + 1}`, 1.3);
  line(g, `M${x - w * 0.7} ${bottom + 6}Q${x} ${bottom + 10} ${x + w * 0.6} ${bottom + 5}`, 1.1, 'rgba(7,12,11,.5)');
};

const brow = (g: Pen, side: number, t: number, { worry, open }: Expression, color: string): void => {
  const x = side * 22 + 17 * t;
  const base = -15 - Math.max(0, open - 0.8) * 9;
  const [inner, outer] = [base - 6 * worry, base + 5 * worry];
  line(g, `M${x - side * 12} ${inner}Q${x + side * 3} ${Math.min(inner, outer) - 3} ${x + side * 16} ${outer + 2}`, 3.6, color);
};

const mouth = (g: Pen, t: number, kind: Expression['mouth'], shade: string): void => {
  const x = 15 * t;
  if (kind === 'flat') line(g, `M${x - 12} 45Q${x} 46.5 ${x + 12} 44.5`, 2.6);
  if (kind === 'tight') line(g, `M${x - 9} 46Q${x} 43 ${x + 9} 46`, 2.8);
  if (kind === 'frown') line(g, `M${x - 12} 48Q${x} 42 ${x + 12} 48`, 2.8);
  if (kind === 'smile') line(g, `M${x - 14} 42Q${x - 2} 50 ${x + 15} 40`, 2.6);
  if (kind === 'talk') inked(g, `M${x - 10} 43Q${x} 40 ${x + 10} 43Q${x + 6} 53 ${x} 53Q${x - 6} 53 ${x - 10} 43Z`, DEEP, 2);
  if (kind === 'gasp') inked(g, `M${x - 8} 44Q${x} 36 ${x + 8} 44Q${x + 9} 59 ${x} 60Q${x - 9} 59 ${x - 8} 44Z`, INK, 2);
  line(g, `M${x - 5} ${kind === 'gasp' ? 63 : 55}h10`, 1.6, shade);
};

const shadowOn = (g: Pen, t: number, face: string, shade: string, side: 'left' | 'right' | 'below'): void =>
  within(g, face, () => {
    const s = side === 'right' ? 1 : -1;
    if (side === 'below') return fill(g, `M-60 30L${-20 + 16 * t} 34L${16 * t} 22L${24 + 16 * t} 34L60 26V90H-60Z`, shade);
    fill(
      g,
      `M${s * 80} -90H${10 * t + s * 14}L${6 * t + s * 6} -14L${20 * t + s * 1} 24L${16 * t + s * 8} 36L${16 * t - s * 3} 80H${s * 80}Z`,
      shade,
    );
    for (let y = -40; y < 60; y += 7) line(g, `M${s * 34} ${y}L${s * 52} ${y + 8}`, 1.4, INK);
  });

/** Hair that falls behind the face and, when it is loose, behind the shoulders. */
export const hairBehind = (g: Pen, who: Who, t: number, { hair }: Look): void => {
  if (who === 'bo-ra') {
    dot(g, -16 * t, -72, 27, hair);
    line(
      g,
      `M${-30 * t - 12} -84Q${-16 * t} -70 ${-16 * t + 14} -82M${-16 * t - 16} -70Q${-16 * t} -58 ${-16 * t + 18} -68`,
      1.6,
      DUSK,
    );
    fill(g, 'M-56 -20C-58 -84 58 -84 56 -20C58 10 54 26 48 34H-48C-54 26 -58 10 -56 -20Z', hair);
  }
  if (hasLooseHair(who))
    fill(
      g,
      'M-60 -20C-62 -88 62 -88 60 -20C64 60 76 150 70 236L44 214L24 246L-22 232L-46 248L-72 228C-76 150 -64 60 -60 -20Z',
      hair,
    );
  if (who === 'seon-u') fill(g, 'M-53 -14C-60 -80 60 -80 53 -14L50 14H-50Z', hair);
  if (who === 'guard') fill(g, 'M-52 -18L-50 18H50L52 -18Z', hair);
};

const hairInFront = (g: Pen, who: Who, t: number, { hair }: Look): void => {
  const part = -10 + 14 * t;
  if (who === 'bo-ra') {
    fill(
      g,
      `M-53 12C-64 -92 64 -92 53 12C50 -4 47 -16 38 -26C20 -32 4 -40 ${part} -56C${part - 8} -38 -30 -26 -42 -18C-48 -10 -51 0 -53 12Z`,
      hair,
    );
    line(g, `M${part} -58C${part + 14} -44 34 -34 44 -20M${part} -58C${part - 8} -46 -28 -36 -40 -26`, 1.4, DUSK);
    line(g, 'M49 4C54 24 50 44 55 58M-50 6C-52 22 -50 34 -53 42', 2.6, hair);
  }
  if (hasLooseHair(who)) {
    fill(
      g,
      `M-56 60C-66 -96 66 -96 57 74C50 40 50 -10 36 -34C22 -44 6 -50 ${part} -60C${part - 8} -44 -28 -34 -38 -26C-48 0 -48 36 -56 60Z`,
      hair,
    );
    fill(
      g,
      'M-56 20C-62 80 -58 130 -64 200L-40 170C-44 110 -46 70 -47 34ZM56 20C62 80 58 130 64 210L38 176C44 110 46 70 47 34Z',
      hair,
    );
    line(g, `M${part} -60C${part + 16} -46 38 -36 46 20M${part + 4} -58C${part + 30} -52 46 -30 52 40`, 1.4, DUSK);
    line(g, `M${part} -58C2 -30 -14 -10 -8 18M${part} -58C18 -34 26 0 22 26`, 2.2, hair);
  }
  if (who === 'seon-u') {
    fill(g, 'M-53 4C-66 -88 62 -96 53 4L46 -22L34 -14L26 -32L12 -18L0 -36L-14 -18L-26 -32L-36 -14L-46 -20Z', hair);
    line(g, 'M-30 -52L-24 -36M-4 -58L0 -40M24 -54L22 -38', 1.6, INK);
  }
  if (who === 'guard') {
    inked(g, `M-58 -26C-62 -88 62 -88 58 -26Q0 -40 -58 -26Z`, DEEP, 3);
    inked(g, `M${-54 + 8 * t} -28Q${10 * t} -46 ${54 + 8 * t} -28Q${14 * t} -12 ${-54 + 8 * t} -28Z`, INK, 2);
    line(g, `M${-6 + 10 * t} -54h16l-8 12Z`, 2.4, SOFT);
    line(g, 'M-52 -32Q0 -46 52 -32', 3, DUSK);
  }
};

const marks = (g: Pen, who: Who, t: number, { shade, hair }: Look): void => {
  if (who === 'bo-ra' || hasLooseHair(who)) dot(g, -26 + 18 * t, 20, 1.9, INK);
  if (who === 'patient') line(g, `M${-36 + 17 * t} 22l12 5M${36 + 14 * t} 22l-10 5`, 1.4, shade);
  if (who === 'seon-u') {
    for (const side of [-1, 1]) {
      const x = side * 23 + 17 * t;
      const w = 18 * (1 - 0.22 * Math.max(0, side * t));
      line(g, `M${x - w} 3a${w} 17 0 1 0 ${w * 2} 0a${w} 17 0 1 0 ${-w * 2} 0`, 2.6);
      line(g, `M${x - w * 0.5} -4l6 -6`, 2, 'rgba(244,251,244,.8)');
    }
    line(g, `M${-6 + 17 * t} 1q${6} -4 ${12} 0`, 2.4);
  }
  if (who === 'guard') {
    inked(g, `M${16 * t - 20} 40Q${16 * t} 26 ${16 * t + 20} 40Q${16 * t} 36 ${16 * t - 20} 40Z`, hair, 1.6);
    line(
      g,
      `M${-36 + 15 * t} 14l-7 6M${-34 + 15 * t} 18l-6 7M${37 + 13 * t} 14l6 6M${-17 + 16 * t} 30Q${-24 + 16 * t} 42 ${-20 + 16 * t} 50M${18 + 16 * t} 30Q${25 + 14 * t} 42 ${21 + 14 * t} 50`,
      1.5,
      shade,
    );
  }
};

/** A face to us, 130 high around the origin; `hairLies` where the hair behind it is drawn already, under the clothes. */
export const head = (g: Pen, who: Who, state: Head = {}, hairLies = false): void =>
  at(
    g,
    0,
    0,
    1,
    () => {
      const look = LOOKS[who];
      const t = state.turn ?? 0;
      const expression = EXPRESSIONS[state.mood ?? 'calm'];
      const face = outline(t);
      if (!hairLies) hairBehind(g, who, t, look);
      for (const side of [-1, 1])
        if (side * t < 0.6)
          inked(g, `M${side * 46} -4q${side * 13} -8 ${side * 9} 12q${-side * 2} 14 ${-side * 10} 12Z`, look.skin, 2.4);
      inked(g, face, look.skin, 3);
      if (state.shadow) shadowOn(g, t, face, look.shade, state.shadow);
      within(g, face, () => fill(g, 'M-60 -80H60V-26Q0 -44 -60 -22Z', look.shade));
      line(g, t ? `M${13 * t} 4Q${25 * t} 20 ${25 * t} 27L${14 * t} 31` : 'M-3 30Q0 33 4 30M5 8Q8 20 7 27', 1.9);
      for (const side of [-1, 1]) eye(g, side, t, expression, state);
      for (const side of [-1, 1]) brow(g, side, t, expression, look.hair);
      mouth(g, t, expression.mouth, look.shade);
      marks(g, who, t, look);
      hairInFront(g, who, t, look);
    },
    state.tilt,
  );

/** The back of a head. */
export const headBehind = (g: Pen, who: Who): void => {
  const look = LOOKS[who];
  if (who === 'guard') inked(g, 'M-50 -20L-48 20Q0 60 48 20L50 -20Z', look.hair, 3);
  else inked(g, 'M-46 20Q-40 62 0 64Q40 62 46 20Z', look.shade, 2.4);
  hairBehind(g, who, 0, look);
  if (who === 'bo-ra') {
    inked(g, 'M-54 -18C-58 -84 58 -84 54 -18C56 30 34 50 0 52C-34 50 -56 30 -54 -18Z', look.hair, 2);
    inked(g, 'M-26 -70a26 26 0 1 0 52 0a26 26 0 1 0 -52 0', look.hair, 2);
    line(
      g,
      'M-14 -78Q4 -88 16 -72Q6 -56 -10 -62M-44 -20Q-20 -52 -8 -50M44 -20Q24 -50 8 -50M-30 30Q-14 -10 -4 -46M30 30Q16 -10 4 -46',
      1.8,
      DUSK,
    );
  }
  if (hasLooseHair(who))
    line(
      g,
      'M-40 0C-50 80 -54 150 -50 220M-18 -40C-24 60 -26 150 -22 224M10 -50C14 60 18 150 14 230M36 -20C46 70 52 150 46 214',
      1.8,
      DUSK,
    );
  if (who === 'seon-u')
    inked(g, 'M-52 -16C-60 -84 60 -84 52 -16C52 10 44 34 36 40L20 30L4 42L-14 30L-34 40C-46 30 -52 10 -52 -16Z', look.hair, 2);
  if (who === 'guard') inked(g, 'M-58 -18C-62 -88 62 -88 58 -18Q0 -30 -58 -18Z', DEEP, 3);
};

/** A face from the side, looking right. */
export const profile = (g: Pen, who: Who, { mood = 'calm', red }: Head = {}): void => {
  const look = LOOKS[who];
  const { open, worry, mouth: kind } = EXPRESSIONS[mood];
  if (who === 'bo-ra') dot(g, -46, -58, 26, look.hair);
  if (hasLooseHair(who)) fill(g, 'M-56 -30C-80 60 -78 160 -84 236L-40 220L-10 240C0 150 0 60 6 20Z', look.hair);
  const part = kind === 'talk' || kind === 'gasp' ? 5 : 0;
  inked(
    g,
    `M20 -62C38 -50 44 -34 42 -20C38 -12 40 -6 44 2L59 22C60 27 52 29 46 29L50 36L43 41L${48 - part} ${46 + part}L42 53C46 60 42 69 32 69C14 68 -4 58 -14 42L-18 96H-46L-44 -20Z`,
    look.skin,
    3,
  );
  fill(g, 'M-44 40L-14 40C-4 58 14 68 32 69L22 72C4 72 -8 66 -16 56L-18 96H-46Z', look.shade);
  fill(g, `M22 ${5 - 8 * open}C30 ${2 - 9 * open} 36 ${2 - 4 * open} 37 4C33 9 26 9 22 5Z`, red ? '#f2d9d2' : TUBE);
  dot(g, 33, 2, 3.6, INK, 5 * Math.min(1, open));
  line(g, `M20 ${5 - 7 * open}C29 ${1 - 9 * open} 36 ${2 - 4 * open} 38 3`, 3.4);
  line(g, `M22 ${-17 + 4 * worry}Q32 -24 42 ${-18 - 5 * worry}`, 3.4, look.hair);
  line(g, 'M22 13Q29 17 34 13', 1.2, look.shade);
  line(g, kind === 'smile' ? 'M45 42Q36 42 30 36' : 'M45 42Q38 42 33 44', 2.4);
  if (who === 'bo-ra' || hasLooseHair(who)) dot(g, 24, 21, 1.9, INK);
  inked(g, 'M-18 -2q-14 -6 -14 10q2 16 12 16q8 -4 2 -26Z', look.skin, 2.2);
  if (who === 'bo-ra') {
    fill(
      g,
      'M26 -58C-4 -96 -72 -66 -60 2C-58 28 -48 38 -34 36C-38 14 -28 -10 -14 -8C-4 -22 12 -26 30 -40C36 -46 32 -54 26 -58Z',
      look.hair,
    );
    line(g, 'M-48 20C-42 -14 -20 -40 22 -50M-54 6C-50 -24 -34 -46 4 -60', 1.6, DUSK);
    line(g, 'M-8 -12C-4 14 -10 30 -4 46', 2.6, look.hair);
  }
  if (hasLooseHair(who)) {
    fill(
      g,
      'M28 -58C-6 -98 -76 -66 -62 20C-66 70 -60 140 -50 210L-18 190C-22 120 -20 60 -12 10C-4 -14 10 -26 30 -40C36 -46 34 -54 28 -58Z',
      look.hair,
    );
    line(g, 'M-50 180C-54 90 -46 0 10 -50M-34 170C-38 90 -34 0 16 -46', 1.6, DUSK);
  }
  if (who === 'seon-u') {
    fill(g, 'M38 -40C40 -92 -76 -92 -56 6L-44 26L-34 -6L-16 -10L-10 -30L10 -26L18 -40Z', look.hair);
    line(g, 'M22 4a11 15 0 1 0 22 0a11 15 0 1 0 -22 0M22 0L-20 -2', 2.6);
  }
};
