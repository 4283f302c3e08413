import { setImmediate as nextTurn } from 'node:timers/promises';
import { mostPlayed, RANKED_DAYS } from '@madang/domain/catalog/popularity.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { type Featured, likeness, type Neighbour, type Taste } from '@madang/domain/catalog/likeness.ts';
import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { findTitle } from './catalog-snapshot.ts';

export const LEARN_LIKENESS = 'learn-likeness';
export const RANK_PLAYS = 'rank-plays';

const DAY_MS = 86_400_000;
/** Neighbours kept of each title. */
const KEPT = 60;
/** Window of viewing signals, and the maximum number of signals read per kind, newest first. */
const LOOKED_BACK_DAYS = 365;
const MAX_SIGNS = 300_000;
/** The event loop is left alone for at most this, in milliseconds. */
const SLICE_MS = 8;
/** Titles whose neighbours are saved together: all at once would be much to hold, and to write down. */
const SAVED_AT_ONCE = 100;

/** What two titles can have in common. */
const featuresOf = ({ genres, keywords, credits, catalogs, broadcaster }: Content): string[] => [
  ...genres.map((genre) => `genre ${genre}`),
  ...keywords.map((keyword) => `keyword ${keyword}`),
  ...credits.map(({ personId }) => `person ${personId}`),
  ...catalogs.map((catalog) => `catalog ${catalog}`),
  `station ${broadcaster}`,
];

/** Learns which titles are alike, from what they share and from what the same people watch, like and keep (CA-48). */
export const learnLikeness = async ({
  catalog,
  repositories,
  now,
}: Needs<'catalog' | 'now' | 'repositories', 'recommendations'>): Promise<void> => {
  const snapshot = catalog();
  const signs = await repositories.recommendations.listSigns(now() - LOOKED_BACK_DAYS * DAY_MS, MAX_SIGNS);
  const tastes = signs.flatMap(({ profileId, contentId, sign }): Taste[] => {
    const title = findTitle(snapshot, contentId);
    return title ? [{ profileId, titleId: title.id, sign }] : [];
  });
  const titles: Featured[] = [];
  let learnt: (readonly [string, readonly Neighbour[]])[] = [];
  let began = performance.now();
  const giveWay = async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextTurn();
    began = performance.now();
  };
  for (const title of snapshot.titles) {
    titles.push({ id: title.id, features: featuresOf(title) });
    await giveWay();
  }
  for (const each of likeness(titles, tastes, KEPT)) {
    if (each) learnt.push(each);
    if (learnt.length === SAVED_AT_ONCE) {
      await repositories.recommendations.saveNeighbours(learnt);
      learnt = [];
      began = performance.now();
    }
    await giveWay();
  }
  await repositories.recommendations.saveNeighbours(learnt);
  await repositories.recommendations.forgetNeighboursOfTheGone();
};

/** Ranked titles; a viewer for whom some are not meant still has ten. */
const RANKED = 100;

/** Ranks titles by the number of viewers of recent days. The result names no viewer. */
export const rankPlays = async ({
  repositories,
  now,
}: Needs<'now' | 'repositories', 'playbackEvents' | 'recommendations'>): Promise<void> => {
  const at = now();
  const today = Date.parse(toDay(at));
  const plays = await repositories.playbackEvents.countPlays(toDay(today - (RANKED_DAYS - 1) * DAY_MS));
  const ranked = mostPlayed(
    plays.map(({ titleId, day, viewers }) => ({ titleId, daysAgo: (today - Date.parse(day)) / DAY_MS, viewers })),
    RANKED,
  );
  await repositories.recommendations.saveRanking('most_played', ranked, at);
};

export const catalogJobs = (
  deps: Needs<'catalog' | 'now' | 'repositories', 'playbackEvents' | 'recommendations'>,
): readonly Job[] => [
  { name: LEARN_LIKENESS, cron: '17 * * * *', run: () => learnLikeness(deps) },
  { name: RANK_PLAYS, cron: '*/10 * * * *', run: () => rankPlays(deps) },
];
