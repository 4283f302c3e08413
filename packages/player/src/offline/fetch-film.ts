import type { OfflineStore } from './offline-store.ts';
import { listKeyFiles, type OfflineChoice, type OfflinePlan, listPieces, planOffline } from './playlists.ts';

/** Why a download stopped. The caller decides what happens next. */
export type FetchFailure =
  /** The signed URL has expired, or the entitlement has ended: request another URL. */
  | 'ADDRESS_ENDED'
  | 'NETWORK_FAILED'
  /** Storage quota exceeded. */
  | 'NO_ROOM';

export class FetchStopped extends Error {
  override readonly name = 'FetchStopped';
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

export interface FetchProgress {
  readonly done: number;
  readonly total: number;
  /** Bytes fetched by this call. */
  readonly bytes: number;
}

interface FilmToFetch {
  readonly id: string;
  /** Absolute URL. */
  readonly manifestUrl: string;
  readonly choice: OfflineChoice;
  /** Authorization header for the key of an encrypted film. */
  readonly authority: () => Promise<string>;
  /** Aborting keeps the stored files. The next call resumes. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FetchProgress) => void;
}

type Pieces = Pick<OfflineStore<{ readonly id: string }>, 'pieceNames' | 'savePiece' | 'removePieces'>;

const AT_ONCE = 3;
const TIMEOUT_MS = 30_000;
/** Backoff between attempts, in milliseconds: a change from one network to another takes some seconds. */
const PAUSES_MS = [500, 2000, 5000];
const ENDED = [401, 403, 410];
export const MASTER_NAME = 'master.m3u8';

const isFull = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'QuotaExceededError';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

const fetchPiece = async (address: URL, signal: AbortSignal, authorization?: string): Promise<Response> => {
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  if (ENDED.includes(answer.status)) throw new FetchStopped('ADDRESS_ENDED');
  if (!answer.ok) throw new Error(`${answer.status} for ${address.pathname}`);
  return answer;
};

/** Retries a request with its body: a flaky network is no reason to stop. */
const patiently = async <T>(
  address: URL,
  signal: AbortSignal,
  take: (answer: Response) => Promise<T>,
  authorization?: string,
): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await take(await fetchPiece(address, signal, authorization));
    } catch (reason) {
      signal.throwIfAborted();
      if (reason instanceof FetchStopped) throw reason;
      const wait = PAUSES_MS[attempt];
      if (wait === undefined) throw new FetchStopped('NETWORK_FAILED', reason);
      await pause(wait, signal);
    }
  }
};

/** Runs work on all items with limited concurrency. The first failure stops the rest. */
const someAtATime = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const one = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  } catch (reason) {
    waiting.length = 0;
    throw reason;
  }
};

/**
 * Downloads a film into the store, file by file. Stored files are not fetched again, so a paused or interrupted
 * download resumes. Files of another quality or an older edition are removed at the end.
 */
export const fetchFilm = async (store: Pieces, film: FilmToFetch): Promise<OfflinePlan> => {
  const { id, choice, onProgress } = film;
  // The first failure aborts the fetches in flight.
  const stopping = new AbortController();
  const signal = AbortSignal.any([film.signal, stopping.signal]);
  const folder = new URL(film.manifestUrl);
  const addressOf = (name: string): URL => new URL(name, folder);

  const save = async (name: string, data: ArrayBuffer, type: string): Promise<void> => {
    try {
      await store.savePiece(id, name, { data, type });
    } catch (reason) {
      throw isFull(reason) ? new FetchStopped('NO_ROOM', reason) : reason;
    }
  };
  const saveText = (name: string, text: string, type: string): Promise<void> =>
    save(name, new TextEncoder().encode(text).buffer, type);

  try {
    const plan = planOffline(await patiently(folder, signal, (answer) => answer.text()), choice);
    const playlists = await Promise.all(
      plan.playlists.map(async (name) => ({ name, text: await patiently(addressOf(name), signal, (answer) => answer.text()) })),
    );
    const pieces = [
      ...new Set([...plan.subtitles.map(({ file }) => file), ...playlists.flatMap(({ text }) => listPieces(text))]),
    ];
    const keys = new Set(playlists.flatMap(({ text }) => listKeyFiles(text)));
    const known = await store.pieceNames(id);
    const missing = pieces.filter((name) => !known.has(name));
    let done = pieces.length - missing.length;
    let bytes = 0;
    onProgress({ done, total: pieces.length, bytes });
    await someAtATime(missing, async (name) => {
      const read = async (answer: Response) => ({
        data: await answer.arrayBuffer(),
        type: answer.headers.get('content-type') ?? '',
      });
      const authority = keys.has(name) ? await film.authority() : undefined;
      const { data, type } = await patiently(addressOf(name), signal, read, authority);
      signal.throwIfAborted();
      await save(name, data, type);
      done += 1;
      bytes += data.byteLength;
      onProgress({ done, total: pieces.length, bytes });
    });
    for (const { name, text } of playlists) await saveText(name, text, 'application/x-mpegurl');
    await saveText(MASTER_NAME, plan.master, 'application/x-mpegurl');
    const wanted = new Set([...pieces, ...plan.playlists, MASTER_NAME]);
    const left = [...known].filter((name) => !wanted.has(name));
    if (left.length > 0) await store.removePieces(id, left);
    return plan;
  } catch (reason) {
    stopping.abort();
    throw reason;
  }
};
