import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFinished, type Progress, recordDelayed, recordProgress, resumePosition } from './progress.ts';

const HOUR = 3600;
const report = (playingTime: number, sequence = 1, playbackId = 'one') => ({
  contentId: '1001',
  playingTime,
  place: null,
  playbackId,
  sequence,
});

test('a first report is stored with its time', () => {
  expect(recordProgress(null, report(600), HOUR, 42)).toEqual({ ...report(600), finished: false, modified: 42 });
});

test('a late report of the same playback changes nothing', () => {
  const stored = recordProgress(null, report(900, 7), HOUR, 1);
  expect(recordProgress(stored, report(300, 6), HOUR, 2)).toBe(stored);
  expect(recordProgress(stored, report(300, 7), HOUR, 2)).toBe(stored);
});

test('seeking back is a newer report and counts', () => {
  const stored = recordProgress(null, report(900, 7), HOUR, 1);
  expect(recordProgress(stored, report(300, 8), HOUR, 2)).toMatchObject({ playingTime: 300, sequence: 8, modified: 2 });
});

test('another playback is a rewatch and counts from its first report', () => {
  const stored = recordProgress(null, report(HOUR, 40), HOUR, 1);
  expect(recordProgress(stored, report(10, 0, 'two'), HOUR, 2)).toMatchObject({
    playingTime: 10,
    finished: false,
    playbackId: 'two',
  });
});

test('a place that was reached without a network counts from when it was reached, and never over a newer one', () => {
  const stored = recordProgress(null, report(900, 7), HOUR, 10);
  expect(recordDelayed(stored, report(300, 1, 'offline'), HOUR, 9)).toBe(stored);
  expect(recordDelayed(stored, report(300, 1, 'offline'), HOUR, 10)).toBe(stored);
  expect(recordDelayed(stored, report(300, 1, 'offline'), HOUR, 11)).toMatchObject({ playingTime: 300, modified: 11 });
  expect(recordDelayed(stored, report(300, 7), HOUR, 11)).toBe(stored);
  expect(recordDelayed(null, report(300, 1), HOUR, 5)).toMatchObject({ playingTime: 300, modified: 5 });
});

test.each([
  [3239, false],
  [3240, true],
  [3600, true],
  [9999, true],
  [0, false],
])('%s seconds of an hour are watched: %s', (seconds, finished) => {
  expect(recordProgress(null, report(seconds), HOUR, 0).finished).toBe(finished);
});

test('nothing is finished of what has no length', () => {
  expect(isFinished(0, 0)).toBe(false);
  expect(isFinished(10, 0)).toBe(false);
});

test('playback resumes at the stored position, and from the start when barely begun or finished [PL-32]', () => {
  const at = (playingTime: number, finished = false) => resumePosition({ playingTime, finished });
  expect([at(4), at(5), at(600), at(3500, true)]).toEqual([0, 5, 600, 0]);
  expect(resumePosition(null)).toBe(0);
});

const reports = fc.array(
  fc.record({
    contentId: fc.constant('1001'),
    place: fc.constant(null),
    playingTime: fc.double({ min: -100, max: 10_000, noNaN: true }),
    playbackId: fc.constantFrom('one', 'two'),
    sequence: fc.nat(30),
  }),
  { maxLength: 30 },
);

test('positions stay within the film, in whole seconds', () => {
  fc.assert(
    fc.property(reports, fc.integer({ min: 0, max: 8000 }), (all, duration) => {
      let stored: Progress | null = null;
      for (const [at, each] of all.entries()) {
        stored = recordProgress(stored, each, duration, at);
        expect(stored.playingTime).toBeGreaterThanOrEqual(0);
        expect(stored.playingTime).toBeLessThanOrEqual(duration);
        expect(Number.isInteger(stored.playingTime)).toBe(true);
        expect(stored.finished).toBe(duration > 0 && stored.playingTime >= 0.9 * duration);
      }
    }),
  );
});

test('reports of one playback end in the same state in whatever order they arrive', () => {
  const playback = fc.uniqueArray(fc.record({ playingTime: fc.nat(HOUR), sequence: fc.nat(1000) }), {
    selector: (each) => each.sequence,
    minLength: 1,
  });
  fc.assert(
    fc.property(
      playback.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([inOrder, shuffled]) => {
        const last = inOrder.reduce((a, b) => (a.sequence > b.sequence ? a : b));
        let stored: Progress | null = null;
        for (const each of shuffled) stored = recordProgress(stored, report(each.playingTime, each.sequence), HOUR, 0);
        expect(stored).toMatchObject({ playingTime: last.playingTime, sequence: last.sequence });
      },
    ),
  );
});
