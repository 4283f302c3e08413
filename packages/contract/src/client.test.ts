import { REQUEST_TIMEOUT_MS } from '@madang/domain/shared/constants.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed, type CallRequest, createClient, isCallFailed, type Send } from './client.ts';
import { NEEDED_IDS, type ViewerOperation, VIEWER_ROUTES } from './viewer-routes.ts';

afterEach(() => vi.useRealTimers());

/** A client whose every call is answered the same way, and the requests it made. */
const answering = (status: number, body: unknown) => {
  const requests: CallRequest[] = [];
  const send: Send = async (_operation, request) => {
    requests.push(request);
    return { status, body };
  };
  return { client: createClient(send), requests };
};
const failureOf = (call: Promise<unknown>): Promise<CallFailed> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error as CallFailed,
  );

const OK = { code: '0000', message: 'OK', object: { country_code: 'BR' } };

test('a call gives the object of the envelope', async () => {
  expect(await answering(200, OK).client.getGeo()).toEqual({ country_code: 'BR' });
});

test('a list gives its objects and how many there are in all', async () => {
  const { client } = answering(200, { code: '0000', message: 'OK', objects: [{ id: '1' }], total_count: 7 });
  expect(await client.listLikes()).toEqual({ objects: [{ id: '1' }], total_count: 7 });
});

test('the input of a GET is its query, without what was left out', async () => {
  const { client, requests } = answering(200, { code: '0000', message: 'OK', objects: [], total_count: 0 });
  await client.listCollection({ collection_id: '30', offset: 24, genres: 'romance,legal', sort: undefined });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: '/api/content/v01/fe/collection/children?collection_id=30&offset=24&genres=romance%2Clegal',
  });
  expect(requests[0]).not.toHaveProperty('body');
});

test('the input of a POST is its body', async () => {
  const { client, requests } = answering(200, { code: '0000', message: 'OK', object: null });
  expect(await client.addFavorite({ content_id: '40' })).toBeNull();
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/content/v01/fe/favorite/add', body: '{"content_id":"40"}' });
});

test('a call that asks for money takes its key along, and no other call has one', async () => {
  const { client, requests } = answering(200, { code: '0000', message: 'OK', object: { state: 'paid' } });
  const order = { sku: 'WEB_BASIC_MONTHLY_USD' };
  await client.purchase(order, { idempotencyKey: 'one try' });
  await client.purchase(order);
  expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one try', undefined]);
  expect(requests[0]).toMatchObject({ method: 'POST', body: JSON.stringify(order) });
});

test('a call that its caller aborts ends at once, and is not reported', async () => {
  const reported: CallFailed[] = [];
  const send: Send = (_operation, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));
  const client = createClient(send, (failure) => void reported.push(failure));
  const leaving = new AbortController();
  const call = failureOf(client.previewTitle({ id: '40' }, { signal: leaving.signal }));
  leaving.abort();
  expect(await call).toMatchObject({ operation: 'previewTitle', local: '1001' });
  expect(reported).toEqual([]);
});

test('a field that stands in the path is there, and nowhere else', async () => {
  const { client, requests } = answering(200, { code: '0000', message: 'OK', object: null });
  await client.getTvSignIn({ poll_token: 'a/b?c' });
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/api/gateway/v03/ctv/device-codes/a%2Fb%3Fc' });
});

test('every operation goes to its own route', async () => {
  const { client, requests } = answering(200, OK);
  const names = Object.keys(VIEWER_ROUTES) as ViewerOperation[];
  for (const name of names) {
    const needed = NEEDED_IDS[name];
    await (client[name] as (input: object) => Promise<unknown>)(needed === undefined ? {} : { [needed]: '1' });
  }
  expect(requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual(
    names.map((name) => VIEWER_ROUTES[name].replace(/:\w+/, '1')),
  );
});

test('a content list without an id is null and writes “ID required” to the log, and nothing is sent [CA-79]', async () => {
  const lines: string[] = [];
  const send = vi.fn();
  const client = createClient(
    send,
    () => undefined,
    () => null,
    (line) => lines.push(line),
  );
  const lookUp = client.listCollection as (input?: object) => Promise<unknown>;
  for (const input of [undefined, {}, { collection_id: '' }, { collection_id: undefined, limit: 3 }])
    expect(await lookUp(input)).toBeNull();
  expect(lines).toEqual(Array.from({ length: 4 }, () => 'ID required'));
  expect(send).not.toHaveBeenCalled();
});

test.each((Object.entries(NEEDED_IDS) as [ViewerOperation, string][]).filter(([name]) => name !== 'listCollection'))(
  '%s without its %s is rejected here, and nothing is sent [WT-08]',
  async (name, needed) => {
    const { client, requests } = answering(200, { code: '0000', message: 'OK', objects: [], total_count: 0 });
    const lookUp = client[name] as (input?: object) => Promise<unknown>;
    for (const input of [undefined, {}, { [needed]: '' }, { [needed]: undefined }]) {
      expect(await failureOf(lookUp(input))).toMatchObject({
        reason: 'INPUT_INVALID',
        message: 'ID required',
        fields: { [needed]: 'ID required' },
      });
    }
    expect(requests).toEqual([]);
    await lookUp({ [needed]: '1501' });
    expect(requests).toHaveLength(1);
  },
);

test('the gateway succeeds with 200 or 201 and code 0000 [SE-86]', async () => {
  expect(await answering(201, OK).client.getGeo()).toEqual({ country_code: 'BR' });
  for (const [status, body] of [
    [200, { ...OK, code: '9999' }],
    [500, OK],
    [204, OK],
    [304, OK],
  ] as const) {
    expect(await failureOf(answering(status, body).client.getGeo())).toMatchObject({ local: '1001', status });
  }
});

test('the content service succeeds with 200 alone [SE-87]', async () => {
  const body = { code: '0000', message: 'OK', objects: [], total_count: 0 };
  expect(await answering(200, body).client.listRecommendations()).toEqual({ objects: [], total_count: 0 });
  expect(await failureOf(answering(201, body).client.listRecommendations())).toMatchObject({ local: '1001', status: 201 });
});

test('a play answer with an errors field is a failure [SE-89]', async () => {
  const { client } = answering(200, { code: '0000', message: 'OK', object: {}, errors: ['no licence'] });
  expect(await failureOf(client.playVideo({ content_id: '40' }))).toMatchObject({ local: '1001' });
});

test('a refusal carries its reason, code, fields and waiting time', async () => {
  const body = { code: '2012', message: 'Wait.', reason: 'TOO_MANY_ATTEMPTS', fields: { email: 'malformed' }, retry_after: 60 };
  const failure = await failureOf(answering(429, body).client.getGeo());
  expect(isCallFailed(failure)).toBe(true);
  expect(failure).toMatchObject({
    operation: 'getGeo',
    status: 429,
    code: '2012',
    local: '1001',
    reason: 'TOO_MANY_ATTEMPTS',
    fields: { email: 'malformed' },
    retryAfter: 60,
    message: 'Wait.',
  });
});

test('a failure that says nothing about itself has nothing made up', async () => {
  const failure = await failureOf(
    answering(500, { code: '9999', message: 7, reason: 7, fields: 'x', retry_after: 'x' }).client.getGeo(),
  );
  expect(failure).toMatchObject({ code: '9999', reason: null, fields: {}, retryAfter: null });
});

test.each([[null], ['<html>'], [7], [undefined], [[['a list']]]])(
  'an answer of the wrong shape (%j) is local code 0001 [AN-65]',
  async (body) => {
    expect(await failureOf(answering(200, body).client.getGeo())).toMatchObject({ local: '0001', code: '9999', status: 200 });
  },
);

test('an answer without a code is local code 0002 [AN-66]', async () => {
  expect(await failureOf(answering(200, { object: {} }).client.getGeo())).toMatchObject({ local: '0002', code: '9999' });
  expect(await failureOf(answering(200, { code: 200 }).client.getGeo())).toMatchObject({ local: '0002' });
});

test.each([[{}], [undefined]])('an answer that carries nothing (%j) is local code 1002 [AN-68]', async (object) => {
  const { client } = answering(200, { code: '0000', message: 'OK', object });
  expect(await failureOf(client.getEntitlement())).toMatchObject({ local: '1002', code: '9999', status: 200, reason: null });
  const nothingToSay = answering(200, { code: '0000', message: 'OK', object: null });
  expect(await nothingToSay.client.getEntitlement()).toBeNull();
});

test.each([[null], [{}]])(
  'a list of the content service that is none (%j) is empty, and told of as local code 1002',
  async (objects) => {
    const failures: CallFailed[] = [];
    const body = { code: '0000', message: 'OK', objects, object: { kept: 1 } };
    const client = createClient(
      async () => ({ status: 200, body }),
      (failure) => failures.push(failure),
    );
    expect(await client.listGroups({ id: '1001' })).toEqual({ objects: [], total_count: 0, object: { kept: 1 } });
    const { object: _object, ...bare } = body;
    expect(await answering(200, bare).client.listFavorites()).toEqual({ objects: [], total_count: 0 });
    expect(failures).toMatchObject([{ operation: 'listGroups', local: '1002', code: '9999', status: 200 }]);
  },
);

test.each([[null], [{}], [undefined]])('a title that the content service leaves out (%j) is local code 1002', async (object) => {
  const { client } = answering(200, { code: '0000', message: 'OK', object });
  expect(await failureOf(client.getContent({ id: '1001' }))).toMatchObject({ local: '1002', code: '9999', status: 200 });
  const nothingToSay = answering(200, { code: '0000', message: 'OK', object: null });
  expect(await nothingToSay.client.addFavorite({ content_id: '1001' })).toBeNull();
});

test('a failed call is heard of once, a call within it by its own name', async () => {
  const failures: CallFailed[] = [];
  const onFailure = (failure: CallFailed) => failures.push(failure);
  const failing = createClient(async () => ({ status: 500, body: null }), onFailure);
  const failure = await failureOf(failing.getGeo());
  expect(failures).toEqual([failure]);
  const inner = createClient(async () => {
    throw failure;
  }, onFailure);
  expect(await failureOf(inner.listLikes())).toBe(failure);
  expect(failures).toHaveLength(1);
  await createClient(async () => ({ status: 200, body: OK }), onFailure).getGeo();
  expect(failures).toHaveLength(1);
});

test('a network that fails is local code 1001, server code 9999 [AN-64] [AN-67]', async () => {
  const client = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(client.getGeo())).toMatchObject({ local: '1001', code: '9999', status: 0, reason: null });
});

test('a carrier that fails at once is no different', async () => {
  const client = createClient(() => {
    throw new TypeError('no network');
  });
  expect(await failureOf(client.getGeo())).toMatchObject({ local: '1001' });
});

test('a failure of a call within the call is passed on as it is', async () => {
  const inner = new CallFailed('refreshToken', { local: '1001', status: 401, reason: 'REFRESH_TOKEN_INVALID' });
  expect(await failureOf(createClient(() => Promise.reject(inner)).getGeo())).toBe(inner);
});

test('a stalled call ends after 30,000 ms with local code 0003, whether or not its carrier heeds the signal [SE-84] [AN-69]', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const client = createClient((_operation, request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  });
  const settled = vi.fn();
  const failure = failureOf(client.getGeo()).finally(settled);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ local: '0003', status: 0, code: '9999' });
  expect(signal?.aborted).toBe(true);
  expect(REQUEST_TIMEOUT_MS).toBe(30_000);
});

test('a carrier that gives up at the signal is a timeout, too', async () => {
  vi.useFakeTimers();
  const client = createClient(
    (_operation, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const failure = failureOf(client.getGeo());
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(await failure).toMatchObject({ local: '0003' });
});

test('a call that was answered leaves no timer behind', async () => {
  vi.useFakeTimers();
  await answering(200, OK).client.getGeo();
  await failureOf(answering(500, OK).client.getGeo());
  expect(vi.getTimerCount()).toBe(0);
});

test('only a failed call is a failed call', () => {
  expect(isCallFailed(new Error('other'))).toBe(false);
  expect(isCallFailed({ name: 'CallFailed' })).toBe(false);
});
