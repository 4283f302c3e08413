import type { CallFailed } from '@madang/contract/client.ts';
import { API_CODES } from '@madang/contract/analytics/report-codes.ts';
import { NEEDED_IDS, type ViewerOperation, VIEWER_ROUTES } from '@madang/contract/viewer-routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, startSession } from './api.ts';

interface Report {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly app_version: string;
}

let reports: Report[];
let requests: { readonly path: string; readonly body: Record<string, unknown> }[];
let answer: (path: string) => Response | Promise<Response>;
let goOnline: () => void;
const page = { location: { pathname: '' }, navigator: { onLine: true } };
let pages = 0;
const nothing = () => undefined;

beforeEach(() => {
  reports = [];
  requests = [];
  page.location.pathname = `/en_us/page-${(pages += 1)}`;
  page.navigator.onLine = true;
  vi.stubGlobal('document', { cookie: 'madang_profile=p1' });
  vi.stubGlobal('window', {
    location: page.location,
    navigator: page.navigator,
    addEventListener: (_online: string, listener: () => void) => (goOnline = listener),
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    const sent = JSON.parse(body ?? '{}') as Record<string, unknown>;
    requests.push({ path, body: sent });
    if (!path.endsWith('/log/error')) return answer(path);
    reports.push(sent as unknown as Report);
    return Response.json({ code: '0000', message: 'OK', object: null });
  });
  startSession(false, null, () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const broken = (body: object = {}) => Response.json({ message: 'broken', ...body }, { status: 500 });
const call = (name: ViewerOperation): Promise<unknown> => {
  const needed = NEEDED_IDS[name];
  return (api[name] as (input: object) => Promise<unknown>)(needed === undefined ? {} : { [needed]: '1' });
};
const fail = async (name: ViewerOperation): Promise<CallFailed> =>
  call(name).then(
    () => expect.unreachable(),
    (error: unknown) => error as CallFailed,
  );
const codes = () => reports.map(({ code }) => code);
const untilReported = (...expected: readonly string[]) => vi.waitFor(() => expect(codes()).toEqual(expected));

const isContent = (name: ViewerOperation) => VIEWER_ROUTES[name].includes('/api/content/');

test.each(Object.entries(API_CODES) as [ViewerOperation, { base: string }][])(
  'a failed %s reports its code [AN-14] [AN-15] [AN-16] [AN-17] [AN-22] [AN-23] [AN-24] [AN-25] [AN-26] [AN-27] [AN-28] [AN-29] [AN-30] [AN-31] [AN-32] [AN-33] [AN-34] [AN-35] [AN-37] [AN-38] [AN-39] [AN-40] [AN-41] [AN-42] [AN-43] [AN-44] [AN-47] [AN-48] [AN-49] [AN-50] [AN-51] [AN-52] [AN-53] [AN-55] [AN-56] [AN-57] [AN-58] [AN-61] [AN-62] [AN-70]',
  async (name, { base }) => {
    // Billing calls need a session: without one they are refused before they are sent.
    startSession(true, 'token', nothing, nothing, async () => 'token');
    answer = () => broken({ code: '5001' });
    await fail(name);
    await untilReported(`${isContent(name) ? 'FMS|' : ''}API${base}-5001-1001`);
    expect(reports).toEqual([
      {
        code: codes()[0],
        path: page.location.pathname,
        message: `${name}: broken`,
        user_id: 'anonymous',
        app_version: 'v4.0.16',
      },
    ]);
  },
);

test.each([
  ['getLike', 'API2090'],
  ['addLike', 'API2091'],
  ['removeLike', 'API2092'],
  ['listLikes', 'API2093'],
] as const)('a %s lost in the network is %s [AN-18] [AN-19] [AN-20] [AN-21] [AN-67]', async (name, number) => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await fail(name);
  await untilReported(`FMS|${number}-9999-1001`);
});

test.each([
  ['an answer without a code of its own', () => broken({ code: '9999' }), '9999-1001'],
  ['content groups with code 5001', () => broken({ code: '5001' }), '5001-1001'],
  ['a page of a proxy with status 502', () => new Response('<html>Bad Gateway</html>', { status: 502 }), '9999-1001'],
  ['status 500 without a code', () => Response.json({ message: 'broken' }, { status: 500 }), '9999-1001'],
  ['a list of something else', () => Response.json(['wrong']), '9999-0001'],
  ['an answer without status or code', () => Response.json({ objects: [] }), '9999-0002'],
  ['an empty object', () => Response.json({ code: '0000', message: 'OK', object: {} }), '9999-1002'],
])('%s [AN-63] [AN-64] [AN-65] [AN-66] [AN-68]', async (_what, answered, code) => {
  answer = answered;
  await fail('listGroups');
  await untilReported(`FMS|API4110-${code}`);
});

test('an unanswered call about the running plan is API2090, as a like is, and the report names the call [AN-45]', async () => {
  startSession(true, 'token', nothing, nothing, async () => 'token');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await fail('getReservedSubscription');
  await untilReported('API2090-9999-1001');
  expect(reports[0]?.message).toContain('getReservedSubscription');
});

test.each([
  ['listBillingInfo', 'No token available'],
  ['getActiveSubscription', 'No token available'],
  ['cancelSubscription', 'No token or payload available'],
  ['purchase', 'No token or payload available'],
  ['redeemCoupon', 'No token or payload available'],
] as const)('a signed-out %s is not sent and is reported to the operators: %s [SU-84] [SU-85]', async (name, message) => {
  const error = await fail(name);
  expect(error.message).toBe(message);
  await vi.waitFor(() => expect(reports.map((report) => report.message)).toEqual([`${name}: ${message}`]));
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['error']);
});

test('a purchase without a payload is not sent [SU-85]', async () => {
  startSession(true, 'token', nothing, nothing, async () => 'token');
  await expect((api.purchase as () => Promise<unknown>)()).rejects.toThrow('No token or payload available');
  expect(requests.filter(({ path }) => !path.endsWith('/log/error'))).toEqual([]);
});

test('a response that takes longer than thirty seconds is a failure [AN-69]', async () => {
  vi.useFakeTimers();
  answer = () => new Promise(() => undefined);
  const failing = fail('listGroups');
  await vi.advanceTimersByTimeAsync(31_000);
  await failing;
  vi.useRealTimers();
  await untilReported('FMS|API4110-9999-0003');
});

test('refusals, and reports that fail, are not reported', async () => {
  answer = () => Response.json({ code: '4003', message: 'no', reason: 'SUBSCRIPTION_NEEDED' }, { status: 403 });
  await fail('playVideo');
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push({ path, body: {} });
    return broken();
  });
  await expect(api.trackError({ code: 'BCP0010', path: '/' })).rejects.toThrow();
  await new Promise((done) => setTimeout(done, 20));
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['play', 'error']);
});

test('a page reports at most twenty failures, and the next page starts a new count', async () => {
  answer = () => broken();
  await Promise.all(Array.from({ length: 30 }, () => fail('getGeo')));
  await vi.waitFor(() => expect(reports).toHaveLength(20));
  page.location.pathname = '/en_us/another';
  await fail('getGeo');
  await vi.waitFor(() => expect(reports).toHaveLength(21));
});

test('without a connection the report waits until there is one', async () => {
  page.navigator.onLine = false;
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await fail('getGeo');
  await new Promise((done) => setTimeout(done, 20));
  expect(reports).toEqual([]);
  goOnline();
  await untilReported('API6010-9999-1001');
});

test('a refresh sends app version and attribution, and its failure is reported once [AN-56] [AN-72] [AN-73]', async () => {
  startSession(true, 'stale', () => undefined);
  answer = (path) =>
    path.endsWith('/token/refresh') ? broken({ code: '9999' }) : Response.json({ code: '2032' }, { status: 401 });
  await expect(api.listProfiles()).rejects.toThrow();
  const refreshed = requests.filter(({ path }) => path.endsWith('/token/refresh'));
  expect(refreshed.map(({ body }) => body)).toEqual([{ profile_id: 'p1', attribution_id: '', app_version: 'v4.0.16' }]);
  await vi.waitFor(() => expect(codes().toSorted()).toEqual(['API1120-9999-1001', 'API1180-2032-1001']));
});

test('code 2053 on a 401 is requested exactly once, and the session stays [AN-75]', async () => {
  const ended = vi.fn();
  startSession(true, 'valid', ended);
  answer = () => Response.json({ code: '2053', message: 'too many' }, { status: 401 });
  await fail('listFavorites');
  await untilReported('FMS|API4140-2053-1001');
  expect(requests.map(({ path }) => path.split('?')[0]?.split('/').slice(-2).join('/'))).toEqual(['favorite/list', 'log/error']);
  expect(ended).not.toHaveBeenCalled();
});
