import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Bench } from '../bench.ts';
import { type Aim, compareRates, cpuPerRequest, measureInTurns } from '../compare-rates.ts';
import { leftOut, type Line } from '../line.ts';
import type { LoadCall } from '../load/load.ts';
import { memoryOf } from '../measure/memory.ts';
import { SMALL } from '../options.ts';
import { answerBytes } from '../site/answer-bytes.ts';
import { clientOf, cookieOf, pathOf, signInPremium } from '../site/calls.ts';
import { HOME, type Site } from '../site/site.ts';
import type { Row } from './row.ts';
import { queries } from './search.ts';

/** How many times the processor time of a small catalogue an answer out of a large one may take. */
const MAX_GROWTH = 1.2;
const DRAMA = String(CATALOGS.drama);
/** Titles whose pages are requested in turn. */
const TITLES = 16;
const BROTLI = { 'accept-encoding': 'br' };
const ANONYMOUS = { authorization: 'anonymous' };

/** One kind of request to a site. */
interface MeasuredCall {
  readonly name: string;
  readonly calls: (site: Site) => Promise<readonly LoadCall[]>;
  readonly connections?: number;
}

interface Limited extends MeasuredCall {
  readonly limit: 'bytes' | 'render' | 'rows';
  readonly target: number;
  readonly p99Within?: number;
  readonly p99Most?: number;
}

const get = (path: string, headers: Readonly<Record<string, string>>): LoadCall => ({ method: 'GET', path, headers });
const always = (path: string, headers: Readonly<Record<string, string>>) => async () => [get(path, headers)];

/** Signed-in callers bypass the public cache, so the use case itself answers. */
const asSomebody =
  (paths: (site: Site) => Promise<readonly string[]>) =>
  async (site: Site): Promise<readonly LoadCall[]> => {
    const { token } = await signInPremium(site);
    return (await paths(site)).map((path) => get(path, { authorization: token }));
  };

/** Lists in every order, whole and by genre, from their beginning and from further down. */
const lists = async (): Promise<readonly string[]> =>
  [
    {},
    { offset: '72' },
    { sort: 'a-z', language: 'pt_br' },
    { sort: 'a-z', language: 'zh_cn', genres: 'romance,thriller' },
    { genres: 'family' },
  ].map((different) => pathOf('listCollection', { collection_id: DRAMA, limit: '24', ...different }));

const details = async (site: Site): Promise<readonly string[]> => {
  const { objects } = await clientOf(site).listCollection({ collection_id: DRAMA, limit: TITLES });
  return objects.flatMap(({ id }) => [pathOf('getContent', { id }), pathOf('listGroups', { id })]);
};

const LISTS: Limited = { name: 'catalogue JSON, uncached', calls: asSomebody(lists), limit: 'rows', target: 0.85 };
const DETAILS: Limited = { name: 'detail JSON, uncached', calls: asSomebody(details), limit: 'rows', target: 0.6 };
const HOME_SIGNED_IN: Limited = {
  name: 'page, signed in',
  calls: async (site) => [get(HOME, { cookie: cookieOf(await signInPremium(site)) })],
  connections: 8,
  limit: 'render',
  target: 0.4,
};

const LIMITED_CALLS: readonly Limited[] = [
  { name: 'page, signed out', calls: always(HOME, BROTLI), limit: 'bytes', target: 0.5 },
  {
    name: 'home JSON, anonymous',
    calls: always(pathOf('listMenu', { type: 'web', os: 'web', limit: '100' }), { ...BROTLI, ...ANONYMOUS }),
    limit: 'bytes',
    target: 0.4,
    p99Within: 2,
  },
  HOME_SIGNED_IN,
  {
    name: 'catalogue JSON, anonymous',
    calls: always(pathOf('listCollection', { collection_id: DRAMA, limit: '24' }), { ...BROTLI, ...ANONYMOUS }),
    limit: 'bytes',
    target: 0.4,
    p99Within: 2,
  },
  LISTS,
  DETAILS,
  {
    name: 'search, uncached',
    calls: async () => queries().map((q) => get(pathOf('searchTitles', { q, language: 'en_us' }), ANONYMOUS)),
    limit: 'rows',
    target: 0.2,
    p99Most: 60,
  },
];
const GROWING: readonly (readonly [word: string, call: MeasuredCall])[] = [
  ['list', LISTS],
  ['detail', DETAILS],
  ['home', HOME_SIGNED_IN],
];

const aimOf = async (site: Site, { calls }: MeasuredCall): Promise<Aim> => ({
  port: site.port,
  workers: site.workers,
  calls: await calls(site),
});

const LIMIT_NAMES = { bytes: 'node:http', render: 'renderToString', rows: 'Node + pg 24 rows' } as const;

/** Against the same limits as the demo world. */
const measureAgainstLimit = async (bench: Bench, site: Site, call: Limited, titles: string): Promise<Line> => {
  const { name, limit, calls: _calls, ...rest } = call;
  const row = `${name}, ${titles} titles`;
  const [limits, databaseUrl] = [await bench.limits(), await bench.databaseUrl()];
  if (limit === 'rows' && databaseUrl === null) return leftOut(row, 'its limit needs a PostgreSQL');
  const ours = await aimOf(site, call);
  const { path, headers = {} } = ours.calls[0] as LoadCall;
  if (limit === 'bytes') await limits.serve({ path: '/bytes', ...(await answerBytes(site.origin + path, headers)) });
  if (limit === 'render') await limits.render((await answerBytes(site.origin + path, headers)).body.toString());
  const database = limit === 'rows' && databaseUrl !== null && { database: new URL(databaseUrl).pathname.slice(1) };
  return compareRates(bench, {
    ...rest,
    row,
    ours,
    limit: {
      port: limits.port,
      workers: { pids: [limits.pid], ...database },
      calls: [{ method: 'GET', path: `/${limit}`, headers: limit === 'rows' ? {} : headers }],
    },
    limitName: LIMIT_NAMES[limit],
  });
};

const inWords = (titles: number): string => titles.toLocaleString('en-US');
const whole = (cpu: number): string => Math.round(cpu).toLocaleString('en-US');

/** Loads a small and a large catalog with identical calls, in turns. */
const measureGrowth = async (bench: Bench, small: Site, large: Site, titles: number): Promise<Line> => {
  const grown: { word: string; ratio: number; cpu: string; pressure: number | null }[] = [];
  for (const [word, call] of GROWING) {
    const [ours, limit] = [await aimOf(large, call), await aimOf(small, call)];
    const { mine, theirs, pressure } = await measureInTurns(bench, ours, limit, call.connections);
    const [more, less] = [cpuPerRequest(mine), cpuPerRequest(theirs)];
    if (more === null || less === null) return leftOut('growth', 'the system does not tell processor time');
    grown.push({ word, ratio: more / less, cpu: `${whole(more)} / ${whole(less)}`, pressure });
  }
  const worst = Math.max(...grown.map(({ ratio }) => ratio));
  return {
    row: `growth ${inWords(SMALL)} → ${inWords(titles)}: ${grown.map(({ word }) => word).join(', ')} CPU`,
    ours: grown.map(({ ratio }) => `${ratio.toFixed(2)} ×`).join(', '),
    ratio: worst.toFixed(2),
    target: `≤ ${MAX_GROWTH.toFixed(2)}`,
    verdict: worst <= MAX_GROWTH ? 'met' : 'not met',
    cpu: grown.map(({ cpu }) => cpu).join(', '),
    pressure: Math.max(...grown.map(({ pressure }) => pressure ?? 0)),
  };
};

/** The calls of browsing, out of a catalogue that is not the demo's. */
export const grownAnswersRow: Row = {
  name: 'answers of a grown catalogue',
  measure: async (bench) => {
    const titles = bench.options.titles ?? SMALL;
    const [small, large] = [await bench.grown(SMALL), await bench.grown(titles)];
    const lines: Line[] = [];
    for (const call of LIMITED_CALLS) lines.push(await measureAgainstLimit(bench, large, call, inWords(titles)));
    return [...lines, await measureGrowth(bench, small, large, titles)];
  },
};

/** Memory of both servers after the measured requests. */
export const grownMemoryRow: Row = {
  name: 'memory of a grown catalogue',
  measure: async (bench) => {
    const titles = bench.options.titles ?? SMALL;
    const row = `memory, ${inWords(SMALL)} → ${inWords(titles)} titles`;
    const [less, more] = [await bench.grown(SMALL), await bench.grown(titles)].map(({ workers }) =>
      memoryOf(workers.pids[0] ?? 0),
    );
    if (typeof less !== 'number' || typeof more !== 'number') return [leftOut(row, 'the system does not tell memory')];
    return [
      {
        row,
        ours: `${whole(more)} MiB`,
        limit: `${whole(less)} MiB with ${inWords(SMALL)} titles`,
        ratio: (more / less).toFixed(2),
        target: `< ${(titles / SMALL).toFixed(0)} (less than linear)`,
        verdict: more / less < titles / SMALL ? 'met' : 'not met',
      },
    ];
  },
};
