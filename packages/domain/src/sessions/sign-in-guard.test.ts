import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICE_KNOWN_MS, FREE_FAILURES, isDeviceKnown, isOwnerWarned, MAX_PAUSE_SECONDS, pauseAfter } from './sign-in-guard.ts';

test.each([
  [0, 0, false],
  [FREE_FAILURES - 1, 0, false],
  [FREE_FAILURES, 1, false],
  [FREE_FAILURES + 1, 2, false],
  [FREE_FAILURES + 4, 16, false],
  [FREE_FAILURES + 5, 32, true],
  [FREE_FAILURES + 8, 256, true],
  [FREE_FAILURES + 9, MAX_PAUSE_SECONDS, true],
  [1_000_000, MAX_PAUSE_SECONDS, true],
])('after %i wrong passwords the next guess waits %i s, the owner warned: %s', (failures, pause, warned) => {
  expect(pauseAfter(failures)).toBe(pause);
  expect(isOwnerWarned(failures)).toBe(warned);
});

test('the pause never falls as failures rise, and never exceeds its maximum', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), (failures) => {
      expect(pauseAfter(failures + 1)).toBeGreaterThanOrEqual(pauseAfter(failures));
      expect(pauseAfter(failures)).toBeLessThanOrEqual(MAX_PAUSE_SECONDS);
    }),
  );
});

test('a botnet without a pause of its own gets fewer than 320 guesses on one account in a day', () => {
  let [seconds, guesses] = [0, 0];
  while (seconds < 86_400) {
    seconds += pauseAfter(guesses);
    guesses += 1;
  }
  expect(guesses).toBeLessThan(320);
});

test.each([
  ['issued now', 0, true],
  ['issued in the future', -1, false],
  ['at the end of its life', DEVICE_KNOWN_MS - 1, true],
  ['past its life', DEVICE_KNOWN_MS, false],
  ['without a readable time', Number.NaN, false],
])('a device cookie %s is known: %3$s', (_what, age, known) => {
  expect(isDeviceKnown({ id: 'x', issuedAt: 1_000_000_000_000 - age }, 1_000_000_000_000)).toBe(known);
});
