import { randomUUID } from 'node:crypto';
import { RESTORABLE_FOR_MS } from '@madang/domain/shared/removal.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { forgetRemovals } from './watch-history.jobs.ts';

const { call, signUp, addProfile, clock, connection, close } = await startApp();
afterAll(close);

const HOUR = 3600;

/** A viewer who reports positions of one playback after the other. */
const watcher = async () => {
  const user = await signUp();
  const as = { as: user.access_token };
  let sequence = 0;
  const playback_id = randomUUID();
  return {
    as,
    user,
    watch(content_id: string, position: number, more: object = {}) {
      clock.now += 1;
      return call('trackWatch', { content_id, event: 'progress', position, sequence: (sequence += 1), playback_id, ...more }, as);
    },
    history: async (input: object = {}) => (await call('listWatching', input, as)).objects,
    continues: async () => (await call('listContinueWatching', {}, as)).objects.map(({ id, playing_time }) => [id, playing_time]),
  };
};

test('a report answers what is stored, in whole seconds within the film', async () => {
  const { watch } = await watcher();
  expect((await watch('50', 600.4)).object).toEqual({ playing_time: 600, is_finish: false });
  expect((await watch('50', 5000)).object).toEqual({ playing_time: HOUR, is_finish: true });
});

test('a late report changes nothing; another playback is a rewatch', async () => {
  const { watch } = await watcher();
  await watch('50', 900, { sequence: 9 });
  expect((await watch('50', 300, { sequence: 8 })).object).toEqual({ playing_time: 900, is_finish: false });
  expect((await watch('50', 300, { sequence: 0, playback_id: 'again' })).object).toEqual({ playing_time: 300, is_finish: false });
});

test('a history item tells what was watched how far [LI-10] [LI-11] [LI-12] [LI-13] [LI-14] [LI-15] [LI-16] [LI-17]', async () => {
  const { watch, history } = await watcher();
  await watch('40003', 1200);
  expect(await history()).toMatchObject([
    {
      id: '40003',
      playing_time: 1200,
      is_finish: false,
      modified: new Date(clock.now).toISOString(),
      parent_id: '40',
      image: { still: 'still-3' },
      meta: { episode_number: 3, duration: HOUR, title: { en: 'A title', ko: '제목' } },
      series: { id: '40', meta: { title: { en: 'Moonlit Eaves' } } },
    },
  ]);
});

test('history is paged by 24, newest first [LI-08] [LI-18]', async () => {
  const { watch, as } = await watcher();
  for (let number = 1; number <= 26; number += 1) await watch(String(40_000 + number), 60);
  const first = await call('listWatching', {}, as);
  const rest = await call('listWatching', { offset: 24 }, as);
  expect([first.objects.length, rest.objects.length, first.total]).toEqual([24, 2, 26]);
  expect([...first.objects, ...rest.objects].map(({ id }) => id)).toEqual(
    Array.from({ length: 26 }, (_, index) => String(40_026 - index)),
  );
});

test('fifty titles can be looked up at a time, fifty-one cannot [LI-19]', async () => {
  const { watch, history, as } = await watcher();
  await watch('50', 60);
  await watch('51', HOUR);
  const fifty = Array.from({ length: 50 }, (_, index) => String(50 + index)).join(',');
  expect((await history({ content_ids: fifty, limit: 50 })).map(({ id }) => id)).toEqual(['51', '50']);
  expect((await history({ content_ids: '50,40' })).map(({ id }) => id)).toEqual(['50']);
  expect((await history({ is_finish: 'true' })).map(({ id }) => id)).toEqual(['51']);
  expect((await history({ is_finish: 'false' })).map(({ id }) => id)).toEqual(['50']);
  const refused = await call('listWatching', { content_ids: `${fifty},100` }, as);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['content_ids']]);
});

test('a started title is resumed, and leaves the rail at nine tenths [LI-09] [LI-21]', async () => {
  const { watch, continues } = await watcher();
  await watch('50', 600);
  await watch('40001', 300);
  expect(await continues()).toEqual([
    ['40001', 300],
    ['50', 600],
  ]);
  await watch('50', 0.9 * HOUR);
  expect(await continues()).toEqual([['40001', 300]]);
});

test('after an episode comes the next, and after the last none', async () => {
  const { watch, continues } = await watcher();
  await watch('40001', HOUR);
  expect(await continues()).toEqual([['40002', 0]]);
  await watch('40030', HOUR);
  expect(await continues()).toEqual([]);
});

test('a title that may not be watched any more is not resumed', async () => {
  const { watch, continues, user, as } = await watcher();
  await watch('58', 600);
  await watch('56', 600);
  expect(await continues()).toEqual([['58', 600]]);
  const family = await addProfile(user, 'family');
  await connection.database
    .updateTable('watch_progress')
    .set({ profile_id: family })
    .where('profile_id', '=', user.profile?.id ?? '')
    .execute();
  await call('selectProfile', { id: family }, as);
  expect(await continues()).toEqual([]);
});

test('a forgotten series takes its episodes with it [LI-22]', async () => {
  const { watch, history, as } = await watcher();
  for (const id of ['40001', '40002', '50']) await watch(id, 60);
  await call('removeWatching', { content_id: '40' }, as);
  expect((await history()).map(({ id }) => id)).toEqual(['50']);
  await call('removeWatching', { content_id: '50' }, as);
  await call('removeWatching', { content_id: '50' }, as);
  expect(await history()).toEqual([]);
});

test('a history that was cleared can be brought back as it was, by its own profile, for five minutes [LI-22]', async () => {
  const { watch, history, continues, as, user } = await watcher();
  await watch('40003', 1200);
  await watch('50', 600);
  const before = await history();
  const cleared = await call('removeAllWatching', {}, as);
  const clearedAt = clock.now;
  expect([await history(), await continues()]).toEqual([[], []]);
  const { removal_id } = cleared.object;
  const family = await addProfile(user, 'family');
  await call('selectProfile', { id: family }, as);
  expect((await call('restoreWatching', { removal_id }, as)).body.reason).toBe('REMOVAL_NOT_FOUND');
  await call('selectProfile', { id: user.profile?.id }, as);
  clock.now = clearedAt + RESTORABLE_FOR_MS - 1;
  expect((await call('restoreWatching', { removal_id }, as)).status).toBe(200);
  expect(await history()).toEqual(before);
  expect((await call('restoreWatching', { removal_id }, as)).body.reason).toBe('REMOVAL_NOT_FOUND');
});

test('after five minutes a removal cannot be undone and is deleted', async () => {
  const { watch, history, as } = await watcher();
  await watch('50', 600);
  const { removal_id } = (await call('removeWatching', { content_id: '50' }, as)).object;
  clock.now += RESTORABLE_FOR_MS;
  expect((await call('restoreWatching', { removal_id }, as)).body.reason).toBe('REMOVAL_NOT_FOUND');
  expect(await history()).toEqual([]);
  const kept = () => connection.database.selectFrom('removals').select('id').where('id', '=', String(removal_id)).execute();
  expect(await kept()).toHaveLength(1);
  await forgetRemovals({ repositories: connection.repositories, now: () => clock.now });
  expect(await kept()).toEqual([]);
});

test('an anonymous report is answered and not kept; what does not play is refused', async () => {
  const report = { content_id: '50', event: 'start', position: 60, sequence: 1, playback_id: 'p' };
  expect((await call('trackWatch', report)).object).toEqual({ playing_time: 60, is_finish: false });
  expect((await call('trackWatch', { ...report, content_id: '999' })).body.reason).toBe('CONTENT_NOT_FOUND');
  for (const content_id of ['40', '60'])
    expect((await call('trackWatch', { ...report, content_id })).body.reason).toBe('CONTENT_NOT_PLAYABLE');
});

test('history is refused to anonymous visitors [LI-34] [SE-90]', async () => {
  for (const name of [
    'listWatching',
    'listContinueWatching',
    'removeWatching',
    'removeAllWatching',
    'restoreWatching',
  ] as const) {
    expect((await call(name, { content_id: '50' })).body).toMatchObject({ code: '4002' });
  }
});

test('playing resumes where the viewer stopped, for this profile alone [PL-32]', async () => {
  const { watch, as, user } = await watcher();
  await watch('50', 1234);
  const resumeAt = async () => (await call('playVideo', { content_id: '50' }, as)).object['resume_position'];
  expect(await resumeAt()).toBe(1234);
  await watch('50', HOUR);
  expect(await resumeAt()).toBe(0);
  await watch('50', 777);
  await call('selectProfile', { id: await addProfile(user, 'adult') }, as);
  expect(await resumeAt()).toBe(0);
});
