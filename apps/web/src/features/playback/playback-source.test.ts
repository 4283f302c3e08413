import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import { initialState } from '@madang/player/state.ts';
import { expect, test } from 'vitest';

import { languageName } from '#app/shell/language-name.ts';
import { playbackSource } from './playback-source.ts';
import { preferenceChange } from './preference-change.ts';

const PLAYBACK: Playback = {
  content_id: '1',
  playback_id: 'playback 1',
  manifest_url: '/media/t/master.m3u8',
  duration: 3600,
  resume_position: 120,
  subtitles: [
    { language: 'pt_br', kind: 'subtitles', file: 's-pt-br.vtt' },
    { language: 'pt_br', kind: 'captions', file: 'c-pt-br.vtt' },
  ],
  audio: [{ language: 'ko' }],
  subtitle_preferences: null,
  protection: null,
  intro: { start: 4, end: 60 },
  credits_at: null,
  ads: null,
  next: null,
  expires_at: '2026-11-24T00:00:00Z',
  valid_for: 180,
  renew_after: 30,
};

test('audio tracks of one language have different ids [PL-09]', () => {
  const audio = [{ language: 'ko' }, { language: 'ko', role: 'description' as const }];
  expect(playbackSource({ ...PLAYBACK, audio }).audio).toEqual([
    { id: 'ko', language: 'ko' },
    { id: 'ko description', language: 'ko', role: 'description' },
  ]);
});

test('the play response has everything the player needs [PL-09]', () => {
  expect(playbackSource(PLAYBACK)).toEqual({
    manifestUrl: '/media/t/master.m3u8',
    durationSeconds: 3600,
    resumeSeconds: 120,
    audio: [{ id: 'ko', language: 'ko' }],
    subtitles: [
      { id: 'pt_br subtitles', language: 'pt-BR', closedCaptions: false, url: '/media/t/s-pt-br.vtt' },
      { id: 'pt_br captions', language: 'pt-BR', closedCaptions: true, url: '/media/t/c-pt-br.vtt' },
    ],
    intro: { startSeconds: 4, endSeconds: 60 },
  });
});

test('an encrypted film names its key systems', () => {
  const key_systems = [
    { name: 'com.apple.fps' as const, licence_url: 'https://l.example', certificate_url: 'https://c.example' },
  ];
  expect(playbackSource({ ...PLAYBACK, protection: { scheme: 'cbcs', key_systems } }).protection).toEqual({
    scheme: 'cbcs',
    keySystems: [{ name: 'com.apple.fps', licenceUrl: 'https://l.example', certificateUrl: 'https://c.example' }],
  });
});

test('a language is named in the language of the reader', () => {
  expect(languageName('pt-BR', 'en')).toBe('Portuguese');
  expect(languageName('en', 'pt-BR')).toBe('Inglês');
  expect(languageName('ko', 'zh-CN')).toBe('韩语');
});

test('only what a request changed is remembered [PL-31]', () => {
  const tracks = { audio: [{ id: 'a', language: 'ko' }], subtitles: [{ id: 's', language: 'es', closedCaptions: true }] };
  const before = { ...initialState, ...tracks };
  expect(preferenceChange(before, { ...before, positionSeconds: 9, paused: false })).toBeNull();
  expect(preferenceChange(before, { ...before, subtitleId: 's', speed: 1.5 })).toEqual({ subtitle: 'es+cc', speed: 1.5 });
  expect(preferenceChange({ ...before, subtitleId: 's' }, before)).toEqual({ subtitle: 'off' });
  expect(preferenceChange(before, { ...before, audioId: 'a', muted: true })).toEqual({ audio: 'ko', muted: true });
});
