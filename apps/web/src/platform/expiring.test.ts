import { SESSION_DATA_MS } from '@madang/domain/shared/constants.ts';
import { expect, test } from 'vitest';
import { expiring } from './expiring.ts';

const jarWith = (kept: Record<string, unknown> = {}) => ({
  kept,
  read: (key: string) => kept[key] ?? null,
  write: (key: string, value: unknown) => void (kept[key] = JSON.parse(JSON.stringify(value))),
  remove: (key: string) => void delete kept[key],
});

test('a value is kept for ten minutes and then reported as expired [BI-98]', () => {
  let now = 1_000_000;
  const box = expiring(jarWith(), 'thing', () => now);
  expect(box.read()).toEqual({ state: 'missing' });
  box.write({ a: 1 });
  now += SESSION_DATA_MS - 1;
  expect(box.read()).toEqual({ state: 'kept', value: { a: 1 } });
  now += 1;
  expect(box.read()).toEqual({ state: 'expired' });
  box.remove();
  expect(box.read()).toEqual({ state: 'missing' });
  expect(SESSION_DATA_MS).toBe(600_000);
});

test.each([[null], ['text'], [7], [{ value: 1 }], [{ value: 1, expiresAt: 'never' }]])(
  'a value of another shape counts as missing: %j',
  (found) => {
    expect(expiring(jarWith({ thing: found }), 'thing', () => 0).read()).toEqual({ state: 'missing' });
  },
);
