import type { Film } from '../drawing/film.ts';
import { frozen, harbor, twelve } from './harbor.ts';
import { regulars, strike, winch } from './tower.ts';

/** Harbor fantasy: a clock that strikes thirteen, an hour for six people, and the seventh. */
export const clock: Film = {
  name: 'clock',
  title: {
    korean: '열세 시의 종',
    english: 'Thirteen O’Clock',
    broadcaster: 'Madang Originals',
    card: { face: 'song-myung', from: 1.8, seconds: 5.8, y: 270, size: 150, color: [255, 226, 160] },
    credits: { from: 43.8, bottom: 240 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [harbor, strike, frozen, regulars, winch, twelve],
};
