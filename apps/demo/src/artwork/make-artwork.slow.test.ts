import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POPUP_WIDTH, POPUP_HEIGHTS, POPUP_WIDTHS } from '@madang/domain/popups/popup.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TITLES } from '../catalog/all.ts';
import { findEpisode } from '../webtoons/all.ts';
import { makeArtwork, type Artwork, type ArtworkRequest } from './make-artwork.ts';

const film = TITLES.filter(({ form }) => form.kind === 'film').slice(0, 1);
const series = TITLES.filter(({ form }) => form.kind === 'series').slice(0, 1);
let directory = '';
let artwork: Artwork;
/** Made in a thread: the film in full, all else as drafts. */
let draftsDirectory = '';
let drafts: Artwork;

const request = (workers: number): ArtworkRequest => ({
  titles: [...series, ...film],
  webtoons: [],
  people: [{ id: 5001, gender: 'female', born: 1995 }],
  strips: [],
  popups: [film[0]?.id ?? 0],
  directory,
  workers,
});

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'artwork-'));
  artwork = await makeArtwork(request(0));
  draftsDirectory = await mkdtemp(join(tmpdir(), 'artwork-drafts-'));
  drafts = await makeArtwork({ ...request(1), directory: draftsDirectory, draftsExcept: film.map(({ id }) => id) });
}, 60_000);
afterAll(() => Promise.all([directory, draftsDirectory].map((folder) => rm(folder, { recursive: true }))));

test('every picture has the sizes it says it has', async () => {
  for (const [id, pictures] of Object.entries(artwork.pictures)) {
    for (const [name, { sizes, format, placeholder, colour }] of Object.entries(pictures)) {
      for (const size of sizes) {
        const { width, height, hasAlpha } = await sharp(join(directory, id, `${name}-${size}.${format}`)).metadata();
        expect(`${width}x${height}`).toBe(size);
        expect(hasAlpha).toBe(name === 'logo');
      }
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      if (name !== 'logo') expect(placeholder?.length).toBeLessThan(400);
    }
  }
});

test('the picture of a popup is there in the four widths of popups, the default one among them [PO-41] [PO-42] [PO-43] [PO-44] [CA-75]', async () => {
  const sizes = POPUP_WIDTHS.map((width) => ({ width, height: POPUP_HEIGHTS[width] }));
  expect(artwork.pictures[String(film[0]?.id)]?.['popup']?.sizes).toEqual(sizes.map(({ width, height }) => `${width}x${height}`));
  for (const { width, height } of sizes) {
    const file = join(directory, String(film[0]?.id), `popup-${width}x${height}.webp`);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
  }
  expect(sizes).toContainEqual({ width: DEFAULT_POPUP_WIDTH, height: 656 });
});

test('each of up to ten episodes has a still of its own, a film two, a person a square, and what popups show one more picture', () => {
  const names = (id: number | undefined): string[] => Object.keys(artwork.pictures[String(id)] ?? {});
  const episodes = series[0]?.form.kind === 'series' ? series[0].form.episodes : 0;
  expect(episodes).toBeGreaterThan(5);
  expect(names(series[0]?.id)).toEqual([
    'poster',
    'hero',
    'logo',
    'share',
    'still',
    ...Array.from({ length: Math.min(episodes, 10) }, (_, index) => `still-${index + 1}`),
  ]);
  expect(names(film[0]?.id)).toEqual(['poster', 'hero', 'logo', 'share', 'still', 'still-1', 'still-2', 'popup']);
  expect(names(5001)).toEqual(['square']);
  expect(names(undefined)).toEqual([]);
  expect(Object.keys(artwork.pictures)).toEqual(expect.arrayContaining(['profile-a', 'profile-b', 'profile-c', 'profile-d']));
});

test('what is there is not made again, and nothing half made is left', async () => {
  const poster = join(directory, String(series[0]?.id), 'poster-300x450.webp');
  const before = await stat(poster);
  await rm(join(directory, '5001'), { recursive: true });
  const again = await makeArtwork(request(0));
  expect((await stat(poster)).mtimeMs).toBe(before.mtimeMs);
  expect(again).toEqual(artwork);
  expect(JSON.parse(await readFile(join(directory, 'artwork.json'), 'utf8'))).toEqual(artwork);
  expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('threads write the same bytes', async () => {
  const file = join(String(film[0]?.id), 'hero-1344x756.webp');
  expect(Buffer.compare(await readFile(join(directory, file)), await readFile(join(draftsDirectory, file)))).toBe(0);
});

test('the panels of a strip are written by width, with a colour each, and drawn again when their source is another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-strips-'));
  const episode = { id: 1503001, slug: 'foxfire-pawnshop', number: 1, source: 'first' };
  const nothing = { titles: [], webtoons: [], people: [], directory: folder, workers: 0 };
  const { pictures } = await makeArtwork({ ...nothing, strips: [episode] });
  const notes = pictures['strips/1503001'] ?? {};
  const { panels } = findEpisode(episode.slug, episode.number);
  expect(Object.keys(notes)).toEqual(panels.map(({ id }) => id));
  for (const { id, height } of panels) {
    for (const width of [800, 480]) {
      const picture = await sharp(join(folder, 'strips', '1503001', `${id}-${width}.webp`)).metadata();
      expect([picture.width, picture.height]).toEqual([width, Math.round((height * width) / 800)]);
    }
    expect(notes[id]?.colour).toMatch(/^#[0-9a-f]{6}$/);
  }
  const first = join(folder, 'strips', '1503001', `${panels[0]?.id}-800.webp`);
  const before = await stat(first);
  await makeArtwork({ ...nothing, strips: [episode] });
  expect((await stat(first)).mtimeMs).toBe(before.mtimeMs);
  for (const source of ['second', 'third']) {
    const known = (await stat(first)).mtimeMs;
    await makeArtwork({ ...nothing, strips: [{ ...episode, source }], draftsExcept: [] });
    expect((await stat(first)).mtimeMs).toBeGreaterThan(known);
  }
  const { width, height } = await sharp(await readFile(first)).metadata();
  expect([width, height]).toEqual([120, Math.round(((panels[0]?.height ?? 0) * 120) / 800)]);
  await rm(folder, { recursive: true });
}, 60_000);

test('a title that popups begin to show is drawn again, and no other is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-popups-'));
  const [shown, other] = TITLES.filter(({ form }) => form.kind === 'film');
  const films = {
    titles: [shown, other].flatMap((title) => title ?? []),
    webtoons: [],
    people: [],
    strips: [],
    draftsExcept: [],
    directory: folder,
  };
  await makeArtwork({ ...films, workers: 0 });
  const posterOf = (title = shown) => stat(join(folder, String(title?.id), 'poster-300x450.webp'));
  const before = [(await posterOf(shown)).mtimeMs, (await posterOf(other)).mtimeMs];
  await makeArtwork({ ...films, workers: 0, popups: [shown?.id ?? 0] });
  expect((await posterOf(shown)).mtimeMs).toBeGreaterThan(before[0] ?? 0);
  expect((await posterOf(other)).mtimeMs).toBe(before[1]);
  await rm(folder, { recursive: true });
}, 60_000);

test('a world of drafts has the same files and notes, small ones but for what is wanted in full', async () => {
  const [full = 0, drafted = 0] = [film[0]?.id, series[0]?.id];
  const listed = async (of: string) => (await readdir(of, { recursive: true })).toSorted();
  expect(await listed(draftsDirectory)).toEqual(await listed(directory));
  const shapes = ({ version, pictures }: Artwork) => ({
    version,
    ids: Object.entries(pictures).map(([id, notes]) => [
      id,
      Object.entries(notes).map(([name, { sizes, format, placeholder }]) => [name, sizes, format, placeholder === null]),
    ]),
  });
  expect(shapes(drafts)).toEqual(shapes(artwork));
  expect(drafts.pictures[full]).toEqual(artwork.pictures[full]);
  expect(drafts.pictures[drafted]).not.toEqual(artwork.pictures[drafted]);
  const bytesOf = async (of: string, id: number): Promise<number> => {
    const names = (await readdir(join(of, String(id)))).filter((name) => name !== 'pictures.json');
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(of, String(id), name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(await bytesOf(draftsDirectory, full)).toBe(await bytesOf(directory, full));
  expect(await bytesOf(draftsDirectory, drafted)).toBeLessThan((await bytesOf(directory, drafted)) / 5);
  for (const notes of Object.values(drafts.pictures)) {
    for (const { colour, placeholder } of Object.values(notes)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(placeholder?.length ?? 0).toBeLessThan(400);
    }
  }
});
