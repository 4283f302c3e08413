import type { Words } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';

/** S1:E4, or nothing for what has no episodes. */
export const episodeLabel = (
  words: Words,
  { season, episode }: { readonly season: number | null; readonly episode: number | null },
): string | null => {
  if (episode === null) return null;
  const { seasonEpisode, episode: alone } = words.catalog.browse;
  return season === null ? fill(alone, { episode }) : fill(seasonEpisode, { season, episode });
};
