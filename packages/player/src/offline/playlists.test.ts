import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPieces, planOffline } from './playlists.ts';

const MASTER = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="한국어",LANGUAGE="ko",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="a-ko.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2",URI="a-en.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Español",LANGUAGE="es",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2",URI="a-es.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English",LANGUAGE="en",DEFAULT=NO,URI="s-en.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English (CC)",LANGUAGE="en",CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog",URI="s-en-cc.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=500000,RESOLUTION=640x360,AUDIO="audio",SUBTITLES="subtitles"
v360.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2500000,RESOLUTION=1280x720,AUDIO="audio",SUBTITLES="subtitles"
v720.m3u8
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=90000,RESOLUTION=640x360,URI="v360-iframes.m3u8"
`;

test('one picture is kept, the sound that the film was made in and the viewer’s own, and every subtitle as a whole file', () => {
  const { master, playlists, audio, subtitles } = planOffline(MASTER, { height: 360, audio: ['en-US'] });
  expect(playlists).toEqual(['v360.m3u8', 'a-ko.m3u8', 'a-en.m3u8']);
  expect(audio).toEqual(['ko', 'en']);
  expect(subtitles).toEqual([
    { language: 'en', closedCaptions: false, file: 's-en.vtt' },
    { language: 'en', closedCaptions: true, file: 's-en-cc.vtt' },
  ]);
  expect(master.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    expect.stringContaining('URI="a-ko.m3u8"'),
    expect.stringContaining('URI="a-en.m3u8"'),
    '#EXT-X-STREAM-INF:BANDWIDTH=500000,RESOLUTION=640x360,AUDIO="audio"',
    'v360.m3u8',
    '',
  ]);
});

test('a description of the picture in a language that is kept is not kept with it', () => {
  const description =
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="English (AD)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,' +
    'CHARACTERISTICS="public.accessibility.describes-video",CHANNELS="2",URI="a-en-description.m3u8"';
  const { playlists, audio } = planOffline(MASTER.replace('#EXT-X-STREAM-INF', `${description}\n#EXT-X-STREAM-INF`), {
    height: 360,
    audio: ['en'],
  });
  expect(playlists).toEqual(['v360.m3u8', 'a-ko.m3u8', 'a-en.m3u8']);
  expect(audio).toEqual(['ko', 'en']);
});

test.each([
  [1080, 'v720.m3u8'],
  [720, 'v720.m3u8'],
  [719, 'v360.m3u8'],
  [144, 'v360.m3u8'],
])('of the pictures, %s pixels mean %s', (height, playlist) => {
  expect(planOffline(MASTER, { height, audio: [] }).playlists).toEqual([playlist, 'a-ko.m3u8']);
});

test('without a picture there is nothing to keep', () => {
  expect(() => planOffline('#EXTM3U\n', { height: 360, audio: [] })).toThrow('no picture');
});

test('a film that is repeated is fetched once, with its beginning and its key', () => {
  const pass = (number: number) =>
    `${number > 0 ? '#EXT-X-DISCONTINUITY\n' : ''}#EXT-X-MAP:URI="v/init.mp4"\n#EXTINF:4,\nv/1.m4s\n#EXTINF:4,\nv/2.m4s\n`;
  const key = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="key",KEYFORMAT="identity"\n';
  const playlist = `#EXTM3U\r\n${key}${pass(0)}${pass(1)}${pass(2)}#EXT-X-ENDLIST\n`;
  expect(listPieces(playlist)).toEqual(['key', 'v/init.mp4', 'v/1.m4s', 'v/2.m4s']);
});

test('whatever stands in a playlist, a piece is never a tag, and never named twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('#EXTINF:4,', 'a/1.m4s', '', '#EXT-X-MAP:URI="a/init.mp4"', '#EXT-X-MAP:X=1', 'b')),
      (lines) => {
        const pieces = listPieces(lines.join('\n'));
        expect(pieces.filter((piece) => piece.startsWith('#') || piece === '')).toEqual([]);
        expect(new Set(pieces).size).toBe(pieces.length);
      },
    ),
  );
});
