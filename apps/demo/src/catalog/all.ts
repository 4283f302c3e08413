import { DOCUMENTARIES } from './documentary/all.ts';
import { DRAMAS_A } from './dramas-a/all.ts';
import { DRAMAS_B } from './dramas-b/all.ts';
import { EPISODES_A } from './episodes-a/all.ts';
import { EPISODES_B } from './episodes-b/all.ts';
import { EPISODES_C } from './episodes-c/all.ts';
import type { EpisodeWords, TitleWords } from './format.ts';
import { KPOP } from './kpop/all.ts';
import { MOVIES } from './movies/all.ts';
import { VARIETY } from './variety/all.ts';

/** Every title of the demo world but the webtoons. */
export const TITLES: readonly TitleWords[] = [...DRAMAS_A, ...DRAMAS_B, ...MOVIES, ...VARIETY, ...KPOP, ...DOCUMENTARIES];

/** Words of the flagship titles' episodes, by title id. */
export const EPISODES: Readonly<Record<number, readonly EpisodeWords[]>> = { ...EPISODES_A, ...EPISODES_B, ...EPISODES_C };
