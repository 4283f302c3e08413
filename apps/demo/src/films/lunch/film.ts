import type { Film } from '../drawing/film.ts';
import { elevator, office, tower } from './building.ts';
import { bench, evening, treaty } from './roof.ts';

/** Office romance: a bench for two on the roof, the one place in the building without a camera. */
export const lunch: Film = {
  name: 'lunch',
  title: {
    korean: '점심은 각자 먹읍시다',
    english: 'Let’s Eat Lunch Separately',
    broadcaster: 'Maru TV',
    card: { face: 'jua', from: 2, seconds: 5.8, y: 250, size: 158, outline: '#6a2c22', color: [255, 214, 120] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [tower, bench, office, treaty, elevator, evening],
};
