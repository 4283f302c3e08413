import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FAULTS_IN_A_ROW } from '../../outgoing/circuit.ts';
import { startFakeRecurly } from './fake-recurly.fixture.ts';
import { outcomeOfError, recurlyApi } from './recurly-api.ts';
import { openRecurlyAdapter, openRecurlyClient } from './recurly-library.ts';

type Register = (contract: { readonly name: string; readonly run: () => Promise<void> }) => void;
const { HttpAdapterContract } = createRequire(import.meta.url)('recurly/lib/testing') as {
  readonly HttpAdapterContract: { readonly runSuite: (create: () => unknown, register: Register) => void };
};
const adapter = await openRecurlyAdapter();

describe('our HTTP adapter fulfills the contract of the Recurly library', () => {
  HttpAdapterContract.runSuite(
    () => adapter,
    ({ name, run }) =>
      test(`${name}`, async () => {
        await expect(run()).resolves.toBeUndefined();
      }),
  );
});

describe('the outcome of a failed request', () => {
  const thrown = (status: number, type: string, more: object = {}) =>
    Object.assign(new Error('no'), { type, getResponse: () => ({ status }), ...more });
  const decline = (category: string) => thrown(422, 'transaction', { transactionError: { category, code: 'declined' } });
  test.each([
    ['never reached', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'nothing done'],
    ['a connection that broke', Object.assign(new Error('no'), { code: 'ECONNRESET' }), 'unknown outcome'],
    ['too late', thrown(504, 'timeout_error'), 'unknown outcome'],
    ['the library’s own time-out', Object.assign(new Error('late'), { type: 'timeout_error' }), 'unknown outcome'],
    ['an answer that cannot be read', new SyntaxError('Unexpected end of JSON input'), 'unknown outcome'],
    ['a fault of theirs', thrown(500, 'internal_server_error'), 'unknown outcome'],
    ['the same key under way', thrown(409, 'simultaneous_request'), 'unknown outcome'],
    ['a gateway that did not hear the bank', decline('communication'), 'unknown outcome'],
    ['closed', thrown(503, 'service_not_available'), 'nothing done'],
    ['too many requests', thrown(429, 'rate_limited'), 'nothing done'],
    ['a key that is not known', thrown(401, 'unauthorized'), 'nothing done'],
    ['not there', thrown(404, 'not_found'), 'not found'],
    ['not as they want it', thrown(422, 'validation'), 'refused'],
    ['no money', decline('soft'), 'declined'],
    ['stolen', decline('hard'), 'declined'],
  ])('%s', (_title, error, kind) => {
    expect(outcomeOfError(error).kind).toBe(kind);
  });
  test('a soft decline may be retried, and a fraud decline is hard', () => {
    expect(outcomeOfError(decline('soft'))).toMatchObject({ decline: 'soft' });
    expect(outcomeOfError(decline('fraud'))).toMatchObject({ decline: 'hard' });
  });
});

/** A server in place of Recurly, and a client for it. */
const standIn = async (answer: RequestListener, timeoutMs?: number) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client = await openRecurlyClient({ key: 'k', region: 'us', origin, ...(timeoutMs && { timeoutMs }) });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { api: recurlyApi(client), close };
};

test('ten 503 responses open the circuit, and nothing is done [R24]', async () => {
  let requests = 0;
  const { api, close } = await standIn((_request, response) => {
    requests += 1;
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"type":"service_not_available"}}');
  });
  for (let calls = 0; calls < 3 * FAULTS_IN_A_ROW; calls += 1)
    expect(await api.purchase(`key ${calls}`, { currency: 'USD' })).toMatchObject({ kind: 'nothing done' });
  expect(requests).toBe(FAULTS_IN_A_ROW);
  await close();
});

test('an error response without an error body, as from a proxy, leaves the outcome unknown', async () => {
  const { api, close } = await standIn((_request, response) => {
    response.writeHead(502, { 'content-type': 'application/json' }).end('{"object":"invoice_collection"}');
  });
  expect(await api.purchase('key', { currency: 'USD' })).toMatchObject({ kind: 'unknown outcome' });
  await close();
});

test('a response of another shape leaves the outcome unknown', async () => {
  const { api, close } = await standIn((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"object":"account","code":"a1"}');
  });
  expect(await api.purchase('key', { currency: 'USD' })).toMatchObject({ kind: 'unknown outcome' });
  await close();
});

test('a response that trickles forever times out', async () => {
  const timers: NodeJS.Timeout[] = [];
  const { api, close } = await standIn((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    timers.push(setInterval(() => response.write(' '), 10));
  }, 100);
  expect(await api.purchase('key', { currency: 'USD' })).toMatchObject({ kind: 'unknown outcome' });
  for (const timer of timers) clearInterval(timer);
  await close();
});

test('a response that never arrives times out', async () => {
  const fake = await startFakeRecurly(() => 0);
  fake.fail('silent', /^POST \/accounts$/);
  const api = recurlyApi(await openRecurlyClient({ key: 'k', region: 'us', origin: fake.origin, timeoutMs: 100 }));
  expect(await api.createAccount('key', { code: 'a1' })).toMatchObject({ kind: 'unknown outcome' });
  expect(fake.faults).toEqual([]);
  await fake.close();
});
