import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ROUTES as OPERATIONS } from '@madang/contract/routes.ts';
import { fillPath } from '@madang/contract/path-fields.ts';
import { PARTNERS } from '@madang/domain/partners/partner.ts';
import { isDataAddress } from '@madang/domain/shared/page-address.ts';
import { PASSWORD, startApp } from '@madang/server/app.fixture.ts';
import { simulatedPartner } from '@madang/server/partners/partner.fixture.ts';
import type { IdentityProviders } from '@madang/server/ports/identity-providers.ts';
import { signedAssertions } from '@madang/server/providers/partners/signed-assertions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../../tools/steps/build-web.ts';
import { pagePaths } from './page-paths.ts';

/*
 * Another site can make any browser open any URL with its cookies, so a GET may not change anything. This walks every GET of the product,
 * derived from the route table of the web, the contract and the routes of the server, and compares the whole database before and after.
 */

const ORIGIN = 'https://madang.example';
const DONE = 'https://store.bango.example/done';
const BUILD_MS = 600_000;
const fileIn = (path: string) => fileURLToPath(new URL(`../../apps/web/build/${path}`, import.meta.url));

const THIEF = { issuer: 'https://village.example', subject: 'thief', email: 'thief@village.example', emailVerified: true };
/** A provider that vouches for the thief, whatever it is sent. */
const village: IdentityProviders = {
  all: [{ id: 'village', name: 'Village', issuer: THIEF.issuer }],
  begin: async (_id, { state }) => `https://village.example/authorize?state=${state}`,
  finish: async () => THIEF,
};
const odk = await simulatedPartner('https://odk.example');
const bango = await simulatedPartner('https://bango.example', [DONE]);

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  await buildWeb(() => undefined);
  const { render, publicAddress } = await import('@madang/web/render');
  site = await startApp(
    {},
    { render, publicAddress, assets: fileIn('client'), pictures: fileIn('client') },
    {
      identityProviders: village,
      partnerAssertions: signedAssertions({ odk: odk.agreement, bango: bango.agreement }, ORIGIN),
    },
  );
}, BUILD_MS);
afterAll(() => site.close());

type Cookies = Record<string, string>;

/** What a GET may change after all: the table, and why. A change of any other table fails the walk. */
const ALLOWED: readonly { readonly path: RegExp; readonly tables: readonly string[]; readonly why: string }[] = [
  {
    path: /^\/process\/(odk|bango)(\.data)?\?.*assertion=/,
    tables: ['pending_identities', 'used_assertions'],
    why: 'an assertion arrives by a GET and is good for a minute: it is kept pending for this browser, and opens nothing without a POST',
  },
  {
    path: /^\/process\/oauth\/village/,
    tables: ['social_attempts', 'pending_identities'],
    why: 'the callback of OpenID Connect is a GET: it uses up the attempt that this browser began by a POST',
  },
  {
    path: /^\/[a-z_]+\/(video|media|channel)\//,
    tables: ['playback_leases'],
    why: 'the page that plays takes a place among the streams of the account, which expires by itself after 90 seconds',
  },
  {
    path: /^\/([a-z_]+\/undoIdentity|process\/(odk|bango|oauth))/,
    tables: ['rate_limits'],
    why: 'attempts at a link or an assertion are counted, which protects the account and changes nothing of it',
  },
];
const tablesAllowed = (path: string) => ALLOWED.filter((entry) => entry.path.test(path)).flatMap(({ tables }) => tables);

/** A fingerprint of every table. */
const fingerprints = async (): Promise<ReadonlyMap<string, string>> => {
  const { database } = site.connection;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database);
  const each = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name,
      (select md5(coalesce(string_agg(x::text, '|' order by x::text), '')) from ${sql.table(name)} x) as digest`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(each, sql` union all `)}`.execute(database);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

/** Tables that differ after some work. */
const changedBy = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  await site.deps.mail.settled();
  const before = await fingerprints();
  await work();
  await site.deps.mail.settled();
  const after = await fingerprints();
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]));
};

const get = (path: string, cookies: Cookies, authorization?: string) =>
  site.app.inject({
    method: 'GET',
    url: path,
    headers: {
      host: new URL(ORIGIN).host,
      accept: 'text/html,*/*',
      // As a link of another site makes a browser ask, or, for data, which browsers are kept from opening, a picture.
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': isDataAddress(path) ? 'no-cors' : 'navigate',
      referer: 'https://evil.example/',
      ...(authorization !== undefined && { authorization }),
    },
    cookies,
  });

/** A browser that is signed in, with a profile chosen. */
const signedIn = async () => {
  const user = await site.signUp();
  const cookies: Cookies = {};
  const address = `10.9.0.${Math.floor(Math.random() * 250)}`;
  const { response } = await site.call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' }, { address });
  for (const { name, value } of response.cookies) cookies[name] = value;
  const chosen = await site.call('selectProfile', { id: user.profile?.id }, { as: cookies['madang_token'] ?? '', cookies });
  for (const { name, value } of chosen.response.cookies) cookies[name] = value;
  return { user, cookies, as: cookies['madang_token'] ?? '' };
};

/** All that a page may look for in its query, at once. */
const QUERY = new URLSearchParams({
  assertion: 'thief',
  token: 'x'.repeat(43),
  state: 'x',
  code: 'BCDF-GHJK',
  b: 'y',
  step: 'profile',
  remember: 'y',
  lang: 'vi_vn',
  q: 'moonlight',
  id: '50',
  callbackUrl: '/en_us/plan',
  requestId: 'r',
  productId: 'p',
  bangoUserId: 'b',
  isSimpleSign: 'true',
  deviceId: 'd',
  deviceType: 'tv',
  deviceModel: 'Courtyard',
  deviceVersion: '4',
  asked: 'yes',
  attempt: randomUUID(),
}).toString();

/** Every page of the web, alone and with a query, and as data for a page that is open already. */
const pages = (): readonly string[] => {
  return pagePaths()
    .flatMap((path) => [path, `${path}?${QUERY}`, `${path}.data`, `${path}.data?${QUERY}`])
    .concat(['/', '/_root.data', '/en_us/no-such-page']);
};

/** Inputs of operations that are GETs: one of each field that any of them has. */
const INPUT = {
  id: '50',
  content_id: '50',
  content_ids: '50',
  collection_id: '30',
  related_id: '60',
  parent_id: '60',
  poll_token: 'x'.repeat(43),
  q: 'moonlight',
  placement: '30_007_01_01',
  user_type: 'svod',
  platform_id: 'web',
};
const operations = (): readonly string[] =>
  Object.entries(OPERATIONS)
    .filter(([, route]) => route.startsWith('GET '))
    .map(([, route]) => {
      const { path, rest } = fillPath(route.slice('GET '.length), INPUT);
      return `${path}?${new URLSearchParams(rest as Record<string, string>)}`;
    });

/** The server's own routes for files and streams. */
const files = async (as: string): Promise<readonly string[]> => {
  const { object } = await site.call('playVideo', { content_id: '50' }, { as });
  const manifest = new URL(String(object['manifest_url']), ORIGIN);
  return [
    `${manifest.pathname}${manifest.search}`,
    '/assets/none.js',
    '/img/1/50/poster-100x150.webp',
    '/favicon.svg',
    '/robots.txt',
    '/offline-worker.js',
    '/api/openapi.json',
    '/api/none',
    '/mailbox',
    '/profile-picture/none',
    '/data-export/none',
  ];
};

/** GETs between two looks at the database: every look reads all of it. */
const BATCH = 40;

/** Faults of single GETs: status, and the tables that changed though nothing allows it. */
const faultsOf = async (path: string, cookies: Cookies, authorization?: string): Promise<readonly string[]> => {
  let status = 0;
  const changed = await changedBy(async () => {
    status = (await get(path, cookies, authorization)).statusCode;
  });
  const allowed = authorization === undefined ? tablesAllowed(path) : [];
  const unexpected = changed.filter((table) => !allowed.includes(table));
  return [
    ...(unexpected.length > 0 ? [`${path} changed ${unexpected.join(', ')}`] : []),
    ...(status >= 500 ? [`${path} answered ${status}`] : []),
  ];
};

/** Opens every path in batches. A batch after which the database differs unexpectedly is opened again one by one, to name the path. */
const walk = async (paths: readonly string[], cookies: Cookies, authorization?: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  const isAllowed = (path: string) => authorization === undefined && tablesAllowed(path).length > 0;
  // What a path may change would hide the same change by another path of its batch.
  for (const path of paths.filter(isAllowed)) faults.push(...(await faultsOf(path, cookies, authorization)));
  const others = paths.filter((path) => !isAllowed(path));
  for (let from = 0; from < others.length; from += BATCH) {
    const batch = others.slice(from, from + BATCH);
    const unexpected = await changedBy(async () => {
      for (const path of batch) {
        const { statusCode } = await get(path, cookies, authorization);
        if (statusCode >= 500) faults.push(`${path} answered ${statusCode}`);
      }
    });
    if (unexpected.length === 0) continue;
    const before = faults.length;
    for (const path of batch) faults.push(...(await faultsOf(path, cookies, authorization)));
    if (faults.length === before) faults.push(`one of ${batch.join(' ')} changed ${unexpected.join(', ')}`);
  }
  return faults;
};

test('the walk names the table that a GET changed', { timeout: BUILD_MS }, async () => {
  const { user, as } = await signedIn();
  const changed = await changedBy(() => site.call('addFavorite', { content_id: '50' }, { as }));
  expect(changed).toEqual(['favorites']);
  expect(await changedBy(() => site.call('getAccount', {}, { as }))).toEqual([]);
  expect(user.id).toBeTruthy();
});

test(
  'a page that calls a changing operation while a GET renders it fails, and nothing has changed',
  { timeout: BUILD_MS },
  async () => {
    const { render, publicAddress } = await import('@madang/web/render');
    const broken = await startApp(
      {},
      {
        render: async (request, visitor) => {
          await visitor.api.addFavorite({ content_id: '50' });
          return render(request, visitor);
        },
        publicAddress,
        assets: fileIn('client'),
        pictures: fileIn('client'),
      },
    );
    const user = await broken.signUp();
    const { response } = await broken.call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' });
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    const headers = { host: new URL(ORIGIN).host };
    expect((await broken.app.inject({ url: '/en_us/main', headers, cookies })).statusCode).toBe(500);
    expect(await broken.connection.database.selectFrom('favorites').selectAll().execute()).toEqual([]);
    await broken.close();
  },
);

test('every page and file that a signed-in browser opens leaves the database as it was', { timeout: 600_000 }, async () => {
  const { cookies, as } = await signedIn();
  const paths = [...pages(), ...(await files(as))];
  expect(paths.length).toBeGreaterThan(300);
  expect(await walk(paths, cookies)).toEqual([]);
});

test('every page and file that a signed-out browser opens leaves the database as it was', { timeout: 600_000 }, async () => {
  expect(await walk(pages(), {})).toEqual([]);
});

test(
  'every GET of the contract leaves the database as it was, for an account and for a stranger',
  { timeout: 600_000 },
  async () => {
    const { as } = await signedIn();
    expect(operations().length).toBeGreaterThan(50);
    for (const authorization of [as, 'anonymous', 'operator operator key'])
      expect(await walk(operations(), {}, authorization), authorization.slice(0, 12)).toEqual([]);
  },
);

/** Follows redirects by GETs, as a browser does, and keeps its cookies. */
const open = async (path: string, cookies: Cookies): Promise<{ path: string; body: string; status: number }> => {
  let next = path;
  for (let hops = 0; hops < 10; hops += 1) {
    const answer = await get(next, cookies);
    for (const { name, value } of answer.cookies) cookies[name] = value;
    const to = answer.headers.location;
    if (to === undefined) return { path: next, body: answer.body, status: answer.statusCode };
    next = String(to);
  }
  throw new Error(`${path} goes round in circles.`);
};
const SAME_ORIGIN = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
const post = (path: string, fields: Record<string, string>, cookies: Cookies, from: Record<string, string> = SAME_ORIGIN) =>
  site.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: new URL(ORIGIN).host, ...from },
    cookies,
  });
/** What is certain of an account: what signs in to it, and how. */
const waysIn = async () => {
  const { database } = site.connection;
  return Promise.all([
    database.selectFrom('identities').selectAll().orderBy('id').execute(),
    database.selectFrom('accounts').selectAll().orderBy('id').execute(),
    database.selectFrom('sessions').selectAll().orderBy('id').execute(),
    database.selectFrom('refresh_tokens').selectAll().orderBy('hash').execute(),
  ]);
};
const flow = () => ({ requestId: randomUUID(), productId: 'PREMIUM_12', bangoUserId: randomUUID() });
const assertionFor = (partner: 'odk' | 'bango', claims: object = {}) => {
  const person = { sub: randomUUID(), given_name: 'Thief', family_name: 'Kim', birthdate: '1990-02-03', ...claims };
  return (partner === 'bango' ? bango : odk).assert(person, { audience: ORIGIN, at: site.clock.now });
};

test(
  'a link of another site with the thief’s assertion joins nothing to a signed-in victim and replaces no session',
  { timeout: BUILD_MS },
  async () => {
    const { user, cookies } = await signedIn();
    const before = await waysIn();
    for (const partner of PARTNERS) {
      const query = partner === 'bango' ? flow() : {};
      const assertion = await assertionFor(partner, { ...query, email: `${randomUUID()}@partner.example` });
      const shown = await open(`/process/${partner}?${new URLSearchParams({ ...query, assertion })}`, cookies);
      expect([shown.path, shown.status]).toEqual(['/process/link', 200]);
      // The page that was built by the attack: it names both accounts, and asks for the password.
      expect(shown.body).toContain(user.username);
      expect(shown.body).toContain('name="password"');
      // The rest of the old attack: back through sign-in, with the thief's request in the query.
      await open(`/en_us/signin?${new URLSearchParams(query)}`, cookies);
      await open(`/process/${partner}?${new URLSearchParams(query)}`, cookies);
    }
    expect(await waysIn()).toEqual(before);
    const again = await site.call('signIn', { email: user.username, password: PASSWORD }, { address: '10.9.1.1' });
    expect(again.object['id']).toBe(user.id);
  },
);

test('a form of another site cannot accept what is pending, with or without its password', { timeout: BUILD_MS }, async () => {
  const { cookies } = await signedIn();
  const query = flow();
  const assertion = await assertionFor('bango', query);
  await open(`/process/bango?${new URLSearchParams({ ...query, assertion })}`, cookies);
  const before = await waysIn();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://sub.madang.example' },
    { origin: 'https://evil.example' },
    {},
  ])
    for (const intent of ['join', 'replace', 'continue'])
      expect((await post('/process/link', { intent, password: PASSWORD }, cookies, headers)).statusCode).toBe(403);
  expect(await waysIn()).toEqual(before);
});

test('the page that names both accounts joins them by the password alone', { timeout: BUILD_MS }, async () => {
  const { user, cookies } = await signedIn();
  const query = flow();
  const assertion = await assertionFor('bango', query);
  await open(`/process/bango?${new URLSearchParams({ ...query, assertion, bangoRedirectUri: DONE })}`, cookies);
  const before = await waysIn();
  for (const password of ['', 'a guess']) {
    const refused = await post('/process/link', { intent: 'join', password }, cookies);
    expect(refused.statusCode).toBe(200);
  }
  await post('/process/link', { intent: 'join' }, cookies);
  await post('/process/link', { intent: 'replace' }, cookies);
  expect(await waysIn()).toEqual(before);
  const joined = await post('/process/link', { intent: 'join', password: PASSWORD }, cookies);
  expect(joined.statusCode).toBe(200);
  expect(joined.body, 'leads on to the partner').toContain(`content="0;url=${DONE}"`);
  const account = await site.connection.repositories.accounts.find(user.id);
  expect(account?.userType).toBe('bango');
});

test(
  'a callback signs in only the browser that began the attempt, and asks where another account is signed in',
  { timeout: BUILD_MS },
  async () => {
    const begin = async (cookies: Cookies) => {
      const left = await post('/process/social/village', {}, cookies);
      for (const { name, value } of left.cookies) cookies[name] = value;
      return /authorize\?state=([\w-]+)/.exec(left.body)?.[1] ?? '';
    };
    const thief: Cookies = {};
    const opened = await open(`/process/oauth/village?state=${await begin(thief)}&code=c`, thief);
    expect(opened.path).toBe('/process/link');
    const created = await post('/process/link', { intent: 'continue' }, thief);
    expect(created.statusCode).toBe(303);

    const { user, cookies } = await signedIn();
    const before = await waysIn();
    // The thief's own answer, in the browser of the victim.
    const stranger = await open(`/process/oauth/village?state=${await begin({})}&code=c`, cookies);
    expect(stranger.body).toContain('[2060]');
    expect(await waysIn()).toEqual(before);
    // Begun here: the page names both.
    const asks = await open(`/process/oauth/village?state=${await begin(cookies)}&code=c`, cookies);
    expect(asks.path).toBe('/process/link');
    for (const name of [THIEF.email, user.username]) expect(asks.body).toContain(name);
    expect(await waysIn()).toEqual(before);
    const switched = await post('/process/link', { intent: 'replace' }, cookies);
    expect(switched.statusCode).toBe(303);
  },
);
