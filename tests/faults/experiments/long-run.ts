import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cookieOf, listFilms, pathOf, PEOPLE_WITH_PASSWORD, type SignedIn, signInAs } from '../../../bench/site/calls.ts';
import { HOME, type Site, startSite } from '../../../bench/site/site.ts';
import { createDemoWorld } from '../../../tools/steps/demo-world.ts';
import { copyWorld, TEMPLATE_WORLD } from '../../../tools/steps/journey-worlds.ts';
import { ROOT } from '../../../tools/steps/root.ts';
import { atMost, type Experiment, none, sizeOf } from './experiment.ts';

const CALLS_PER_SECOND = 4;
/** Access tokens live ten minutes. */
const SIGN_IN_AGAIN_MS = 8 * 60_000;
const SAMPLE_EVERY = 40;
const MAX_GROWTH_PERCENT = 5;

const residentMegabytes = (pid: number): number => {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4096) / 1024 / 1024;
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One call of a mix of anonymous and signed-in pages, reads and writes. Every fifth page has a URL that never comes again. */
const requestOf = (call: number, { token, cookies }: SignedIn, films: readonly string[]): readonly [string, RequestInit] => {
  const own = { authorization: token };
  const anonymous = { authorization: 'anonymous' };
  const page = { headers: { cookie: cookieOf({ token, cookies }) } };
  const body = JSON.stringify({ content_id: films[call % films.length] });
  const post = { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body };
  const mix: readonly (readonly [string, RequestInit])[] = [
    [HOME, {}],
    [HOME, page],
    [pathOf('listFavorites'), { headers: own }],
    [pathOf('searchTitles', { q: `night ${call}`, language: 'en_us' }), { headers: anonymous }],
    [`/en_us/search?q=${call}`, {}],
    [pathOf('listProfiles'), { headers: own }],
    [pathOf('listGuide'), { headers: anonymous }],
    [pathOf('addFavorite'), post],
    [pathOf('listContinueWatching'), { headers: own }],
    [pathOf('removeFavorite'), post],
  ];
  return mix[call % mix.length] as readonly [string, RequestInit];
};

const run = async (site: Site, seconds: number) => {
  const pid = site.workers.pids[0] ?? 0;
  const films = (await listFilms(site)).map(({ id }) => id);
  const people = PEOPLE_WITH_PASSWORD.slice(0, 4);
  const signInAll = () => Promise.all(people.map((person) => signInAs(site, person)));
  let signedIn = await signInAll();
  let signedInAt = performance.now();
  let failed = 0;
  const resident: number[] = [];
  for (let call = 0; call < seconds * CALLS_PER_SECOND; call += 1) {
    const next = wait(1000 / CALLS_PER_SECOND);
    if (performance.now() - signedInAt > SIGN_IN_AGAIN_MS) {
      signedIn = await signInAll();
      signedInAt = performance.now();
    }
    const [path, request] = requestOf(call, signedIn[call % signedIn.length] as SignedIn, films);
    const { status } = await fetch(`${site.origin}${path}`, request).then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
    if (status >= 400) failed += 1;
    if (call % SAMPLE_EVERY === 0) resident.push(residentMegabytes(pid));
    await next;
  }
  return { resident, failed };
};

/** The embedded database and the server share a process, so that a leak of either shows. */
export const longRun: Experiment = {
  name: 'R29',
  about: 'a server with the embedded database answers four calls a second for half an hour',
  run: async (given) => {
    if (process.platform !== 'linux') return { missing: 'resident memory is read from /proc' };
    const minutes = sizeOf(given, { quick: 4, usual: 30, whole: 480 });
    await createDemoWorld(TEMPLATE_WORLD);
    const folder = mkdtempSync(join(tmpdir(), 'madang-long-run-'));
    const dataDir = join(folder, 'world');
    copyWorld(TEMPLATE_WORLD.dataDir, dataDir);
    const site = await startSite({ dataDir, mediaDir: join(ROOT, 'apps/demo/media'), databaseUrl: null });
    try {
      const { resident, failed } = await run(site, minutes * 60);
      const part = (from: number, to: number) => medianOf(resident.slice(resident.length * from, resident.length * to));
      // Caches fill and code is compiled in the first third.
      const [before, after] = [part(1 / 3, 1 / 2), part(5 / 6, 1)];
      return {
        did: `${minutes} minutes, ${minutes * 60 * CALLS_PER_SECOND} calls`,
        figures: [
          none('failed', failed),
          atMost('growth in %', Math.round((after / before - 1) * 1000) / 10, MAX_GROWTH_PERCENT),
        ],
        notes: [`resident memory ${before.toFixed(0)} MB → ${after.toFixed(0)} MB`],
      };
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
