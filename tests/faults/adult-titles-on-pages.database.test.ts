import { randomUUID } from 'node:crypto';
import { PLANTED, PLANTED_CATALOG, PLANTED_IDS, PLANTED_WORD } from '@madang/server/http/authorization/adult-titles.fixture.ts';
import { PASSWORD } from '@madang/server/app.fixture.ts';
import { publishGuide } from '@madang/server/live/live.jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf, type PageName, ROUTES } from '../../apps/web/src/routes.ts';
import { BUILD_MS, type BuiltSite, startBuiltSite } from './built-site.ts';

/*
 * Titles rated 19 stand in every list, in search and in what the account has watched. A profile for the family opens every
 * page of the route table, as HTML and as router data, and none may name them. The same walk as an adult shows that they are there to find.
 */

const PAGE_MS = 60_000;

type Cookies = Readonly<Record<string, string>>;
interface Browser {
  readonly as: string;
  readonly cookies: Cookies;
}

let site: BuiltSite;
let family: Browser;
let adult: Browser;

/** A Premium account that has watched and kept the planted titles, in a browser with its profile chosen. */
const openBrowser = async (rating: 'family' | 'adult'): Promise<Browser> => {
  const { call, entitle, signUp } = site;
  const user = await signUp();
  await entitle(user.id, 'Premium');
  const cookies: Record<string, string> = {};
  const signedIn = await call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' });
  for (const { name, value } of signedIn.response.cookies) cookies[name] = value;
  const as = cookies['madang_token'] ?? '';
  const chosen = await call('selectProfile', { id: user.profile?.id }, { as, cookies });
  for (const { name, value } of chosen.response.cookies) cookies[name] = value;
  const succeed: typeof call = async (...sent) => {
    const answer = await call(...sent);
    if (answer.status !== 200) throw new Error(`${sent[0]} was refused: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  for (const id of [PLANTED.series.id, PLANTED.film.id, PLANTED.webtoon.id]) {
    await succeed('addFavorite', { content_id: id }, { as });
    await succeed('addLike', { content_id: id }, { as });
  }
  for (const id of [PLANTED.episode.id, PLANTED.film.id])
    await succeed(
      'trackWatch',
      { content_id: id, event: 'progress', position: 600, sequence: 1, playback_id: randomUUID() },
      { as },
    );
  if (rating === 'family')
    await succeed('changeProfile', { id: user.profile?.id, rating_value: 'family', password: PASSWORD }, { as });
  return { as, cookies };
};

beforeAll(async () => {
  site = await startBuiltSite();
  const { connection, deps, guide, source } = site;
  await connection.repositories.catalog.replaceAll(PLANTED_CATALOG);
  await source.refresh();
  await connection.repositories.live.replaceWeek('slate', [
    { weekday: 6, startMinute: 1200, durationMinutes: 120, contentId: PLANTED.episode.id, catchUp: true },
    { weekday: 6, startMinute: 1320, durationMinutes: 60, contentId: PLANTED.film.id, catchUp: true },
  ]);
  await publishGuide(deps);
  await guide.refresh();
  family = await openBrowser('family');
  adult = await openBrowser('adult');
}, BUILD_MS);
afterAll(() => site.close());

/** Values for every parameter of a route; one without values fails the walk, so that a new route is walked too. */
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  id: ['40', '50', '60', 'kim', 'zyxquorn-person', ...PLANTED_IDS],
  title: [''],
  name: [''],
  value: ['22', '30', '31', '67'],
  catalogName: ['drama'],
  action: ['coupon'],
  document: ['terms'],
  article: ['devices'],
};

const pathsOf = (name: PageName): readonly string[] =>
  entryOf(name)
    .path.split('/')
    .reduce<readonly string[]>(
      (heads, segment) => {
        const [, parameter, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
        if (parameter === undefined) return heads.map((head) => `${head}/${segment}`);
        const values = PARAMS[parameter];
        if (!values) throw new Error(`The walk has no value for the parameter :${parameter} of ${name}.`);
        const filled = values.filter((value) => value !== '');
        const longer = heads.flatMap((head) => filled.map((value) => `${head}/${value}`));
        return optional ? [...heads, ...longer] : longer;
      },
      ['/en_us'],
    );

const QUERIES: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  search: ['q=moonlight', `q=${PLANTED_WORD.slice(0, -1)}`, 'q=Person+kim'],
};

const addressesOf = (name: PageName): readonly string[] =>
  pathsOf(name).flatMap((path) =>
    ['', ...(QUERIES[name] ?? []).map((query) => `?${query}`)].flatMap((query) => [`${path}${query}`, `${path}.data${query}`]),
  );

const open = async (url: string, { cookies }: Browser): Promise<string> =>
  (await site.app.inject({ method: 'GET', url, headers: { host: 'madang.example', accept: 'text/html,*/*' }, cookies })).body;

/** Marks of the planted titles in a page, besides those that its own address names. */
const leaksIn = (body: string, url: string): readonly string[] => {
  const seen = body.toLowerCase();
  const own = url.toLowerCase();
  return [PLANTED_WORD, ...PLANTED_IDS].filter((mark) => seen.includes(mark) && !own.includes(mark));
};

const PAGES = (Object.keys(ROUTES) as PageName[]).filter((name) => !/[*]/.test(entryOf(name).path));

test.each(PAGES)('the page %s shows a family profile nothing of a title rated 19', { timeout: PAGE_MS }, async (name) => {
  for (const url of addressesOf(name)) expect(leaksIn(await open(url, family), url), url).toEqual([]);
});

test(
  'an adult profile finds the planted titles on the same pages, so that their absence is meaningful',
  { timeout: PAGE_MS },
  async () => {
    const seen: string[] = [];
    for (const name of ['home', 'list', 'search', 'favorites', 'history'] as const satisfies readonly PageName[])
      for (const url of addressesOf(name)) if (leaksIn(await open(url, adult), url).length > 0) seen.push(name);
    expect([...new Set(seen)]).toEqual(expect.arrayContaining(['home', 'list', 'search', 'favorites', 'history']));
  },
);

/** Addresses that search engines, feed readers and browsers ask for by themselves; those that are not served have no titles either. */
const BY_THEMSELVES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/feed',
  '/feed.xml',
  '/rss.xml',
  '/atom.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/offline-worker.js',
  '/push-worker.js',
  '/.well-known/gpc.json',
  '/api/openapi.json',
];

test.each(BY_THEMSELVES)('%s, which is no page and no operation, names no title rated 19', { timeout: PAGE_MS }, async (path) => {
  for (const cookies of [{}, family.cookies, adult.cookies]) {
    const { headers, body } = await site.app.inject({ url: path, cookies, headers: { host: 'madang.example' } });
    const followed = headers.location ? (await site.app.inject({ url: String(headers.location), cookies })).body : '';
    expect(leaksIn(body + followed, path), path).toEqual([]);
  }
});
