import { expect, test } from 'vitest';
import { listWeekdays } from './rhythm.ts';

test("a release rhythm shows weekdays in the reader's language", () => {
  expect(listWeekdays('fri-sat', 'en')).toEqual(['Friday', 'Saturday']);
  expect(listWeekdays('sat-sun', 'es')).toEqual(['sábado', 'domingo']);
  expect(listWeekdays('weekly-thu', 'pt-BR')).toEqual(['quinta-feira']);
});

test('a series released all at once has no weekdays', () => {
  expect(listWeekdays('all-at-once', 'en')).toEqual([]);
  expect(listWeekdays(null, 'en')).toEqual([]);
});
