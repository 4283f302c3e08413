import type { Content } from '../catalog/content.ts';
import { nextEpisode } from '../playback/next-episode.ts';
import type { Progress } from './progress.ts';

export interface ContinueItem {
  readonly content: Content;
  /** Seconds. 0 for a next episode that was not begun. */
  readonly playingTime: number;
  /** When the series was last watched, in milliseconds since 1970. */
  readonly modified: number;
}

/**
 * The continue-watching row: latest first, one item per series (LI-09). An item is the content watched last or, once that is
 * finished, the next episode by number, also where the series is watched again. A series whose last episode is finished leaves
 * the row (LI-21), and so does one whose next episode is not ready. A finished trailer or clip does not count.
 */
export const continueWatching = (
  history: readonly Progress[],
  catalog: { find(id: string): Content | null; childrenOf(id: string): readonly Content[]; isReady(content: Content): boolean },
): readonly ContinueItem[] => {
  const items: ContinueItem[] = [];
  const seen = new Set<string>();
  for (const progress of [...history].sort((a, b) => b.modified - a.modified)) {
    const content = catalog.find(progress.contentId);
    if (!content) continue;
    if (progress.finished && content.parentId !== null && content.type !== 'episode') continue;
    const series = content.parentId ?? content.id;
    if (seen.has(series)) continue;
    seen.add(series);
    if (!progress.finished) {
      if (catalog.isReady(content)) items.push({ content, playingTime: progress.playingTime, modified: progress.modified });
      continue;
    }
    const siblings = content.parentId === null ? [] : catalog.childrenOf(content.parentId);
    const next = nextEpisode(content, siblings);
    if (next && catalog.isReady(next)) items.push({ content: next, playingTime: 0, modified: progress.modified });
  }
  return items;
};
