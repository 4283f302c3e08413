import { expect, test } from 'vitest';
import { FAST_PATHS, readFastPath, WHOLE_FAST_PATH } from './fast-path.ts';

test('every fast path is on by default, and none with `off`', () => {
  expect(readFastPath()).toEqual(WHOLE_FAST_PATH);
  expect(readFastPath('on')).toEqual(WHOLE_FAST_PATH);
  expect(readFastPath('off')?.size).toBe(0);
});

test('named fast paths are off, and with them those that need them', () => {
  const all = FAST_PATHS.length;
  expect(readFastPath('inline-styles')?.size).toBe(all - 1);
  expect(readFastPath('inline-styles,built-files')?.has('built-files')).toBe(false);
  expect(readFastPath('whole-page')?.has('ssr-fragments')).toBe(false);
});

test('an unknown name is refused', () => {
  expect(readFastPath('inline-style')).toBeNull();
  expect(readFastPath('inline-styles,')).toBeNull();
});
