import { CHUNK_TIMEOUT_MS } from '@madang/domain/shared/constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkErrorOf, loadPart, loadScript, loadStyle, PRELOAD_ERROR } from './chunks.ts';

const reported: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  target.addEventListener(PRELOAD_ERROR, (event) => reported.push((event as Event & { payload?: unknown }).payload));
  vi.stubGlobal('window', target);
});
afterEach(() => {
  reported.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a promise is rejected with, or what it is while it waits. */
const watched = (promise: Promise<unknown>) => {
  const seen: { error: unknown } = { error: 'waiting' };
  promise.then(
    () => (seen.error = null),
    (error: unknown) => (seen.error = error),
  );
  return seen;
};

const never = new Promise<never>(() => undefined);

test('a script that does not load raises ChunkLoadError after exactly 120 seconds [RT-160] [ST-21]', async () => {
  const seen = watched(loadScript(never, '/assets/plan.page.js'));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(seen.error).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(chunkErrorOf(seen.error)?.code).toBe('ChunkLoadError');
  expect(seen.error).toMatchObject({ name: 'ChunkLoadError', message: expect.stringContaining('/assets/plan.page.js') });
  expect(reported).toEqual([seen.error]);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test('a stylesheet that does not load raises CSS_CHUNK_LOAD_FAILED after 120 seconds, and a missing one at once [RT-161] [ST-21]', async () => {
  const late = watched(loadStyle(() => undefined, '/assets/plan.page.css'));
  const missing = watched(loadStyle((_resolve, reject) => reject(), '/assets/plan.page.css'));
  await vi.advanceTimersByTimeAsync(0);
  expect(late.error).toBe('waiting');
  expect(chunkErrorOf(missing.error)?.code).toBe('CSS_CHUNK_LOAD_FAILED');
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  expect(chunkErrorOf(late.error)?.code).toBe('CSS_CHUNK_LOAD_FAILED');
  expect(reported).toHaveLength(2);
});

test('a loaded chunk is returned and leaves no timer behind', async () => {
  expect(await loadScript(Promise.resolve({ default: 1 }), '/assets/a.js')).toEqual({ default: 1 });
  expect(await loadStyle((resolve) => resolve(), '/assets/a.css')).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  expect(reported).toEqual([]);
});

test.each([
  ['Failed to fetch dynamically imported module: https://madang.example/assets/a.js', 'ChunkLoadError'],
  ['error loading dynamically imported module: https://madang.example/assets/a.js', 'ChunkLoadError'],
  ['Importing a module script failed.', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
])('“%s” is %s', (message, code) => {
  expect(chunkErrorOf(new TypeError(message))?.code).toBe(code);
});

test('a script that loads and throws keeps its own error', () => {
  const error = new TypeError('x is not a function');
  expect(chunkErrorOf(error)).toBeNull();
  expect(error.name).toBe('TypeError');
  expect(chunkErrorOf('text')).toBeNull();
});

test('a part that Vite loads has the same limit, and its other failures are left to Vite to announce [RT-160]', async () => {
  const late = watched(loadPart(never));
  const gone = watched(loadPart(Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))));
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  expect(chunkErrorOf(late.error)?.code).toBe('ChunkLoadError');
  expect(chunkErrorOf(gone.error)?.code).toBe('ChunkLoadError');
  expect(reported).toEqual([late.error]);
});
