import { expect, test } from 'vitest';
import { countsAsPlay, isFollowed, PLAYBACK_EVENTS, PLAYBACK_KINDS } from './playback-event.ts';

test.each([
  [false, null, true],
  [false, 'p1', true],
  [true, 'p1', true],
  [true, null, false],
])('signed in: %s, profile: %s, followed: %s [AN-08]', (signedIn, profileId, followed) => {
  expect(isFollowed({ signedIn, profileId })).toBe(followed);
});

test('a film or an episode of a webtoon that passed a check was played; what ran on the channel was not', () => {
  const counted = PLAYBACK_KINDS.flatMap((kind) =>
    PLAYBACK_EVENTS.filter((event) => countsAsPlay(kind, event)).map((event) => `${kind} ${event}`),
  );
  expect(counted).toEqual(['film check', 'strip check']);
});
