import type { PrivacyChoices } from './choices.ts';

/** ISO 3166: the EEA, the United Kingdom and Switzerland, where statistics are opt-in. */
const OPT_IN_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH'.split(' '),
);

/** Whether a viewer's plays and searches are counted in our own statistics: opt-in in some countries, opt-out elsewhere. */
export const mayBeCounted = ({ statistics }: PrivacyChoices, country: string): boolean =>
  statistics === null ? !OPT_IN_COUNTRIES.has(country) : statistics === 'allowed';
