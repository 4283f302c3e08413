import { createRequire } from 'node:module';
import { chromium, type Browser, type JSHandle, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlayer, openEpisode, playBetween, thumbnailAt, type PagePlayer } from './player-page.ts';
import { serveClip, type ServedClip } from './served-clip.ts';

const SETTING_UP_MS = 120_000;

/** Forty repeats of seven seconds: an error of one AAC frame in each would tear sound and picture 0.8 s apart. */
const EPISODE_SECONDS = 280;
const FRAME_SECONDS = 1024 / 48_000;

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHAKA = createRequire(import.meta.url).resolve('shaka-player');

let clip: ServedClip;
let browser: Browser;
let tab: Page;
let page: JSHandle<PagePlayer>;

beforeAll(async () => {
  clip = await serveClip();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  tab = await browser.newPage();
  // The page has to come from where the stream comes from.
  const address = new URL('/', clip.address(EPISODE_SECONDS)).href;
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<video muted playsinline></video>' }));
  await tab.goto(address);
  await tab.addScriptTag({ path: SHAKA });
  page = await tab.evaluateHandle(createPlayer);
}, SETTING_UP_MS);

afterAll(async () => {
  await browser?.close();
  await clip?.close();
});

test('an episode opens with the length that was signed and its subtitles', async () => {
  const opened = await tab.evaluate(openEpisode, { page, address: clip.address(EPISODE_SECONDS) });
  expect(opened).toEqual({ seconds: EPISODE_SECONDS, subtitles: ['English', 'English (CC)'] });
});

test.each([
  ['the first repeat', 7],
  ['a repeat in the middle', 140],
  ['the last repeat', 273],
])('playback goes on across the border of %s, with its subtitles, sound and picture together', async (_, border) => {
  const played = await tab.evaluate(playBetween, { page, from: border - 3, to: border + 2 });
  expect(played.cues).toEqual(['Across the border.', 'The gate opens.']);
  expect(played.apart).toBeLessThan(FRAME_SECONDS);
  expect(played.faults).toEqual([]);
});

test('the seek bar shows the picture of the moment in every repeat', async () => {
  const places = [];
  for (const seconds of [3, 10, 143]) places.push(await tab.evaluate(thumbnailAt, { page, seconds }));
  expect(places).toEqual([
    { x: 240, y: 0, from: 2 },
    { x: 240, y: 0, from: 9 },
    { x: 240, y: 0, from: 142 },
  ]);
});
