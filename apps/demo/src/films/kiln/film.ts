import type { Film } from '../drawing/film.ts';
import { burning, lighting, loading, opening } from './hill.ts';
import { heat, wheel } from './workshop.ts';

/** Documentary: four months of work, fifty hours of fire, one morning. */
export const kiln: Film = {
  name: 'kiln',
  title: {
    korean: '가마에 불 넣는 날',
    english: 'The Day They Light the Kiln',
    broadcaster: 'KCB',
    card: { face: 'song-myung', from: 1.6, seconds: 6.2, y: 960, size: 96 },
    credits: { from: 44, bottom: 260 },
  },
  lines: 720,
  dissolve: 1,
  shots: [wheel, loading, lighting, burning, heat, opening],
};
