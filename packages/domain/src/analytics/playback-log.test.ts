import { FIRST_PLAY_CHECK_MS, PLAY_CHECK_MS } from '../shared/constants.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlaybackEvent } from './playback-event.ts';
import { checkDueIn, type Happening, logged, newLog, type PlaybackLog } from './playback-log.ts';

type Step = readonly [at: number, happening: Happening];
const status = (value: 'playing' | 'paused' | 'seeked' | 'buffering' | 'ended' | 'failed'): Happening => ({
  type: 'status',
  status: value,
  position: 1,
});
const started: Happening = { type: 'started', position: 0 };
const due: Happening = { type: 'due', position: 1 };
const stopped: Happening = { type: 'stopped', position: 9 };
const speed: Happening = { type: 'changed', change: 'speed', value: '1.5', position: 1 };

/** Plays a story to the log, whose timer rings whenever it says so; gives the events with their times. */
const record = (story: readonly Step[], until: number) => {
  let log: PlaybackLog = newLog;
  const events: (readonly [at: number, event: PlaybackEvent])[] = [];
  let clock = 0;
  const tell = (happening: Happening) => {
    const next = logged(log, happening, clock);
    log = next.log;
    if (next.event) events.push([clock, next.event]);
  };
  const ringUntil = (end: number) => {
    for (let wait = checkDueIn(log, clock); wait !== null && clock + wait < end; wait = checkDueIn(log, clock)) {
      clock += wait;
      tell(due);
    }
    clock = end;
  };
  for (const [at, happening] of story) {
    ringUntil(at);
    tell(happening);
  }
  ringUntil(until);
  return events;
};
const checksOf = (events: ReturnType<typeof record>) => events.filter(([, { event }]) => event === 'check').map(([at]) => at);

test('a first check comes after fifteen seconds, the others every six [AN-02] [AN-03]', () => {
  expect(checksOf(record([[0, started]], 40_000))).toEqual([15_000, 21_000, 27_000, 33_000, 39_000]);
  expect([FIRST_PLAY_CHECK_MS, PLAY_CHECK_MS]).toEqual([15_000, 6000]);
});

test.each(['paused', 'ended', 'failed'] as const)(
  'nothing is checked while the film is %s; then the rest of the wait counts',
  (rest) => {
    const story: readonly Step[] = [
      [0, started],
      [10_000, status(rest)],
      [70_000, status('playing')],
    ];
    expect(checksOf(record(story, 90_000))).toEqual([75_000, 81_000, 87_000]);
  },
);

test.each(['seeked', 'buffering', 'playing'] as const)('a film that is %s goes on being checked', (going) => {
  const story: readonly Step[] = [
    [0, started],
    [10_000, status(going)],
  ];
  expect(checksOf(record(story, 22_000))).toEqual([15_000, 21_000]);
});

test('pausing twice, and jumping in a pause, does not start the clock', () => {
  const story: readonly Step[] = [
    [0, started],
    [10_000, status('paused')],
    [20_000, status('paused')],
    [30_000, status('seeked')],
    [40_000, status('buffering')],
  ];
  expect(checksOf(record(story, 200_000))).toEqual([]);
});

test('every change is one event with the new value [AN-04] [AN-05] [AN-06] [AN-07]', () => {
  const changes: readonly Happening[] = [
    status('paused'),
    { type: 'changed', change: 'subtitle_language', value: 'off', position: 2 },
    { type: 'changed', change: 'audio_language', value: 'en', position: 3 },
    speed,
    status('playing'),
  ];
  const events = record([[0, started], ...changes.map((one, index): Step => [index + 1, one]), [9, stopped]], 10);
  expect(events.map(([, event]) => event)).toEqual([
    { sequence: 1, position: 0, event: 'start' },
    { sequence: 2, position: 1, event: 'update', change: 'status', value: 'paused' },
    { sequence: 3, position: 2, event: 'update', change: 'subtitle_language', value: 'off' },
    { sequence: 4, position: 3, event: 'update', change: 'audio_language', value: 'en' },
    { sequence: 5, position: 1, event: 'update', change: 'speed', value: '1.5' },
    { sequence: 6, position: 1, event: 'update', change: 'status', value: 'playing' },
    { sequence: 7, position: 9, event: 'stop' },
  ]);
});

test('events before the start or after the stop are ignored', () => {
  for (const early of [status('paused'), due, speed, stopped]) {
    expect(logged(newLog, early, 5)).toEqual({ log: newLog, event: null });
  }
  const over = logged(logged(newLog, started, 0).log, stopped, 5).log;
  for (const late of [started, status('playing'), due, speed, stopped])
    expect(logged(over, late, 9)).toEqual({ log: over, event: null });
  expect(checkDueIn(over, 99_000)).toBeNull();
});

test('a check that is noticed late is one check, and the next is six seconds after it', () => {
  const { log } = logged(newLog, started, 0);
  const late = logged(log, due, 100_000);
  expect(late.event).toMatchObject({ event: 'check' });
  expect(checkDueIn(late.log, 100_000)).toBe(PLAY_CHECK_MS);
  expect(logged(late.log, due, 100_001).event).toBeNull();
});

const happening = fc.oneof(
  fc.constantFrom(started, due, speed),
  fc.constantFrom('playing' as const, 'paused' as const, 'seeked' as const, 'buffering' as const, 'ended' as const).map(status),
  fc.constant(stopped),
);

test('whatever happens: one start, one stop at most, numbers without a gap, checks never closer than six seconds or in a pause', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9000 }), happening), { maxLength: 60 }), (steps) => {
      let at = 0;
      const story = steps.map(([wait, one]): Step => [(at += wait), one]);
      const events = record(story, at + 30_000);
      const kinds = events.map(([, { event }]) => event);
      expect(kinds.filter((kind) => kind === 'start').length).toBeLessThanOrEqual(1);
      expect(kinds.indexOf('start')).toBeLessThanOrEqual(0);
      expect(kinds.filter((kind) => kind === 'stop').length).toBeLessThanOrEqual(1);
      if (kinds.includes('stop')) expect(kinds.at(-1)).toBe('stop');
      expect(events.map(([, { sequence }]) => sequence)).toEqual(events.map((_, index) => index + 1));

      const checks = checksOf(events);
      for (const [index, one] of checks.entries()) {
        const before = checks[index - 1];
        if (before !== undefined) expect(one - before).toBeGreaterThanOrEqual(PLAY_CHECK_MS);
        else expect(one - (events[0]?.[0] ?? 0)).toBeGreaterThanOrEqual(FIRST_PLAY_CHECK_MS);
        const last = events.findLast(
          ([, event], place) =>
            place < events.findIndex(([when, each]) => when === one && each.event === 'check') &&
            event.event === 'update' &&
            ['playing', 'paused', 'ended'].includes(event.value),
        );
        if (last && last[1].event === 'update') expect(last[1].value).toBe('playing');
      }
    }),
  );
});
