import type { Film } from '../drawing/film.ts';
import { constellation } from './constellation.ts';
import { forest } from './forest.ts';
import { meeting } from './meeting.ts';
import { observatory } from './observatory.ts';
import { stairs } from './stairs.ts';
import { summit } from './summit.ts';

/** Fantasy: a child follows a white fox through the snow, up to the stars. */
export const fox: Film = {
  name: 'fox',
  lines: 720,
  dissolve: 1.2,
  shots: [summit, forest, meeting, stairs, observatory, constellation],
};
