import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineEvent, PlaybackEngine } from '../engine.ts';
import { createPlayerStore } from '../store.ts';
import { createAdBreaks } from './ad-breaks.ts';
import type { PlayingAd } from './ad-state.ts';

const ad = (showing: string, more: Partial<PlayingAd> = {}): PlayingAd => ({
  showing,
  manifestUrl: `/${showing}.m3u8`,
  mimeType: 'application/x-mpegurl',
  durationSeconds: 20,
  advertiser: showing,
  skipAfterSeconds: null,
  clickUrl: null,
  ...more,
});

/** Fake engine that records calls and emits the events of the test. */
const someEngine = () => {
  const calls: string[] = [];
  let report: (event: EngineEvent) => void = () => undefined;
  const create = (tell: typeof report): PlaybackEngine => {
    report = tell;
    return {
      open: ({ manifestUrl }, at, { playing }) => void calls.push(`open ${manifestUrl} at ${at}${playing ? ' and play' : ''}`),
      apply: ({ playing }) => void calls.push(playing ? 'play' : 'pause'),
      seek: (at) => void calls.push(`seek ${at}`),
      stepFrame: () => undefined,
      thumbnailAt: () => Promise.resolve(null),
      stats: () => null,
      destroy: () => Promise.resolve(void calls.push('destroy')),
    };
  };
  return {
    calls,
    create,
    report: (event: EngineEvent) => report(event),
    at: (positionSeconds: number) => report({ type: 'position', positionSeconds, bufferedSeconds: positionSeconds }),
  };
};

const openFilm = (pods: Readonly<Record<string, readonly PlayingAd[] | Promise<readonly PlayingAd[]>>>, resumeSeconds = 0) => {
  const film = someEngine();
  const ads = someEngine();
  const beacons: string[] = [];
  const store = createPlayerStore(film.create);
  const fetchAds = vi.fn<(id: string) => Promise<readonly PlayingAd[]>>(async (id) => pods[id] ?? []);
  const breaks = createAdBreaks(store, {
    breaks: [
      { id: 'pre', atSeconds: 0 },
      { id: 'mid-1', atSeconds: 600 },
      { id: 'mid-2', atSeconds: 1200 },
    ],
    fetchAds,
    createEngine: ads.create,
    track: (showing, beacon) => void beacons.push(`${showing} ${beacon}`),
  });
  const source = { manifestUrl: '/film.m3u8', durationSeconds: 3600, resumeSeconds, audio: [], subtitles: [] };
  store.request({ type: 'load', source, preferences: {} });
  const watch = (ad: PlayingAd): void => {
    for (const share of [0.02, 0.25, 0.5, 0.75]) ads.at(ad.durationSeconds * share);
    ads.report({ type: 'ended' });
  };
  const ready = () => film.report({ type: 'ready', durationSeconds: 3600 });
  return { store, film, ads, breaks, beacons, fetchAds, watch, ready };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ALL = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

test('the film waits for the break before it, and every ad tells its way once', async () => {
  const pod = [ad('tea'), ad('train')];
  const { store, ads, breaks, beacons, watch, ready } = openFilm({ pre: pod });
  breaks.begin();
  ready();
  await settle();
  expect(store.getSnapshot().paused).toBe(true);
  expect(breaks.getSnapshot()).toMatchObject({ number: 1, count: 2, ad: { showing: 'tea' } });
  for (const one of pod) watch(one);
  expect(ads.calls).toContain('open /train.m3u8 at 0 and play');
  expect(beacons).toEqual(pod.flatMap(({ showing }) => ALL.map((beacon) => `${showing} ${beacon}`)));
  expect(breaks.getSnapshot()).toBeNull();
  expect(store.getSnapshot().paused).toBe(false);
});

test('a break without ads, or whose ads cannot be fetched, is not noticed', async () => {
  for (const fetches of [async () => [], () => Promise.reject(new Error('no network'))]) {
    const { store, breaks, fetchAds } = openFilm({});
    fetchAds.mockImplementation(fetches);
    breaks.begin();
    await settle();
    expect([breaks.getSnapshot(), store.getSnapshot().paused]).toEqual([null, false]);
  }
});

test('after three seconds without ads the film begins, and ads that come later are too late', async () => {
  let answer: (ads: readonly PlayingAd[]) => void = () => undefined;
  const { store, breaks } = openFilm({ pre: new Promise((resolve) => (answer = resolve)) });
  breaks.begin();
  await vi.advanceTimersByTimeAsync(2999);
  expect(breaks.getSnapshot()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  answer([ad('tea')]);
  await settle();
  expect([breaks.getSnapshot(), store.getSnapshot().paused]).toEqual([null, false]);
});

test('an ad that fails or does not come is passed over, and the next one has its turn', async () => {
  const { ads, breaks, beacons, store } = openFilm({ pre: [ad('slow'), ad('broken'), ad('stuck')] });
  breaks.begin();
  await vi.advanceTimersByTimeAsync(3000);
  expect(breaks.getSnapshot()?.ad?.showing).toBe('broken');
  ads.report({ type: 'failed', error: { code: 'MEDIA_UNPLAYABLE', engineCode: 0 } });
  expect(breaks.getSnapshot()?.ad?.showing).toBe('stuck');
  ads.at(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(breaks.getSnapshot()).toBeNull();
  expect(store.getSnapshot().paused).toBe(false);
  expect(beacons).toEqual(['slow error', 'broken error', 'stuck impression', 'stuck start', 'stuck error']);
});

/** A film that plays after its first break, which was empty. */
const playing = async (pods: Parameters<typeof openFilm>[0], resumeSeconds?: number) => {
  const opened = openFilm(pods, resumeSeconds);
  opened.breaks.begin();
  await settle();
  opened.ready();
  opened.film.report({ type: 'paused', paused: false });
  return opened;
};

test('a break within the film is made ready before, and the film goes on where it was', async () => {
  const tea = ad('tea');
  const { film, ads, breaks, store, watch, fetchAds } = await playing({ 'mid-1': [tea] }, 500);
  film.at(590);
  await settle();
  expect(ads.calls.at(-1)).toBe('open /tea.m3u8 at 0');
  film.at(600.1);
  await settle();
  expect(ads.calls.at(-1)).toBe('play');
  expect(film.calls.at(-1)).toBe('pause');
  watch(tea);
  expect(breaks.getSnapshot()).toBeNull();
  expect(film.calls.filter((call) => call.startsWith('seek'))).toEqual([]);
  expect(store.getSnapshot()).toMatchObject({ paused: false, positionSeconds: 600.1 });
  expect(fetchAds.mock.calls.map(([id]) => id)).toEqual(['pre', 'mid-1']);
});

test('a jump over two breaks shows the last of them, once, and ends where it was meant to', async () => {
  const { store, breaks, watch, film, fetchAds } = await playing({ 'mid-1': [ad('one')], 'mid-2': [ad('two')] });
  store.request({ type: 'seek', positionSeconds: 1500 });
  await settle();
  expect(breaks.getSnapshot()?.ad?.showing).toBe('two');
  watch(ad('two'));
  expect(store.getSnapshot()).toMatchObject({ paused: false, positionSeconds: 1500 });
  store.request({ type: 'seek', positionSeconds: 10 });
  film.at(10.2);
  store.request({ type: 'seek', positionSeconds: 1500 });
  await settle();
  expect(breaks.getSnapshot()).toBeNull();
  expect(fetchAds.mock.calls.map(([id]) => id)).toEqual(['pre', 'mid-2']);
});

test('a jump while the film is paused shows its ads when the film goes on', async () => {
  const { store, breaks } = await playing({ 'mid-1': [ad('one')] });
  store.request({ type: 'pause' });
  store.request({ type: 'seek', positionSeconds: 700 });
  await settle();
  expect(breaks.getSnapshot()).toBeNull();
  store.request({ type: 'play' });
  await settle();
  expect(breaks.getSnapshot()?.ad?.showing).toBe('one');
});

test('an ad is left when it may be, and not before', async () => {
  const { ads, breaks, beacons } = openFilm({ pre: [ad('train', { skipAfterSeconds: 5 })] });
  breaks.begin();
  await settle();
  ads.at(4);
  breaks.request({ type: 'skip' });
  expect(breaks.getSnapshot()).not.toBeNull();
  ads.at(5);
  breaks.request({ type: 'skip' });
  breaks.request({ type: 'skip' });
  expect(breaks.getSnapshot()).toBeNull();
  expect(beacons.filter((beacon) => beacon.endsWith('skip'))).toEqual(['train skip']);
});

test('a click-through and a pause stop the ad until the viewer resumes it', async () => {
  const { ads, breaks, beacons } = openFilm({ pre: [ad('tea')] });
  breaks.begin();
  await settle();
  ads.at(1);
  breaks.request({ type: 'click' });
  expect([ads.calls.at(-1), breaks.getSnapshot()?.paused]).toEqual(['pause', true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(breaks.getSnapshot()?.ad?.showing).toBe('tea');
  breaks.request({ type: 'toggle-play' });
  expect([ads.calls.at(-1), breaks.getSnapshot()?.paused]).toEqual(['play', false]);
  breaks.request({ type: 'toggle-play' });
  expect(breaks.getSnapshot()?.paused).toBe(true);
  expect(beacons).toContain('tea click');
});

test('a browser that wants a touch before sound leaves the ad paused, and it is not passed over', async () => {
  const { ads, breaks } = openFilm({ pre: [ad('tea')] });
  breaks.begin();
  await settle();
  ads.report({ type: 'waiting', waiting: true });
  ads.report({ type: 'paused', paused: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(breaks.getSnapshot()).toMatchObject({ ad: { showing: 'tea' }, paused: true });
});

test('the sound of the film is that of its ads, and a key for the film does not play both', async () => {
  const { store, film, ads, breaks } = openFilm({ pre: [ad('tea')] });
  breaks.begin();
  await settle();
  const before = ads.calls.length;
  store.request({ type: 'set-muted', muted: true });
  expect(ads.calls.length).toBeGreaterThan(before);
  film.report({ type: 'paused', paused: false });
  expect(store.getSnapshot().paused).toBe(true);
});

test('a film that is left takes its ads along', async () => {
  const { store, ads, breaks, beacons } = openFilm({ pre: [ad('tea')] });
  const listener = vi.fn<() => void>();
  breaks.subscribe(listener)();
  breaks.begin();
  await breaks.destroy();
  await settle();
  ads.at(3);
  breaks.request({ type: 'toggle-play' });
  store.request({ type: 'seek', positionSeconds: 700 });
  expect([beacons, ads.calls, listener.mock.calls]).toEqual([[], ['destroy'], []]);
});
