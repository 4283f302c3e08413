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

/** Opens Chromium for a file of tests and a fresh page for every test. */
export const playerPage = () => {
  let opened: PlayerBrowser | undefined;
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  const requested: string[] = [];

  const given = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The page is open only while a test runs');
    return thing;
  };

  const open = async (options: ContextOptions = {}): Promise<Page> => {
    await context?.close();
    context = await given(opened).browser.newContext({ viewport: { width: 1024, height: 600 }, ...options });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    requested.length = 0;
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(given(opened).address);
    await page.waitForFunction(() => 'mountPlayer' in window);
    return page;
  };

  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    opened = await openBrowser(TESTING);
  });
  afterAll(() => given(opened).close());
  beforeEach(async () => {
    given(opened).streams.forget();
    await open();
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });

  return {
    /** A page with another window in place of the usual one. */
    reopen: open,
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
      given(page).waitForFunction((target) => {
        const film = document.querySelector('video');
        return film !== null && !film.seeking && film.currentTime >= target;
      }, seconds),
    isPaused: (wanted: boolean) =>
      given(page).waitForFunction((paused) => document.querySelector('video')?.paused === paused, wanted),
  };
};
