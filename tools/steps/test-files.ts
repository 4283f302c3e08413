import { matchesGlob } from 'node:path';

/** Path patterns of the test files of each kind. `vitest.config.ts` makes a project of each. */
export const DATABASE_TESTS: readonly string[] = ['**/*.database.test.ts'];
/** Tests that run ffmpeg. */
export const MEDIA_TESTS: readonly string[] = ['**/*.media.test.ts', 'apps/media/**/*.test.ts'];
/** Tests that open Chromium. */
export const BROWSER_TESTS: readonly string[] = ['**/*.browser.test.ts', 'packages/player/src/shaka-engine.test.ts'];
/** Tests that run nginx in front of a server. */
export const PROXY_TESTS: readonly string[] = ['**/*.proxy.test.ts'];
/** Tests that draw, hash passwords, learn, or start processes, threads or servers: a second of CPU time or more each. */
export const SLOW_TESTS: readonly string[] = ['**/*.slow.test.ts'];

export type TestKind = 'unit' | 'slow' | 'database' | 'media' | 'browser' | 'proxy' | 'journey';

const KINDS: readonly (readonly [TestKind, readonly string[]])[] = [
  ['journey', ['**/*.journey.ts']],
  ['database', DATABASE_TESTS],
  ['browser', BROWSER_TESTS],
  ['media', MEDIA_TESTS],
  ['proxy', PROXY_TESTS],
  ['slow', SLOW_TESTS],
  ['unit', ['**/*.test.{ts,tsx}']],
];

/** Which step runs a file; null for a file that is not a test. */
export const kindOf = (path: string): TestKind | null =>
  KINDS.find(([, patterns]) => patterns.some((pattern) => matchesGlob(path, pattern)))?.[0] ?? null;
