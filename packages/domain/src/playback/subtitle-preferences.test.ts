import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choiceTime,
  MAX_CHOICE_AGE_SECONDS,
  newerChoice,
  preferencesIn,
  SECOND_SUBTITLES,
  type SubtitleChoice,
} from './subtitle-preferences.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const choice = (changes: Partial<SubtitleChoice> = {}): SubtitleChoice => ({
  part: 'size',
  seriesId: null,
  value: 'large',
  chosenAt: NOW,
  ...changes,
});

const TABLE: readonly (readonly [string, SubtitleChoice | null, number, 'stored' | 'new'])[] = [
  ['nothing is stored', null, NOW, 'new'],
  ['the stored choice is older', choice({ chosenAt: NOW - 1 }), NOW, 'new'],
  ['both were made at once', choice({ chosenAt: NOW }), NOW, 'new'],
  ['the stored choice is newer', choice({ chosenAt: NOW + 1 }), NOW, 'stored'],
];

test.each(TABLE)('where %s, the choice that wins is the newer one', (_, stored, chosenAt, winner) => {
  const made = choice({ value: 'small', chosenAt });
  expect(newerChoice(stored, made)).toBe(winner === 'new' ? made : stored);
});

test('devices that report in any order agree in the end', () => {
  const choices = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(choices, (times) => {
      const merged = times.reduce<SubtitleChoice | null>((stored, at) => newerChoice(stored, choice({ chosenAt: at })), null);
      expect(merged?.chosenAt).toBe(Math.max(...times));
    }),
  );
});

test.each([
  [0, NOW],
  [60, NOW - 60_000],
  [-5, NOW],
  [MAX_CHOICE_AGE_SECONDS + 1, NOW - MAX_CHOICE_AGE_SECONDS * 1000],
])('a choice made %d seconds ago is never in the future and never older than a month', (ageSeconds, at) => {
  expect(choiceTime(NOW, ageSeconds)).toBe(at);
});

test('a place chosen in a series is kept for that series, and everything else for the profile', () => {
  const choices = [
    choice(),
    choice({ part: 'place', value: 'bottom' }),
    choice({ part: 'place', value: 'top', seriesId: '1001' }),
    choice({ part: 'second', value: 'ko' }),
  ];
  const elsewhere = { size: 'large', color: null, background: null, edge: null, place: 'bottom', second: 'ko' };
  expect(preferencesIn(choices, '1001')).toEqual({ ...elsewhere, place: 'top' });
  expect(preferencesIn(choices, '1002')).toEqual(elsewhere);
  expect(preferencesIn(choices, null)).toEqual(elsewhere);
});

test('a value that is no longer offered counts as none', () => {
  expect(preferencesIn([choice({ value: 'gigantic' })], null).size).toBeNull();
});

test('a second subtitle is off, or a language with or without sounds', () => {
  expect(SECOND_SUBTITLES).toContain('off');
  expect(SECOND_SUBTITLES).toContain('ko+cc');
  expect(SECOND_SUBTITLES).not.toContain('xx');
});
