import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAt, readingSeconds, resumePlace, SECONDS_A_PANEL, secondsAt } from './place.ts';

const panelsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}` }));

test('a place in the middle of the third panel of a strip is two panels and a half into its reading time', () => {
  expect(secondsAt(panelsOf(16), { panelId: 'p3', fraction: 0.5 })).toBe(2.5 * SECONDS_A_PANEL);
});

test('reading resumes at the stored place, and at the top once the last panel was reached or the panel is gone', () => {
  const at = (panelId: string) => resumePlace(panelsOf(16), { panelId, fraction: 0.25 });
  expect(at('p1')).toEqual({ panelId: 'p1', fraction: 0.25 });
  expect(at('p15')).toEqual({ panelId: 'p15', fraction: 0.25 });
  expect([at('p16'), at('redrawn'), resumePlace(panelsOf(16), null)]).toEqual([null, null, null]);
});

test('a reading time leads back to its place, and what lies outside to the nearest end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 300 }), (count, seconds) => {
      const place = placeAt(panelsOf(count), seconds);
      expect(place && secondsAt(panelsOf(count), place)).toBe(Math.min(seconds, readingSeconds(panelsOf(count))));
    }),
  );
  expect(placeAt(panelsOf(3), -1)).toEqual({ panelId: 'p1', fraction: 0 });
  expect(placeAt([], 4)).toBeNull();
});

test('a panel that is not in the strip is no place', () => {
  expect(secondsAt(panelsOf(3), { panelId: 'p4', fraction: 0 })).toBeNull();
  expect(secondsAt([], { panelId: 'p1', fraction: 0 })).toBeNull();
});

test('reading time never runs backwards down a strip, begins at 0 and ends with the last panel', () => {
  const place = fc.record({ panel: fc.integer({ min: 1, max: 40 }), fraction: fc.double({ min: -1, max: 2, noNaN: true }) });
  const panels = panelsOf(40);
  const at = ({ panel, fraction }: { panel: number; fraction: number }) => secondsAt(panels, { panelId: `p${panel}`, fraction });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const further = one.panel < other.panel || (one.panel === other.panel && one.fraction <= other.fraction);
      const [a, b] = further ? [at(one), at(other)] : [at(other), at(one)];
      expect(a).toBeLessThanOrEqual(b ?? -1);
      expect(a).toBeGreaterThanOrEqual(0);
      expect(b).toBeLessThanOrEqual(readingSeconds(panels));
    }),
  );
});
