import { expect, test } from 'vitest';
import { headerGeo } from '../providers/geo/geo.ts';
import { PublicCache } from './public-cache.ts';
import { type PublicRequest, publicRequests } from './public-request.ts';

const request = (address: string): PublicRequest => ({ kind: 'page', address, country: 'US' });
const requests = publicRequests(
  headerGeo(null, 'US', () => false),
  (url) => url,
);
const answer = (body: Buffer) => ({ status: 200, body, headers: { 'content-type': 'text/html' } });
const PAGE = Buffer.alloc(20_000, 'page');

test('stale pages of URLs that are not requested again are evicted', () => {
  const clock = { now: 0 };
  const cache = new PublicCache(() => clock.now, requests);
  for (let page = 0; page < 1000; page += 1) {
    clock.now += 250;
    cache.keep(request(`/en_us/search?q=${page}`), answer(PAGE));
    // Four a second for the 30 s in which an answer is fresh, and their compressed forms.
    expect(cache.bytes).toBeLessThan(121 * 1.1 * PAGE.length);
  }
  clock.now += 30_000;
  cache.keep(request('/en_us/main'), answer(PAGE));
  expect(cache.bytes).toBe(PAGE.length);
});
