import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/build/**', '**/.cache/**'];
const DATABASE = ['**/*.database.test.ts'];
/** These run ffmpeg. */
const MEDIA = ['**/*.media.test.ts', 'apps/media/**/*.test.ts'];
/** These open Chromium. */
const BROWSER = ['**/*.browser.test.ts', 'packages/player/src/shaka-engine.test.ts'];
/**
 * Whom a server waits for, how it starts and who may call what are the same whatever its database is, and take more than a minute to see:
 * they are told on the embedded one, which everybody has.
 */
const ONCE =
  process.env['DATABASE'] === 'server'
    ? [
        'tests/faults/connections.database.test.ts',
        'tests/faults/start-faults.database.test.ts',
        'apps/server/src/who-may-call.database.test.ts',
      ]
    : [];
const SETUP = ['tests/fail-on-console-error.ts'];

export default defineConfig({
  test: {
    // Left to itself vitest keeps a core free; more workers than cores it does not take as a share.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // Modules keep nothing between tests, so files share them; reading them anew for each takes a third of the time.
          isolate: false,
          // Drawing, hashing and reading the whole tree take their time on a busy machine.
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/architecture/*.test.ts',
            'tests/golden/*.test.ts',
          ],
          exclude: [...NEVER, ...DATABASE, ...MEDIA, ...BROWSER],
          setupFiles: SETUP,
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
