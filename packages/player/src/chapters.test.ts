import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chapterAt, toChapters } from './chapters.ts';

const INTRO = { startSeconds: 40, endSeconds: 100 };
const namesOf = (...given: Parameters<typeof toChapters>) =>
  toChapters(...given).map(({ name, startSeconds }) => [name, startSeconds]);

test('a film without marks has no chapters', () => {
  expect(toChapters({}, 3600)).toEqual([]);
});

test('the marks of a film make its chapters', () => {
  expect(namesOf({ intro: INTRO, creditsAtSeconds: 3500 }, 3600)).toEqual([
    ['opening', 0],
    ['intro', 40],
    ['story', 100],
    ['credits', 3500],
  ]);
  expect(namesOf({ intro: { startSeconds: 0, endSeconds: 60 } }, 3600)).toEqual([
    ['intro', 0],
    ['story', 60],
  ]);
  expect(namesOf({ creditsAtSeconds: 3500 }, 3600)).toEqual([
    ['story', 0],
    ['credits', 3500],
  ]);
});

test('a moment lies in one chapter', () => {
  const chapters = toChapters({ intro: INTRO, creditsAtSeconds: 3500 }, 3600);
  expect(chapterAt(chapters, 0)?.name).toBe('opening');
  expect(chapterAt(chapters, 99.9)?.name).toBe('intro');
  expect(chapterAt(chapters, 3600)?.name).toBe('credits');
  expect(chapterAt([], 10)).toBeNull();
});

test('whatever the marks, chapters follow each other within the film', () => {
  const second = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(second, second, second, second, (start, length, credits, duration) => {
      const chapters = toChapters(
        { intro: { startSeconds: start, endSeconds: start + length }, creditsAtSeconds: start + length + credits },
        duration,
      );
      let end = 0;
      for (const chapter of chapters) {
        expect(chapter.startSeconds).toBeGreaterThanOrEqual(end);
        expect(chapter.endSeconds).toBeGreaterThan(chapter.startSeconds);
        expect(chapter.endSeconds).toBeLessThanOrEqual(duration);
        end = chapter.startSeconds;
      }
    }),
  );
});
