import { defineConfig } from 'vitest/config';
import { BROWSER_TESTS, DATABASE_TESTS, MEDIA_TESTS, PROXY_TESTS, SLOW_TESTS } from './tools/steps/test-files.ts';
import { TEST_ZONE } from './tools/steps/test-clock.ts';

// Workers and the processes that tests start inherit it: the machine's own zone decides nothing.
process.env['TZ'] = TEST_ZONE;

const NEVER = ['**/node_modules/**', '**/build/**', '**/.cache/**'];
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

/** Tests of modules that keep the state of a page. */
const PAGES = 'apps/web/src/**/*.test.{ts,tsx}';
// Reading the whole tree takes its time on a busy machine.
const UNIT = {
  exclude: [...NEVER, ...DATABASE_TESTS, ...MEDIA_TESTS, ...BROWSER_TESTS, ...SLOW_TESTS],
  setupFiles: SETUP,
  testTimeout: 30_000,
};

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
          isolate: false,
          setupFiles: ['tests/fresh-modules.ts', ...SETUP],
          include: [PAGES],
        },
      },
      {
        test: {
          name: 'slow',
          isolate: false,
          include: [...SLOW_TESTS],
          exclude: NEVER,
          setupFiles: SETUP,
          testTimeout: 60_000,
        },
      },
      {
        // DATABASE selects `embedded` or `server`; TEST_DATABASE_URL is the address of the server.
        test: {
          name: 'database',
          isolate: false,
          include: [...DATABASE_TESTS],
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
          include: [...MEDIA_TESTS],
          exclude: [...NEVER, ...DATABASE_TESTS, ...BROWSER_TESTS, ...SLOW_TESTS],
          setupFiles: SETUP,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'proxy',
          include: [...PROXY_TESTS],
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
          include: [...BROWSER_TESTS],
          exclude: NEVER,
          setupFiles: SETUP,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
