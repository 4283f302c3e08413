import { fill } from '@madang/i18n/fill.ts';
import type { AudioTrack } from '@madang/player/state.ts';
import { languageName } from '#app/shell/language-name.ts';

import type { PlayerWords } from './words.ts';

/** A sound as lists name it: its language, and what it is where it is not the film's own. */
export const nameOfSound = (
  { language, role }: AudioTrack,
  { audioDescription, audioCommentary }: Pick<PlayerWords, 'audioDescription' | 'audioCommentary'>,
  locale: string,
): string => {
  const name = languageName(language, locale);
  if (role === undefined) return name;
  return fill(role === 'description' ? audioDescription : audioCommentary, { language: name });
};
