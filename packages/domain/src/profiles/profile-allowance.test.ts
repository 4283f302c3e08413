import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsable, mayAddProfile, mayRemoveProfile, maxProfiles } from './profile-allowance.ts';

const profiles = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const plans = [null, 'Basic', 'Premium'] as const;

test('Premium has four profiles, Basic and no plan two', () => {
  expect(plans.map(maxProfiles)).toEqual([2, 2, 4]);
});

test.each([
  [null, ['a', 'b']],
  ['Basic', ['a', 'b']],
  ['Premium', ['a', 'b', 'c', 'd']],
] as const)('with %s the oldest may be used', (plan, usable) => {
  expect(profiles.filter((profile) => isUsable(profile, profiles, plan)).map(({ id }) => id)).toEqual(usable);
});

test('a profile that may be added is usable, and a full plan adds none', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.constantFrom(...plans), (count, plan) => {
      const all = [...profiles.slice(0, count), { id: 'new' }];
      expect(mayAddProfile(count, plan).ok).toBe(isUsable({ id: 'new' }, all, plan));
    }),
  );
});

test('a profile that is not among them is never usable', () => {
  expect(isUsable({ id: 'z' }, profiles, 'Premium')).toBe(false);
});

test('the last profile stays', () => {
  expect([1, 2, 4].map((count) => mayRemoveProfile(count).ok)).toEqual([false, true, true]);
});
