import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Origin, originAmong, type OriginTrail, originTrailIn, withOrigin } from './origin.ts';

const anyOrigin = fc.record({ collection: fc.string({ maxLength: 90 }), titleId: fc.stringMatching(/^[0-9]{1,2}$/) });
const trailOf = (origins: readonly Origin[]): OriginTrail => origins.reduce<OriginTrail>(withOrigin, []);

test('the trail keeps the last ten opened titles, each once with its last collection', () => {
  fc.assert(
    fc.property(fc.array(anyOrigin), (opened) => {
      const trail = trailOf(opened);
      const newestFirst = [...new Map(opened.map((one) => [one.titleId, one])).keys()];
      expect(trail.length).toBeLessThanOrEqual(10);
      expect(trail.length).toBe(Math.min(10, newestFirst.length));
      for (const { titleId, collection } of trail) {
        const last = opened.findLast((one) => one.titleId === titleId);
        expect(collection).toBe(last?.collection.slice(0, 60));
      }
    }),
  );
});

test('a playback has the origin of its title, or its own', () => {
  const trail = trailOf([
    { collection: 'palace-nights', titleId: '1002' },
    { collection: 'deeplink', titleId: '1002001' },
  ]);
  expect(originAmong(trail, ['1002002', '1002'])).toBe('palace-nights');
  expect(originAmong(trail, ['1002001', '1002'])).toBe('deeplink');
  expect(originAmong(trail, ['7'])).toBeNull();
});

test('malformed storage is no trail', () => {
  const good = { collection: 'a', titleId: '1' };
  expect(originTrailIn([good, null, 3, { collection: 'b' }, 'x'])).toEqual([good]);
  expect(originTrailIn({ 0: good })).toEqual([]);
  expect(originTrailIn(null)).toEqual([]);
});
