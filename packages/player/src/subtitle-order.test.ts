import { expect, test } from 'vitest';

import type { SubtitleTrack } from './state.ts';
import { orderSecondSubtitles, orderSubtitleTracks, preferredSubtitle, subtitlePreference } from './subtitle-order.ts';

const track = (language: string, closedCaptions = false): SubtitleTrack => ({
  id: `${language}${closedCaptions ? '+cc' : ''}`,
  language,
  closedCaptions,
});

const ALL = ['vi', 'zh-CN', 'es', 'en', 'pt-BR'].flatMap((language) => [track(language, true), track(language)]);
const ids = (tracks: readonly SubtitleTrack[]): readonly string[] => tracks.map(({ id }) => id);

test('a Portuguese viewer meets Portuguese first, then the fixed order, each with its CC [PL-30]', () => {
  expect(ids(orderSubtitleTracks(ALL, 'pt-BR'))).toEqual([
    'pt-BR',
    'pt-BR+cc',
    'en',
    'en+cc',
    'es',
    'es+cc',
    'zh-CN',
    'zh-CN+cc',
    'vi',
    'vi+cc',
  ]);
});

test('an English viewer meets English first [PL-30]', () => {
  expect(ids(orderSubtitleTracks(ALL, 'en'))).toEqual([
    'en',
    'en+cc',
    'pt-BR',
    'pt-BR+cc',
    'es',
    'es+cc',
    'zh-CN',
    'zh-CN+cc',
    'vi',
    'vi+cc',
  ]);
});

test('languages outside the order come last, and a missing one leaves no gap [PL-30]', () => {
  expect(ids(orderSubtitleTracks([track('ko'), track('vi'), track('fr')], 'es'))).toEqual(['vi', 'ko', 'fr']);
});

test('Korean comes last among the subtitles and first among those offered as a second line', () => {
  const tracks = [...ALL, track('ko', true), track('ko')];
  expect(ids(orderSubtitleTracks(tracks, 'es')).slice(-2)).toEqual(['ko', 'ko+cc']);
  expect(ids(orderSecondSubtitles(tracks, 'es')).slice(0, 4)).toEqual(['ko', 'ko+cc', 'es', 'es+cc']);
  expect(orderSecondSubtitles(tracks, 'es')).toHaveLength(tracks.length);
});

test('a choice is remembered and found again, with or without closed captions', () => {
  for (const chosen of ALL) expect(preferredSubtitle(ALL, subtitlePreference(chosen))).toBe(chosen);
  expect(subtitlePreference(undefined)).toBe('off');
  expect(preferredSubtitle(ALL, 'off')).toBeUndefined();
});

test('when the exact kind is missing the language counts more than the closed captions', () => {
  expect(preferredSubtitle([track('en'), track('es')], 'es+cc')?.id).toBe('es');
  expect(preferredSubtitle([track('en'), track('pt-PT')], 'pt-BR')?.id).toBe('pt-PT');
  expect(preferredSubtitle([track('en')], 'vi')).toBeUndefined();
});
