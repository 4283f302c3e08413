import { expect, test } from 'vitest';
import { parseCommandLine } from './command-line.ts';

const WORDS = ['ingest', 'films/Moon over Hanok.mov'];
const SOUNDS = ['--audio', 'ko=ko.wav', '--audio', 'en=a=b.wav'];

test('a command line names the film, its sounds and its subtitles', () => {
  const more = [
    '--encoding',
    'vi=windows-1258',
    '--captions',
    'pt_br=cc.srt',
    '--subtitles',
    'vi=vi.ass',
    '--rung',
    '720',
    '--crf',
    '30',
    '--out',
    'media',
  ];
  expect(parseCommandLine([...WORDS, ...SOUNDS, ...more])).toEqual({
    kind: 'ingest',
    title: null,
    out: 'media',
    input: {
      film: 'moon-over-hanok',
      video: 'films/Moon over Hanok.mov',
      rungs: [720],
      crf: 30,
      audio: [
        { language: 'ko', file: 'ko.wav' },
        { language: 'en', file: 'a=b.wav' },
      ],
      subtitles: [
        { language: 'vi', file: 'vi.ass', kind: 'subtitles', encoding: 'windows-1258' },
        { language: 'pt-BR', file: 'cc.srt', kind: 'captions' },
      ],
    },
  });
});

test('an asset is called after its title, unless it is given a name', () => {
  expect(parseCommandLine([...WORDS, '--title', '1001'])).toMatchObject({ title: '1001', input: { film: 'title-1001' } });
  const named = [...WORDS, '--title', '1001', '--asset', 'moon', '--language', 'ko', '--threads', '2', '--accept-damage'];
  expect(parseCommandLine(named)).toMatchObject({ input: { film: 'moon', language: 'ko', threads: 2, acceptDamage: true } });
});

test('assets are listed, verified, encrypted and attached by name', () => {
  expect(parseCommandLine(['list'])).toEqual({ kind: 'list', out: null });
  expect(parseCommandLine(['verify', 'moon', '--out', 'media'])).toEqual({ kind: 'verify', asset: 'moon', out: 'media' });
  expect(parseCommandLine(['publish', 'moon'])).toEqual({ kind: 'publish', asset: 'moon', out: null });
  expect(parseCommandLine(['encrypt', 'moon'])).toEqual({ kind: 'encrypt', asset: 'moon', out: null });
  expect(parseCommandLine(['keys', 'moon'])).toEqual({ kind: 'keys', asset: 'moon', out: null });
  expect(parseCommandLine(['attach', 'moon', '--title', '7'])).toEqual({ kind: 'attach', asset: 'moon', title: '7', out: null });
});

test.each([[[]], [['help']], [['--help']], [['ingest', '--help']]])('%j asks for help', (words) => {
  expect(parseCommandLine(words)).toEqual({ kind: 'help' });
});

test.each([
  [['ingest'], 'One film file is needed.'],
  [[...WORDS, 'sun.mov'], 'One film file is needed.'],
  [['ingest', '한옥.mov'], 'give one with --asset'],
  [[...WORDS, '--audio', 'ko.wav'], 'language=file'],
  [[...WORDS, '--audio', 'ko='], 'language=file'],
  [[...WORDS, '--encoding', 'tr=windows-1254'], 'no subtitles in tr'],
  [[...WORDS, '--encoding', 'tr=klingon'], 'no encoding that can be read'],
  [[...WORDS, '--rung', '480'], 'no rung of 480 lines'],
  [[...WORDS, '--crf', 'low'], 'is not a number from 0 to 51'],
  [[...WORDS, '--threads', '0'], 'is not a number from 1 to 64'],
  [[...WORDS, '--quality', '9'], '--quality'],
  [['encode', 'moon.mov'], 'There is no "encode"'],
  [['constructor'], 'There is no "constructor"'],
  [['verify'], 'One asset is needed'],
  [['verify', '../moon'], 'no name of an asset'],
  [['attach', 'moon'], '--title'],
  [['list', 'moon'], 'takes no names'],
])('the words %j are refused in one line', (words, message) => {
  expect(() => parseCommandLine(words)).toThrow(
    expect.objectContaining({ name: 'MediaFault', message: expect.stringContaining(message) }),
  );
  expect(() => parseCommandLine(words)).toThrow(/^[^\n]+$/);
});
