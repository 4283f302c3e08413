import type { Film } from './drawing/film.ts';
import { encore } from './encore/film.ts';
import { fox } from './fox/film.ts';
import { hanok } from './hanok/film.ts';
import { market } from './market/film.ts';
import { neon } from './neon/film.ts';
import { tide } from './tide/film.ts';

export const FILMS: readonly Film[] = [hanok, neon, encore, tide, market, fox];
