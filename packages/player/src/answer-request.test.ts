import { expect, test } from 'vitest';

import { answerRequest } from './answer-request.ts';
import { initialState } from './state.ts';
import type { PlaybackSource, PlayerState } from './state.ts';

const source: PlaybackSource = {
  manifestUrl: '/stream/master.m3u8',
  durationSeconds: 600,
  resumeSeconds: 120,
  audio: [
    { id: 'korean', language: 'ko' },
    { id: 'english', language: 'en' },
  ],
  subtitles: [
    { id: 'en', language: 'en', closedCaptions: false },
    { id: 'pt', language: 'pt-BR', closedCaptions: false },
    { id: 'pt-cc', language: 'pt-BR', closedCaptions: true },
  ],
};

const playing: PlayerState = {
  ...answerRequest(initialState, { type: 'load', source, preferences: {} }),
  status: 'ready',
  paused: false,
};

test('what the viewer chose before is chosen again [PL-32]', () => {
  const preferences = { subtitle: 'pt-BR+cc', audio: 'en', speed: 1.25, volume: 0.4, quality: 720 };
  expect(answerRequest(initialState, { type: 'load', source, preferences })).toMatchObject({
    status: 'loading',
    positionSeconds: 120,
    subtitleId: 'pt-cc',
    audioId: 'english',
    speed: 1.25,
    volume: 0.4,
    quality: 720,
  });
});

test('without a choice a film speaks its first language and shows no words', () => {
  expect(playing).toMatchObject({ audioId: 'korean', subtitleId: null, speed: 1, quality: 'auto' });
});

test('the next film starts with nothing of the film before', () => {
  const failed: PlayerState = { ...playing, status: 'failed', error: { code: 'SCRIPT_FAILED' }, playingHeight: 720 };
  expect(answerRequest(failed, { type: 'load', source, preferences: {} })).toMatchObject({ error: null, playingHeight: null });
});

test('quick skips add up and stay inside the film', () => {
  const back = answerRequest(answerRequest(playing, { type: 'skip', seconds: -10 }), { type: 'skip', seconds: -10 });
  expect(back.positionSeconds).toBe(100);
  expect(answerRequest(playing, { type: 'skip', seconds: -500 }).positionSeconds).toBe(0);
  expect(answerRequest(playing, { type: 'seek', positionSeconds: 9999 }).positionSeconds).toBeCloseTo(600, 0);
});

test('playing after the end starts over', () => {
  const ended: PlayerState = { ...playing, status: 'ended', paused: true, positionSeconds: 600 };
  expect(answerRequest(ended, { type: 'toggle-play' })).toMatchObject({ status: 'ready', paused: false, positionSeconds: 0 });
});

test('subtitles come back in the language shown last', () => {
  const chosen = answerRequest(playing, { type: 'select-subtitle', subtitleId: 'pt' });
  const off = answerRequest(chosen, { type: 'toggle-subtitle' });
  expect(off.subtitleId).toBeNull();
  expect(answerRequest(off, { type: 'toggle-subtitle' }).subtitleId).toBe('pt');
});

test('subtitles that were never chosen start with the first in order [PL-30]', () => {
  expect(answerRequest(playing, { type: 'toggle-subtitle' }).subtitleId).toBe('en');
});

test('a track that the film does not have is not selected', () => {
  expect(answerRequest(playing, { type: 'select-subtitle', subtitleId: 'fr' })).toBe(playing);
  expect(answerRequest(playing, { type: 'select-audio', audioId: 'fr' })).toBe(playing);
});

test('the speed steps through its list and stops at both ends', () => {
  expect(answerRequest(playing, { type: 'step-speed', direction: 1 }).speed).toBe(1.25);
  expect(answerRequest({ ...playing, speed: 2 }, { type: 'step-speed', direction: 1 }).speed).toBe(2);
  expect(answerRequest({ ...playing, speed: 0.5 }, { type: 'step-speed', direction: -1 }).speed).toBe(0.5);
});

test('turning the volume up unmutes, turning it down to nothing mutes', () => {
  expect(answerRequest({ ...playing, muted: true }, { type: 'set-volume', volume: 0.3 })).toMatchObject({
    volume: 0.3,
    muted: false,
  });
  expect(answerRequest(playing, { type: 'set-volume', volume: -0.2 })).toMatchObject({ volume: 0, muted: true });
});

test('trying again keeps the position and wants to play', () => {
  const failed: PlayerState = {
    ...playing,
    status: 'failed',
    paused: true,
    positionSeconds: 77,
    error: { code: 'SCRIPT_FAILED' },
  };
  expect(answerRequest(failed, { type: 'retry' })).toMatchObject({
    status: 'loading',
    positionSeconds: 77,
    paused: false,
    error: null,
  });
});

test('a live stream is sought within what it holds, and gone live in [LV-20]', () => {
  const live: PlayerState = { ...playing, live: { startSeconds: 40, edgeSeconds: 76 }, durationSeconds: 76, positionSeconds: 60 };
  const at = (request: Parameters<typeof answerRequest>[1]) => answerRequest(live, request).positionSeconds;
  expect(at({ type: 'skip', seconds: -10 })).toBe(50);
  expect(at({ type: 'seek', positionSeconds: 0 })).toBe(40);
  expect(at({ type: 'skip', seconds: 30 })).toBe(76);
  expect(answerRequest({ ...live, paused: true }, { type: 'go-live' })).toMatchObject({ positionSeconds: 76, paused: false });
  expect(answerRequest(playing, { type: 'go-live' })).toBe(playing);
});
