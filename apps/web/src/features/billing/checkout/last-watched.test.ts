import { expect, test } from 'vitest';
import { lastWatched } from './last-watched.ts';

const visit = (name: 'plan' | 'checkout' | 'season' | 'video' | 'home', params: Record<string, string> = {}) =>
  ({ name, params, search: '' }) as const;

test('after a purchase one goes on with what led to it', () => {
  const trail = [visit('checkout'), visit('plan'), visit('video', { id: '7', title: 'rain' }), visit('season', { id: '1' })];
  expect(lastWatched('en_us', trail)).toBe('/en_us/video/7/rain');
});

test('whoever watched nothing has nowhere to go back to', () => {
  expect(lastWatched('en_us', [visit('checkout'), visit('plan'), visit('home')])).toBeNull();
});
