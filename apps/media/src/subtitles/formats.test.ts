import { expect, test } from 'vitest';
import { parseSubtitles } from './read-subtitles.ts';

const shown = (text: string, language = 'en') =>
  parseSubtitles(text, language).cues.map((cue) => `${cue.startMs}-${cue.endMs} ${cue.text} ${cue.settings}`.trim());

const BILINGUAL = `<SAMI><HEAD><STYLE TYPE="text/css"><!--
.KRCC { Name:Korean; lang:ko-KR; SAMIType:CC; }
.ENCC { Name:English; lang:en-US; SAMIType:CC; }
--></STYLE></HEAD><BODY>
<SYNC Start=1000><P Class=KRCC>안녕 <b>여러분</b>
<P Class=ENCC>Hello &#39;all&#39;
<Sync start="2500"><p class='KRCC'>&nbsp
<SYNC Start=3000><P Class=ENCC>&nbsp;
<SYNC Start=4000><P Class=KRCC><font color="red"><1박 2일></font><BR/>시작<P Class=ENCC>Two Days
</BODY></SAMI>`;

test('SAMI with several classes gives the one in the language, each with its own ends', () => {
  expect(shown(BILINGUAL, 'ko')).toEqual(['1000-2500 안녕 <b>여러분</b>', '4000-9000 &lt;1박 2일&gt;\n시작']);
  expect(shown(BILINGUAL, 'en-GB')).toEqual([`1000-3000 Hello 'all'`, '4000-9000 Two Days']);
  expect(() => parseSubtitles(BILINGUAL, 'vi')).toThrow('its classes are KRCC (ko-KR), ENCC (en-US)');
});

test('SAMI without a class is in the language that it is given for, and a SYNC without a time is listed', () => {
  const file =
    '<SAMI><BODY>\n<SYNC Start=2000>Second<SYNC Start=1000>First\n<SYNC Begin=3>Lost\n<SYNC Start=3000>&nbsp;</BODY></SAMI>';
  expect(shown(file, 'vi')).toEqual(['1000-2000 First', '2000-3000 Second']);
  expect(parseSubtitles(file, 'vi').skipped).toEqual([{ line: 3, why: 'A SYNC without a Start: <sync Begin=3>' }]);
});

const ttml = (body: string, root = '', head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ${root}>${head}<body>${body}</body></tt>`;

test('TTML: times of every kind, counted from the parent', () => {
  const file = ttml(
    `<div begin="10s"><p begin="00:00:01.250" end="00:00:02.5">Clock</p><p begin="500ms" dur="1s">Offset</p>
    <p begin="00:00:03:12" end="100f">Frames</p><p begin="20t" end="0.1m">Ticks</p></div>
    <div timeContainer="seq"><p dur="1s">One</p><p dur="2s">Two</p></div>`,
    'ttp:frameRate="24" ttp:tickRate="5"',
  );
  expect(shown(file)).toEqual([
    '0-1000 One',
    '1000-3000 Two',
    '10500-11500 Offset',
    '11250-12500 Clock',
    '13500-14167 Frames',
    '14000-16000 Ticks',
  ]);
});

test('TTML: italics of styles, regions above, lines, spans of their own time', () => {
  const head = `<head><styling><style xml:id="base" tts:fontWeight="bold"/><style xml:id="off" style="base" tts:fontStyle="italic"/></styling>
    <layout><region xml:id="top" tts:origin="10% 5%" tts:extent="80% 20%"/><region xml:id="low" tts:displayAlign="after" tts:origin="10% 10%"/></layout></head>`;
  const file = ttml(
    `<div><p begin="1s" end="2s" style="off" region="low">Both <span tts:fontStyle="normal">bold</span></p>
    <p begin="3s" end="4s" region="top">Up &amp;
      <span tts:fontStyle="italic">there</span><br/> &lt;here&gt;</p>
    <p begin="5s" end="8s"><span>Karaoke</span> <span begin="1s">goes</span></p></div>`,
    '',
    head,
  );
  expect(shown(file)).toEqual([
    '1000-2000 <i><b>Both </b></i><b>bold</b>',
    '3000-4000 Up &amp; <i>there</i>\n&lt;here&gt; line:5%',
    '5000-6000 Karaoke',
    '6000-8000 Karaoke goes',
  ]);
});

test('TTML: of several languages the wanted one, wrong times by their line, broken XML in one line', () => {
  const file = ttml(
    `<div xml:lang="ko"><p begin="1s" end="2s">안녕</p></div>\n<div xml:lang="en"><p begin="1s" end="2s">Hello</p>\n<p begin="soon" end="3s">Later</p></div>`,
  );
  expect(shown(file, 'ko-KR')).toEqual(['1000-2000 안녕']);
  expect(shown(file, 'en')).toEqual(['1000-2000 Hello']);
  expect(parseSubtitles(file, 'en').skipped).toEqual([{ line: 4, why: 'Not a time of TTML: begin="soon"' }]);
  expect(() => parseSubtitles(file, 'vi')).toThrow('its languages are ko, en');
  expect(() => parseSubtitles(file.replace('</tt>', ''), 'en')).toThrow(/^[^\n]*not well-formed XML\.$/);
});

test('TTML as deep as no person writes it is cut off, not a crash', () => {
  const deep = ttml(
    `<div><p begin="0s" end="1s">${'<span>'.repeat(20_000)}x${'</span>'.repeat(20_000)}</p><p begin="1s" end="2s">y</p></div>`,
  );
  expect(shown(deep)).toEqual(['1000-2000 y']);
});

test('SSA and ASS: alignments of both forms, styles by name, weights, drawings', () => {
  const file = `[V4 Styles]
Format: Name, Italic, Alignment
Style: Default,0,2
Style: Sign,-1,6

[Events]
Format: Marked, Start, End, Style, Text
Dialogue: Marked=0,0:00:01.00,0:00:02.00,*Default,One\\nline {\\rSign}sign{\\r} \\{brace\\}
Dialogue: Marked=0,0:00:03.00,0:00:04.00,Sign,Up {\\a2}down {\\b900}heavy{\\b400} {comment}light
Dialogue: Marked=0,0:00:05.00,0:00:06.00,None,{\\p1}m 0 0 l 9 9{\\p0}{\\a6}Words
Dialogue: Marked=0,soon,0:00:06.00,None,Never`;
  expect(shown(file)).toEqual([
    '1000-2000 One line <i>sign</i> {brace}',
    '3000-4000 <i>Up down <b>heavy</b> light</i>',
    '5000-6000 Words line:5%',
  ]);
  expect(parseSubtitles(file, 'en').skipped).toEqual([
    { line: 11, why: 'Not a timing of ASS: Dialogue: Marked=0,soon,0:00:06.00,None,Never' },
  ]);
});

test('SubRip: numbers that are said are kept, broken timings are listed', () => {
  const unnumbered = '00:00:01,000 --> 00:00:02,000\n42\n\n00:00:03,000 --> 00:00:04,000\n43\n';
  expect(shown(unnumbered)).toEqual(['1000-2000 42', '3000-4000 43']);
  const broken =
    '1\n00:00:01,000 --> 00:00:02,000\nAnswer:\n42\n\n2\n00:00:0x,000 --> 00:00:04,000\nLost\n\n3\n00：00：05，000 --> 00：00：06，000\nWide';
  expect(shown(broken)).toEqual(['1000-2000 Answer:\n42', '5000-6000 Wide']);
  expect(parseSubtitles(broken, 'en').skipped).toEqual([{ line: 7, why: 'Not a SubRip timing: 00:00:0x,000 --> 00:00:04,000' }]);
});

test('WebVTT: unknown tags are reported, settings that no player follows are left out', () => {
  const file =
    'WEBVTT\n\n00:01.000 --> 00:02.000 line:10% align:diagonal region:up line:3 size:90%\n<1박 2일> begins <I>now</I>\n';
  const { cues, skipped } = parseSubtitles(file, 'ko');
  expect(cues).toEqual([{ startMs: 1000, endMs: 2000, settings: 'line:10% size:90%', text: 'begins <i>now</i>' }]);
  expect(skipped).toEqual([{ line: 3, why: 'No tag of WebVTT, and not shown: <1박 2일>' }]);
});
