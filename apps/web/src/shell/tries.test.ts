import { CallFailed } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { tries } from './tries.ts';

const CUT_OFF = new CallFailed('purchase', { local: '1001' });
const BROKEN = new CallFailed('purchase', { local: '1001', status: 503 });
const UNDER_WAY = new CallFailed('purchase', { local: '1001', status: 409, reason: 'PURCHASE_UNDER_WAY' });
const REUSED = new CallFailed('purchase', { local: '1001', status: 422, reason: 'IDEMPOTENCY_KEY_REUSED' });
const DECLINED = new CallFailed('purchase', { local: '1001', status: 402, reason: 'CARD_DECLINED' });
const PRICE_CHANGED = new CallFailed('purchase', { local: '1001', status: 409, reason: 'PRICE_CHANGED' });

/** A counter with a customer: what the calls do next, which keys they bore, and how often one was made ready. */
const counter = () => {
  let ids = 0;
  let prepared = 0;
  const keys: string[] = [];
  const outcomes: (string | Error)[] = [];
  const { make, giveUp, isOpen } = tries<string>(() => `key ${(ids += 1)}`);
  const press = (wanted: string, ...next: (string | Error)[]) => {
    outcomes.push(...next);
    return make(wanted, async () => {
      prepared += 1;
      return async (key) => {
        keys.push(key);
        const outcome = outcomes.shift() ?? 'paid';
        if (typeof outcome === 'string') return outcome;
        throw outcome;
      };
    }).catch((error: unknown) => (error as CallFailed).status);
  };
  return { press, giveUp, isOpen, make, keys, prepared: () => prepared };
};

test.each([
  ['was cut off', CUT_OFF],
  ['broke', BROKEN],
  ['is under way', UNDER_WAY],
])('a try that %s is retried unchanged with its key', async (_how, fault) => {
  const { press, keys, prepared } = counter();
  await press('a year', fault);
  await press('a year', fault);
  expect(await press('a year')).toBe('paid');
  expect(keys).toEqual(['key 1', 'key 1', 'key 1']);
  expect(prepared()).toBe(1);
});

test.each([
  ['paid', 'paid'],
  ['declined', DECLINED],
  ['refused because it costs something else', PRICE_CHANGED],
])('after a try that was %s the next one has another key', async (_how, outcome) => {
  const { press, keys } = counter();
  await press('a year', outcome);
  await press('a year');
  expect(keys).toEqual(['key 1', 'key 2']);
});

test('another choice during an unknown outcome is sent under the same key, so that only one of the two happens', async () => {
  const { press, giveUp, keys, prepared, isOpen } = counter();
  await press('a year', CUT_OFF);
  expect(await press('a month', REUSED)).toBe(422);
  expect([keys, prepared(), isOpen()]).toEqual([['key 1', 'key 1'], 2, true]);
  giveUp();
  await press('a month', DECLINED);
  await press('a year');
  expect(keys.slice(2)).toEqual(['key 2', 'key 3']);
});

test('a try that could not be prepared leaves the open try open', async () => {
  const { press, make, keys } = counter();
  await press('a year', CUT_OFF);
  expect(await make('a month', async () => null)).toBeNull();
  await press('a month');
  expect(keys).toEqual(['key 1', 'key 1']);
});

test('a try without anything to send takes no key', async () => {
  const { make, press, keys } = counter();
  expect(await make('a year', async () => null)).toBeNull();
  await press('a year');
  expect(keys).toEqual(['key 1']);
});

test('a try stays open while its outcome is unknown', async () => {
  const { make, press, isOpen, giveUp } = counter();
  await make('a year', () => Promise.reject(CUT_OFF)).catch(() => undefined);
  expect(isOpen()).toBe(false);
  await press('a year', CUT_OFF);
  expect(isOpen()).toBe(true);
  await press('a year', DECLINED);
  expect(isOpen()).toBe(false);
  await press('a year', UNDER_WAY);
  giveUp();
  expect(isOpen()).toBe(false);
});
