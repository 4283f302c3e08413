import type { Content } from '../catalog/content.ts';
import { nextEpisode } from '../playback/next-episode.ts';
import type { Progress } from './progress.ts';

export interface ContinueItem {
  readonly content: Content;
  /** Seconds; 0 for a next episode that has not been begun. */
  readonly playingTime: number;
  /** Milliseconds since 1970: when the series was last watched. */
  readonly modified: number;
}

/**
 * What to go on with, latest first, one per series (LI-09): the content last watched, or, once it is finished, the
 * next episode that is ready. A series whose last episode is finished leaves the row (LI-21). A trailer or other clip
 * that was watched to its end says nothing about where its series was left.
 */
export const continueWatching = (
  history: readonly Progress[],
  catalog: { find(id: string): Content | null; childrenOf(id: string): readonly Content[]; isReady(content: Content): boolean },
): readonly ContinueItem[] => {
  const items: ContinueItem[] = [];
  const seen = new Set<string>();
  const finished = new Set(history.filter((progress) => progress.finished).map((progress) => progress.contentId));
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
    const next = nextEpisode(
      content,
      siblings.filter((sibling) => !finished.has(sibling.id)),
    );
    if (next && catalog.isReady(next)) items.push({ content: next, playingTime: 0, modified: progress.modified });
  }
  return items;
};
