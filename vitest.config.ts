import { defineConfig } from 'vitest/config';
import { TEST_ZONE } from './tools/steps/test-clock.ts';

// Workers and the processes that tests start inherit it: the machine's own zone decides nothing.
process.env['TZ'] = TEST_ZONE;

const NEVER = ['**/node_modules/**', '**/build/**', '**/.cache/**'];
const DATABASE = ['**/*.database.test.ts'];
/** Tests that run ffmpeg. */
const MEDIA = ['**/*.media.test.ts', 'apps/media/**/*.test.ts'];
/** Tests that run in Chromium. */
const BROWSER = ['**/*.browser.test.ts', 'packages/player/src/shaka-engine.test.ts'];
/** Tests that run nginx in front of a server. */
const PROXY = ['**/*.proxy.test.ts'];
/** Slow tests whose result does not depend on the database: they run on the embedded database only. */
const ONCE =
  process.env['DATABASE'] === 'server'
    ? [
        'tests/faults/connections.database.test.ts',
        'tests/faults/start-faults.database.test.ts',
        'apps/server/src/http/authorization/operations-by-caller.database.test.ts',
      ]
    : [];
const SETUP = ['tests/fail-on-console-error.ts'];

/** Page modules keep session state for the lifetime of the page, so each file needs its own module instances. */
const PAGES = 'apps/web/src/**/*.test.{ts,tsx}';
// Image encoding, password hashing and reading all sources are slow on a busy machine.
const UNIT = { exclude: [...NEVER, ...DATABASE, ...MEDIA, ...BROWSER], setupFiles: SETUP, testTimeout: 30_000 };

export default defineConfig({
  test: {
    // Vitest's default leaves one core idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          // Modules outside the pages keep no state between tests, so files share them, which halves the time.
          isolate: false,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/architecture/*.test.ts',
            'tests/golden/*.test.ts',
            'tests/fuzz/*.test.ts',
          ],
          exclude: [...UNIT.exclude, PAGES],
        },
      },
      {
        test: {
          ...UNIT,
          name: 'unit-pages',
          isolate: true,
          include: [PAGES],
        },
      },
      {
        // DATABASE selects `embedded` or `server`; TEST_DATABASE_URL is the address of the server.
        test: {
          name: 'database',
          isolate: false,
          include: DATABASE,
          exclude: [...NEVER, ...ONCE],
          setupFiles: SETUP,
          globalSetup: 'tests/test-folder.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'media',
          include: MEDIA,
          exclude: [...NEVER, ...DATABASE, ...BROWSER],
          setupFiles: SETUP,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'proxy',
          include: PROXY,
          exclude: NEVER,
          setupFiles: SETUP,
          globalSetup: 'tests/test-folder.ts',
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'browser',
          // Streams play in real time, and a busy machine can miss a deadline.
          retry: 1,
          include: BROWSER,
          exclude: NEVER,
          setupFiles: SETUP,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
