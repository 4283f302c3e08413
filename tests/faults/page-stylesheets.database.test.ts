import { readdirSync, readFileSync } from 'node:fs';
import { PASSWORD } from '@madang/server/app.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_MS, builtFile, type BuiltSite, startBuiltSite } from './built-site.ts';
import { pagePaths } from './page-paths.ts';

/*
 * A page that the server writes links the stylesheet of everything in it. What comes later than the page is unstyled until then, and
 * moves what is below it.
 */

let site: BuiltSite;
let cookies: Readonly<Record<string, string>>;
beforeAll(async () => {
  site = await startBuiltSite();
  const { call, entitle, signUp } = site;
  const user = await signUp();
  await entitle(user.id, 'Basic');
  const jar: Record<string, string> = {};
  const signedIn = await call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' });
  for (const { name, value } of signedIn.response.cookies) jar[name] = value;
  const as = jar['madang_token'] ?? '';
  const chosen = await call('selectProfile', { id: user.profile?.id }, { as, cookies: jar });
  for (const { name, value } of chosen.response.cookies) jar[name] = value;
  await call(
    'trackWatch',
    { content_id: '50', event: 'progress', position: 600, sequence: 1, playback_id: crypto.randomUUID() },
    { as },
  );
  await call('addFavorite', { content_id: '40' }, { as });
  cookies = jar;
}, BUILD_MS);
afterAll(() => site.close());

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

/** The classes that each built stylesheet knows, by its name. */
const readSheets = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    readdirSync(builtFile('client/assets'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, classesIn(readFileSync(builtFile(`client/assets/${name}`), 'utf8'))]),
  );

const SCRIPTS = /<script[\s\S]*?<\/script>/g;
const allOf = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Classes of a page whose rules are in stylesheets that it does not link. */
const unstyledIn = (page: string, sheets: ReturnType<typeof readSheets>): readonly string[] => {
  const html = page.replaceAll(SCRIPTS, '');
  const linked = allOf(html, /<link[^>]*rel="stylesheet"[^>]*href="\/assets\/([^"#]+)/g);
  const known = [...linked.map((name) => sheets.get(name)), classesIn(allOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join(''))];
  const used = new Set(allOf(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));
  return [...used].filter(
    (name) => [...sheets.values()].some((sheet) => sheet.has(name)) && !known.some((sheet) => sheet?.has(name)),
  );
};

test.each([
  ['an anonymous visitor', () => ({})],
  ['a signed-in viewer', () => cookies],
] as const)(
  'every page that %s opens links the stylesheets of all that is in it',
  { timeout: BUILD_MS },
  async (_who, cookiesOf) => {
    const sheets = readSheets();
    const unstyled: string[] = [];
    let pages = 0;
    for (const url of pagePaths()) {
      const headers = { host: 'madang.example', accept: 'text/html' };
      const { statusCode, body } = await site.app.inject({ method: 'GET', url, headers, cookies: cookiesOf() });
      if (statusCode >= 300 && statusCode < 400) continue;
      pages += 1;
      for (const name of unstyledIn(body, sheets)) unstyled.push(`${url}: ${name}`);
    }
    expect(pages).toBeGreaterThan(20);
    expect(unstyled).toEqual([]);
  },
);
