import type { Film } from '../drawing/film.ts';
import { mirrors, nursery, supper } from './house.ts';
import { chapel, grave, sea } from './mourning.ts';

/** Makjang: two babies, two names, one coffin, and a widow who is her own. */
export const heiress: Film = {
  name: 'heiress',
  title: {
    korean: '상속녀의 두 번째 장례식',
    english: 'The Heiress Has Two Funerals',
    broadcaster: 'SEN',
    card: { face: 'black-han-sans', from: 1.8, seconds: 6.2, y: 930, size: 104 },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [chapel, sea, nursery, mirrors, supper, grave],
};
