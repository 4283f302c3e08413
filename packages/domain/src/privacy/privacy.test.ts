import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  parsePrivacyChoices,
  choicesText,
  NOTHING_CHOSEN,
  NO_PRIVACY_PREFERENCES,
  PRIVACY_ANSWERS,
  type PrivacyChoices,
  strictest,
} from './choices.ts';
import { mayBeSold } from './sale.ts';
import { mayBeCounted } from './statistics.ts';

const choices = fc.record({
  sale: fc.constantFrom(null, ...PRIVACY_ANSWERS),
  statistics: fc.constantFrom(null, ...PRIVACY_ANSWERS),
});

/** The signal, the choice, who watches, and whether they may be sold. */
test.each([
  [false, null, 'adult', true],
  [false, 'allowed', 'adult', true],
  [false, 'refused', 'adult', false],
  [true, null, 'adult', false],
  [true, 'allowed', 'adult', false],
  [true, 'refused', 'adult', false],
  [false, null, 'teen', false],
  [false, 'allowed', 'teen', false],
  [false, 'refused', 'teen', false],
  [true, 'allowed', 'teen', false],
  [false, null, 'family', false],
  [false, 'allowed', 'family', false],
  [false, 'refused', 'family', false],
  [true, 'allowed', 'family', false],
] as const)('with the signal %s and the choice %s a profile for %s is sold: %s', (signal, sale, viewingAge, expected) => {
  expect(mayBeSold({ signal, choices: { sale, statistics: 'allowed' } }, viewingAge)).toBe(expected);
});

/** The choice, the country, and whether the viewer is counted. */
test.each([
  [null, 'US', true],
  [null, 'KR', true],
  [null, 'DE', false],
  [null, 'GB', false],
  [null, 'CH', false],
  [null, 'BR', true],
  ['allowed', 'DE', true],
  ['allowed', 'US', true],
  ['refused', 'US', false],
  ['refused', 'DE', false],
] as const)('after the choice %s in %s a viewer is counted: %s', (statistics, country, expected) => {
  expect(mayBeCounted({ sale: 'refused', statistics }, country)).toBe(expected);
});

test('nothing was said: nothing is chosen, and there is no signal', () => {
  expect(NO_PRIVACY_PREFERENCES).toEqual({ signal: false, choices: { sale: null, statistics: null } });
});

test('a cookie gives back the choices that were written into it', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(parsePrivacyChoices(choicesText(chosen))).toEqual(chosen);
    }),
  );
});

test.each([null, '', '.', 'yes.no', '<b>.1', 'constructor.toString'])('%j says nothing', (text) => {
  expect(parsePrivacyChoices(text)).toEqual(NOTHING_CHOSEN);
});

test('half a cookie says half', () => {
  expect(parsePrivacyChoices('refused')).toEqual({ sale: 'refused', statistics: null });
});

test('of two choices a refusal wins, then a consent, in either order', () => {
  const all: readonly PrivacyChoices['sale'][] = [null, 'allowed', 'refused'];
  const table = all.flatMap((one) =>
    all.map((other) => strictest({ sale: one, statistics: other }, { sale: other, statistics: one })),
  );
  expect(table.map(({ sale }) => sale)).toEqual([
    ...[null, 'allowed', 'refused'],
    ...['allowed', 'allowed', 'refused'],
    ...['refused', 'refused', 'refused'],
  ]);
  expect(table.map(({ statistics }) => statistics)).toEqual(table.map(({ sale }) => sale));
});
