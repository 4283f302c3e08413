/**
 * Opens the downloads without a network. It is registered when the first download begins, keeps one page for each language with
 * what that page needs, and answers with it only where the network does not: online nothing comes from here but files whose names
 * carry a hash of what is in them. Films never pass through it.
 */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Asked extends Waiting {
  readonly data: unknown;
}
/** What a worker is of the world; a page's own types would say something else. */
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
}

/** Written by the build: the files of the offline page and of the player, and a name for all of them together. */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = globalThis as unknown as Worker;
const PREFIX = 'madang-offline-';
const CACHE = `${PREFIX}${VERSION}`;
const ASSET = /^\/assets\//;
/** What the page itself names besides: the list of routes, which the build writes last of all. */
const NAMED = /\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g;

/** The page as a stranger sees it: there is nothing of anybody in it. */
const keep = async (path: string): Promise<void> => {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  if (!page.ok || page.redirected) throw new Error(`${path} cannot be kept: ${page.status}`);
  const named = (await page.clone().text()).match(NAMED) ?? [];
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const file of new Set([...FILES, ...named])) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
  // Last of all: a page without its files would open as nothing.
  await cache.put(path, page);
};

const keptPages = async (name: string): Promise<readonly string[]> => {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !ASSET.test(path));
};

/** A new version keeps the same pages anew, and what the one before had is thrown away. */
const takeOver = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const pages = new Set((await Promise.all(older.map(keptPages))).flat());
  await Promise.all([...pages].map(keep));
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const forget = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
};

/** Any page leads to the downloads while there is no network; theirs is the only one that is kept. */
const openOffline = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    const pages = await keptPages(CACHE);
    const own = pages.find((path) => path.split('/')[1] === pathname.split('/')[1]) ?? pages[0];
    if (own === undefined) throw error;
    if (own !== pathname) return Response.redirect(new URL(own, worker.location.origin).href);
    return (await caches.match(own, { cacheName: CACHE })) ?? Response.error();
  }
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const { type, path } = (event.data ?? {}) as { readonly type?: string; readonly path?: string };
  if (type === 'keep' && path !== undefined) event.waitUntil(keep(path));
  if (type === 'forget') event.waitUntil(forget());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openOffline(request));
  else if (ASSET.test(new URL(request.url).pathname))
    event.respondWith(caches.match(request.url, { cacheName: CACHE }).then((found) => found ?? fetch(request)));
});
