import { API_CODES } from '@madang/contract/analytics/report-codes.ts';
import { createClient } from '@madang/contract/client.ts';
import { NEEDED_IDS, type ViewerOperation } from '@madang/contract/viewer-routes.ts';
import { NOTHING_SAID } from '@madang/domain/privacy/choices.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { pageFailures } from '../http/page-failures.ts';
import { forgetErrors } from './forget-errors.ts';
import { forgetPlaybacks } from './forget-playbacks.ts';
import { trackPlayback } from './track-playback.ts';

const { call, signUp, deps, clock, connection, reports, close } = await startApp();
afterAll(close);

const OPERATOR = 'operator operator key';

let playbacks = 0;
const playbackWith = (different: object = {}) => ({
  content_id: '50',
  playback_id: `playback ${(playbacks += 1)}`,
  events: [{ sequence: 1, age: 0, position: 0, event: 'start' }],
  ...different,
});
const storedOf = (playbackId: string) =>
  connection.database
    .selectFrom('playback_events')
    .selectAll()
    .where('playback_id', '=', playbackId)
    .orderBy('sequence')
    .execute();
const playsOf = (contentId: string) =>
  connection.database.selectFrom('plays').selectAll().where('content_id', '=', contentId).execute();

test('start, checks, changes and stop are kept with their times and where the viewer came from [AN-01] [AN-11]', async () => {
  const user = await signUp();
  const told = playbackWith({
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
  });
  expect((await call('trackPlayback', told, { as: user.access_token, country: 'BR' })).status).toBe(200);
  const shared = {
    playback_id: told.playback_id,
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
  expect(await storedOf(told.playback_id)).toEqual([
    { ...shared, sequence: 1, event: 'start', change: null, value: null, position: 10, happened_at: clock.now - 15_000 },
    { ...shared, sequence: 2, event: 'update', change: 'speed', value: '1.5', position: 16, happened_at: clock.now - 9000 },
    { ...shared, sequence: 3, event: 'check', change: null, value: null, position: 25.5, happened_at: clock.now },
  ]);
});

test('what is told again counts once, also beside what is new', async () => {
  const { access_token } = await signUp();
  const one = { sequence: 1, age: 0, position: 0, event: 'start' };
  const two = { sequence: 2, age: 0, position: 15, event: 'check' };
  const three = { sequence: 3, age: 0, position: 20, event: 'stop' };
  const told = playbackWith({ content_id: '51' });
  for (const events of [[one], [one, two], [two, three], [one, two, three], [two, two]])
    await call('trackPlayback', { ...told, events }, { as: access_token });
  await Promise.all(
    Array.from({ length: 8 }, () => call('trackPlayback', { ...told, events: [one, two, three] }, { as: access_token })),
  );
  expect((await storedOf(told.playback_id)).map(({ event }) => event)).toEqual(['start', 'check', 'stop']);
  expect(await playsOf('51')).toHaveLength(1);
  // A retry that arrives after midnight is the play of the day before.
  clock.now += 86_400_000;
  await call('trackPlayback', { ...told, events: [two] }, { as: access_token });
  expect(await playsOf('51')).toHaveLength(1);
});

test('whoever is not signed in is always followed, under a name of the day [AN-08]', async () => {
  const from = { address: '10.1.2.3' };
  const viewerOf = async (told: { readonly playback_id: string }) => {
    await call('trackPlayback', told, from);
    return (await storedOf(told.playback_id)).map(({ viewer, signed_in, device }) => ({ viewer, signed_in, device }))[0];
  };
  const [first, second] = [await viewerOf(playbackWith()), await viewerOf(playbackWith())];
  expect(first).toEqual(second);
  expect(first).toMatchObject({ signed_in: false, device: '1234567890' });
  expect(JSON.stringify(first)).not.toContain('10.1.2.3');
  clock.now += 86_400_000;
  expect((await viewerOf(playbackWith()))?.viewer).not.toBe(first?.viewer);
});

test('no playback of what there is not; at most twenty events a request, each well formed', async () => {
  expect((await call('trackPlayback', playbackWith({ content_id: '999' }))).body.reason).toBe('CONTENT_NOT_FOUND');
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
    expect((await call('trackPlayback', playbackWith({ events }))).body.reason).toBe('INPUT_INVALID');
  }
  expect((await call('trackPlayback', playbackWith({ events: many.slice(1) }))).status).toBe(200);
});

test('an address tells so much in ten minutes and no more', async () => {
  const limits = { ...deps.limits, take: async () => 60 };
  const reply = await trackPlayback({ ...deps, limits })(
    { signedIn: false, viewingAge: 'adult', country: 'US', address: '10.7.7.7', refreshCookie: null, privacy: NOTHING_SAID },
    { ...playbackWith(), kind: 'film', user_id: 'anonymous', udid: 'x', events: [] },
  );
  expect(reply).toEqual({ ok: false, refusal: 'TOO_MANY_ATTEMPTS', retryAfter: 60 });
});

test('playbacks are kept for four hundred days, and then forgotten some thousands at a time', async () => {
  const { access_token } = await signUp();
  const events = Array.from({ length: 20 }, (_, index) => ({ sequence: index + 1, age: 0, position: 15, event: 'check' }));
  const old = playbackWith({ content_id: '53', events });
  await call('trackPlayback', old, { as: access_token });
  clock.now += 399 * 86_400_000;
  await forgetPlaybacks(deps);
  expect(await storedOf(old.playback_id)).toHaveLength(20);
  clock.now += 2 * 86_400_000;
  const young = playbackWith({ content_id: '53', events });
  await call('trackPlayback', young);
  await forgetPlaybacks(deps, AbortSignal.abort());
  expect(await storedOf(old.playback_id)).toHaveLength(20);
  await forgetPlaybacks(deps, new AbortController().signal);
  expect(await storedOf(old.playback_id)).toEqual([]);
  expect(await storedOf(young.playback_id)).toHaveLength(20);
  expect(await playsOf('53')).toHaveLength(1);
});

test('an error report is kept with time, user, route, code and version, and the log has it without the user [AN-71] [AN-72]', async () => {
  const { id, access_token } = await signUp();
  const told = { code: 'FMS|API4110-9999-1001', path: '/en_us/main', message: 'listGroups: broken', app_version: 'v4.0.16' };
  expect((await call('trackError', told, { as: access_token })).status).toBe(200);
  expect(reports).toEqual([{ code: told.code, path: told.path, message: told.message }]);
  const { objects, total } = await call('listErrors', {}, { as: OPERATOR });
  expect([objects, total]).toEqual([
    [{ ...told, id: expect.any(String) as string, reported_at: new Date(clock.now).toISOString(), told_by: 'browser', user: id }],
    1,
  ]);
  clock.now += 1000;
  // Whoever a report names, it is theirs whose token came along.
  await call('trackError', { code: 'BCP0010', path: '/en_us/video/1', user_id: id });
  const newest = await call('listErrors', { limit: 1 }, { as: OPERATOR });
  expect(newest.objects).toEqual([expect.objectContaining({ code: 'BCP0010', user: null, app_version: null })]);
  expect(newest.total).toBe(2);
});

test('nobody lists errors but an operator', async () => {
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
  'a page that is written while %s fails is told of by the server [AN-71]',
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

test('in an outage pages go on being written, and only so many of them are kept in the store', async () => {
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
