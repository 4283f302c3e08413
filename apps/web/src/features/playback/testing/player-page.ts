/** The player on a page of its own in Chromium, for the tests that open it. */

import { fileURLToPath } from 'node:url';

import { openBrowser } from '@madang/player/testing/open-browser.ts';
import type { PlayerBrowser } from '@madang/player/testing/open-browser.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import type { VideoPlayerProps } from '../video-player-props.ts';

const TESTING = fileURLToPath(new URL('.', import.meta.url));

export const NEXT = { title: 'E5, Second Bridge', still: '/stream/sprite.jpg', href: '/watch/5' };
export const SOURCE: VideoPlayerProps['source'] = {
  manifestUrl: '/stream/master.m3u8',
  durationSeconds: 12,
  resumeSeconds: 0,
  audio: [
    { id: 'ko', language: 'ko' },
    { id: 'en', language: 'en' },
  ],
  subtitles: [
    { id: 'en', language: 'en', closedCaptions: false, url: '/stream/s_en.vtt' },
    { id: 'pt-BR', language: 'pt-BR', closedCaptions: false, url: '/stream/s_pt.vtt' },
  ],
};

/** The twelve seconds long film of the stream server under another address, as another episode has it. */
export const episode = (number: number, changes: Partial<VideoPlayerProps['source']> = {}): VideoPlayerProps['source'] => ({
  ...SOURCE,
  manifestUrl: `/stream/master.m3u8?episode=${number}`,
  ...changes,
});

type ContextOptions = Parameters<PlayerBrowser['browser']['newContext']>[0];

/** Looking at every frame, as Playwright does by itself, has Chromium draw one after the other. */
const AT_TIMES = { polling: 50 };

/** Opens Chromium for a file of tests, with a window for them all, and a fresh page for every test. */
export const playerPage = (usual: ContextOptions = {}) => {
  let opened: PlayerBrowser | undefined;
  let context: BrowserContext | undefined;
  let special: BrowserContext | undefined;
  let page: Page | undefined;
  const requested: string[] = [];

  const given = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The page is open only while a test runs');
    return thing;
  };

  const newContext = (options: ContextOptions): Promise<BrowserContext> =>
    given(opened).browser.newContext({ viewport: { width: 1024, height: 600 }, ...options });

  const openIn = async (where: BrowserContext): Promise<Page> => {
    page = await where.newPage();
    page.setDefaultTimeout(20_000);
    requested.length = 0;
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(given(opened).address);
    await page.waitForFunction(() => 'mountPlayer' in window, undefined, AT_TIMES);
    return page;
  };

  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    opened = await openBrowser(TESTING);
    // Its pages keep nothing but what they have fetched, which the next one has then.
    context = await newContext(usual);
  });
  afterAll(() => given(opened).close());
  beforeEach(async () => {
    given(opened).streams.forget();
    await openIn(given(context));
  });
  afterEach(async () => {
    await page?.close();
    await special?.close();
    special = undefined;
  });

  return {
    /** A page with another window in place of the usual one. */
    reopen: async (options: ContextOptions): Promise<Page> => {
      await page?.close();
      special = await newContext(options);
      return openIn(special);
    },
    page: () => given(page),
    streams: () => given(opened).streams,
    /** Every address that the page has asked for. */
    requested: (): readonly string[] => requested,
    mount: (changes: Partial<VideoPlayerProps> = {}) => given(page).evaluate((props) => window.mountPlayer(props), changes),
    calls: (name: string) =>
      given(page).evaluate((wanted) => window.calls.filter(([called]) => called === wanted).map(([, ...values]) => values), name),
    button: (name: string): Locator => given(page).getByRole('button', { name, exact: true }),
    controls: () => given(page).locator('[data-controls]'),
    video: () => given(page).locator('video'),
    cues: () => given(page).locator('[data-cues]'),
    untilPlayedTo: (seconds: number) =>
      given(page).waitForFunction(
        (target) => {
          const film = document.querySelector('video');
          return film !== null && !film.seeking && film.currentTime >= target;
        },
        seconds,
        AT_TIMES,
      ),
    isPaused: (wanted: boolean) =>
      given(page).waitForFunction((paused) => document.querySelector('video')?.paused === paused, wanted, AT_TIMES),
  };
};
