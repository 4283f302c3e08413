import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { MAILBOX_KEY } from './tests/journeys/mailbox-key.ts';
import { OUTSIDE_SETTINGS } from './tests/journeys/outside.ts';
import { CHROMIUM_FLAGS } from './tools/steps/chromium-flags.ts';
import { PRIVACY_CHOSEN } from './tests/journeys/privacy-chosen.ts';
import { JOURNEY_WORLDS } from './tools/steps/journey-worlds.ts';
import { TEST_ZONE } from './tools/steps/test-clock.ts';

// Workers, servers and browsers share one time zone, whatever the machine's is.
process.env['TZ'] = TEST_ZONE;

/** Which of the workers this process is; Playwright itself is none, and asks nobody for a page. */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Stories that wait: for the programmes of the channel, on servers of their own, and for films to play. */
const IN_THEIR_OWN_TIME = ['live*', 'encrypted', 'leases', 'leaving'].map((name) => `**/${name}.journey.ts`);
/** Stories about what moves, and about the ways that everybody takes; films and ads that play among others are few. */
const MOVING = ['ads*', 'analytics', 'browse', 'card-preview', 'home', 'main-job', 'popups*', 'speed', 'watch*'].map(
  (name) => `**/${name}.journey.ts`,
);
const [first, second, third, fourth] = JOURNEY_WORLDS;

/**
 * The whole run tells them one after the other beside the rest, in a process of its own: they leave the processor to three others.
 * Whoever names no part tells all of them.
 */
const PARTS = {
  all: { moving: [...MOVING, ...IN_THEIR_OWN_TIME], still: ['**/*.journey.ts'], worlds: [first, second] },
  films: { moving: IN_THEIR_OWN_TIME, still: [], worlds: [fourth] },
  others: { moving: MOVING, still: ['**/*.journey.ts'], worlds: [first, second, third] },
} as const;
const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((name) => name === process.env['JOURNEYS']) ?? 'all';
const { moving, still, worlds } = PARTS[part];
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };

/** A viewer's stories, told to the very command that the README names, each worker's on a world of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
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
    timezoneId: TEST_ZONE,
    // A request that a worker makes is answered by no page of a story: workers run where they are the story.
    serviceWorkers: 'block',
    // Nobody is on their first visit, except where a story is about it.
    storageState: { cookies: [PRIVACY_CHOSEN], origins: [] },
    // A trace costs every story a tenth of its time, and a film of it a third: they are kept of a story that is told again.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS],
      // No Korean or Chinese typeface of the system, or none at all (`npm test -- --no-fonts`).
      env: {
        ...process.env,
        FONTCONFIG_FILE: process.env['TEST_FONTS'] ?? fileURLToPath(new URL('tests/journeys/fonts.conf', import.meta.url)),
      },
    },
  },
  projects: [
    { name: 'desktop', testMatch: [...moving], use: DESKTOP },
    {
      // A sixth of what these would cost is movement, drawn without a graphics card: they are told as whoever wants none has it.
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
      // Months pass in a story by an operator's call, each for one account.
      TEST_CLOCK: 'on',
      PAUSES: 'on',
      // Ads take their time: the stories about them are told from there.
      AD_COUNTRIES: 'CA',
      // Each sign-in comes from an address of its own, or so many would be taken for an attack.
      TRUSTED_PROXIES: '127.0.0.1',
      MAILBOX_KEY,
      ...OUTSIDE_SETTINGS,
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
