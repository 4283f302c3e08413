import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleAsks } from './recurly-notifications.ts';
import { startRecurlyTill } from './recurly-till.fixture.ts';

const till = await startRecurlyTill();
const { call, somebody, buy, active, transactions, recurly, api, deps, clock } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
  recurly.site.moves.length = 0;
});
afterEach(() => {
  // Every request and every answer was as Recurly describes them, and every write had a key.
  expect(recurly.faults).toEqual([]);
  expect(till.faults).toEqual([]);
});

const BASIC_YEAR = 'WEB_BASIC_ANNUAL_USD';
const requests = (what: RegExp, from = 0) => recurly.seen.slice(from).filter((one) => what.test(one.what));
const onPurchase = /^POST \/purchases$/;

describe('a purchase', () => {
  test('on a connection that breaks is sent twice under one key, and paid once [R24]', async () => {
    const user = await somebody();
    const [from, before] = [recurly.seen.length, recurly.site.taken().length];
    recurly.fail('reset after', onPurchase);
    expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'paid' });
    const sent = requests(onPurchase, from);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(recurly.site.taken().slice(before)).toEqual([7999]);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic', next_amount: 7999 });
  });

  test.each(['silent', '500 after', 'truncated'] as const)(
    'of which nobody hears (%s) is pending, not declined, and found later without being sent again [R24]',
    async (fault) => {
      const user = await somebody();
      const before = recurly.site.taken().length;
      recurly.fail(fault, onPurchase);
      expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
      expect((await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')).body.reason).toBe('PURCHASE_UNDER_WAY');
      clock.now += 31_000;
      const from = recurly.seen.length;
      await settleAsks(deps, api);
      expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
      expect(requests(onPurchase, from)).toEqual([]);
      expect(recurly.site.taken().slice(before)).toEqual([7999]);
      expect((await transactions(user.as)).map(({ state, total }) => [state, total])).toEqual([['paid', 7999]]);
    },
  );

  test.each(['429', '503', 'reset before'] as const)(
    'that was not taken in (%s) is sent again under the same key, and paid once [R24]',
    async (fault) => {
      const user = await somebody();
      const [from, before] = [recurly.seen.length, recurly.site.taken().length];
      recurly.fail(fault, onPurchase);
      // The transport sends once more by itself when a connection breaks.
      if (fault === 'reset before') recurly.fail(fault, onPurchase);
      expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
      expect(await active(user.as)).toBeNull();
      clock.now += 31_000;
      await settleAsks(deps, api);
      expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
      expect(new Set(requests(onPurchase, from).map(({ key }) => key)).size).toBe(1);
      expect(recurly.site.taken().slice(before)).toEqual([7999]);
    },
  );

  test('is never sent again once its key may be forgotten: it is looked for, and given up', async () => {
    const user = await somebody();
    recurly.fail('503', onPurchase);
    await buy(user.as, BASIC_YEAR);
    const from = recurly.seen.length;
    clock.now += 51 * 60_000;
    await settleAsks(deps, api);
    expect(requests(onPurchase, from)).toEqual([]);
    expect(requests(/^GET .*\/subscriptions$/, from)).toHaveLength(1);
    const { access_token: as } = await till.signInAgain(user);
    expect(await active(as)).toBeNull();
    expect((await buy(as, BASIC_YEAR)).object).toMatchObject({ state: 'paid' });
  });

  test('that Recurly does not understand is an outage, and nothing is left of it', async () => {
    const { access_token: as } = await till.signUp();
    recurly.fail('429', /^POST .*\/billing_infos$/);
    expect((await till.inject('addBillingInfo', { token_id: 'ok' }, { as })).statusCode).toBe(503);
    expect((await call('listBillingInfo', {}, { as })).total).toBe(0);
  });
});
