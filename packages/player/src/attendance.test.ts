import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countAlone, EPISODES_ALONE, mayAdvance } from './attendance.ts';
import type { AttendanceSign } from './attendance.ts';

const after = (...signs: readonly AttendanceSign[]): number => signs.reduce(countAlone, 0);

test('three episodes begin by themselves, the fourth waits for an answer', () => {
  expect(mayAdvance(after())).toBe(true);
  expect(mayAdvance(after('advanced', 'advanced'))).toBe(true);
  expect(mayAdvance(after('advanced', 'advanced', 'advanced'))).toBe(false);
});

test('a touch between two episodes counts from the beginning', () => {
  expect(mayAdvance(after('advanced', 'advanced', 'touched', 'advanced', 'advanced'))).toBe(true);
});

test('whatever happens, no more than three episodes in a row begin without a touch', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<AttendanceSign>('touched', 'advanced')), (signs) => {
      let alone = 0;
      let row = 0;
      for (const sign of signs) {
        if (sign === 'advanced' && !mayAdvance(alone)) continue;
        alone = countAlone(alone, sign);
        row = sign === 'touched' ? 0 : row + 1;
        expect(row).toBeLessThanOrEqual(EPISODES_ALONE);
      }
    }),
  );
});
