import { expect, test } from 'vitest';

import { errorReference } from './errors.ts';
import { decideRecovery } from './recovery.ts';
import { isFatal, readFailure } from './shaka-errors.ts';
import type { EngineFailure } from './shaka-errors.ts';

const failure = (code: number, category: number, data: readonly unknown[] = []): EngineFailure => ({
  severity: 2,
  category,
  code,
  data,
});

test('a network failure is retried four times with increasing delays, then reported', () => {
  const error = readFailure(failure(1002, 1));
  const waits = [0, 1, 2, 3, 4].map((failures) => decideRecovery(error, failures));
  expect(waits.map((wait) => wait.reload)).toEqual([true, true, true, true, false]);
  expect(waits.flatMap((wait) => (wait.reload ? [wait.afterMs] : []))).toEqual([400, 1500, 4000, 8000]);
});

test('a network that stays down is reported after half a minute, although retries are left', () => {
  const error = readFailure(failure(1002, 1));
  expect(decideRecovery(error, 2, 29_000).reload).toBe(true);
  expect(decideRecovery(error, 2, 30_000).reload).toBe(false);
});

test('a right that ended is not tried again', () => {
  for (const status of [401, 403, 410, 451]) {
    const error = readFailure(failure(1001, 1, ['/stream/1.m4s', status]));
    expect(error).toEqual({ code: 'ACCESS_ENDED', httpStatus: status });
    expect(decideRecovery(error, 0)).toEqual({ reload: false });
  }
});

test('a browser that cannot decode the film is not tried again [PL-37]', () => {
  const error = readFailure(failure(4032, 4));
  expect(error).toEqual({ code: 'BROWSER_UNSUPPORTED' });
  expect(decideRecovery(error, 0).reload).toBe(false);
});

test('failures keep the numbers that support needs', () => {
  expect(errorReference(readFailure(failure(1001, 1, ['/master.m3u8', 503])))).toBe('PL-1001-503');
  expect(errorReference(readFailure(failure(1001, 1, ['/master.m3u8', 404])))).toBe('PL-1001-404');
  expect(errorReference(readFailure(failure(1003, 1)))).toBe('PL-1003');
  expect(errorReference(readFailure(failure(6001, 6)))).toBe('PL-6001');
  expect(errorReference(readFailure(failure(3016, 3)))).toBe('PL-3016');
});

test('a streaming library that cannot be fetched is BCP0010 [PL-40]', () => {
  expect(errorReference({ code: 'SCRIPT_FAILED' })).toBe('BCP0010');
});

test('what shaka recovers from by itself is not a failure', () => {
  expect(isFatal({ ...failure(1002, 1), severity: 1 })).toBe(false);
});
