import type { PlaybackSource } from './state.ts';

export type ChapterName = 'opening' | 'intro' | 'story' | 'credits';

export interface Chapter {
  readonly name: ChapterName;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** Minimum length of a chapter, in seconds. Shorter parts are dropped. */
const MIN_SECONDS = 1;

/** Chapters of a film from its marks, covering it from start to end. Empty without marks. */
export const toChapters = (
  { intro, creditsAtSeconds }: Pick<PlaybackSource, 'intro' | 'creditsAtSeconds'>,
  durationSeconds: number,
): readonly Chapter[] => {
  if (!intro && creditsAtSeconds === undefined) return [];
  const starts: readonly (readonly [ChapterName, number])[] = [
    ...(intro
      ? ([
          ['opening', 0],
          ['intro', intro.startSeconds],
          ['story', intro.endSeconds],
        ] as const)
      : ([['story', 0]] as const)),
    ...(creditsAtSeconds === undefined ? [] : ([['credits', creditsAtSeconds]] as const)),
  ];
  return starts
    .map(([name, start], place) => ({
      name,
      startSeconds: Math.min(start, durationSeconds),
      endSeconds: Math.min(starts[place + 1]?.[1] ?? durationSeconds, durationSeconds),
    }))
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds >= MIN_SECONDS);
};

/** Chapter at a position in seconds. */
export const chapterAt = (chapters: readonly Chapter[], positionSeconds: number): Chapter | null =>
  chapters.findLast((chapter) => chapter.startSeconds <= positionSeconds) ?? null;
