import { memoize } from './memoize.ts';

const languageNames = memoize((locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }));

/** Chinese subtitles are in one script, and readers of the other look for it: `zh` alone would promise both. */
const WITH_SCRIPT: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans' };

/** A language by its name within a sentence, without its region; Intl begins the Vietnamese names with a capital. */
export const formatLanguage = (locale: string, tag: string): string => {
  const language = WITH_SCRIPT[tag] ?? tag.split('-')[0] ?? tag;
  const name = languageNames(locale).of(language) ?? language;
  return locale === 'vi' ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;
};
