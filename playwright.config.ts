import { defineConfig, devices } from '@playwright/test';

const PORT = 4610;
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** A viewer's stories, told to the very command that the README names, on a world of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/journeys/results',
  forbidOnly: true,
  fullyParallel: false,
  workers: 1,
  // Films play in real time: on a busy machine a story may need a second telling, and is then listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/journeys.json' }]],
  use: {
    baseURL: ADDRESS,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } } }],
  webServer: {
    command: 'node tools/launch.mjs start',
    url: `${ADDRESS}/api/content/v01/fe/menu/all`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: '.cache/journeys/data',
      DATABASE_URL: '',
      PUBLIC_URL: ADDRESS,
      COUNTRY_HEADER: 'x-country',
      BLOCKED_COUNTRIES: 'KP',
      // Each sign-in comes from an address of its own, or so many would be taken for an attack.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
