import type { Film } from '../drawing/film.ts';
import { bus } from './bus.ts';
import { field } from './field.ts';
import { kitchen } from './kitchen.ts';
import { late, thermos, walk } from './walk.ts';

/** Melodrama in white: a widow, a bus stop, and thirty-one winters. */
export const umbrella: Film = {
  name: 'umbrella',
  title: {
    korean: '눈밭에 우산 하나',
    english: 'The Red Umbrella',
    broadcaster: 'Madang Originals',
    card: { face: 'song-myung', from: 1.8, seconds: 6.4, y: 270, size: 132, color: [255, 252, 250] },
    credits: { from: 43.6, bottom: 230 },
  },
  lines: 720,
  dissolve: 1.2,
  shots: [field, bus, kitchen, walk, thermos, late],
};
