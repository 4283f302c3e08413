/**
 * Answers navigations while there is no network. Every visitor has it: it carries a small page in five languages and caches nothing for
 * them. Once a download begins it keeps the page of the downloads as well, with what that page needs. Online nothing comes from here
 * but files whose names carry a hash of what is in them. Films, calls and pages of signed-in viewers are never cached.
 */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageReceived extends Waiting {
  readonly data: unknown;
}
/** Globals of a service worker. The DOM types of pages do not fit. */
interface Worker {
  readonly location: Location;
  readonly navigator: { readonly languages: readonly string[] };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageReceived) => void): void;
}

/** Written by the build: the files of the offline page and of the player, and a name for all of them together. */
declare const FILES: readonly string[];
declare const VERSION: string;
/** The page without a network by language, and its Content-Security-Policy. */
declare const PAGES: Readonly<Record<string, string>>;
declare const POLICY: string;

const worker = globalThis as unknown as Worker;
const PREFIX = 'madang-offline-';
const CACHE = `${PREFIX}${VERSION}`;
const ASSET = /^\/assets\//;
/** What the page itself names besides: the list of routes, which the build writes last of all. */
const NAMED = /\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g;

/** Whether the downloads page is cached. Null until the cache was read. Without it no file request is intercepted. */
let isKeeping: boolean | null = null;

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
  isKeeping = true;
};

const keptPages = async (name: string): Promise<readonly string[]> => {
  if (!(await caches.has(name))) return [];
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !ASSET.test(path));
};

/** A new version caches the same pages again and deletes the caches of older versions. */
const takeOver = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const pages = new Set((await Promise.all(older.map(keptPages))).flat());
  await Promise.all([...pages].map(keep));
  await Promise.all(older.map((name) => caches.delete(name)));
  // A navigation does not wait for this worker to start.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

const forget = async (): Promise<void> => {
  isKeeping = false;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
};

/** The page in the language of the address, else of the browser. It stays at the address that was opened, to be tried again there. */
const smallPage = (pathname: string): Response => {
  const named = pathname.split('/')[1] ?? '';
  const preferred = worker.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const fitting = Object.keys(PAGES).find((language) => preferred[0] === language.slice(0, 2));
  const html = PAGES[named] ?? PAGES[fitting ?? 'en_us'];
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': POLICY };
  return new Response(html, { headers });
};

/** Without a network any page leads to the downloads where there are any, and is the small page otherwise. */
const openOffline = async ({ request, preloadResponse }: Fetching): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    const pages = await keptPages(CACHE);
    isKeeping = pages.length > 0;
    const own = pages.find((path) => path.split('/')[1] === pathname.split('/')[1]) ?? pages[0];
    if (own === undefined) return smallPage(pathname);
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
  if (request.mode === 'navigate') event.respondWith(openOffline(event));
  else if (isKeeping !== false && ASSET.test(new URL(request.url).pathname))
    event.respondWith(caches.match(request.url, { cacheName: CACHE }).then((found) => found ?? fetch(request)));
});

keptPages(CACHE).then(
  (pages) => (isKeeping ??= pages.length > 0),
  () => undefined,
);
