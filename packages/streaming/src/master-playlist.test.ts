import { expect, test } from 'vitest';
import { exampleFilm } from './example-film.fixture.ts';
import { masterPlaylist } from './master-playlist.ts';

const lines = masterPlaylist(exampleFilm()).split('\n');
const linesOf = (tag: string) => lines.filter((line) => line.startsWith(`#${tag}:`));

test('a stream announces the measured rates of picture and sound together', () => {
  expect(linesOf('EXT-X-STREAM-INF')).toEqual([
    '#EXT-X-STREAM-INF:BANDWIDTH=264000,AVERAGE-BANDWIDTH=264000,CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360,' +
      'FRAME-RATE=24.000,VIDEO-RANGE=SDR,CLOSED-CAPTIONS=NONE,AUDIO="audio",SUBTITLES="subtitles"',
    '#EXT-X-STREAM-INF:BANDWIDTH=664000,AVERAGE-BANDWIDTH=664000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,' +
      'FRAME-RATE=24.000,VIDEO-RANGE=SDR,CLOSED-CAPTIONS=NONE,AUDIO="audio",SUBTITLES="subtitles"',
  ]);
});

test('the first sound is the one that plays without a wish', () => {
  const sounds = linesOf('EXT-X-MEDIA').filter((line) => line.includes('TYPE=AUDIO'));
  expect(sounds.map((line) => [/NAME="([^"]+)"/.exec(line)?.[1], /DEFAULT=(\w+)/.exec(line)?.[1]])).toEqual([
    ['한국어', 'YES'],
    ['English', 'NO'],
  ]);
});

test('subtitles come in the order of the interface languages, each before its captions [PL-30]', () => {
  const names = linesOf('EXT-X-MEDIA').filter((line) => line.includes('TYPE=SUBTITLES'));
  expect(names.map((line) => /NAME="([^"]+)"/.exec(line)?.[1])).toEqual(['English', 'English (CC)', 'Tiếng Việt']);
});

test('only captions promise to describe music and sound', () => {
  const described = lines.filter((line) => line.includes('public.accessibility.describes-music-and-sound'));
  expect(described).toEqual([expect.stringContaining('URI="s-en-cc.m3u8"')]);
});

test('quick search and the seek bar have playlists of their own', () => {
  expect(linesOf('EXT-X-I-FRAME-STREAM-INF')).toEqual([expect.stringContaining('URI="v360-iframes.m3u8"')]);
  expect(linesOf('EXT-X-IMAGE-STREAM-INF')).toEqual([expect.stringContaining('RESOLUTION=240x135,URI="thumbnails.m3u8"')]);
});

test('sounds that are not the film’s own have names and characteristics, and none of them is played unasked', () => {
  const index = exampleFilm();
  const [own] = index.audio;
  if (!own) throw new Error('The film has no sound.');
  const audio = [own, { ...own, id: 'a-d', role: 'description' as const }, { ...own, id: 'a-c', role: 'commentary' as const }];
  const sounds = masterPlaylist({ ...index, audio })
    .split('\n')
    .filter((line) => line.includes('TYPE=AUDIO'));
  expect(sounds[0]).toMatch(/DEFAULT=YES,AUTOSELECT=YES/);
  expect(sounds[0]).not.toContain('CHARACTERISTICS');
  expect(sounds[1]).toMatch(
    /NAME="[^"]+ \(AD\)".*DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public\.accessibility\.describes-video"/,
  );
  expect(sounds[2]).toMatch(/NAME="[^"]+ \(Commentary\)".*DEFAULT=NO,AUTOSELECT=NO,CHARACTERISTICS="public\.auxiliary-content"/);
});
