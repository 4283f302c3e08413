import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, SUBTITLE_LANGUAGES } from '../shared/language.ts';
import { orderSubtitles, type SubtitleTrack } from './subtitle-order.ts';

const KINDS = ['subtitles', 'captions'] as const;
const ALL: SubtitleTrack[] = SUBTITLE_LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ language, kind })));
const names = (tracks: readonly SubtitleTrack[]): string[] =>
  tracks.map(({ language, kind }) => (kind === 'captions' ? `${language} (CC)` : language));

test('for an English viewer: English, Portuguese, Spanish, Chinese, Vietnamese and last Korean, each with its (CC) [PL-30]', () => {
  expect(names(orderSubtitles(ALL.toReversed(), 'en_us'))).toEqual([
    'en_us',
    'en_us (CC)',
    'pt_br',
    'pt_br (CC)',
    'es_es',
    'es_es (CC)',
    'zh_cn',
    'zh_cn (CC)',
    'vi_vn',
    'vi_vn (CC)',
    'ko',
    'ko (CC)',
  ]);
});

test('for a Chinese viewer Chinese comes first and the others keep their order [PL-30]', () => {
  expect(names(orderSubtitles(ALL, 'zh_cn'))).toEqual([
    'zh_cn',
    'zh_cn (CC)',
    'en_us',
    'en_us (CC)',
    'pt_br',
    'pt_br (CC)',
    'es_es',
    'es_es (CC)',
    'vi_vn',
    'vi_vn (CC)',
    'ko',
    'ko (CC)',
  ]);
});

test('the order depends on the tracks alone, not on how they came', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ALL), fc.constantFrom(...LANGUAGES), (tracks, preferred) => {
      const ordered = orderSubtitles(tracks, preferred);
      expect(ordered).toEqual(orderSubtitles(ALL, preferred).filter((track) => tracks.includes(track)));
    }),
  );
});
