import { createCanvas, Path2D, type Canvas, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, darken, lighten, mix } from './kit/colour.ts';
import { grain } from './kit/noise.ts';
import { pick, randomFrom, seedOf, type Random } from './kit/random.ts';

/** Who is drawn: hair, face, clothes and ground follow from the id. */
export interface Sitter {
  id: number;
  gender: 'female' | 'male';
  /** Year of birth. */
  born: number;
}

type Age = 'young' | 'middle' | 'old';
/** Old is who was born before the first, middle before the second. */
const BORN = [1962, 1982] as const;

type Tones = [string, ...string[]];

const GROUNDS: Tones = ['#c9563f', '#2f8f7d', '#d9a441', '#4a5bb5', '#7a4a78', '#3f6f8f', '#a8744a', '#54704a', '#b5566a', '#334a5e'];
const SKINS: Tones = ['#f3d0b5', '#eac2a3', '#dfb08c', '#f6d9c4', '#d39f7a'];
const HAIRS: Tones = ['#17131a', '#241a1c', '#3a241c', '#1d1f2b', '#5a3724'];
const CLOTHES: Tones = ['#f1e9da', '#27355c', '#8a2f34', '#2f5f52', '#3a3a46', '#c9883f', '#7f8fa8', '#d9b8b0'];

/** A portrait is drawn on a board of 100 by 100 with the face in the middle. */
class Board {
  readonly canvas: Canvas;
  private readonly g: SKRSContext2D;

  constructor(size: number) {
    this.canvas = createCanvas(size, size);
    this.g = this.canvas.getContext('2d');
    this.g.scale(size / 100, size / 100);
  }

  down(from: number, to: number, ...stops: string[]): CanvasGradient { return this.ramp(0, from, 0, to, stops); }
  across(from: number, to: number, ...stops: string[]): CanvasGradient { return this.ramp(from, 0, to, 0, stops); }

  fill(data: string, fill: string | CanvasGradient): void {
    this.g.fillStyle = fill;
    this.g.fill(new Path2D(data));
  }

  line(data: string, colour: string, weight: number): void {
    this.g.strokeStyle = colour;
    this.g.lineWidth = weight;
    this.g.lineCap = this.g.lineJoin = 'round';
    this.g.stroke(new Path2D(data));
  }

  dot(x: number, y: number, radius: number, fill: string | CanvasGradient, radiusY = radius): void {
    this.g.beginPath();
    this.g.ellipse(x, y, radius, radiusY, 0, 0, Math.PI * 2);
    this.g.fillStyle = fill;
    this.g.fill();
  }

  within(data: string, draw: () => void): void {
    this.g.save();
    this.g.clip(new Path2D(data));
    draw();
    this.g.restore();
  }

  film(): void {
    this.g.globalCompositeOperation = 'overlay';
    this.g.globalAlpha = 0.07;
    this.g.drawImage(grain(), 0, 0, 100, 100);
    this.g.globalAlpha = 1;
    this.g.globalCompositeOperation = 'source-over';
  }

  private ramp(x0: number, y0: number, x1: number, y1: number, stops: readonly string[]): CanvasGradient {
    const gradient = this.g.createLinearGradient(x0, y0, x1, y1);
    stops.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), colour));
    return gradient;
  }
}

const backdrop = (b: Board, ground: string, kind: number): void => {
  b.fill('M0 0H100V100H0Z', b.down(0, 100, lighten(ground, 0.22), ground, darken(ground, 0.28)));
  const pale = alpha(lighten(ground, 0.5), 0.35);
  if (kind === 0) b.dot(68, 34, 30, pale);
  if (kind === 1) b.fill('M0 74L18 56L34 68L58 44L78 62L100 48V100H0Z', alpha(darken(ground, 0.4), 0.5));
  if (kind === 2) for (const x of [8, 24, 76, 92]) b.fill(`M${x} 0h7v100h-7Z`, alpha(lighten(ground, 0.4), 0.2));
  if (kind === 3) b.fill('M14 100V34A36 30 0 0 1 86 34V100Z', pale);
  if (kind === 4) {
    b.dot(50, 46, 40, alpha(lighten(ground, 0.5), 0.22));
    b.dot(50, 46, 32, alpha(lighten(ground, 0.5), 0.22));
  }
};

const SHOULDERS = 'M8 101C9 86 20 79 38 75C42 74 43 71 43 67H57C57 71 58 74 62 75C80 79 91 86 92 101Z';

const clothes = (b: Board, cloth: string, kind: number, skin: string): void => {
  b.fill('M42 60H58V74C58 82 42 82 42 74Z', b.across(42, 58, darken(skin, 0.16), darken(skin, 0.06), darken(skin, 0.24)));
  b.fill('M42 68Q50 75 58 68V64H42Z', alpha(darken(skin, 0.6), 0.22));
  b.within('M0 100V76H36C40 80 44 88 50 88C56 88 60 80 64 76H100V100Z', () => {
    b.fill(SHOULDERS, b.across(10, 90, lighten(cloth, 0.14), cloth, darken(cloth, 0.3)));
  });
  if (kind === 0) {
    b.fill('M37 75L50 92L63 75L70 78L52 101H48L30 78Z', lighten(cloth, 0.55));
    b.fill('M44 88L66 101H58L41 91Z', darken(cloth, 0.35));
  } else if (kind === 1) {
    b.fill('M38 74L50 90L62 74L67 77L55 101H45L33 77Z', '#f7f2e8');
    b.fill('M48 88L52 88L54 101H46Z', darken(cloth, 0.5));
    b.fill('M33 76L27 80L44 101H50ZM67 76L73 80L56 101H50Z', darken(cloth, 0.16));
  } else if (kind === 2) {
    b.fill('M36 75Q50 90 64 75L66 79Q50 96 34 79Z', lighten(cloth, 0.25));
    for (const y of [90, 95]) b.line(`M14 ${y}Q50 ${y + 6} 86 ${y}`, alpha(lighten(cloth, 0.5), 0.4), 1.6);
  } else if (kind === 3) {
    b.fill('M31 78C34 70 42 76 50 90C58 76 66 70 69 78C66 88 58 94 50 96C42 94 34 88 31 78Z', darken(cloth, 0.18));
    b.line('M45 90V99M55 90V99', lighten(cloth, 0.55), 1.2);
  } else {
    b.fill('M40 66H60V80C56 84 44 84 40 80Z', b.across(40, 60, lighten(cloth, 0.14), darken(cloth, 0.18)));
    b.line('M40 73Q50 77 60 73', alpha(darken(cloth, 0.5), 0.4), 1);
  }
};

/** Hair that falls behind the face. */
const hairBehind = (b: Board, style: number, hair: string, woman: boolean): void => {
  const fill = b.across(22, 78, lighten(hair, 0.1), hair, darken(hair, 0.3));
  if (!woman) return;
  if (style === 0) b.fill('M26 46C24 14 76 14 74 46C76 62 80 76 74 88C66 84 34 84 26 88C20 76 24 62 26 46Z', fill);
  if (style === 1) b.fill('M26 44C24 14 76 14 74 44C76 56 76 64 72 68H28C24 64 24 56 26 44Z', fill);
  if (style === 2) b.dot(50, 14, 11, fill);
  if (style === 3) b.fill('M26 44C22 16 78 16 74 44C82 56 72 60 78 70C84 82 72 88 68 82L64 60H36L32 82C28 88 16 82 22 70C28 60 18 56 26 44Z', fill);
  if (style === 4) b.fill('M66 34C86 36 88 62 80 84C76 88 72 84 73 76C76 60 72 50 64 44Z', fill);
};

/** Hair over the forehead. */
const hairInFront = (b: Board, style: number, hair: string, woman: boolean, age: Age): void => {
  const fill = b.down(16, 46, lighten(hair, 0.16), hair);
  const cap = 'M28.5 47C24 15 76 15 71.5 47';
  if (woman) {
    const fronts = [
      'C71 36 64 30 52 26C46 34 34 36 28.5 47Z', 'C70 40 66 35 60 35H40C34 35 30 40 28.5 47Z', 'C71 35 62 28 50 28C38 28 29 35 28.5 47Z',
      'C70 38 60 34 44 25C40 32 32 36 28.5 47Z', 'C70 36 58 32 50 25C46 32 32 34 28.5 47Z',
    ];
    b.fill(cap + (fronts[style] ?? fronts[0]), fill);
    if (style === 1) b.fill('M33 32C38 28 62 28 67 32L66 39Q50 35.5 34 39Z', hair);
    if (style === 2) b.line('M44 9C50 6 56 9 57 13', alpha(lighten(hair, 0.5), 0.5), 1.4);
  } else {
    const fronts = [
      'C72 40 69 36 66 33C58 36 44 34 38 27C36 34 30 36 28.5 47Z', 'C71 40 70 34 64 31C52 34 42 32 36 31C31 34 30 40 28.5 47Z',
      'C72 42 70 37 68 34L62 38L56 33L49 38L42 33L35 38L31 35C30 38 29 42 28.5 47Z', 'C72 40 70 33 62 29C52 27 42 27 36 30C31 34 30 40 28.5 47Z',
      'C71 38 67 32 58 29C54 36 40 33 34 36C31 38 29.5 42 28.5 47Z',
    ];
    b.fill((age === 'old' ? 'M28.5 46C27 30 32 24 36 24C32 30 31 36 31 46ZM71.5 46C73 30 68 24 64 24C68 30 69 36 69 46ZM36 24C42 19 58 19 64 24C58 22 42 22 36 24Z' : cap + (fronts[style] ?? fronts[0])), fill);
  }
  b.line('M36 26C42 21 52 20 58 21', alpha(lighten(hair, 0.65), 0.34), 1.8);
};

const features = (b: Board, random: Random, skin: string, hair: string, { woman, age }: { woman: boolean; age: Age }): void => {
  const brow = 40.6 - random() * 1.6;
  const tilt = (random() - 0.5) * 2.2;
  const gap = 9.2 + random() * 1.4;
  const smile = 1.4 + random() * 3;
  const closed = random() < 0.24;
  for (const side of [-1, 1]) {
    const x = 50 + side * gap;
    b.line(`M${x - side * 4.4} ${brow + 0.5}Q${x} ${brow - 2 + tilt * 0.4} ${x + side * 4.6} ${brow + tilt}`, alpha(age === 'old' ? '#8a8480' : hair, 0.85), woman ? 1.25 : 1.9);
    if (closed) b.line(`M${x - 3.6} 46.6Q${x} ${44} ${x + 3.6} 46.6`, '#2a1a1c', 1.3);
    else {
      b.dot(x, 46.4, 3.4, '#fffaf4', 2.3);
      b.dot(x + 0.3, 46.5, 2.05, '#241718', 2.25);
      b.dot(x + 1, 45.7, 0.65, '#ffffff');
      b.line(`M${x - 3.7} 45.8Q${x} 43 ${x + 3.7} 45.8`, '#2a1a1c', woman ? 1.35 : 1.05);
    }
    b.dot(x + side * 1.5, 53, 4.6, alpha('#e8705a', woman ? 0.2 : 0.11), 3);
    if (age === 'middle' || age === 'old') b.line(`M${x + side * 5.2} 49.5l${side * 2} 1`, alpha(darken(skin, 0.5), 0.4), 0.6);
  }
  b.line('M50 47.5C51.4 51 52 52.8 50.6 54.2', alpha(darken(skin, 0.45), 0.55), 1.1);
  if (random() < 0.3) b.fill(`M44.6 58.6Q50 ${58.6 + smile * 1.9} 55.4 58.6Q50 60 44.6 58.6Z`, '#9a3f3c');
  else b.line(`M45 59Q50 ${59 + smile} 55 59`, woman ? '#b5493f' : '#8f4a3f', 1.5);
  if (age === 'old') for (const side of [-1, 1]) b.line(`M${50 + side * 6.5} 54Q${50 + side * 8.4} 57 ${50 + side * 7.6} 60`, alpha(darken(skin, 0.5), 0.45), 0.7);
  if (!woman && random() < (age === 'young' ? 0.08 : 0.26)) b.fill('M36 55C38 70 62 70 64 55C61 62 56 63.4 54 61.4Q50 63 46 61.4C44 63.4 39 62 36 55Z', alpha(hair, age === 'old' ? 0.5 : 0.78));
  if (random() < (age === 'old' ? 0.5 : 0.2)) {
    for (const side of [-1, 1]) b.line(`M${50 + side * gap - 5.4} 46.4a5.4 5 0 1 0 10.8 0a5.4 5 0 1 0 -10.8 0`, '#2b2430', 1.05);
    b.line(`M${50 - gap + 5.4} 46Q50 44.6 ${50 + gap - 5.4} 46`, '#2b2430', 1.05);
  }
};

/** Head and shoulders of one person on a plain ground; the same id gives the same face. */
export const drawPortrait = (sitter: Sitter, size: number): Canvas => {
  const random = randomFrom(seedOf(`person ${sitter.id}`));
  const woman = sitter.gender === 'female';
  const age: Age = sitter.born < BORN[0] ? 'old' : sitter.born < BORN[1] ? 'middle' : 'young';
  const ground = pick(random, GROUNDS);
  const skin = pick(random, SKINS);
  const hair = age === 'old' ? pick(random, ['#b5b0ac', '#8f8a88', '#d9d4ce']) : pick(random, HAIRS);
  const cloth = pick(random, CLOTHES.filter((colour) => colour !== ground) as Tones);
  const style = Math.floor(random() * 5);
  const b = new Board(size);
  backdrop(b, ground, Math.floor(random() * 5));
  hairBehind(b, style, hair, woman);
  clothes(b, cloth, Math.floor(random() * 5), skin);
  for (const side of [-1, 1]) b.dot(50 + side * 21.3, 47.5, 3.2, darken(skin, 0.12), 4.6);
  const jaw = woman ? 63.5 : 66;
  const face = `M29 40C28 22 72 22 71 40C72 53 67 ${jaw - 5} 58 ${jaw + 3}C54 ${jaw + 6.4} 46 ${jaw + 6.4} 42 ${jaw + 3}C33 ${jaw - 5} 28 53 29 40Z`;
  b.fill(face, b.across(29, 71, lighten(skin, 0.12), skin, darken(skin, 0.14)));
  b.within(face, () => b.fill('M58 20C66 36 66 56 54 74H80V20Z', alpha(darken(skin, 0.5), 0.1)));
  features(b, random, skin, hair, { woman, age });
  hairInFront(b, style, hair, woman, age);
  if (woman && random() < 0.4) for (const side of [-1, 1]) b.dot(50 + side * 21.4, 54, 1.1, '#f2d48a');
  b.film();
  return b.canvas;
};

/** The four pictures a new profile can start with: not people but the house's own creatures. */
export const PROFILE_PICTURES = ['A', 'B', 'C', 'D'] as const;
export type ProfilePicture = (typeof PROFILE_PICTURES)[number];

export const drawProfilePicture = (name: ProfilePicture, size: number): Canvas => {
  const b = new Board(size);
  CREATURES[name](b);
  b.film();
  return b.canvas;
};

const eyes = (b: Board, y: number, gap: number, radius: number): void => {
  for (const side of [-1, 1]) {
    b.dot(50 + side * gap, y, radius, '#20151c', radius * 1.1);
    b.dot(50 + side * gap + radius * 0.3, y - radius * 0.4, radius * 0.32, '#ffffff');
  }
};

const CREATURES: Record<ProfilePicture, (b: Board) => void> = {
  A: (b) => {
    backdrop(b, '#f0503c', 0);
    b.fill('M18 101C18 66 30 52 50 52C70 52 82 66 82 101Z', b.down(52, 100, '#f6a24a', '#d9702a'));
    b.fill('M22 48L24 12L42 28H58L76 12L78 48C82 66 66 78 50 78C34 78 18 66 22 48Z', b.down(14, 78, '#ffb866', '#e87a30'));
    b.fill('M27 38L28 20L38 30ZM73 38L72 20L62 30Z', '#8a3a2a');
    b.fill('M30 58C36 50 44 56 50 66C56 56 64 50 70 58C68 70 58 77 50 77C42 77 32 70 30 58Z', '#fff6e6');
    eyes(b, 50, 13, 3.4);
    b.fill('M46 64Q50 61.5 54 64Q52 68 50 68Q48 68 46 64Z', '#20151c');
    b.line('M50 68Q47 73 43.5 71M50 68Q53 73 56.5 71', '#20151c', 1.3);
  },
  B: (b) => {
    backdrop(b, '#2fb38f', 4);
    b.fill('M36 40C28 6 40 2 45 32ZM64 40C72 6 60 2 55 32Z', b.down(4, 40, '#fffdf6', '#e9e2d6'));
    b.fill('M38.5 32C34 14 39 12 42.5 30ZM61.5 32C66 14 61 12 57.5 30Z', '#f2b6b0');
    b.fill('M20 101C20 76 32 66 50 66C68 66 80 76 80 101Z', b.down(66, 100, '#e8b04a', '#c9892c'));
    b.fill('M22 54C22 36 36 29 50 29C64 29 78 36 78 54C78 70 66 78 50 78C34 78 22 70 22 54Z', b.down(30, 78, '#fffdf6', '#e9e2d6'));
    eyes(b, 51, 13.5, 3.2);
    for (const side of [-1, 1]) b.dot(50 + side * 19, 60, 4.6, alpha('#f08a7a', 0.5), 3);
    b.fill('M47 58.5H53Q52 62 50 62Q48 62 47 58.5Z', '#e0705f');
    b.line('M50 62V64.5Q46.5 68 44 65.5M50 64.5Q53.5 68 56 65.5', '#4a2f30', 1.2);
    b.fill('M36 84L50 92L64 84L62 96L50 92L38 96Z', '#f0503c');
  },
  C: (b) => {
    backdrop(b, '#e8b04a', 3);
    b.fill('M16 101C16 74 30 64 50 64C70 64 84 74 84 101Z', b.down(64, 100, '#5566e6', '#36429c'));
    b.dot(28, 30, 9, '#c9742c');
    b.dot(72, 30, 9, '#c9742c');
    b.fill('M20 48C20 28 34 22 50 22C66 22 80 28 80 48C80 68 66 78 50 78C34 78 20 68 20 48Z', b.down(22, 78, '#f2a04a', '#d9772c'));
    for (const side of [-1, 1]) {
      b.line(`M${50 + side * 27} 44l${side * -8} 2M${50 + side * 27} 52l${side * -8} 0M${50 + side * 25} 60l${side * -7} -2`, '#3a1c14', 2.2);
    }
    b.line('M43 28H57M44 33H56M50 25V39', '#3a1c14', 2.4);
    b.fill('M36 60C40 54 46 56 50 60C54 56 60 54 64 60C64 70 56 74 50 74C44 74 36 70 36 60Z', '#fff6e6');
    eyes(b, 48, 12, 3.2);
    b.fill('M46.5 58Q50 55.6 53.5 58Q52 62 50 62Q48 62 46.5 58Z', '#20151c');
    b.line('M50 62Q47 67 43.5 65.5M50 62Q53 67 56.5 65.5', '#20151c', 1.3);
  },
  D: (b) => {
    backdrop(b, '#5566e6', 1);
    b.fill('M18 101C18 72 32 62 50 62C68 62 82 72 82 101Z', b.down(62, 100, '#2a3350', '#171c30'));
    b.fill('M30 101C32 82 40 74 50 74C60 74 68 82 70 101Z', '#fbf8f0');
    b.fill('M24 50C24 30 36 22 50 22C64 22 76 30 76 50C76 66 64 76 50 76C36 76 24 66 24 50Z', b.down(22, 76, '#343d5e', '#1b2138'));
    b.fill('M50 40C44 32 30 36 30 50C30 62 40 70 50 74C60 70 70 62 70 50C70 36 56 32 50 40Z', '#fbf8f0');
    eyes(b, 50, 10.5, 3.4);
    b.fill('M44.5 57Q50 53 55.5 57Q52 65 50 65Q48 65 44.5 57Z', '#e8b04a');
    b.fill('M34 24Q50 8 66 24L62 28Q50 20 38 28Z', '#f0503c');
  },
};
