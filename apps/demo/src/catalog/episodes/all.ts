import type { EpisodeWords } from '../format.ts';
import { EPISODES as AFTER_THE_LAST_BOAT } from './after-the-last-boat.ts';
import { EPISODES as CALL_ME_WHEN_THE_SNOW_STOPS } from './call-me-when-the-snow-stops.ts';
import { EPISODES as COOLING_OFF_PERIOD } from './cooling-off-period.ts';
import { EPISODES as ENCORE_LIVE_FROM_SEOUL } from './encore-live-from-seoul.ts';
import { EPISODES as FOUR_AM_ICE } from './four-am-ice.ts';
import { EPISODES as LAST_BUS_OVER_FOX_PASS } from './last-bus-over-fox-pass.ts';
import { EPISODES as LETS_EAT_LUNCH_SEPARATELY } from './lets-eat-lunch-separately.ts';
import { EPISODES as LIGHTS_ON_AT_THE_NIGHT_MARKET } from './lights-on-at-the-night-market.ts';
import { EPISODES as LINE_SEVEN } from './line-seven.ts';
import { EPISODES as MOONLIGHT_UNDER_THE_EAVES } from './moonlight-under-the-eaves.ts';
import { EPISODES as NEON_RAIN } from './neon-rain.ts';
import { EPISODES as NIGHT_CLINIC } from './night-clinic.ts';
import { EPISODES as PRACTICE_ROOM_404 } from './practice-room-404.ts';
import { EPISODES as TEN_FATHOMS_DOWN } from './ten-fathoms-down.ts';
import { EPISODES as TEN_MINUTES_FREE } from './ten-minutes-free.ts';
import { EPISODES as THE_DAY_THEY_LIGHT_THE_KILN } from './the-day-they-light-the-kiln.ts';
import { EPISODES as THE_LAST_FERRY_HAS_LEFT } from './the-last-ferry-has-left.ts';
import { EPISODES as THE_MOON_RABBIT_APOTHECARY } from './the-moon-rabbit-apothecary.ts';
import { EPISODES as THIRTEEN_OCLOCK } from './thirteen-oclock.ts';
import { EPISODES as WAITING_FOR_THE_TIDE } from './waiting-for-the-tide.ts';

/** Titles and synopses of the episodes by the slug of their series, first episode first. */
export const EPISODES: Readonly<Record<string, readonly EpisodeWords[]>> = {
  'after-the-last-boat': AFTER_THE_LAST_BOAT,
  'call-me-when-the-snow-stops': CALL_ME_WHEN_THE_SNOW_STOPS,
  'cooling-off-period': COOLING_OFF_PERIOD,
  'encore-live-from-seoul': ENCORE_LIVE_FROM_SEOUL,
  'four-am-ice': FOUR_AM_ICE,
  'last-bus-over-fox-pass': LAST_BUS_OVER_FOX_PASS,
  'lets-eat-lunch-separately': LETS_EAT_LUNCH_SEPARATELY,
  'lights-on-at-the-night-market': LIGHTS_ON_AT_THE_NIGHT_MARKET,
  'line-seven': LINE_SEVEN,
  'moonlight-under-the-eaves': MOONLIGHT_UNDER_THE_EAVES,
  'neon-rain': NEON_RAIN,
  'night-clinic': NIGHT_CLINIC,
  'practice-room-404': PRACTICE_ROOM_404,
  'ten-fathoms-down': TEN_FATHOMS_DOWN,
  'ten-minutes-free': TEN_MINUTES_FREE,
  'the-day-they-light-the-kiln': THE_DAY_THEY_LIGHT_THE_KILN,
  'the-last-ferry-has-left': THE_LAST_FERRY_HAS_LEFT,
  'the-moon-rabbit-apothecary': THE_MOON_RABBIT_APOTHECARY,
  'thirteen-oclock': THIRTEEN_OCLOCK,
  'waiting-for-the-tide': WAITING_FOR_THE_TIDE,
};
