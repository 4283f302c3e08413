import type { Content } from '../catalog/content.ts';
import { stateOn } from '../catalog/display-state.ts';
import { type Day, dayOf } from '../shared/calendar.ts';
import { type Slot, slotStart, weekNumber } from './week.ts';

/** A slot as it is written: of a film or an episode, or of a series, whose episodes take turns. */
export interface PlannedSlot extends Omit<Slot, 'asset'> {
  /** Null for a series. */
  readonly asset: string | null;
}

/** An episode that a slot of its series may show. */
export interface SeriesEpisode extends Pick<Content, 'id' | 'state' | 'startDate' | 'endDate'> {
  readonly seriesId: string;
  readonly asset: string;
}

const isOut = (episode: SeriesEpisode, day: Day): boolean => stateOn(episode, day) === 'ready';

/** Spreads episodes over more or fewer places, in order: with too few of them some are shown twice in a row. */
const spread = <Episode>(episodes: readonly Episode[], places: number): readonly Episode[] =>
  Array.from({ length: places }, (_, place) => episodes[Math.floor((place * episodes.length) / places)]).filter(
    (episode) => episode !== undefined,
  );

/** While a series goes on, a week leads up to its newest episode; no place shows what comes out after it. */
const upToNewest = (episodes: readonly SeriesEpisode[], days: readonly Day[]): readonly (SeriesEpisode | undefined)[] => {
  const newest = episodes.filter((episode) => isOut(episode, days.at(-1) ?? '')).slice(-days.length);
  return spread(newest, days.length).map((episode, place) => {
    const latest = newest.findLastIndex((each) => isOut(each, days[place] ?? ''));
    return newest[Math.min(latest, newest.indexOf(episode))];
  });
};

/** A series that is complete is shown part by part, a part a week, and then from its first episode again. */
const partOf = (episodes: readonly SeriesEpisode[], places: number, week: number): readonly SeriesEpisode[] => {
  const parts = Math.ceil(episodes.length / places);
  const turn = weekNumber(week) % parts;
  const border = (part: number): number => Math.floor((part * episodes.length) / parts);
  return spread(episodes.slice(border(turn), border(turn + 1)), places);
};

/** The episodes that the places of a series show in a week, in ascending order. `days` are those of the places, in order. */
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
 * The slots of one week with what each shows: in a slot of a series the episode whose turn it is. Within a week the episodes of a series
 * ascend, and a complete series goes on where the week before ended. `episodes` are in the order of their series; a slot of which no
 * episode is out is left out.
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
    const days = places.map((place) => dayOf(slotStart(place, week)));
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
