import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWebVtt, parseWebVtt } from '@madang/streaming/webvtt.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSubtitles, readSubtitles } from './read-subtitles.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-subtitles-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const written = async (bytes: Uint8Array | string) => {
  const file = join(folder, 'film.srt');
  await writeFile(file, bytes);
  return file;
};

const textsOf = async (bytes: Uint8Array | string, language: string) =>
  (await readSubtitles({ file: await written(bytes), language })).cues.map(({ text }) => text);

const subRip = (text: string) => `1\r\n00:00:01,000 --> 00:00:02,500\r\n${text}\r\n`;
const ascii = (text: string) => Buffer.from(text, 'latin1');
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** As CP949 has it: two of the syllables are not in EUC-KR. */
const CP949 = Buffer.from('bec8b3e7c7cfbcbcbfe42e208c63b9e6b0a2c7cf2c20bc84bdc32e', 'hex');
const KOREAN = '안녕하세요. 똠방각하, 펲시.';
const GB18030 = Buffer.from('c4e3bac3a3accac0bde7a1a3', 'hex');

test.each([
  ['UTF-8', 'ko', Buffer.from(subRip('마당'))],
  ['UTF-8 with a mark', 'ko', Buffer.from(`\uFEFF${subRip('마당')}`)],
  ['UTF-16 with a mark', 'ko', Buffer.from(`\uFEFF${subRip('마당')}`, 'utf16le')],
  ['UTF-16 with a mark, the other way round', 'ko', swapped(`\uFEFF${subRip('마당')}`)],
  ['UTF-16 without a mark', 'ko', Buffer.from(subRip('마당'), 'utf16le')],
  ['UTF-16 without a mark, the other way round', 'ko', swapped(subRip('마당'))],
])('subtitles in %s are read', async (_, language, bytes) => {
  expect(await textsOf(bytes, language)).toEqual(['마당']);
});

test('subtitles in the older encoding of their language are read', async () => {
  const around = (bytes: Buffer) => Buffer.concat([ascii('1\n00:00:01,000 --> 00:00:02,500\n'), bytes, ascii('\n')]);
  expect(await textsOf(around(CP949), 'ko')).toEqual([KOREAN]);
  expect(await textsOf(around(GB18030), 'zh-CN')).toEqual(['你好，世界。']);
  expect(await textsOf(around(ascii('\xBFQu\xE9 pas\xF3, se\xF1or?')), 'es')).toEqual(['¿Qué pasó, señor?']);
  expect(await textsOf(around(ascii('Cora\xE7\xE3o \x96 \x93n\xE3o\x94')), 'pt-BR')).toEqual(['Coração – “não”']);
});

test('subtitles in an encoding that cannot be detected are refused in one line', async () => {
  const foreign = Buffer.concat([ascii(subRip('')), CP949]);
  await expect(textsOf(foreign, 'en')).rejects.toThrow(
    /^[^\n]+ is in an encoding that cannot be detected: save it as UTF-8, or [^\n]+$/,
  );
  await expect(textsOf(Buffer.from([...subRip('a').padEnd(200)].map((_, at) => at % 3)), 'en')).rejects.toThrow(
    'cannot be detected',
  );
});

test('what is no file of subtitles is refused in one line', async () => {
  await expect(textsOf('Once upon a time', 'en')).rejects.toThrow(/^[^\n]+ cannot be read: there are no cues in it[^\n]+$/);
  await expect(textsOf('', 'en')).rejects.toThrow('there are no cues in it');
  await expect(textsOf('WEBVTT\n\n00:02.000 --> 00:01.000\nBackwards.\n', 'en')).rejects.toThrow('A cue ends before it starts');
  await expect(readSubtitles({ file: join(folder, 'nowhere.srt'), language: 'en' })).rejects.toThrow('nowhere.srt is not there.');
  const large = await written('');
  await truncate(large, 11 * 1024 * 1024);
  await expect(readSubtitles({ file: large, language: 'en' })).rejects.toThrow('is larger than 10 MB');
});

test('SubRip as many hands write it', () => {
  const file = `\uFEFF2
00:00:04,000 --> 00:00:05,000 X1:100 X2:200
{\\an8}Up <font color="red">there</font>!

1
0:00:1.5 -> 0:0:02
<I>Tom & Jerry</I> <b>< 3

3
00:00:06,000 --> 00:00:06,000
For no moment.
4
00:00:01,200 --> 00:00:03,000
Two

lines.
5
00:00:01,200 --> 00:00:03,000
Two

lines.
6
00:00:08,000 --> 00:00:09,000

`;
  expect(parseSubtitles(file, 'en').cues).toEqual([
    { startMs: 1200, endMs: 3000, settings: '', text: 'Two\nlines.' },
    { startMs: 1500, endMs: 2000, settings: '', text: '<i>Tom &amp; Jerry</i> <b>&lt; 3</b>' },
    { startMs: 4000, endMs: 5000, settings: 'line:5%', text: 'Up there!' },
  ]);
});

test('ASS: what is said is kept, what is drawn is not', () => {
  const file = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Alignment
Style: Default,Arial,2
Style: Sign,Arial,8

[Events]
Format: Layer, Start, End, Style, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,Not said.
Dialogue: 0,0:00:03.00,0:00:04.50,Sign,SEOUL
Dialogue: 0,0:00:01.00,0:00:02.50,Default,{\\i1}Wait{\\i0},\\Nfor {\\pos(1,2)\\b700}me{\\r}, a <b & c
Dialogue: 0,0:00:05.00,0:00:06.00,Default,{\\p1}m 0 0 l 100 0{\\p0}
Dialogue: 0,0:00:05.00,0:00:06.00,Default,{\\an9}Above
`;
  expect(parseSubtitles(file, 'en').cues).toEqual([
    { startMs: 1000, endMs: 2500, settings: '', text: '<i>Wait</i>,\nfor <b>me</b>, a &lt;b &amp; c' },
    { startMs: 3000, endMs: 4500, settings: 'line:5%', text: 'SEOUL' },
    { startMs: 5000, endMs: 6000, settings: 'line:5%', text: 'Above' },
  ]);
});

test('WebVTT keeps its settings, and of its tags those that are shown', () => {
  const file =
    'WEBVTT - film\n\nSTYLE\n::cue { color: red }\n\nNOTE no words\n\nintro\n00:01.000 --> 00:02.000 line:0 align:start\n<v Mina>A &amp; <c.loud>B</c> <00:01.500><b>C</b>\n';
  expect(parseSubtitles(file, 'en')).toEqual({
    styles: [],
    skipped: [],
    cues: [{ startMs: 1000, endMs: 2000, settings: 'line:0 align:start', text: 'A &amp; B <b>C</b>' }],
  });
});

test('whatever stands in subtitles, what comes out is WebVTT with the same cues', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', '<', '>', '&', '/', 'i', 'b', '<i>', '</b>', '{\\an8}', ' ', '-->', '마', '♪'),
  });
  const cue = fc.tuple(fc.nat(3_599_000), fc.integer({ min: 1, max: 9999 }), words);
  const time = (ms: number) =>
    `00:${String(Math.floor(ms / 60_000)).padStart(2, '0')}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')},${String(ms % 1000).padStart(3, '0')}`;
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), (cues) => {
      const file = cues.map(([from, length, text]) => `1\n${time(from)} --> ${time(from + length)}\nx${text}\n`).join('\n');
      const { styles, cues: read } = parseSubtitles(file, 'en');
      expect(parseWebVtt(formatWebVtt({ styles, cues: read }))).toEqual({ styles, cues: read });
    }),
  );
});
