import type { PrivacyChoices } from './choices.ts';

/** ISO 3166: the European Economic Area, the United Kingdom and Switzerland, where nobody is counted before a yes. */
const ASKED_FIRST: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH'.split(' '),
);

/**
 * Whether what a viewer plays and finds is counted in our own statistics. Elsewhere than in countries that ask first it is, until a no;
 * the signal is about others and says nothing of it.
 */
export const mayBeCounted = ({ statistics }: PrivacyChoices, country: string): boolean =>
  statistics === null ? !ASKED_FIRST.has(country) : statistics === 'allowed';
