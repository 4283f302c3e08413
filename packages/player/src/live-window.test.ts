import { expect, test } from 'vitest';
import { behindLive } from './live-window.ts';

const live = { startSeconds: 40, edgeSeconds: 76 };

test('playback within some segments of the live start counts as live [LV-20]', () => {
  const behind = (positionSeconds: number) => behindLive({ live, positionSeconds });
  expect([76, 74, 66].map(behind)).toEqual([0, 0, 0]);
  // Nearer to the newest segment than where playback starts is live too.
  expect(behind(84)).toBe(0);
  expect([65.9, 60, 40].map(behind)).toEqual([10, 16, 36]);
});

test('a film has no edge', () => {
  expect(behindLive({ live: null, positionSeconds: 3 })).toBe(0);
});
