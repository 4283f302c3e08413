import { COUNTRIES, FIRST_COUNTRIES } from '../billing/countries.ts';

/** Countries where the service is open (ISO 3166), for a viewer in a blocked one. Null where `here` is open. */
export const openCountries = (blocked: ReadonlySet<string>, here: string): readonly string[] | null => {
  if (!blocked.has(here)) return null;
  const first: readonly string[] = FIRST_COUNTRIES;
  return [...first, ...COUNTRIES.filter((country) => !first.includes(country))].filter((country) => !blocked.has(country));
};
