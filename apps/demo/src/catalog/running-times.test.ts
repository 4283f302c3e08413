import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPlayable } from '@madang/domain/catalog/content.ts';
import { iFramePlaylist, subtitlePlaylist, trackPlaylist } from '@madang/streaming/media-playlist.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { thumbnailPlaylist } from '@madang/streaming/thumbnail-playlist.ts';
import { playingTimeMs } from '@madang/streaming/timeline.ts';
import { describe, expect, test } from 'vitest';
import { secondsOf as drawnSecondsOf } from '../films/drawing/film.ts';
import { PROGRAMME } from '../films/programme.ts';
import { worldDay, worldRows } from '../world.ts';
import { assetOf } from './film-of.ts';
import { TITLES } from './all.ts';

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));
const PICTURES = { of: () => ({ path: '', still: '', color: '#000000' }), panelColor: () => '#000000' };
const { contents } = worldRows('', PICTURES, worldDay('2026-11-24'));
const playable = contents.filter(isPlayable);

const indexOf = (asset: string): MediaIndex => JSON.parse(readFileSync(`${MEDIA}${asset}/index.json`, 'utf8')) as MediaIndex;
const indexes = new Map([...new Set(TITLES.map(assetOf))].map((asset) => [asset, indexOf(asset)]));
const filmSeconds = (asset: string | null): number => (indexes.get(asset ?? '')?.durationMs ?? Number.NaN) / 1000;

test('every episode, clip and movie states the length of the film that it plays, to a second and never more', () => {
  expect(playable.length).toBeGreaterThan(700);
  const wrong = playable.filter(({ asset, durationSeconds }) => {
    const beyond = filmSeconds(asset) - durationSeconds;
    return !(beyond >= 0 && beyond <= 1);
  });
  expect(wrong.map(({ id, durationSeconds }) => `${id} states ${durationSeconds} s`)).toEqual([]);
});

test('a series states the length of its episodes', () => {
  const series = contents.filter(({ type }) => type === 'season');
  expect(series.length).toBeGreaterThan(80);
  for (const { id, durationSeconds } of series) {
    const episodes = playable.filter(({ parentId, type }) => parentId === id && type === 'episode');
    expect([...new Set(episodes.map((episode) => episode.durationSeconds))], id).toEqual([durationSeconds]);
  }
});

test('intro and credits lie within the film', () => {
  const marked = playable.flatMap(({ id, marks, durationSeconds }) => (marks ? [{ id, ...marks, durationSeconds }] : []));
  expect(marked.length).toBeGreaterThan(700);
  for (const { id, introStart, introEnd, creditsAt, durationSeconds } of marked)
    expect([introStart, introEnd, creditsAt, durationSeconds], id).toEqual(
      [introStart, introEnd, creditsAt, durationSeconds].toSorted((a, b) => a - b),
    );
});

test('a packaged film is as long as it was drawn', () => {
  for (const [asset, { durationMs }] of indexes) {
    const film = PROGRAMME.find(({ film: { name } }) => [name, `${name}-untitled`].includes(asset))?.film;
    expect(film && drawnSecondsOf(film) * 1000, asset).toBe(durationMs);
  }
});

describe.each([...indexes])('the playlists of %s', (asset, index) => {
  const lengths = [...new Set(playable.filter((content) => content.asset === asset).map(({ durationSeconds }) => durationSeconds))];
  const programmes = lengths.map((durationSeconds) => ({ index, durationSeconds }));

  test('play the whole film', () => {
    expect(programmes.map(playingTimeMs)).toEqual([index.durationMs]);
  });

  test('list no segment twice', () => {
    for (const programme of programmes) {
      const playlists = [
        ...[...index.video, ...index.audio].map((track) => trackPlaylist(programme, track)),
        ...index.video.map((track) => iFramePlaylist(programme, track)),
        ...index.subtitles.map((track) => subtitlePlaylist(programme, track)),
        thumbnailPlaylist(programme),
      ];
      for (const playlist of playlists) {
        const files = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
        expect(files.length).toBeGreaterThan(0);
        expect(new Set(files).size).toBe(files.length);
        expect(playlist).not.toContain('#EXT-X-DISCONTINUITY');
      }
    }
  });
});
