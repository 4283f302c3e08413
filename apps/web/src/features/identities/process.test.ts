import { createClient } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { visitorWith } from '#app/platform/visitor.fixture.ts';
import type { Visitor } from '../../../render';
import { beginProcess, type ProcessView } from './process.ts';

const ORIGIN = 'https://madang.example';
type Answers = Readonly<Record<string, unknown>>;

/** Somebody who opens an address, when the calls whose path ends so are answered so; others fail. */
const visitorTold = (answers: Answers, asked: Record<string, unknown>[] = []): Visitor => {
  const api = createClient(async (_operation, { path, body }) => {
    asked.push(JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>);
    const answer = Object.entries(answers).find(([end]) => path.split('?')[0]?.endsWith(end))?.[1];
    return answer === undefined
      ? { status: 401, body: { code: '2060', message: 'no.', reason: 'SOCIAL_CONNECTION_FAILED' } }
      : { status: 200, body: { code: '0000', message: 'OK', object: answer } };
  });
  return { ...visitorWith(api), kept: () => 'kept' };
};

/** What an address leads to: a page that is shown, or another address; what is not found throws. */
const open = async (
  path: string,
  answers: Answers,
  asked?: Record<string, unknown>[],
): Promise<ProcessView | { readonly to: string | null; readonly cookie: string | null }> => {
  const [, , type = '', detail] = (path.split('?')[0] ?? '').split('/');
  const request = new Request(ORIGIN + path);
  try {
    return await beginProcess(visitorTold(answers, asked), request, { type, detail });
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location'), cookie: thrown.headers.get('set-cookie') };
    throw thrown;
  }
};

const SSO = { name: 'School', redirect_url: 'https://school.example/enter', message: 'Back on Monday.' };
const USER = { signin_type: 1, date_of_birth: '1994-05-17' };

test('another single sign-on leads elsewhere while it is active, and says its message while it is not [PA-03]', async () => {
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

test('without another single sign-on there is none', async () => {
  await expect(open('/process/sso', { 'menu/all': { sso_info: null } })).rejects.toMatchObject({ init: { status: 404 } });
});

test('whoever leaves takes along where to come back to, if that is here, and what only this browser has', async () => {
  const begun = { url: 'https://id.example/auth?state=s', browser: 'secret' };
  for (const [callbackUrl, way_back] of [
    ['/en_us/plan', '/en_us/plan'],
    ['//evil.example', undefined],
  ]) {
    const asked: Record<string, unknown>[] = [];
    const path = `/process/social/google?lang=vi_vn&remember=y&callbackUrl=${encodeURIComponent(String(callbackUrl))}`;
    expect(await open(path, { '/user/social-provider/start': begun }, asked)).toEqual({
      to: begun.url,
      cookie: 'madang_attempt=secret; Path=/process; Max-Age=1800; HttpOnly; SameSite=Lax; Secure',
    });
    expect(asked[0]).toEqual({
      provider: 'google',
      browser: 'kept',
      language: 'vi_vn',
      remember: true,
      ...(way_back && { way_back }),
    });
  }
});

test('who comes back goes on: past the birth date, or to a password, or back to where they were', async () => {
  const back = (answer: object) => open('/process/oauth/google?state=s&code=c', { '/user/social/google': answer });
  expect(await back({ step: 'signed_in', user: USER, way_back: '/en_us/plan' })).toMatchObject({ to: '/en_us/plan' });
  expect(await back({ step: 'signed_in', user: USER, way_back: null })).toMatchObject({ to: '/en_us/main' });
  expect(await back({ step: 'signed_in', user: { ...USER, date_of_birth: null }, way_back: '/en_us/plan' })).toMatchObject({
    to: '/en_us/signup?b=y&callbackUrl=%2Fen_us%2Fplan',
  });
  expect(await back({ step: 'password', user: null, way_back: null })).toMatchObject({ to: '/process/link' });
});

test('who is not vouched for is told why, with the code', async () => {
  expect(await open('/process/oauth/google?state=s&error=access_denied', {})).toEqual({
    view: 'failed',
    refusal: 'SOCIAL_CONNECTION_FAILED',
    code: '2060',
  });
});

test('in the middle of a partner’s request a stranger signs in first; its names stay in the address', async () => {
  const flow = 'requestId=r&productId=p&bangoUserId=b&bangoRedirectUri=https%3A%2F%2Fstore.example%2F';
  expect(await open(`/process/bango?${flow}`, {})).toMatchObject({ to: `/en_us/signin?${flow}` });
});
