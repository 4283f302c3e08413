import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFilm, FetchStopped } from './fetch-film.ts';
import type { OfflinePiece } from './offline-store.ts';

const FILES: Readonly<Record<string, string>> = {
  'master.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",LANGUAGE="ko",DEFAULT=YES,URI="a-ko.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",LANGUAGE="en",URI="s-en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=640x360,AUDIO="audio",SUBTITLES="subtitles"
v360.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=1280x720,AUDIO="audio",SUBTITLES="subtitles"
v720.m3u8
`,
  'v360.m3u8': '#EXT-X-MAP:URI="v/init.mp4"\n#EXTINF:4,\nv/1.m4s\n#EXTINF:4,\nv/2.m4s\n',
  'v720.m3u8': '#EXT-X-MAP:URI="w/init.mp4"\n#EXTINF:4,\nw/1.m4s\n',
  'a-ko.m3u8': '#EXT-X-MAP:URI="a/init.mp4"\n#EXTINF:4,\na/1.m4s\n',
};
const FOLDER = 'https://madang.example/media/token/film/';
const SMALL = ['s-en.vtt', 'v/init.mp4', 'v/1.m4s', 'v/2.m4s', 'a/init.mp4', 'a/1.m4s'];

let requests: string[] = [];
/** What is different about the network in a test, by file. */
let troubles: Record<string, () => Response | Promise<Response>> = {};

const nameOf = (address: URL): string => address.href.slice(FOLDER.length);

beforeEach(() => {
  requests = [];
  troubles = {};
  vi.stubGlobal('fetch', async (address: URL, { signal }: { signal: AbortSignal }) => {
    const name = nameOf(address);
    signal.throwIfAborted();
    requests.push(name);
    return troubles[name]?.() ?? new Response(FILES[name] ?? `the bytes of ${name}`);
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shelf = () => {
  const pieces = new Map<string, OfflinePiece>();
  return {
    pieces,
    pieceNames: async () => new Set(pieces.keys()),
    savePiece: async (_id: string, name: string, piece: OfflinePiece) => void pieces.set(name, piece),
    removePieces: async (_id: string, names: readonly string[] = [...pieces.keys()]) => {
      for (const name of names) pieces.delete(name);
    },
  };
};
type Shelf = ReturnType<typeof shelf>;

const fetchAll = (store: Shelf, height = 360, signal = new AbortController().signal, onProgress = vi.fn()) =>
  fetchFilm(store, {
    id: 'film',
    manifestUrl: `${FOLDER}master.m3u8`,
    choice: { height, audio: [] },
    authority: async () => 'mina',
    signal,
    onProgress,
  });

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = work.then(
    () => null,
    (reason: unknown) => (reason instanceof FetchStopped ? reason.failure : reason),
  );
  await vi.runAllTimersAsync();
  return outcome;
};

test('a film is brought with its subtitles and the playlists that play it, and says how far it is', async () => {
  const store = shelf();
  const onProgress = vi.fn();
  const plan = await fetchAll(store, 360, undefined, onProgress);
  expect([...store.pieces.keys()].toSorted()).toEqual([...SMALL, 'master.m3u8', 'v360.m3u8', 'a-ko.m3u8'].toSorted());
  expect(plan.subtitles).toEqual([{ language: 'en', closedCaptions: false, file: 's-en.vtt' }]);
  expect(onProgress.mock.calls.at(0)?.[0]).toEqual({ done: 0, total: 6, bytes: 0 });
  expect(onProgress.mock.calls.at(-1)?.[0]).toMatchObject({ done: 6, total: 6 });
});

test('what was stopped in the middle goes on without fetching a piece twice', async () => {
  const store = shelf();
  const stopping = new AbortController();
  troubles['v/2.m4s'] = () => {
    stopping.abort(new Error('paused'));
    return Promise.reject(new Error('torn off'));
  };
  expect(await failureOf(fetchAll(store, 360, stopping.signal))).toEqual(new Error('paused'));
  const kept = [...store.pieces.keys()];
  expect(kept.length).toBeGreaterThan(0);
  troubles = {};
  requests = [];
  await fetchAll(store);
  expect(requests.filter((name) => kept.includes(name))).toEqual([]);
  expect(store.pieces.size).toBe(SMALL.length + 3);
});

test('another quality replaces the one before, and what both need stays', async () => {
  const store = shelf();
  await fetchAll(store, 720);
  requests = [];
  await fetchAll(store, 360);
  expect(requests).not.toContain('a/1.m4s');
  expect([...store.pieces.keys()].filter((name) => name.startsWith('w/') || name === 'v720.m3u8')).toEqual([]);
});

test('a line that stutters is waited for, one that is gone ends the attempt', async () => {
  let times = 0;
  troubles['a/1.m4s'] = () => new Response('busy', { status: (times += 1) < 3 ? 503 : 200 });
  expect(await failureOf(fetchAll(shelf()))).toBeNull();
  expect(times).toBe(3);
  troubles['a/1.m4s'] = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureOf(fetchAll(shelf()))).toBe('NETWORK_FAILED');
});

test.each([401, 403, 410])('an address that answers %s has ended, and is not asked again', async (status) => {
  troubles['v/1.m4s'] = () => new Response('', { status });
  expect(await failureOf(fetchAll(shelf()))).toBe('ADDRESS_ENDED');
  expect(requests.filter((name) => name === 'v/1.m4s')).toHaveLength(1);
});

test('a browser without room says so', async () => {
  const store = shelf();
  const full = { ...store, savePiece: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  expect(await failureOf(fetchAll(full))).toBe('NO_ROOM');
  const broken = { ...store, savePiece: () => Promise.reject(new Error('broken')) };
  expect(await failureOf(fetchAll(broken))).toEqual(new Error('broken'));
});
