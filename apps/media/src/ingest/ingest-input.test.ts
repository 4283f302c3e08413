import { expect, test } from 'vitest';
import { checkIngestInput, type IngestInput } from './ingest-input.ts';

const input: IngestInput = {
  film: 'moon-over-hanok',
  video: 'moon.mov',
  directory: 'media',
  audio: [{ language: 'ko', file: 'ko.wav' }],
  subtitles: [
    { language: 'pt-BR', kind: 'subtitles', file: 'pt.vtt' },
    { language: 'pt-BR', kind: 'captions', file: 'pt-cc.vtt' },
  ],
};

test('a film with sound and subtitles of each language once is taken', () => {
  expect(() => checkIngestInput(input)).not.toThrow();
});

test.each<[string, Partial<IngestInput>, string]>([
  ['a name that cannot be an address', { film: '../moon' }, 'cannot name a film'],
  ['a language that is no tag for its own sound', { language: '한국어' }, 'not a language tag'],
  ['a language that is no tag', { audio: [{ language: 'Korean language', file: 'ko.wav' }] }, 'not a language tag'],
  [
    'the same sound twice',
    {
      audio: [
        { language: 'ko', file: 'a' },
        { language: 'KO', file: 'b' },
      ],
    },
    'Two sounds',
  ],
  ['the same captions twice', { subtitles: [...input.subtitles, ...input.subtitles] }, 'Two subtitles'],
])('a film with %s is refused', (_, change, message) => {
  expect(() => checkIngestInput({ ...input, ...change })).toThrow(message);
});
