import { expect, test } from 'vitest';
import { type PlayingAd, type AdState, beaconsBetween, adSecondsLeft, secondsUntilSkip } from './ad-state.ts';

const ad: PlayingAd = {
  showing: 's',
  manifestUrl: '/ad.m3u8',
  mimeType: 'application/x-mpegurl',
  durationSeconds: 20,
  advertiser: 'Tea',
  skipAfterSeconds: 5,
  clickUrl: null,
};
const at = (positionSeconds: number, shown: PlayingAd | null = ad): AdState => ({
  ad: shown,
  number: 1,
  count: 1,
  positionSeconds,
  paused: false,
  waiting: false,
});

test.each([
  [0, 20, 5],
  [0.2, 20, 5],
  [4.1, 16, 1],
  [5, 15, 0],
  [20.02, 0, 0],
])('at second %s there are %s left, and %s until it may be left', (position, left, skip) => {
  expect([adSecondsLeft(at(position)), secondsUntilSkip(at(position))]).toEqual([left, skip]);
});

test('an ad that is seen to its end, or has not come, is not left', () => {
  expect(secondsUntilSkip(at(19, { ...ad, skipAfterSeconds: null }))).toBeNull();
  expect([adSecondsLeft(at(0, null)), secondsUntilSkip(at(0, null))]).toEqual([0, null]);
});

test('quartile beacons fire when they are passed, several at once after a stall', () => {
  expect(beaconsBetween(ad, 4.9, 5)).toEqual(['firstQuartile']);
  expect(beaconsBetween(ad, 5, 9.9)).toEqual([]);
  expect(beaconsBetween(ad, 5, 15.2)).toEqual(['midpoint', 'thirdQuartile']);
});
