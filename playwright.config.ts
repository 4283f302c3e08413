import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { MAILBOX_KEY } from './tests/journeys/mailbox-key.ts';
import { OUTSIDE_SETTINGS } from './tests/journeys/external-sign-in.ts';
import { CHROMIUM_FLAGS } from './tools/steps/chromium-flags.ts';
import { PRIVACY_CHOSEN } from './tests/journeys/privacy-chosen.ts';
import { JOURNEY_WORLDS } from './tools/steps/journey-worlds.ts';
import { TEST_ZONE } from './tools/steps/test-clock.ts';

// Workers, servers and browsers share one time zone, whatever the machine's is.
process.env['TZ'] = TEST_ZONE;

/** Index of this worker. The main Playwright process has none and opens no page. */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Journeys that wait in real time: for programmes of the live channel, on separate servers, and for films to play. */
const IN_THEIR_OWN_TIME = ['live*', 'encrypted', 'leases', 'leave-playback'].map((name) => `**/${name}.journey.ts`);
/** Journeys that run with animations: about motion, the main paths of viewers, ads and playback. */
const MOVING = ['ads*', 'analytics', 'browse', 'card-preview', 'home', 'first-visit', 'popups*', 'click-speed', 'watch*'].map(
  (name) => `**/${name}.journey.ts`,
);
const [first, second, third, fourth] = JOURNEY_WORLDS;

/** `npm test` runs `films` in a separate process in parallel with `others`. Without JOURNEYS all journeys run. */
const PARTS = {
  all: { moving: [...MOVING, ...IN_THEIR_OWN_TIME], still: ['**/*.journey.ts'], worlds: [first, second] },
  films: { moving: IN_THEIR_OWN_TIME, still: [], worlds: [fourth] },
  others: { moving: MOVING, still: ['**/*.journey.ts'], worlds: [first, second, third] },
} as const;
const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((name) => name === process.env['JOURNEYS']) ?? 'all';
const { moving, still, worlds } = PARTS[part];
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };

/** Browser journeys against the README's start command. Each worker has its own world and server. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `.cache/journeys/results/${part}`,
  forbidOnly: true,
  fullyParallel: false,
  workers: worlds.length,
  // Films play in real time, and a busy machine can miss a deadline. A journey that passes on its retry is listed as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/results/journeys-${part}.json` }]],
  use: {
    baseURL: worlds[WORKER]?.address ?? '',
    locale: 'en-US',
    timezoneId: TEST_ZONE,
    // Playwright cannot intercept requests of service workers, so only journeys about them allow them.
    serviceWorkers: 'block',
    // The privacy choice is already stored, except in journeys about the first visit.
    storageState: { cookies: [PRIVACY_CHOSEN], origins: [] },
    // A trace costs a tenth of the time of a journey and a video a third, so only retries are traced.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS],
      // Hides the system's Korean and Chinese fonts, or all fonts (`npm test -- --no-fonts`).
      env: {
        ...process.env,
        FONTCONFIG_FILE: process.env['TEST_FONTS'] ?? fileURLToPath(new URL('tests/journeys/fonts.conf', import.meta.url)),
      },
    },
  },
  projects: [
    { name: 'desktop', testMatch: [...moving], use: DESKTOP },
    {
      // Animations rendered without a GPU would cost a sixth of the time, so these run with reduced motion.
      name: 'still',
      testMatch: [...still],
      testIgnore: [...MOVING, ...IN_THEIR_OWN_TIME],
      use: { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: worlds.map(({ port, address, payPort, dataDir }) => ({
    name: `Madang on ${port}`,
    command: `node tools/launch.mjs journey-world ${port} && node tools/launch.mjs start --draft`,
    url: `${address}/api/content/v01/fe/menu/all`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: address,
      PAY_PORT: String(payPort),
      COUNTRY_HEADER: 'x-country',
      BLOCKED_COUNTRIES: 'KP',
      TAX_RATES: 'demo',
      GIFTS: 'on',
      CLAIMED_HOURS: '40000',
      // Journeys move the clock of one account by an operator call.
      TEST_CLOCK: 'on',
      PAUSES: 'on',
      // Ads are slow, so they are shown only in the country that journeys about ads use.
      AD_COUNTRIES: 'CA',
      // Each sign-in sends its own client address, because rate limits count attempts per address.
      TRUSTED_PROXIES: '127.0.0.1',
      MAILBOX_KEY,
      ...OUTSIDE_SETTINGS,
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
