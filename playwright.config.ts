import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tools/steps/chromium-flags.ts';
import { JOURNEY_WORLDS } from './tools/steps/journey-worlds.ts';

/** Which of the workers this process is; Playwright itself is none, and asks nobody for a page. */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/**
 * Stories of the channel wait for its programmes, on servers of their own: the whole run tells them beside the others, in a
 * process for each. Whoever names no part tells all of them.
 */
const PARTS = {
  all: { testMatch: '**/*.journey.ts', testIgnore: [], workers: JOURNEY_WORLDS },
  channel: { testMatch: '**/live*.journey.ts', testIgnore: [], workers: JOURNEY_WORLDS.slice(0, 1) },
  others: { testMatch: '**/*.journey.ts', testIgnore: ['**/live*.journey.ts'], workers: JOURNEY_WORLDS },
} as const;
const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((name) => name === process.env['JOURNEYS']) ?? 'all';
const { testMatch, testIgnore, workers } = PARTS[part];

/** A viewer's stories, told to the very command that the README names, each worker's on a world of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch,
  testIgnore: [...testIgnore],
  outputDir: `.cache/journeys/results/${part}`,
  forbidOnly: true,
  fullyParallel: false,
  workers: workers.length,
  // Films play in real time: on a busy machine a story may need a second telling, and is then listed as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/results/journeys-${part}.json` }]],
  use: {
    baseURL: JOURNEY_WORLDS[WORKER]?.address ?? '',
    locale: 'en-US',
    // A film of every story would cost a third of what the browser does; what is on the page is in the trace without it.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } } }],
  webServer: (part === 'channel' ? [] : JOURNEY_WORLDS).map(({ port, address, dataDir }) => ({
    name: `Madang on ${port}`,
    command: `node tools/launch.mjs journey-world ${port} && node tools/launch.mjs start`,
    url: `${address}/api/content/v01/fe/menu/all`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: address,
      COUNTRY_HEADER: 'x-country',
      BLOCKED_COUNTRIES: 'KP',
      // Ads take their time: the stories about them are told from there.
      AD_COUNTRIES: 'CA',
      // Each sign-in comes from an address of its own, or so many would be taken for an attack.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
