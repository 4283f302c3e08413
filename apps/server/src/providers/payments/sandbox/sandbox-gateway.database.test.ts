import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import { TOKEN_LIFETIME_MS } from '@madang/pay/create-token.ts';
import type { InjectedFault } from '@madang/pay/faults.ts';
import { type ScenarioName, SILENCE_MS } from '@madang/pay/scenarios.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { describeGateway, type GatewayCard, type GatewayFault } from '../payment-gateway.suite.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { startSandbox } from './sandbox.fixture.ts';

/** Longer than the slowest response on a busy machine. A test with the `slow` fault waits this long. */
const TIMEOUT_MS = 2000;

const SCENARIOS: Readonly<Record<GatewayCard, ScenarioName>> = {
  pays: 'ok',
  'is refused': 'declined',
  'declines charges': 'chargesDecline',
  'has no funds': 'insufficientFunds',
  'is stolen': 'stolen',
  'leaves the gateway silent': 'gatewayTimeout',
  'pays once': 'paysOnce',
  'asks the payer': 'asksThePayer',
};

const connection = await freshDatabase();
const clock = { now: NOON };
let fault: InjectedFault | null = null;
let requests = 0;
const faultOf = (): InjectedFault | null => {
  requests += 1;
  return fault;
};
const sandbox = await startSandbox({ connection, now: () => clock.now, faultOf, timeoutMs: TIMEOUT_MS });
afterAll(async () => {
  await sandbox.close();
  await connection.close();
});
const books = sandboxPaymentsRepository(connection.database);

const during = async <T>(kind: GatewayFault, work: () => Promise<T>): Promise<T> => {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  fault = kind === 'slow' ? { kind, until } : { kind };
  try {
    return await work();
  } finally {
    fault = null;
    letGo();
  }
};

describeGateway('the sandbox', () => ({
  gateway: sandbox.gateway,
  newGateway: () => sandboxGateway({ url: sandbox.url, secret: sandbox.secret, now: () => clock.now }),
  requestCount: () => requests,
  newToken: (card) => sandbox.newToken(SCENARIOS[card]),
  answer: async (key, answer) => {
    const charge = await books.findCharge(key);
    const page = charge?.slip ? `/slip/${charge.reference}/pay` : `/confirm/${charge?.reference}/${answer}`;
    const { statusCode } = await sandbox.pay.inject({ method: 'POST', url: page });
    if (statusCode !== 303) throw new Error(`The page answered ${statusCode}.`);
  },
  signNotice: (key) => {
    const body = JSON.stringify({ id: randomUUID(), key });
    const hex = createHmac('sha256', sandbox.secret).update(`${clock.now}.${body}`).digest('hex');
    return { body: Buffer.from(body), headers: { 'sandbox-signature': `${clock.now},${hex}` } };
  },
  takenUnder: async (key) => ((await books.findCharge(key))?.outcome === 'SUCCEEDED' ? 1 : 0),
  pass: (ms) => {
    clock.now += ms;
  },
  tokenMs: TOKEN_LIFETIME_MS,
  silentMs: SILENCE_MS,
  during,
}));

const ask = { key: randomUUID(), amount: 1, currency: 'USD', instrument: 'x', returnUrl: null };

test('a refused connection or a wrong secret throws PaymentsUnavailable, and no money is taken', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  for (const options of [
    { url: `http://127.0.0.1:${port}`, secret: sandbox.secret },
    { url: sandbox.url, secret: 'another secret' },
  ]) {
    const gateway = sandboxGateway({ ...options, now: () => clock.now });
    await expect(gateway.charge(ask)).rejects.toThrow(PaymentsUnavailable);
    await expect(gateway.findCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
  }
});

test('a truncated or malformed response leaves a charge UNKNOWN, and a 400 is an outage', async () => {
  const answers: (readonly [status: number, body: string])[] = [];
  const server = createServer((_request, response) => {
    const [status, body] = answers.shift() ?? [500, ''];
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '20' });
    if (body.length === 20) response.end(body);
    else response.write(body, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const gateway = sandboxGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'x',
    now: () => clock.now,
  });
  answers.push([200, '{"state":"SUCC'], [200, '<html>not JSON</htm>'], [200, '{"state":"PERHAPS" }']);
  for (const _ of [1, 2, 3]) expect(await gateway.charge(ask)).toEqual({ state: 'UNKNOWN' });
  answers.push([400, '{"error":"INVALID" }'], [200, '{"state":"PERHAPS" }']);
  await expect(gateway.charge(ask)).rejects.toThrow(PaymentsUnavailable);
  await expect(gateway.findCharge(ask.key)).rejects.toThrow('not as agreed');
});
