import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Prepared, readyLanguages } from './availability.ts';

const episode = (
  subtitles: readonly string[],
  audio: readonly string[] = ['ko'],
  captions: readonly string[] = [],
): Prepared => ({
  subtitles: [
    ...subtitles.map((language) => ({ language, kind: 'subtitles' as const })),
    ...captions.map((language) => ({ language, kind: 'captions' as const })),
  ],
  audio,
});

test('a language counts the episodes that have it, the most complete first', () => {
  const found = readyLanguages([episode(['es_es', 'en_us']), episode(['en_us']), episode(['en_us'], ['ko', 'en'], ['en_us'])]);
  expect(found.subtitles).toEqual([
    { language: 'en_us', ready: 3, of: 3 },
    { language: 'es_es', ready: 1, of: 3 },
  ]);
  expect(found.captions).toEqual([{ language: 'en_us', ready: 1, of: 3 }]);
  expect(found.audio).toEqual([
    { language: 'ko', ready: 3, of: 3 },
    { language: 'en', ready: 1, of: 3 },
  ]);
});

test('where nothing is out yet nothing is promised', () => {
  expect(readyLanguages([])).toEqual({ subtitles: [], captions: [], audio: [] });
});

test('no language is ready in more episodes than are out, nor named twice', () => {
  const languages = fc.array(fc.constantFrom('en_us', 'pt_br', 'ko'), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(languages, languages, languages), { maxLength: 20 }), (all) => {
      const found = readyLanguages(all.map(([subtitles, audio, captions]) => episode(subtitles, audio, captions)));
      for (const list of Object.values(found)) {
        expect(new Set(list.map(({ language }: { language: string }) => language)).size).toBe(list.length);
        for (const { ready, of } of list) expect(ready > 0 && ready <= of && of === all.length).toBe(true);
      }
    }),
  );
});
