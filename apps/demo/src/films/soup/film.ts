import type { Film } from '../drawing/film.ts';
import { days, table } from './days.ts';
import { court, street } from './morning.ts';
import { camera, stove } from './stove.ts';

/** Family comedy: a couple with one stove, thirty days and a television crew. */
export const soup: Film = {
  name: 'soup',
  title: {
    korean: '뜨거운 숙려기간',
    english: 'Cooling-Off Period',
    broadcaster: 'Maru TV',
    card: { face: 'jua', from: 2, seconds: 6, y: 620, size: 170, outline: '#4a1410', color: [255, 236, 200] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.6,
  shots: [street, court, stove, camera, days, table],
};
