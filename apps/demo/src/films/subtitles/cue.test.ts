import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { parseWebVtt } from '@madang/streaming/webvtt.ts';
import { describe, expect, test } from 'vitest';
import { secondsOf } from '../drawing/film.ts';
import { PROGRAMME } from '../programme.ts';
import { SUBTITLE_KINDS, linesOf, renderCues, writeWebVtt } from './cue.ts';
import type { FilmCue } from './cue.ts';
import { readingFaults } from './reading-rules.ts';

const words = (text: string) => ({ en_us: text, pt_br: text, es_es: text, zh_cn: text, vi_vn: text, ko: text });

describe.each(PROGRAMME)('the subtitles of $film.name', ({ film, cues }) => {
  test('obey the reading rules in every language, with and without sounds', () => {
    const faults = SUBTITLE_LANGUAGES.flatMap((language) =>
      SUBTITLE_KINDS.flatMap((kind) => readingFaults(renderCues(cues, language, kind), language)),
    );
    expect(faults).toEqual([]);
  });

  test('have words in Korean and the five interface languages for 12 to 16 cues', () => {
    const spoken = cues.flatMap(({ text }) => (text ? [text] : []));
    expect(spoken.length).toBeGreaterThanOrEqual(12);
    expect(cues.length).toBeLessThanOrEqual(17);
    for (const text of spoken) expect(SUBTITLE_LANGUAGES.filter((language) => text[language].trim() === '')).toEqual([]);
  });

  test('end before the film does', () => {
    expect(Math.max(...cues.map(({ endMs }) => endMs))).toBeLessThanOrEqual(secondsOf(film) * 1000);
  });

  test('say what sounds in captions alone', () => {
    expect(writeWebVtt(cues, 'en_us', 'captions')).toMatch(/^\[[a-z ,]+\]$/m);
    expect(writeWebVtt(cues, 'en_us', 'subtitles')).not.toContain('[');
  });
});

test('a track survives being written and read', () => {
  const cues: readonly FilmCue[] = [
    { startMs: 1_000, endMs: 3_000, sound: 'rain', text: words('First.') },
    { startMs: 4_000, endMs: 6_000, sound: 'rain' },
  ];
  expect(parseWebVtt(writeWebVtt(cues, 'vi_vn', 'captions')).cues).toEqual([
    { startMs: 1_000, endMs: 3_000, settings: '', text: '[tiếng mưa]\nFirst.' },
    { startMs: 4_000, endMs: 6_000, settings: '', text: '[tiếng mưa]' },
  ]);
  expect(parseWebVtt(writeWebVtt(cues, 'vi_vn', 'subtitles')).cues).toHaveLength(1);
});

test('a long text breaks near its middle, a short one stays whole', () => {
  expect(linesOf('They say the moon remembers every roof it has touched.', 'en_us')).toEqual([
    'They say the moon remembers',
    'every roof it has touched.',
  ]);
  expect(linesOf('You came.', 'en_us')).toEqual(['You came.']);
});

test('a careless cue is found out', () => {
  const cues = [
    { startMs: 0, endMs: 500, settings: '', text: 'Much too quick for anybody' },
    { startMs: 540, endMs: 9_000, settings: '', text: 'Wait...\nfor\nit' },
  ];
  expect(readingFaults(cues, 'en_us').map((fault) => fault.split(': ').at(-1))).toEqual([
    'too short',
    'too fast to read',
    'too long',
    'too close to the cue before',
    'more than two lines',
    'three dots for an ellipsis',
  ]);
});
