import { createClient } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { visitorWith } from '#app/platform/visitor.fixture.ts';
import type { Visitor } from '../../../render';
import { afterProcess, beginProcess, type ProcessView } from './process.ts';

const ORIGIN = 'https://madang.example';
type Answers = Readonly<Record<string, unknown>>;

/** A visitor of an address whose API answers by path suffix. Other calls fail. */
const visitorTold = (answers: Answers, requests: Record<string, unknown>[] = []): Visitor => {
  const api = createClient(async (_operation, { path, body }) => {
    requests.push(JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>);
    const answer = Object.entries(answers).find(([end]) => path.split('?')[0]?.endsWith(end))?.[1];
    return answer === undefined
      ? { status: 401, body: { code: '2060', message: 'no.', reason: 'SOCIAL_CONNECTION_FAILED' } }
      : {
          status: 200,
          body: {
            code: '0000',
            message: 'OK',
            ...(Array.isArray(answer) ? { objects: answer, total_count: answer.length } : { object: answer }),
          },
        };
  });
  return { ...visitorWith(api), kept: () => 'kept' };
};

/** Outcome of an address: a page or a redirect. Throws when not found. */
const open = async (
  path: string,
  answers: Answers,
  requests?: Record<string, unknown>[],
): Promise<ProcessView | { readonly to: string | null; readonly cookie: string | null }> => {
  const [, , type = '', detail] = (path.split('?')[0] ?? '').split('/');
  const request = new Request(ORIGIN + path);
  try {
    return await beginProcess(visitorTold(answers, requests), { request, url: new URL(ORIGIN + path) }, { type, detail });
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location'), cookie: thrown.headers.get('set-cookie') };
    throw thrown;
  }
};

const SSO = { name: 'School', redirect_url: 'https://school.example/enter', message: 'Back on Monday.' };
const USER = { signin_type: 1, date_of_birth: '1994-05-17' };

test('another single sign-on redirects while it is active, and shows its message while it is not [PA-03]', async () => {
  expect(await open('/process/sso', { 'menu/all': { sso_info: { ...SSO, status: 'active' } } })).toMatchObject({
    to: 'https://school.example/enter',
  });
  expect(await open('/process/sso', { 'menu/all': { sso_info: { ...SSO, status: 'inactive' } } })).toEqual({
    view: 'away',
    name: 'School',
    message: 'Back on Monday.',
  });
});

test.each(['/process/zzz', '/process/social', '/process/oauth', '/process/odk/more', '/process/link/more', '/process/sso/more'])(
  '%s is not found',
  async (path) => {
    await expect(open(path, {})).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('without a configured single sign-on its address is not found', async () => {
  await expect(open('/process/sso', { 'menu/all': { sso_info: null } })).rejects.toMatchObject({ init: { status: 404 } });
});

/** What a form that is posted to an address leads to. */
const send = async (
  path: string,
  fields: Record<string, string>,
  answers: Answers,
  requests?: Record<string, unknown>[],
): Promise<unknown> => {
  const [, , type = '', detail] = (path.split('?')[0] ?? '').split('/');
  const request = new Request(ORIGIN + path, { method: 'POST', body: new URLSearchParams(fields) });
  try {
    return (await afterProcess(
      visitorTold(answers, requests),
      { request, url: new URL(ORIGIN + path) },
      { type, detail },
    )) as unknown;
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location') };
    throw thrown;
  }
};
const KNOWN = { '/user/social-provider/list': [{ id: 'google', name: 'Google' }] };

test('an address that starts a provider sign-in asks first and starts nothing', async () => {
  const requests: Record<string, unknown>[] = [];
  expect(await open('/process/social/google?callbackUrl=/en_us/plan', KNOWN, requests)).toEqual({
    view: 'begin',
    name: 'Google',
  });
  expect(requests).toEqual([{}]);
  await expect(open('/process/social/other', KNOWN)).rejects.toMatchObject({ init: { status: 404 } });
});

test('the form starts the attempt with a return path on this site and the secret of this browser', async () => {
  const begun = { url: 'https://id.example/auth?state=s', browser: 'secret' };
  for (const [callbackUrl, way_back] of [
    ['/en_us/plan', '/en_us/plan'],
    ['//evil.example', undefined],
  ]) {
    const requests: Record<string, unknown>[] = [];
    const path = `/process/social/google?lang=vi_vn&remember=y&callbackUrl=${encodeURIComponent(String(callbackUrl))}`;
    expect(await send(path, {}, { ...KNOWN, '/user/social-provider/start': begun }, requests)).toMatchObject({
      data: { view: 'leave', url: begun.url, name: 'Google' },
      init: { headers: { 'set-cookie': 'madang_attempt=secret; Path=/process; Max-Age=1800; HttpOnly; SameSite=Lax; Secure' } },
    });
    expect(requests[0]).toEqual({
      provider: 'google',
      browser: 'kept',
      language: 'vi_vn',
      remember: true,
      ...(way_back && { way_back }),
    });
  }
});

test('a partner’s assertion is kept pending, leaves the URL, and begins no session', async () => {
  const requests: Record<string, unknown>[] = [];
  const kept = { request_id: 'r', product_id: 'p', bango_user_id: 'b', redirect_uri: null, browser: 'secret' };
  const path = '/process/bango?assertion=a.b.c&requestId=r&productId=p&bangoUserId=b';
  expect(await open(path, { '/partner/sso/bango/arrival': kept }, requests)).toEqual({
    to: '/process/link',
    cookie: 'madang_attempt=secret; Path=/process; Max-Age=1800; HttpOnly; SameSite=Lax; Secure',
  });
  expect(requests).toHaveLength(1);
});

const PENDING = { step: 'join', request_id: 'r', product_id: 'p', bango_user_id: 'b', redirect_uri: 'https://store.example/' };

test('a pending identity is shown, or leads to sign-in with the names of its request', async () => {
  expect(await open('/process/link', { '/link/preview': PENDING })).toEqual({ view: 'pending', pending: PENDING });
  expect(await open('/process/link', { '/link/preview': { ...PENDING, step: 'sign_in_first' } })).toMatchObject({
    to: '/en_us/signin?requestId=r&productId=p&bangoUserId=b&bangoRedirectUri=https%3A%2F%2Fstore.example%2F',
  });
});

const ACCEPTED = { step: 'signed_in', user: USER, way_back: '/en_us/plan', redirect_uri: null };

test('joining posts the password, accepting posts none, and another session is replaced only by its own button', async () => {
  const requests: Record<string, unknown>[] = [];
  const answers = { '/social-provider/link': ACCEPTED, '/social-provider/confirm': ACCEPTED };
  for (const fields of [
    { intent: 'join', password: 'secret' },
    { intent: 'join' },
    { intent: 'continue' },
    { intent: 'replace' },
    {},
  ])
    expect(await send('/process/link', fields as Record<string, string>, answers, requests)).toEqual({ to: '/en_us/plan' });
  const common = { browser: 'kept', transport: 'cookie' };
  expect(requests).toEqual([
    { ...common, password: 'secret' },
    common,
    { ...common, replace: false },
    { ...common, replace: true },
    { ...common, replace: false },
  ]);
});

test('after consent the viewer goes to the partner, to the birth date, or back to the asking page', async () => {
  const accept = (answer: object) => send('/process/link', { intent: 'continue' }, { '/social-provider/confirm': answer });
  const back = { ...ACCEPTED, redirect_uri: 'https://store.example/done' };
  expect(await accept(back)).toMatchObject({ data: { view: 'leave', url: 'https://store.example/done', name: 'store.example' } });
  expect(await accept({ ...back, user: { ...USER, date_of_birth: null } })).toEqual({
    to: '/en_us/signup?b=y&bangoRedirectUri=https%3A%2F%2Fstore.example%2Fdone',
  });
  expect(await accept({ ...ACCEPTED, step: 'pending', user: null })).toEqual({ to: '/process/link' });
});

test('an empty password is reported without a call, and a refusal stays on the page', async () => {
  const requests: Record<string, unknown>[] = [];
  expect(await send('/process/link', { intent: 'join', password: '' }, {}, requests)).toMatchObject({
    data: { faults: { password: 'missing' } },
  });
  expect(requests).toEqual([]);
  expect(await send('/process/link', { intent: 'join', password: 'x' }, {})).toMatchObject({
    data: { reason: { refusal: 'SOCIAL_CONNECTION_FAILED' } },
  });
  await expect(send('/process/odk', { intent: 'join', password: 'x' }, {})).rejects.toMatchObject({ init: { status: 404 } });
});

test('a returning viewer goes to the birth date, to the asking page, or back', async () => {
  const back = (answer: object) => open('/process/oauth/google?state=s&code=c', { '/user/social/google': answer });
  expect(await back({ step: 'signed_in', user: USER, way_back: '/en_us/plan' })).toMatchObject({ to: '/en_us/plan' });
  expect(await back({ step: 'signed_in', user: USER, way_back: null })).toMatchObject({ to: '/en_us/main' });
  expect(await back({ step: 'signed_in', user: { ...USER, date_of_birth: null }, way_back: '/en_us/plan' })).toMatchObject({
    to: '/en_us/signup?b=y&callbackUrl=%2Fen_us%2Fplan',
  });
  expect(await back({ step: 'pending', user: null, way_back: null })).toMatchObject({ to: '/process/link' });
});

test('a denied authorization shows its reason and error code', async () => {
  expect(await open('/process/oauth/google?state=s&error=access_denied', {})).toEqual({
    view: 'failed',
    refusal: 'SOCIAL_CONNECTION_FAILED',
    code: '2060',
  });
});

test("during a partner's request a signed-out visitor signs in first, and its parameters stay in the address", async () => {
  const flow = 'requestId=r&productId=p&bangoUserId=b&bangoRedirectUri=https%3A%2F%2Fstore.example%2F';
  expect(await open(`/process/bango?${flow}`, {})).toMatchObject({ to: `/en_us/signin?${flow}` });
});
