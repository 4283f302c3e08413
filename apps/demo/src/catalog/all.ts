import { DOCUMENTARIES } from './documentary/all.ts';
import { DRAMAS_A } from './dramas-a/all.ts';
import { DRAMAS_B } from './dramas-b/all.ts';
import type { TitleWords } from './format.ts';
import { KPOP } from './kpop/all.ts';
import { MOVIES } from './movies/all.ts';
import { VARIETY } from './variety/all.ts';

/** Every title of the demo world but the webtoons. */
export const TITLES: readonly TitleWords[] = [...DRAMAS_A, ...DRAMAS_B, ...MOVIES, ...VARIETY, ...KPOP, ...DOCUMENTARIES];
