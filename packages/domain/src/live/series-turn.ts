import type { Content } from '../catalog/content.ts';
import { stateOn } from '../catalog/display-state.ts';
import { type Day, toDay } from '../shared/calendar.ts';
import { type Slot, slotStart, weekNumber } from './week.ts';

/** Planned slot: a film, an episode, or a series whose episodes rotate. */
export interface PlannedSlot extends Omit<Slot, 'asset'> {
  /** Null for a series. */
  readonly asset: string | null;
}

/** Episode that a slot of its series may show. */
export interface SeriesEpisode extends Pick<Content, 'id' | 'state' | 'startDate' | 'endDate'> {
  readonly seriesId: string;
  readonly asset: string;
}

const isOut = (episode: SeriesEpisode, day: Day): boolean => stateOn(episode, day) === 'ready';

/** Spreads episodes over `places` in order. With too few, some are shown twice in a row. */
const spread = <Episode>(episodes: readonly Episode[], places: number): readonly Episode[] =>
  Array.from({ length: places }, (_, place) => episodes[Math.floor((place * episodes.length) / places)]).filter(
    (episode) => episode !== undefined,
  );

/** For a running series the week ends with its newest episode. No slot shows an unreleased one. */
const upToNewest = (episodes: readonly SeriesEpisode[], days: readonly Day[]): readonly (SeriesEpisode | undefined)[] => {
  const newest = episodes.filter((episode) => isOut(episode, days.at(-1) ?? '')).slice(-days.length);
  return spread(newest, days.length).map((episode, place) => {
    const latest = newest.findLastIndex((each) => isOut(each, days[place] ?? ''));
    return newest[Math.min(latest, newest.indexOf(episode))];
  });
};

/** A complete series is split into weekly parts and starts over after the last. */
const partOf = (episodes: readonly SeriesEpisode[], places: number, week: number): readonly SeriesEpisode[] => {
  const parts = Math.ceil(episodes.length / places);
  const turn = weekNumber(week) % parts;
  const border = (part: number): number => Math.floor((part * episodes.length) / parts);
  return spread(episodes.slice(border(turn), border(turn + 1)), places);
};

/** Episodes of a series for the slots of a week, ascending. `days`: the days of the slots, in order. */
const episodesInTurn = (
  episodes: readonly SeriesEpisode[],
  days: readonly Day[],
  week: number,
): readonly (SeriesEpisode | undefined)[] => {
  const [first = ''] = days;
  const goesOn = episodes.some((episode) => stateOn(episode, first) === 'coming_soon');
  if (goesOn) return upToNewest(episodes, days);
  const shown = episodes.filter((episode) => days.every((day) => isOut(episode, day)));
  return shown.length === 0 ? [] : partOf(shown, days.length, week);
};

/**
 * Slots of one week with their contents. Within a week the episodes of a series ascend, and a complete series continues
 * where the previous week ended. `episodes` in series order. A slot without a released episode is omitted.
 */
export const slotsOfWeek = (
  written: readonly PlannedSlot[],
  episodes: readonly SeriesEpisode[],
  week: number,
): readonly Slot[] => {
  const slots = written.toSorted((a, b) => slotStart(a, week) - slotStart(b, week));
  const bySeries = Map.groupBy(
    slots.filter(({ asset }) => asset === null),
    ({ contentId }) => contentId,
  );
  const turns = new Map<PlannedSlot, SeriesEpisode | undefined>();
  for (const [seriesId, places] of bySeries) {
    const days = places.map((place) => toDay(slotStart(place, week)));
    const shown = episodesInTurn(
      episodes.filter((episode) => episode.seriesId === seriesId),
      days,
      week,
    );
    for (const [index, place] of places.entries()) turns.set(place, shown[index]);
  }
  return slots.flatMap((slot) => {
    if (slot.asset !== null) return { ...slot, asset: slot.asset };
    const episode = turns.get(slot);
    return episode ? { ...slot, contentId: episode.id, asset: episode.asset } : [];
  });
};
