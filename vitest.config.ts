import { defineConfig } from 'vitest/config';
import { TEST_ZONE } from './tools/steps/test-clock.ts';

// Workers and the processes that tests start inherit it: the machine's own zone decides nothing.
process.env['TZ'] = TEST_ZONE;

const NEVER = ['**/node_modules/**', '**/build/**', '**/.cache/**'];
const DATABASE = ['**/*.database.test.ts'];
/** These run ffmpeg. */
const MEDIA = ['**/*.media.test.ts', 'apps/media/**/*.test.ts'];
/** These open Chromium. */
const BROWSER = ['**/*.browser.test.ts', 'packages/player/src/shaka-engine.test.ts'];
/** These run nginx in front of a server. */
const PROXY = ['**/*.proxy.test.ts'];
/**
 * Whom a server waits for, how it starts and who may call what are the same whatever its database is, and take more than a minute to see:
 * they are told on the embedded one, which everybody has.
 */
const ONCE =
  process.env['DATABASE'] === 'server'
    ? [
        'tests/faults/connections.database.test.ts',
        'tests/faults/start-faults.database.test.ts',
        'apps/server/src/http/authorization/operations-by-caller.database.test.ts',
      ]
    : [];
const SETUP = ['tests/fail-on-console-error.ts'];

/** A module of a page keeps that page's session for as long as the page lives. */
const PAGES = 'apps/web/src/**/*.test.{ts,tsx}';
// Drawing, hashing and reading the whole tree take their time on a busy machine.
const UNIT = { exclude: [...NEVER, ...DATABASE, ...MEDIA, ...BROWSER], setupFiles: SETUP, testTimeout: 30_000 };

export default defineConfig({
  test: {
    // Left to itself vitest keeps a core free; more workers than cores it does not take as a share.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          // Modules outside the pages keep nothing between tests, so files share them: half the time.
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
        // DATABASE says on which one, embedded or server; TEST_DATABASE_URL says where the server is.
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
          // Streams play in real time: on a busy machine one may need a second try.
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
