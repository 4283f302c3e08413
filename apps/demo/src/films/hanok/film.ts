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
  title: {
    korean: '처마 밑 달빛',
    english: 'Moonlight Under the Eaves',
    broadcaster: 'Channel Onda',
    card: { face: 'song-myung', from: 1.2, seconds: 6.8, y: 530 },
    credits: { from: 66.4 },
  },
  lines: 1080,
  dissolve: 1.4,
  shots: [village, courtyard, letter, lane, eave, pond, bridge],
};
