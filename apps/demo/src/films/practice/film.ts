import type { Film } from '../drawing/film.ts';
import { basement, debut, vote } from './basement.ts';
import { routine, still, tape } from './room.ts';

/** K-pop reality: five trainees, sixty days, one basement, and a camera that stays in the corner. */
export const practice: Film = {
  name: 'practice',
  title: {
    korean: '연습실 404호',
    english: 'Practice Room 404',
    broadcaster: 'Madang Originals',
    card: { face: 'black-han-sans', from: 1.8, seconds: 5.8, y: 200, size: 150, color: [255, 150, 212] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.6,
  shots: [basement, vote, still, tape, routine, debut],
};
