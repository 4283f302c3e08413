import type { Content } from './content.ts';
import { stateOn } from './display-state.ts';

/** Later watching counts more: the share that the next older title has of the one before it. */
const FADING = 0.85;

const weigh = (watched: readonly Content[]): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  watched.forEach((content, index) => {
    const weight = FADING ** index;
    for (const genre of content.genres) weights.set(`genre ${genre}`, (weights.get(`genre ${genre}`) ?? 0) + weight);
    for (const keyword of content.keywords) weights.set(`keyword ${keyword}`, (weights.get(`keyword ${keyword}`) ?? 0) + weight);
  });
  return weights;
};

/**
 * Titles that can be watched on a day (YYYY-MM-DD) and have not been begun, nearest first to what was watched
 * (`watched` newest first), by shared genres and keywords; ties, and viewers without history, by newest.
 */
export const recommend = (titles: readonly Content[], watched: readonly Content[], day: string): readonly Content[] => {
  const weights = weigh(watched);
  const begun = new Set(watched.map((content) => content.id));
  const nearness = (content: Content): number =>
    [...content.genres.map((genre) => `genre ${genre}`), ...content.keywords.map((keyword) => `keyword ${keyword}`)].reduce(
      (sum, feature) => sum + (weights.get(feature) ?? 0),
      0,
    );
  return titles
    .filter((content) => !begun.has(content.id) && stateOn(content, day) === 'ready')
    .map((content) => ({ content, score: nearness(content) }))
    .sort(
      (a, b) =>
        b.score - a.score || b.content.startDate.localeCompare(a.content.startDate) || a.content.id.localeCompare(b.content.id),
    )
    .map(({ content }) => content);
};
