import { api } from '@madang/contract/api.ts';
import { FailureEnvelope } from '@madang/contract/envelope.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { type Method } from '@madang/contract/viewer-routes.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { startApp } from '../app.fixture.ts';
import { switchBoard } from '../test-switches/switched.ts';

const { app, call, signUp, clock, close } = await startApp({}, undefined, { testSwitches: switchBoard() });
afterAll(close);

const user = await signUp();
const names = Object.keys(api) as OperationName[];
const operationOf = (name: OperationName): Operation => api[name];
const methodOf = (name: OperationName) => ROUTES[name].split(' ')[0] as Method;
const pathOf = (name: OperationName) => ROUTES[name].split(' ')[1] ?? '';
const fieldsOf = (name: OperationName) => Object.keys(operationOf(name).input?.shape ?? {});
const isInPath = (name: OperationName, field: string) => ROUTES[name].includes(`:${field}`);
/** Without a value for what stands in the path there is no such call. */
const IN_PATHS = { poll_token: 'nobody-has-this', provider: 'village', type: 'odk' };
const inPathOf = (name: OperationName) => Object.fromEntries(Object.entries(IN_PATHS).filter(([field]) => isInPath(name, field)));
/** The address of a GET with one field, as it is written. */
const addressWith = (name: OperationName, field: string, value: string): string =>
  isInPath(name, field) ? pathOf(name).replace(`:${field}`, value) : `${pathOf(name)}?${field}=${value}`;
const ofUsers = names.filter((name) => operationOf(name).authority !== 'anyone');
const posts = names.filter((name) => methodOf(name) === 'POST' || methodOf(name) === 'PUT');
const gets = names.filter((name) => methodOf(name) === 'GET');
const takingInput = names.filter((name) => fieldsOf(name).length > 0);

/** Sends what no client would send; the answer is an envelope without a word about our insides, and never a 500. */
const send = async (options: InjectOptions, authorization = user.access_token) => {
  const response = await app.inject({ ...options, headers: { authorization, ...options.headers } });
  expect(
    response.statusCode,
    `${options.url} ${String(options.payload).slice(0, 300)} ${response.body.slice(0, 300)}`,
  ).toBeLessThan(500);
  if (response.statusCode >= 400) {
    expect(FailureEnvelope.strict().safeParse(response.json()).success, response.body.slice(0, 300)).toBe(true);
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(response.body).not.toMatch(/node_modules|at \w+ \(|select |insert |ECONN/);
  return {
    status: response.statusCode,
    body: response.json<{ reason?: string; code: string; fields?: Record<string, string> }>(),
  };
};
/** A caller with enough authority for the operation. */
const authorityFor = (name: OperationName) =>
  operationOf(name).authority === 'operator' ? 'operator operator key' : user.access_token;
const post = (
  name: OperationName,
  payload: string | Buffer,
  type = 'application/json',
  authorization: string = authorityFor(name),
) => send({ method: methodOf(name), url: pathOf(name), payload, headers: { 'content-type': type } }, authorization);

test.each(ofUsers)('%s needs a signed-in caller [SE-90] [LI-31] [LI-34]', async (name) => {
  for (const as of ['anonymous', '']) {
    const { status, body } = await call(name, { content_id: '50', id: 'x', profile_id: 'x' }, { as });
    expect([status, body.code, body.reason]).toEqual([401, '4002', 'SIGN_IN_NEEDED']);
  }
});

test.each(names.filter((name) => operationOf(name).authority === 'anyone'))(
  '%s is open to anonymous visitors [SE-34] [SE-90]',
  async (name) => {
    expect((await call(name, { id: '50', content_id: '50', collection_id: '30', ...IN_PATHS })).body.code).not.toBe('2032');
  },
);

const PROVES_ITSELF: readonly OperationName[] = ['signIn', 'signUp', 'refreshToken', 'createSocialSignIn'];
const withTokens = names.filter((name) => !PROVES_ITSELF.includes(name) && operationOf(name).authority !== 'operator');
test.each(withTokens)('%s refuses a token that is not ours', async (name) => {
  const { status, body } = await call(
    name,
    { id: '50', content_id: '50', collection_id: '30', ...IN_PATHS },
    { as: 'eyJhbGciOiJub25lIn0.e30.' },
  );
  expect([status, body.code]).toEqual([401, '2032']);
});

const required = takingInput.flatMap((name) =>
  Object.entries(operationOf(name).input?.shape ?? {})
    .filter(([field, schema]) => !isInPath(name, field) && !(schema as z.ZodType).safeParse(undefined).success)
    .map(([field]) => ({ name, field })),
);

test.each(required)('$name says that $field is missing', async ({ name }) => {
  const { status, body } = await call(name, inPathOf(name), { as: authorityFor(name) });
  expect([status, body.reason]).toEqual([400, 'INPUT_INVALID']);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(
    required
      .filter((each) => each.name === name)
      .map(({ field }) => field)
      .sort(),
  );
});

test.each(posts.filter((name) => fieldsOf(name).length > 0))(
  '%s refuses each field of the wrong type by its name',
  async (name) => {
    for (const field of fieldsOf(name).filter((each) => !isInPath(name, each))) {
      const isRight = (value: unknown) => operationOf(name).input?.shape[field]?.safeParse(value).success === true;
      // A list may be an empty one.
      for (const wrong of [{}, [], ['x'], { $ne: null }].filter((value) => !isRight(value))) {
        const { status, body } = await post(name, JSON.stringify({ [field]: wrong }));
        expect([status, body.reason]).toEqual([400, 'INPUT_INVALID']);
        // What is wrong within a list is named with its place in it.
        expect(Object.keys(body.fields ?? {}).map((path) => path.split('.')[0])).toContain(field);
      }
    }
  },
);

test.each(gets.filter((name) => fieldsOf(name).length > 0))('%s refuses a parameter that is given twice', async (name) => {
  for (const field of fieldsOf(name).filter((each) => !isInPath(name, each))) {
    const { status, body } = await send({ method: 'GET', url: `${pathOf(name)}?${field}=1&${field}=2` }, authorityFor(name));
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  }
});

const withText = posts.flatMap((name) =>
  Object.entries(operationOf(name).input?.shape ?? {})
    .filter(([, schema]) => (schema as z.ZodType).safeParse('a').success)
    .map(([field]) => ({ name, field })),
);
const COMPLETE: Partial<Record<OperationName, object>> = {
  signIn: { email: 'a@b.example', password: 'courtyard-26' },
  signUp: {
    email: 'a@b.example',
    password: 'courtyard-26',
    password_confirmation: 'courtyard-26',
    first_name: 'A',
    last_name: 'B',
    gender: 'female',
    agreed: true,
  },
  trackError: { code: 'x', path: '/x', message: 'x' },
  changeSubtitlePreferences: { size: 'large', color: 'cyan', second: 'ko', place: 'top', series_id: '50' },
  trackWatch: { content_id: '50', event: 'start', position: 1, sequence: 1, playback_id: 'p' },
  trackPlayback: { content_id: '50', playback_id: 'playback 1', events: [{ sequence: 1, age: 0, position: 1, event: 'start' }] },
  playVideo: { content_id: '50' },
  trackReading: { content_id: '60001', event: 'start', panel_id: 'rain-1', fraction: 0.5, sequence: 1, playback_id: 'p' },
  trackSearch: { q: 'moon', content_id: '50', search_src: 'header', result_count: 1 },
  restoreFavorites: { removal_id: '0b6d1c6e-6a5f-4c44-9d60-3f2f0a6a9f10' },
  restoreWatching: { removal_id: '0b6d1c6e-6a5f-4c44-9d60-3f2f0a6a9f10' },
  selectProfile: { id: 'x' },
  createTvSignIn: { device_id: 'x', device_type: 'tv', device_model: 'x', device_version: '1' },
  previewTvSignIn: { token: 'BBBBBB' },
  confirmTvSignIn: { token: 'BBBBBB' },
  dismissTvSignIn: { token: 'BBBBBB' },
};

test.each(withText)('a NUL byte in $field of $name is refused', async ({ name, field }) => {
  const { status } = await post(name, JSON.stringify({ ...COMPLETE[name], [field]: 'a\u0000b' }));
  expect(status).toBe(400);
});

test.each(gets)('NUL bytes, broken percent signs and endless values in the query of %s are refused or harmless', async (name) => {
  for (const field of [...fieldsOf(name), 'other']) {
    for (const value of [
      'a%00b',
      '%00',
      '%',
      '%zz',
      '%c3%28',
      'x'.repeat(4000),
      '%F0%9F%92%A9',
      '../../etc/passwd',
      "' or 1=1 --",
      '1e309',
      'NaN',
      '-1',
      '{}',
    ]) {
      const { status } = await send({ method: 'GET', url: addressWith(name, field, value) }, authorityFor(name));
      expect([200, 400, 404]).toContain(status);
    }
  }
});

const TOO_LARGE = [10_000_000, 64 * 1024 + 1].map((bytes) => Buffer.alloc(bytes, ' '));
test.each(posts)('%s refuses a body of ten million bytes, and one byte too many', async (name) => {
  for (const payload of TOO_LARGE) {
    const { status, body } = await post(name, payload);
    expect([status, body.reason]).toEqual([413, 'BODY_TOO_LARGE']);
  }
});

test.each(posts)('%s refuses a body that is not JSON', async (name) => {
  for (const payload of ['{', '{"a":', 'null,', '<xml/>', "{'a':1}", '\u0000', '{"a":1}}', Buffer.from([0xff, 0xfe, 0x00])]) {
    expect((await post(name, payload)).status).toBe(400);
  }
});

test.each(posts.filter((name) => fieldsOf(name).length > 0))('%s refuses JSON that is no object', async (name) => {
  for (const payload of ['[]', '[{}]', '"x"', '7', 'true']) {
    const { status, body } = await post(name, payload);
    expect([status, body.reason]).toEqual([400, 'INPUT_INVALID']);
  }
});

test.each(posts)('%s refuses keys that would reach the prototype', async (name) => {
  for (const payload of [
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":{"__proto__":null}}',
  ]) {
    expect((await post(name, payload)).status).toBe(400);
  }
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test.each(posts.filter((name) => fieldsOf(name).length > 0))('%s takes JSON and nothing else', async (name) => {
  const payload = JSON.stringify(COMPLETE[name] ?? { content_id: '50' });
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    'application/jsonx',
    'x',
    '\tapplication/json-seq',
  ]) {
    const { status } = await post(name, payload, type);
    expect([400, 415], type).toContain(status);
  }
});

test('numbers beyond all bounds are refused', async () => {
  const report = COMPLETE.trackWatch;
  for (const position of ['1e309', '-1', '1000001', '"5"', 'null', '[1]']) {
    const text = JSON.stringify({ ...report, position: 0 }).replace('"position":0', `"position":${position}`);
    expect((await post('trackWatch', text)).status, position).toBe(400);
  }
  for (const sequence of [-1, 1.5, 2 ** 40])
    expect((await post('trackWatch', JSON.stringify({ ...report, sequence }))).status).toBe(400);
});

test('nesting without end costs nothing', async () => {
  for (const deep of ['['.repeat(30_000) + ']'.repeat(30_000), '{"a":'.repeat(9000) + '1' + '}'.repeat(9000)]) {
    expect([200, 400, 413]).toContain((await post('trackError', deep)).status);
  }
});

test('half a character is a character like any other', async () => {
  const { status } = await post('trackWatch', JSON.stringify({ ...COMPLETE.trackWatch, playback_id: '\ud800' }));
  expect(status).toBe(200);
  expect((await post('signIn', JSON.stringify({ email: 'a\udfff@b.example', password: '\ud800' }))).status).toBe(401);
});

test('an unknown API path is not found, with any method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    for (const url of [
      '/api/nothing',
      '/api/',
      '/api/gateway/v01/user/signin/',
      '/api/gateway/v02/geo',
      '/nothing',
      '//api/gateway/v01/geo',
    ]) {
      const { status, body } = await send({ method, url });
      expect([status, body.reason], `${method} ${url}`).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  }
  for (const name of names) {
    const routes: readonly string[] = Object.values(ROUTES);
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      // A word in a path may also be what another call names there.
      const leads = routes.some((route) =>
        new RegExp(`^${route.replaceAll(/:[a-z_]+/g, '[^/]+')}$`).test(`${other} ${pathOf(name)}`),
      );
      if (leads) continue;
      const hasBody = other !== 'GET' && other !== 'DELETE';
      expect((await send({ method: other, url: pathOf(name), ...(hasBody && { payload: {} }) })).status).toBe(404);
    }
  }
});

test('addresses that cannot be read are refused in the envelope', async () => {
  for (const url of ['/api/%', '/api/gateway/v01/%zz', `/api/${'x'.repeat(5000)}`, '/%c0%af', '/media/%']) {
    const { status } = await send({ method: 'GET', url });
    expect([400, 403, 404, 414], url).toContain(status);
  }
});

/** What the schema of an input takes, or something near it. */
const valueOf = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const near = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '1',
      '40',
      '50',
      '40001',
      '31',
      'newest',
      'true',
      'female',
      'start',
      'en_us',
      'cookie',
      'body',
      null,
      true,
      0,
      1,
      -1,
      1e21,
      0.1,
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const fitting = [
    0,
    1,
    true,
    'x',
    '50',
    '1',
    'female',
    'start',
    'newest',
    'web',
    'true',
    'en_us',
    'body',
    'auto-next',
    '2001-01-01',
  ].filter((value) => schema.safeParse(value).success);
  return fitting.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...fitting) }, { weight: 1, arbitrary: near })
    : near;
};
const inputOf = (name: OperationName) =>
  fc.record(
    Object.fromEntries(
      Object.entries(operationOf(name).input?.shape ?? {}).map(([field, schema]) => [
        field,
        isInPath(name, field) ? fc.base64String({ minLength: 4, maxLength: 60 }) : valueOf(schema as z.ZodType),
      ]),
    ),
    { requiredKeys: fieldsOf(name).filter((field) => isInPath(name, field)) },
  );

describe('whatever is sent, the answer keeps the contract', () => {
  test.each(names)('%s', async (name) => {
    await fc.assert(
      fc.asyncProperty(inputOf(name), fc.boolean(), async (input, signedIn) => {
        clock.now += 1;
        // From a new address each time, so that limits do not answer for the operation.
        await call(name, input, {
          ...(signedIn && name !== 'signOut' && { as: user.access_token }),
          address: `10.${clock.now % 200}.${clock.now % 199}.${clock.now % 197}`,
        });
      }),
      { numRuns: 30, interruptAfterTimeLimit: 800, markInterruptAsFailure: false },
    );
  });
});
