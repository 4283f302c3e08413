import type { Film } from '../drawing/film.ts';
import { alley } from './alley.ts';
import { glass } from './glass.ts';
import { river } from './river.ts';
import { rooftop } from './rooftop.ts';
import { taxi } from './taxi.ts';
import { window } from './window.ts';

/** Melodrama with a thriller's light: a taxi, a red umbrella, a lit window, a roof after the rain. */
export const neon: Film = {
  name: 'neon',
  title: {
    korean: '네온에 내린 비',
    english: 'Neon Rain',
    broadcaster: 'Madang Originals',
    card: { face: 'song-myung', from: 1.2, seconds: 6, y: 330, size: 124, color: [255, 240, 250] },
    credits: { from: 54.8 },
  },
  lines: 720,
  dissolve: 1.2,
  shots: [river, taxi, alley, window, glass, rooftop],
};
