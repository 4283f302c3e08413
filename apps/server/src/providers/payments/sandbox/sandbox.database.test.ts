import { randomUUID } from 'node:crypto';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import { detectBrand } from '@madang/domain/billing/card-brand.ts';
import { faultOfNumber } from '@madang/domain/billing/card.ts';
import { createPay } from '@madang/pay/create-pay.ts';
import { TEST_CARDS } from '@madang/pay/test-cards.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { cardFor, startSandbox } from './sandbox.fixture.ts';

const connection = await freshDatabase();
const sandbox = await startSandbox({ connection, now: () => NOON });
const { pay, url, secret, tell } = sandbox;
afterAll(async () => {
  await sandbox.close();
  await connection.close();
});
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) =>
  pay.inject({
    method,
    url: `/api/pay/v1/${path}`,
    ...(body && { payload: body }),
    headers: { authorization: `Bearer ${secret}`, ...headers },
  });

test('every test card has a valid number and a unique brand, last4 and scenario', () => {
  expect(TEST_CARDS.filter(({ number }) => faultOfNumber(number) !== null)).toEqual([]);
  const cards = TEST_CARDS.map(({ number, scenario }) => `${detectBrand(number)} ${number.slice(-4)} ${scenario}`);
  expect(new Set(cards).size).toBe(TEST_CARDS.length);
});

test('only the card frame can create a token, and no other origin can read the response', async () => {
  for (const headers of [{}, { origin: 'https://madang.example' }, { origin: 'null' }, { origin: `${url}.evil.example` }])
    expect((await tell(cardFor('ok'), headers as Record<string, string>)).statusCode).toBe(403);
  const { statusCode, headers } = await tell(cardFor('ok'));
  expect(statusCode).toBe(200);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['a card that is on no table', { last4: '1234' }],
  ['a card that does something else', { scenario: 'stolen' }],
  ['a scenario that there is not', { scenario: '__proto__' }],
  ['a brand that it is not', { brand: 'amex' }],
  ['a card that is expired', { expiry_month: 10, expiry_year: 2026 }],
  ['a month that there is not', { expiry_month: 13 }],
  ['a year that there is not', { expiry_year: 20_300 }],
  ['a name with digits', { holder: '4242' }],
  ['no name', { holder: ' ' }],
  ['a postal code of signs alone', { zip_code: '---' }],
  ['a postal code that the billing country does not have', { zip_code: '123', country: 'US' }],
  ['a country that is no code', { country: 'usa' }],
  ['a number', { number: '1' }],
  ['a CVV', { cvv: '123' }],
])('%s is refused', async (_name, different) => {
  expect((await tell(cardFor('ok', different))).statusCode).toBe(400);
});

test('a card without a postal code is accepted, because some countries have none', async () => {
  expect((await tell(cardFor('ok', { zip_code: '' }))).statusCode).toBe(200);
  expect((await tell(cardFor('ok', { zip_code: '', country: 'HK' }))).statusCode).toBe(200);
});

test('a call without the secret is unauthorized', async () => {
  const headers = [{}, { authorization: secret }, { authorization: 'Bearer ' }, { authorization: `Bearer ${secret}x` }];
  for (const given of headers) {
    for (const [method, path] of [
      ['POST', 'instruments'],
      ['DELETE', 'instruments/x'],
      ['POST', 'charges'],
      ['GET', 'charges/x'],
    ] as const) {
      const { statusCode } = await pay.inject({
        method,
        url: `/api/pay/v1/${path}`,
        ...(method === 'POST' && { payload: {} }),
        headers: given as Record<string, string>,
      });
      expect(statusCode, path).toBe(401);
    }
  }
});

test.each([
  ['charges', {}],
  ['charges', { amount: 0, currency: 'USD', instrument: 'x' }],
  ['charges', { amount: -5, currency: 'USD', instrument: 'x' }],
  ['charges', { amount: 1.5, currency: 'USD', instrument: 'x' }],
  ['charges', { amount: 2 ** 31, currency: 'USD', instrument: 'x' }],
  ['charges', { amount: '5', currency: 'USD', instrument: 'x' }],
  ['charges', { amount: 5, currency: 'usd', instrument: 'x' }],
  ['charges', { amount: 5, currency: 'USD', instrument: 'x', more: 1 }],
  ['instruments', { token: '', account_id: 'x' }],
  ['instruments', { token: 'x' }],
  ['instruments', { token: 'x'.repeat(256), account_id: 'x' }],
] as const)('a call to %s with %j is refused', async (path, body) => {
  expect((await ask('POST', path, body, { 'idempotency-key': randomUUID() })).statusCode).toBe(400);
});

test('a charge without a valid idempotency key is refused', async () => {
  const charge = { amount: 5, currency: 'USD', instrument: 'x' };
  for (const key of [undefined, '', 'x'.repeat(256)])
    expect((await ask('POST', 'charges', charge, key === undefined ? {} : { 'idempotency-key': key })).statusCode).toBe(400);
});

test('a malformed, oversized or unknown request is refused with an error code', async () => {
  const broken = await pay.inject({
    method: 'POST',
    url: '/api/pay/v1/tokens',
    payload: '{',
    headers: { 'content-type': 'application/json', origin: url },
  });
  expect([broken.statusCode, broken.json()]).toEqual([400, { error: 'INPUT_INVALID' }]);
  expect((await tell({ holder: 'x'.repeat(9000) })).statusCode).toBe(413);
  const nowhere = await pay.inject('/api/pay/v1/secrets');
  expect([nowhere.statusCode, nowhere.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
});

test('a card number is refused in every field, and neither echoed nor logged [BI-29]', async () => {
  const lines: string[] = [];
  const listening = await createPay({
    inTransaction: (work) =>
      connection.database.transaction().execute((transaction) => work(sandboxPaymentsRepository(transaction))),
    secret,
    url: () => url,
    parentOrigin: 'https://madang.example',
    trustedProxies: null,
    logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    now: () => NOON,
    newId: randomUUID,
  });
  for (const [path, body] of [
    ['tokens', cardFor('ok', { number: '4242424242424242' })],
    ['tokens', cardFor('ok', { holder: '4242 4242 4242 4242' })],
    ['instruments', { token: '4242424242424242', account_id: 'mina' }],
    ['charges', { amount: 5, currency: 'USD', instrument: '4242-4242-4242-4242' }],
  ] as const) {
    const headers = { origin: url, authorization: `Bearer ${secret}`, 'idempotency-key': randomUUID() };
    const response = await listening.inject({ method: 'POST', url: `/api/pay/v1/${path}`, payload: body, headers });
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'INPUT_INVALID' }]);
  }
  await listening.close();
  expect(lines.join('\n')).not.toContain('4242');
});

test('token creation is rate limited by IP address', async () => {
  const flooded = await startSandbox({ connection, now: () => NOON });
  let waits: unknown = null;
  for (let attempt = 0; attempt <= 300; attempt += 1) {
    const { statusCode, headers } = await flooded.tell({});
    expect(statusCode).toBe(attempt < 300 ? 400 : 429);
    waits = headers['retry-after'];
  }
  expect(Number(waits)).toBeGreaterThan(0);
  await flooded.close();
});
