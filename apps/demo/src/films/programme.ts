import type { Film } from './drawing/film.ts';
import { hanok } from './hanok/film.ts';

export const FILMS: readonly Film[] = [hanok];
