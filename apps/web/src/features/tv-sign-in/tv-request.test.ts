import { expect, test } from 'vitest';
import { freshTvRequest, stampTvRequest, tvRequestIn } from './tv-request.ts';

const DEVICE = { deviceId: 'tv-1', deviceType: 'tv', deviceModel: 'Courtyard 55', deviceVersion: '4.0' };
const REQUEST = { code: 'BCDFGH', device: DEVICE };
const MINUTE_MS = 60_000;

test('an address names the television and its code', () => {
  expect(tvRequestIn(`?${new URLSearchParams({ code: 'bcd-fgh', ...DEVICE })}`)).toEqual(REQUEST);
});

test('a device needs all four of its values', () => {
  for (const missing of Object.keys(DEVICE)) {
    const query = new URLSearchParams(DEVICE);
    query.delete(missing);
    expect(tvRequestIn(`?${query}`)).toEqual({ code: null, device: null });
  }
  expect(tvRequestIn('?code=BCDFGH').device).toBeNull();
});

test('a stored request is valid for ten minutes [TV-12]', () => {
  const stored = stampTvRequest(REQUEST, 0);
  expect(freshTvRequest(stored, 10 * MINUTE_MS - 1)).toEqual(REQUEST);
  expect(freshTvRequest(stored, 10 * MINUTE_MS)).toBeNull();
  expect(freshTvRequest(stored, 11 * MINUTE_MS)).toBeNull();
});

test('a tampered record, or one from the future, is no request', () => {
  for (const stored of [null, 'x', 7, [], {}, { code: 'BCDFGH' }, { ...REQUEST, storedAt: 'x' }])
    expect(freshTvRequest(stored, 0)).toBeNull();
  expect(freshTvRequest(stampTvRequest(REQUEST, 1000), 0)).toBeNull();
});
