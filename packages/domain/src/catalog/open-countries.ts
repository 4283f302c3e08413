import { COUNTRIES, FIRST_COUNTRIES } from '../billing/countries.ts';

/** Puts the countries where most viewers live first; the others keep their order. */
export const inOrderOfViewers = (countries: readonly string[]): readonly string[] => {
  const first = FIRST_COUNTRIES.filter((country) => countries.includes(country));
  return [...first, ...countries.filter((country) => !first.some((one) => one === country))];
};

/** The countries (ISO 3166) where the service is open, for a viewer in a country where it is blocked; null where it is open. */
export const openCountries = (blocked: ReadonlySet<string>, here: string): readonly string[] | null =>
  blocked.has(here) ? inOrderOfViewers(COUNTRIES.filter((country) => !blocked.has(country))) : null;
