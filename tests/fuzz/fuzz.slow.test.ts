import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { seeded } from '../faults/world/seeded.ts';
import { fuzz, hasGrown, judgeAlone } from './fuzz.ts';
import { type Case, caseOf, CYCLE, OPERATIONS, PAGE_TARGETS } from './requests.ts';
import { shrink } from './shrink.ts';
import { faultOf } from './verdict.ts';
import { send, type WireResponse } from './wire.ts';
import type { FuzzWorld } from './world.ts';

const KNOWN = { content_id: ['50'] };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const ENVELOPE = { 'content-type': 'application/json; charset=utf-8' };
const NOT_FOUND = JSON.stringify({ code: '4041', message: 'There is no such call.', reason: 'ROUTE_NOT_FOUND' });

/** A world whose server answers as a test says. */
const worldOf = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  memory: readonly number[] = [100, 100, 100, 100, 100],
): Promise<FuzzWorld> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const readings = memory.values();
  return {
    server: { port, origin: '', process: {} as ChildProcess, output: () => '', stop: async () => 0, kill: async () => undefined },
    known: KNOWN,
    authorizationOf: () => 'anonymous',
    replaceCaller: () => undefined,
    settledMemory: async () => readings.next().value ?? 0,
    isAlive: () => true,
    close: async () => undefined,
  };
};

const quickly = { seed: 7, seconds: 0.1, onFailure: () => undefined };
const plain = (operation: Case['operation'], request: Partial<Case['request']> = {}): Case => ({
  caller: 'anonymous',
  operation,
  request: { method: 'GET', target: '/', headers: [], body: null, ...request },
});
const answered = (status: number, body: unknown): WireResponse => ({
  status,
  headers: ENVELOPE,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 1,
});

test('every operation and every page comes up once in a cycle', () => {
  const cases = Array.from({ length: CYCLE }, (_, index) => caseOf(index, KNOWN, seeded(index)));
  expect(CYCLE).toBe(OPERATIONS.length + PAGE_TARGETS.length);
  const plainOnes = cases.flatMap(({ operation }) => operation ?? []);
  expect(plainOnes.length).toBeGreaterThan(OPERATIONS.length / 2);
  expect(plainOnes.every((name, at) => plainOnes.indexOf(name) === at)).toBe(true);
});

test('the same seed gives the same cases, another seed others', () => {
  const all = (seed: number) => Array.from({ length: CYCLE }, (_, index) => caseOf(index, KNOWN, seeded(seed + index)));
  expect(all(1)).toEqual(all(1));
  expect(all(1)).not.toEqual(all(2));
});

test('targets and headers hold nothing that would end their line', () => {
  for (let index = 0; index < 20 * CYCLE; index += 1) {
    const { request } = caseOf(index, KNOWN, seeded(index));
    expect(request.target).toMatch(/^\S+$/);
    expect(request.headers.flat().join('')).not.toMatch(/[\r\n\0]/);
  }
});

const PING = 'signOut';
test.each([
  ['a fault of the server', answered(500, { code: '9999', message: 'x' }), 'status 500'],
  ['no answer', answered(0, ''), 'no answer'],
  ['a field that the contract does not have', answered(200, { code: '0000', message: 'OK', object: null, more: 1 }), 'fields'],
  ['an answer without its object', answered(200, { code: '0000', message: 'OK' }), 'outside the contract'],
  ['a refusal that is not declared', answered(404, { code: '4040', message: 'x', reason: 'CONTENT_NOT_FOUND' }), 'undeclared'],
  ['a refusal with another status', answered(400, { code: '4002', message: 'x', reason: 'SIGN_IN_NEEDED' }), 'with status 400'],
  ['words of our insides', answered(400, 'Error\n    at main (file:///x.js)'), 'insides'],
])('%s is a fault', (_name, response, fault) => {
  expect(faultOf(plain(PING), response)).toContain(fault);
});

test('an answer that keeps the contract is none, nor is a declared refusal', () => {
  expect(faultOf(plain(PING), answered(200, { code: '0000', message: 'OK', object: null }))).toBeNull();
  expect(faultOf(plain(PING), answered(401, { code: '4002', message: 'x', reason: 'SIGN_IN_NEEDED' }))).toBeNull();
});

test('an operation of an optional part that is off is not found, and its success is a fault', () => {
  const switches = { ...plain(PING), operation: 'removeTestSwitches' as const };
  expect(faultOf(switches, answered(404, NOT_FOUND))).toBeNull();
  expect(faultOf(switches, answered(200, { code: '0000', message: 'OK', object: null }))).toContain('testSwitches is off');
  expect(faultOf(plain(PING), answered(404, NOT_FOUND))).toContain('undeclared');
});

test('431 is expected of a request line beyond what Node reads, and of no shorter one', () => {
  const refused = answered(431, { code: '2010', message: 'x', reason: 'INPUT_INVALID' });
  expect(faultOf(plain(PING, { target: `/api?q=${'x'.repeat(16_384)}` }), refused)).toBeNull();
  expect(faultOf(plain(PING, { target: '/api?q=x' }), refused)).toContain('with status 431');
});

test('a refusal of a bent request wears the envelope too', () => {
  expect(faultOf(plain(null), answered(404, NOT_FOUND))).toBeNull();
  expect(faultOf(plain(null), answered(400, { error: 'Bad Request', statusCode: 400 }))).toContain('outside the envelope');
});

test('a failing case shrinks to what makes it fail', async () => {
  const given = plain('signIn', {
    method: 'POST',
    target: '/api?a=1&b=2',
    headers: [['X-One', '1']],
    body: JSON.stringify({ keep: ['a', 'bad', 'c'], drop: 'x'.repeat(100), nested: { deep: 1 } }),
  });
  const smallest = await shrink({ ...given, caller: 'premium' }, async ({ request }) => request.body?.includes('bad') === true);
  expect(smallest).toEqual(plain('signIn', { method: 'POST', target: '/api', body: '{"keep":["bad"]}' }));
});

test('chunked answers and interim ones are read whole', async () => {
  const world = await worldOf((_request, response) => {
    response.writeContinue();
    response.write('달빛 ');
    response.end('ends');
  });
  const answer = await send(world.server.port, plain(null).request);
  expect([answer.status, answer.body]).toEqual([200, '달빛 ends']);
});

test('bodies and headers arrive as the case says', async () => {
  const seen: string[] = [];
  const world = await worldOf((request, response) => {
    void text(request).then((body) => {
      seen.push(`${request.method} ${request.url} ${request.headers['x-one']} ${body}`);
      response.end('ok');
    });
  });
  await send(
    world.server.port,
    plain(null, { method: 'PROPFIND', target: 'http://a/b', headers: [['X-One', '1']], body: '{"a":1}' }).request,
  );
  expect(seen).toEqual(['PROPFIND http://a/b 1 {"a":1}']);
});

test('a run reports each fault once, with its seed’s case and the smallest input', async () => {
  const world = await worldOf((request, response) => {
    const breaks = request.method === 'DELETE';
    response.writeHead(breaks ? 500 : 404, ENVELOPE).end(NOT_FOUND);
  });
  const { failing, requests, statuses } = await fuzz(world, quickly);
  expect(requests).toBeGreaterThanOrEqual(25);
  expect(statuses.get(500)).toBeGreaterThan(0);
  const broken = failing.filter(({ fault }) => fault === 'status 500');
  expect(broken.length).toBeGreaterThan(0);
  for (const { smallest } of broken) {
    expect(smallest.request.method).toBe('DELETE');
    expect(smallest.request.headers).toEqual([]);
  }
});

test('an answer that is slow every time is a fault, one that was slow among others is not', async () => {
  const slow = await worldOf((_request, response) => void setTimeout(() => response.end(), 2100));
  expect((await judgeAlone(slow, plain(null))).fault).toMatch(/an answer after 2\.\d s/);
  let requestCount = 0;
  const later = await worldOf(
    (_request, response) => void setTimeout(() => response.end(), (requestCount += 1) === 1 ? 2100 : 0),
  );
  expect((await judgeAlone(later, plain(null))).fault).toBeNull();
});

test.each([
  [[100, 120, 105, 110], false],
  [[100, 104, 108, 111], true],
])('memory readings of %j have grown: %s', (memory, grown) => {
  expect(hasGrown(memory)).toBe(grown);
});
