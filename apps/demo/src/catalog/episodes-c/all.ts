import type { EpisodeWords } from '../format.ts';
import { ENCORE_EPISODES } from './encore.ts';
import { KILN_EPISODES } from './kiln.ts';
import { LAST_FERRY_EPISODES } from './last-ferry.ts';
import { NIGHT_MARKET_EPISODES } from './night-market.ts';
import { PRACTICE_ROOM_EPISODES } from './practice-room.ts';
import { TEN_FATHOMS_EPISODES } from './ten-fathoms.ts';

/** Episodes with words of their own, by title id. */
export const EPISODES_C: Readonly<Record<number, readonly EpisodeWords[]>> = {
  1201: NIGHT_MARKET_EPISODES,
  1202: LAST_FERRY_EPISODES,
  1301: ENCORE_EPISODES,
  1302: PRACTICE_ROOM_EPISODES,
  1401: TEN_FATHOMS_EPISODES,
  1402: KILN_EPISODES,
};
