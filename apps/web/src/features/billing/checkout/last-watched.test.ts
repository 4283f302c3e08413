import { expect, test } from 'vitest';
import { lastTitleId, lastWatched } from './last-watched.ts';

const visit = (name: 'plan' | 'checkout' | 'season' | 'video' | 'home', params: Record<string, string> = {}) =>
  ({ name, params, search: '' }) as const;

test('a purchase returns to the page that led to the checkout', () => {
  const trail = [visit('checkout'), visit('plan'), visit('video', { id: '7', title: 'rain' }), visit('season', { id: '1' })];
  expect(lastWatched('en_us', trail)).toBe('/en_us/video/7/rain');
});

test('the title that led to the checkout is the newest one in the trail, and live has none', () => {
  expect(lastTitleId([visit('checkout'), visit('video', { id: '7' }), visit('season', { id: '1' })])).toBe('7');
  expect(lastTitleId([visit('checkout'), visit('plan'), visit('home')])).toBeNull();
  expect(lastTitleId([visit('plan'), { name: 'live', params: {}, search: '' }])).toBeNull();
});

test('a trail without playback or reading gives no page to return to', () => {
  expect(lastWatched('en_us', [visit('checkout'), visit('plan'), visit('home')])).toBeNull();
});
