import { randomUUID } from 'node:crypto';
import { PAYMENT_NOTICES_PATH } from '@madang/contract/billing/billing.contract.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { settlePaymentWebhooks } from './settle-payment-webhooks.ts';

const till = await startTill();
const { newViewer, buy, active, books, provider, deps, clock, connection } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const SUCCEEDED = { state: 'SUCCEEDED', reference: 'paid after all' } as const;

const send = (body: string, signature: string) =>
  till.app.inject({
    method: 'POST',
    url: PAYMENT_NOTICES_PATH,
    payload: body,
    headers: { 'content-type': 'application/json', signature },
  });
/** Sends a webhook and waits until its charge was looked up. */
const tell = async (body: string, signature = body): Promise<number> => {
  const { statusCode } = await send(body, signature);
  await deps.payments.notices.settled();
  return statusCode;
};

/** A viewer whose charge waits for 3-D Secure, and its idempotency key. */
const waiting = async () => {
  const user = await newViewer();
  provider.moves.push(ASKS);
  await buy(user.as, undefined, { skip_trial: true });
  return { ...user, key: provider.keys().at(-1) ?? '' };
};

test('a webhook settles its charge once, when events are repeated and arrive in any order [R7]', async () => {
  const user = await waiting();
  const [first, second] = [provider.notice(randomUUID(), user.key), provider.notice(randomUUID(), user.key)];
  provider.decide(user.key, SUCCEEDED);
  const answers = await Promise.all([second, second, first, first, second].map((body) => tell(body)));
  expect(answers).toEqual([204, 204, 204, 204, 204]);
  await settlePaymentWebhooks(deps);
  expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
  expect(await books(user.id)).toEqual({ cash: 799, revenue: -799 });
  const { rows } = await connection.query('select count(*)::int as count from payment_notices where attempt_id = $1', [user.key]);
  expect(rows).toEqual([{ count: 2 }]);
});

test('the content of a webhook is not trusted: the charge is looked up at the provider [R7]', async () => {
  const user = await waiting();
  expect(await tell(provider.notice(randomUUID(), user.key))).toBe(204);
  expect(await active(user.as)).toBeNull();
  provider.decide(user.key, DECLINED);
  expect(await tell(provider.notice(randomUUID(), user.key))).toBe(204);
  expect(await active(user.as)).toBeNull();
});

test('a webhook three days late leaves a settled charge as it is and credits the payment of a canceled one [R7]', async () => {
  const [settled, givenUp] = [await waiting(), await waiting()];
  for (const { key } of [settled, givenUp]) provider.decide(key, SUCCEEDED);
  await till.call('confirmPurchase', {}, { as: settled.as });
  provider.decide(givenUp.key, DECLINED);
  await till.call('confirmPurchase', {}, { as: givenUp.as });
  provider.decide(givenUp.key, SUCCEEDED);
  clock.now = NOON + 3 * 86_400_000;
  for (const { key } of [settled, givenUp, settled, givenUp]) await tell(provider.notice(randomUUID(), key));
  expect(await books(settled.id)).toEqual({ cash: 799, revenue: -799 });
  expect(await books(givenUp.id)).toEqual({ cash: 799, credit_balance: -799 });
});

test('a webhook with a forged signature or an altered body is rejected and not saved [R7]', async () => {
  const user = await waiting();
  provider.decide(user.key, SUCCEEDED);
  const body = provider.notice(randomUUID(), user.key);
  const { rows: before } = await connection.query('select count(*)::int as count from payment_notices');
  for (const [sent, signature] of [
    [`${body} `, body],
    ['{}', ''],
    [randomUUID(), randomUUID()],
    ['', ''],
  ] as const)
    expect(await tell(sent, signature)).toBe(400);
  const { rows: after } = await connection.query('select count(*)::int as count from payment_notices');
  expect(after).toEqual(before);
  expect(await active(user.as)).toBeNull();
});

test('a webhook about an unknown charge is acknowledged and has no effect', async () => {
  for (const key of [null, 'somebody else’s', randomUUID()]) expect(await tell(provider.notice(randomUUID(), key))).toBe(204);
  await settlePaymentWebhooks(deps);
  const { rows } = await connection.query('select count(*)::int as count from payment_notices where settled_at is null');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a webhook saved before a crash is processed by the job, and old events are deleted', async () => {
  const user = await waiting();
  provider.decide(user.key, SUCCEEDED);
  const { paymentNotices } = connection.repositories;
  await paymentNotices.add({ provider: 'scripted', id: 'left behind', attemptId: user.key }, clock.now);
  await settlePaymentWebhooks(deps);
  expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
  clock.now = NOON + 40 * 86_400_000;
  const { forgetNotices } = await import('./billing.jobs.ts');
  await forgetNotices(deps);
  const { rows } = await connection.query('select count(*)::int as count from payment_notices');
  expect(rows).toEqual([{ count: 0 }]);
});
