import { expect, test } from 'vitest';
import { parseCommandLine } from './command-line.ts';

const WORDS = ['moon.mov', '--film', 'moon', '--to', 'media', '--audio', 'ko=ko.wav', '--audio', 'en=a=b.wav'];

test('a command line names the film, its sounds and its subtitles', () => {
  expect(parseCommandLine([...WORDS, '--captions', 'pt-BR=cc.vtt', '--rung', '720', '--crf', '30'])).toEqual({
    film: 'moon',
    video: 'moon.mov',
    directory: 'media',
    rungs: [720],
    crf: 30,
    audio: [
      { language: 'ko', file: 'ko.wav' },
      { language: 'en', file: 'a=b.wav' },
    ],
    subtitles: [{ language: 'pt-BR', file: 'cc.vtt', kind: 'captions' }],
  });
});

test.each([
  [['moon.mov', '--to', 'media'], '--film and --to are needed'],
  [['--film', 'moon', '--to', 'media'], 'One film file'],
  [[...WORDS, 'sun.mov'], 'One film file'],
  [[...WORDS, '--audio', 'ko.wav'], 'language=file'],
  [[...WORDS, '--rung', '480'], 'no rung of 480 lines'],
  [[...WORDS, '--crf', 'low'], 'is not a number'],
  [[...WORDS, '--quality', '9'], '--quality'],
])('the words %j are refused', (words, message) => {
  expect(() => parseCommandLine(words)).toThrow(message);
});
