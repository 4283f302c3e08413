import { expect, test } from 'vitest';
import { weekdaysOf } from './rhythm.ts';

test("a release rhythm shows weekdays in the reader's language", () => {
  expect(weekdaysOf('fri-sat', 'en')).toEqual(['Friday', 'Saturday']);
  expect(weekdaysOf('sat-sun', 'es')).toEqual(['sábado', 'domingo']);
  expect(weekdaysOf('weekly-thu', 'pt-BR')).toEqual(['quinta-feira']);
});

test('a series released all at once has no weekdays', () => {
  expect(weekdaysOf('all-at-once', 'en')).toEqual([]);
  expect(weekdaysOf(null, 'en')).toEqual([]);
});
