import type { FilmName } from '../films/marks.ts';

/** Titles with which home opens, by slug: one of every kind. */
export const STAGE = [
  'moonlight-under-the-eaves', 'neon-rain', 'encore-live-from-seoul', 'ten-fathoms-down', 'lights-on-at-the-night-market', 'cooling-off-period',
  'the-moon-rabbit-apothecary', 'the-red-umbrella',
] as const;

/** Ranked by the editors until enough has been played. */
export const TOP_TEN = [
  'the-moon-rabbit-apothecary', 'moonlight-under-the-eaves', 'neon-rain', 'encore-live-from-seoul', 'last-broadcast-of-the-school-radio-club',
  'lights-on-at-the-night-market', 'line-seven', 'the-red-umbrella', 'the-day-they-light-the-kiln', 'the-heiress-has-two-funerals',
] as const;

/**
 * The twenty most prominent titles: the stage and the Top 10 of home, then series whose episodes tell a whole season. Each plays the film
 * that was made for it, with its own title card; every other title borrows the film of its genre, without a title card.
 */
export const FLAGSHIPS = {
  'moonlight-under-the-eaves': 'hanok',
  'neon-rain': 'neon',
  'encore-live-from-seoul': 'encore',
  'ten-fathoms-down': 'tide',
  'lights-on-at-the-night-market': 'market',
  'cooling-off-period': 'soup',
  'the-moon-rabbit-apothecary': 'rabbit',
  'the-red-umbrella': 'umbrella',
  'last-broadcast-of-the-school-radio-club': 'radio',
  'line-seven': 'subway',
  'the-day-they-light-the-kiln': 'kiln',
  'the-heiress-has-two-funerals': 'heiress',
  'night-clinic': 'clinic',
  'lets-eat-lunch-separately': 'lunch',
  'call-me-when-the-snow-stops': 'snowplow',
  'last-bus-over-fox-pass': 'pass',
  'thirteen-oclock': 'clock',
  'four-am-ice': 'rink',
  'practice-room-404': 'practice',
  'the-last-ferry-has-left': 'ferry',
} as const satisfies Readonly<Record<string, FilmName>>;
