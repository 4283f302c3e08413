import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, startSession } from '#app/platform/api.ts';
import { watchAnalytics, type Watched } from './watch-analytics.ts';

interface ReportBody {
  readonly content_id: string;
  readonly playback_id: string;
  readonly udid?: string;
  readonly app_version: string;
  readonly events: readonly {
    readonly sequence: number;
    readonly event: string;
    readonly age: number;
    readonly position: number;
    readonly value?: string;
  }[];
}

let requests: { readonly at: number; readonly body: ReportBody; readonly keepalive: boolean }[];
let answer: (path: string) => [status: number, body: unknown] | 'never';
let listeners: Map<string, () => void>;
let began: number;
const calls: string[] = [];
const OK = { code: '0000', message: 'OK', object: null };

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  calls.length = 0;
  answer = () => [200, OK];
  listeners = new Map();
  began = performance.now();
  vi.stubGlobal('document', { cookie: 'madang_udid=browser-7' });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
  vi.stubGlobal('fetch', (path: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    calls.push(path.split('/').slice(-2).join('/'));
    if (path.endsWith('/analytics/watch'))
      requests.push({ at: performance.now() - began, body: JSON.parse(body) as ReportBody, keepalive });
    const reply = answer(path);
    if (reply === 'never') return new Promise(() => undefined);
    return Promise.resolve(new Response(JSON.stringify(reply[1]), { status: reply[0] }));
  });
  startSession(false, null, () => undefined);
});
afterEach(async () => {
  // Whatever still plays ends here.
  answer = () => [200, OK];
  await api.signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nowhere = { collection: null, viaClick: null, from: null };
let playbacks = 0;
const begin = (different: Partial<Watched> = {}) => {
  let position = 0;
  const playbackId = `playback ${(playbacks += 1)}`;
  const watched = { contentId: '50', playbackId, kind: 'film', signedIn: false, readProfileId: () => null } as const;
  const analytics = watchAnalytics({ ...watched, ...different });
  analytics.start(() => (position += 1), nowhere);
  return analytics;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const eventsOf = () => requests.flatMap(({ body }) => body.events.map(({ event, value }) => value ?? event));
const numbersTold = () => new Set(requests.flatMap(({ body }) => body.events.map(({ sequence }) => sequence)));

test('a start, a heartbeat after fifteen seconds, then every six, and none during a pause [AN-01] [AN-02] [AN-03]', async () => {
  const analytics = begin();
  await pass(28_000);
  analytics.status('paused');
  await pass(60_000);
  expect(requests.map(({ at, body }) => [at, body.events[0]?.event])).toEqual([
    [0, 'start'],
    [15_000, 'check'],
    [21_000, 'check'],
    [27_000, 'check'],
    [28_000, 'update'],
  ]);
  const [first] = requests;
  expect(first?.body).toMatchObject({ content_id: '50', udid: 'browser-7', app_version: 'v4.0.16' });
  expect(new Set(requests.map(({ body }) => body.playback_id))).toEqual(new Set([`playback ${playbacks}`]));
});

test('status, subtitle, audio and speed changes are reported as they happen [AN-04] [AN-05] [AN-06] [AN-07]', async () => {
  const analytics = begin();
  for (const status of ['paused', 'playing', 'seeked', 'ended'] as const) analytics.status(status);
  analytics.changed('subtitle_language', 'off');
  analytics.changed('audio_language', 'en');
  analytics.changed('speed', '1.5');
  await pass(0);
  expect(eventsOf()).toEqual(['start', 'paused', 'playing', 'seeked', 'ended', 'off', 'en', '1.5']);
});

test.each([
  [false, null, 1],
  [true, 'p1', 1],
  [true, null, 0],
])('signed in %s with profile %s: %i reported [AN-08]', async (signedIn, profileId, reported) => {
  const analytics = begin({ signedIn, readProfileId: () => profileId });
  await pass(40_000);
  await analytics.stop();
  expect(new Set(requests.map(({ body }) => body.playback_id)).size).toBe(reported);
});

test.each([
  ['', 1],
  ['allowed.allowed', 1],
  ['refused.allowed', 1],
  ['.refused', 0],
])('in a browser that has chosen %j: %i reported', async (chosen, reported) => {
  vi.stubGlobal('document', { cookie: `madang_udid=browser-7; madang_privacy=${chosen}` });
  const analytics = begin();
  await pass(40_000);
  await analytics.stop();
  expect(new Set(requests.map(({ body }) => body.playback_id)).size).toBe(reported);
});

test('leaving, closing the page and signing out send one stop event and no heartbeat after it [AN-09] [SE-74]', async () => {
  for (const end of ['leave', 'close', 'sign out', 'all'] as const) {
    requests = [];
    calls.length = 0;
    const analytics = begin();
    await pass(5000);
    if (end === 'leave' || end === 'all') void analytics.stop();
    if (end === 'close' || end === 'all') listeners.get('pagehide')?.();
    if (end === 'sign out' || end === 'all') await api.signOut();
    await pass(60_000);
    expect(eventsOf(), end).toEqual(['start', 'stop']);
    expect(requests.at(-1)?.keepalive).toBe(true);
    expect(listeners.has('pagehide')).toBe(false);
    if (end === 'sign out') expect(calls).toEqual(['analytics/watch', 'analytics/watch', 'user/signout']);
  }
});

test('sign-out does not wait for events that cannot be sent', async () => {
  const analytics = begin();
  await pass(0);
  answer = (path) => (path.endsWith('/analytics/watch') ? 'never' : [200, OK]);
  const out = api.signOut();
  await pass(1000);
  await expect(out).resolves.toBeNull();
  expect(eventsOf()).toEqual(['start', 'stop']);
  analytics.status('paused');
  expect(requests).toHaveLength(2);
});

test('events queued during an outage are sent with the next event and keep their numbers', async () => {
  answer = () => [503, { code: '9999', message: 'Try again in a moment.' }];
  const analytics = begin();
  await pass(30_000);
  requests = [];
  answer = () => [200, OK];
  analytics.status('paused');
  await pass(0);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body.events.map(({ event, age }) => [event, age])).toEqual([
    ['start', 30_000],
    ['check', 15_000],
    ['check', 9000],
    ['check', 3000],
    ['update', 0],
  ]);
  await analytics.stop();
  expect(eventsOf().at(-1)).toBe('stop');
});

test('the stop event is retried after an outage and given up after ten retries', async () => {
  const analytics = begin();
  await pass(0);
  answer = () => [503, { code: '9999', message: '' }];
  const stopped = analytics.stop();
  await stopped;
  expect(requests).toHaveLength(2);
  answer = () => [200, OK];
  await pass(6000);
  expect(eventsOf()).toEqual(['start', 'stop', 'stop']);
  await pass(600_000);
  expect(requests).toHaveLength(3);

  const lost = begin();
  answer = () => [503, { code: '9999', message: '' }];
  requests = [];
  await lost.stop();
  await pass(3_600_000);
  expect(requests.length).toBeLessThanOrEqual(12);
});

test('after a long outage the newest two hundred events are sent, twenty per request', async () => {
  answer = () => [503, { code: '9999', message: '' }];
  const analytics = begin();
  for (let index = 0; index < 300; index += 1) analytics.changed('speed', '1.5');
  await pass(0);
  requests = [];
  answer = () => [200, OK];
  analytics.status('paused');
  await pass(0);
  expect(requests.map(({ body }) => body.events.length)).toEqual(Array.from({ length: 10 }, () => 20));
  expect([...numbersTold()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 103));
});

test('events the server refuses are not sent again', async () => {
  answer = () => [404, { code: '4040', message: '', reason: 'CONTENT_NOT_FOUND' }];
  const analytics = begin();
  await pass(0);
  analytics.status('paused');
  await pass(0);
  expect(requests.map(({ body }) => body.events.map(({ sequence }) => sequence))).toEqual([[1], [2]]);
});

test('when the position can no longer be read, the stop event reports the last known position', async () => {
  let position: number | null = 7;
  const watched = {
    contentId: '60001',
    playbackId: 'reading 1',
    kind: 'strip',
    signedIn: false,
    readProfileId: () => null,
  } as const;
  const analytics = watchAnalytics(watched);
  analytics.start(() => position, nowhere);
  position = 0;
  analytics.status('seeked');
  position = 12.5;
  analytics.status('paused');
  position = null;
  await pass(0);
  await analytics.stop();
  expect(requests.flatMap(({ body }) => body.events.map((event) => event.position))).toEqual([7, 0, 12.5, 12.5]);
});
