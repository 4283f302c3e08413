import { afterEach, expect, test } from 'vitest';
import { dayAfter, listDays, guideDays, isCoveredByNow, toMinute } from './guide-days.ts';
import type { ProgrammeView } from './guide-view.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env['TZ'] = TZ ?? '';
  if (TZ === undefined) delete process.env['TZ'];
});

const at = (time: string): number => Date.parse(time);
const programme = (startsAt: string, endsAt: string): ProgrammeView => ({
  id: startsAt,
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  title: '',
  part: null,
  rating: '12',
  image: { path: '', still: '', color: '' },
  href: '',
  catchUp: false,
});
/** Nine in the evening in Korea, and the film after midnight. */
const EVENING = programme('2026-11-22T12:00:00Z', '2026-11-22T13:05:00Z');
const NIGHT = programme('2026-11-22T14:30:00Z', '2026-11-22T16:00:00Z');

const shownIn = (zone: string, programmes = [EVENING, NIGHT]) => {
  process.env['TZ'] = zone;
  return guideDays(programmes, listDays('week', dayAfter(at('2026-11-22T12:30:00Z')))).map(({ cells }) =>
    cells.map(({ at: minute, minutes }) => [minute, minutes]),
  );
};

test('programmes stand at the times of the viewer’s zone, three hours further in a zone three hours ahead [LV-22]', () => {
  expect(shownIn('America/Los_Angeles')[0]).toEqual([
    [240, 65],
    [390, 90],
  ]);
  expect(shownIn('America/New_York')[0]).toEqual([
    [420, 65],
    [570, 90],
  ]);
});

test('a program across midnight is in both days', () => {
  expect(shownIn('Asia/Seoul').slice(0, 2)).toEqual([
    [
      [1260, 65],
      [1410, 30],
    ],
    [[0, 60]],
  ]);
});

test('the guide has seven days from today, or the seven before [LV-01]', () => {
  process.env['TZ'] = 'America/Sao_Paulo';
  const today = dayAfter(at('2026-11-22T12:30:00Z'));
  const dates = (range: 'week' | 'past') => listDays(range, today).map((day) => new Date(day).getDate());
  expect(dates('week')).toEqual([22, 23, 24, 25, 26, 27, 28]);
  expect(dates('past')).toEqual([15, 16, 17, 18, 19, 20, 21]);
});

test('on the night when clocks go back no cells overlap, and midnights stay midnights', () => {
  const [night = []] = (() => {
    process.env['TZ'] = 'America/New_York';
    const today = dayAfter(at('2026-11-01T12:00:00Z'));
    expect([toMinute(dayAfter(today, 1)), dayAfter(today, 1) - today]).toEqual([0, 25 * 3_600_000]);
    const shown = guideDays(
      [programme('2026-11-01T05:00:00Z', '2026-11-01T06:30:00Z'), programme('2026-11-01T06:30:00Z', '2026-11-01T08:00:00Z')],
      listDays('week', today),
    );
    return shown.map(({ cells }) => cells.map(({ at: minute, minutes }) => [minute, minutes]));
  })();
  expect(night).toEqual([
    [60, 90],
    [150, 90],
  ]);
});

test('the label of the current time replaces the label of an hour that it would cover', () => {
  const HALF_HOURS = [540, 570, 600];
  const shownAt = (now: number) => HALF_HOURS.filter((hour) => !isCoveredByNow(hour, now));
  expect(shownAt(564)).toEqual([540, 570, 600]);
  expect(shownAt(570)).toEqual([540, 600]);
  expect(shownAt(555)).toEqual([570, 600]);
  expect(shownAt(587)).toEqual([540, 600]);
});
