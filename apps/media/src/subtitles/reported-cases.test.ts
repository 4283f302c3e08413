import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSubtitles } from './read-subtitles.ts';

/** Files in which other products and their users found readers at fault, written again in words of our own. */
const caseFile = (name: string) => fileURLToPath(new URL(`./cases/${name}`, import.meta.url));

const readCase = (name: string, language = 'en', encoding?: string) =>
  readSubtitles({ file: caseFile(name), language, encoding });

/** Cues as `start-end text`, in seconds, with their settings behind them. */
const shown = async (name: string, language?: string) =>
  (await readCase(name, language)).cues.map(({ startMs, endMs, text, settings }) =>
    `${startMs / 1000}-${endMs / 1000} ${text} ${settings}`.trim(),
  );

test.each([
  [
    'names of programmes in angle brackets are words, tags are not',
    'angle-brackets.srt',
    [
      '1-2 &lt;1박 2일&gt; 첫 방송입니다',
      '2-3 &lt;Running Man&gt; is on tonight',
      '3-4 &lt;무한도전&gt; 다시 보기',
      '4-5 I &lt;3 you and you &lt;3 me &gt; them',
      '5-6 <i>Still italic</i> and <b>bold</b>',
    ],
  ],
  ['line ends that were converted twice are line ends', 'crcrlf.srt', ['1-2 First line\nsecond line', '3-4 Third line']],
  [
    'an empty line behind a number is not shown, nor is the number',
    'blank-after-number.srt',
    ['1-2 Hello there.', '3-4 Good bye.'],
  ],
  [
    'a cue that begins before the film begins with it',
    'negative-time.srt',
    ['0-4 Shifted too far.', '1-2 I was here first.', '5-6 And on.'],
  ],
  ['digits beyond milliseconds are cut off', 'long-fraction.srt', ['1.249-2.251 Made by a program.', '3-4 And on.']],
  ['spaces within times are skipped', 'spaced-times.srt', ['1-2 Hello.', '3-4 And on.']],
  ['character references of HTML in SubRip are read', 'entities.srt', [`1-2 Tom &amp; Jerry "live" 'now' &lt;laughs&gt;`]],
  ['a zero byte is a space', 'nul.srt', ['1-2 Hello there.', '3-4 And on.']],
  ['a timing ends the cue before it', 'vtt-missing-blank.vtt', ['1-2 first', '3-4 second', '5-6 third']],
  ['words behind an empty line do not belong to the timing above it', 'vtt-blank-after-timing.vtt', ['3-4 second']],
  ['NOTE begins a comment only as a whole word', 'vtt-note-prefix.vtt', ['1-2 first', '3-4 second']],
  ['all cues but the broken one are read', 'vtt-one-bad.vtt', ['3-4 second']],
  ['all cues but the one that never shows are read', 'vtt-zero-length.vtt', ['3-4 second']],
  ['character references of HTML in WebVTT are read', 'vtt-numeric-entity.vtt', [`1-2 It's "him" &amp; her 's ♥ ❤ ©`]],
  ['ASS without a Format of its events has the usual one', 'ass-no-events-format.ass', ['1-2 Hello, you.']],
  ['italics of an ASS style are shown', 'ass-italic-style.ass', ['1-2 <i>From a style in italics</i> line:5%']],
  [
    'codes of ASS without a value go back to the style',
    'ass-italic-reset.ass',
    ['1-2 <i>slanted</i> upright', '3-4 <i>slanted</i> upright'],
  ],
])('%s', async (_, name, cues) => {
  expect(await shown(name)).toEqual(cues);
});

test.each([
  ['cp949-heart.srt', '사랑해요 ♥'],
  ['cp949-tilde.srt', '안녕하세요∼'],
  ['cp949-triangle.srt', '▶ 다음 주 예고'],
])('signs of Korean character sets are readable (%s)', async (name, first) => {
  expect((await readCase(name, 'ko')).cues.map(({ text }) => text)).toEqual([first, '끝']);
});

test('SAMI in CP949: empty paragraphs end what was said', async () => {
  expect(await shown('korean-cp949.smi', 'ko')).toEqual(['1-2 안녕하세요\n여러분', '3-4 <i>반갑습니다</i>']);
});

test('Turkish in Windows-1254 is read by its language or by a named encoding, and refused otherwise', async () => {
  const turkish = ['Şimdi gidiyoruz, çok güneşli'];
  const textsOf = async (...args: Parameters<typeof readCase>) => (await readCase(...args)).cues.map(({ text }) => text);
  expect(await textsOf('cp1254-tr.srt', 'tr')).toEqual(turkish);
  expect(await textsOf('cp1254-tr.srt', 'en', 'windows-1254')).toEqual(turkish);
  for (const language of ['en', 'es', 'pt-BR', 'qu']) {
    await expect(readCase('cp1254-tr.srt', language)).rejects.toThrow(/^[^\n]+cannot be detected[^\n]+--encoding [\w-]+=NAME\.$/);
  }
});

test.each([
  ['vtt-one-bad.vtt', [{ line: 3, why: 'Not a WebVTT timing: 00:01.000 --> 00:0x.000' }]],
  ['vtt-zero-length.vtt', [{ line: 3, why: 'A cue ends before it starts, or with it: 00:01.000 --> 00:01.000' }]],
  ['vtt-blank-after-timing.vtt', [{ line: 5, why: 'Words without a time: first' }]],
  ['vtt-note-prefix.vtt', []],
])('what is skipped of %s is listed by its line', async (name, skipped) => {
  expect((await readCase(name)).skipped).toEqual(skipped);
});
