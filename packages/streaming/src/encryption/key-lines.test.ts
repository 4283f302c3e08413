import { expect, test } from 'vitest';
import { KEY_SYSTEMS } from '@madang/domain/playback/protection.ts';
import { assetFiles } from '../asset-file.ts';
import { exampleFilm } from '../example-film.fixture.ts';
import { masterPlaylist } from '../master-playlist.ts';
import { iFramePlaylist, subtitlePlaylist, trackPlaylist } from '../media-playlist.ts';
import type { AudioRendition, SubtitleRendition, VideoTrack } from '../media-index.ts';
import { keyLines, sessionKeyLines } from './key-lines.ts';
import { playReadyObject, widevinePssh } from './pssh.ts';

const keyId = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const protection = { scheme: 'cbcs', keyId: keyId.toString('hex') } as const;
const index = { ...exampleFilm(), protection };
const [picture, sound, words] = [index.video[0], index.audio[0], index.subtitles[0]] as [
  VideoTrack,
  AudioRendition,
  SubtitleRendition,
];
const programme = { index, durationSeconds: 30 };
const keysIn = (playlist: string) => playlist.split('\n').filter((line) => line.includes('-KEY:'));

test('the key of a film lies beside its playlists, and only pictures and sound need it', () => {
  const line = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="film.key",KEYFORMAT="identity",KEYFORMATVERSIONS="1"';
  expect(keysIn(trackPlaylist(programme, picture))).toEqual([line]);
  expect(keysIn(trackPlaylist(programme, sound))).toEqual([line]);
  expect(keysIn(iFramePlaylist(programme, picture))).toEqual([line]);
  expect(keysIn(subtitlePlaylist(programme, words))).toEqual([]);
  expect(keysIn(masterPlaylist(index))).toEqual([]);
  expect(assetFiles(index).get('film.key')).toEqual({ kind: 'key' });
});

test('a clear film has no key for any key system', () => {
  const clear = exampleFilm();
  const systems = { index: clear, durationSeconds: 30, keySystems: KEY_SYSTEMS };
  expect(keysIn(trackPlaylist(systems, picture))).toEqual([]);
  expect(keysIn(masterPlaylist(clear, { keySystems: KEY_SYSTEMS }))).toEqual([]);
  expect(assetFiles(clear).has('film.key')).toBe(false);
});

test('every licence server is asked in its own words, once for the film and once for the track', () => {
  const vendors = KEY_SYSTEMS.filter((system) => system !== 'org.w3.clearkey');
  const lines = keyLines(protection, vendors);
  expect(lines).toEqual([
    `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="data:text/plain;base64,${widevinePssh(keyId).toString('base64')}",` +
      'KEYID=0x00112233445566778899aabbccddeeff,KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed",KEYFORMATVERSIONS="1"',
    `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="data:text/plain;charset=UTF-16;base64,${playReadyObject(keyId).toString('base64')}",` +
      'KEYFORMAT="com.microsoft.playready",KEYFORMATVERSIONS="1"',
    '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://00112233445566778899aabbccddeeff",' +
      'KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"',
  ]);
  expect(sessionKeyLines(protection, KEY_SYSTEMS)).toEqual(lines.map((line) => line.replace('-KEY', '-SESSION-KEY')));
  expect(keysIn(masterPlaylist(index, { keySystems: vendors }))).toHaveLength(3);
  expect(keysIn(trackPlaylist({ ...programme, keySystems: vendors }, picture))).toEqual(lines);
});

test('the box of Widevine is laid out as ISO/IEC 23001-7 says, with the key’s name and the scheme in it', () => {
  // size, "pssh", version 0, system id, length of the data; field 2: 16 bytes; field 9: "cbcs" as a number.
  expect(widevinePssh(keyId).toString('hex')).toBe(
    `00000038${'70737368'}${'00000000'}${'edef8ba979d64acea3c827dcd51d21ed'}${'00000018'}` +
      `1210${'00112233445566778899aabbccddeeff'}48f3c6899b06`,
  );
});

test('the object of PlayReady is laid out as Microsoft says, lowest bytes first, with the key’s name as a GUID', () => {
  const object = playReadyObject(keyId);
  expect(object.readUInt32LE(0)).toBe(object.length);
  expect([object.readUInt16LE(4), object.readUInt16LE(6), object.readUInt16LE(8)]).toEqual([1, 1, object.length - 10]);
  const header = object.subarray(10).toString('utf16le');
  expect(header).toMatch(/^<WRMHEADER xmlns="[^"]+" version="4\.3\.0\.0">.*<\/WRMHEADER>$/);
  expect(header).toContain('ALGID="AESCBC"');
  const [, value = ''] = /VALUE="([^"]+)"/.exec(header) ?? [];
  expect(Buffer.from(value, 'base64').toString('hex')).toBe('33221100554477668899aabbccddeeff');
});
