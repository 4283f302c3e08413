import { expect, test } from 'vitest';
import { arrivalIn } from './came-by.ts';

test.each([
  ['', { viaClick: null, from: null }],
  ['?from=auto-next', { viaClick: null, from: 'auto-next' }],
  ['?viaClick=poster&from=', { viaClick: 'poster', from: null }],
  [`?viaClick=${'x'.repeat(99)}`, { viaClick: 'x'.repeat(60), from: null }],
])("an event of %s has the viewer's way there [AN-11] [RT-66]", (search, arrival) => {
  expect(arrivalIn(search)).toEqual(arrival);
});
