import { expect, test } from 'vitest';
import { type PushReference, pushReferenceIn, pushReferencesIn, withPushReference } from './push-references.ts';

const reference = (number: number): PushReference => ({ ref_id: String(number), ref_type: 'new_episode' });
const received = (...numbers: readonly number[]) =>
  numbers.map(reference).reduce<readonly PushReference[]>(withPushReference, []);

test('of six notifications the last five are kept, the first one is gone [ST-31]', () => {
  expect(received(1, 2, 3, 4, 5, 6)).toEqual([2, 3, 4, 5, 6].map(reference));
});

test('a link that is opened again is no further notification', () => {
  expect(received(1, 2, 1)).toEqual([2, 1].map(reference));
});

test('a link carries a notification by its id and its type', () => {
  expect(pushReferenceIn(new URLSearchParams('ref_id=7&ref_type=new_episode&x=1'))).toEqual(reference(7));
  for (const query of ['', 'ref_id=7', 'ref_type=x', 'ref_id=&ref_type=x'])
    expect(pushReferenceIn(new URLSearchParams(query))).toBeNull();
});

test('what somebody else wrote into the storage counts as nothing', () => {
  expect(pushReferencesIn([reference(1), { ref_id: 3 }, null])).toEqual([reference(1)]);
  expect(pushReferencesIn('x')).toEqual([]);
});
