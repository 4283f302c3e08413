import { FIRST_COUNTRIES } from '@madang/domain/billing/countries.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';

/** Countries (ISO 3166) by their names in a language: those with most viewers first, the others in its alphabet. */
export const countryNames = (locale: string, countries: readonly string[]): readonly string[] => {
  const { compare } = new Intl.Collator(locale);
  const isFirst = (country: string): boolean => FIRST_COUNTRIES.some((first) => first === country);
  const nameOf = (country: string): string => formatCountry(locale, country);
  const first = FIRST_COUNTRIES.filter((country) => countries.includes(country));
  return [
    ...first.map(nameOf),
    ...countries
      .filter((country) => !isFirst(country))
      .map(nameOf)
      .sort(compare),
  ];
};
