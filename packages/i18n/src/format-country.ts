import { memoize } from './memoize.ts';

const regionNames = memoize(
  (locale, style) =>
    new Intl.DisplayNames([locale], { type: 'region', style: style === 'short' ? 'short' : 'long', fallback: 'code' }),
);

/** By their long names Chromium calls these other than Node does, and a page would not be what the server wrote. */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO', 'PS']);
/** The second name that Chromium gives the Falkland Islands. */
const SECOND_NAME = /\s*[（(].*[)）]$/;

/** Localized name of a country (ISO 3166). The code where it has none. */
export const formatCountry = (locale: string, country: string): string => {
  const name = regionNames(locale, SHORT.has(country) ? 'short' : 'long').of(country) ?? country;
  return country === 'FK' ? name.replace(SECOND_NAME, '') : name;
};
