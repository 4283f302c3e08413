import { CallFailed } from '@madang/contract/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNoticeBoard } from './notice-board.ts';
import type { NoticeReader } from './notice-reader.ts';
import { liveRetryMs } from '#app/shell/live-times.ts';

const MINUTE = 60_000;
const MINA: NoticeReader = { userType: 'avod', name: 'avod mina' };
const STRANGER: NoticeReader = { userType: 'anonymous', name: 'anonymous' };

let now: number;
let cookie: string;
let requests: [string, unknown][];
let menu: () => unknown;
let notices: () => unknown;
let left: number[];
beforeEach(() => {
  left = [];
  now = 1_700_000_000_000;
  cookie = '';
  requests = [];
  menu = () => ({ id: 'web', config: { notice_check_seconds: 420, live_retry_seconds: 20, live_recovery_seconds: 10 } });
  notices = () => ({ objects: [{ notice_id: 'a', start_date: '2026-11-20T00:00:00.000Z' }], total_count: 1 });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      const [pair = ''] = written.split(';');
      const [name = ''] = pair.split('=');
      cookie = [...cookie.split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`)), pair].join('; ');
    },
  });
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (name: string, answer: () => unknown) => async (input: unknown) => {
  requests.push([name, input]);
  return answer() as never;
};
const open = () =>
  createNoticeBoard({
    api: { listMenu: ask('menu', () => menu()), listNotices: ask('notices', () => notices()) },
    now: () => now,
    leave: (failure) => left.push(failure.status),
  });
const fail =
  (operation: 'listMenu' | 'listNotices', status = 500) =>
  () => {
    throw new CallFailed(operation, { status, local: '1001' });
  };
const names = () => requests.map(([name]) => name);

test("a session starts with the menu and the notices, and polls notices at the menu's interval [HF-53] [ST-71]", async () => {
  const board = open();
  await board.check(MINA);
  expect(requests).toEqual([
    ['menu', { type: 'web', os: 'web', limit: 100 }],
    ['notices', { platform_id: 'web', type: 'all', user_type: 'avod' }],
  ]);
  expect(liveRetryMs()).toBe(20_000);
  now += 7 * MINUTE - 1;
  await board.check(MINA);
  expect([board.dueIn(), requests.length]).toEqual([1, 2]);
  now += 1;
  await Promise.all([board.check(MINA), board.check(MINA)]);
  expect(names()).toEqual(['menu', 'notices', 'notices']);
});

test('another reader starts a new session and sees no notices of the one before', async () => {
  const board = open();
  await board.check(MINA);
  const asking = board.check(STRANGER);
  expect(board.getSnapshot().notices).toBeNull();
  await asking;
  expect(names()).toEqual(['menu', 'notices', 'menu', 'notices']);
  expect(requests.at(-1)?.[1]).toMatchObject({ user_type: 'anonymous' });
});

test('an answer that arrives after the reader changed is dropped', async () => {
  const board = open();
  const late = board.check(MINA);
  notices = fail('listNotices');
  await board.check(STRANGER);
  await late;
  expect(board.getSnapshot()).toMatchObject({ notices: null, failed: true });
});

test.each([403, 500, 502, 200])('a menu response of %s leaves the page [HF-59] [HF-60]', async (status) => {
  menu = fail('listMenu', status);
  await open().check(MINA);
  expect(left).toEqual([status]);
});

test.each([0, 401])(
  'without a response, or when the session has ended (%s), notices are polled every half hour',
  async (status) => {
    menu = fail('listMenu', status);
    const board = open();
    await board.check(MINA);
    expect(left).toEqual([]);
    expect(board.getSnapshot().notices).toHaveLength(1);
    expect(board.dueIn()).toBe(30 * MINUTE);
  },
);

test('a failed call keeps earlier notices and can be retried at once', async () => {
  const board = open();
  await board.check(MINA);
  const works = notices;
  notices = fail('listNotices');
  now += 7 * MINUTE;
  await board.check(MINA);
  expect(board.getSnapshot()).toMatchObject({ failed: true, notices: [{ notice_id: 'a' }] });
  notices = works;
  await board.retry(MINA);
  expect(board.getSnapshot().failed).toBe(false);
});

test('dismissed and seen notices are stored in the browser, merged with those of another tab', async () => {
  const board = open();
  await board.check(MINA);
  cookie = `${cookie}; madang_excluded_notices=z`;
  board.close('a');
  board.see([{ start_date: '2026-11-20T00:00:00.000Z' }]);
  expect(board.getSnapshot()).toMatchObject({ excluded: ['z', 'a'], latest: '2026-11-20T00:00:00.000Z' });
  const again = open();
  await again.check(MINA);
  expect(again.getSnapshot()).toMatchObject({ excluded: ['z', 'a'], latest: '2026-11-20T00:00:00.000Z' });
});
