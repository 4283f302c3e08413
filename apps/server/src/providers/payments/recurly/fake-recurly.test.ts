import { describe, expect, test } from 'vitest';
import { startFakeRecurly } from './fake-recurly.fixture.ts';
import { faultsOfAnswer, faultsOfRequest } from './recurly-document.fixture.ts';

const PURCHASE = {
  currency: 'USD',
  account: { code: 'a1', email: 'mina@madang.example' },
  billing_info_id: 'b1',
  subscriptions: [{ plan_code: 'web_basic_monthly_usd', trial_ends_at: '2026-12-06T12:00:00.000Z', auto_renew: true }],
};

describe('validation against the OpenAPI document of Recurly', () => {
  test('a valid request has no faults', () => {
    expect(faultsOfRequest('POST', '/purchases', PURCHASE)).toEqual([]);
  });
  test.each([
    ['in the request', { ...PURCHASE, curency: 'USD' }, 'curency'],
    ['in the account', { ...PURCHASE, account: { code: 'a1', emial: 'mina@madang.example' } }, 'emial'],
    [
      'in a subscription',
      { ...PURCHASE, subscriptions: [{ plan_code: 'p', trial_end_at: '2026-12-06T12:00:00Z' }] },
      'trial_end_at',
    ],
  ])('a misspelled field is found %s', (_title, body, misspelt) => {
    expect(faultsOfRequest('POST', '/purchases', body).join()).toContain(misspelt);
  });
  test('a wrong value, a wrong type, an unknown call and an invalid response are found', () => {
    expect(faultsOfRequest('PUT', '/subscriptions/s1/cancel', { timeframe: 'billdate' })).toHaveLength(1);
    expect(faultsOfRequest('PUT', '/subscriptions/s1', { billing_info_id: 7 })).toHaveLength(1);
    expect(faultsOfRequest('POST', '/subscriptions/s1/cancle', undefined)).toHaveLength(1);
    expect(faultsOfAnswer('GET', '/subscriptions/s1', 200, { object: 'subscription', sate: 'active' })).toHaveLength(1);
    expect(faultsOfAnswer('GET', '/subscriptions/s1', 404, { error: { type: 'gone' } })).toHaveLength(1);
  });
});

describe('the fake Recurly', () => {
  const open = async () => {
    const clock = { now: Date.UTC(2026, 10, 22, 12) };
    const fake = await startFakeRecurly(() => clock.now);
    const post = (path: string, body: object, key?: string) =>
      fetch(`${fake.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      });
    return { clock, fake, post };
  };
  test('replays the response to an idempotency key for one hour', async () => {
    const { clock, fake, post } = await open();
    const [first, second] = [await post('/accounts', { code: 'a1' }, 'k'), await post('/accounts', { code: 'a1' }, 'k')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await first.text()).toBe(await second.text());
    clock.now += 3_600_000;
    expect((await post('/accounts', { code: 'a1' }, 'k')).status).toBe(422);
    expect(fake.faults).toEqual([]);
    await fake.close();
  });
  test('reports a write without an idempotency key, and an unknown field', async () => {
    const { fake, post } = await open();
    await post('/accounts', { code: 'a1', emial: 'x' });
    expect(fake.faults).toHaveLength(2);
    await fake.close();
  });
});
