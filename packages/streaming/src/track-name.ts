import { BCP47, LANGUAGES } from '@madang/domain/shared/language.ts';
import type { SubtitleRendition } from './media-index.ts';

/** Endonyms for track pickers. */
const NAMES: Readonly<Record<string, string>> = {
  ko: '한국어',
  en: 'English',
  pt: 'Português',
  es: 'Español',
  zh: '中文',
  vi: 'Tiếng Việt',
};

/** Display name of a language in its own script. The tag where there is none. */
export const trackName = (language: string) => NAMES[language.split('-')[0]?.toLowerCase() ?? ''] ?? language;

const ORDER = LANGUAGES.map((language) => BCP47[language].toLowerCase());

const rankOf = ({ language, kind }: SubtitleRendition) => {
  const rank = ORDER.indexOf(language.toLowerCase());
  return (rank < 0 ? ORDER.length : rank) * 2 + (kind === 'captions' ? 1 : 0);
};

/** Sorts subtitles: English, Portuguese, Spanish, Chinese, Vietnamese, each followed by its captions (PL-30). */
export const sortSubtitles = (tracks: readonly SubtitleRendition[]) => tracks.toSorted((a, b) => rankOf(a) - rankOf(b));
