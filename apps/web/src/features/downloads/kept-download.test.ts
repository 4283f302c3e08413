import { expect, test } from 'vitest';
import { shareDone, toDownloadStatus } from './kept-download.ts';

const NOW = 1_000_000;

test.each([
  ['fetching', 'here', 'fetching'],
  ['fetching', 'elsewhere', 'elsewhere'],
  ['fetching', null, 'interrupted'],
  ['paused', null, 'paused'],
  ['paused', 'here', 'fetching'],
  ['stopped', null, 'stopped'],
  ['complete', null, 'ready'],
  ['ended', null, 'ended'],
] as const)('a download that is %s with work done %s is shown as %s', (state, work, standing) => {
  expect(toDownloadStatus({ state, expiresAt: NOW + 1 }, work, NOW)).toBe(standing);
});

test('an expired download does not play, and an ended one stays ended', () => {
  expect(toDownloadStatus({ state: 'complete', expiresAt: NOW }, null, NOW)).toBe('expired');
  expect(toDownloadStatus({ state: 'fetching', expiresAt: NOW - 1 }, 'here', NOW)).toBe('expired');
  expect(toDownloadStatus({ state: 'ended', expiresAt: NOW - 1 }, null, NOW)).toBe('ended');
});

test('a download without a known total is 0 done', () => {
  expect([shareDone({ done: 0, total: 0 }), shareDone({ done: 1, total: 4 })]).toEqual([0, 0.25]);
});
