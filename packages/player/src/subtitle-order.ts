import type { PlaybackPreferences, SubtitleTrack } from './state.ts';

const LANGUAGES_IN_ORDER = ['en', 'pt', 'es', 'zh', 'vi', 'ko'];

const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/**
 * Sorts subtitles (PL-30): the viewer's language, then English, Portuguese, Spanish, Chinese, Vietnamese and Korean,
 * then the rest by tag. Each language followed by its closed captions.
 */
export const orderSubtitleTracks = (subtitles: readonly SubtitleTrack[], userLanguage: string): readonly SubtitleTrack[] => {
  const order = [primary(userLanguage), ...LANGUAGES_IN_ORDER];
  const rank = (track: SubtitleTrack): number => {
    const place = order.indexOf(primary(track.language));
    return place === -1 ? order.length : place;
  };
  return subtitles.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.language.localeCompare(other.language) ||
      Number(one.closedCaptions) - Number(other.closedCaptions),
  );
};

/** Sorts subtitles for the second line: Korean first, which most learners add to their own language. */
export const orderSecondSubtitles = (subtitles: readonly SubtitleTrack[], userLanguage: string): readonly SubtitleTrack[] => {
  const ordered = orderSubtitleTracks(subtitles, userLanguage);
  const isKorean = ({ language }: SubtitleTrack): boolean => primary(language) === 'ko';
  return [...ordered.filter(isKorean), ...ordered.filter((track) => !isKorean(track))];
};

/** Stored form of a subtitle choice: its language, with `+cc` for closed captions, or `off`. */
export const subtitlePreference = (track: SubtitleTrack | undefined): string =>
  track ? `${track.language}${track.closedCaptions ? '+cc' : ''}` : 'off';

/** Best match for a stored choice: same kind first, then same language, then another region. */
export const preferredSubtitle = (
  subtitles: readonly SubtitleTrack[],
  preference: PlaybackPreferences['subtitle'],
): SubtitleTrack | undefined => {
  if (preference === undefined || preference === 'off') return undefined;
  const [language = '', kind] = preference.split('+');
  const tag = language.toLowerCase();
  const sameKind = (track: SubtitleTrack): boolean => track.closedCaptions === (kind === 'cc');
  const exact = subtitles.filter((track) => track.language.toLowerCase() === tag);
  const near = subtitles.filter((track) => primary(track.language) === primary(tag));
  return exact.find(sameKind) ?? exact[0] ?? near.find(sameKind) ?? near[0];
};
