import { COUNTRIES, FIRST_COUNTRIES } from '../billing/countries.ts';

/** The countries (ISO 3166) where the service is open, those with most viewers first, for a viewer where it is blocked; null where it is open. */
export const openCountries = (blocked: ReadonlySet<string>, here: string): readonly string[] | null => {
  if (!blocked.has(here)) return null;
  const first: readonly string[] = FIRST_COUNTRIES;
  return [...first, ...COUNTRIES.filter((country) => !first.includes(country))].filter((country) => !blocked.has(country));
};
