import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { readAccount } from './read-account.ts';
import { readSilent, recurlyJobs } from './recurly-notifications.ts';
import { startRecurlyTill } from '../providers/payments/recurly/recurly-till.fixture.ts';

const till = await startRecurlyTill();
const { call, newViewer, buy, active, transactions, recurly, api, deps, clock, connection, tell: sendNotification } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
  recurly.site.moves.length = 0;
});
afterEach(till.complain);

/** A user with a monthly plan, and the subscription's id at Recurly. */
const subscriber = async (sku = 'WEB_BASIC_MONTHLY_USD') => {
  const user = await newViewer();
  await buy(user.as, sku, { skip_trial: true });
  const account = recurly.site.accountOf(`code-${user.id}`);
  return { ...user, account, subscription: account.subscriptions[0]?.id ?? '' };
};
const notification = (id: string, type = 'updated') => ({ id, object_type: 'subscription', event_type: type, site_id: 's1' });
const kept = async () => (await connection.query('select count(*)::int as count from recurly_notifications')).rows[0]?.count;
const reads = (from: number) => recurly.seen.slice(from).filter(({ what }) => what.endsWith('/subscriptions'));

test('a cancellation made at Recurly is shown after its webhook [R7]', async () => {
  const { as, subscription } = await subscriber();
  recurly.site.cancel(subscription);
  expect(await active(as)).toMatchObject({ status: 'ACTIVE' });
  expect((await sendNotification(notification(subscription, 'canceled'))).statusCode).toBe(204);
  await till.caughtUp();
  expect(await active(as)).toMatchObject({ status: 'CANCELED', resumable: true });
  expect((await call('getEntitlement', {}, { as })).object).toMatchObject({ entitlement: { plan: 'Basic' } });
});

test('repeated, reversed and late webhooks lead to the current state [R7]', async () => {
  const { as, subscription } = await subscriber();
  recurly.site.cancel(subscription);
  recurly.site.reactivate(subscription);
  recurly.site.change(subscription, { plan_code: 'web_premium_monthly_usd', timeframe: 'now' }, false);
  const types = ['updated', 'reactivated', 'canceled', 'created', 'updated', 'canceled'];
  for (const [index, type] of types.entries())
    await sendNotification(notification(subscription, type), { id: `again ${index % 3}`.replace(' ', '-') });
  await till.caughtUp();
  expect(await active(as)).toMatchObject({ status: 'ACTIVE', plan: 'Premium' });
});

test('a redelivered webhook is stored once [R7]', async () => {
  const { subscription } = await subscriber();
  await till.caughtUp();
  const before = await kept();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sendNotification(notification(subscription), { id: 'the-same' })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(await kept()).toBe(before + 1);
});

test('an unsigned, forged, changed or stale webhook is rejected and not stored [R7]', async () => {
  const { subscription } = await subscriber();
  const before = await kept();
  const body = notification(subscription);
  const forged = [
    sendNotification(body, { key: 'a guess' }),
    sendNotification(body, { sent: JSON.stringify({ ...body, id: 'another' }) }),
    sendNotification(body, { at: clock.now - 6 * 60_000 }),
    sendNotification(body, { at: clock.now + 6 * 60_000 }),
  ];
  for (const answer of await Promise.all(forged)) expect(answer.statusCode).toBe(401);
  const unsigned = await till.app.inject({ method: 'POST', url: '/api/webhooks/recurly', payload: body });
  expect(unsigned.statusCode).toBe(401);
  expect((await sendNotification({ object_type: 'subscription' })).statusCode).toBe(400);
  expect(await kept()).toBe(before);
});

test('both keys are valid during a rotation, and the timestamp may be in seconds [R7]', async () => {
  const { subscription } = await subscriber();
  expect((await sendNotification(notification(subscription), { key: 'an old key' })).statusCode).toBe(204);
  expect((await sendNotification(notification(subscription), { inSeconds: true })).statusCode).toBe(204);
  await till.caughtUp();
});

test('a webhook that arrives during an outage of Recurly is processed later [R7]', async () => {
  const { as, subscription } = await subscriber();
  recurly.site.cancel(subscription);
  recurly.fail('503', /^GET \/subscriptions\/[^/]+$/);
  await sendNotification(notification(subscription));
  await till.caughtUp();
  clock.now += 31_000;
  await till.caughtUp();
  clock.now += 1000;
  expect(await active(as)).toMatchObject({ status: 'CANCELED' });
});

test('a renewal, its decline and the end of the plan arrive by webhook [SU-36] [SU-87]', async () => {
  const { id, username, profile, account } = await subscriber();
  recurly.site.moves.push('declined');
  clock.now = NOON + 31 * 86_400_000;
  recurly.site.accountOf(`code-${id}`);
  const invoice = account.invoices[0];
  await sendNotification({ id: invoice?.id, object_type: 'charge_invoice', event_type: 'past_due' });
  await till.caughtUp();
  const { access_token: as } = await till.signInAgain({ username, profile }, { address: '10.8.0.1' });
  expect(await active(as)).toMatchObject({ status: 'ACTIVE - IN RETRIES' });
  expect((await transactions(as)).map(({ state }) => state)).toEqual(['failed', 'paid']);
  recurly.site.giveUp(id);
  await sendNotification({ id: `t${invoice?.id.slice(1)}`, object_type: 'payment', event_type: 'failed' });
  await till.caughtUp();
  expect(await active(as)).toBeNull();
  const { rows } = await connection.query('select end_reason, next_at from subscriptions where account_id = $1', [id]);
  expect(rows).toEqual([{ end_reason: 'unpaid', next_at: null }]);
});

test('an account without a webhook is synced once its period is over', async () => {
  const { id, username, profile } = await subscriber();
  clock.now = NOON + 30 * 86_400_000 + 3_600_000;
  const from = recurly.seen.length;
  await readSilent(deps, api);
  expect(reads(from).some(({ what }) => what.includes(id))).toBe(true);
  const { access_token: as } = await till.signInAgain({ username, profile }, { address: '10.8.0.2' });
  expect(await active(as)).toMatchObject({ status: 'ACTIVE', next_renewal_at: '2027-01-22T12:00:00.000Z' });
});

test('a reading that began before another does not overwrite it', async () => {
  const { as, id, subscription } = await subscriber();
  // The first reading saw the plan before its cancellation, and waits for the cards while the second one completes
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stale = [await api.listSubscriptions(id)];
  const listCards = async (account: string) => {
    begun.resolve();
    await held.promise;
    return api.listCards(account);
  };
  const first = readAccount(
    deps,
    { ...api, listCards, listSubscriptions: async () => stale.pop() ?? api.listSubscriptions(id) },
    id,
  );
  await begun.promise;
  recurly.site.cancel(subscription);
  await readAccount(deps, api, id);
  held.resolve();
  await first;
  expect(await active(as)).toMatchObject({ status: 'CANCELED' });
});

test('a webhook about an unknown object or an account that is not ours is marked as processed', async () => {
  const from = recurly.seen.length;
  await sendNotification({ id: 'x1', object_type: 'gift_card' });
  await sendNotification({ id: 'unknown', object_type: 'account' });
  await till.caughtUp();
  expect(reads(from)).toEqual([]);
  const { rows } = await connection.query('select id from recurly_notifications where ask_at is not null');
  expect(rows).toEqual([]);
});

test('a processed webhook is deleted after a month, and an unprocessed one is kept', async () => {
  const { id, subscription } = await subscriber();
  await sendNotification(notification(subscription));
  await till.caughtUp();
  recurly.fail('503', /^GET \/accounts\/[^/]+$/);
  await sendNotification({ id: recurly.site.accountOf(`code-${id}`).id, object_type: 'account' }, { id: 'unread' });
  await till.caughtUp();
  clock.now = NOON + 70 * 86_400_000;
  const forget = recurlyJobs(deps, api).find(({ name }) => name === 'forget-recurly');
  await forget?.run(new AbortController().signal);
  const { rows } = await connection.query('select id from recurly_notifications');
  expect(rows).toEqual([{ id: 'unread' }]);
});
