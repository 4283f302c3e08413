import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith, makeEpisode } from '../catalog/content.fixture.ts';
import type { Content } from '../catalog/content.ts';
import { continueWatching } from './continue-watching.ts';
import type { Progress } from './progress.ts';

const SERIES = contentWith({ id: '40', type: 'season', detailType: 'season' });
const [ONE, TWO, THREE] = [makeEpisode('40', 1), makeEpisode('40', 2), makeEpisode('40', 3)];
const TRAILER = makeEpisode('40', 9, { id: '40900', type: 'trailer' });
const FILM = contentWith({ id: '50' });
const CONTENTS = [SERIES, ONE, TWO, THREE, TRAILER, FILM];

const catalogOf = (contents: readonly Content[], notReady: readonly string[] = []) => ({
  find: (id: string) => contents.find((content) => content.id === id) ?? null,
  childrenOf: (id: string) => contents.filter((content) => content.parentId === id),
  isReady: (content: Content) => !notReady.includes(content.id),
});
const watched = (content: Content, modified: number, how: 'begun' | 'finished'): Progress => ({
  contentId: content.id,
  playingTime: how === 'begun' ? 600 : 3600,
  finished: how === 'finished',
  place: null,
  playbackId: 'p',
  sequence: 1,
  modified,
});
const rowOf = (history: readonly Progress[], notReady: readonly string[] = []) =>
  continueWatching(history, catalogOf(CONTENTS, notReady)).map(({ content, playingTime }) => [content.id, playingTime]);

test('what was begun is gone on with where it was left, latest first [LI-09]', () => {
  expect(rowOf([watched(FILM, 1, 'begun'), watched(TWO, 2, 'begun')])).toEqual([
    [TWO.id, 600],
    [FILM.id, 600],
  ]);
});

test('after a finished episode comes the next one, from its start', () => {
  expect(rowOf([watched(ONE, 1, 'finished')])).toEqual([[TWO.id, 0]]);
});

test('a series has one place, that of what was watched last', () => {
  expect(rowOf([watched(THREE, 1, 'begun'), watched(ONE, 2, 'begun')])).toEqual([[ONE.id, 600]]);
});

test('after a rewatched episode comes the next one by number, though it was finished before [LI-09]', () => {
  expect(rowOf([watched(TWO, 1, 'finished'), watched(ONE, 2, 'finished')])).toEqual([[TWO.id, 0]]);
});

test('a series whose last episode is finished leaves the row, and so does a finished film [LI-21]', () => {
  expect(rowOf([watched(THREE, 1, 'finished'), watched(FILM, 2, 'finished')])).toEqual([]);
});

test('a series watched to its end and begun again continues with its second episode, from the start', () => {
  const toItsEnd = [watched(ONE, 1, 'finished'), watched(TWO, 2, 'finished'), watched(THREE, 3, 'finished')];
  expect(rowOf(toItsEnd)).toEqual([]);
  expect(rowOf([...toItsEnd.slice(1), watched(ONE, 4, 'finished')])).toEqual([[TWO.id, 0]]);
  expect(rowOf([watched(ONE, 4, 'finished'), watched(TWO, 5, 'finished'), watched(THREE, 3, 'finished')])).toEqual([
    [THREE.id, 0],
  ]);
});

test('a next episode that is not out yet is not offered', () => {
  expect(rowOf([watched(ONE, 1, 'finished')], [TWO.id])).toEqual([]);
});

test('what has left the catalogue, or may not be watched any more, is not offered', () => {
  expect(rowOf([{ ...watched(FILM, 1, 'begun'), contentId: '999' }])).toEqual([]);
  expect(rowOf([watched(FILM, 1, 'begun')], [FILM.id])).toEqual([]);
});

test('a trailer that was watched to its end does not hide the episode that was left half-way', () => {
  expect(rowOf([watched(TWO, 1, 'begun'), watched(TRAILER, 2, 'finished')])).toEqual([[TWO.id, 600]]);
});

test('no series is twice in the row, what is finished only from its start, and the latest comes first', () => {
  const history = fc.uniqueArray(
    fc.record({ content: fc.constantFrom(ONE, TWO, THREE, TRAILER, FILM), modified: fc.nat(), finished: fc.boolean() }),
    {
      selector: ({ content }) => content.id,
    },
  );
  fc.assert(
    fc.property(history, (entries) => {
      const progress = entries.map(({ content, modified, finished }) =>
        watched(content, modified, finished ? 'finished' : 'begun'),
      );
      const row = continueWatching(progress, catalogOf(CONTENTS));
      const series = row.map(({ content }) => content.parentId ?? content.id);
      expect(new Set(series).size).toBe(series.length);
      const isFinished = (id: string) => progress.some(({ contentId, finished }) => contentId === id && finished);
      for (const { content, playingTime } of row.filter((item) => isFinished(item.content.id))) {
        expect([content.type, playingTime]).toEqual(['episode', 0]);
        expect(isFinished([ONE, TWO, THREE].find(({ number }) => number === (content.number ?? 0) - 1)?.id ?? '')).toBe(true);
      }
      expect(row.map(({ modified }) => modified)).toEqual(row.map(({ modified }) => modified).toSorted((a, b) => b - a));
    }),
  );
});
