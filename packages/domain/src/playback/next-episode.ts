import type { Content } from '../catalog/content.ts';

const placeOf = (episode: Content): number => episode.number ?? 0;

/** The episode after this one among its siblings, by number, or null after the last (PL-33). Only episodes have a next one. */
export const nextEpisode = (current: Content, siblings: readonly Content[]): Content | null => {
  if (current.type !== 'episode' || current.number === null) return null;
  const after = siblings.filter((sibling) => sibling.type === 'episode' && placeOf(sibling) > placeOf(current));
  return after.sort((a, b) => placeOf(a) - placeOf(b))[0] ?? null;
};

/** The episode before this one among its siblings, by number, or null before the first (WT-14). */
export const previousEpisode = (current: Content, siblings: readonly Content[]): Content | null => {
  if (current.type !== 'episode' || current.number === null) return null;
  const before = siblings.filter((sibling) => sibling.type === 'episode' && placeOf(sibling) < placeOf(current));
  return before.sort((a, b) => placeOf(b) - placeOf(a))[0] ?? null;
};
