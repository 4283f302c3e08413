import type { Canvas } from '@napi-rs/canvas';
import { backdrop, Board } from './kit/board.ts';
import { alpha } from './kit/colour.ts';

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
    b.fill(
      'M22 54C22 36 36 29 50 29C64 29 78 36 78 54C78 70 66 78 50 78C34 78 22 70 22 54Z',
      b.down(30, 78, '#fffdf6', '#e9e2d6'),
    );
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
    b.fill(
      'M20 48C20 28 34 22 50 22C66 22 80 28 80 48C80 68 66 78 50 78C34 78 20 68 20 48Z',
      b.down(22, 78, '#f2a04a', '#d9772c'),
    );
    for (const side of [-1, 1]) {
      b.line(
        `M${50 + side * 27} 44l${side * -8} 2M${50 + side * 27} 52l${side * -8} 0M${50 + side * 25} 60l${side * -7} -2`,
        '#3a1c14',
        2.2,
      );
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
    b.fill(
      'M24 50C24 30 36 22 50 22C64 22 76 30 76 50C76 66 64 76 50 76C36 76 24 66 24 50Z',
      b.down(22, 76, '#343d5e', '#1b2138'),
    );
    b.fill('M50 40C44 32 30 36 30 50C30 62 40 70 50 74C60 70 70 62 70 50C70 36 56 32 50 40Z', '#fbf8f0');
    eyes(b, 50, 10.5, 3.4);
    b.fill('M44.5 57Q50 53 55.5 57Q52 65 50 65Q48 65 44.5 57Z', '#e8b04a');
    b.fill('M34 24Q50 8 66 24L62 28Q50 20 38 28Z', '#f0503c');
  },
};
