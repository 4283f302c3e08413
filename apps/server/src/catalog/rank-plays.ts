import type { Needs } from '../use-case/needs.ts';
import { mostPlayed, RANKED_DAYS } from '@madang/domain/catalog/popularity.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';

const DAY_MS = 86_400_000;
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
