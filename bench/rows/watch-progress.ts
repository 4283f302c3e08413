import { randomUUID } from 'node:crypto';
import { DEMO_PEOPLE } from '@madang/fixtures/people.ts';
import type { Bench } from '../bench.ts';
import { compareRates } from '../compare-rates.ts';
import { leftOut, type Line } from '../line.ts';
import type { LoadCall } from '../load/load.ts';
import { listFilms, pathOf, signInAs } from '../site/calls.ts';
import type { Site } from '../site/site.ts';
import type { Row } from './row.ts';

const PEOPLE = 4;

/** Several viewers in the middle of several films, in a playback of their own; the sequence rises, so that every report is stored. */
const reportsOf = async (site: Site): Promise<readonly LoadCall[]> => {
  const films = (await listFilms(site)).filter(({ state }) => state === 'ready').slice(0, 8);
  const playback = randomUUID();
  const people = await Promise.all(DEMO_PEOPLE.slice(0, PEOPLE).map((person) => signInAs(site, person)));
  return people.flatMap(({ token }) =>
    films.map(({ id }) => ({
      method: 'POST' as const,
      path: pathOf('trackWatch'),
      headers: { authorization: token, 'content-type': 'application/json' },
      body: `{"content_id":"${id}","event":"progress","position":600,"sequence":$N,"playback_id":"${playback}"}`,
    })),
  );
};

const measureOn = async (bench: Bench, site: Site, target?: number): Promise<Line> => {
  const row = `watch progress, one durable row, ${site.kind}`;
  const [databaseUrl, limits] = [await bench.databaseUrl(), await bench.limits()];
  if (databaseUrl === null) return leftOut(row, 'its limit needs a PostgreSQL');
  return compareRates(bench, {
    row,
    ours: { port: site.port, workers: site.workers, calls: await reportsOf(site) },
    limit: {
      port: limits.port,
      workers: { pids: [limits.pid], database: new URL(databaseUrl).pathname.slice(1) },
      calls: [{ method: 'POST', path: '/upsert', body: '{"sequence":$N}' }],
    },
    limitName: 'Node + pg upsert',
    ...(target !== undefined && { target }),
  });
};

export const watchProgressRow: Row = {
  name: 'watch progress',
  measure: async (bench) => {
    const site = await bench.site();
    const lines = site.kind === 'postgres' ? [await measureOn(bench, site, 0.5)] : [];
    return [...lines, await measureOn(bench, await bench.embedded())];
  },
};
