import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveClip, type ServedClip } from './served-clip.ts';

const SETTING_UP_MS = 120_000;
const PLAYING_MS = 30_000;

/** Forty repeats of seven seconds: an error of one AAC frame in each would tear sound and picture 0.8 s apart. */
const EPISODE_SECONDS = 280;
const FRAME_SECONDS = 1024 / 48_000;

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHAKA = createRequire(import.meta.url).resolve('shaka-player');

/** What `playBetween` of the page tells; `apart` in seconds. */
interface Played {
  readonly cues: readonly string[];
  readonly apart: number;
  readonly faults: readonly string[];
}

let clip: ServedClip;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  clip = await serveClip();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage();
  // The page has to come from where the stream comes from.
  const address = new URL('/', clip.address(EPISODE_SECONDS)).href;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<video muted playsinline></video>' }));
  await page.goto(address);
  await page.addScriptTag({ path: SHAKA });
  await page.addScriptTag({ path: join(import.meta.dirname, 'player-page.js') });
}, SETTING_UP_MS);

afterAll(async () => {
  await browser?.close();
  await clip?.close();
});

test('an episode opens with the length that was signed and its subtitles', async () => {
  const opened = await page.evaluate(`open('${clip.address(EPISODE_SECONDS)}')`);
  expect(opened).toEqual({ seconds: EPISODE_SECONDS, tracks: ['English', 'English (CC)'] });
}, PLAYING_MS);

test.each([
  ['the first repeat', 7],
  ['a repeat in the middle', 140],
  ['the last repeat', 273],
])('playback goes on across the border of %s, with its subtitles, sound and picture together', async (_, border) => {
  const played = await page.evaluate<Played>(`playBetween(${border - 3}, ${border + 2})`);
  expect(played.cues).toEqual(['Across the border.', 'The gate opens.']);
  expect(played.apart).toBeLessThan(FRAME_SECONDS);
  expect(played.faults).toEqual([]);
}, PLAYING_MS);

test('the seek bar shows the picture of the moment in every repeat', async () => {
  const places = [];
  for (const seconds of [3, 10, 143]) places.push(await page.evaluate(`thumbnailAt(${seconds})`));
  expect(places).toEqual([
    { x: 240, y: 0, startTime: 2 },
    { x: 240, y: 0, startTime: 9 },
    { x: 240, y: 0, startTime: 142 },
  ]);
}, PLAYING_MS);
