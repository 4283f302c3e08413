import type { PlaybackKind } from '@madang/domain/analytics/playback-event.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { learnLikeness, rankPlays } from './catalog.jobs.ts';

const { call, signUp, signUpAs, issuePlayback, deps, source, clock, cache, connection, close } = await startApp();
afterAll(close);

const check = { sequence: 2, age: 0, position: 15, event: 'check' };
/** The report of a playback that this caller has begun. */
const playbackOf = async (content_id: string, kind: PlaybackKind, events: readonly object[], as?: string) => ({
  content_id,
  kind,
  events,
  playback_id: await issuePlayback(content_id, { kind, as }),
});

const viewer = async () => {
  const as = { as: (await signUp()).access_token };
  const watch = (id: string, position = 3600) =>
    call('trackWatch', { content_id: id, event: 'progress', position, sequence: 1, playback_id: `${id} ${position}` }, as);
  /** Long enough for a first check. */
  const play = async (id: string, kind: PlaybackKind = 'film') =>
    call('trackPlayback', await playbackOf(id, kind, [check], as.as), as);
  const recommended = async (input: object = {}) => call('listRecommendations', { limit: 100, ...input }, as);
  return { as, watch, play, recommended };
};
const idsOf = (objects: readonly Record<string, unknown>[]) => objects.map(({ id }) => id);
const topTen = async () => (await call('listCollection', { collection_id: 'top-ten' })).objects;

/** As the jobs and the check of the catalogue do it. */
const learn = () => learnLikeness(deps);
const rank = async () => {
  await rankPlays(deps);
  if (await source.refresh()) cache.clear();
};

test('without a history the newest are recommended, for no reason', async () => {
  const { recommended } = await viewer();
  const { objects, object } = await recommended();
  const dates = objects.map(({ start_date }) => start_date as string);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(object['reasons']).toEqual([]);
});

test('titles similar to watched ones come first and name them as the reason, and started ones are left out [CA-48]', async () => {
  await learn();
  const { watch, recommended } = await viewer();
  expect(idsOf((await recommended()).objects)).toContain('50');
  await watch('40001', 600);
  const { objects, object } = await recommended();
  expect(idsOf(objects)).not.toContain('40');
  expect(objects[0]?.['genre']).toContain('romance');
  await watch('50', 600);
  expect(idsOf((await recommended()).objects)).not.toContain('50');
  expect(object['reasons']).toContainEqual({ id: '40', title: expect.objectContaining({ en: 'Moonlit Eaves' }) as object });
});

test('titles watched by the same people become more similar', async () => {
  const place = async () => {
    await learn();
    const ids = idsOf((await (await viewer()).recommended({ because_of: '53' })).objects);
    return ids.includes('40') ? ids.indexOf('40') : ids.length;
  };
  const before = await place();
  for (let index = 0; index < 12; index += 1) {
    const { watch } = await viewer();
    await watch('53');
    await watch('40001');
  }
  expect(await place()).toBeLessThan(before);
});

test('titles like one title leave out that title and whatever was begun', async () => {
  await learn();
  const { watch, recommended } = await viewer();
  await watch('51', 600);
  const { objects, total } = await recommended({ because_of: '50' });
  expect(total).toBeGreaterThan(0);
  expect(total).toBe(objects.length);
  expect(idsOf(objects)).not.toContain('50');
  expect(idsOf(objects)).not.toContain('51');
  expect((await recommended({ because_of: '999999' })).status).toBe(200);
});

test('a family profile is recommended nothing above its age, and given no reason above it either [CA-81] [PR-24]', async () => {
  await learn();
  const as = { as: (await signUpAs('family')).access_token };
  await call('trackWatch', { content_id: '40001', event: 'progress', position: 900, sequence: 1, playback_id: 'p' }, as);
  for (const input of [{}, { because_of: '40' }]) {
    const { objects, object } = await call('listRecommendations', { limit: 100, ...input }, as);
    expect(objects.filter(({ rating }) => rating !== 'ALL')).toEqual([]);
    expect(object['reasons']).toEqual([]);
  }
});

test('the top ten are what most people played in the last days, then what the editors chose', async () => {
  const chosen = idsOf(await topTen());
  expect(chosen).toHaveLength(10);
  const last = chosen.at(-1) as string;
  const outsider = '53';
  expect(chosen).not.toContain(outsider);
  clock.now += 30 * 86_400_000;
  for (let index = 0; index < 3; index += 1) {
    const { play } = await viewer();
    await play(outsider);
    if (index > 0) await play(last);
  }
  await rank();
  const ranked = idsOf(await topTen());
  expect(ranked.slice(0, 2)).toEqual([outsider, last]);
  expect(ranked).toHaveLength(10);
  expect(ranked.slice(2)).toEqual(chosen.slice(0, 8));
});

test('many episodes of one viewer count as one viewer of the series', async () => {
  clock.now += 30 * 86_400_000;
  const [one, other] = [await viewer(), await viewer()];
  for (const id of ['40001', '40002', '40003']) await one.play(id);
  await other.play('50');
  await one.play('50');
  await rank();
  expect(idsOf(await topTen()).slice(0, 2)).toEqual(['50', '40']);
});

test('a title that has left, or is not for this viewer, is in no top ten, however often it was played', async () => {
  clock.now += 30 * 86_400_000;
  const { play } = await viewer();
  await play('56');
  await play('58');
  await rank();
  const as = { as: (await signUpAs('family')).access_token };
  const { objects } = await call('listCollection', { collection_id: 'top-ten' }, as);
  expect(idsOf(await topTen())[0]).toBe('58');
  expect(idsOf(objects)).not.toContain('58');
  expect(idsOf(await topTen())).not.toContain('56');
});

test('an anonymous visitor counts once a day, and a start alone or the channel does not count', async () => {
  clock.now += 30 * 86_400_000;
  const anonymous = async (content_id: string, events: readonly object[], kind: PlaybackKind = 'film') =>
    call('trackPlayback', await playbackOf(content_id, kind, events), { address: '10.9.9.9' });
  const start = { sequence: 1, age: 0, position: 0, event: 'start' };
  for (let time = 0; time < 3; time += 1) await anonymous('53', [start, check]);
  await anonymous('51', [start]);
  await anonymous('58', [start, check], 'live');
  const [one, other] = [await viewer(), await viewer()];
  await one.play('50');
  await other.play('50');
  const from = new Date(clock.now).toISOString().slice(0, 10);
  const counted = await connection.repositories.playbackEvents.countPlays(from);
  expect(counted.toSorted((a, b) => b.viewers - a.viewers)).toEqual([
    { titleId: '50', day: from, viewers: 2 },
    { titleId: '53', day: from, viewers: 1 },
  ]);
});

test('what was learnt stays when it is learnt again from nothing new', async () => {
  const neighbours = () => connection.repositories.recommendations.listNeighbours(['40', '50']);
  await learn();
  const before = await neighbours();
  await learn();
  expect(await neighbours()).toEqual(before);
});
