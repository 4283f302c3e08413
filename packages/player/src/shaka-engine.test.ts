import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { TEST_CLIP_SECONDS } from '../testing/make-clip.ts';
import { openBrowser } from '../testing/open-browser.ts';
import type { PlayerBrowser } from '../testing/open-browser.ts';
import type { PlayerRequest } from './requests.ts';
import type { PlaybackPreferences, PlaybackSource, PlayerState } from './state.ts';

const TESTING = fileURLToPath(new URL('../testing', import.meta.url));

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let opened: PlayerBrowser;
/** Its pages keep nothing but what they have fetched, which the next one has then. */
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  opened = await openBrowser(TESTING);
  context = await opened.browser.newContext({ viewport: { width: 400, height: 300 } });
});

afterAll(() => opened.close());

beforeEach(async () => {
  opened.streams.forget();
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(opened.address);
  await until(() => 'player' in window);
});

afterEach(() => page.close());

/** Looking at every frame, as Playwright does by itself, has Chromium draw one after the other. */
const until = <Given>(isSo: (given: Given) => unknown, given?: Given) =>
  page.waitForFunction(isSo as () => unknown, given, { polling: 50 });

const ask = (request: PlayerRequest) => page.evaluate((requested) => window.player.request(requested), request);
const state = (): Promise<PlayerState> => page.evaluate(() => window.player.getSnapshot());
const shownHeight = () => until(() => window.film.videoHeight === 90);

const untilPlayedTo = (seconds: number) => until((target) => !window.film.seeking && window.film.currentTime >= target, seconds);

const untilStatus = (status: PlayerState['status']) => until((wanted) => window.player.getSnapshot().status === wanted, status);

const load = (
  preferences: PlaybackPreferences = {},
  resumeSeconds = 0,
  manifestUrl = '/stream/master.m3u8',
  more: Partial<PlaybackSource> = {},
) =>
  ask({
    type: 'load',
    preferences,
    source: {
      manifestUrl,
      durationSeconds: TEST_CLIP_SECONDS,
      resumeSeconds,
      audio: [
        { id: 'korean', language: 'ko' },
        { id: 'english', language: 'en' },
      ],
      subtitles: [
        { id: 'en', language: 'en', closedCaptions: false },
        { id: 'pt', language: 'pt-BR', closedCaptions: false },
        { id: 'file', language: 'es', closedCaptions: false, url: '/stream/s_en.vtt' },
      ],
      ...more,
    },
  });

const play = async (preferences: PlaybackPreferences = {}, resumeSeconds = 0): Promise<void> => {
  await load(preferences, resumeSeconds);
  await ask({ type: 'play' });
  await untilStatus('ready');
};

test('a film plays, pauses and seeks [PL-08]', async () => {
  await play();
  await untilPlayedTo(0.5);
  await ask({ type: 'pause' });
  await until(() => window.film.paused);
  await ask({ type: 'seek', positionSeconds: 7 });
  await until(() => !window.film.seeking && window.film.readyState >= 2);
  expect(await page.evaluate(() => window.film.currentTime)).toBeCloseTo(7, 1);
  expect(await state()).toMatchObject({ paused: true, waiting: false });
  expect((await state()).durationSeconds).toBeCloseTo(TEST_CLIP_SECONDS, 0);
});

test('a film resumes at the stored position [PL-32]', async () => {
  await load({}, 6);
  await untilStatus('ready');
  expect(await page.evaluate(() => window.film.currentTime)).toBeCloseTo(6, 1);
  await ask({ type: 'play' });
  await untilPlayedTo(6.5);
  expect(opened.streams.requests).not.toContain('a_ko-0.m4s');
});

test('the words of the chosen language appear, change and disappear while playing [PL-31]', async () => {
  const words = (wanted: string) =>
    until(
      (text) =>
        window.player.getSnapshot().cues.some(
          (cue) =>
            cue.lines
              .flat()
              .map((span) => span.text)
              .join('') === text,
        ),
      wanted,
    );
  await play({ subtitle: 'en' });
  await words('The rain stopped.');
  await ask({ type: 'seek', positionSeconds: 5 });
  await words('So we may stop too.');
  const spans = (await state()).cues[0]?.lines[0];
  expect(spans?.map((span) => span.italic)).toEqual([false, true, false]);
  await ask({ type: 'select-subtitle', subtitleId: 'pt' });
  await words('Então nós paramos.');
  await ask({ type: 'toggle-subtitle' });
  await until(() => window.player.getSnapshot().cues.length === 0);
  await ask({ type: 'toggle-subtitle' });
  await words('Então nós paramos.');
  await ask({ type: 'select-subtitle', subtitleId: 'file' });
  await ask({ type: 'seek', positionSeconds: 9 });
  await words('Then walk.');
  expect((await state()).cues[0]?.atTop).toBe(true);
});

/** Whether some words are on screen. */
const shownWords = (wanted: string) =>
  until(
    (text) => window.player.getSnapshot().cues.some((cue) => cue.lines.flat().some((span) => span.text.includes(text))),
    wanted,
  );

const untilAllIsBuffered = () =>
  until((seconds) => window.film.buffered.length === 1 && window.film.buffered.end(0) >= seconds - 0.1, TEST_CLIP_SECONDS);

test('words that arrive after all pictures and sound of a short film are shown [PL-31]', async () => {
  const release = opened.streams.hold('s_en.m3u8');
  await load({ subtitle: 'en' });
  await untilAllIsBuffered();
  release();
  await shownWords('The rain stopped.');
  await ask({ type: 'seek', positionSeconds: 5 });
  await shownWords('may stop too.');
});

test('words that are chosen after all pictures and sound of a short film have arrived are shown [PL-31]', async () => {
  await load();
  await untilAllIsBuffered();
  expect(opened.streams.requests.filter((name) => name.startsWith('s_'))).toEqual([]);
  await ask({ type: 'select-subtitle', subtitleId: 'pt' });
  await shownWords('A chuva parou.');
  await ask({ type: 'select-subtitle', subtitleId: 'en' });
  await shownWords('The rain stopped.');
});

test('another voice is fetched when it is chosen, and the remembered one from the start [PL-31]', async () => {
  await play({ audio: 'en' });
  await untilPlayedTo(0.2);
  expect(opened.streams.requests).toContain('a_en-init.mp4');
  expect(opened.streams.requests).not.toContain('a_ko-init.mp4');
  await ask({ type: 'select-audio', audioId: 'korean' });
  await expect.poll(() => opened.streams.requests.includes('a_ko-init.mp4'), { timeout: 20_000 }).toBe(true);
  const position = await page.evaluate(() => window.film.currentTime);
  await untilPlayedTo(position + 0.5);
  expect(await state()).toMatchObject({ audioId: 'korean', status: 'ready' });
});

test('a chosen height is the height on screen', async () => {
  await play({ quality: 180 });
  await untilPlayedTo(0.2);
  expect((await state()).qualities).toEqual([180, 90]);
  await ask({ type: 'select-quality', quality: 90 });
  await shownHeight();
  await until(() => window.player.getSnapshot().playingHeight === 90);
});

test('double speed plays two seconds in one [PL-31]', async () => {
  await play();
  await ask({ type: 'set-speed', speed: 2 });
  await untilPlayedTo(2);
  const measured = await page.evaluate(async () => {
    const from = { film: window.film.currentTime, clock: performance.now() };
    await new Promise<void>((resolve) => {
      window.film.addEventListener('timeupdate', () => window.film.currentTime - from.film > 4 && resolve());
    });
    return ((window.film.currentTime - from.film) / (performance.now() - from.clock)) * 1000;
  });
  expect(measured).toBeGreaterThan(1.7);
  expect(measured).toBeLessThan(2.15);
});

test('the end is reported once and playing again starts over', async () => {
  await play();
  await ask({ type: 'seek', positionSeconds: TEST_CLIP_SECONDS });
  await untilStatus('ended');
  expect(await state()).toMatchObject({ paused: true, waiting: false });
  await ask({ type: 'play' });
  await until(() => !window.film.paused && window.film.currentTime > 0.2 && window.film.currentTime < 6);
  expect((await state()).status).toBe('ready');
});

test('the scrub bar gets the tile of the moment from the sprite', async () => {
  await play();
  const tile = await page.evaluate(() => window.player.thumbnailAt(7));
  expect(tile).toMatchObject({ x: 240, y: 0, width: 80, height: 45 });
  expect(tile?.url).toContain('sprite.jpg');
});

test('leaving ends every request and empties the element', async () => {
  await play();
  await untilPlayedTo(0.2);
  const pending: string[] = [];
  page.on('request', (request) => pending.push(request.url()));
  await page.evaluate(() => window.player.destroy());
  opened.streams.forget();
  pending.length = 0;
  // Two painted frames later whatever was scheduled has had its chance
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => window.player.request({ type: 'play' }));
  expect(opened.streams.requests).toEqual([]);
  expect(pending).toEqual([]);
  expect(await page.evaluate(() => [window.film.src, window.film.readyState, window.film.paused])).toEqual(['', 0, true]);
});

test('a playlist that fails for a moment is read again at the same position', async () => {
  await play({ quality: 180 });
  await untilPlayedTo(3);
  opened.streams.fail('a_en.m3u8', 503, 4);
  await ask({ type: 'select-audio', audioId: 'english' });
  await expect.poll(() => opened.streams.requests.includes('a_en-init.mp4'), { timeout: 20_000 }).toBe(true);
  await until(() => !window.film.paused && window.film.currentTime > 4);
  expect(await state()).toMatchObject({ status: 'ready', audioId: 'english' });
});

test('a film whose address is refused says so at once, without trying again', async () => {
  opened.streams.fail('master.m3u8', 403, 10);
  await load();
  await untilStatus('failed');
  expect((await state()).error).toEqual({ code: 'ACCESS_ENDED', httpStatus: 403 });
  opened.streams.forget();
  await ask({ type: 'retry' });
  await untilPlayedTo(0.2);
  expect(await state()).toMatchObject({ status: 'ready', error: null });
});

test('a browser that cannot decrypt a film says so before anything of it is fetched', async () => {
  const keySystems = [{ name: 'com.example.none', licenceUrl: 'https://licences.example', certificateUrl: null }];
  await load({}, 0, undefined, { protection: { scheme: 'cbcs', keySystems } });
  await untilStatus('failed');
  expect((await state()).error).toEqual({ code: 'PROTECTION_UNSUPPORTED' });
  expect(opened.streams.requests).toEqual([]);
  // The next film is in the clear, and plays.
  await play();
  await untilPlayedTo(0.2);
});

test('licence servers and certificates are passed to the streaming library, and a clear film plays without asking them', async () => {
  const keySystems = [
    // Every Chromium has this one.
    { name: 'org.w3.clearkey', licenceUrl: null, certificateUrl: null },
    { name: 'com.widevine.alpha', licenceUrl: 'https://w.example/licence', certificateUrl: null },
    { name: 'com.apple.fps', licenceUrl: 'https://f.example/ckc', certificateUrl: 'https://f.example/certificate' },
  ];
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await load({}, 0, undefined, { protection: { scheme: 'cbcs', keySystems } });
  await ask({ type: 'play' });
  await untilPlayedTo(0.2);
  expect(await page.evaluate(() => window.drm)).toMatchObject({
    servers: { 'com.widevine.alpha': 'https://w.example/licence', 'com.apple.fps': 'https://f.example/ckc' },
    advanced: { 'com.apple.fps': { serverCertificateUri: 'https://f.example/certificate' } },
  });
  expect(hosts.filter((host) => host.endsWith('.example'))).toEqual([]);
});

test('a quick change of mind about the voice does not leave the film waiting', async () => {
  await play({ quality: 180 });
  await untilPlayedTo(0.2);
  const release = opened.streams.hold('a_en-init.mp4');
  await ask({ type: 'select-audio', audioId: 'english' });
  await expect.poll(() => opened.streams.requests.includes('a_en-init.mp4'), { timeout: 20_000 }).toBe(true);
  await ask({ type: 'seek', positionSeconds: 8 });
  await ask({ type: 'select-audio', audioId: 'korean' });
  await ask({ type: 'select-audio', audioId: 'english' });
  release();
  await untilPlayedTo(8.5);
  expect(await state()).toMatchObject({ audioId: 'english', waiting: false });
});

/** Plays by addresses that are good for so long, in one quality: a busy machine would have it changed to and fro, and init segments asked for again. */
const borrow = async (times: { readonly validMs: number; readonly saidMs?: number }): Promise<void> => {
  const address = await page.evaluate((given) => window.testUrls.begin(given), times);
  await load({ quality: 180 }, 0, address);
  await ask({ type: 'play' });
  await untilStatus('ready');
};
const readTestUrls = () => page.evaluate(() => ({ renewals: window.testUrls.renewals, stalledMs: window.testUrls.stalledMs }));

test('a film plays over the end of many addresses without standing still [PL-43]', async () => {
  opened.streams.delay(1200);
  await borrow({ validMs: 2400 });
  await untilStatus('ended');
  const { renewals, stalledMs } = await readTestUrls();
  expect(opened.streams.tokens.used.size).toBeGreaterThan(3);
  expect(opened.streams.tokens.used.size).toBeLessThanOrEqual(renewals + 1);
  expect(opened.streams.tokens.refused).toBe(0);
  expect(stalledMs).toBeLessThan(250);
  // Playlists and init segments are the same ones, whatever the address.
  const once = opened.streams.requests.filter((name) => /\.m3u8$|init\.mp4$/.test(name));
  expect(once.length).toBe(new Set(once).size);
});

test('an address that dies before its time is replaced without the viewer noticing', async () => {
  opened.streams.delay(700);
  await borrow({ validMs: 2500, saidMs: 60_000 });
  await untilStatus('ended');
  expect(opened.streams.tokens.refused).toBeGreaterThan(0);
  expect((await state()).error).toBeNull();
  expect((await readTestUrls()).stalledMs).toBeLessThan(250);
});

test('a film that was paused for longer than its address lives goes on at the same place', async () => {
  await borrow({ validMs: 1500 });
  await ask({ type: 'pause' });
  await until((end) => window.player.getSnapshot().bufferedSeconds > end - 0.5, TEST_CLIP_SECONDS);
  const { renewals: before } = await readTestUrls();
  const since = await page.evaluate(() => performance.now());
  await until((start) => performance.now() > start + 2500, since);
  // Nothing is asked for while nothing plays: the whole clip is in the buffer.
  expect((await readTestUrls()).renewals).toBe(before);
  await ask({ type: 'select-audio', audioId: 'english' });
  await ask({ type: 'play' });
  await untilPlayedTo(3);
  expect((await readTestUrls()).renewals).toBeGreaterThan(before);
  expect([opened.streams.tokens.refused, (await state()).error]).toEqual([0, null]);
});

test('a film without a further address ends with the one that it has', async () => {
  opened.streams.delay(700);
  await borrow({ validMs: 2500 });
  const before = await page.evaluate(() => {
    window.testUrls.isOver = true;
    return window.testUrls.renewals;
  });
  await untilStatus('failed');
  expect((await state()).error).toEqual({ code: 'ACCESS_ENDED', httpStatus: 403 });
  // Asked for once: a refusal is a refusal.
  expect((await readTestUrls()).renewals).toBe(before + 1);
});
