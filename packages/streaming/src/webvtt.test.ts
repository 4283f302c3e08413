import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFilm } from './example-film.fixture.ts';
import { subtitleSegment, wholeSubtitles } from './subtitle-file.ts';
import { playingTimeMs } from './timeline.ts';
import { formatWebVtt, parseWebVtt, readWebVttLines, type WebVttCue } from './webvtt.ts';

const FILE = `WEBVTT - made by hand

STYLE
::cue(.sound) { color: gold; }

NOTE nobody reads this

first
00:01.000 --> 00:05.500 line:10% align:center
[A gayageum]
plays softly

01:00:10.250 --> 01:00:12.000
<v Seo-yun>They say the moon remembers.</v>
`;

const cue = fc
  .record({
    startMs: fc.integer({ min: 0, max: 29_000 }),
    length: fc.integer({ min: 1, max: 8000 }),
    text: fc.stringMatching(/^\w{1,20}$/),
  })
  .map(({ startMs, length, text }): WebVttCue => ({ startMs, endMs: startMs + length, settings: '', text }));

const cues = fc.array(cue, { maxLength: 12 });

test('a WebVTT file is read with its styles, settings and hours', () => {
  expect(parseWebVtt(FILE.replaceAll('\n', '\r\n'))).toEqual({
    styles: ['::cue(.sound) { color: gold; }'],
    cues: [
      { startMs: 1000, endMs: 5500, settings: 'line:10% align:center', text: '[A gayageum]\nplays softly' },
      { startMs: 3_610_250, endMs: 3_612_000, settings: '', text: '<v Seo-yun>They say the moon remembers.</v>' },
    ],
  });
});

test.each([
  ['another signature', 'SUBTITLES\n\n00:01.000 --> 00:02.000\nA'],
  ['a broken time', 'WEBVTT\n\n1.0 --> 00:02.000\nA'],
  ['a cue that ends before it starts', 'WEBVTT\n\n00:03.000 --> 00:02.000\nA'],
])('a file with %s is refused', (_, file) => {
  expect(() => parseWebVtt(file)).toThrow(SyntaxError);
});

const reading = (...lines: readonly string[]) => {
  const { cues, skipped } = readWebVttLines(lines.join('\n'));
  return { texts: cues.map(({ text }) => text), skipped: skipped.map(({ line }) => line) };
};

test('a reader goes on behind what is broken, and lists it by its line', () => {
  const broken = ['WEBVTT', '', '00:01.000 --> 00:0x.000', 'lost', '00:02.000 --> 00:03.000', 'kept', '', 'no time', ''];
  expect(reading(...broken)).toEqual({ texts: ['kept'], skipped: [3, 8] });
  expect(reading('WEBVTT', '00:01.000 --> 00:02.000', 'in the header')).toEqual({ texts: ['in the header'], skipped: [] });
  expect(reading('WEBVTT', '', '-->', '00:01.000 --> 00:02.000', 'a', 'b-->', '00:02.000 --> 00:03.000', 'c')).toEqual({
    texts: ['a', 'c'],
    skipped: [3, 6],
  });
});

test('a comment lasts until an empty line, and a timing within is listed', () => {
  expect(reading('WEBVTT', '', 'NOTE', '00:01.000 --> 00:02.000', 'off', '', 'NOTES', '00:01.000 --> 00:02.000', 'on')).toEqual({
    texts: ['on'],
    skipped: [4],
  });
});

test.each([
  ['1:30.000 --> 00:01:31.000', true],
  ['0:00:01.000 --> 000:00:02.000', true],
  ['\t00:01.000-->00:02.000\tline:1', true],
  ['\v00:01.000 --> 00:02.000', false],
  ['00:1:00.000 --> 00:02:00.000', false],
  ['000:01.000 --> 00:02.000', false],
  ['00:61.000 --> 01:02.000', false],
  ['00:01.0000 --> 00:02.000', false],
  ['00:01.00 --> 00:02.000', false],
  ['00:01,000 --> 00:02,000', false],
])('%j is a timing: %s', (line, isTiming) => {
  expect(reading('WEBVTT', '', line, 'words').texts).toEqual(isTiming ? ['words'] : []);
});

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(cues, (list) => {
      const file = parseWebVtt(formatWebVtt({ styles: ['::cue { color: white; }'], cues: list }));
      expect(parseWebVtt(formatWebVtt(file))).toEqual(file);
      expect(file.cues).toHaveLength(list.length);
    }),
  );
});

test('every cue is in each piece it shows in, with the times of the film', () => {
  const programme = { index: exampleFilm(), durationSeconds: 600 };
  fc.assert(
    fc.property(cues, (list) => {
      for (let number = 1; number <= 8; number += 1) {
        const piece = parseWebVtt(subtitleSegment(programme, { styles: [], cues: list }, number)).cues;
        const endMs = number === 8 ? 30_000 : number * 4000;
        const shown = list.filter(({ startMs, endMs: until }) => startMs < endMs && until > (number - 1) * 4000);
        expect(piece).toEqual(expect.arrayContaining(shown));
        expect(piece).toHaveLength(shown.length);
      }
    }),
  );
});

test('a piece says that its times count from the start of the film', () => {
  const piece = subtitleSegment({ index: exampleFilm(), durationSeconds: 60 }, { styles: [], cues: [] }, 2);
  expect(piece).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00\.000,MPEGTS:0\n/);
});

test('all cues of an episode come once per repeat, each later by the length of the film, none past the end', () => {
  const programme = { index: exampleFilm(), durationSeconds: 100 };
  fc.assert(
    fc.property(cues, (list) => {
      const endMs = playingTimeMs(programme);
      const whole = parseWebVtt(wholeSubtitles(programme, { styles: [], cues: list })).cues;
      const starts = [0, 30_000, 60_000, 90_000].flatMap((offset) => list.map(({ startMs }) => startMs + offset));
      expect(whole.map(({ startMs }) => startMs)).toEqual(starts.filter((ms) => ms < endMs).toSorted((a, b) => a - b));
      for (const shown of whole) expect(shown.endMs).toBeLessThanOrEqual(endMs);
    }),
  );
});
