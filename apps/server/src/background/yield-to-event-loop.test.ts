import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWithoutYielding, sortInSteps } from './yield-to-event-loop.ts';

interface Item {
  readonly key: number;
  readonly place: number;
}
const byKey = (a: Item, b: Item): number => a.key - b.key;

test('it sorts as toSorted does, equals staying in their order', () => {
  const lists = fc.array(fc.nat(40), { maxLength: 2000, size: 'max' });
  fc.assert(
    fc.property(lists, (keys) => {
      const list = keys.map((key, place) => ({ key, place }));
      expect(runWithoutYielding(sortInSteps(list, byKey))).toEqual(list.toSorted(byKey));
    }),
  );
});

test('the sort yields after at most a few thousand comparisons', () => {
  const list = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011);
  let compared = 0;
  let most = 0;
  const steps = sortInSteps(list, (a, b) => {
    compared += 1;
    return a - b;
  });
  for (let step = steps.next(); !step.done; step = steps.next()) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4000);
});
