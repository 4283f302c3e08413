import { airingAt } from '@madang/domain/live/guide.ts';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';
import { guideSource } from './guide-source.ts';
import { liveChannel } from './live-channel.ts';
import { openChannel, publishGuide } from './live.jobs.ts';

const { call, app, clock, connection, deps, guide, signUp, signUpAs, entitle, close } = await startApp();
afterAll(close);

const MINUTE = 60_000;
/** Sunday, nine in the evening in Korea. Tokens last ten minutes, so viewers of later moments sign up later. */
const EVENING = clock.now;
const at = (minute: number) => EVENING + minute * MINUTE;
const SUNDAY = 6;
const { live } = connection.repositories;

/** Half past eight an episode, half past nine a film for adults, at half past ten one without catch-up; Monday morning one more. */
await live.replaceWeek('slate', [
  { weekday: SUNDAY, startMinute: 1230, durationMinutes: 60, contentId: '40003', catchUp: true },
  { weekday: SUNDAY, startMinute: 1290, durationMinutes: 30, contentId: '58', catchUp: true },
  { weekday: SUNDAY, startMinute: 1350, durationMinutes: 30, contentId: '50', catchUp: false },
  { weekday: SUNDAY, startMinute: 1400, durationMinutes: 20, contentId: '61', catchUp: true },
  { weekday: 0, startMinute: 420, durationMinutes: 60, contentId: '40004', catchUp: true },
]);
await publishGuide(deps);
await guide.refresh();

const subscriber = async (different?: 'family' | 'teen'): Promise<TestCallOptions> => {
  const user = different ? await signUpAs(different) : await signUp();
  await entitle(user.id, 'Basic');
  return { as: user.access_token };
};

let basic: TestCallOptions;
beforeEach(async () => {
  clock.now = EVENING;
  basic = await subscriber();
});

const counter = async () => {
  const { objects, total } = await call('getLiveCounter');
  expect(total).toBe(1);
  return objects[0] as { epg: { status: number; version: number; countDown: number }; nextPolling: string; now: string };
};
const get = (url: string) => app.inject({ url });
const textOf = async (url: string): Promise<string> => {
  const response = await get(url);
  expect(response.statusCode, url).toBe(200);
  return response.body;
};

test('the counter tells status, version, countdown and when to ask again [LV-08] [LV-13]', async () => {
  const seen = [];
  for (const minute of [-60, -40, -5, 0, 29.75, 60]) {
    clock.now = at(minute);
    const { epg, nextPolling, now } = await counter();
    expect(Date.parse(now)).toBe(clock.now);
    seen.push([minute, epg.status, epg.countDown, (Date.parse(nextPolling) - clock.now) / 1000]);
  }
  expect(seen).toEqual([
    [-60, 0, 1800, 30],
    [-40, 1, 600, 30],
    [-5, 2, 0, 30],
    [0, 2, 0, 30],
    [29.75, 2, 0, 15],
    [60, 0, 1800, 30],
  ]);
});

test('the guide is open to all, in order, with the series of an episode [LV-15]', async () => {
  const { objects, object, total } = await call('listGuide', {
    from: new Date(at(-60)).toISOString(),
    to: new Date(at(120)).toISOString(),
  });
  expect([total, object['version']]).toEqual([3, guide.current().version]);
  const programmes = objects as unknown as readonly {
    readonly starts_at: string;
    readonly ends_at: string;
    readonly content: { readonly id: string };
    readonly series: { readonly id: string } | null;
  }[];
  expect(programmes.map(({ content, series }) => [content.id, series?.id ?? null])).toEqual([
    ['40003', '40'],
    ['58', null],
    ['50', null],
  ]);
  expect(programmes.map(({ starts_at }) => starts_at)).toEqual([-30, 30, 90].map((minute) => new Date(at(minute)).toISOString()));
});

test('without times the guide is of seven days, this week and the next one are there', async () => {
  const { objects } = await call('listGuide');
  const days = objects.map(({ starts_at }) => String(starts_at).slice(0, 10));
  expect([days[0], days.at(-1)]).toEqual(['2026-11-22', '2026-11-22']);
  const later = await call('listGuide', { from: '2026-11-22T15:00:00Z', to: '2026-11-29T15:00:00Z' });
  expect(later.total).toBe(4);
});

test.each([
  [{ from: 'yesterday' }, 'from'],
  [{ from: '2026-11-22' }, 'from'],
  [{ from: '2026-11-22T12:00:00Z', to: '2026-11-22T12:00:00Z' }, 'to'],
  [{ from: '2026-11-22T12:00:00Z', to: '2026-12-22T12:00:00Z' }, 'to'],
  [{ from: "'; drop table live_airings" }, 'from'],
])('the guide refuses %j', async (input, field) => {
  const { status, body } = await call('listGuide', input);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('the countdown names what is on and what comes next [LV-15]', async () => {
  clock.now = at(70);
  const { object } = await call('getLiveCountdown');
  expect(object).toMatchObject({ countDown: 1200, current: null, next: { content: { id: '50' } } });
});

describe('who may watch', () => {
  const play = (options: TestCallOptions = {}, input: object = {}) => call('playLive', input, options);

  test('the channel is for subscribers, and off air it plays for no viewer [LV-15]', async () => {
    expect((await play()).body.reason).toBe('SIGN_IN_NEEDED');
    expect((await play({ as: (await signUp()).access_token })).body.reason).toBe('SUBSCRIPTION_NEEDED');
    expect((await play(basic)).object).toMatchObject({ kind: 'live', programme: { content: { id: '40003' } } });
    clock.now = at(75);
    expect((await play(await subscriber())).body.reason).toBe('LIVE_OFF_AIR');
    expect((await play()).body.reason).toBe('SIGN_IN_NEEDED');
  });

  test('events of the channel are accepted under the ID of the play call, for the programme that is on', async () => {
    clock.now = at(10);
    const viewer = await subscriber();
    const { object } = await play(viewer);
    const { content } = object['programme'] as { readonly content: { readonly id: string } };
    const events = [{ sequence: 1, age: 0, position: 0, event: 'start' }];
    const report = { content_id: content.id, kind: 'live', playback_id: object['playback_id'], events };
    expect((await call('trackPlayback', report, viewer)).status).toBe(200);
    expect((await call('trackPlayback', { ...report, kind: 'film' }, viewer)).body.reason).toBe('PLAYBACK_UNKNOWN');
  });

  test('a teenager’s address ends where a programme for adults begins, and is not renewed then', async () => {
    clock.now = at(28);
    const { object } = await play(await subscriber('teen'));
    expect(object['expires_at']).toBe(new Date(at(30)).toISOString());
    const master = String(object['manifest_url']);
    clock.now = at(30) - 1;
    expect((await get(master)).statusCode).toBe(200);
    clock.now = at(30);
    expect((await get(master)).statusCode).toBe(403);
    expect((await play(await subscriber('teen'))).body.reason).toBe('RATED_ABOVE_PROFILE');
    expect((await play(await subscriber())).status).toBe(200);
  });

  test('a programme is started over while it is on, and caught up with for seven days where its rights allow it', async () => {
    const ids = guide
      .current()
      .airings.flatMap(({ id, contentId, startsAt }) => (contentId && startsAt > at(-60) ? [[contentId, id]] : []));
    const idOf = (contentId: string) => ids.find(([content]) => content === contentId)?.[1] ?? '';
    const kindOf = async (contentId: string) => {
      const { object, body } = await play(basic, { programme_id: idOf(contentId) });
      return body.reason ?? object['kind'];
    };
    expect([await kindOf('40003'), await kindOf('58')]).toEqual(['start-over', 'CONTENT_COMING_SOON']);
    clock.now = at(200);
    basic = await subscriber();
    expect([await kindOf('40003'), await kindOf('58'), await kindOf('50')]).toEqual(['catch-up', 'catch-up', 'CONTENT_EXPIRED']);
    expect((await play(await subscriber('teen'), { programme_id: idOf('58') })).body.reason).toBe('RATED_ABOVE_PROFILE');
    expect((await play({}, { programme_id: idOf('40003') })).body.reason).toBe('SIGN_IN_NEEDED');
    clock.now = at(30 + 7 * 1440);
    basic = await subscriber();
    expect(await kindOf('40003')).toBe('CONTENT_EXPIRED');
  });

  test('an unknown programme is not found, and a malformed ID is refused', async () => {
    expect((await play(basic, { programme_id: '20200101000000000' })).body.reason).toBe('CONTENT_NOT_FOUND');
    expect((await play(basic, { programme_id: '../1' })).body.fields).toHaveProperty('programme_id');
  });
});

describe('the stream', () => {
  const masterFor = async (input: object = {}): Promise<string> =>
    String((await call('playLive', input, basic)).object['manifest_url']);
  const beside = (master: string, file: string) => master.replace('master.m3u8', file);

  test('names the renditions of the slate with the subtitles of the films, and no end', async () => {
    const master = await masterFor();
    const text = await textOf(master);
    expect(text).toContain('RESOLUTION=640x360');
    expect(text).toContain('URI="s-en-cc.m3u8"');
    const playlist = await textOf(beside(master, 'v720.m3u8'));
    expect(playlist).not.toContain('ENDLIST');
    expect(playlist.match(/^film-a\/v720-[\da-f]+\/\d\.m4s$/gm)).toHaveLength(12);
    expect((await get(beside(master, 'v720.m3u8'))).headers['cache-control']).toBe('private, max-age=1');
  });

  test('shows what the guide says, and goes over the border of a programme without a hole', async () => {
    clock.now = at(29);
    basic = await subscriber();
    const master = await masterFor();
    const listed = new Map<number, string>();
    for (let second = -40; second <= 60; second += 4) {
      clock.now = at(30) + second * 1000;
      const lines = (await textOf(beside(master, 'v360.m3u8'))).split('\n');
      const first = Number(lines.find((line) => line.startsWith('#EXT-X-MEDIA-SEQUENCE:'))?.split(':')[1]);
      lines
        .filter((line) => line.startsWith('#EXTINF'))
        .forEach((line, index) => {
          const title = line.split(',')[1] ?? '';
          expect(listed.get(first + index) ?? title).toBe(title);
          listed.set(first + index, title);
        });
    }
    const numbers = [...listed.keys()];
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const { airings } = guide.current();
    expect([...new Set(listed.values())]).toEqual([airingAt(airings, at(29))?.id, airingAt(airings, at(31))?.id]);
  });

  test('starting over begins at the start of the programme', async () => {
    const airing = airingAt(guide.current().airings, clock.now);
    const master = await masterFor({ programme_id: airing?.id ?? '' });
    const playlist = await textOf(beside(master, 'v360.m3u8'));
    expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${airing?.firstSequence}\n`);
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
    // Half an hour of a film of 30 seconds, in eight segments.
    expect(playlist.match(/#EXTINF/g)).toHaveLength(480);
  });

  test('has no words where the slate has none, and no file that the guide does not name', async () => {
    const master = await masterFor();
    expect(await textOf(beside(master, 'slate/no-cues/1.vtt'))).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=/);
    for (const file of ['v1080.m3u8', 'film-b/v360/1.m4s', 'film-a/v360/99.m4s', 'film-a/v360-0a1b2c3d4e/99.m4s'])
      expect((await get(beside(master, file))).statusCode, file).toBe(404);
  });

  test('an unsigned or altered URL is refused', async () => {
    const master = await masterFor();
    expect((await get(master.replace('/live/', '/film-a/'))).statusCode).toBe(403);
    expect((await get('/media/live/master.m3u8')).statusCode).toBe(403);
  });
});

describe('publishing', () => {
  test('two nodes at once publish once, and again changes nothing', async () => {
    const before = await live.listAirings(0);
    await Promise.all([publishGuide(deps), publishGuide(deps)]);
    expect(await live.listAirings(0)).toEqual(before);
    expect(await guide.refresh()).toBe(false);
  });

  test('a later week is added with the numbers that follow, the version is another, and what is long over is forgotten', async () => {
    const [before, { version }] = [await live.listAirings(0), guide.current()];
    clock.now = EVENING + 14 * 1440 * MINUTE;
    await publishGuide(deps);
    expect(await guide.refresh()).toBe(true);
    expect(guide.current().version).toBeGreaterThan(version);
    const after = await live.listAirings(0);
    const last = before.at(-1);
    expect(after.find(({ startsAt }) => startsAt >= (last?.endsAt ?? 0))?.firstSequence).toBe(
      (last?.firstSequence ?? 0) + (last?.segments ?? 0),
    );
    expect(after[0]?.endsAt).toBeGreaterThan(clock.now - 9 * 1440 * MINUTE);
    expect((await counter()).epg.version).toBe(guide.current().version);
  });

  test('another node computes the same stream from the same rows', async () => {
    clock.now = EVENING + 14 * 1440 * MINUTE;
    const storage = { index: async (asset: string) => ({ ...exampleFilm(asset === 'slate' ? [4000, 4000] : undefined), asset }) };
    const write = async () => {
      const channel = liveChannel(await guideSource(live, () => clock.now), storage);
      const file = await channel.find('a-ko.m3u8', null, clock.now);
      return file?.kind === 'playlist' ? file.write() : null;
    };
    expect(await write()).toContain('#EXTM3U');
    expect(await write()).toBe(await write());
  });

  test('a node that starts where nothing is published knows what is on before it answers anybody', async () => {
    clock.now = EVENING + 28 * 1440 * MINUTE;
    expect(airingAt(guide.current().airings, clock.now)).toBeNull();
    await openChannel(deps, guide);
    expect((await counter()).epg.status).toBe(2);
    const { version } = guide.current();
    await openChannel(deps, guide);
    expect(guide.current().version).toBe(version);
  });
});

test('a slot of a series publishes its episodes in ascending order, in this week and the next', async () => {
  const site = await startApp();
  const { replaceWeek, listAirings } = site.connection.repositories.live;
  const days = [0, 1, 2, 3, 4, 5, 6];
  await replaceWeek(
    'slate',
    days.map((weekday) => ({ weekday, startMinute: 1200, durationMinutes: 60, contentId: '40', catchUp: true })),
  );
  await publishGuide(site.deps);
  const shown = (await listAirings(0)).flatMap(({ contentId }) => (contentId === null ? [] : [Number(contentId)]));
  expect(shown).toHaveLength(14);
  for (const week of [shown.slice(0, 7), shown.slice(7)]) expect(week).toEqual(week.toSorted((a, b) => a - b));
  expect([(shown[6] ?? 0) + 1, 40_001]).toContain(shown[7]);
  await site.close();
});
