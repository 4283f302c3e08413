import type { EpisodeWords } from '../format.ts';
import { LAST_BOAT_EPISODES } from './after-the-last-boat.ts';
import { SNOW_EPISODES } from './call-me-when-the-snow-stops.ts';
import { LUNCH_EPISODES } from './lets-eat-lunch-separately.ts';
import { MOONLIGHT_EPISODES } from './moonlight-under-the-eaves.ts';
import { NIGHT_CLINIC_EPISODES } from './night-clinic.ts';
import { TEN_MINUTES_EPISODES } from './ten-minutes-free.ts';
import { MOON_RABBIT_EPISODES } from './the-moon-rabbit-apothecary.ts';
import { TIDE_EPISODES } from './waiting-for-the-tide.ts';

/** Episode words of the flagship dramas by title id, first episode first. */
export const EPISODES_A: Readonly<Record<number, readonly EpisodeWords[]>> = {
  1001: MOONLIGHT_EPISODES,
  1002: LUNCH_EPISODES,
  1003: LAST_BOAT_EPISODES,
  1004: TEN_MINUTES_EPISODES,
  1005: TIDE_EPISODES,
  1006: MOON_RABBIT_EPISODES,
  1007: NIGHT_CLINIC_EPISODES,
  1008: SNOW_EPISODES,
};
