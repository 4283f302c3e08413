import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import type { PaymentNotice } from '../payment-gateway.ts';
import { startSandbox } from './sandbox.fixture.ts';

const connection = await freshDatabase();
const books = sandboxPaymentsRepository(connection.database);
const heard: (PaymentNotice | null)[] = [];
/** Stands for the product where it takes notices. */
const product = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    heard.push(sandbox.gateway.readNotice(Buffer.concat(chunks), headers));
    response.writeHead(204).end();
  });
});
await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
const noticeUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}/notices`;
const sandbox = await startSandbox({ connection, now: () => NOON, noticeUrl });
const { pay, gateway, newToken } = sandbox;
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => product.close(resolve));
  await connection.close();
});

const RETURN_URL = 'https://madang.example/process/checkout-success';

const asked = async () => {
  const key = randomUUID();
  const saved = await gateway.saveInstrument({ key, token: await newToken('asksThePayer'), accountId: key });
  const instrument = saved.state === 'SAVED' ? saved.instrument.reference : '';
  await gateway.charge({ key, amount: 799, currency: 'USD', instrument, returnUrl: RETURN_URL });
  return { key, reference: (await books.findCharge(key))?.reference ?? '' };
};

test('who answers a bank goes back to the product, which is told by a signed notice', async () => {
  for (const answer of ['yes', 'no']) {
    const { key, reference } = await asked();
    const { statusCode, headers } = await pay.inject({ method: 'POST', url: `/confirm/${reference}/${answer}` });
    expect([statusCode, headers.location]).toEqual([303, RETURN_URL]);
    expect(heard.at(-1)?.key).toBe(key);
    // What was said stays said, and is told once.
    const told = heard.length;
    await pay.inject({ method: 'POST', url: `/confirm/${reference}/yes` });
    expect((await gateway.findCharge(key))?.state).toBe(answer === 'yes' ? 'SUCCEEDED' : 'DECLINED');
    expect(heard).toHaveLength(told);
  }
});

test('browsers are sent back to the product alone', async () => {
  const { key } = await asked();
  const known = await books.findCharge(key);
  const instrument = known?.instrument ?? '';
  const ask = { key: randomUUID(), amount: 1, currency: 'USD', instrument, returnUrl: 'https://evil.example/' };
  await expect(gateway.charge(ask)).rejects.toThrow('not as agreed');
});

test('a charge that nobody knows has no page', async () => {
  for (const page of ['/confirm/x', '/slip/x', `/slip/${(await asked()).reference}`])
    expect((await pay.inject(page)).statusCode).toBe(404);
  for (const page of ['/confirm/x/yes', '/confirm/x/no', '/slip/x/pay'])
    expect((await pay.inject({ method: 'POST', url: page })).statusCode).toBe(404);
});
