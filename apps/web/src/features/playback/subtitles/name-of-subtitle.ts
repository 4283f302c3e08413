import { fill } from '@madang/i18n/fill.ts';
import type { SubtitleTrack } from '@madang/player/state.ts';
import { languageName } from '#app/shell/language-name.ts';

import type { PlayerWords } from '../words.ts';

/** Name of a subtitle track: its language, and a mark for closed captions. */
export const nameOfSubtitle = (
  { language, closedCaptions }: SubtitleTrack,
  words: Pick<PlayerWords, 'closedCaptions'>,
  locale: string,
): string => {
  const name = languageName(language, locale);
  return closedCaptions ? fill(words.closedCaptions, { language: name }) : name;
};
