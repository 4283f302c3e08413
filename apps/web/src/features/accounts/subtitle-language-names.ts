import { SUBTITLE_LANGUAGES, SUBTITLE_TAGS } from '@madang/domain/shared/language.ts';
import { formatLanguage } from '@madang/i18n/format-language.ts';
import { formatList } from '@madang/i18n/format-list.ts';

/** Subtitle languages as a sentence lists them. One list, so that no two places count differently. */
export const subtitleLanguageNames = (locale: string): string =>
  formatList(
    locale,
    SUBTITLE_LANGUAGES.map((one) => formatLanguage(locale, SUBTITLE_TAGS[one])),
  );
