import type { EpisodeWords } from '../format.ts';
import { COOLING_OFF_PERIOD_EPISODES } from './cooling-off-period.ts';
import { FOUR_AM_ICE_EPISODES } from './four-am-ice.ts';
import { LAST_BUS_OVER_FOX_PASS_EPISODES } from './last-bus-over-fox-pass.ts';
import { LINE_SEVEN_EPISODES } from './line-seven.ts';
import { NEON_RAIN_EPISODES } from './neon-rain.ts';
import { THIRTEEN_OCLOCK_EPISODES } from './thirteen-oclock.ts';

/** Episodes of the flagship dramas by title id. */
export const EPISODES_B: Readonly<Record<number, readonly EpisodeWords[]>> = {
  1029: NEON_RAIN_EPISODES,
  1030: THIRTEEN_OCLOCK_EPISODES,
  1031: LAST_BUS_OVER_FOX_PASS_EPISODES,
  1032: FOUR_AM_ICE_EPISODES,
  1033: LINE_SEVEN_EPISODES,
  1034: COOLING_OFF_PERIOD_EPISODES,
};
