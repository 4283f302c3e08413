import type { Film } from '../drawing/film.ts';
import { call, dusk, stops } from './field.ts';
import { batteries, drift, plow } from './pass.ts';

/** Winter romance: a booth in a white field, a number kept for eleven years, and a snowplow. */
export const snowplow: Film = {
  name: 'snowplow',
  title: {
    korean: '눈이 그치면 연락해',
    english: 'Call Me When the Snow Stops',
    broadcaster: 'HBN',
    card: { face: 'song-myung', from: 2, seconds: 6.4, y: 260, size: 136, color: [255, 244, 244] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [dusk, drift, plow, batteries, call, stops],
};
