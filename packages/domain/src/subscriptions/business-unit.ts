import { EURO_COUNTRIES } from './product.ts';

/** Business units of the price list, with the country that stands for each in responses (SU-52 to SU-55). */
const UNIT_COUNTRIES = {
  US: 'US',
  LTA: 'US',
  BR: 'BR',
  EUD: 'EU',
  EUR: 'EU',
  GBP: 'EU',
  OC: 'OC',
  AU: 'AU',
  NZ: 'NZ',
} as const;
export type BusinessUnit = keyof typeof UNIT_COUNTRIES;
export const BUSINESS_UNITS = Object.keys(UNIT_COUNTRIES) as [BusinessUnit, ...BusinessUnit[]];

/** Representative country of a business unit (SU-52 to SU-55). */
export const countryOfUnit = (unit: BusinessUnit): string => UNIT_COUNTRIES[unit];

const OWN_UNITS: Readonly<Record<string, BusinessUnit>> = { BR: 'BR', GB: 'GBP', AU: 'AU', NZ: 'NZ' };
/** European countries without euro or pound prices, which pay in dollars. */
const EUROPE_IN_DOLLARS = new Set(
  'AD AL BA BG BY CH CZ DK FO GG GI GL HU IM IS JE LI MC MD ME MK NO PL RO RS SE SM UA VA XK'.split(' '),
);
const LATIN_AMERICA = new Set('AR BO CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE'.split(' '));
const OCEANIA = new Set('AS CK FJ FM GU KI MH MP NC NF NR NU PF PG PN PW SB TK TO TV VU WF WS'.split(' '));

/** Business unit for a country (ISO 3166). Countries without a market belong to the United States. */
export const findBusinessUnit = (country: string): BusinessUnit => {
  const own = Object.hasOwn(OWN_UNITS, country) ? OWN_UNITS[country] : undefined;
  if (own) return own;
  if (EURO_COUNTRIES.has(country)) return 'EUR';
  if (EUROPE_IN_DOLLARS.has(country)) return 'EUD';
  if (LATIN_AMERICA.has(country)) return 'LTA';
  return OCEANIA.has(country) ? 'OC' : 'US';
};
