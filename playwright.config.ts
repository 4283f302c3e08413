import { defineConfig, devices } from '@playwright/test';
import { OUTSIDE_SETTINGS } from './tests/journeys/outside.ts';
import { CHROMIUM_FLAGS } from './tools/steps/chromium-flags.ts';
import { PRIVACY_CHOSEN } from './tests/journeys/privacy-chosen.ts';
import { JOURNEY_WORLDS } from './tools/steps/journey-worlds.ts';

/** Which of the workers this process is; Playwright itself is none, and asks nobody for a page. */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Stories that wait: for the programmes of the channel, on servers of their own, and for films and ads to play. */
const IN_THEIR_OWN_TIME = ['live*', 'ads', 'analytics', 'encrypted', 'leases', 'leaving'].map((name) => `**/${name}.journey.ts`);
const [first, second, third] = JOURNEY_WORLDS;

/**
 * The whole run tells them one after the other beside the rest, in a process of its own: they leave the processor to two others.
 * Whoever names no part tells all of them.
 */
const PARTS = {
  all: { testMatch: ['**/*.journey.ts'], testIgnore: [], worlds: [first, second] },
  films: { testMatch: IN_THEIR_OWN_TIME, testIgnore: [], worlds: [third] },
  others: { testMatch: ['**/*.journey.ts'], testIgnore: IN_THEIR_OWN_TIME, worlds: [first, second] },
} as const;
const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((name) => name === process.env['JOURNEYS']) ?? 'all';
const { testMatch, testIgnore, worlds } = PARTS[part];

/** A viewer's stories, told to the very command that the README names, each worker's on a world of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: [...testMatch],
  testIgnore: [...testIgnore],
  outputDir: `.cache/journeys/results/${part}`,
  forbidOnly: true,
  fullyParallel: false,
  workers: worlds.length,
  // Films play in real time: on a busy machine a story may need a second telling, and is then listed as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/results/journeys-${part}.json` }]],
  use: {
    baseURL: worlds[WORKER]?.address ?? '',
    locale: 'en-US',
    // Nobody is on their first visit, except where a story is about it.
    storageState: { cookies: [PRIVACY_CHOSEN], origins: [] },
    // A trace costs every story a tenth of its time, and a film of it a third: they are kept of a story that is told again.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } } }],
  webServer: worlds.map(({ port, address, payPort, dataDir }) => ({
    name: `Madang on ${port}`,
    command: `node tools/launch.mjs journey-world ${port} && node tools/launch.mjs start`,
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
      // Months pass in a story by an operator's call, each for one account.
      TEST_CLOCK: 'on',
      // Ads take their time: the stories about them are told from there.
      AD_COUNTRIES: 'CA',
      // Each sign-in comes from an address of its own, or so many would be taken for an attack.
      TRUSTED_PROXIES: '127.0.0.1',
      ...OUTSIDE_SETTINGS,
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
