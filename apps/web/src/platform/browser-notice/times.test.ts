import { expect, test } from 'vitest';
import { asksForAnswer, nextMorning } from './times.ts';

test.each([
  [new Date(2026, 10, 27, 10, 0), new Date(2026, 10, 28, 8, 0)],
  [new Date(2026, 10, 27, 7, 59, 59, 999), new Date(2026, 10, 27, 8, 0)],
  [new Date(2026, 10, 27, 8, 0), new Date(2026, 10, 28, 8, 0)],
  [new Date(2026, 11, 31, 23, 0), new Date(2027, 0, 1, 8, 0)],
])('dismissed at %s it returns from %s on [ER-39]', (closed, next) => {
  expect(nextMorning(closed)).toBe(next.getTime());
});

test('from 6 December 2023 on it must be answered [ER-40]', () => {
  expect(asksForAnswer(new Date(2023, 11, 5, 23, 59, 59))).toBe(false);
  expect(asksForAnswer(new Date(2023, 11, 6))).toBe(true);
});

test.each([
  'America/Santiago',
  'America/New_York',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
])('in %s the next morning is at eight, within a day, over every change of clocks from 2025 to 2028', (zone) => {
  const { TZ } = process.env;
  process.env['TZ'] = zone;
  try {
    const hour = 3_600_000;
    for (let now = Date.UTC(2025, 0, 1); now < Date.UTC(2029, 0, 1); now += 7 * hour) {
      const morning = nextMorning(new Date(now));
      const shown = new Date(morning);
      expect([shown.getHours(), shown.getMinutes(), morning > now, morning <= now + 26 * hour]).toEqual([8, 0, true, true]);
    }
  } finally {
    process.env['TZ'] = TZ ?? '';
    if (TZ === undefined) delete process.env['TZ'];
  }
});
