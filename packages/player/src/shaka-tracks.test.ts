import { expect, test } from 'vitest';

import { availableAudio, availableQualities, findAudio, findTextTrack, findVideo } from './shaka-tracks.ts';

const text = (language: string, roles: string[] = [], label: string | null = null) => ({
  language,
  originalLanguage: language,
  roles,
  label,
});

const voice = (language: string, roles: string[] = []) => ({ language, originalLanguage: language, roles });

test('closed captions are distinguished from subtitles by their characteristics or their name', () => {
  const plain = text('en');
  const byRole = text('en', ['public.accessibility.transcribes-spoken-dialog']);
  const byName = text('es', [], 'Español (CC)');
  const tracks = [byRole, plain, byName];
  expect(findTextTrack(tracks, { id: '1', language: 'en', closedCaptions: false })).toBe(plain);
  expect(findTextTrack(tracks, { id: '2', language: 'en', closedCaptions: true })).toBe(byRole);
  expect(findTextTrack(tracks, { id: '3', language: 'es', closedCaptions: true })).toBe(byName);
  expect(findTextTrack(tracks, { id: '4', language: 'es', closedCaptions: false })).toBeUndefined();
});

test('a language is found by its exact tag before another region', () => {
  const tracks = [text('pt-PT'), text('pt-BR')];
  expect(findTextTrack(tracks, { id: '1', language: 'pt-BR', closedCaptions: false })).toBe(tracks[1]);
  expect(findTextTrack(tracks, { id: '2', language: 'pt', closedCaptions: false })).toBe(tracks[0]);
  expect(findAudio([voice('ko'), voice('en')], { id: '3', language: 'en-US' })).toEqual(voice('en'));
});

test('a description and a commentary are never taken for the film’s own sound, nor it for them', () => {
  const described = voice('ko', ['public.accessibility.describes-video']);
  const discussed = voice('ko', ['public.auxiliary-content']);
  const own = voice('ko');
  const tracks = [described, discussed, own];
  expect(findAudio(tracks, { id: '1', language: 'ko' })).toBe(own);
  expect(findAudio(tracks, { id: '2', language: 'ko', role: 'description' })).toBe(described);
  expect(findAudio(tracks, { id: '3', language: 'ko', role: 'commentary' })).toBe(discussed);
  expect(findAudio([described], { id: '4', language: 'ko' })).toBeUndefined();
});

test('only voices that the manifest has are offered; without a description it speaks for itself', () => {
  const described = [
    { id: 'korean', language: 'ko' },
    { id: 'english', language: 'en' },
  ];
  expect(availableAudio([voice('ko')], described)).toEqual([described[0]]);
  expect(availableAudio([voice('ko'), voice('ko')], [])).toEqual([{ id: 'ko', language: 'ko' }]);
});

test('heights are offered once, highest first, and a missing one falls to the next below', () => {
  const video = [360, 1080, 720, 720].map((height, index) => ({ height, bandwidth: index }));
  expect(availableQualities(video)).toEqual([1080, 720, 360]);
  expect(findVideo(video, 720)).toEqual({ height: 720, bandwidth: 3 });
  expect(findVideo(video, 1000)).toEqual({ height: 720, bandwidth: 3 });
  expect(findVideo(video, 144)).toEqual({ height: 360, bandwidth: 0 });
});
