import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { fetchCues, parseWebVttCues } from './web-vtt.ts';

const wordsOf = (file: string) =>
  parseWebVttCues(file).map(({ lines }) => lines.map((line) => line.map((span) => span.text).join('')));

test('a cue has its times, its lines and its place', () => {
  const [first, second] = parseWebVttCues(
    'WEBVTT\n\nNOTE by hand\n\nSTYLE\n::cue { color: red }\n\n7\n01:00:02.500 --> 01:00:04.000\nOne\nTwo\n\n01:00.000 --> 01:02.000 line:10%\nUp here\n',
  );
  expect(first).toMatchObject({ startSeconds: 60, endSeconds: 62, atTop: true });
  expect(second).toMatchObject({ startSeconds: 3602.5, endSeconds: 3604, atTop: false });
  expect(second?.lines.map((line) => line.map(({ text }) => text))).toEqual([['One'], ['Two']]);
});

test.each([
  ['line:0', true],
  ['line:-1', false],
  ['line:12', false],
  ['line:80%', false],
  ['align:start position:10%', false],
])('a cue with %s is at the top: %s', (settings, atTop) => {
  expect(parseWebVttCues(`WEBVTT\n\n00:01.000 --> 00:02.000 ${settings}\nHere`)[0]?.atTop).toBe(atTop);
});

test('italics and bold reach over lines, other tags are left out, entities are letters', () => {
  const [cue] = parseWebVttCues(
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Mina><i>So\nwe <b>go</b></i> &amp; <c.loud>see</c> &unknown;',
  );
  expect(cue?.lines).toEqual([
    [{ text: 'So', italic: true, bold: false }],
    [
      { text: 'we ', italic: true, bold: false },
      { text: 'go', italic: true, bold: true },
      { text: ' & ', italic: false, bold: false },
      { text: 'see', italic: false, bold: false },
      { text: ' &unknown;', italic: false, bold: false },
    ],
  ]);
});

test('what cannot be read is left out and the rest stays', () => {
  expect(
    wordsOf(
      'WEBVTT\n\nsoon --> later\nNo\n\n00:03.000 --> 00:01.000\nBackwards\n\n00:04.000 --> 00:05.000\n\n00:06.000 --> 00:07.000\nYes',
    ),
  ).toEqual([['Yes']]);
});

test('lines may end as Windows ends them', () => {
  expect(wordsOf('WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHi\r\n')).toEqual([['Hi']]);
});

test('whatever a file holds, it is read, and its cues are in order and have a length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('\n', '-->', '00:01.000', '00:02.500', ' ', '<i>', '</i>', '<', 'a', '&lt;') }),
      (file) => {
        const cues = parseWebVttCues(file);
        expect(cues.every(({ startSeconds, endSeconds }) => endSeconds > startSeconds)).toBe(true);
        expect(cues.map((cue) => cue.startSeconds)).toEqual(cues.map((cue) => cue.startSeconds).toSorted((a, b) => a - b));
      },
    ),
  );
});

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('WEBVTT\n\n00:01.000 --> 00:02.000\nHi', { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a file is asked for where it is to be had now', async () => {
  const fetched = answering(200);
  const signedUrls = { ready: () => Promise.resolve(), addressOf: (name: string) => name.replace('old', 'new') };
  const cues = await fetchCues('/media/old/film/s-en.vtt', signedUrls, new AbortController().signal);
  expect(fetched.mock.calls[0]?.[0]).toBe('/media/new/film/s-en.vtt');
  expect(cues).toHaveLength(1);
});

test('a file that is refused is a failure', async () => {
  answering(403);
  await expect(fetchCues('/s-en.vtt', undefined, new AbortController().signal)).rejects.toThrow('403');
});
