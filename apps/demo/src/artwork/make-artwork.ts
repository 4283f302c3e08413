import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TitleWords, WebtoonWords } from '../catalog/format.ts';
import type { EpisodeToDraw } from '../webtoons/all.ts';
import type { Sitter } from './faces.ts';
import { PROFILE_PICTURES } from './profile-pictures.ts';
import { makeOne, type Task } from './task.ts';
import type { PictureNotes } from './picture-file.ts';
import { ARTWORK_VERSION } from './write-pictures.ts';

export interface ArtworkRequest {
  titles: readonly TitleWords[];
  webtoons: readonly WebtoonWords[];
  people: readonly Sitter[];
  strips: readonly EpisodeToDraw[];
  /** Ids of titles that popups show; none where nothing is said. */
  popups?: readonly number[];
  /** Pictures are drafts, but for those of the titles and people named here; none is where nothing is said. */
  draftsExcept?: readonly number[];
  /**
   * Where the pictures go: `{directory}/{id}/{name}-{width}x{height}.{webp|jpg}`, panels `{directory}/strips/{episodeId}/{panelId}-{width}.webp`,
   * and what there is in `{directory}/artwork.json`.
   */
  directory: string;
  onProgress?: (done: number, all: number) => void;
  /** Threads that draw; 0 draws here. As many as there are cores, at most four, where nothing is said. */
  workers?: number;
}

/** What `artwork.json` holds: for every id (`1001`, `5001`, `profile-a`, `strips/1501001`) its pictures by name. */
export interface Artwork {
  version: string;
  pictures: Record<string, PictureNotes>;
}

const MOST_WORKERS = 4;

const tasksOf = (request: ArtworkRequest): Task[] => {
  const { draftsExcept } = request;
  const full = draftsExcept?.map(String);
  return fullTasksOf(request).map((task) => (!full || full.includes(task.path) ? task : { ...task, draft: true }));
};

const fullTasksOf = ({ titles, webtoons, people, strips, popups = [] }: ArtworkRequest): Task[] => [
  ...titleTasks(popups, [
    ...titles.map(({ form, ...title }) => ({ ...title, episodes: form.kind === 'series' ? form.episodes : 0 })),
    ...webtoons,
  ]),
  ...people.map(({ id, gender, born }): Task => ({ kind: 'person', path: String(id), sitter: { id, gender, born } })),
  ...PROFILE_PICTURES.map((name): Task => ({ kind: 'profile', path: `profile-${name.toLowerCase()}`, name })),
  ...strips.map((episode): Task => ({ kind: 'strip', path: `strips/${episode.id}`, episode })),
];

const titleTasks = (
  popups: readonly number[],
  works: ReadonlyArray<Pick<WebtoonWords, 'id' | 'title' | 'art' | 'genres' | 'episodes'>>,
): Task[] =>
  works.map(({ id, title: { ko, en }, art, genres, episodes }) => ({
    kind: 'title',
    path: String(id),
    work: { id, title: { ko, en }, art, genres },
    episodes,
    ...(popups.includes(id) && { popup: true }),
  }));

/** Draws what is missing of the world's pictures and says what there is. Interrupted, it goes on where it stopped. */
export const makeArtwork = async (request: ArtworkRequest): Promise<Artwork> => {
  const { directory, onProgress, workers = Math.min(MOST_WORKERS, availableParallelism()) } = request;
  const tasks = tasksOf(request);
  await mkdir(directory, { recursive: true });
  const pictures: Artwork['pictures'] = {};
  let done = 0;
  const keep = (path: string, notes: PictureNotes): void => {
    pictures[path] = notes;
    onProgress?.(++done, tasks.length);
  };
  if (workers > 0) await drawInThreads(directory, tasks, workers, keep);
  else for (const task of tasks) keep(task.path, await makeOne(directory, task));
  const artwork: Artwork = {
    version: ARTWORK_VERSION,
    pictures: Object.fromEntries(tasks.map(({ path }) => [path, pictures[path] ?? {}])),
  };
  const file = join(directory, 'artwork.json');
  await writeFile(`${file}.part`, JSON.stringify(artwork));
  await rename(`${file}.part`, file);
  return artwork;
};

type Reply = { path: string; pictures: PictureNotes } | { path: string; failure: string };

const drawInThreads = async (
  directory: string,
  tasks: readonly Task[],
  workers: number,
  keep: (path: string, notes: PictureNotes) => void,
): Promise<void> => {
  const waiting = [...tasks];
  const threads = Array.from(
    { length: Math.min(workers, tasks.length) },
    () => new Worker(new URL('./artwork-worker.ts', import.meta.url), { workerData: { directory } }),
  );
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            const next = (): void => {
              const task = waiting.shift();
              if (task) thread.postMessage(task);
              else resolve();
            };
            thread.on('error', reject);
            thread.on('message', (reply: Reply) => {
              if ('failure' in reply)
                return reject(new Error(`The pictures of ${reply.path} could not be made: ${reply.failure}`));
              keep(reply.path, reply.pictures);
              next();
            });
            next();
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
};
