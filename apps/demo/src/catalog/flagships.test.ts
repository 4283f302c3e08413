import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PROGRAMME } from '../films/programme.ts';
import { TITLES } from './all.ts';
import { assetOf, BORROWED_FILMS, filmOf } from './film-of.ts';
import { FLAGSHIPS, STAGE, TOP_TEN } from './flagships.ts';

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));
const flagships = Object.entries(FLAGSHIPS);
const titleOf = (slug: string) => TITLES.find((title) => title.slug === slug);

test('twenty titles are flagships, among them every title on the stage and in the Top 10 of home', () => {
  expect(flagships).toHaveLength(20);
  expect([...STAGE, ...TOP_TEN].filter((slug) => !(slug in FLAGSHIPS))).toEqual([]);
  expect(flagships.filter(([slug]) => !titleOf(slug))).toEqual([]);
});

test('every flagship plays a film of its own', () => {
  const films = flagships.map(([, film]) => film);
  expect(new Set(films).size).toBe(films.length);
});

test('the title card and credits of a film name the title it was made for, in Korean and English, and its broadcaster', () => {
  const cards = flagships.map(([, name]) => {
    const title = PROGRAMME.find(({ film }) => film.name === name)?.film.title;
    return [title?.korean, title?.english, title?.broadcaster];
  });
  expect(cards).toEqual(
    flagships.map(([slug]) => {
      const title = titleOf(slug);
      return [title?.title.ko, title?.title.en, title?.broadcaster];
    }),
  );
});

test('a film without a flagship has no title card', () => {
  const owned = new Set<string>(Object.values(FLAGSHIPS));
  expect(PROGRAMME.filter(({ film }) => film.title && !owned.has(film.name)).map(({ film }) => film.name)).toEqual([]);
});

test('a flagship plays its own film with the title card, every other title a film without one', () => {
  const art = { family: 'palace-gate' } as const;
  expect(assetOf({ slug: 'moonlight-under-the-eaves', genres: ['historical'], art })).toBe('hanok');
  expect(assetOf({ slug: 'another-palace', genres: ['historical'], art })).toBe('hanok-untitled');
  expect(assetOf({ slug: 'another-spell', genres: ['fantasy'], art })).toBe('fox');
  const titled = new Map(PROGRAMME.flatMap(({ film }) => (film.title ? [[film.name, film.title.english] as const] : [])));
  const wrong = TITLES.filter((title) => (titled.get(assetOf(title)) ?? title.title.en) !== title.title.en);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('a borrowed film fits the setting where the first genre could be anywhere', () => {
  const art = { family: 'bakery-shelf' } as const;
  expect(assetOf({ slug: 'another-bakery', genres: ['competition'], art })).toBe('market-untitled');
  expect(assetOf({ slug: 'another-bakery', genres: ['thriller'], art })).toBe('subway-untitled');
});

const renditionsOf = (asset: string): readonly string[] => {
  const { video, audio } = JSON.parse(readFileSync(`${MEDIA}${asset}/index.json`, 'utf8')) as Record<'video' | 'audio', readonly { id: string }[]>;
  return [...video, ...audio].map(({ id }) => id);
};

test.each([...new Set(TITLES.map(assetOf))])('%s has every rendition of the channel, so that the channel can show it', (asset) => {
  expect(renditionsOf(asset)).toEqual(expect.arrayContaining([...renditionsOf('off-air')]));
});

test('the packaged film of every title is there', () => {
  const missing = TITLES.map(assetOf).filter((asset) => !existsSync(`${MEDIA}${asset}/index.json`));
  expect([...new Set(missing)]).toEqual([]);
  expect(TITLES.filter((title) => assetOf(title) !== filmOf(title)).every((title) => BORROWED_FILMS.has(filmOf(title)))).toBe(true);
});

const committed = readdirSync(MEDIA, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({ path: `${parentPath}/${name}`, name }));

test('committed media stay below 90 MB', () => {
  const bytes = committed.reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes / 1_000_000).toBeLessThan(90);
});

test('no two committed films store a file of the same content', () => {
  const assetIn = (path: string): string => path.slice(MEDIA.length).split('/')[0] ?? '';
  const owners = new Map<string, string>();
  // The header of a rendition depends on its size alone: 800 bytes, equal in every film. Within a film, two languages may begin with the same silence.
  const repeated = committed
    .filter(({ name }) => name !== 'init.mp4')
    .flatMap(({ path }) => {
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      const owner = owners.get(hash) ?? path;
      owners.set(hash, owner);
      return assetIn(owner) === assetIn(path) ? [] : [`${path} repeats ${owner}`];
    });
  expect(repeated).toEqual([]);
});
