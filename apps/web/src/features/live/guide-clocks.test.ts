import { afterEach, expect, test } from 'vitest';
import { dayAfter, listDays, guideDays, toMinute } from './guide-days.ts';
import type { ProgrammeView } from './guide-view.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env['TZ'] = TZ ?? '';
  if (TZ === undefined) delete process.env['TZ'];
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const [FROM, TO] = [Date.UTC(2025, 0, 1), Date.UTC(2029, 0, 1)];

/** Instants at which the clocks of a zone change, to the minute: offsets are compared half a day apart, then bisected. */
const transitionsOf = (): readonly number[] => {
  const offset = (instant: number) => new Date(instant).getTimezoneOffset();
  const found: number[] = [];
  for (let at = FROM; at < TO; at += 12 * HOUR_MS) {
    if (offset(at) === offset(at + 12 * HOUR_MS)) continue;
    let [before, after] = [at, at + 12 * HOUR_MS];
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offset(middle) === offset(before)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
};

const programmeAt = (startsAt: number, minutes: number): ProgrammeView => ({
  id: String(startsAt),
  startsAt,
  endsAt: startsAt + minutes * MINUTE_MS,
  title: '',
  part: null,
  rating: '12',
  image: { path: '', still: '', color: '' },
  href: '',
  catchUp: false,
});

/** A channel that is never off air, in pieces of uneven length. */
const programmesAround = (instant: number): readonly ProgrammeView[] => {
  const programmes: ProgrammeView[] = [];
  let at = instant - 60 * HOUR_MS - (instant % (30 * MINUTE_MS));
  for (let index = 0; at < instant + 60 * HOUR_MS; index += 1) {
    const minutes = [25, 65, 30, 115, 5, 50][index % 6] ?? 30;
    programmes.push(programmeAt(at, minutes));
    at += minutes * MINUTE_MS;
  }
  return programmes;
};

/** All that is wrong with the days around a change of clocks, in words. */
const faultsAround = (zone: string, transition: number): readonly string[] => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  const shown = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const faults: string[] = [];
  const say = (day: number, fault: string) => faults.push(`${zone} ${new Date(day).toISOString()}: ${fault}`);
  const today = dayAfter(transition, -1);
  const days = [0, 1, 2].map((more) => dayAfter(today, more));
  for (const [index, { day, minutes, cells, ticks }] of guideDays(programmesAround(transition), days).entries()) {
    if (date.format(day) === date.format(day - 1)) say(day, 'does not begin with its date');
    if (days[index + 1] !== undefined && day + minutes * MINUTE_MS !== days[index + 1])
      say(day, 'does not end where the next begins');
    let end = 0;
    for (const { at, minutes: length, clock: begins, programme } of cells) {
      if (at !== end) say(day, `${at < end ? 'overlap' : 'gap'} at ${at}`);
      end = at + length;
      const instant = day + at * MINUTE_MS;
      if (programme.startsAt >= day && programme.startsAt !== instant) say(day, `${at} is not where its programme begins`);
      if (shown(begins) !== clock.format(instant)) say(day, `${shown(begins)} is ${clock.format(instant)}`);
    }
    if (end !== minutes) say(day, `ends at ${end} of ${minutes}`);
    const labels = ticks ?? Array.from({ length: 48 }, (_, half) => ({ at: half * 30, instant: day + half * 30 * MINUTE_MS }));
    if (labels.length * 30 < minutes) say(day, 'has no label for its last hour');
    for (const { at, instant } of labels) {
      if (instant !== day + at * MINUTE_MS) say(day, `the label of ${at} stands elsewhere`);
      // Without ticks of its own a day is read by the header, which says 0:30 half an hour after the day began.
      const label = ticks === null ? shown(at) : shown(toMinute(instant));
      if (label !== clock.format(instant)) say(day, `${label} is ${clock.format(instant)}`);
    }
  }
  return faults;
};

test('in every zone and at every change of clocks from 2025 to 2028, cells neither overlap nor leave a gap, and labels show the clock', () => {
  let changes = 0;
  const faults = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    process.env['TZ'] = zone;
    const transitions = transitionsOf();
    changes += transitions.length;
    return transitions.flatMap((transition) => faultsAround(zone, transition));
  });
  expect(faults.slice(0, 20)).toEqual([]);
  expect(changes).toBeGreaterThan(900);
});

test('a week over a change of clocks has seven days, each with its own date', () => {
  for (const [zone, noon] of [
    ['America/New_York', '2026-11-01T16:00:00Z'],
    ['America/Santiago', '2026-09-06T16:00:00Z'],
    ['America/Havana', '2026-03-08T16:00:00Z'],
    ['Africa/Cairo', '2026-04-24T12:00:00Z'],
    ['Asia/Beirut', '2026-03-29T12:00:00Z'],
  ] as const) {
    process.env['TZ'] = zone;
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    for (const range of ['week', 'past'] as const)
      expect(new Set(listDays(range, dayAfter(Date.parse(noon))).map((day) => date.format(day))).size, zone).toBe(7);
  }
});

test('where clocks skip midnight, the day begins with its first hour, labeled 1:00', () => {
  process.env['TZ'] = 'America/Santiago';
  const [{ ticks, minutes, cells } = { ticks: null, minutes: 0, cells: [] }] = guideDays(
    [programmeAt(Date.parse('2026-09-06T04:00:00Z'), 60)],
    [dayAfter(Date.parse('2026-09-06T16:00:00Z'))],
  );
  expect(minutes).toBe(23 * 60);
  expect(cells).toMatchObject([{ at: 0, minutes: 60, clock: 60 }]);
  expect(ticks?.slice(0, 2).map(({ instant }) => toMinute(instant))).toEqual([60, 90]);
});

test('where clocks go back, the repeated hour has two places and two labels', () => {
  process.env['TZ'] = 'America/New_York';
  const [{ ticks, minutes, cells } = { ticks: null, minutes: 0, cells: [] }] = guideDays(
    [programmeAt(Date.parse('2026-11-01T05:00:00Z'), 60), programmeAt(Date.parse('2026-11-01T06:00:00Z'), 60)],
    [dayAfter(Date.parse('2026-11-01T16:00:00Z'))],
  );
  expect(minutes).toBe(25 * 60);
  expect(cells).toMatchObject([
    { at: 60, minutes: 60, clock: 60 },
    { at: 120, minutes: 60, clock: 60 },
  ]);
  expect(ticks?.filter(({ instant }) => toMinute(instant) === 60).map(({ at }) => at)).toEqual([60, 120]);
});
