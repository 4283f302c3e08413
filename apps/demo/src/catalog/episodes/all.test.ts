import { expect, test } from 'vitest';
import { TITLES } from '../all.ts';
import type { EpisodeWords } from '../format.ts';
import { EPISODES } from './all.ts';

const series = TITLES.flatMap(({ slug, form }) => (form.kind === 'series' ? [{ slug, episodes: form.episodes }] : []));
const written: readonly (EpisodeWords & { readonly at: string })[] = Object.entries(EPISODES).flatMap(([slug, episodes]) =>
  episodes.map((episode, index) => ({ ...episode, at: `${slug} ${index + 1}` })),
);

test('every episode of every series has a title and a synopsis of its own', () => {
  const counted = series.map(({ slug }) => [slug, EPISODES[slug]?.length ?? 0]);
  expect(counted).toEqual(series.map(({ slug, episodes }) => [slug, episodes]));
  expect(Object.keys(EPISODES).filter((slug) => !series.some((known) => known.slug === slug))).toEqual([]);
});

test('no two episodes of a series share a title in any language', () => {
  const repeated = Object.entries(EPISODES).flatMap(([slug, episodes]) =>
    (['ko', 'en', 'pt', 'es', 'zh', 'vi'] as const).flatMap((language) =>
      new Set(episodes.map(({ title }) => title[language])).size < episodes.length ? [`${slug} ${language}`] : [],
    ),
  );
  expect(repeated).toEqual([]);
});

test('no two episodes of the demo world share a synopsis', () => {
  expect(new Set(written.map(({ synopsis }) => synopsis.en)).size).toBe(written.length);
});

test('an English synopsis fills two lines of a card and no more', () => {
  const odd = written.filter(({ synopsis: { en } }) => en.length < 60 || en.length > 220);
  expect(odd.map(({ at, synopsis }) => `${at}: ${synopsis.en.length}`)).toEqual([]);
});
