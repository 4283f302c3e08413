import { describe, expect, test } from 'vitest';
import { CAPABILITIES } from '../../tests/architecture/capabilities.ts';
import { readRequirements } from '../conformance/requirements.ts';
import { readTexts } from '../sources/source-file.ts';
import { checkCapability, REQUIREMENT_AREAS, testsOf } from './capability-tests.ts';
import { kindOf } from './test-files.ts';

const journey = (name: string, text: string) => ({ path: `tests/journeys/${name}.journey.ts`, text });
const journeysOf = (capability: string, ...files: Parameters<typeof testsOf>[1]) => testsOf(capability, files).journey;

describe('the kind of a test', () => {
  test.each([
    ['apps/server/src/sessions/sign-in.test.ts', 'unit'],
    ['apps/web/src/shell/Header.test.tsx', 'unit'],
    ['apps/server/src/sessions/sign-in.database.test.ts', 'database'],
    ['apps/server/src/sessions/password-hasher.slow.test.ts', 'slow'],
    ['apps/media/src/encode/ladder.test.ts', 'media'],
    ['apps/server/src/playback/subtitles.media.test.ts', 'media'],
    ['packages/player/src/shaka-engine.test.ts', 'browser'],
    ['tests/proxy/shared-cache.proxy.test.ts', 'proxy'],
    ['tests/journeys/gifts.journey.ts', 'journey'],
    ['apps/server/src/sessions/sign-in.ts', null],
  ])('%s: %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

describe('the tests of a capability', () => {
  test('are those in folders with its name, by kind, in every app and package', () => {
    const paths = [
      'packages/domain/src/sessions/token.test.ts',
      'apps/web/src/features/sessions/rejection.test.tsx',
      'packages/database/src/sessions/sessions.database.test.ts',
      'apps/web/src/features/gifts/sessions.test.ts',
      'apps/server/src/sessions/sign-in.ts',
    ];
    const { unit, database } = testsOf(
      'sessions',
      paths.map((path) => ({ path, text: '' })),
    );
    expect(unit).toEqual(paths.slice(0, 2));
    expect(database).toEqual(paths.slice(2, 3));
  });

  test('a test in no capability’s folder belongs to it if a title has the ID of one of its requirements', () => {
    const text = "test('a shelf is kept [LI-05]', () => {});";
    const paths = ['apps/server/src/shelves.database.test.ts', 'apps/server/src/catalog/shelves.database.test.ts'];
    const files = paths.map((path) => ({ path, text }));
    expect(testsOf('favorites', files).database).toEqual(paths.slice(0, 1));
    expect(testsOf('gifts', files).database).toEqual([]);
  });

  test('a journey whose file is named after it belongs to it as a whole, in singular and plural', () => {
    const files = ['gifts', 'gift-refusals', 'a-gift', 'gifted-people'].map((name) => journey(name, ''));
    expect(journeysOf('gifts', ...files)).toEqual(files.slice(0, 3).map(({ path }) => path));
  });

  test('a name of several words is found as a whole only', () => {
    const files = ['watch', 'history', 'watch-history'].map((name) => journey(name, ''));
    expect(journeysOf('watch-history', ...files)).toEqual(['tests/journeys/watch-history.journey.ts']);
  });

  test('a journey that imports a helper named after it belongs to it as a whole', () => {
    expect(journeysOf('popups', journey('maintenance', "import { showPopup } from './popups.ts';"))).toEqual([
      'tests/journeys/maintenance.journey.ts',
    ]);
  });

  test('of another journey the tests with the ID of one of its requirements belong to it, by line', () => {
    const file = journey('end-to-end', "\ntest('signs in [SE-01]', () => {});\ntest('pays [BI-01]', () => {});\n");
    expect(journeysOf('sessions', file)).toEqual(['tests/journeys/end-to-end.journey.ts:2']);
    expect(journeysOf('billing', file)).toEqual(['tests/journeys/end-to-end.journey.ts:3']);
    expect(journeysOf('gifts', file)).toEqual([]);
  });

  const sources = readTexts();
  test.each(CAPABILITIES)('%s has tests of its own, and none of them is listed twice', (capability) => {
    const all = Object.values(testsOf(capability, sources)).flat();
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('every area of the requirements is assigned to capabilities that exist, or to none', () => {
  expect(Object.keys(REQUIREMENT_AREAS).sort()).toEqual(Object.keys(readRequirements().capabilities).sort());
  expect(Object.values(REQUIREMENT_AREAS).flat()).toSatisfy((names: readonly string[]) =>
    names.every((name) => CAPABILITIES.includes(name)),
  );
});

test('an unknown capability is refused with the list of those that exist', () => {
  expect(() => checkCapability('session')).toThrow(/There is no capability “session”.*sessions/);
  expect(checkCapability('sessions')).toBe('sessions');
});
