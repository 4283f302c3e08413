import { POPUP_SKIP_MS } from '../shared/constants.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterShown, afterSkipped, mayShow, NEVER_SHOWN, popupViewIn } from './popup-view.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

const hours = fc.nat({ max: 8760 });
const counts = fc.nat({ max: 1000 });
const exposure = fc.record({ interval_hour: hours, maximum_shown_count: counts });
const instant = fc.integer({ min: NOW, max: NOW + 10 * 365 * 24 * HOUR });
const view = fc.record({ expiresAt: fc.oneof(fc.constant(0), instant), shownCount: counts, lastShownTime: instant });

test.each([
  ['never shown', NEVER_SHOWN, 24, 0, true],
  ['never shown, and once at most', NEVER_SHOWN, 24, 1, true],
  ['skipped until in a moment', { ...NEVER_SHOWN, expiresAt: NOW + 1 }, 24, 0, false],
  ['skipped until now', { ...NEVER_SHOWN, expiresAt: NOW }, 24, 0, true],
  ['shown a moment too late', { expiresAt: 0, shownCount: 1, lastShownTime: NOW - 24 * HOUR + 1 }, 24, 0, false],
  ['shown just before the interval', { expiresAt: 0, shownCount: 1, lastShownTime: NOW - 24 * HOUR }, 24, 0, true],
  ['shown now, without an interval', { expiresAt: 0, shownCount: 1, lastShownTime: NOW }, 0, 0, true],
  ['shown once less than at most', { expiresAt: 0, shownCount: 2, lastShownTime: 0 }, 24, 3, true],
  ['shown as often as at most', { expiresAt: 0, shownCount: 3, lastShownTime: 0 }, 24, 3, false],
  ['shown a thousand times without an end', { expiresAt: 0, shownCount: 1000, lastShownTime: 0 }, 24, 0, true],
] as const)('a popup that was %s: %o, every %i hours, %i times: %s', (_, kept, interval_hour, maximum_shown_count, isShown) => {
  expect(mayShow(kept, { interval_hour, maximum_shown_count }, NOW)).toBe(isShown);
});

test('what was skipped stays away for seven days, however it is shown otherwise, and not a moment longer for that [PO-28]', () => {
  expect(POPUP_SKIP_MS).toBe(7 * 24 * HOUR);
  fc.assert(
    fc.property(view, exposure, instant, fc.nat({ max: POPUP_SKIP_MS - 1 }), (kept, how, now, later) => {
      const skipped = afterSkipped(kept, now);
      expect(skipped).toEqual({ ...kept, expiresAt: now + POPUP_SKIP_MS });
      expect(mayShow(skipped, how, now + later)).toBe(false);
      const then = now + POPUP_SKIP_MS;
      expect(mayShow(skipped, how, then)).toBe(mayShow({ ...kept, expiresAt: 0 }, how, then));
    }),
  );
});

test('what was shown counts one more with its time, and stays away until its interval is over [PO-19]', () => {
  fc.assert(
    fc.property(view, exposure, instant, (kept, how, now) => {
      const shown = afterShown(kept, now);
      expect(shown).toEqual({ expiresAt: kept.expiresAt, shownCount: kept.shownCount + 1, lastShownTime: now });
      const interval = how.interval_hour * HOUR;
      if (interval > 0) expect(mayShow(shown, how, now + interval - 1)).toBe(false);
      const unlimited = { ...how, maximum_shown_count: 0 };
      expect(mayShow({ ...shown, expiresAt: 0 }, unlimited, now + interval)).toBe(true);
    }),
  );
});

test('a viewer who returns after every interval sees a popup up to its maximum count, or forever [PO-20]', () => {
  fc.assert(
    fc.property(hours, fc.nat({ max: 20 }), (interval_hour, maximum_shown_count) => {
      const how = { interval_hour, maximum_shown_count };
      let kept = NEVER_SHOWN;
      for (let time = 0; time < 25; time += 1) {
        const now = NOW + time * interval_hour * HOUR;
        if (mayShow(kept, how, now)) kept = afterShown(kept, now);
      }
      expect(kept.shownCount).toBe(maximum_shown_count === 0 ? 25 : maximum_shown_count);
    }),
  );
});

test('a record is read as it was written, and whatever else is found says that it was never shown', () => {
  fc.assert(
    fc.property(view, (kept) => {
      expect(popupViewIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const { expiresAt, shownCount, lastShownTime } = popupViewIn(kept);
      for (const count of [expiresAt, shownCount, lastShownTime]) expect(count).toBeGreaterThanOrEqual(0);
    }),
  );
  for (const other of [null, undefined, 'x', 7, [], {}, { expiresAt: 1, shownCount: -1, lastShownTime: 1 }])
    expect(popupViewIn(other)).toEqual(NEVER_SHOWN);
});
