import { type Language, LANGUAGES } from '../shared/language.ts';

export interface SubtitleTrack {
  readonly language: Language;
  readonly kind: 'subtitles' | 'captions';
}

/** English, Portuguese, Spanish, Chinese, Vietnamese is the order in which LANGUAGES lists them. */
const rankOf = (language: Language, preferred: Language): number => (language === preferred ? -1 : LANGUAGES.indexOf(language));

/** The viewer's language first, then English, Portuguese, Spanish, Chinese, Vietnamese, each followed by its (CC) variant (PL-30). */
export const orderSubtitles = <T extends SubtitleTrack>(tracks: readonly T[], preferred: Language): readonly T[] =>
  tracks.toSorted(
    (a, b) =>
      rankOf(a.language, preferred) - rankOf(b.language, preferred) ||
      Number(a.kind === 'captions') - Number(b.kind === 'captions'),
  );
