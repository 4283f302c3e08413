import { expect, test } from 'vitest';
import { detectAppStore } from './links.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [IPHONE, 5, 'ios'],
  [IPHONE.replace('iPhone', 'iPad'), 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, null],
  [ANDROID, 5, 'android'],
  [ANDROID.replace(' Mobile', ''), 10, 'android'],
  // A computer whose screen can be touched.
  [WINDOWS, 10, null],
  ['', 0, null],
] as const)('%s with %d: %s [HF-61]', (agent, touchPoints, store) => {
  expect(detectAppStore(agent, touchPoints)).toBe(store);
});
