import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from './content.fixture.ts';
import { stateOn } from './display-state.ts';
import { DISPLAY_STATES } from './vocabulary.ts';

const SHOWN = { startDate: '2026-03-01', endDate: '2026-05-31' };

test.each([
  ['2026-02-28', 'coming_soon'],
  ['2026-03-01', 'ready'],
  ['2026-05-31', 'ready'],
  ['2026-06-01', 'expired'],
])('a title shown from 1 March to 31 May is, on %s, %s', (day, state) => {
  expect(stateOn({ state: 'ready', ...SHOWN }, day)).toBe(state);
});

test('a title without an end never expires', () => {
  expect(stateOn({ state: 'ready', startDate: '2020-01-01', endDate: null }, '2999-12-31')).toBe('ready');
});

test('what the operator says comes before the calendar', () => {
  for (const state of DISPLAY_STATES.filter((each) => each !== 'ready'))
    expect(stateOn({ state, ...SHOWN }, '2026-04-01')).toBe(state);
});

test('a title is first coming, then there, then gone', () => {
  const ORDER = ['coming_soon', 'ready', 'expired'];
  const day = fc
    .integer({ min: 0, max: 3650 })
    .map((number) => new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, day, (startDate, endDate, one, other) => {
      const content = contentWith({ startDate, endDate: endDate < startDate ? null : endDate });
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(ORDER.indexOf(stateOn(content, earlier))).toBeLessThanOrEqual(ORDER.indexOf(stateOn(content, later)));
    }),
  );
});
