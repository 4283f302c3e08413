import type { Content } from '../catalog/content.ts';

/** The episode after this one among its siblings, by number, or null after the last (PL-33). Only episodes have a next one. */
export const nextEpisode = (current: Content, siblings: readonly Content[]): Content | null => {
  if (current.type !== 'episode' || current.number === null) return null;
  const after = siblings.filter((sibling) => sibling.type === 'episode' && (sibling.number ?? 0) > (current.number ?? 0));
  return after.sort((a, b) => (a.number ?? 0) - (b.number ?? 0))[0] ?? null;
};
