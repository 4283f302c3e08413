import type { Film } from '../drawing/film.ts';
import { bridge } from './bridge.ts';
import { courtyard } from './courtyard.ts';
import { eave } from './eave.ts';
import { lane } from './lane.ts';
import { letter } from './letter.ts';
import { pond } from './pond.ts';
import { village } from './village.ts';

/** Historical romance: a letter, a lantern and a bridge under the full moon. */
export const hanok: Film = {
  name: 'hanok',
  lines: 1080,
  dissolve: 1.4,
  shots: [village, courtyard, letter, lane, eave, pond, bridge],
};
