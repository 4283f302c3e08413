import type { Words } from '@madang/i18n/catalogues.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatDuration } from '@madang/i18n/format.ts';
import type { CardView } from './card-view.ts';

/** Length of a title: its number of episodes, or its minutes. */
export const lengthLine = (
  { episodes, seconds }: Pick<CardView, 'episodes' | 'seconds'>,
  words: Words,
  locale: string,
): string => {
  if (episodes > 0) return plural(locale, words.catalog.episodes, episodes);
  return seconds > 0 ? formatDuration(words.time, seconds) : '';
};

/** Does not break, so that a narrow card shows a fact whole or not at all. */
const unbroken = (fact: string): string => fact.replaceAll(' ', '\u00a0');

/** Second line of a card: genre and length, or the date of a coming title. */
export const metaLine = (
  card: Pick<CardView, 'genres' | 'episodes' | 'seconds' | 'begins'>,
  words: Words,
  locale: string,
): string => {
  if (card.begins !== undefined) return fill(words.catalog.browse.begins, { date: card.begins });
  const [genre] = card.genres;
  return [genre ? words.catalog.genres[genre] : '', lengthLine(card, words, locale)]
    .filter((fact) => fact !== '')
    .map(unbroken)
    .join(' ·\u00a0');
};
