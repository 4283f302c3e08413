import { type Language, SUBTITLE_LANGUAGES, type SubtitleLanguage } from '../shared/language.ts';

export interface SubtitleTrack {
  readonly language: SubtitleLanguage;
  readonly kind: 'subtitles' | 'captions';
}

/** English, Portuguese, Spanish, Chinese, Vietnamese, Korean is the order in which SUBTITLE_LANGUAGES lists them. */
const rankOf = (language: SubtitleLanguage, preferred: Language): number =>
  language === preferred ? -1 : SUBTITLE_LANGUAGES.indexOf(language);

/** The viewer's language first, then English, Portuguese, Spanish, Chinese, Vietnamese and Korean, each followed by its (CC) variant (PL-30). */
export const orderSubtitles = <T extends SubtitleTrack>(tracks: readonly T[], preferred: Language): readonly T[] =>
  tracks.toSorted(
    (a, b) =>
      rankOf(a.language, preferred) - rankOf(b.language, preferred) ||
      Number(a.kind === 'captions') - Number(b.kind === 'captions'),
  );
