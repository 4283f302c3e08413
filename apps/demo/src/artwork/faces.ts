import type { Canvas } from '@napi-rs/canvas';
import { backdrop, Board } from './kit/board.ts';
import { alpha, darken, lighten } from './kit/colour.ts';
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

const GROUNDS: Tones = [
  '#c9563f',
  '#2f8f7d',
  '#d9a441',
  '#4a5bb5',
  '#7a4a78',
  '#3f6f8f',
  '#a8744a',
  '#54704a',
  '#b5566a',
  '#334a5e',
];
const SKINS: Tones = ['#f3d0b5', '#eac2a3', '#dfb08c', '#f6d9c4', '#d39f7a'];
const HAIRS: Tones = ['#17131a', '#241a1c', '#3a241c', '#1d1f2b', '#5a3724'];
const CLOTHES: Tones = ['#f1e9da', '#27355c', '#8a2f34', '#2f5f52', '#3a3a46', '#c9883f', '#7f8fa8', '#d9b8b0'];

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
  if (style === 3)
    b.fill(
      'M26 44C22 16 78 16 74 44C82 56 72 60 78 70C84 82 72 88 68 82L64 60H36L32 82C28 88 16 82 22 70C28 60 18 56 26 44Z',
      fill,
    );
  if (style === 4) b.fill('M66 34C86 36 88 62 80 84C76 88 72 84 73 76C76 60 72 50 64 44Z', fill);
};

/** Hair over the forehead. */
const hairInFront = (b: Board, style: number, hair: string, woman: boolean, age: Age): void => {
  const fill = b.down(16, 46, lighten(hair, 0.16), hair);
  const cap = 'M28.5 47C24 15 76 15 71.5 47';
  if (woman) {
    const fronts = [
      'C71 36 64 30 52 26C46 34 34 36 28.5 47Z',
      'C70 40 66 35 60 35H40C34 35 30 40 28.5 47Z',
      'C71 35 62 28 50 28C38 28 29 35 28.5 47Z',
      'C70 38 60 34 44 25C40 32 32 36 28.5 47Z',
      'C70 36 58 32 50 25C46 32 32 34 28.5 47Z',
    ];
    b.fill(cap + (fronts[style] ?? fronts[0]), fill);
    if (style === 1) b.fill('M33 32C38 28 62 28 67 32L66 39Q50 35.5 34 39Z', hair);
    if (style === 2) b.line('M44 9C50 6 56 9 57 13', alpha(lighten(hair, 0.5), 0.5), 1.4);
  } else {
    const fronts = [
      'C72 40 69 36 66 33C58 36 44 34 38 27C36 34 30 36 28.5 47Z',
      'C71 40 70 34 64 31C52 34 42 32 36 31C31 34 30 40 28.5 47Z',
      'C72 42 70 37 68 34L62 38L56 33L49 38L42 33L35 38L31 35C30 38 29 42 28.5 47Z',
      'C72 40 70 33 62 29C52 27 42 27 36 30C31 34 30 40 28.5 47Z',
      'C71 38 67 32 58 29C54 36 40 33 34 36C31 38 29.5 42 28.5 47Z',
    ];
    b.fill(
      age === 'old'
        ? 'M28.5 46C27 30 32 24 36 24C32 30 31 36 31 46ZM71.5 46C73 30 68 24 64 24C68 30 69 36 69 46ZM36 24C42 19 58 19 64 24C58 22 42 22 36 24Z'
        : cap + (fronts[style] ?? fronts[0]),
      fill,
    );
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
    b.line(
      `M${x - side * 4.4} ${brow + 0.5}Q${x} ${brow - 2 + tilt * 0.4} ${x + side * 4.6} ${brow + tilt}`,
      alpha(age === 'old' ? '#8a8480' : hair, 0.85),
      woman ? 1.25 : 1.9,
    );
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
  if (age === 'old')
    for (const side of [-1, 1])
      b.line(`M${50 + side * 6.5} 54Q${50 + side * 8.4} 57 ${50 + side * 7.6} 60`, alpha(darken(skin, 0.5), 0.45), 0.7);
  if (!woman && random() < (age === 'young' ? 0.08 : 0.26))
    b.fill(
      'M36 55C38 70 62 70 64 55C61 62 56 63.4 54 61.4Q50 63 46 61.4C44 63.4 39 62 36 55Z',
      alpha(hair, age === 'old' ? 0.5 : 0.78),
    );
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
