import { expect, test } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

test('a list that grew between two pages shows no card twice [CA-51]', () => {
  const first = [{ id: '1' }, { id: '2' }, { id: '3' }];
  const second = [{ id: '3' }, { id: '4' }];
  expect(withoutRepeats([...first, ...second]).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});
