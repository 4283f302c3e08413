import type { Film } from '../drawing/film.ts';
import { daybreak } from './daybreak.ts';
import { descent } from './descent.ts';
import { harbour } from './harbour.ts';
import { hearth } from './hearth.ts';
import { reef } from './reef.ts';
import { shore } from './shore.ts';
import { surface } from './surface.ts';

/** Documentary: a day with the women divers of the southern island. */
export const tide: Film = {
  name: 'tide',
  title: {
    korean: '열 길 물속',
    english: 'Ten Fathoms Down',
    broadcaster: 'Madang Originals',
    card: { face: 'gowun-batang', from: 1, seconds: 6.4, y: 290, size: 150 },
    credits: { from: 54.4, bottom: 220 },
  },
  lines: 720,
  dissolve: 1.2,
  shots: [daybreak, shore, surface, descent, reef, harbour, hearth],
};
