import { API_CODES } from '@madang/contract/analytics/report-codes.ts';
import { createClient } from '@madang/contract/client.ts';
import { NEEDED_IDS, type ViewerOperation } from '@madang/contract/viewer-routes.ts';
import { MAX_EVENTS_PER_PLAYBACK } from '@madang/domain/analytics/playback-event.ts';
import { LIMITS } from '@madang/domain/shared/limits.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { toLimitAddress } from '../ports/limits.ts';
import { pageFailures } from '../http/page-calls.ts';
import { forgetErrors, forgetPlaybacks } from './analytics.jobs.ts';

const { call, signUp, signInAgain, issuePlayback, deps, clock, connection, reports, close } = await startApp();
afterAll(close);

const OPERATOR = 'operator operator key';

/** A report of a playback that the play call has begun; `as` is who began it. */
const playbackWith = async (
  different: { readonly content_id?: string; readonly [field: string]: unknown } = {},
  as?: string,
) => ({
  content_id: '50',
  playback_id: await issuePlayback(different.content_id ?? '50', { as }),
  events: [{ sequence: 1, age: 0, position: 0, event: 'start' }],
  ...different,
});
/** The random part of a playback ID is what events are stored under. */
const nameOf = (playbackId: string): string => playbackId.split('.')[0] ?? '';
const storedOf = (playbackId: string) =>
  connection.database
    .selectFrom('playback_events')
    .selectAll()
    .where('playback_id', '=', nameOf(playbackId))
    .orderBy('sequence')
    .execute();
const playsOf = (contentId: string) =>
  connection.database.selectFrom('plays').selectAll().where('content_id', '=', contentId).execute();

test('start, checks, changes and stop are kept with their times and where the viewer came from [AN-01] [AN-11]', async () => {
  const user = await signUp();
  const different = {
    content_id: '40001',
    collection: 'catalog-30',
    via_click: 'poster',
    from: 'auto-next',
    udid: 'browser 7',
    app_version: 'v4.0.16',
    events: [
      { sequence: 1, age: 15_000, position: 10, event: 'start' },
      { sequence: 2, age: 9000, position: 16, event: 'update', change: 'speed', value: '1.5' },
      { sequence: 3, age: 0, position: 25.5, event: 'check' },
    ],
  };
  const report = await playbackWith(different, user.access_token);
  expect((await call('trackPlayback', report, { as: user.access_token, country: 'BR' })).status).toBe(200);
  const shared = {
    playback_id: nameOf(report.playback_id),
    content_id: '40001',
    kind: 'film',
    viewer: user.profile?.id,
    signed_in: true,
    device: 'browser 7',
    country: 'BR',
    collection: 'catalog-30',
    via_click: 'poster',
    came_from: 'auto-next',
    app_version: 'v4.0.16',
    received_at: clock.now,
  };
  expect(await storedOf(report.playback_id)).toEqual([
    { ...shared, sequence: 1, event: 'start', change: null, value: null, position: 10, happened_at: clock.now - 15_000 },
    { ...shared, sequence: 2, event: 'update', change: 'speed', value: '1.5', position: 16, happened_at: clock.now - 9000 },
    { ...shared, sequence: 3, event: 'check', change: null, value: null, position: 25.5, happened_at: clock.now },
  ]);
});

test('a retried event counts once, also in a batch with new events', async () => {
  const { access_token } = await signUp();
  const one = { sequence: 1, age: 0, position: 0, event: 'start' };
  const two = { sequence: 2, age: 0, position: 15, event: 'check' };
  const three = { sequence: 3, age: 0, position: 20, event: 'stop' };
  const report = await playbackWith({ content_id: '51' }, access_token);
  for (const events of [[one], [one, two], [two, three], [one, two, three], [two, two]])
    await call('trackPlayback', { ...report, events }, { as: access_token });
  await Promise.all(
    Array.from({ length: 8 }, () => call('trackPlayback', { ...report, events: [one, two, three] }, { as: access_token })),
  );
  expect((await storedOf(report.playback_id)).map(({ event }) => event)).toEqual(['start', 'check', 'stop']);
  expect(await playsOf('51')).toHaveLength(1);
  // A retry that arrives after midnight is the play of the day before.
  clock.now += 86_400_000;
  await call('trackPlayback', { ...report, events: [two] }, { as: access_token });
  expect(await playsOf('51')).toHaveLength(1);
});

test('anonymous playback is always measured, under a pseudonym that changes daily [AN-08]', async () => {
  const from = { address: '10.1.2.3' };
  const viewerOf = async (report: { readonly playback_id: string }) => {
    await call('trackPlayback', report, from);
    return (await storedOf(report.playback_id)).map(({ viewer, signed_in, device }) => ({ viewer, signed_in, device }))[0];
  };
  const [first, second] = [await viewerOf(await playbackWith()), await viewerOf(await playbackWith())];
  expect(first).toEqual(second);
  expect(first).toMatchObject({ signed_in: false, device: '1234567890' });
  expect(JSON.stringify(first)).not.toContain('10.1.2.3');
  clock.now += 86_400_000;
  expect((await viewerOf(await playbackWith()))?.viewer).not.toBe(first?.viewer);
});

test('events of unknown content are refused, as are malformed ones and more than twenty per request', async () => {
  expect((await call('trackPlayback', await playbackWith({ content_id: '999' }))).body.reason).toBe('CONTENT_NOT_FOUND');
  const event = { sequence: 1, age: 0, position: 0, event: 'start' };
  const many = Array.from({ length: 21 }, (_, index) => ({ ...event, sequence: index + 1 }));
  for (const events of [
    [],
    many,
    [{ ...event, event: 'update' }],
    [{ ...event, event: 'update', change: 'speed', value: '<b>' }],
    [{ ...event, age: -1 }],
    [{ ...event, sequence: 0.5 }],
  ]) {
    expect((await call('trackPlayback', await playbackWith({ events }))).body.reason).toBe('INPUT_INVALID');
  }
  expect((await call('trackPlayback', await playbackWith({ events: many.slice(1) }))).status).toBe(200);
});

test('events of an address are limited by their number, not by the number of calls that bring them', async () => {
  const { points } = LIMITS.trackPlayback;
  const [address, elsewhere] = ['2001:db8:7:7::1', '2001:db8:7:8::1'];
  const events = Array.from({ length: 20 }, (_, index) => ({ sequence: index + 1, age: 0, position: 0, event: 'check' }));
  await deps.limits.take('trackPlayback', toLimitAddress(address), { points: points - 30 });
  expect((await call('trackPlayback', await playbackWith({ events }), { address })).status).toBe(200);
  const over = await playbackWith({ events });
  expect((await call('trackPlayback', over, { address: '2001:db8:7:7::2' })).body.reason).toBe('TOO_MANY_ATTEMPTS');
  expect(await storedOf(over.playback_id)).toEqual([]);
  expect((await call('trackPlayback', over, { address: elsewhere })).status).toBe(200);
});

test('an address that reports around the clock reaches the limit of a day', async () => {
  const address = '10.7.7.8';
  await deps.limits.take('trackPlaybackOfDay', toLimitAddress(address), { points: LIMITS.trackPlaybackOfDay.points });
  expect((await call('trackPlayback', await playbackWith(), { address })).body.reason).toBe('TOO_MANY_ATTEMPTS');
  await deps.limits.take('trackErrorOfDay', toLimitAddress(address), { points: LIMITS.trackErrorOfDay.points });
  expect((await call('trackError', { code: 'X', path: '/' }, { address })).body.reason).toBe('TOO_MANY_ATTEMPTS');
});

describe('a playback ID', () => {
  const ANOTHER_CALLER = '3f0c9a5e-6f52-4c0e-9a53-0d9a5f8a5c11';

  test.each([
    ['playVideo', { content_id: '50' }, 'film', '50'],
    ['getStrip', { id: '60001' }, 'strip', '60001'],
  ] as const)('of %s is accepted for what it was issued for, by its caller', async (name, input, kind, content_id) => {
    const { access_token } = await signUp();
    for (const options of [{}, { as: access_token }]) {
      const { object } = await call(name, input, options);
      const report = await playbackWith({ content_id, kind, playback_id: String(object['playback_id']) });
      expect((await call('trackPlayback', report, options)).status).toBe(200);
      expect(await storedOf(report.playback_id)).toHaveLength(1);
    }
  });

  test('is another one for each anonymous caller of a strip, though anonymous answers are otherwise shared', async () => {
    const ids = [];
    for (let caller = 0; caller < 3; caller += 1) {
      const { object, response } = await call('getStrip', { id: '60001' });
      expect(response.headers['cache-control']).toBe('no-store');
      ids.push(object['playback_id']);
    }
    expect(new Set(ids).size).toBe(3);
  });

  test('that no play call issued for the content, kind and session is refused, and nothing is stored', async () => {
    const user = await signUp();
    const { access_token: as } = user;
    const second = await signInAgain(user);
    const own = await playbackWith({}, as);
    const anonymous = await playbackWith();
    const invented = await playbackWith({ playback_id: ANOTHER_CALLER });
    const before = await connection.database.selectFrom('playback_events').select('sequence').execute();
    const plays = await playsOf('50');
    const check = { events: [{ sequence: 2, age: 0, position: 15, event: 'check' }] };
    for (const [report, options] of [
      [invented, {}],
      [invented, { as }],
      [anonymous, { as }],
      [own, {}],
      [own, { as: second.access_token }],
      [own, { as: (await signUp()).access_token }],
      [{ ...own, content_id: '51' }, { as }],
      [{ ...own, kind: 'live' }, { as }],
      [{ ...own, playback_id: `${own.playback_id}A` }, { as }],
      [{ ...own, playback_id: own.playback_id.replace('.', 'A.').slice(1) }, { as }],
    ] as const) {
      const { status, body } = await call('trackPlayback', { ...report, ...check }, options);
      expect([status, body.reason], JSON.stringify(report)).toEqual([403, 'PLAYBACK_UNKNOWN']);
    }
    expect(await connection.database.selectFrom('playback_events').select('sequence').execute()).toHaveLength(before.length);
    expect(await playsOf('50')).toEqual(plays);
    expect((await call('trackPlayback', { ...own, ...check }, { as })).status).toBe(200);
  });

  test('is accepted for seven days', async () => {
    const report = await playbackWith();
    clock.now += 7 * 86_400_000 - 1000;
    expect((await call('trackPlayback', report)).status).toBe(200);
    clock.now += 2000;
    expect((await call('trackPlayback', report)).body.reason).toBe('PLAYBACK_UNKNOWN');
  });
});

test('one playback keeps no more events than its bound', async () => {
  const report = (sequence: number) => ({ sequence, age: 0, position: 0, event: 'check' });
  const endless = await playbackWith({
    events: [report(MAX_EVENTS_PER_PLAYBACK), report(MAX_EVENTS_PER_PLAYBACK + 1), report(1_000_000)],
  });
  expect((await call('trackPlayback', endless)).status).toBe(200);
  expect((await storedOf(endless.playback_id)).map(({ sequence }) => sequence)).toEqual([MAX_EVENTS_PER_PLAYBACK]);
});

test('playbacks are kept for four hundred days, and then forgotten some thousands at a time', async () => {
  const { access_token } = await signUp();
  const events = Array.from({ length: 20 }, (_, index) => ({ sequence: index + 1, age: 0, position: 15, event: 'check' }));
  const old = await playbackWith({ content_id: '53', events }, access_token);
  await call('trackPlayback', old, { as: access_token });
  clock.now += 399 * 86_400_000;
  await forgetPlaybacks(deps);
  expect(await storedOf(old.playback_id)).toHaveLength(20);
  clock.now += 2 * 86_400_000;
  const young = await playbackWith({ content_id: '53', events });
  await call('trackPlayback', young);
  await forgetPlaybacks(deps, AbortSignal.abort());
  expect(await storedOf(old.playback_id)).toHaveLength(20);
  await forgetPlaybacks(deps, new AbortController().signal);
  expect(await storedOf(old.playback_id)).toEqual([]);
  expect(await storedOf(young.playback_id)).toHaveLength(20);
  expect(await playsOf('53')).toHaveLength(1);
});

test('events of anonymous visitors are kept for thirty days, their counted plays longer', async () => {
  const events = [{ sequence: 1, age: 0, position: 15, event: 'check' }];
  const { access_token } = await signUp();
  const report = { content_id: '53', events };
  const [anonymous, own] = [await playbackWith(report), await playbackWith(report, access_token)];
  await call('trackPlayback', anonymous);
  await call('trackPlayback', own, { as: access_token });
  const plays = (await playsOf('53')).length;
  clock.now += 29 * 86_400_000;
  await forgetPlaybacks(deps);
  expect(await storedOf(anonymous.playback_id)).toHaveLength(1);
  clock.now += 3 * 86_400_000;
  await forgetPlaybacks(deps);
  expect(await storedOf(anonymous.playback_id)).toEqual([]);
  expect(await storedOf(own.playback_id)).toHaveLength(1);
  expect(await playsOf('53')).toHaveLength(plays);
});

test('an error report is kept with time, user, route, code and version, and the log has it without the user [AN-71] [AN-72]', async () => {
  const { id, access_token } = await signUp();
  const report = { code: 'FMS|API4110-9999-1001', path: '/en_us/main', message: 'listGroups: broken', app_version: 'v4.0.16' };
  expect((await call('trackError', report, { as: access_token })).status).toBe(200);
  expect(reports).toEqual([{ code: report.code, path: report.path, message: report.message }]);
  const { objects, total } = await call('listErrors', {}, { as: OPERATOR });
  expect([objects, total]).toEqual([
    [
      {
        ...report,
        id: expect.any(String) as string,
        reported_at: new Date(clock.now).toISOString(),
        told_by: 'browser',
        user: id,
      },
    ],
    1,
  ]);
  clock.now += 1000;
  // The access token decides whose report it is, not the user that the report names.
  await call('trackError', { code: 'BCP0010', path: '/en_us/video/1', user_id: id });
  const newest = await call('listErrors', { limit: 1 }, { as: OPERATOR });
  expect(newest.objects).toEqual([expect.objectContaining({ code: 'BCP0010', user: null, app_version: null })]);
  expect(newest.total).toBe(2);
});

test('only an operator lists errors', async () => {
  const { access_token } = await signUp();
  for (const as of ['anonymous', access_token, 'operator', 'operator ', 'operator wrong key', 'OPERATOR KEY'])
    expect((await call('listErrors', {}, { as })).body.reason, as).toBe('SIGN_IN_NEEDED');
});

test('error reports are kept for ninety days', async () => {
  await call('trackError', { code: 'OLD', path: '/' });
  clock.now += 89 * 86_400_000;
  await forgetErrors(deps);
  const codes = async () => (await call('listErrors', { limit: 100 }, { as: OPERATOR })).objects.map(({ code }) => code);
  expect(await codes()).toContain('OLD');
  clock.now += 2 * 86_400_000;
  await call('trackError', { code: 'NEW', path: '/' });
  await forgetErrors(deps);
  expect(await codes()).toEqual(['NEW']);
});

test.each(Object.keys(API_CODES) as ViewerOperation[])(
  'the server reports a page that is rendered while %s fails [AN-71]',
  async (name) => {
    clock.now += 1000;
    const page = { path: `/en_us/${name}`, accountId: null };
    const api = createClient(() => Promise.reject(new Error('relation lost')), pageFailures(deps)(page));
    const needed = NEEDED_IDS[name];
    await expect((api[name] as (input: object) => Promise<unknown>)(needed ? { [needed]: '1' } : {})).rejects.toThrow();
    const { base, unanswered = base } = API_CODES[name] ?? { base: '' };

    await expect
      .poll(async () => (await call('listErrors', { limit: 1 }, { as: OPERATOR })).objects[0])
      .toMatchObject({
        path: page.path,
        told_by: 'server',
        code: expect.stringContaining(`API${unanswered}-9999-1001`) as string,
      });
  },
);

test('in an outage pages are still rendered, and a limited number of failures is stored', async () => {
  const kept: unknown[] = [];
  const failing = {
    ...deps,
    limits: { ...deps.limits, take: async () => (kept.length >= 3 ? 60 : null) },
    repositories: {
      ...deps.repositories,
      errorReports: {
        ...deps.repositories.errorReports,
        add: async (report: unknown) => {
          kept.push(report);
          throw new Error('connection terminated');
        },
      },
    },
  };
  const api = createClient(() => Promise.reject(new Error('no database')), pageFailures(failing)({ path: '/', accountId: null }));
  reports.length = 0;
  for (let time = 0; time < 6; time += 1) await expect(api.listMenu()).rejects.toThrow();
  await expect.poll(() => reports.length).toBe(6);
  expect(kept).toHaveLength(3);
});
