import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationName } from '@madang/contract/routes.ts';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../../../app.fixture.ts';
import type { PaymentNotice } from '../../../ports/payment-gateway.ts';
import { startSandbox } from './sandbox.fixture.ts';

const connection = await freshDatabase();
const books = sandboxPaymentsRepository(connection.database);
const received: (PaymentNotice | null)[] = [];
/** Receives webhooks in place of the product. */
const product = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push(sandbox.gateway.readNotice(Buffer.concat(chunks), headers));
    response.writeHead(204).end();
  });
});
await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
const noticeUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}/notices`;
const sandbox = await startSandbox({ connection, now: () => NOON, noticeUrl });
const { pay, gateway, newToken } = sandbox;
const app = await startApp({}, undefined, { gateway });
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await new Promise((resolve) => product.close(resolve));
  await connection.close();
});

const RETURN_URL = 'https://madang.example/process/checkout-success';

const pendingCharge = async () => {
  const key = randomUUID();
  const saved = await gateway.saveInstrument({ key, token: await newToken('asksThePayer'), accountId: key });
  const instrument = saved.state === 'SAVED' ? saved.instrument.reference : '';
  await gateway.charge({ key, amount: 799, currency: 'USD', instrument, returnUrl: RETURN_URL });
  return { key, reference: (await books.findCharge(key))?.reference ?? '' };
};

test('a payer who answers 3-D Secure is redirected to the product, which receives a signed webhook', async () => {
  for (const answer of ['yes', 'no']) {
    const { key, reference } = await pendingCharge();
    const { statusCode, headers } = await pay.inject({ method: 'POST', url: `/confirm/${reference}/${answer}` });
    expect([statusCode, headers.location]).toEqual([303, RETURN_URL]);
    expect(received.at(-1)?.key).toBe(key);
    // The first answer is final, and is reported once
    const before = received.length;
    await pay.inject({ method: 'POST', url: `/confirm/${reference}/yes` });
    expect((await gateway.findCharge(key))?.state).toBe(answer === 'yes' ? 'SUCCEEDED' : 'DECLINED');
    expect(received).toHaveLength(before);
  }
});

test('a charge with a return URL on another site is refused', async () => {
  const { key } = await pendingCharge();
  const known = await books.findCharge(key);
  const instrument = known?.instrument ?? '';
  const ask = { key: randomUUID(), amount: 1, currency: 'USD', instrument, returnUrl: 'https://evil.example/' };
  await expect(gateway.charge(ask)).rejects.toThrow('not as agreed');
});

test('the pages of an unknown charge are not found', async () => {
  for (const page of ['/confirm/x', '/slip/x', `/slip/${(await pendingCharge()).reference}`])
    expect((await pay.inject(page)).statusCode).toBe(404);
  for (const page of ['/confirm/x/yes', '/confirm/x/no', '/slip/x/pay'])
    expect((await pay.inject({ method: 'POST', url: page })).statusCode).toBe(404);
});

/** A user with annual Basic whose change to Premium needs 3-D Secure, with the bank's page. */
const changer = async () => {
  const { access_token: as } = await app.signUp();
  const call = (name: OperationName, input: object = {}) => app.call(name, input, { as });
  await call('addBillingInfo', { token_id: await newToken('ok') });
  await call('purchase', { sku: 'WEB_BASIC_ANNUAL_USD', terms_accepted: true });
  await call('addBillingInfo', { token_id: await newToken('asksThePayer'), primary: true });
  app.clock.now += 60_000;
  const { object } = await call('changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD', can_consent: true });
  const answer = (says: 'yes' | 'no') =>
    pay.inject({ method: 'POST', url: `${new URL(String(object['action_url'])).pathname}/${says}` });
  const look = async () => {
    const { object: followed } = await call('confirmPurchase');
    return [followed['state'], followed['kind'], (await call('getActiveSubscription')).object['plan']];
  };
  return { call, object, answer, look };
};

test('3-D Secure of a plan change redirects to the plan, which changes only after approval [SU-67]', async () => {
  for (const [says, outcome] of [
    ['yes', ['paid', 'change', 'Premium']],
    ['no', ['declined', 'change', 'Basic']],
  ] as const) {
    const { object, answer, look } = await changer();
    expect(object['state']).toBe('action_needed');
    expect(await look()).toEqual(['action_needed', 'change', 'Basic']);
    const { statusCode, headers } = await answer(says);
    expect([statusCode, headers.location]).toEqual([303, 'https://madang.example/process/change']);
    expect(await look()).toEqual(outcome);
  }
});

test('an approval after a plan change was canceled has no effect', async () => {
  const { call, answer, look } = await changer();
  expect((await call('cancelPurchase')).object).toMatchObject({ state: 'declined', kind: 'change' });
  await answer('yes');
  expect(await look()).toEqual(['declined', 'change', 'Basic']);
});
